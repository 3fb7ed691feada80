"""The climb from 2 to A, as a deal's result shows it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QPolygonF

from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.ui import look
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.face import Ladder
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO
from cardavia_desktop.ui.table.level_box import draw_wild_card
from cardavia_desktop.ui.table.texts import draw_text, text_width

_DEMI: Final = QFont.Weight.DemiBold
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
_STEP: Final = "#B5801F"


def draw_ladder(
    painter: QPainter, look_: Look, ladder: Ladder, room: QRectF, t: float, climbed: float = 1.0
) -> None:
    """Draw the levels, the winners' climb with one arch a level, the others' place, the next wild card.

    ``climbed`` is how much of the climb is shown, 0 to 1.
    """
    y = room.center().y() + 4 * t
    left, right = room.left() + 20 * t, room.right() - 150 * t
    places = [left + (right - left) * index / (len(RANKS) - 1) for index in range(len(RANKS))]
    painter.setPen(QPen(look_.colour("#CBBB96"), 2))
    painter.drawLine(QPointF(left, y), QPointF(right, y))
    if ladder.after > ladder.before:
        painter.setPen(QPen(look_.colour(_STEP), 4 * t))
        start, end = places[ladder.before], places[ladder.after]
        painter.drawLine(QPointF(start, y), QPointF(start + (end - start) * climbed, y))
    for index, rank in enumerate(RANKS):
        on, was = index == ladder.after and climbed == 1, index == ladder.before
        painter.setPen(QPen(look_.colour(look.BRASS_DEEP if on or was else "#CBBB96"), 1.6))
        painter.setBrush(look_.colour(look.PRIMARY if on else look.PAPER))
        radius = (19 if on else 15) * t
        painter.drawEllipse(QPointF(places[index], y), radius, radius)
        strong = on or was or index == ladder.other
        font = look_.font((17 if on else 15) * t, weight=_DEMI)
        colour = look_.colour(look.INK if strong else look.INK_DIM)
        draw_text(painter, places[index], y, look_.letter(rank), font, colour, _CENTRE)
    _hop(painter, look_, places, y - 22 * t, ladder, t, climbed)
    font = look_.font(16 * t, weight=_DEMI)
    name = look.BRASS_DEEP if ladder.own else look.LOSS
    half = text_width(ladder.label, font) / 2
    x = min(max(places[ladder.after], room.left() + half), right + 20 * t - half)
    draw_text(painter, x, room.top() + 18 * t, ladder.label, font, look_.colour(name), _CENTRE)
    other = look_.colour(look.LOSS if ladder.own else look.BRASS_DEEP)
    x = places[ladder.other]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(other)
    tip = y + 21 * t
    painter.drawPolygon(
        QPolygonF([QPointF(x, tip), QPointF(x - 6 * t, tip + 8 * t), QPointF(x + 6 * t, tip + 8 * t)])
    )
    half = text_width(ladder.other_label, font) / 2
    x = min(max(x, room.left() + half), right - half)
    draw_text(painter, x, tip + 20 * t, ladder.other_label, font, other, _CENTRE)
    height = room.height() - 46 * t
    width = min(62 * t, height / CARD_RATIO)
    corner = QPointF(room.right() - width - 16 * t, room.top() + 12 * t)
    draw_wild_card(painter, look_, ladder.wild, corner, width)
    small = look_.font(15 * t, weight=_DEMI)
    colour = look_.colour(look.BRASS_DEEP)
    y = corner.y() + width * CARD_RATIO + 15 * t
    draw_text(painter, corner.x() + width / 2, y, ladder.wild_label, small, colour, _CENTRE)


def _hop(
    painter: QPainter, look_: Look, places: list[float], y: float, ladder: Ladder, t: float, climbed: float
) -> None:
    """Draw one arch a level, the last one with an arrow head."""
    if ladder.after <= ladder.before:
        return
    colour = look_.colour(look.BRASS_DEEP)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(look_.pen(look.BRASS_DEEP, 2.4 * t))
    shown = round((ladder.after - ladder.before) * climbed + 0.01)
    for index in range(ladder.before, ladder.before + shown):
        arch = QPainterPath(QPointF(places[index] + 3 * t, y))
        middle = (places[index] + places[index + 1]) / 2
        arch.quadTo(middle, y - 26 * t, places[index + 1] - 3 * t, y)
        painter.drawPath(arch)
    if climbed < 1:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    tip = QPointF(places[ladder.after] - 2 * t, y + 3 * t)
    painter.drawPolygon(
        QPolygonF(
            [tip, QPointF(tip.x() - 11 * t, tip.y() - 5 * t), QPointF(tip.x() - 1 * t, tip.y() - 12 * t)]
        )
    )
