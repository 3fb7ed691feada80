"""The row of buttons above the hand, with the name of what is chosen beside it."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.hand import HandLayout
from cardavia_desktop.ui.table.layout.metrics import Metrics


@dataclass(frozen=True, slots=True)
class ActionRow:
    """The row laid out.

    Attributes:
        buttons: the buttons' places, in the order given.
        tools: the tool buttons' places, in the order given, ending at the right edge.
        head: where the name of the chosen cards stands; its width is what was asked for.
        status_y: the middle of the status line.
    """

    buttons: tuple[Rect, ...]
    tools: tuple[Rect, ...]
    head: Rect
    status_y: float


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
) -> ActionRow:
    """Lay the row out as one centred group; where that would touch a neighbour, the name moves above it.

    Args:
        y: the row's middle.
        buttons: the buttons' widths.
        tools: the tool buttons' widths.
        head: the width of the name of the chosen cards, 0 where there is none.
        plate: your own plate, at the left.
        metrics: the table's scale.
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
    lead = head + 30 * t if head else 0.0
    left_limit, right_limit = plate.right + 16 * t, tools_left - 16 * t
    x = metrics.felt.cx - (lead + row) / 2
    beside = lead + row <= right_limit - left_limit
    status_y = y - 52 * t
    if beside:
        x = min(max(x, left_limit), right_limit - lead - row)
        head_rect = Rect(x, y - height / 2, head, height)
        x += lead
    else:
        x = min(max(metrics.felt.cx - row / 2, left_limit), max(left_limit, right_limit - row))
        head_rect = Rect(metrics.felt.cx - head / 2, y - 27 * t - 58 * t, head, height)
        status_y = y - 98 * t
    placed = []
    for width in buttons:
        placed.append(Rect(x, y - height / 2, width, height))
        x += width + gap
    return ActionRow(tuple(placed), tuple(reversed(tool_rects)), head_rect, status_y)
