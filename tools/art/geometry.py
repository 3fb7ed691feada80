"""Shapes as path data: stars, rays and circles, cut to a box by arithmetic instead of clip paths."""

import math
from collections.abc import Sequence

from tools.art.svg import Point, circle, number, path, point_text, polygon

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


def _inside(point: Point, box: Box) -> bool:
    slack = 1e-6
    return box[0] - slack <= point[0] <= box[2] + slack and box[1] - slack <= point[1] <= box[3] + slack


def _crossings(x: float, y: float, r: float, box: Box) -> list[Point]:
    """Return where a circle crosses a box's edges."""
    found = []
    for axis, edge in ((0, box[0]), (0, box[2]), (1, box[1]), (1, box[3])):
        aside = edge - (x, y)[axis]
        if abs(aside) < r:
            along = math.sqrt(r * r - aside * aside)
            for other in ((x, y)[1 - axis] - along, (x, y)[1 - axis] + along):
                point = (edge, other) if axis == 0 else (other, edge)
                if _inside(point, box):
                    found.append(point)
    return found


def _cut_disc(x: float, y: float, r: float, box: Box) -> str:
    """Write path data for what of a disc lies in a box; empty where nothing does.

    That is convex, so its corners follow one another by their angle about their middle: each pair is
    joined by an arc where the circle between them lies in the box, else by a straight line.
    """
    corners = [(u, v) for u in (box[0], box[2]) for v in (box[1], box[3]) if math.hypot(u - x, v - y) < r]
    vertices = _crossings(x, y, r, box) + corners
    if not vertices:
        return ""
    middle_x = sum(u for u, _ in vertices) / len(vertices)
    middle_y = sum(v for _, v in vertices) / len(vertices)
    vertices.sort(key=lambda point: math.atan2(point[1] - middle_y, point[0] - middle_x))
    data = "M" + point_text(vertices[0])
    for here, there in zip(vertices, vertices[1:] + vertices[:1], strict=True):
        start = math.degrees(math.atan2(here[1] - y, here[0] - x))
        sweep = (math.degrees(math.atan2(there[1] - y, there[0] - x)) - start) % 360
        arc = here not in corners and there not in corners and _inside(polar(x, y, r, start + sweep / 2), box)
        size = number(r)
        data += f"A{size} {size} 0 {int(sweep > 180)} 1 " if arc else "L"
        data += point_text(there)
    return data + "Z"


def disc(
    x: float, y: float, r: float, box: Box, fill: str, stroke: str | None = None, width: float = 1.0
) -> str:
    """Draw what of a disc lies in a box."""
    if box[0] <= x - r and x + r <= box[2] and box[1] <= y - r and y + r <= box[3]:
        return circle(x, y, r, fill, stroke, width)
    data = _cut_disc(x, y, r, box)
    return path(data, fill, stroke, width) if data else ""
