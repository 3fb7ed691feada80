"""The deck: every card file, by its path below ``resources``."""

from collections.abc import Iterator

from cardavia_desktop.engine.cards import RANKS, SUITS
from tools.art.backs import bottle, oxblood
from tools.art.courts import court
from tools.art.jokers import joker
from tools.art.palette import suit_colour
from tools.art.pips import ace, pips
from tools.art.sheet import FRENCH_LETTERS, LAYOUTS, MIDDLE_X, Layout, index, place_picture, sheet
from tools.art.suits import suit


def card(layout: Layout, rank: str, suit_name: str, *, four: bool = False, french: bool = False) -> str:
    """Write the file of an ordinary card.

    Args:
        layout: One of :data:`tools.art.sheet.LAYOUTS`.
        rank: One of ``23456789TJQKA``.
        suit_name: One of ``SHCD``.
        four: Diamonds blue and clubs green.
        french: Courts carry R, D and V.
    """
    colour = suit_colour(suit_name, four=four)
    if rank in "JQK":
        picture = place_picture(court(rank, suit_name, four=four), layout)
    elif layout.large:
        # One big suit: nothing that competes with the index.
        picture = suit(suit_name, MIDDLE_X, layout.picture_y, 112 if layout.column else 84, colour)
    elif rank == "A":
        picture = place_picture(ace(suit_name, colour), layout)
    else:
        picture = pips(rank, suit_name, colour, layout)
    return sheet(picture + index(layout, rank, suit_name, colour, french=french))


def _colourings(rank: str, suit_name: str) -> tuple[bool, ...]:
    """Tell in which decks a card differs: hearts never change, spades only in the courts' dress."""
    changes = suit_name in "DC" or (suit_name == "S" and rank in FRENCH_LETTERS)
    return (False, True) if changes else (False,)


def card_files() -> Iterator[tuple[str, str]]:
    """Yield path and text of every face and back; a face that a variant leaves as it is comes once."""
    for layout in LAYOUTS:
        folder = f"cards/{layout.name}"
        for suit_name in SUITS:
            for rank in RANKS:
                for four in _colourings(rank, suit_name):
                    for french in (False, True) if rank in FRENCH_LETTERS else (False,):
                        name = rank + suit_name + ("-four" if four else "") + ("-french" if french else "")
                        yield f"{folder}/{name}.svg", card(layout, rank, suit_name, four=four, french=french)
        for name, big in (("BJ", False), ("RJ", True)):
            yield f"{folder}/{name}.svg", sheet(joker(layout, big=big))
    yield "cards/back/bottle.svg", bottle()
    yield "cards/back/oxblood.svg", oxblood()
