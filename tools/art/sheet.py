"""What every card has: its size, its ground, and where the index goes in each layout."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from tools.art.letters import word
from tools.art.palette import EDGE, IVORY
from tools.art.suits import suit
from tools.art.svg import document, group, rect, turned_twice

WIDTH: Final = 250
HEIGHT: Final = 350
MIDDLE_X: Final = WIDTH / 2
MIDDLE_Y: Final = HEIGHT / 2
RADIUS: Final = 17


class Layout(NamedTuple):
    """How a card is laid out.

    In ``row`` layouts the suit stands below the rank and both read in a strip at the left edge; the
    index comes again, turned, at the bottom right. In ``column`` layouts the suit stands beside the
    rank and both read in a strip at the top. There the next column covers the right side, and half an
    index would only distract: it comes once, and the picture fills the room below it.
    """

    name: str
    column: bool
    large: bool
    cap: float
    """Cap height of the rank."""
    baseline: float
    rank_x: float
    rank_width: float
    """The rank is condensed to this width."""
    suit_x: float
    suit_y: float
    suit_size: float
    picture_y: float
    """Middle of the picture."""
    picture_scale: float
    """Courts and aces are drawn at this scale."""


LAYOUTS: Final = (
    Layout("row", False, False, 54, 72, 32.5, 46, 32.5, 103, 36, 175, 1.0),
    Layout("row-large", False, True, 78, 95, 41, 60, 41, 137, 52, 175, 0.74),
    Layout("column", True, False, 55, 72, 35, 47, 84, 45, 42, 213, 0.82),
    Layout("column-large", True, True, 63, 76, 36.5, 55, 90, 45, 48, 213, 0.82),
)

FRENCH_LETTERS: Final[Mapping[str, str]] = {"J": "V", "Q": "D", "K": "R"}
"""Valet, dame, roi."""


def rank_text(rank: str, *, french: bool) -> str:
    """Return what is printed for a rank of ``23456789TJQKA``."""
    if rank == "T":
        return "10"
    return FRENCH_LETTERS.get(rank, rank) if french else rank


def index_as_laid_out(body: str, layout: Layout) -> str:
    """Draw an index as often as the layout has it."""
    return body if layout.column else turned_twice(body, "index", MIDDLE_X, MIDDLE_Y)


def place_picture(body: str, layout: Layout) -> str:
    """Put a picture that is drawn about the card's middle where the layout has it."""
    scale = layout.picture_scale
    return group(body, MIDDLE_X * (1 - scale), layout.picture_y - MIDDLE_Y * scale, scale)


def index(layout: Layout, rank: str, suit_name: str, colour: str, *, french: bool) -> str:
    """Draw rank and suit in the top left corner and, in rows, turned in the bottom right one."""
    letters = word(
        rank_text(rank, french=french),
        layout.rank_x,
        layout.baseline,
        layout.cap,
        colour,
        gap=2,
        widest=layout.rank_width,
        bold=2.6,
    )
    mark = suit(suit_name, layout.suit_x, layout.suit_y, layout.suit_size, colour)
    return index_as_laid_out(letters + mark, layout)


def sheet(body: str) -> str:
    """Write a card's whole file: the ivory ground with its edge, and ``body`` on it."""
    ground = rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, RADIUS, IVORY, EDGE, 1.5)
    return document(ground + body, WIDTH, HEIGHT)
