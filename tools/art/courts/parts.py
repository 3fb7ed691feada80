"""What the figures share: the panel they stand in, the face, and mirrored halves."""

from typing import Final

from tools.art.geometry import polar
from tools.art.palette import INK, SKIN, SKIN_SHADE
from tools.art.svg import circle, group, path

LEFT: Final = 62
RIGHT: Final = 188
TOP: Final = 24
"""Edges of the panel; its lower half is the upper one turned."""

AXIS: Final = 125
"""The figures' middle line."""


def both_sides(body: str) -> str:
    """Draw ``body`` and its mirror image about the middle line."""
    return body + f'<g transform="translate({2 * AXIS} 0)scale(-1 1)">{body}</g>'


def face(lips: str, lower: float = 0) -> str:
    """Draw a calm mask from the front, lit from the left, its lids closed; ``lower`` moves it down."""
    drawn = (
        path("M104 66L104 84C104 104 112 117 125 122C138 117 146 104 146 84L146 66Z", SKIN)
        + path(
            "M125 66L125 84C125 92 129 97 130 100C130 103 127 104 125 104L125 122"
            "C138 117 146 104 146 84L146 66Z",
            SKIN_SHADE,
        )
        + path("M109 83C112 79.5 118 79.5 121 82M129 82C132 79.5 138 79.5 141 83", "none", INK, 1.5)
        + path("M110 88.5C112.5 92 117.5 92 120 89M130 89C132.5 92 137.5 92 140 88.5", "none", INK, 2)
        + path(
            "M119.5 110.5C122 108.8 123.5 109 125 109.8C126.5 109 128 108.8 130.5 110.5"
            "C128 113.6 122 113.6 119.5 110.5Z",
            lips,
        )
    )
    return group(drawn, 0, lower)


def neck(lower: float = 0) -> str:
    """Draw the neck in the face's shadow."""
    return path(
        f"M116 114L116 {138 + lower}C120 {143 + lower} 130 {143 + lower} 134 {138 + lower}L134 114Z",
        SKIN_SHADE,
    )


def lozenge(x: float, y: float, half_width: float, half_height: float) -> str:
    """Write path data for an upright lozenge."""
    w, h = half_width, half_height
    return f"M{x:g} {y - h:g}L{x + w:g} {y:g}L{x:g} {y + h:g}L{x - w:g} {y:g}Z"


def beads(x: float, y: float, radius: float, angles: range, size: float, fill: str) -> str:
    """Draw beads on an arc about (x, y) at so many degrees."""
    return "".join(circle(*polar(x, y, radius, angle), size, fill, INK, 0.8) for angle in angles)
