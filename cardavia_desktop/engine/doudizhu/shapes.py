"""The shapes of Dou Dizhu, the order of its ranks, and which combination beats which."""

from enum import StrEnum
from typing import Final

from cardavia_desktop.engine.cards import PACK_SIZE, RANK_TEXTS, Card, rank_of
from cardavia_desktop.engine.combination import Combination


class Shape(StrEnum):
    """What cards played together can be."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    TRIPLE_SINGLE = "triple_single"
    TRIPLE_PAIR = "triple_pair"
    STRAIGHT = "straight"
    PAIR_RUN = "pair_run"
    AIRPLANE = "airplane"
    AIRPLANE_SINGLES = "airplane_singles"
    AIRPLANE_PAIRS = "airplane_pairs"
    FOUR_TWO_SINGLES = "four_two_singles"
    FOUR_TWO_PAIRS = "four_two_pairs"
    BOMB = "bomb"
    ROCKET = "rocket"


STRENGTH_TEXTS: Final = ("3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", "BJ", "RJ")
"""The rank texts from weakest to strongest; a rank's strength, 0..14, is its place here."""

STRENGTHS: Final = {rank: strength for strength, rank in enumerate(STRENGTH_TEXTS)}
"""The strength of each rank text."""

CHAIN_END: Final = STRENGTHS["2"]
"""The first strength that no run reaches: runs go from 3 up to the ace."""

BLACK_JOKER_STRENGTH: Final = STRENGTHS["BJ"]
RED_JOKER_STRENGTH: Final = STRENGTHS["RJ"]

SHORTEST_STRAIGHT: Final = 5
SHORTEST_PAIR_RUN: Final = 3
SHORTEST_AIRPLANE: Final = 2

_STRENGTH_OF_CARD: Final = tuple(STRENGTHS[RANK_TEXTS[rank_of(card)]] for card in range(PACK_SIZE))


def strength_of(card: Card) -> int:
    """Return the card's strength, 0 for a three up to 14 for the red joker.

    Raises:
        IndexError: the card is not one of the single pack's.
    """
    return _STRENGTH_OF_CARD[card]


def beats(a: Combination, b: Combination) -> bool:
    """Tell whether ``a`` may be played on ``b``, both being Dou Dizhu's combinations.

    A combination of the same shape and number of cards beats a lower one; a bomb beats every shape but
    a higher bomb and the rocket; the rocket beats everything else.
    """
    if a.shape == b.shape:
        return len(a.cards) == len(b.cards) and STRENGTHS[a.rank] > STRENGTHS[b.rank]
    return a.shape == Shape.ROCKET or (a.shape == Shape.BOMB and b.shape != Shape.ROCKET)
