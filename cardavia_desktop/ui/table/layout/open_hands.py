"""Where the other seats' cards lie when a replay lays them open: small, in rows beside their plates."""

from collections.abc import Mapping
from typing import Final

from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO, Metrics
from cardavia_desktop.ui.table.layout.seats import SeatsLayout, Side

_STRIP: Final = 0.26
"""The part of a card's width that the next one leaves open: its index."""
_STEP: Final = 0.35
"""The part of a card's height that the next row leaves open: index and suit."""
_MOST_ROWS: Final = 4
_NARROW: Final = 110.0
"""Less room than this beside the plate opposite, by the text scale, is none."""
_WIDEST: Final = 70.0
"""The width of a card at most, by the text scale: few cards need not be larger than many."""


def widest_open(metrics: Metrics) -> float:
    """Return the width that a card of an open hand has at most."""
    return _WIDEST * metrics.t


def open_rooms(layout: SeatsLayout, metrics: Metrics, corner_left: float) -> Mapping[Side, Rect]:
    """Return the room for each other seat's cards: below the plates at the sides, beside the one opposite.

    With four seats the one at the left has its cards above its plate, where a replay shows no title.

    Args:
        layout: the seats.
        metrics: the table's scale.
        corner_left: where the box in the upper right corner begins.
    """
    t, plates = metrics.t, layout.plates
    own = plates[Side.BOTTOM]
    rooms = {}
    for side in (Side.LEFT, Side.RIGHT):
        plate = plates[side]
        top = plate.bottom + 10 * t
        # At the left your own plate stands below, with the tab on its edge.
        bottom = own.y - 24 * t if side is Side.LEFT else own.bottom
        rooms[side] = Rect(plate.x, top, plate.w, bottom - top)
    if Side.TOP in plates:
        plate = plates[Side.TOP]
        left, top, height = plate.right + 18 * t, plate.y - 8 * t, plate.h + 16 * t
        beside = Rect(left, top, corner_left - 18 * t - left, height)
        other = plates[Side.LEFT]
        above = Rect(other.x, top, plate.x - 18 * t - other.x, other.y - plate.y - 2 * t)
        if beside.w < _NARROW * t:
            # A small table: the two share the room at the left.
            half = (above.w - 14 * t) / 2
            above, beside = above._replace(w=half), Rect(above.right - half, top, half, height)
        rooms[Side.LEFT], rooms[Side.TOP] = above, beside
    return rooms


def open_hand(room: Rect, count: int, *, widest: float, from_right: bool) -> list[Rect]:
    """Return places for cards in rows, as large as the room allows.

    Args:
        room: where they may lie.
        count: how many there are, at least 1.
        widest: the width of a card at most.
        from_right: whether the rows end at the room's right edge instead of beginning at its left one.
    """
    room = room._replace(w=max(1.0, room.w), h=max(1.0, room.h))
    rows, width = 1, 0.0
    for wanted in range(1, _MOST_ROWS + 1):
        in_row = -(-count // wanted)
        across = room.w / (1 + _STRIP * (in_row - 1))
        down = room.h / (1 + _STEP * (wanted - 1)) / CARD_RATIO
        if min(across, down) > width:
            rows, width = wanted, min(across, down)
    width = min(width, widest)
    rows = next(wanted for wanted in range(1, rows + 1) if _fits(room, -(-count // wanted), width))
    in_row = -(-count // rows)
    places = []
    for index in range(count):
        row, column = divmod(index, in_row)
        length = min(in_row, count - row * in_row)
        start = room.right - width * (1 + _STRIP * (length - 1)) if from_right else room.x
        x, y = start + column * _STRIP * width, room.y + row * _STEP * width * CARD_RATIO
        places.append(Rect(x, y, width, width * CARD_RATIO))
    return places


def _fits(room: Rect, in_row: int, width: float) -> bool:
    """Tell whether a row of so many cards of a width is no wider than the room."""
    return width * (1 + _STRIP * (in_row - 1)) <= room.w + 0.5
