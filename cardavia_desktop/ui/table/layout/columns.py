"""A hand in columns by rank, on one baseline."""

from collections.abc import Sequence
from typing import Final

from cardavia_desktop.engine.cards import Card, is_joker
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.hand import HandLayout, Slot
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO, Metrics

STEP: Final = 0.238
"""The part of a card's height that stays open below the card behind it."""

_AREA: Final = 0.40
"""The height that the tallest column may take, by the window's."""

_LOW_AREA: Final = 0.35
"""The same in a low window, where the plays above would have no room else."""

LARGEST: Final = 0.30
"""The height of a card that has all the room, by the window's."""

LIFT: Final = 0.06
"""How far a chosen card rises, by its height."""

_NO_HAND: Final = 0.17
"""What is kept free below the row of buttons when there is no hand, by the height of the window."""

_CLEARLY_MORE: Final = 1.2

_TALLEST: Final = 5
"""A rank with more cards takes two columns, so that no index is ever cut."""


def column_hand(ranks: Sequence[Sequence[Card]], metrics: Metrics, *, keep: float = 0.0) -> HandLayout:
    """Lay a hand out in columns.

    Args:
        ranks: the cards of each rank, rearmost first; the ranks from left to right.
        metrics: the table's scale.
        keep: the width that the cards had before; they keep it unless clearly more fits.
    """
    columns = [part for rank in ranks for part in _split(rank)]
    count = len(columns)
    if not count:  # whoever is out of cards looks on: the table is theirs
        top = metrics.felt.bottom - _NO_HAND * metrics.hand_height
        return HandLayout((), 0.0, 0.0, top, columns=True, carries=True)
    tallest = max(len(column) for column in columns)
    left, right = metrics.felt.x + 34 * metrics.t, metrics.felt.right - 34 * metrics.t
    stack = 1 + STEP * (tallest - 1)
    has_jokers = is_joker(columns[0][0])
    width = min(
        _area(metrics) * metrics.hand_height / stack / CARD_RATIO,
        (right - left) / (0.62 * (count - 1) + (1.3 if has_jokers else 1.0)),
        LARGEST * metrics.hand_height / CARD_RATIO,
    )
    if keep <= width < keep * _CLEARLY_MORE:
        width = keep
    offsets = _offsets(count, width, right - left, has_jokers=has_jokers)
    height = width * CARD_RATIO
    step = STEP * height
    base = metrics.felt.bottom - 22 * metrics.t - height
    start = (left + right - width - offsets[-1]) / 2
    slots = []
    for index, column in enumerate(columns):
        pitch = min(width, offsets[index + 1] - offsets[index]) if index + 1 < count else width
        for depth, card in enumerate(column):
            above = len(column) - 1 - depth
            rect = Rect(start + offsets[index], base - above * step, width, height)
            slots.append(Slot(card, rect, Rect(rect.x, rect.y, pitch, step if above else height), index))
    lift = LIFT * height
    return HandLayout(tuple(slots), width, lift, _top(metrics), columns=True, carries=True)


def _area(metrics: Metrics) -> float:
    return _LOW_AREA if metrics.low else _AREA


def _top(metrics: Metrics) -> float:
    """Return what the highest hand reaches: what stands above a hand stays while it shrinks."""
    return metrics.felt.bottom - 22 * metrics.t - (_area(metrics) + LIFT * LARGEST) * metrics.hand_height


def _split(rank: Sequence[Card]) -> list[Sequence[Card]]:
    if len(rank) <= _TALLEST:
        return [rank]
    half = (len(rank) + 1) // 2
    return [rank[:half], rank[half:]]


def _offsets(count: int, width: float, room: float, *, has_jokers: bool) -> list[float]:
    """Return each column's distance from the first one."""
    if count == 1:
        return [0.0]
    pitch = min(width * 1.05, (room - width) / (count - 1))
    first = pitch
    if has_jokers and pitch < 0.93 * width:  # the word on the jokers is wider than an index
        first = 0.93 * width
        pitch = (room - width - first) / max(1, count - 2)
    return [0.0, *(first + index * pitch for index in range(count - 1))]
