"""Glyphs painted in the colour that a place needs."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

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
    """A combo box with our own chevron, in the colour of its text. A text that is too long ends with dots."""

    SIZE: Final = 14
    """The least size of the chevron, which grows with the text."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box with as much of its text as it has room for, and the chevron."""
        del event
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.setPen(self.palette().text().color())
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        if self.currentIndex() < 0:
            option.palette.setBrush(QPalette.ColorRole.ButtonText, option.palette.placeholderText())
        option.currentText = self.written
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        size = max(self.SIZE, round(0.82 * self.fontInfo().pixelSize()))
        chevron = glyph_pixmap(
            Glyph.CHEVRON_DOWN, self.palette().text().color(), size, self.devicePixelRatioF()
        )
        painter.drawPixmap(self.width() - round(size * 1.7), (self.height() - size) // 2, chevron)

    @property
    def written(self) -> str:
        """Return what is written in the box."""
        option, controls = QStyleOptionComboBox(), QStyle.ComplexControl
        self.initStyleOption(option)
        text = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(controls.CC_ComboBox, option, text, self).width()
        chosen = self.currentText() if self.currentIndex() >= 0 else self.placeholderText()
        return self.fontMetrics().elidedText(chosen, Qt.TextElideMode.ElideRight, room)
