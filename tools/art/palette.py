"""Colours of the artwork. Contrasts are on ivory, after WCAG 2."""

from typing import Final, NamedTuple

IVORY: Final = "#FBF6E8"
"""Ground of a card."""
EDGE: Final = "#CBBB96"
"""A card's hairline edge; the shadow does the separating."""
INK: Final = "#1A1D26"
"""Spades and clubs, and every contour: 15.6."""
RED: Final = "#B01E2B"
"""Hearts and diamonds: 6.3."""
BLUE: Final = "#1A4C9A"
"""Diamonds of four colours: 7.6."""
GREEN: Final = "#14613A"
"""Clubs of four colours: 6.9."""
BRASS: Final = "#C4974A"
BRASS_LIGHT: Final = "#E6C788"
BRASS_DEEP: Final = "#8A6424"
STEEL: Final = "#F2F0E8"
STEEL_SHADE: Final = "#9BA3A8"
SKIN: Final = "#F8E7CF"
SKIN_SHADE: Final = "#E4C8A0"


class Dress(NamedTuple):
    """A court's colours: cloth, second cloth, and the two tints of the panel behind it."""

    main: str
    second: str
    tint: str
    tint_deep: str


_TWO_COLOURS: Final = {
    "S": Dress("#1D2C4A", "#5C7BA6", "#E6E9E8", "#D6DDE2"),
    "H": Dress("#8F1B30", "#D0666A", "#F6E3D6", "#EFD0C3"),
    "D": Dress("#B5321F", "#DFA043", "#F8EBD0", "#F0DBB0"),
    "C": Dress("#1B4234", "#6C9A7A", "#E6EDDF", "#D3DFCB"),
}
_FOUR_COLOURS: Final = {
    "S": Dress("#25262C", "#8E8B86", "#ECEAE3", "#DEDBD2"),
    "H": _TWO_COLOURS["H"],
    "D": Dress("#1D4A94", "#7E9FD0", "#E6ECF2", "#D4DFEC"),
    "C": _TWO_COLOURS["C"],
}


def suit_colour(suit: str, *, four: bool) -> str:
    """Return the colour of a suit's pips and index; ``suit`` is one of S, H, D, C."""
    if suit == "H" or (suit == "D" and not four):
        return RED
    if suit == "D":
        return BLUE
    return GREEN if suit == "C" and four else INK


def dress(suit: str, *, four: bool) -> Dress:
    """Return the colours of a suit's courts."""
    return (_FOUR_COLOURS if four else _TWO_COLOURS)[suit]
