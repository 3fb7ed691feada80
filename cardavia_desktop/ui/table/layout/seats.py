"""Where the players' plates stand and what they play lies."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, NamedTuple

from cardavia_desktop.ui.table.layout.actions import RULE
from cardavia_desktop.ui.table.layout.centre import counter_strip
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO, Metrics

_STRIP: Final = 0.46
"""The part of a played card that the next one leaves open where there is room."""
_LEAST_STRIP: Final = 0.23
_LABEL: Final = 34.0
"""Room for the name of a play below its cards, by the text scale."""
_LABEL_COMPACT: Final = 28.0
"""The same in a compact table."""


class Side(Enum):
    """A place around the table."""

    BOTTOM = auto()
    RIGHT = auto()
    TOP = auto()
    LEFT = auto()


def side_of(seat: int, seats: int) -> Side:
    """Return where a seat sits: you at the bottom, the others counterclockwise."""
    if seats == 3:
        return (Side.BOTTOM, Side.RIGHT, Side.LEFT)[seat]
    return (Side.BOTTOM, Side.RIGHT, Side.TOP, Side.LEFT)[seat]


@dataclass(frozen=True, slots=True)
class SeatsLayout:
    """The plates, and the room for what the seats play.

    Attributes:
        plates: each seat's plate, by its side.
        left: where the left seat's play begins.
        right: where the right seat's play ends.
        sides_y: the middle of the side seats' plays.
        sides_h: the height that these may have.
        centre_top: where the play of the seat opposite begins, or yours may reach up to.
        centre_bottom: where your play ends, its name included.
    """

    plates: Mapping[Side, Rect]
    left: float
    right: float
    sides_y: float
    sides_h: float
    centre_top: float
    centre_bottom: float


def seats_layout(
    seats: int,
    metrics: Metrics,
    action_y: float,
    centre_top: float,
    *,
    counter: bool = False,
    titled: bool = False,
    ruled: bool = False,
) -> SeatsLayout:
    """Place the plates.

    Args:
        seats: how many players there are, 3 or 4.
        metrics: the table's scale.
        action_y: the middle of the row of buttons.
        centre_top: where what lies at the top centre ends; a fourth player's plate replaces it.
        counter: whether the card counter takes room at the upper left.
        titled: whether a title stands above the status line.
        ruled: whether a rule stands below it.
    """
    t, scale, felt = metrics.t, metrics.plate_scale, metrics.felt
    width, height = 252 * scale, 84 * scale
    top_edge = 26 * t
    side_y = felt.h * 0.235 if seats == 3 else action_y * (0.44 if metrics.compact else 0.47)
    # Side plays stay clear of the corners above them and of the status line below.
    highest = (118 if seats == 3 or metrics.compact else 152) * t
    if counter:
        strip = counter_strip(metrics)
        highest = max(highest, strip.bottom + 6 * t)
        side_y = max(side_y, strip.bottom + 8 * t)
    left, right = felt.x + 34 * t, felt.right - 34 * t - width
    plates: dict[Side, Rect] = {
        Side.LEFT: Rect(left, side_y, width, height),
        Side.RIGHT: Rect(right, side_y, width, height),
        Side.BOTTOM: Rect(left, action_y - height / 2, width, height),
    }
    if seats == 4:
        plates[Side.TOP] = Rect(felt.cx - width / 2, top_edge, width, height)
        centre_top = top_edge + height + 8 * t
    lowest = action_y - 66 * t - label_room(metrics)
    card_height = min(metrics.play_width * CARD_RATIO, lowest - highest)
    middle = side_y + 4 + card_height / 2 if seats == 3 else side_y + height / 2
    middle = max(highest + card_height / 2, min(middle, lowest - card_height / 2))
    return SeatsLayout(
        plates=plates,
        left=left + width + 34 * t,
        right=right - 34 * t,
        sides_y=middle,
        sides_h=card_height,
        centre_top=centre_top,
        centre_bottom=action_y - ((124 if titled else 72) + (RULE if ruled else 0)) * t,
    )


def label_room(metrics: Metrics) -> float:
    """Return the height that is kept for the name of a play below its cards."""
    return (_LABEL_COMPACT if metrics.compact else _LABEL) * metrics.t


class Fan(NamedTuple):
    """Cards that lie before a seat: the first one's place, the step to the next, and the whole's outline."""

    first: Rect
    step: float
    outline: Rect

    def at(self, index: int) -> Rect:
        """Return the place of one card."""
        return self.first.moved(index * self.step, 0)


def _wanted(count: int, width: float) -> float:
    return width * (1 + _STRIP * (count - 1))


def _fan(count: int, width: float, room: float, middle: float, anchor: float, side: Side) -> Fan:
    """Return a fan of at most ``room``; ``anchor`` is its left, right or middle x, as the side wants."""
    step = 0.0
    if count > 1:
        step = min(_STRIP * width, (room - width) / (count - 1))
        if step < _LEAST_STRIP * width:
            width = room / (1 + _LEAST_STRIP * (count - 1))
            step = _LEAST_STRIP * width
    total = width + step * (count - 1)
    if side is Side.LEFT:
        x = anchor
    elif side is Side.RIGHT:
        x = anchor - total
    else:
        x = anchor - total / 2
    height = width * CARD_RATIO
    outline = Rect(x, middle - height / 2, total, height)
    return Fan(Rect(x, outline.y, width, height), step, outline)


def fans(counts: Mapping[Side, int], layout: SeatsLayout, metrics: Metrics) -> dict[Side, Fan]:
    """Place the cards that lie before the seats so that none covers another's.

    Args:
        counts: how many cards lie before each side; sides without any are left out.
        layout: the seats.
        metrics: the table's scale.
    """
    t, width = metrics.t, metrics.play_width
    height = width * CARD_RATIO
    gap = 18 * t
    label = label_room(metrics)
    centre = [side for side in (Side.TOP, Side.BOTTOM) if side in counts]
    room = layout.centre_bottom - layout.centre_top
    tiers = 2 if len(centre) == 2 and room >= 2 * (0.8 * height + label) else 1
    # In one tier the two lie beside each other, the one opposite at the right.
    centre_room = (
        0.44 * (layout.right - layout.left) if set(counts) - set(centre) else layout.right - layout.left
    )
    abreast = centre if tiers == 1 else []
    wanted = sum(_wanted(counts[side], width) for side in abreast) + gap * max(0, len(abreast) - 1)
    if tiers == 2:
        wanted = max(_wanted(counts[side], width) for side in centre)
    block = min(wanted, centre_room)
    middle_x = metrics.felt.cx
    size = min(height, room / tiers - label) / CARD_RATIO
    down = {
        Side.TOP: layout.centre_top + size * CARD_RATIO / 2,
        Side.BOTTOM: layout.centre_bottom - label - size * CARD_RATIO / 2,
    }
    placed: dict[Side, Fan] = {}
    if tiers == 2:
        for side in centre:
            placed[side] = _fan(counts[side], size, block, down[side], middle_x, side)
    else:
        gaps = gap * max(0, len(centre) - 1)
        shrink = (block - gaps) / max(1.0, wanted - gaps)
        x = middle_x - block / 2
        for side in reversed(centre):
            share = _wanted(counts[side], width) * shrink
            placed[side] = _fan(counts[side], size, share, down[side], x + share / 2, side)
            x += share + gap
    side_width = layout.sides_h / CARD_RATIO
    return placed | _side_fans(counts, layout, side_width, block / 2 + gap if centre else None, middle_x, gap)


def _side_fans(
    counts: Mapping[Side, int],
    layout: SeatsLayout,
    width: float,
    taken: float | None,
    middle: float,
    gap: float,
) -> dict[Side, Fan]:
    """Place the side seats' cards; ``taken`` is half of what lies in the centre."""
    placed = {}
    for side, anchor in ((Side.LEFT, layout.left), (Side.RIGHT, layout.right)):
        if side not in counts:
            continue
        other = Side.RIGHT if side is Side.LEFT else Side.LEFT
        room = layout.right - layout.left
        if taken is not None:
            room = abs(middle - anchor) - taken
        elif other in counts:
            half = (room - gap) / 2
            room = half + max(0.0, half - _wanted(counts[other], width))
        placed[side] = _fan(counts[side], width, room, layout.sides_y, anchor, side)
    return placed


def sides(seats: int) -> Sequence[Side]:
    """Return each seat's side, in the order of seats."""
    return [side_of(seat, seats) for seat in range(seats)]
