"""Live cards for the settings: a few faces on felt, and the backs to choose from."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from cardavia_desktop.engine import cards
from cardavia_desktop.ui import look
from cardavia_desktop.ui.card_art import Back, CardStyle
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.theme import Surround

_SAMPLES: Final = cards.parse("AS QH KD 7C")


class CardSamples(QWidget):
    """Four cards as the settings have them."""

    def __init__(self, factor: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self._factor = factor
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(round(190 * factor))

    def show_style(self, style: CardStyle) -> None:
        """Show that variant of the deck."""
        self._look.set_deck(style, Back.BOTTLE)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint felt and cards."""
        del event
        self._look.set_ratio(self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, room = self._factor, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        brass = QColor(look.BRASS)
        brass.setAlphaF(0.4)
        painter.setPen(QPen(brass, 1))
        painter.setBrush(QColor("#16514A"))
        painter.drawRoundedRect(room, 12 * t, 12 * t)
        gap = 12 * t
        width = min(98 * t, (room.width() - 40 * t - 3 * gap) / 4)
        x = room.center().x() - (4 * width + 3 * gap) / 2
        shadow = self._look.card_shadow(width, 0.3)
        for card in _SAMPLES:
            corner = QPointF(x, room.center().y() - width * 0.7)
            painter.drawPixmap(corner - QPointF(shadow.margin, shadow.margin), shadow.pixmap)
            painter.drawPixmap(corner, self._look.face(card, width))
            x += width + gap
        painter.end()


class BackButton(QPushButton):
    """A card back to choose.

    Args:
        back: which one.
        colours: the surround's colours.
        factor: the scale of the chrome.
        parent: the Qt parent.
    """

    def __init__(self, back: Back, colours: Surround, factor: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self._look.set_deck(CardStyle(), back)
        self._colours = colours
        self._factor = factor
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Return the size of the card, its ring and its name."""
        t = self._factor
        name = QFontMetrics(self._font(chosen=True))
        width = max(round(96 * t), name.horizontalAdvance(self.text()) + 6)
        return QSize(width, round(74 * t * 1.4 + 12 + name.height()))

    def _font(self, *, chosen: bool) -> QFont:
        weight = QFont.Weight.DemiBold if chosen else QFont.Weight.Normal
        return Look.font(15 * self._factor, weight=weight)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, a ring around the chosen one, and its name."""
        del event
        self._look.set_ratio(self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 74 * self._factor
        card = QRectF((self.width() - width) / 2, 6, width, width * 1.4)
        radius = width * 0.068
        if self.isChecked():
            painter.setPen(QPen(QColor(self._colours.accent), 3))
            painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._colours.text), 1.6))
            painter.drawRoundedRect(card.adjusted(-5, -5, 5, 5), radius + 5, radius + 5)
        if self.underMouse() and not self.isDown():
            card.translate(0, -1)
        painter.drawPixmap(card.topLeft(), self._look.back(width))
        painter.setFont(self._font(chosen=self.isChecked()))
        bright = self.isChecked() or self.underMouse()
        painter.setPen(QColor(self._colours.text if bright else self._colours.dim))
        below = QRectF(0, card.bottom() + 5, self.width(), self.height() - card.bottom() - 5)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self.text())
        painter.end()
