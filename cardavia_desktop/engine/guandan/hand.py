"""A hand split into what plays are made of: the cards of each rank, and the wild ones apart."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from cardavia_desktop.engine.cards import (
    BLACK_JOKER,
    PACK_SIZE,
    RANK_TEXTS,
    RANKS,
    RED_JOKER,
    Card,
    Mask,
    cards_of,
)
from cardavia_desktop.engine.guandan.order import level_index, rank_strengths, wild_face

Cards: TypeAlias = tuple[Card, ...]


class SplitHand(NamedTuple):
    """A hand, split.

    Attributes:
        mask: the cards that are not wild.
        groups: the cards of each rank index, jokers included, without the wild ones.
        wilds: the wild cards.
        level: the rank index of the level.
        strengths: how strong each rank index is at the level.
    """

    mask: Mask
    groups: tuple[Cards, ...]
    wilds: Cards
    level: int
    strengths: tuple[int, ...]


def _orders() -> Sequence[Cards]:
    """Return the lowest rank's cards for each value of its eight bits, the second pack's above the first's.

    Faces that the hand holds twice come before all others: one of these is the card to part with.
    """
    cards = (*range(4), *range(PACK_SIZE, PACK_SIZE + 4))
    orders = []
    for bits in range(1 << 8):
        twice = bits & bits >> 4
        places = [suit for suit in range(4) if twice >> suit & 1]
        places += [place for place in range(8) if bits >> place & 1 and place not in places]
        orders.append(tuple(cards[place] for place in places))
    return orders


@cache
def _rank_tables() -> Sequence[tuple[int, Sequence[Cards]]]:
    """Return for each rank its lowest card, and its cards for each value of its eight bits.

    They are reckoned when a hand is first split, not when the game is loaded: showing a table splits none.
    """
    orders = _orders()
    return [
        (4 * rank, [tuple([4 * rank + card for card in order]) for order in orders])
        for rank in range(len(RANKS))
    ]


_JOKERS: Final = tuple(
    {
        0: (),
        1 << joker: (joker,),
        1 << joker + PACK_SIZE: (joker + PACK_SIZE,),
        1 << joker | 1 << joker + PACK_SIZE: (joker, joker + PACK_SIZE),
    }
    for joker in (BLACK_JOKER, RED_JOKER)
)

_STRENGTHS: Final = {
    level: tuple(rank_strengths(level)[rank_text] for rank_text in RANK_TEXTS) for level in RANKS
}


def split(hand: Mask, level: str) -> SplitHand:
    """Split a hand at a level.

    Raises:
        ValueError: ``level`` is no level.
    """
    face = wild_face(level)
    wilds = hand & (1 << face | 1 << face + PACK_SIZE)
    mask = hand ^ wilds
    second = mask >> PACK_SIZE
    groups = [table[mask >> shift & 15 | (second >> shift & 15) << 4] for shift, table in _rank_tables()]
    groups += [table[mask & max(table)] for table in _JOKERS]
    return SplitHand(mask, tuple(groups), cards_of(wilds), level_index(level), _STRENGTHS[level])
