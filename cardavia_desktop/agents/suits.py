"""Which of several cards of one rank a play takes: the one that its hand can best do without.

The rules list a Guandan play once for all suits. The straight flushes that a player means to keep should not
lose a card to a play that another card of the same rank would do for.
"""

from cardavia_desktop.engine.cards import Card, Mask, cards_of, rank_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.guandan import Shape, is_wild, readings


def spare(combination: Combination, hand: Mask, kept: Mask, level: str) -> Combination:
    """Return the combination made of other cards of the hand where that spares those in ``kept``.

    Its shape, its rank and its wild cards stay as they are.
    """
    if combination.shape == Shape.STRAIGHT_FLUSH:
        return combination
    taken: set[Card] = set(combination.cards)
    spared = []
    for card in combination.cards:
        other = card
        if kept >> card & 1 and not is_wild(card, level):
            other = _other(card, hand & ~kept, taken, level)
            taken.add(other)
        spared.append(other)
    if tuple(spared) == combination.cards:
        return combination
    return next((one for one in readings(spared, level) if _same(one, combination)), combination)


def _other(card: Card, free: Mask, taken: set[Card], level: str) -> Card:
    """Return a free card of the same rank that is not taken yet, or the card itself."""
    for other in cards_of(free):
        if rank_of(other) == rank_of(card) and other not in taken and not is_wild(other, level):
            return other
    return card


def _same(one: Combination, other: Combination) -> bool:
    return (one.shape, one.rank) == (other.shape, other.rank)
