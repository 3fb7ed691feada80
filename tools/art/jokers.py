"""The jokers: the big one is a red sun, the small one an ink moon; shape, colour and word differ."""

from typing import Final, NamedTuple

from tools.art.courts import face
from tools.art.geometry import Box, polar, rays, star
from tools.art.letters import word
from tools.art.palette import BRASS, BRASS_LIGHT, INK, IVORY, RED
from tools.art.sheet import MIDDLE_X, MIDDLE_Y, Layout, index_as_laid_out, place_picture
from tools.art.svg import circle, group, path, polygon, rect, turned_twice

_CREAM: Final = "#EFE6CC"
_STARS: Final = (
    (84, 50, 5), (166, 48, 5), (125, 42, 4), (104, 98, 4), (154, 100, 5), (78, 112, 3.5), (172, 118, 3.5),
    (80, 240, 5), (168, 232, 4.5), (146, 254, 4), (98, 252, 5), (84, 304, 5), (166, 306, 4.5), (125, 308, 4),
)  # fmt: skip
"""Stars round the small joker's moon: x, y and size."""


class _Dress(NamedTuple):
    sign: str
    main: str
    second: str


_BIG: Final = _Dress(RED, "#A51D2B", "#E0A84A")
_SMALL: Final = _Dress(INK, "#20283C", "#8D9BB0")


def sun(x: float, y: float, r: float, fill: str) -> str:
    """Draw the big joker's sign."""
    return (
        path(star(x, y, 12, r, r * 0.62), fill) + circle(x, y, r * 0.5, IVORY) + circle(x, y, r * 0.38, fill)
    )


def moon(x: float, y: float, r: float, fill: str) -> str:
    """Draw the small joker's sign."""
    crescent = path("M6-19A20 20 0 1 0 19 9A16.5 16.5 0 0 1 6-19Z", fill)
    return group(crescent + path(star(9, -4, 4, 8, 2.8), fill), x, y, r / 20)


def _index(layout: Layout, colour: str, *, big: bool) -> str:
    sign = sun if big else moon
    if layout.column:
        cap = 34 if layout.large else 32
        x, y, r = (39, 46, 28) if layout.large else (36, 45, 25)
        drawn = sign(x, y, r, colour)
        drawn += word("JOKER", 150 if layout.large else 138, y + cap / 2, cap, colour, gap=9, bold=3)
    else:
        x, top, scale = (40, 20, 1.35) if layout.large else (33, 18, 1.0)
        height = 27 * scale
        drawn = sign(x, top + 23 * scale, 24 * scale, colour)
        for i, letter in enumerate("JOKER"):
            drawn += word(letter, x, top + 52 * scale + height + i * (height + 5), height, colour, bold=3)
    return index_as_laid_out(drawn, layout)


def _sunburst() -> str:
    return (
        path(star(MIDDLE_X, MIDDLE_Y, 24, 61.5, 50), BRASS, INK, 1.2)
        + circle(MIDDLE_X, MIDDLE_Y, 49, "#F8E8C4", INK, 1.2)
        + circle(MIDDLE_X, MIDDLE_Y, 45, "none", BRASS, 1)
    )


def _crescent(dress: _Dress) -> str:
    return (
        circle(MIDDLE_X, MIDDLE_Y, 60, dress.main, INK, 1.2)
        + path("M131 115.3A60 60 0 1 0 184.6 180A52 52 0 1 1 131 115.3Z", _CREAM, INK, 1)
        + path(star(166, 140, 4, 7, 2), _CREAM)
    )


def _starry(spread: float, fill: str) -> str:
    """Draw the stars, moved apart from the middle line by a factor."""
    data = "".join(
        star(MIDDLE_X + (x - MIDDLE_X) * spread, y, 4, size * 1.5, size * 0.42) for x, y, size in _STARS
    )
    return path(data, fill)


def _jester(dress: _Dress, *, big: bool) -> str:
    """Draw the fool's head: a collar of points, a mask, and a cap with three belled horns."""
    main, second = dress.main, dress.second
    drawn = ""
    for i in (-3, 3, -2, 2, -1, 1, 0):
        angle = 90 - i * 25
        (tip_x, tip_y), (left_x, left_y), (right_x, right_y) = (
            polar(0, 0, 1, angle), polar(0, 0, 1, angle + 20.6), polar(0, 0, 1, angle - 20.6),
        )  # fmt: skip
        tip = (125 + 50 * tip_x, 108 + 44 * tip_y)
        corners = (
            (125, 100),
            (125 + 26 * left_x, 104 + 24 * left_y),
            tip,
            (125 + 26 * right_x, 104 + 24 * right_y),
        )
        drawn += path(polygon(corners), second if i % 2 else main, INK, 1.1)
        drawn += circle(*tip, 3.4, BRASS_LIGHT, INK, 1)
    drawn += path("M104 62C84 56 72 72 67 94C78 84 90 90 99 102L107 82Z", main, INK, 1.3)
    drawn += path("M146 62C166 56 178 72 183 94C172 84 160 90 151 102L143 82Z", second, INK, 1.3)
    drawn += face("#B3303A")
    left_cloth, right_cloth = (second, main) if big else (main, second)
    drawn += path(
        "M102 84C100 60 112 44 126 28C124 46 150 52 148 84C142 72 108 72 102 84Z", left_cloth, INK, 1.3
    )
    drawn += path("M126 28C124 46 150 52 148 84C144 76 135 74 125 74L125 34Z", right_cloth, INK, 0.8)
    drawn += path("M101 86C108 73 142 73 149 86L147.5 78C140 67 110 67 102.5 78Z", BRASS_LIGHT, INK, 1)
    for x, y in ((66, 96), (184, 96), (126, 27)):
        drawn += circle(x, y, 5, BRASS_LIGHT, INK, 1.1) + path(
            f"M{x - 3} {y + 1}L{x + 3} {y + 1}", "none", INK, 1
        )
    return group(drawn, 125 - 125 * 0.9, 177 - 92 * 0.9, 0.9)


def _sunrise(dress: _Dress) -> str:
    """Draw a half sun that rises over a line, above the big joker's head."""
    rays_data = ""
    for i in range(-3, 4):
        tip = polar(MIDDLE_X, 84, 39, -90 + i * 26)
        foot = (polar(MIDDLE_X, 84, 25, -97 + i * 26), polar(MIDDLE_X, 84, 25, -83 + i * 26))
        rays_data += polygon((foot[0], tip, foot[1]))
    return (
        path(rays_data, dress.main, INK, 1)
        + path("M103 84A22 22 0 0 1 147 84Z", dress.second, INK, 1.1)
        + path("M111 84A14 14 0 0 1 139 84", "none", IVORY, 1.4)
        + path("M82 84L168 84M96 89L154 89", "none", BRASS, 1.6)
    )


def _phases(dress: _Dress) -> str:
    """Draw the moon waxing, full and waning, above the small joker's head."""
    crescent = path("M4.5-8.6A9.7 9.7 0 1 0 4.5 8.6A11.5 11.5 0 0 1 4.5-8.6Z", dress.main)
    return (
        circle(MIDDLE_X, 72, 12, dress.second, dress.main, 1.2)
        + circle(MIDDLE_X, 72, 8, "none", dress.main, 0.9)
        + group(crescent, 96, 72)
        + group(crescent, 154, 72, 1, 180)
    )


def joker(layout: Layout, *, big: bool) -> str:
    """Draw everything on a joker but the sheet."""
    dress = _BIG if big else _SMALL
    half_width, zoom = (92, 1.2) if layout.column else (64, 1.0)
    left, width = MIDDLE_X - half_width, 2 * half_width
    box: Box = (left + 3, 30, left + width - 3, 320)
    if big:
        ground = path(rays(MIDDLE_X, MIDDLE_Y, 36, box, inner=50 * zoom, start=-2.5), "#F3DFB4")
    else:
        ground = _starry(zoom, dress.second)
    figure = (_sunburst() if big else _crescent(dress)) + _jester(dress, big=big)
    frame = rect(left, 24, width, 302, 2, "none", BRASS, 1)
    frame += rect(left + 3, 27, width - 6, 296, 1, "none", dress.sign, 1.2)
    sign = (_sunrise if big else _phases)(dress)
    ground += turned_twice(sign, "sign", MIDDLE_X, MIDDLE_Y)
    picture = ground + group(figure, MIDDLE_X * (1 - zoom), MIDDLE_Y * (1 - zoom), zoom) + frame
    return _index(layout, dress.sign, big=big) + place_picture(picture, layout)
