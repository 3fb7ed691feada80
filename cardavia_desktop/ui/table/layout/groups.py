"""A hand grouped by combination: fans side by side, or stacks where fans would be too small to read."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.hand import HandLayout, Label, Slot
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO, Metrics
from cardavia_desktop.ui.table.layout.stacks import Stack, stacked_hand

_STRIP: Final = 0.262
_GAP: Final = 0.30
_LIFT: Final = 0.07
_HEIGHT: Final = 0.27
"""The height of a card that has all the room, by the window's."""

_READABLE: Final = 96.0
"""The width from which on a card's index can be read: it is 20 pixels high."""

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
        unit: how many cards that follow one another go together: 2 in pairs, 3 in triples.
    """

    name: str
    cards: tuple[Card, ...]
    strong: bool
    loose: bool = False
    unit: int = 1


def grouped_hand(groups: Sequence[Group], metrics: Metrics) -> HandLayout:
    """Lay groups out side by side, each a fan with its name on a bracket above.

    Where that would make the indices too small to read, each group stands in stacks of its own instead.

    Args:
        groups: the groups, leftmost first.
        metrics: the table's scale.
    """
    taken = tuple(frozenset(group.cards) for group in groups if not group.loose)
    width = min(
        (metrics.felt.w - 80 * metrics.t) / _units(groups), metrics.hand_height * _HEIGHT / CARD_RATIO
    )
    if width < _READABLE:
        stacks = [Stack(group.name, group.cards, group.strong, group.unit) for group in groups]
        return stacked_hand(stacks, metrics, taken)
    return _fanned(groups, width, metrics, taken)


def _units(groups: Sequence[Group]) -> float:
    """Return the width of a row of groups by the width of a card."""
    fans = sum(1 + _STRIP * (len(group.cards) - 1) for group in groups)
    return max(1.0, fans + _GAP * (len(groups) - 1))


def _fanned(
    groups: Sequence[Group], width: float, metrics: Metrics, taken: tuple[frozenset[Card], ...]
) -> HandLayout:
    t, felt = metrics.t, metrics.felt
    height = width * CARD_RATIO
    bottom = felt.bottom - 40 * t
    lift = _LIFT * height
    y = bottom - height
    x = felt.cx - _units(groups) * width / 2
    slots: list[Slot] = []
    labels: list[Label] = []
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
            open_part = Rect(rect.x, rect.y, width if index == count - 1 else _STRIP * width, height)
            slots.append(Slot(card, rect, open_part, number, offset * turn))
        x += total + _GAP * width
    # What stands above a hand keeps its place while the hand shrinks.
    top = bottom - _HEIGHT * (1 + _LIFT) * metrics.hand_height - 44 * t
    return HandLayout(tuple(slots), width, lift, top, labels=tuple(labels), groups=taken)
