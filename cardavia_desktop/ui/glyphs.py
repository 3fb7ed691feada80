"""Glyphs painted in the colour that a place needs."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QComboBox

from cardavia_desktop.ui.icon_art import Glyph, glyph_path

_SCALES = (1, 2, 3)


def glyph_pixmap(glyph: Glyph, colour: QColor, size: int, scale: float) -> QPixmap:
    """Return a glyph ``size`` logical pixels high, sharp on a screen of this scale."""
    return _pixmap(glyph, colour.rgba(), size, scale)


def glyph_icon(glyph: Glyph, colour: QColor, size: int) -> QIcon:
    """Return a glyph as an icon for buttons and menus."""
    icon = QIcon()
    for scale in _SCALES:
        icon.addPixmap(glyph_pixmap(glyph, colour, size, scale))
    return icon


@lru_cache(maxsize=256)
def _pixmap(glyph: Glyph, rgba: int, size: int, scale: float) -> QPixmap:
    side = round(size * scale)
    pixmap = QPixmap(QSize(side, side))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(glyph_path(glyph)).render(painter, QRectF(0, 0, side, side))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor.fromRgba(rgba))
    painter.end()
    pixmap.setDevicePixelRatio(scale)
    return pixmap


class ChoiceBox(QComboBox):
    """A combo box with our own chevron, in the colour of its text."""

    SIZE: Final = 14

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chevron over the box."""
        super().paintEvent(event)
        painter = QPainter(self)
        chevron = glyph_pixmap(
            Glyph.CHEVRON_DOWN, self.palette().text().color(), self.SIZE, self.devicePixelRatioF()
        )
        painter.drawPixmap(self.width() - self.SIZE - 10, (self.height() - self.SIZE) // 2, chevron)
