"""A hand grouped by combination."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.hand import HandLayout, Label, Slot
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO, Metrics

_STRIP: Final = 0.262
_GAP: Final = 0.30
_TURN: Final = 1.5
"""Degrees from card to card of a fan."""

_WIDEST: Final = 8.0
"""Degrees from the first card of a fan to its last."""


class Group(NamedTuple):
    """Cards that belong together.

    Attributes:
        name: what stands above them.
        cards: the cards, leftmost first.
        strong: whether they are a bomb.
        loose: whether they are no combination: they lie straight, and a click takes one card.
    """

    name: str
    cards: tuple[Card, ...]
    strong: bool
    loose: bool = False


def grouped_hand(groups: Sequence[Group], metrics: Metrics) -> HandLayout:
    """Lay groups out side by side, each a fan with its name on a bracket above."""
    t, felt = metrics.t, metrics.felt
    left, right = felt.x + 40 * t, felt.right - 40 * t
    bottom = felt.bottom - 40 * t
    if not groups:
        return HandLayout((), 0.0, 0.0, bottom - 0.27 * 1.07 * metrics.window_height - 44 * t)
    units = sum(1 + _STRIP * (len(group.cards) - 1) for group in groups) + _GAP * (len(groups) - 1)
    width = min((right - left) / units, metrics.window_height * 0.27 / CARD_RATIO)
    height = width * CARD_RATIO
    x, y = (left + right - units * width) / 2, bottom - height
    lift = 0.07 * height
    slots: list[Slot] = []
    labels = []
    for number, group in enumerate(groups):
        count = len(group.cards)
        total = width * (1 + _STRIP * (count - 1))
        labels.append(Label(group.name, x + 4 * t, x + total - 4 * t, y - 0.7 * lift - 30 * t, group.strong))
        turn = min(_TURN, _WIDEST / max(1, count - 1))
        for index, card in enumerate(group.cards):
            offset = 0.0 if group.loose else index - (count - 1) / 2
            rect = Rect(
                x + index * _STRIP * width, y + offset * offset * width * 0.0067 * turn, width, height
            )
            last = index == count - 1
            open_part = rect if last else Rect(rect.x, rect.y, _STRIP * width, height)
            slots.append(Slot(card, rect, open_part, number, offset * turn))
        x += total + _GAP * width
    taken = tuple(frozenset(group.cards) for group in groups if not group.loose)
    top = bottom - 0.27 * 1.07 * metrics.window_height - 44 * t
    return HandLayout(tuple(slots), width, lift, top, labels=tuple(labels), groups=taken)
