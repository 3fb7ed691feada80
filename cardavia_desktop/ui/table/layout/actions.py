"""The row of buttons above the hand, with the name of what is chosen beside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.hand import HandLayout
from cardavia_desktop.ui.table.layout.metrics import Metrics

RULE: Final = 28.0
"""The room of the line with a rule, where there is one, by the text scale."""


@dataclass(frozen=True, slots=True)
class ActionRow:
    """The row laid out.

    Attributes:
        buttons: the buttons' places, in the order given.
        tools: the tool buttons' places, in the order given, ending at the right edge.
        head: where the name of the chosen cards stands.
        status_y: the middle of the status line.
        crowded: whether buttons and tools cross for want of room.
        head_above: whether the name stands on the status line, in its place, as there is no room beside.
    """

    buttons: tuple[Rect, ...]
    tools: tuple[Rect, ...]
    head: Rect
    status_y: float
    head_above: bool
    crowded: bool


def action_y(hand: HandLayout, metrics: Metrics) -> float:
    """Return the middle of the row above a hand."""
    return hand.top - (42 if hand.columns or hand.labels else 46) * metrics.t


def action_row(
    y: float,
    buttons: Sequence[float],
    tools: Sequence[float],
    head: float,
    plate: Rect,
    metrics: Metrics,
    *,
    names_cards: bool,
) -> ActionRow:
    """Lay the row out. The buttons stay where they are, whatever is chosen.

    Args:
        y: the row's middle.
        buttons: the buttons' widths.
        tools: the tool buttons' widths.
        head: the width of the name of the chosen cards, 0 where there is none.
        plate: your own plate, at the left.
        metrics: the table's scale.
        names_cards: whether room for that name is kept beside the buttons; else they are centred.
    """
    t = metrics.t
    gap, height = 12 * t, 54 * t
    tool_gap, tool_height = 10 * t, 40 * t
    tools_left = metrics.felt.right - 34 * t
    tool_rects = []
    for width in reversed(tools):
        tools_left -= width
        tool_rects.append(Rect(tools_left, y - tool_height / 2, width, tool_height))
        tools_left -= tool_gap
    tools_left += tool_gap if tools else 0
    row = sum(buttons) + gap * max(0, len(buttons) - 1)
    left_limit, right_limit = plate.right + 16 * t, tools_left - 16 * t
    shift = 130 * t if names_cards else 0.0
    x = max(left_limit, min(metrics.felt.cx + shift - row / 2, right_limit - row))
    status_y = y - 52 * t
    beside = names_cards and head <= x - 28 * t - left_limit
    head_rect = Rect(metrics.felt.cx - head / 2, status_y - 16 * t, head, 32 * t)
    if beside:
        head_rect = Rect(x - 28 * t - head, y - height / 2, head, height)
    placed = []
    for width in buttons:
        placed.append(Rect(x, y - height / 2, width, height))
        x += width + gap
    above = bool(head) and not beside
    crowded = bool(placed and tools) and placed[-1].right > tools_left - 4 * t
    return ActionRow(tuple(placed), tuple(reversed(tool_rects)), head_rect, status_y, above, crowded)
