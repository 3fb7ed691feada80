"""What is shown at the end of a match: a fan of aces over the panel, and the course of both teams' levels."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from cardavia_desktop.engine.cards import RANKS, parse
from cardavia_desktop.ui import fonts, look
from cardavia_desktop.ui.felt import FELT_RADIUS
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.corner_items import draw_burst
from cardavia_desktop.ui.table.face import ResultContent
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO, Metrics
from cardavia_desktop.ui.table.texts import draw_text

translate = QCoreApplication.translate

_DEMI: Final = QFont.Weight.DemiBold
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight

_ACES: Final = parse("AD AC AH AS")
_TURNS: Final = (-20.0, -7.0, 5.5, 19.0)
"""Degrees by which the cards of the fan are turned."""

_STEP: Final = 0.52
"""From one card of the fan to the next, by their width."""

_PANEL: Final = (1000.0, 560.0)
_FAN: Final = 250.0
"""What is seen of the fan above the panel, by the text scale; less where the window is low."""

_MARKED: Final = (0, 3, 6, 9, 12)
"""The levels that have a line: 2, 5, 8, J and A."""


def match_panel(metrics: Metrics) -> QRectF:
    """Return where the panel lies: below the fan."""
    t, felt = metrics.t, metrics.felt
    width = min(_PANEL[0] * t, felt.w - 16 * t)
    height = min(_PANEL[1] * t, (felt.h - 16 * t) * 0.74)
    fan = _fan_height(metrics, height)
    top = felt.y + max(8 * t, (felt.h - height - fan) / 2) + fan
    return QRectF(felt.cx - width / 2, top, width, height)


def _fan_height(metrics: Metrics, panel: float) -> float:
    return min(_FAN * metrics.t, metrics.felt.h - panel - 24 * metrics.t)


class MatchSheet:
    """Shows a match's result.

    Args:
        look_: what it is painted with.
        content: what to tell; it has a climb.

    Raises:
        ValueError: it has none.
    """

    def __init__(self, look_: Look, content: ResultContent) -> None:
        if content.climb is None:
            raise ValueError("no match has ended")
        self._look = look_
        self._content = content
        self._climb = content.climb

    def paint_ground(self, painter: QPainter, panel: QRectF, metrics: Metrics, opened: float) -> None:
        """Cover the table with empty felt and lay the fan on it; ``opened`` is how far, 0 to 1."""
        felt, t = QRectF(*metrics.felt), metrics.t
        painter.drawPixmap(felt.topLeft(), self._look.felt(felt.width(), felt.height(), t))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.colour("#021615", 0.35 if self._content.good else 0.55))
        painter.drawRoundedRect(felt, FELT_RADIUS * t, FELT_RADIUS * t)
        height = _fan_height(metrics, panel.height())
        width = height * 0.92 / CARD_RATIO
        middle = QPointF(panel.center().x(), panel.top() - height * 0.46)
        if self._content.good:
            painter.save()
            painter.setClipRect(felt)
            painter.translate(middle)
            draw_burst(painter, self._look, width * 2.9)
            painter.restore()
        self._paint_fan(painter, middle, width, min(1.0, 0.3 + 1.4 * opened))

    def _paint_fan(self, painter: QPainter, middle: QPointF, width: float, opened: float) -> None:
        """Lay the aces out for winners, and backs for losers."""
        height = width * CARD_RATIO
        for index, (card, turn) in enumerate(zip(_ACES, _TURNS, strict=True)):
            offset = index - (len(_ACES) - 1) / 2
            painter.save()
            painter.translate(
                middle.x() + offset * _STEP * width * opened, middle.y() + offset * offset * 0.045 * height
            )
            painter.rotate(turn * opened)
            corner = QPointF(-width / 2, -height / 2)
            shadow = self._look.card_shadow(width, 0.75)
            painter.drawPixmap(corner - QPointF(shadow.margin, shadow.margin), shadow.pixmap)
            good = self._content.good
            painter.drawPixmap(corner, self._look.face(card, width) if good else self._look.back(width))
            painter.restore()

    def paint(
        self, painter: QPainter, panel: QRectF, bottom: float, metrics: Metrics, climbed: float
    ) -> None:
        """Write on the panel, down to ``bottom``; ``climbed`` is how much of the course is shown, 0 to 1."""
        t, content = metrics.t, self._content
        ink, dim = self._look.colour(look.INK), self._look.colour(look.INK_DIM)
        x, y = panel.center().x(), panel.top() + (50 if metrics.compact else 64) * t
        draw_text(painter, x, y, content.title, self._look.font(46 * t, fonts.TITLE), ink, _CENTRE)
        y += (38 if metrics.compact else 44) * t
        draw_text(painter, x, y, content.line, self._look.font(18 * t), dim, _CENTRE)
        room = QRectF(panel.left() + 96 * t, y + 34 * t, panel.width() - 316 * t, 0)
        room.setBottom(bottom - 40 * t)
        self._paint_course(painter, room, t, climbed)

    def _paint_course(self, painter: QPainter, room: QRectF, t: float, climbed: float) -> None:
        small, dim = self._look.font(16 * t), self._look.colour(look.INK_DIM)
        strong = self._look.font(16 * t, weight=_DEMI)

        def height_of(level: int) -> float:
            return room.bottom() - room.height() * level / (len(RANKS) - 1)

        for level in _MARKED:
            y = height_of(level)
            painter.setPen(QPen(self._look.colour(look.PAPER_LINE, 0.7 if level == _MARKED[-1] else 0.35), 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            letter = self._look.letter(RANKS[level])
            draw_text(painter, room.left() - 24 * t, y, letter, strong, self._look.colour(look.INK), _RIGHT)
        deals = len(self._climb.own) - 1
        step = room.width() / deals
        stride = max(1, round(26 * t / step + 0.5))
        y = room.bottom() + 20 * t
        for deal in range(0, deals, stride):
            x = room.left() + (deal + 0.5) * step
            draw_text(painter, x, y, str(deal + 1), small, dim, _CENTRE)
        draw_text(painter, room.right() + 26 * t, y, translate("Result", "deals"), small, dim)
        other = self._look.pen(look.LOSS, 2.4 * t)
        other.setStyle(Qt.PenStyle.DashLine)
        other.setCapStyle(Qt.PenCapStyle.FlatCap)
        own = self._look.pen(look.BRASS_DEEP, 4 * t)
        painter.save()
        painter.setClipRect(room.adjusted(-6 * t, -12 * t, -room.width() * (1 - climbed) + 6 * t, 12 * t))
        for course, pen in ((self._climb.other, other), (self._climb.own, own)):
            painter.setPen(pen)
            painter.drawPolyline(_steps(course, room.left(), step, height_of))
        painter.restore()
        if climbed == 1:
            self._paint_ends(
                painter, room, height_of(self._climb.own[-1]), height_of(self._climb.other[-1]), t
            )

    def _paint_ends(self, painter: QPainter, room: QRectF, own: float, other: float, t: float) -> None:
        """Name both teams where their lines end, the winners' on a disc."""
        climb, good = self._climb, self._content.good
        font = self._look.font(17 * t, weight=_DEMI)
        apart = 24 * t
        own_y, other_y = own, other
        if abs(own - other) < apart:
            own_y, other_y = (own, own + apart) if own <= other else (other + apart, other)
        top = own if good else other
        painter.setPen(QPen(self._look.colour(look.BRASS_DEEP), 1.4))
        painter.setBrush(self._look.colour(look.PRIMARY))
        painter.drawEllipse(QPointF(room.right(), top), 15 * t, 15 * t)
        letter = self._look.letter(RANKS[climb.own[-1] if good else climb.other[-1]])
        disc = self._look.font(15 * t, weight=_DEMI)
        draw_text(painter, room.right(), top, letter, disc, self._look.colour(look.ON_PRIMARY), _CENTRE)
        x = room.right() + 26 * t
        for y, name, level, wins, colour in (
            (own_y, climb.own_name, climb.own[-1], good, look.BRASS_DEEP),
            (other_y, climb.other_name, climb.other[-1], not good, look.LOSS),
        ):
            text = name if wins else f"{name}, {self._look.letter(RANKS[level])}"
            draw_text(painter, x, y, text, font, self._look.colour(colour))


def _steps(course: Sequence[int], left: float, step: float, height_of: Callable[[int], float]) -> QPolygonF:
    """Return a line that is level during each deal and rises at its end."""
    points = [QPointF(left, height_of(course[0]))]
    for deal, (before, after) in enumerate(pairwise(course), 1):
        x = left + deal * step
        points += [QPointF(x, height_of(before)), QPointF(x, height_of(after))]
    return QPolygonF(points)
