"""The four suits as shapes."""

from typing import Final

from tools.art.svg import group, path

SHAPES: Final = {
    "S": "M0-50C8-31 46-9 46 17C46 32 35 41 24 41C15 41 8 37 4 30C5 40 10 46 19 50L-19 50"
    "C-10 46-5 40-4 30C-8 37-15 41-24 41C-35 41-46 32-46 17C-46-9-8-31 0-50Z",
    "H": "M0 47C-10 31-47 8-47-20C-47-37-35-47-23-47C-12-47-4-40 0-30C4-40 12-47 23-47"
    "C35-47 47-37 47-20C47 8 10 31 0 47Z",
    "D": "M0-51C7-32 22-13 39 0C22 13 7 32 0 51C-7 32-22 13-39 0C-22-13-7-32 0-51Z",
    "C": "M-23-27A23 23 0 0 1 23-27A23 23 0 0 1-23-27ZM-48 10A23 23 0 0 1-2 10A23 23 0 0 1-48 10Z"
    "M2 10A23 23 0 0 1 48 10A23 23 0 0 1 2 10ZM-13 0A13 13 0 0 1 13 0A13 13 0 0 1-13 0Z"
    "M-4.5 0L4.5 0C4.5 28 9 43 19 50L-19 50C-9 43-4.5 28-4.5 0Z",
}
"""Path data of each suit in a box of about -50..50.

Where a shape has several parts they all run clockwise, so that the non-zero rule unites them.
"""


def suit(name: str, x: float, y: float, size: float, fill: str, turn: float = 0) -> str:
    """Draw a suit about (x, y), ``size`` units high."""
    return group(path(SHAPES[name], fill), x, y, size / 100, turn)
