"""Number cards and aces."""

from typing import Final

from tools.art.geometry import polar, star
from tools.art.letters import word
from tools.art.palette import BRASS, BRASS_DEEP, BRASS_LIGHT
from tools.art.sheet import MIDDLE_X, MIDDLE_Y, Layout
from tools.art.suits import SHAPES, suit
from tools.art.svg import circle, group, path, turned_twice

_ROWS: Final = (0, 1 / 3, 1 / 2, 2 / 3, 1)
_PLACES: Final = {"middle": 1 / 2, "upper": 1 / 4, "lower": 3 / 4, "top": 1 / 6, "bottom": 5 / 6}
_PATTERNS: Final = {
    "2": "C0 C4",
    "3": "C0 middle C4",
    "4": "L0 R0 L4 R4",
    "5": "L0 R0 middle L4 R4",
    "6": "L0 R0 L2 R2 L4 R4",
    "7": "L0 R0 upper L2 R2 L4 R4",
    "8": "L0 R0 upper L2 R2 lower L4 R4",
    "9": "L0 R0 L1 R1 middle L3 R3 L4 R4",
    "T": "L0 R0 top L1 R1 L3 R3 bottom L4 R4",
}
"""Pips of each rank: a column (left, centre, right) with a row of ``_ROWS``, or a place midway."""


def pips(rank: str, suit_name: str, colour: str, layout: Layout) -> str:
    """Draw the pips of a number card; the lower ones stand on their heads.

    Column faces keep the pattern, a little closer, below their index.
    """
    height, aside, size = (196, 34, 38) if layout.column else (214, 34, 40)
    top = layout.picture_y - height / 2
    if rank in "23":
        size += 6
    columns = {"L": MIDDLE_X - aside, "C": MIDDLE_X, "R": MIDDLE_X + aside}
    drawn = ""
    for place in _PATTERNS[rank].split():
        if place in _PLACES:
            x, y = MIDDLE_X, top + height * _PLACES[place]
        else:
            x, y = columns[place[0]], top + height * _ROWS[int(place[1])]
        drawn += suit(suit_name, x, y, size, colour, 180 if y > layout.picture_y + 1 else 0)
    return drawn


def _fan() -> str:
    """Draw a brass fan of hairlines with beads over an arc, above the ace's suit."""
    needles, beads = "", ""
    for i in range(-3, 4):
        angle, reach = -90 + i * 13, 104 - abs(i) * 2.4
        (x0, y0), (x1, y1) = polar(0, 0, 84, angle), polar(0, 0, reach, angle)
        needles += f"M{MIDDLE_X + x0:.1f} {MIDDLE_Y + y0:.1f}L{MIDDLE_X + x1:.1f} {MIDDLE_Y + y1:.1f}"
        beads += circle(*polar(MIDDLE_X, MIDDLE_Y, reach + 4, angle), 1.7, BRASS)
    return (
        path(needles, "none", BRASS, 1.6)
        + beads
        + path("M79 107A82 82 0 0 1 171 107", "none", BRASS, 1.3)
        + path("M82.5 112A76 76 0 0 1 167.5 112", "none", BRASS, 0.7)
    )


def _engraving(suit_name: str, colour: str) -> str:
    """Draw what is engraved in the ace's suit: an inner line and a star; in clubs a club in each lobe."""
    if suit_name == "C":
        drawn = ""
        for x, y in ((0, -29.2), (-27, 10.8), (27, 10.8)):
            drawn += circle(MIDDLE_X + x, MIDDLE_Y + y, 16.5, "none", BRASS_LIGHT, 1.5)
            drawn += suit("C", MIDDLE_X + x, MIDDLE_Y + y, 15, BRASS_LIGHT)
        return drawn
    scale, line_y, star_y = {"S": (0.8, 2, 8), "H": (0.8, -1, -8), "D": (0.756, 0, 0)}[suit_name]
    line = group(path(SHAPES[suit_name], "none", BRASS_LIGHT, 2.2), MIDDLE_X, MIDDLE_Y + line_y, scale)
    mark = path(star(0, 0, 8, 17, 5.5), BRASS_LIGHT) + circle(0, 0, 3.4, colour)
    return line + group(mark, MIDDLE_X, MIDDLE_Y + star_y)


def ace(suit_name: str, colour: str) -> str:
    """Draw an ace: the suit, large and engraved, between two brass fans; spades carry the name."""
    drawn = turned_twice(_fan(), "fan", MIDDLE_X, MIDDLE_Y)
    drawn += suit(suit_name, MIDDLE_X, MIDDLE_Y, 108, colour) + _engraving(suit_name, colour)
    if suit_name == "S":
        drawn += word("CARDAVIA", MIDDLE_X, 309, 9.5, BRASS_DEEP, gap=34, alphabet="wordmark")
        drawn += path("M103 316L147 316", "none", BRASS, 1)
    return drawn
