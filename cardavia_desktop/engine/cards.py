"""Physical cards as small integers, and sets of them as bit masks.

A card is an ``int``: ``copy * 54 + face``. Faces 0..51 are ``rank * 4 + suit`` with the ranks
``2 3 … A`` and the suits ``S H C D``; 52 is the black (small) joker and 53 the red (big) one. One
pack holds the cards 0..53; the second pack of Guandan holds 54..107, so that each physical card has
an id of its own. A hand is a bit mask with bit ``card`` set, the cheapest set that plain Python has:
removing a play is ``hand & ~play``.

>>> text(parse("3S TH RJ"))
'3S TH RJ'
>>> text(cards_of(mask_of(parse("RJ 3S"))))
'3S RJ'
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

Card: TypeAlias = int
"""A physical card: ``copy * 54 + face``."""

Mask: TypeAlias = int
"""A set of physical cards: bit ``card`` is set for each card in it."""

PACK_SIZE: Final = 54
"""Cards in one pack, and the distance between the two copies of a face."""

RANKS: Final = "23456789TJQKA"
"""The ordinary ranks in natural order; a rank's index is its place here."""

SUITS: Final = "SHCD"
"""Spades, hearts, clubs, diamonds; a suit's index is its place here."""

HEARTS: Final = SUITS.index("H")

BLACK_JOKER: Final[Card] = 52
RED_JOKER: Final[Card] = 53

BLACK_JOKER_RANK: Final = 13
"""Rank index of the black (small) joker, above the ordinary ranks 0..12."""

RED_JOKER_RANK: Final = 14
"""Rank index of the red (big) joker."""

RANK_TEXTS: Final = (*RANKS, "BJ", "RJ")
"""The text of each rank index, jokers included."""

_FACE_TEXTS: Final = (*(rank + suit for rank in RANKS for suit in SUITS), "BJ", "RJ")
_FACES: Final = {face_text: face for face, face_text in enumerate(_FACE_TEXTS)}


def face_of(card: Card) -> Card:
    """Return the card's face, 0..53: the same for both copies of a card."""
    return card % PACK_SIZE


def rank_of(card: Card) -> int:
    """Return the card's rank index: 0..12 for 2..A, 13 for the black joker, 14 for the red one."""
    face = card % PACK_SIZE
    return face >> 2 if face < BLACK_JOKER else face - BLACK_JOKER + BLACK_JOKER_RANK


def suit_of(card: Card) -> int | None:
    """Return the card's suit index in :data:`SUITS`, or None for a joker."""
    face = card % PACK_SIZE
    return face & 3 if face < BLACK_JOKER else None


def is_joker(card: Card) -> bool:
    """Tell whether the card is one of the jokers."""
    return card % PACK_SIZE >= BLACK_JOKER


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return the bit mask that holds ``cards``."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: Mask) -> tuple[Card, ...]:
    """Return the cards in ``mask``, lowest id first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def parse(cards_text: str) -> tuple[Card, ...]:
    """Read cards written as rank then suit, separated by white space; jokers are ``BJ`` and ``RJ``.

    The second time that a face occurs it is the second pack's card, so that the result never
    holds one physical card twice.

    Raises:
        ValueError: a token is no card, or a face occurs a third time; the message names the token.
    """
    seen: set[Card] = set()
    found = []
    for token in cards_text.split():
        face = _FACES.get(token)
        if face is None:
            raise ValueError(f"not a card: {token!r}")
        card = face if face not in seen else face + PACK_SIZE
        if card in seen:
            raise ValueError(f"more than two of one card: {token!r}")
        seen.add(card)
        found.append(card)
    return tuple(found)


def text(cards: Iterable[Card]) -> str:
    """Write cards as :func:`parse` reads them, in the order given."""
    return " ".join(_FACE_TEXTS[card % PACK_SIZE] for card in cards)
