"""What the figures share: the panel they stand in, and the face."""

from typing import Final

from tools.art.palette import INK, SKIN, SKIN_SHADE
from tools.art.svg import group, path

LEFT: Final = 62
RIGHT: Final = 188
TOP: Final = 24
"""Edges of the panel; its lower half is the upper one turned."""


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
