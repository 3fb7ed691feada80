"""A hand grouped by combination."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.hand import HandLayout, Label, Slot
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO, Metrics

_STRIP: Final = 0.262
_GAP: Final = 0.30
_LIFT: Final = 0.07
_HEIGHT: Final = 0.27
"""The height of a card that has all the room, by the window's."""

_ROWS: Final = 0.44
"""The height that two rows may take, by the window's."""

_SHOWN: Final = 0.27
"""The part of a card's height that stays open of the row behind, below the names of the front row."""

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
    """

    name: str
    cards: tuple[Card, ...]
    strong: bool
    loose: bool = False


def grouped_hand(groups: Sequence[Group], metrics: Metrics) -> HandLayout:
    """Lay groups out side by side, each a fan with its name on a bracket above.

    Where one row would make the indices too small to read, the groups stand in two rows.
    """
    t, felt = metrics.t, metrics.felt
    room = felt.w - 80 * t
    bottom = felt.bottom - 40 * t
    label = 44 * t
    width = min(room / _units(groups), metrics.window_height * _HEIGHT / CARD_RATIO) if groups else 0.0
    top = bottom - _HEIGHT * (1 + _LIFT) * metrics.window_height - label
    rows: list[Sequence[Group]] = [groups]
    if groups and width < _READABLE:
        rows = _halves(groups)
        tallest = (_ROWS * metrics.window_height - 2 * label) / (1 + _LIFT + _SHOWN)
        width = min(room / max(_units(row) for row in rows), tallest / CARD_RATIO)
        top = bottom - width * CARD_RATIO * (1 + _LIFT + _SHOWN) - 2 * label
    slots: list[Slot] = []
    labels: list[Label] = []
    for number, row in enumerate(rows):
        behind = len(rows) - 1 - number
        step = width * CARD_RATIO * _SHOWN + label
        y = bottom - width * CARD_RATIO - behind * step
        x = felt.cx - _units(row) * width / 2 if row else felt.cx
        first = sum(len(before) for before in rows[:number])
        _lay_row(row, first, x, y, width, metrics, slots, labels, covered=step if behind else 0.0)
    taken = tuple(frozenset(group.cards) for group in groups if not group.loose)
    lift = _LIFT * width * CARD_RATIO
    return HandLayout(tuple(slots), width, lift, top, labels=tuple(labels), groups=taken)


def _units(groups: Sequence[Group]) -> float:
    """Return the width of a row of groups by the width of a card."""
    return sum(1 + _STRIP * (len(group.cards) - 1) for group in groups) + _GAP * (len(groups) - 1)


def _halves(groups: Sequence[Group]) -> list[Sequence[Group]]:
    """Return the groups in two rows of about the same width."""
    cut = min(
        range(1, max(2, len(groups))),
        key=lambda at: max(_units(groups[:at]), _units(groups[at:])) if groups[at:] else _units(groups),
    )
    return [groups[:cut], groups[cut:]] if groups[cut:] else [groups]


def _lay_row(
    groups: Sequence[Group],
    first: int,
    x: float,
    y: float,
    width: float,
    metrics: Metrics,
    slots: list[Slot],
    labels: list[Label],
    *,
    covered: float,
) -> None:
    """Lay groups out from ``x`` on; ``covered`` is what stays open above another row, 0 for the front one."""
    t, height = metrics.t, width * CARD_RATIO
    lift = _LIFT * height
    for number, group in enumerate(groups, first):
        count = len(group.cards)
        total = width * (1 + _STRIP * (count - 1))
        above = y - 0.7 * lift - 30 * t
        on_cards = number > 0 and first > 0
        labels.append(Label(group.name, x + 4 * t, x + total - 4 * t, above, group.strong, on_cards))
        turn = min(_TURN, _WIDEST / max(1, count - 1))
        for index, card in enumerate(group.cards):
            offset = 0.0 if group.loose else index - (count - 1) / 2
            rect = Rect(
                x + index * _STRIP * width, y + offset * offset * width * 0.0067 * turn, width, height
            )
            last = index == count - 1
            open_part = Rect(rect.x, rect.y, width if last else _STRIP * width, covered or height)
            slots.append(Slot(card, rect, open_part, number, offset * turn))
        x += total + _GAP * width
