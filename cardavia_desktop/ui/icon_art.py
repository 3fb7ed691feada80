"""Where the glyphs, the seats' emblems and the program's icon lie among the resources.

Glyphs are black on nothing in a box of 24 units: the program paints them in the colour it needs.
Emblems are in their colours, on their plate, in a box of 54 units.
"""

from enum import StrEnum
from typing import Final

APP_ICON: Final = ":/icons/icon.svg"
"""The program's icon for 32 px and more."""

APP_ICON_SMALL: Final = ":/icons/icon-small.svg"
"""The program's icon for 16 to 24 px."""


class Glyph(StrEnum):
    """Signs of one colour."""

    STAR = "star"
    """The wordmark's star, also on wild cards."""
    SPADE = "spade"
    HEART = "heart"
    DIAMOND = "diamond"
    CLUB = "club"
    BIG_JOKER = "big-joker"
    SMALL_JOKER = "small-joker"
    LANDLORD = "landlord"
    FARMER = "farmer"
    PARTNER = "partner"
    OPPONENT = "opponent"
    CARD_BACK = "card-back"
    """Beside a count: so many cards."""
    ARRANGE = "arrange"
    COUNTER = "counter"
    DISPLAY = "display"
    SETTINGS = "settings"
    SOUND_OFF = "sound-off"
    UNDO = "undo"
    REDO = "redo"
    FULL_SCREEN = "full-screen"
    RULES = "rules"
    HINT = "hint"
    DEAL = "deal"
    KEYBOARD = "keyboard"
    STATISTICS = "statistics"
    REVIEW = "review"
    SHARE = "share"
    HELP = "help"
    CHEVRON_DOWN = "chevron-down"
    TICK = "tick"
    DASH = "dash"
    CROSS = "cross"


class Emblem(StrEnum):
    """The signs of the seats."""

    SUN = "sun"
    LOTUS = "lotus"
    MOUNTAINS = "mountains"
    WAVES = "waves"


def glyph_path(glyph: Glyph) -> str:
    """Return the resource path of a glyph.

    >>> glyph_path(Glyph.SOUND_OFF)
    ':/glyphs/sound-off.svg'
    """
    return f":/glyphs/{glyph}.svg"


def emblem_path(emblem: Emblem, *, own_side: bool) -> str:
    """Return the resource path of an emblem: round and brass for your side, else eight-cornered and coral.

    >>> emblem_path(Emblem.LOTUS, own_side=False)
    ':/emblems/lotus-other.svg'
    """
    return f":/emblems/{emblem}-{'own' if own_side else 'other'}.svg"
