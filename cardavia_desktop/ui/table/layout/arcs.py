"""The arcs that cards take from seat to seat."""

from typing import Final, NamedTuple

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.ui.table.layout.geometry import Rect

BOW: Final = 0.06
"""How far a flying card leaves the straight line, by the distance, upwards."""

_SAMPLES: Final = 48


class Point(NamedTuple):
    """A point of the table."""

    x: float
    y: float


class Arc(NamedTuple):
    """A quadratic curve from one point to another.

    Attributes:
        start: where it begins.
        control: the point that draws it upwards.
        end: where it ends.
    """

    start: Point
    control: Point
    end: Point

    def at(self, share: float) -> Point:
        """Return the point at a share of the way, 0 to 1."""
        rest = 1 - share
        parts = rest * rest, 2 * rest * share, share * share
        return Point(
            sum(part * point.x for part, point in zip(parts, self, strict=True)),
            sum(part * point.y for part, point in zip(parts, self, strict=True)),
        )


def arc_between(start: Rect, end: Rect) -> Arc:
    """Return the arc from the middle of one rectangle to that of another, as cards fly it."""
    distance = ((end.cx - start.cx) ** 2 + (end.cy - start.cy) ** 2) ** 0.5
    control = Point((start.cx + end.cx) / 2, (start.cy + end.cy) / 2 - 2 * BOW * distance)
    return Arc(Point(start.cx, start.cy), control, Point(end.cx, end.cy))


def outside(arc: Arc, start: Rect, end: Rect, gap: float) -> tuple[float, float]:
    """Return the shares of the way between which an arc is at least ``gap`` away from both its ends."""
    shares = [number / _SAMPLES for number in range(_SAMPLES + 1)]

    def is_free(share: float, of: Rect) -> bool:
        x, y = arc.at(share)
        return not Rect(of.x - gap, of.y - gap, of.w + 2 * gap, of.h + 2 * gap).contains(x, y)

    first = next((share for share in shares if is_free(share, start)), 0.0)
    last = next((share for share in reversed(shares) if is_free(share, end)), 1.0)
    return (first, last) if first < last else (0.0, 0.0)


class GiftWay(NamedTuple):
    """A card that went from seat to seat: the giver's plate, where it lies now, and whether it is seen there.

    In the hand it is seen where the hand shows it, and the arc ends above it.
    """

    card: Card
    start: Rect
    end: Rect
    traced: bool
