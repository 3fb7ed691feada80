"""A court card's whole picture: panel, figure and its half-turn, belt and frame."""

from collections.abc import Callable
from typing import Final

from tools.art.courts.jacks import jack
from tools.art.courts.kings import king
from tools.art.courts.panel import panel
from tools.art.courts.parts import LEFT, RIGHT, TOP
from tools.art.courts.queens import queen
from tools.art.palette import BRASS, INK, IVORY, Dress, dress, suit_colour
from tools.art.sheet import HEIGHT, MIDDLE_X, MIDDLE_Y
from tools.art.suits import suit
from tools.art.svg import path, rect, turned_twice

_FIGURES: Final[dict[str, Callable[[Dress, str], str]]] = {"K": king, "Q": queen, "J": jack}


def _belt(suit_name: str, colour: str) -> str:
    """Draw the band where the halves meet, with the suit on its buckle."""
    width = RIGHT - LEFT
    drawn = rect(LEFT, 169, width, 12, 0, INK) + rect(LEFT, 171, width, 8, 0, BRASS)
    studs = "".join(
        f"M{MIDDLE_X + i * 10:g} 171.5l3.5 3.5l-3.5 3.5l-3.5-3.5Z" for i in range(-6, 7) if abs(i) > 1
    )
    drawn += path(studs, INK)
    drawn += path("M125 155L147 175L125 195L103 175Z", IVORY, INK, 1.6)
    drawn += path("M125 160L141.5 175L125 190L108.5 175Z", "none", BRASS, 1)
    return drawn + suit(suit_name, MIDDLE_X, MIDDLE_Y, 20, colour)


def court(rank: str, suit_name: str, *, four: bool) -> str:
    """Draw a court; ``rank`` is K, Q or J, ``four`` tells whether the deck has four colours."""
    clothes = dress(suit_name, four=four)
    figure = panel(suit_name, clothes) + _FIGURES[rank](clothes, suit_name)
    width, height = RIGHT - LEFT, HEIGHT - 2 * TOP
    return (
        turned_twice(figure, "figure", MIDDLE_X, MIDDLE_Y)
        + _belt(suit_name, suit_colour(suit_name, four=four))
        + rect(LEFT, TOP, width, height, 0, "none", INK, 1.6)
        + rect(LEFT - 3.2, TOP - 3.2, width + 6.4, height + 6.4, 1.5, "none", BRASS, 1)
    )
