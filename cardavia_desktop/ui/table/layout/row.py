"""A hand in one overlapped row."""

from collections.abc import Sequence
from typing import Final

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.hand import HandLayout, Slot
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO, Metrics

_LEAST_STRIP: Final = 0.23
"""The part of a card's width that its index needs."""


def row_hand(cards: Sequence[Card], metrics: Metrics, *, least_strip: float = _LEAST_STRIP) -> HandLayout:
    """Lay cards out in one row, the first at the left.

    Args:
        cards: the hand in its order.
        metrics: the table's scale.
        least_strip: the part of a card's width that must stay open.
    """
    height = 0.25 * metrics.hand_height
    width = height / CARD_RATIO
    room = metrics.felt.w - 88 * metrics.t
    count = len(cards)
    strip = width / 2
    if count > 1:
        strip = min(strip, (room - width) / (count - 1))
        if strip < least_strip * width:
            width = room / (1 + least_strip * (count - 1))
            height = width * CARD_RATIO
            strip = least_strip * width
    left = metrics.felt.cx - (width + strip * (count - 1)) / 2
    top = metrics.felt.bottom - 22 * metrics.t - height
    slots = []
    for index, card in enumerate(cards):
        rect = Rect(left + index * strip, top, width, height)
        open_part = rect if index == count - 1 else Rect(rect.x, rect.y, strip, height)
        slots.append(Slot(card, rect, open_part, index))
    # What stands above a hand keeps its place while the hand shrinks.
    highest = metrics.felt.bottom - 22 * metrics.t - 0.25 * 1.115 * metrics.hand_height
    return HandLayout(tuple(slots), width, 0.115 * height, highest)
