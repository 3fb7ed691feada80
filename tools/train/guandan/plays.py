"""About how many plays a hand still needs, compiled; the numpy twin is ``agents/nets/guandan/plays.py``."""

from tools.train.compiling import Ints, compiled
from tools.train.guandan.rules import ACE, LEVEL_STRENGTH, ORDINARY, RANKS, rank_at, strength_of

PLAY = 10
"""What one play counts."""

_ACE_ALONE, _LEVEL_ALONE = 8, 4
_BOMB, _WILD = 5, 8
_STRAIGHT_STARTS = 10
_LONE_FIRST = 3
"""A first straight is worth a thought if it takes so many lone cards along."""


@compiled
def _loose(counts: Ints, level: int) -> int:
    """Return what groups of one rank count; high ones come back, and pairs go with triples."""
    cost = 0
    triples = 0
    light = 0
    for rank in range(RANKS):
        held = counts[rank]
        if held == 0 or held >= 4:
            continue
        strength = strength_of(rank, level)
        if held == 3:
            triples += 1
        elif held == 2 and strength < LEVEL_STRENGTH:
            light += 1
        cost += _LEVEL_ALONE if strength >= LEVEL_STRENGTH else _ACE_ALONE if strength >= ACE else PLAY
    return cost - PLAY * min(triples, light)


@compiled
def _lone_cards(counts: Ints, start: int) -> int:
    """Return how many cards of a straight are the only ones of their rank; -1 if it is not whole.

    Ranks held four times and more are bombs, not straights.
    """
    lone = 0
    for place in range(start, start + 5):
        held = counts[rank_at(place)]
        if held == 0 or held >= 4:
            return -1
        lone += held == 1
    return lone


@compiled
def _change(counts: Ints, start: int, by: int) -> None:
    for place in range(start, start + 5):
        counts[rank_at(place)] += by


@compiled
def plays_left(counts: Ints, wilds: int, level: int) -> int:
    """Return about what it takes to empty a hand, :data:`PLAY` a play; bombs and wild cards help.

    Args:
        counts: natural cards of each rank; they are the same again afterwards.
        wilds: how many wild cards go with them.
        level: the rank index of the level.
    """
    best = _loose(counts, level)
    for start in range(_STRAIGHT_STARTS):
        if _lone_cards(counts, start) < _LONE_FIRST:
            continue
        _change(counts, start, -1)
        best = min(best, PLAY + _loose(counts, level))
        for second in range(start + 1, _STRAIGHT_STARTS):
            if _lone_cards(counts, second) >= 0:
                _change(counts, second, -1)
                best = min(best, 2 * PLAY + _loose(counts, level))
                _change(counts, second, 1)
        _change(counts, start, 1)
    bombs = 0
    for rank in range(ORDINARY):
        bombs += counts[rank] >= 4
    return best - _BOMB * bombs - _WILD * wilds
