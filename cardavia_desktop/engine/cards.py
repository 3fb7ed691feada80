"""Physical cards as small integers, and sets of them as bit masks.

A card is an ``int``: ``copy * 54 + face``. Faces 0..51 are ``rank * 4 + suit`` with the ranks
``2 3 … A`` and the suits ``S H C D``; 52 is the black (small) joker and 53 the red (big) one. One
pack holds the cards 0..53; the second pack of Guandan holds 54..107. A hand is a bit mask with bit
``card`` set, the cheapest set that plain Python has.

Copies count within a hand or a combination, not across the table: whoever holds one card of a face holds
its first copy, whoever holds two holds both. An id tells therefore nothing about where the other copy is,
a hand written as text reads back as the same hand, and of two equal cards always the second one leaves.

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

SPADES: Final = SUITS.index("S")
HEARTS: Final = SUITS.index("H")

BLACK_JOKER: Final[Card] = 52
RED_JOKER: Final[Card] = 53

BLACK_JOKER_RANK: Final = 13
"""Rank index of the black (small) joker, above the ordinary ranks 0..12."""

RED_JOKER_RANK: Final = 14
"""Rank index of the red (big) joker."""

RANK_TEXTS: Final = (*RANKS, "BJ", "RJ")
"""The text of each rank index, jokers included."""

_PACK: Final = (1 << PACK_SIZE) - 1
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


def numbered(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards with their copies counted from the first, in the order given.

    >>> numbered([54, 0, 60])
    (0, 54, 6)

    Raises:
        ValueError: there are more than two of a face.
    """
    seen: set[Card] = set()
    found = []
    for card in cards:
        face = card % PACK_SIZE
        copy = face if face not in seen else face + PACK_SIZE
        if copy in seen:
            raise ValueError(f"more than two of one card: {_FACE_TEXTS[face]!r}")
        seen.add(copy)
        found.append(copy)
    return tuple(found)


def holds(hand: Mask, cards: Iterable[Card]) -> bool:
    """Tell whether the hand holds these cards, whichever copies they are called."""
    cards = tuple(cards)
    if not all(0 <= card < 2 * PACK_SIZE for card in cards):
        return False
    first, second = _copies(cards)
    return not (first | second << PACK_SIZE) & ~hand and second >= 0


def without(hand: Mask, cards: Iterable[Card]) -> Mask:
    """Return the hand after it gave these cards away; it must hold them. Of two copies the second goes.

    >>> text(cards_of(without(mask_of(parse("3S 3S 4H")), parse("3S"))))
    '3S 4H'
    """
    first, second = _copies(cards)
    one, two = hand & _PACK, hand >> PACK_SIZE
    left_one = (one & ~first) | (two & ~second)
    left_two = two & ~first
    return left_one | left_two << PACK_SIZE


def with_card(hand: Mask, card: Card) -> Mask:
    """Return the hand after it was given a card; it must not hold both copies of it."""
    face = card % PACK_SIZE
    return hand | 1 << (face + PACK_SIZE if hand >> face & 1 else face)


def _copies(cards: Iterable[Card]) -> tuple[Mask, Mask]:
    """Return the faces that occur, and those that occur twice; -1 for these where one occurs more often."""
    first = second = 0
    for card in cards:
        bit = 1 << card % PACK_SIZE
        if not first & bit:
            first |= bit
        elif not second & bit:
            second |= bit
        else:
            return first, -1
    return first, second


def parse(cards_text: str) -> tuple[Card, ...]:
    """Read cards written as rank then suit, separated by white space; jokers are ``BJ`` and ``RJ``.

    The second time that a face occurs it is its second copy, so that the result never holds one card
    twice.

    Raises:
        ValueError: a token is no card, or a face occurs a third time; the message names the token.
    """
    faces = []
    for token in cards_text.split():
        face = _FACES.get(token)
        if face is None:
            raise ValueError(f"not a card: {token!r}")
        faces.append(face)
    return numbered(faces)


def text(cards: Iterable[Card]) -> str:
    """Write cards as :func:`parse` reads them, in the order given."""
    return " ".join(_FACE_TEXTS[card % PACK_SIZE] for card in cards)
