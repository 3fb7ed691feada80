"""Small signs in one colour, black on nothing in a box of 24 units; the program tints them."""

from typing import Final

from tools.art.geometry import polar, star
from tools.art.jokers import moon
from tools.art.suits import SHAPES
from tools.art.svg import circle, document, group, path, polygon, rect

SIZE: Final = 24
_MIDDLE: Final = SIZE / 2
_BLACK: Final = "#000"
_PEN: Final = 1.8
"""Line width: 1.2 px at 16 px, 1.5 px at 20 px."""


def _line(data: str, width: float = _PEN) -> str:
    return path(data, "none", _BLACK, width)


def _shape(data: str) -> str:
    return path(data, _BLACK)


def _suit(name: str) -> str:
    return group(_shape(SHAPES[name]), _MIDDLE, _MIDDLE, 0.21)


def _crown() -> str:
    return _shape("M3.6 17L2.2 6.6L7.6 11L12 3.4L16.4 11L21.8 6.6L20.4 17ZM3.7 18.6L20.3 18.6L20 21L4 21Z")


def _wheat() -> str:
    """Draw an ear of wheat: a grain on top, three pairs below, and the stalk."""
    grain = "M0 0C2.7-1.6 3.1-4.6 2.4-6.6C.2-5.6-1.2-2.8 0 0Z"
    drawn = _shape("M12 7.4C9.6 5.2 9.6 2.6 12 0C14.4 2.6 14.4 5.2 12 7.4Z") + _line("M12 8.6L12 23", 1.7)
    for y in (12, 16, 20):
        for side in (1, -1):
            drawn += f'<g transform="translate({12 + side * 1.3:g} {y:g})scale({side} 1)">'
            drawn += group(_shape(grain), 0, 0, 1.2, 24) + "</g>"
    return drawn


def _rings() -> str:
    """Draw two linked rings: the right one passes below the left one at the top and over it at the foot."""
    left = "M15 12A6 6 0 1 1 3 12A6 6 0 1 1 15 12Z"
    middle, radius = 15.0, 6
    (x0, y0), (x1, y1) = polar(middle, 12, radius, -84), polar(middle, 12, radius, -158)
    right = f"M{x0:.2f} {y0:.2f}A{radius} {radius} 0 1 1 {x1:.2f} {y1:.2f}"
    return _line(left, 2.1) + _line(right, 2.1)


def _card_back() -> str:
    return rect(5.4, 2.2, 13.2, 19.6, 2.4, "none", _BLACK, 1.7) + _shape("M12 6.6L15.4 12L12 17.4L8.6 12Z")


def _arrange() -> str:
    bars = ((3.4, 3.4, 17.2), (10, 6.6, 14), (16.6, 9.8, 10.8))
    return "".join(rect(x, y, 4, height, 1, _BLACK) for x, y, height in bars)


def _counter() -> str:
    drawn = ""
    for row in range(3):
        for column in range(3):
            square = rect(3.2 + column * 6.4, 3.2 + row * 6.4, 4.8, 4.8, 1, _BLACK)
            drawn += square if (row + column) % 2 == 0 else f'<g opacity=".45">{square}</g>'
    return drawn


def _sliders() -> str:
    drawn = ""
    for y, knob in ((5.5, 15.5), (12, 7.5), (18.5, 13.5)):
        drawn += _line(f"M2.8 {y:g}L21.2 {y:g}", 1.6) + circle(knob, y, 2.7, _BLACK)
    return drawn


def _gear() -> str:
    """Draw a wheel of eight teeth; the hub runs the other way round and stays open."""
    rim = []
    for tooth in range(8):
        for radius, angle in ((7.6, -13.5), (10.4, -9), (10.4, 9), (7.6, 13.5)):
            rim.append(polar(_MIDDLE, _MIDDLE, radius, 45 * tooth + angle))
    return _shape(polygon(rim) + "M15.4 12A3.4 3.4 0 1 0 8.6 12A3.4 3.4 0 1 0 15.4 12Z")


_SPEAKER: Final = "M2.6 9L6.8 9L12 4.4L12 19.6L6.8 15L2.6 15Z"


def _lamp() -> str:
    """Draw a lamp: glass, socket, and three rays."""
    return _line(
        "M9.4 16.4C9.4 14.2 6.4 12.8 6.4 9.4A5.6 5.6 0 0 1 17.6 9.4C17.6 12.8 14.6 14.2 14.6 16.4Z"
    ) + _line(
        "M9.6 19.2L14.4 19.2M10.8 21.8L13.2 21.8"
        "M2.6 9.4L3.4 9.4M20.6 9.4L21.4 9.4M5 3.4L5.4 3.8M19 3.4L18.6 3.8",
        1.7,
    )


def _deal() -> str:
    """Draw two cards, the front one with a suit's lozenge."""
    return _line("M8 5.4L5.6 4.6C4.6 4.3 3.6 4.8 3.3 5.8L2.4 9.2", 1.7) + group(
        rect(-5.4, -7.6, 10.8, 15.2, 1.8, "none", _BLACK, 1.7) + _shape("M0-4L2.6 0L0 4L-2.6 0Z"),
        14,
        12.4,
        1,
        12,
    )


def _keyboard() -> str:
    keys = "".join(rect(x, y, 2, 2, 0.5, _BLACK) for y in (8.2, 11.4) for x in (5, 8.4, 11.8, 15.2, 17.6))
    return rect(2, 5.2, 20, 13.6, 2.4, "none", _BLACK, 1.6) + keys + _line("M8 15.8L16 15.8", 1.7)


def _corners(elbow: float, end: float) -> str:
    """Draw four right angles that point outwards where ``elbow`` lies outside of ``end``, else inwards."""
    data = ""
    for x, y in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        points = ((elbow, end), (elbow, elbow), (end, elbow))
        data += polygon(((12 + x * (px - 12), 12 + y * (py - 12)) for px, py in points), closed=False)
    return _line(data, 2)


def _book() -> str:
    return _line(
        "M12 6C9.6 4.2 6.2 3.8 2.8 4.4L2.8 18.6C6.2 18 9.6 18.4 12 20.2"
        "C14.4 18.4 17.8 18 21.2 18.6L21.2 4.4C17.8 3.8 14.4 4.2 12 6ZM12 6L12 20.2",
        1.7,
    )


def _chart() -> str:
    bars = "".join(rect(x, y, 3.8, 19 - y, 0.8, _BLACK) for x, y in ((4.4, 12), (10.1, 8), (15.8, 3.4)))
    return bars + _line("M3 21L21 21", 1.7)


def _big_joker() -> str:
    """Draw the big joker's sun, open between its disc and its rays."""
    hole = "M18 12A6 6 0 1 0 6 12A6 6 0 1 0 18 12Z"
    return _shape(star(_MIDDLE, _MIDDLE, 12, 11.4, 7.6) + hole) + circle(12, 12, 4.4, _BLACK)


GLYPHS: Final = {
    "star": _shape(star(_MIDDLE, _MIDDLE, 8, 11.4, 3.9)),
    "spade": _suit("S"),
    "heart": _suit("H"),
    "diamond": _suit("D"),
    "club": _suit("C"),
    "big-joker": _big_joker(),
    "small-joker": moon(_MIDDLE, _MIDDLE, 11, _BLACK),
    "landlord": _crown(),
    "farmer": _wheat(),
    "partner": _rings(),
    "opponent": _line("M12 2.8L21.2 12L12 21.2L2.8 12Z", 2.6),
    "card-back": _card_back(),
    "arrange": _arrange(),
    "counter": _counter(),
    "display": _sliders(),
    "settings": _gear(),
    "sound-off": _shape(_SPEAKER) + _line("M15.4 9.2L21 14.8M21 9.2L15.4 14.8"),
    "undo": _line("M4 9.4L15 9.4A5 5 0 0 1 15 19.4L9 19.4M8.4 4.8L3.8 9.4L8.4 14", 2),
    "redo": _line("M20 9.4L9 9.4A5 5 0 0 0 9 19.4L15 19.4M15.6 4.8L20.2 9.4L15.6 14", 2),
    "full-screen": _corners(3.6, 8.8),
    "rules": _book(),
    "hint": _lamp(),
    "deal": _deal(),
    "keyboard": _keyboard(),
    "statistics": _chart(),
    "review": circle(10.4, 10.4, 6.8, "none", _BLACK, 1.9) + _line("M15.4 15.4L21 21", 2.3),
    "share": _line("M12 15L12 3.4M7.6 7.4L12 3L16.4 7.4M4 13L4 20.4L20 20.4L20 13", 1.9),
    "help": _line("M8 8.4C8 5.6 9.8 4 12.2 4C14.6 4 16.2 5.6 16.2 7.8C16.2 11 12.2 11.2 12.2 14.8", 2.2)
    + circle(12.2, 19.4, 1.5, _BLACK),
    "chevron-down": _line("M5.6 9L12 15.4L18.4 9", 2.2),
    "tick": _line("M4.6 12.8L9.8 18L19.6 6.4", 2.7),
    "dash": _line("M5 12L19 12", 2.7),
    "cross": _line("M6 6L18 18M18 6L6 18", 2.5),
}  # fmt: skip
"""Each glyph's drawing, by name."""


def glyph_files() -> dict[str, str]:
    """Return path below ``resources`` and text of every glyph."""
    return {f"glyphs/{name}.svg": document(body, SIZE, SIZE) for name, body in GLYPHS.items()}
