"""Sets of cards as four bits a rank in one integer, the form in which hands are searched here."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.doudizhu.shapes import BLACK_JOKER_STRENGTH, CHAIN_END, strength_of

Packed: TypeAlias = int
"""A set of cards: ``packed >> 4 * strength & 15`` cards of each strength, 0 for a three to 14."""

STRENGTHS: Final = 15
LOW_BITS: Final[Packed] = 0x111111111111111
"""The lowest bit of every strength."""

ROCKET: Final[Packed] = 0x11 << 4 * BLACK_JOKER_STRENGTH

_OF_CARD: Final = tuple(1 << 4 * strength_of(card) for card in range(54))


def pack(cards: Iterable[Card]) -> Packed:
    """Return ``cards`` as a packed set."""
    return sum([_OF_CARD[card] for card in cards])


def at_least(cards: Packed, copies: int) -> Packed:
    """Return the lowest bit of each strength of which there are ``copies`` (1..4) cards or more."""
    if copies == 1:
        return (cards | cards >> 1 | cards >> 2) & LOW_BITS
    if copies == 2:
        return (cards >> 1 | cards >> 2) & LOW_BITS
    if copies == 3:
        return (cards >> 2 | (cards & cards >> 1)) & LOW_BITS
    return cards >> 2 & LOW_BITS


def highest(cards: Packed, copies: int, length: int) -> int:
    """Return the highest strength that ends ``length`` ranks in a row with ``copies`` cards each, or -1.

    A length of 1 asks for equal cards of any rank; longer runs end at the ace.
    """
    found = at_least(cards, copies)
    if length > 1:
        found &= (1 << 4 * CHAIN_END) - 1
        ranks = found
        for _ in range(length - 1):
            ranks = ranks << 4
            found &= ranks
    return (found.bit_length() - 1) // 4 if found else -1


def holds_bomb(cards: Packed) -> bool:
    """Tell whether ``cards`` hold a bomb or the rocket."""
    return at_least(cards, 4) != 0 or cards & ROCKET == ROCKET
