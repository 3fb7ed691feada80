"""Shapes as path data: stars, rays and circles, cut to a box by arithmetic instead of clip paths."""

import math
from collections.abc import Sequence

from tools.art.svg import Point, circle, path, polygon

Box = tuple[float, float, float, float]
"""Left, top, right and bottom edge."""


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """Return the point at ``radius`` from (x, y); 0° is to the right and 90° is down."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def cut(points: Sequence[Point], box: Box) -> list[Point]:
    """Cut a polygon to a box (Sutherland and Hodgman); an empty list where nothing is left."""
    kept = list(points)
    for axis, limit, sign in ((0, box[0], 1), (0, box[2], -1), (1, box[1], 1), (1, box[3], -1)):
        corners, kept = kept, []
        for here, there in zip(corners, corners[1:] + corners[:1], strict=True):
            inside = (here[axis] - limit) * sign >= 0
            if inside:
                kept.append(here)
            if inside != ((there[axis] - limit) * sign >= 0):
                part = (limit - here[axis]) / (there[axis] - here[axis])
                kept.append((here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1])))
        if not kept:
            return []
    return kept


def cut_polygon(points: Sequence[Point], box: Box) -> str:
    """Write path data for a polygon cut to ``box``; empty where nothing is left."""
    kept = cut(points, box)
    return polygon(kept) if kept else ""


def star(x: float, y: float, points: int, outer: float, inner: float, turn: float = -90) -> str:
    """Write path data for a star of so many ``points``, the first one at ``turn`` degrees."""
    return polygon(
        polar(x, y, outer if i % 2 == 0 else inner, turn + 180 / points * i) for i in range(2 * points)
    )


def rays(
    x: float, y: float, count: int, box: Box, *, inner: float = 0, share: float = 0.5, start: float = 0
) -> str:
    """Write path data for ``count`` wedges about (x, y) that end at the box.

    Each fills ``share`` of its part of the turn.
    """
    reach = math.hypot(box[2] - box[0], box[3] - box[1])
    data = ""
    for i in range(count):
        first = start + 360 / count * i
        last = first + 360 / count * share
        corners = [
            polar(x, y, radius, angle)
            for radius, angle in ((inner, first), (reach, first), (reach, last), (inner, last))
        ]
        data += cut_polygon(corners, box)
    return data


def disc(
    x: float, y: float, r: float, box: Box, fill: str, stroke: str | None = None, width: float = 1.0
) -> str:
    """Draw a circle, as a polygon cut to the box where it crosses the box's edge."""
    if box[0] <= x - r and x + r <= box[2] and box[1] <= y - r and y + r <= box[3]:
        return circle(x, y, r, fill, stroke, width)
    data = cut_polygon([polar(x, y, r, angle) for angle in range(0, 360, 12)], box)
    return path(data, fill, stroke, width) if data else ""
