"""What stands at the top of the table: the bottom cards and the boxes in the corners."""

from typing import Final

from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO, Metrics

TOP: Final = 26.0
"""From the felt's upper edge to what stands there, by the text scale."""


def bottom_cards(count: int, metrics: Metrics) -> list[Rect]:
    """Return the places of the bottom cards, top centre."""
    width = round(92 * metrics.u + 8)
    step = width + 10 * metrics.t
    left = metrics.felt.cx - (step * count - 10 * metrics.t) / 2
    return [Rect(left + index * step, TOP * metrics.t, width, width * CARD_RATIO) for index in range(count)]


def bottom_label_y(metrics: Metrics) -> float:
    """Return the middle of the line below the bottom cards."""
    return TOP * metrics.t + round(92 * metrics.u + 8) * CARD_RATIO + 20 * metrics.t


def corner_box(width: float, height: float, metrics: Metrics) -> Rect:
    """Return a box of that size in the upper right corner."""
    return Rect(metrics.felt.right - 34 * metrics.t - width, TOP * metrics.t, width, height)


def counter_strip(metrics: Metrics) -> Rect:
    """Return the place of the card counter: below the game's lines, or over them in a small window."""
    t = metrics.t
    if metrics.compact:
        return Rect(metrics.felt.x + 24 * t, 18 * t, 470 * t, 86 * t)
    return Rect(metrics.felt.x + 34 * t, 112 * t, 540 * t, 86 * t)
