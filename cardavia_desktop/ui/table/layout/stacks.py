"""A hand grouped by combination in stacks: each group a column or two, with the faces made for columns."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from cardavia_desktop.engine.cards import Card, is_joker
from cardavia_desktop.ui.table.layout.columns import LARGEST, LIFT, STEP
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.hand import HandLayout, Label, Slot
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO, Metrics

_NEXT: Final = 0.62
"""The least step from one column of a group to its next, by a card's width."""

_AFTER_JOKERS: Final = 0.93
"""The same after a column with a joker: its word is wider than an index."""

_NEXT_AT_EASE: Final = 0.86
"""The step from one column of a group to its next where there is room."""

_CLOSEST: Final = 0.80
"""The step from group to group where there is little room: names stand above them."""

_APART: Final = 0.42
"""The gap between groups that have all the room."""

_NAME: Final = 56.0
"""Room for a name in two lines and its bracket, by the text scale."""


_AREAS: Final[Mapping[int, float]] = {3: 0.31, 4: 0.36, 5: 0.40}
"""The height of stacks by the window's, by the most cards of one: the lower, the more table is left."""

_LOW: Final = 0.85
"""What is left of these heights in a low window."""

_READABLE: Final = 91.0
"""The width from which on the index of a face for columns can be read: it is 20 pixels high."""

_READABLE_LOW: Final = _READABLE * 2 / 3
"""The same in a low window, whose lengths have more pixels."""


class Stack(NamedTuple):
    """A group: its name, its cards from the rearmost on, whether it is a bomb, and how many go together."""

    name: str
    cards: tuple[Card, ...]
    strong: bool
    unit: int


class _Height(NamedTuple):
    """How high stacks are: the most cards of one, the height by the window's, and the width of a card."""

    tallest: int
    area: float
    width: float


def stacked_hand(stacks: Sequence[Stack], metrics: Metrics, taken: tuple[frozenset[Card], ...]) -> HandLayout:
    """Lay groups out in stacks on one baseline, as low as the cards can be read: what is played lies above.

    A group with more cards than a stack may have stands in several.

    Args:
        stacks: the groups, leftmost first.
        metrics: the table's scale.
        taken: the cards that one click takes together.
    """
    t, felt = metrics.t, metrics.felt
    high = _height(stacks, metrics)
    width = high.width
    columns = [_columns(stack, high.tallest) for stack in stacks]
    room = _room(metrics)
    within = [_next(part) for parts in columns for part in parts[:-1]]
    inner = sum(within)
    gaps = max(0, len(columns) - 1)
    wide = sum(max(step, _NEXT_AT_EASE) for step in within)
    at_ease = room / width >= wide + gaps + 1
    inner = wide if at_ease else inner
    step = min(1 + _APART, (room / width - inner - 1) / gaps) if gaps else 1.0
    height = width * CARD_RATIO
    base = felt.bottom - 22 * t - height
    x = felt.cx - (inner + step * gaps + 1) * width / 2
    slots: list[Slot] = []
    labels: list[Label] = []
    column = 0
    for stack, parts in zip(stacks, columns, strict=True):
        tallest = max(len(part) for part in parts)
        steps = [max(_next(part), _NEXT_AT_EASE if at_ease else 0.0) for part in parts[:-1]]
        pitch = width * (sum(steps) + min(1.0, step))
        top = base - (tallest - 1) * STEP * height - LIFT * height
        reach = width * (sum(steps) + step) - 10 * t
        labels.append(Label(stack.name, x, x + pitch - 6 * t, top - 27 * t, stack.strong, room=reach))
        for part, on in zip(parts, (*steps, step), strict=True):
            open_w = width * min(1.0, on)
            for depth, card in enumerate(part):
                above = len(part) - 1 - depth
                rect = Rect(x, base - above * STEP * height, width, height)
                open_h = STEP * height if above else height
                slots.append(Slot(card, rect, Rect(rect.x, rect.y, open_w, open_h), column))
            column += 1
            x += width * on
    # What stands above a hand keeps its place while the hand shrinks.
    highest = felt.bottom - 22 * t - (high.area + LIFT * LARGEST) * metrics.hand_height - _NAME * t
    return HandLayout(
        tuple(slots),
        width,
        LIFT * height,
        highest,
        columns=True,
        carries=True,
        labels=tuple(labels),
        groups=taken,
    )


def _room(metrics: Metrics) -> float:
    return metrics.felt.w - 68 * metrics.t


def _height(stacks: Sequence[Stack], metrics: Metrics) -> _Height:
    """Return the least height in which cards can be read, or the one in which they are largest."""
    heights = [_height_of(stacks, metrics, tallest) for tallest in _AREAS]
    readable = _READABLE_LOW if metrics.low else _READABLE
    fitting = (height for height in heights if height.width >= readable)
    return next(fitting, max(heights, key=lambda height: height.width))


def _height_of(stacks: Sequence[Stack], metrics: Metrics, tallest: int) -> _Height:
    columns = [_columns(stack, tallest) for stack in stacks]
    inner = sum(_next(part) for parts in columns for part in parts[:-1])
    area = _AREAS[tallest] * (_LOW if metrics.low else 1.0)
    width = min(
        area * metrics.hand_height / (1 + STEP * (tallest - 1)) / CARD_RATIO,
        _room(metrics) / (inner + _CLOSEST * max(0, len(columns) - 1) + 1),
        LARGEST * metrics.hand_height / CARD_RATIO,
    )
    return _Height(tallest, area, width)


def _next(column: Sequence[Card]) -> float:
    """Return the least step from a column to the next one of its group."""
    return _AFTER_JOKERS if any(is_joker(card) for card in column) else _NEXT


def _columns(stack: Stack, tallest: int) -> list[tuple[Card, ...]]:
    """Return a group's cards in columns of about the same height; what goes together stays so."""
    count = -(-len(stack.cards) // tallest)
    tall = -(-len(stack.cards) // count)
    tall += -tall % stack.unit
    if tall > tallest:
        tall = max(1, tall - stack.unit)
    return [stack.cards[start : start + tall] for start in range(0, len(stack.cards), tall)]
