"""The grounds behind the courts: each suit has its own pattern."""

from typing import Final

from tools.art.courts.parts import LEFT, RIGHT, TOP
from tools.art.geometry import Box, cut_polygon, disc, rays
from tools.art.palette import Dress
from tools.art.sheet import MIDDLE_X, MIDDLE_Y
from tools.art.svg import path, rect, repeated

_BOX: Final[Box] = (LEFT, TOP, RIGHT, MIDDLE_Y)


def _sunrays(dress: Dress) -> str:
    return path(rays(MIDDLE_X, MIDDLE_Y, 44, _BOX, start=-2), dress.tint_deep)


def _fish_scales(dress: Dress) -> str:
    """Draw rows of scales, each row over the one above; rows that are whole repeat earlier ones."""
    drawn = ""
    drawn_at: dict[int, float] = {}
    for row in range(13):
        y = TOP + row * 12.6
        parity = row % 2
        whole = y - 14.4 >= TOP and y + 14.4 <= MIDDLE_Y
        if whole and parity in drawn_at:
            drawn += repeated(f"scales{parity}", 0, y - drawn_at[parity])
            continue
        scales = ""
        for column in range(-1, 6):
            x = LEFT + column * 25.2 + (12.6 if parity else 0)
            for radius, fill in ((14.4, dress.tint_deep), (12.2, dress.tint), (6.4, dress.tint_deep)):
                scales += disc(x, y, radius, _BOX, fill)
        if whole:
            drawn_at[parity] = y
            scales = f'<g id="scales{parity}">{scales}</g>'
        drawn += scales
    return drawn


def _lozenges(dress: Dress) -> str:
    data = ""
    for row in range(9):
        for column in range(8):
            x, y = LEFT + column * 21 + (10.5 if row % 2 else 0), TOP + row * 18
            data += cut_polygon(((x, y - 16), (x + 9, y), (x, y + 16), (x - 9, y)), _BOX)
    return path(data, dress.tint_deep)


def _rings(dress: Dress) -> str:
    drawn = ""
    for radius in range(130, 0, -13):
        drawn += disc(MIDDLE_X, 92, radius, _BOX, dress.tint_deep if radius // 13 % 2 else dress.tint)
    return drawn


def panel(suit_name: str, dress: Dress) -> str:
    """Draw the upper half of a court's ground."""
    pattern = {"S": _sunrays, "H": _fish_scales, "D": _lozenges, "C": _rings}[suit_name]
    return rect(LEFT, TOP, RIGHT - LEFT, MIDDLE_Y - TOP, 0, dress.tint) + pattern(dress)
