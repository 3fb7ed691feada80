"""The picture of a card as it lies on the table: face or back, shadow, rings, badge, thread and veil."""

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.ui import look
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.look import Look, card_shadow_reach
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO

_SEEN: Final = 7 / 8
"""How much of a shadow's soft edge is kept: beyond, it is hardly to be seen, and costs with every frame."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """How a card is shown, apart from where.

    Attributes:
        face: the card whose face is seen, None for the back.
        width: its width at rest.
        columns: whether it has the face made for columns.
        lift: how high it is held over the table, 0 to 1, told by its shadow.
        ring: the colour of a ring around it, or None.
        gold: whether its ground is tinted: it is chosen, or stands for another card.
        wild: the place of the wild card's badge by the card's width from its left edge; None for other cards.
        thread: whether it is part of a straight flush.
        veiled: whether it may not be chosen now.
        mends: whether it would make the chosen cards playable.
    """

    face: Card | None
    width: float
    columns: bool = False
    lift: float = 0.0
    ring: str | None = None
    gold: bool = False
    wild: float | None = None
    thread: bool = False
    veiled: bool = False
    mends: bool = False


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A card's picture, and how far that reaches beyond the card at its left and above it."""

    pixmap: QPixmap
    left: float
    top: float


def card_picture(look_: Look, shape: CardLook) -> CardPicture:
    """Return a card's picture, no larger than its shadow and rings need: flying cards cost by their size."""
    width, height = shape.width, shape.width * CARD_RATIO
    blur, drop = card_shadow_reach(width, shape.lift)
    seen = blur * _SEEN
    ring = _ring_width(width) / 2 + 1.5 if shape.ring is not None else 0.0
    left, top, bottom = (
        max(round(reach * look_.ratio), math.ceil(ring * look_.ratio)) / look_.ratio
        for reach in (seen, seen - drop, seen + drop)
    )
    pixmap = look_.composed(
        shape,
        width + 2 * left,
        top + height + bottom,
        lambda painter: _paint(painter, look_, shape, QPointF(left, top)),
    )
    return CardPicture(pixmap, left, top)


def _ring_width(width: float) -> float:
    """Return the width of the ring around a card of a width."""
    return max(2.0, width * 0.02)


def _paint(painter: QPainter, look_: Look, shape: CardLook, corner: QPointF) -> None:
    width, height = shape.width, shape.width * CARD_RATIO
    rect = QRectF(corner.x(), corner.y(), width, height)
    radius = width * 0.068
    shadow = look_.card_shadow(width, shape.lift)
    painter.drawPixmap(corner - QPointF(shadow.margin, shadow.margin), shadow.pixmap)
    if shape.face is None:
        painter.drawPixmap(corner, look_.back(width))
    else:
        painter.drawPixmap(corner, look_.face(shape.face, width, columns=shape.columns, gold=shape.gold))
    if shape.wild is not None:
        _paint_wild(painter, look_, rect, radius, shape.wild, columns=shape.columns)
    if shape.thread:
        length = (0.235 * height if shape.columns else height * 0.5) - width * 0.06
        # Along the very edge: the index begins 3.6 % of the width from there.
        thread = QRectF(corner.x(), corner.y() + width * 0.06, max(2.5, width * 0.028), length)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look_.colour(look.WILD))
        painter.drawRoundedRect(thread, 2, 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if shape.ring is not None:
        painter.setPen(QPen(look_.colour(shape.ring), _ring_width(width)))
        painter.drawRoundedRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5), radius, radius)
    if shape.mends:
        pen = look_.pen(look.MENDS, max(2.4, width * 0.026))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([3.2, 2.2])
        painter.setPen(pen)
        inset = width * 0.022
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius * 0.8, radius * 0.8)
    if shape.veiled:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look_.colour(look.VEIL, 0.45))
        painter.drawRoundedRect(rect, radius, radius)


def _paint_wild(
    painter: QPainter, look_: Look, rect: QRectF, radius: float, badge: float, *, columns: bool
) -> None:
    """Paint the double gold ring and the star badge."""
    width = rect.width()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = width * 0.02
    for inset, share, name in ((edge, 0.034, look.WILD), (edge * 2.2, 0.012, look.WILD_BRIGHT)):
        painter.setPen(QPen(look_.colour(name), width * share))
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - edge, radius - edge)
    reach = width * 0.092
    # In columns the badge stands beside the index, elsewhere below it.
    centre = QPointF(rect.left() + width * badge, rect.top() + width * (0.165 if columns else 0.72))
    painter.setPen(QPen(look_.colour(look.IVORY), max(1.0, width * 0.01)))
    painter.setBrush(look_.colour("#B5801F"))
    painter.drawEllipse(centre, reach, reach)
    size = reach * 1.6
    star = look_.glyph(Glyph.STAR, size, look.IVORY)
    painter.drawPixmap(centre - QPointF(size / 2, size / 2), star)
