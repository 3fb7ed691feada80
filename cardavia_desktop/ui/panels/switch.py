"""A switch: on or off, told by its thumb's place and a tick, not by colour alone."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from cardavia_desktop.ui.glyphs import glyph_pixmap
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.theme import Surround

_DISABLED: Final = 0.42
"""The opacity of what cannot be switched now."""

_BRIGHTER: Final = 112
"""How bright the ground is below the pointer, by its own brightness in percent."""


class Switch(QPushButton):
    """A checkable button in the shape of a switch.

    Args:
        colours: the surround's colours.
        factor: the scale of the chrome.
        parent: the Qt parent.
    """

    def __init__(self, colours: Surround, factor: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        self._height = max(20.0, 28 * factor)
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Return its size, with room for the ring of the focus."""
        return QSize(round(self._height * 1.75) + 8, round(self._height) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the switch."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, on = self._colours, self.isChecked()
        high, wide = self._height - 2, self._height * 1.75 - 2
        track = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.text), 2))
            painter.drawRoundedRect(track.adjusted(-3, -3, 3, 3), high / 2 + 3, high / 2 + 3)
        accent, quiet = QColor(colours.accent), QColor(colours.dim)
        if not self.isEnabled():
            painter.setOpacity(_DISABLED)
        near = self.underMouse() and self.isEnabled()
        if near and not on:
            quiet = QColor(colours.text)
        if near and on:
            accent = accent.lighter(_BRIGHTER)
        ground = QColor(colours.pressed if self.isDown() else colours.on if near else colours.field)
        painter.setPen(QPen(accent if on else quiet, 1.4))
        painter.setBrush(accent if on else ground)
        painter.drawRoundedRect(track, high / 2, high / 2)
        side = high - 8
        x = track.right() - side - 4 if on else track.left() + 4
        thumb = QRectF(x, track.top() + 4, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.window) if on else quiet)
        if self.isDown():
            thumb.adjust(-2 if on else 0, 0, 0 if on else 2, 0)
        painter.drawRoundedRect(thumb, side / 2, side / 2)
        if on:
            size = max(8, round(side - 3))
            tick = glyph_pixmap(Glyph.TICK, accent, size, self.devicePixelRatioF())
            painter.drawPixmap(thumb.center() - QPointF(size / 2, size / 2), tick)
        painter.end()
