"""The two card backs; each is its own half-turn, so that a hand held either way looks the same."""

from typing import Final, NamedTuple

from tools.art.geometry import Box, cut_polygon, disc, polar, rays, star
from tools.art.sheet import MIDDLE_X, MIDDLE_Y, sheet
from tools.art.svg import circle, path, polygon, rect, repeated, turned_twice

_OUTER: Final[Box] = (13, 13, 237, 337)
_INNER: Final[Box] = (20, 20, 230, 330)


class _Cloth(NamedTuple):
    ground: str
    line: str
    deep: str


_BOTTLE: Final = _Cloth("#0F3F3D", "#C9A55C", "#0A302F")
_OXBLOOD: Final = _Cloth("#5B1722", "#D8B072", "#45101A")


def _lozenge(half_width: float, half_height: float) -> str:
    return polygon(
        (
            (MIDDLE_X, MIDDLE_Y - half_height),
            (MIDDLE_X + half_width, MIDDLE_Y),
            (MIDDLE_X, MIDDLE_Y + half_height),
            (MIDDLE_X - half_width, MIDDLE_Y),
        )
    )


def _frame(body: str, cloth: _Cloth, star_radius: float) -> str:
    """Write a back: its cloth, ``body`` on it, the wordmark's star in the middle and two border lines."""
    x0, y0, x1, y1 = _OUTER
    u0, v0, u1, v1 = _INNER
    mark = path(star(MIDDLE_X, MIDDLE_Y, 8, star_radius, 8), cloth.line)
    mark += circle(MIDDLE_X, MIDDLE_Y, 5, cloth.ground) + circle(MIDDLE_X, MIDDLE_Y, 2.2, cloth.line)
    border = rect(x0, y0, x1 - x0, y1 - y0, 7, "none", cloth.line, 1.4)
    border += rect(u0, v0, u1 - u0, v1 - v0, 2, "none", cloth.line, 1)
    return sheet(rect(x0, y0, x1 - x0, y1 - y0, 7, cloth.ground) + body + mark + border)


def bottle() -> str:
    """Write the bottle-green back: rows of fans that open upwards above and downwards below."""
    left, top, right, _ = _INNER
    upper: Box = (left, top, right, MIDDLE_Y)
    width = (right - left) / 7
    fans = ""
    drawn_at: dict[int, float] = {}
    for row in range(14, -1, -1):
        y = MIDDLE_Y - row * width * 0.4
        parity = row % 2
        whole = y - width / 2 >= top and y + width / 2 <= MIDDLE_Y
        if whole and parity in drawn_at:
            fans += repeated(f"fans{parity}", 0, y - drawn_at[parity])
            continue
        line = ""
        for column in range(-1, 8):
            x = left + width * (column + (0.5 if parity else 0))
            for part, fill in ((0.5, _BOTTLE.ground), (0.36, _BOTTLE.deep), (0.22, "none"), (0.08, "none")):
                line += disc(x, y, width * part, upper, fill, _BOTTLE.line, 0.85)
        if whole:
            drawn_at[parity] = y
            line = f'<g id="fans{parity}">{line}</g>'
        fans += line
    body = turned_twice(fans, "fans", MIDDLE_X, MIDDLE_Y)
    body += path(_lozenge(44, 54), _BOTTLE.ground, _BOTTLE.line, 1.6)
    body += path(_lozenge(38, 47), _BOTTLE.deep, _BOTTLE.line, 0.8)
    return _frame(body, _BOTTLE, 26)


def oxblood() -> str:
    """Write the oxblood back: lozenges over rays, quarter fans in the corners."""
    left, top, right, bottom = _INNER
    body = path(rays(MIDDLE_X, MIDDLE_Y, 72, _INNER), _OXBLOOD.deep)
    for step in range(1, 6):
        x, y = 27.0 * step, 27 * step * 1.42
        corners = (
            (MIDDLE_X, MIDDLE_Y - y),
            (MIDDLE_X + x, MIDDLE_Y),
            (MIDDLE_X, MIDDLE_Y + y),
            (MIDDLE_X - x, MIDDLE_Y),
        )
        body += path(cut_polygon(corners, _INNER), "none", _OXBLOOD.line, 1.5 if step % 2 else 0.8)
    for x, y, start in ((left, top, 0), (right, top, 90), (right, bottom, 180), (left, bottom, 270)):
        for radius in (46, 38, 30, 22, 14):
            outline = polygon([*(polar(x, y, radius, start + angle) for angle in range(0, 91, 6)), (x, y)])
            ground = radius == 46
            body += path(
                outline, _OXBLOOD.ground if ground else "none", _OXBLOOD.line, 1.1 if ground else 0.8
            )
    body += path(_lozenge(28, 39), _OXBLOOD.ground, _OXBLOOD.line, 1.6)
    return _frame(body, _OXBLOOD, 22)
