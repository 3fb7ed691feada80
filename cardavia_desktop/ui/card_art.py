"""Where each drawing of a card lies among the program's resources.

The drawings are whole cards of 250 × 350 units (5 : 7), made by ``python -m tools.art``. A face that
a variant leaves as it is has one file for both, so every path goes through this module.
"""

from dataclasses import dataclass
from enum import StrEnum

from cardavia_desktop.engine import cards
from cardavia_desktop.engine.cards import Card

_COURTS = "JQK"
_FRENCH = {"J": "V", "Q": "D", "K": "R"}


@dataclass(frozen=True, slots=True)
class CardStyle:
    """The variant of the deck that is shown.

    Attributes:
        columns: Rank and suit side by side, to be read in the top 23.5 % of the height, and no turned
            index: the faces for hands in columns. Otherwise they stand one below the other, to be read
            in the left 23 % of the width (29 % where large).
        large: A larger index, and one big suit in place of the pips.
        four_colours: Diamonds blue and clubs green.
        french: The courts carry V, D and R.
    """

    columns: bool = False
    large: bool = False
    four_colours: bool = False
    french: bool = False

    def letter(self, rank: str) -> str:
        """Return how this deck writes a rank, by its text: what stands beside cards is written so too.

        >>> CardStyle(french=True).letter("Q")
        'D'
        """
        if self.french and rank in _FRENCH:
            return _FRENCH[rank]
        return "10" if rank == "T" else rank


class Back(StrEnum):
    """The card backs."""

    BOTTLE = "bottle"
    OXBLOOD = "oxblood"


def face_path(card: Card, style: CardStyle) -> str:
    """Return the resource path of a card's face.

    >>> face_path(*cards.parse("QD"), CardStyle(columns=True, four_colours=True))
    ':/cards/column/QD-four.svg'
    """
    name = cards.text((card,))
    if not cards.is_joker(card):
        rank, suit = name[0], name[1]
        if style.four_colours and (suit in "DC" or (suit == "S" and rank in _COURTS)):
            name += "-four"
        if style.french and rank in _COURTS:
            name += "-french"
    layout = ("column" if style.columns else "row") + ("-large" if style.large else "")
    return f":/cards/{layout}/{name}.svg"


def back_path(back: Back) -> str:
    """Return the resource path of a card back.

    >>> back_path(Back.OXBLOOD)
    ':/cards/back/oxblood.svg'
    """
    return f":/cards/back/{back}.svg"
