"""A game's panel on the welcome page: its cards, what it is, and the button that deals."""

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.ui import fonts, look
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.buttons import TableButton

_TURN: Final = 13.0
"""Degrees between neighbours of the fan."""
_REACH: Final = 2.6
"""The fan's radius by a card's width."""
_FINE: Final = 2.0
"""How much larger than shown the turned cards are drawn, so that turning them blurs nothing."""
_LOW: Final = 440.0
"""The height by the text scale below which a panel is low."""
_LEAST: Final = 20.0
"""The least width of a card that is worth to be shown."""
_WRAPPED: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


@dataclass(frozen=True, slots=True)
class GameTexts:
    """What a panel says.

    Attributes:
        name: the game's name.
        line: who plays against whom.
        invitation: what it is about, in a sentence.
        deal: what the button says.
        key: the key that does the same.
        guide: what the button of the guided deal says.
    """

    name: str
    line: str
    invitation: str
    deal: str
    key: str
    guide: str


class GamePanel(QWidget):
    """Invites to one game; a click anywhere on it accepts.

    Args:
        look_: what it is painted with.
        fan: the cards that are shown, left to right.
        parent: the page.
    """

    chosen = Signal()
    """The person wants this game."""
    guided = Signal()
    """The person wants to be shown how it is played."""

    def __init__(self, look_: Look, fan: tuple[Card, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look_
        self._fan = fan
        self._t = self._large = 1.0
        self._invites = True
        self._texts = GameTexts("", "", "", "", "", "")
        self._text_height = 0.0
        self._favoured = False
        self.button = TableButton(look_, self)
        self.button.clicked.connect(self.chosen)
        self.guide = TableButton(look_, self)
        self.guide.clicked.connect(self.guided)
        self.setFocusProxy(self.button)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, texts: GameTexts) -> None:
        """Say what the game is."""
        self._texts = texts
        self.setAccessibleName(texts.name)
        self._label_button()

    def favour(self, *, favoured: bool) -> None:
        """Show that Enter deals this game."""
        self._favoured = favoured
        self._label_button()
        self.update()

    def place(self, room: QRectF, t: float, large: float) -> None:
        """Take up a part of the page, at the table's text scale; ``large`` is that of large letters by it.

        A low panel does without the invitation, so that its cards can be seen.
        """
        self._t, self._large = t, large
        self._invites = room.height() > _LOW * t
        self.setGeometry(room.toRect())
        self.button.set_scale(t)
        hint = self.button.sizeHint()
        width = max(round(190 * t), hint.width())
        self.guide.set_scale(t * 0.8)
        side = self.guide.sizeHint()
        gap = round(12 * t)
        left = (self.width() - width - gap - side.width()) // 2
        middle = self.height() - 56 * t
        self.button.setGeometry(left, round(middle - hint.height() / 2), width, hint.height())
        self.guide.setGeometry(
            left + width + gap, round(middle - side.height() / 2), side.width(), side.height()
        )

    def text_height(self) -> float:
        """Return the room that the texts need, one below the other."""
        room = self._text_room()
        return sum(
            QFontMetricsF(font).boundingRect(room, _WRAPPED, text).height() + gap
            for text, font, _name, gap in self._lines()
        )

    def set_text_height(self, height: float) -> None:
        """Give the texts that much room, so that panels side by side have theirs at one height."""
        self._text_height = height
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a click on the panel for one on its button."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.chosen.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that the pointer is over it."""
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel; its shadow is the page's."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        t, bright = self._t, self._favoured or self.underMouse()
        panel = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = look.BRASS_BRIGHT if bright else look.BRASS
        painter.setPen(QPen(self._look.colour(edge, 1.0 if bright else 0.4), 2 if bright else 1))
        painter.setBrush(self._look.colour(look.PLATE, 0.72))
        painter.drawRoundedRect(panel, 18 * t, 18 * t)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._look.colour(look.BRASS, 0.22), 1))
        painter.drawRoundedRect(panel.adjusted(9, 9, -9, -9), 12 * t, 12 * t)
        self._paint_texts(painter)
        self._paint_fan(painter)
        painter.end()

    def _label_button(self) -> None:
        texts = self._texts
        self.button.say(texts.deal, texts.key, primary=self._favoured)
        self.button.setAccessibleName(f"{texts.deal}, {texts.name}")
        self.guide.say(texts.guide)
        self.guide.setAccessibleName(f"{texts.guide}, {texts.name}")
        self.button.setAccessibleDescription(f"{texts.line}. {texts.invitation}")

    def _lines(self) -> tuple[tuple[str, QFont, str, float], ...]:
        """Return the texts from above with their fonts, colours and the room below each."""
        t, texts = self._t, self._texts
        return (
            (texts.name, self._look.font(42 * t * self._large, fonts.TITLE), look.BRASS_BRIGHT, 5 * t),
            (texts.line, self._look.font(16 * t), look.SOFT, 7 * t),
            (texts.invitation if self._invites else "", self._look.font(18 * t), look.IVORY, 0.0),
        )

    def _text_room(self) -> QRectF:
        return QRectF(22 * self._t, 0, self.width() - 44 * self._t, self.height())

    def _paint_texts(self, painter: QPainter) -> None:
        room = self._text_room()
        y = self.button.geometry().top() - 26 * self._t - self._text_height
        for text, font, name, gap in self._lines():
            height = QFontMetricsF(font).boundingRect(room, _WRAPPED, text).height()
            painter.setFont(font)
            painter.setPen(self._look.colour(name))
            painter.drawText(QRectF(room.left(), y, room.width(), height + 1), _WRAPPED, text)
            y += height + gap

    def fan_rect(self) -> QRectF:
        """Return the part of the panel that the fan of cards takes up."""
        width, middle = self._fan_place()
        half = math.radians(_TURN * (len(self._fan) - 1) / 2)
        reach = width * (_REACH * math.sin(half) + 0.5 * math.cos(half) + 0.7 * math.sin(half))
        top = middle - 0.7 * width
        return QRectF(self.width() / 2 - reach, top, 2 * reach, width * _fan_height(half))

    def _fan_place(self) -> tuple[float, float]:
        """Return the cards' width, as large as the room allows, and the height of the inmost one's middle."""
        bottom = self.button.geometry().top() - 26 * self._t - self._text_height
        half = math.radians(_TURN * (len(self._fan) - 1) / 2)
        high, wide = bottom - 56 * self._t, self.width() - 84 * self._t
        width = max(0.0, min(high / _fan_height(half), wide / (2 * _REACH * math.sin(half) + 1.4)))
        top = 22 * self._t + (bottom - 22 * self._t - width * _fan_height(half)) / 2
        return width, top + 0.7 * width

    def _paint_fan(self, painter: QPainter) -> None:
        width, middle = self._fan_place()
        if width < _LEAST:
            return
        shadow = self._look.card_shadow(width, 0.5)
        for place, card in enumerate(self._fan):
            angle = _TURN * (place - (len(self._fan) - 1) / 2)
            turn = math.radians(angle)
            painter.save()
            painter.translate(
                self.width() / 2 + _REACH * width * math.sin(turn),
                middle + _REACH * width * (1 - math.cos(turn)),
            )
            painter.rotate(angle)
            corner = QPointF(-width / 2, -width * 0.7)
            painter.drawPixmap(corner - QPointF(shadow.margin, shadow.margin), shadow.pixmap)
            face = self._look.face(card, width * _FINE)
            painter.drawPixmap(QRectF(corner.x(), corner.y(), width, width * 1.4), face, QRectF(face.rect()))
            painter.restore()


def _fan_height(half: float) -> float:
    """Return the height of a fan by a card's width; ``half`` is the outermost card's turn in radians.

    The outermost card lies lower on the arc, and its lowest corner hangs below its own middle.
    """
    return 0.7 + _REACH * (1 - math.cos(half)) + 0.5 * math.sin(half) + 0.7 * math.cos(half)
