"""SVG fragments as text, in the subset that QtSvg draws exactly.

No text, clip paths, masks, filters or style sheets: only groups, paths, circles, rectangles,
gradients and ``use``. Numbers are written with at most two decimals, so that the same drawing is
the same bytes on every machine.
"""

from collections.abc import Iterable

Point = tuple[float, float]
"""A point in drawing units, x to the right and y downwards."""


def number(value: float, digits: int = 2) -> str:
    """Write a coordinate briefly: ``1.50`` as ``1.5``, ``-0.00`` as ``0``, ``0.25`` as ``.25``."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in {"-0", "0"}:
        return "0"
    if text.startswith("0."):
        return text[1:]
    return "-" + text[2:] if text.startswith("-0.") else text


def _paint(fill: str, stroke: str | None, width: float) -> str:
    """Write an element's colours; a file's root says that nothing is filled unless told."""
    filled = "" if fill == "none" else f' fill="{fill}"'
    pen = (
        ""
        if stroke is None
        else f' stroke="{stroke}"' + ("" if width == 1 else f' stroke-width="{number(width)}"')
    )
    return filled + pen


def path(data: str, fill: str = "none", stroke: str | None = None, width: float = 1.0) -> str:
    """Draw SVG path data."""
    return f'<path d="{data}"{_paint(fill, stroke, width)}/>'


def circle(
    x: float, y: float, r: float, fill: str = "none", stroke: str | None = None, width: float = 1.0
) -> str:
    """Draw a circle about (x, y)."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}"{_paint(fill, stroke, width)}/>'


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float = 0,
    fill: str = "none",
    stroke: str | None = None,
    pen_width: float = 1.0,
) -> str:
    """Draw a rectangle from its top left corner, its corners rounded by ``radius``."""
    corner = f' rx="{number(radius)}"' if radius else ""
    box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f"<rect {box}{corner}{_paint(fill, stroke, pen_width)}/>"


def group(body: str, x: float = 0, y: float = 0, scale: float = 1.0, turn: float = 0) -> str:
    """Move ``body`` so that its origin lies at (x, y), scaled and then turned clockwise by degrees."""
    steps = f"translate({number(x)} {number(y)})" if x or y else ""
    steps += f"rotate({number(turn)})" if turn else ""
    steps += f"scale({number(scale, 4)})" if scale != 1 else ""
    return f'<g transform="{steps}">{body}</g>' if steps else body


def turned_twice(body: str, name: str, x: float, y: float) -> str:
    """Draw ``body`` and once more turned by 180° about (x, y); ``name`` is its id in the file."""
    return (
        f'<g id="{name}">{body}</g>'
        f'<use xlink:href="#{name}" transform="rotate(180 {number(x)} {number(y)})"/>'
    )


def repeated(name: str, x: float, y: float) -> str:
    """Draw what has the id ``name`` once more, moved by (x, y)."""
    return f'<use xlink:href="#{name}" transform="translate({number(x)} {number(y)})"/>'


def point_text(point: Point) -> str:
    """Write a point as path data has it."""
    return f"{number(point[0])} {number(point[1])}"


def polygon(points: Iterable[Point], *, closed: bool = True) -> str:
    """Write path data for straight lines through ``points``."""
    return "M" + "L".join(map(point_text, points)) + ("Z" if closed else "")


def document(body: str, width: float, height: float) -> str:
    """Write a whole SVG file of ``width`` × ``height`` units, ending in a line feed.

    Its root makes all joins and ends of lines round, and leaves shapes unfilled that have no colour.
    """
    links = ' xmlns:xlink="http://www.w3.org/1999/xlink"' if "xlink:" in body else ""
    size = f"{number(width)} {number(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{links} viewBox="0 0 {size}" '
        f'width="{number(width)}" height="{number(height)}" '
        f'fill="none" stroke-linejoin="round" stroke-linecap="round">{body}</svg>\n'
    )
