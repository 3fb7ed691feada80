"""About how many plays hands still need, many hands at once: what a net can hardly see in counts of cards.

Groups of one rank, full houses and up to two straights are counted; high cards count less, since they win
the lead back, and so do bombs and wild cards. ``tools/train/guandan/plays.py`` counts the same; the tests
hold the two equal.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardavia_desktop.agents.nets.guandan.counting import (
    ACE,
    FLUSH_LENGTH,
    FLUSH_STARTS,
    ORDINARY,
    RANK_COUNT,
    Counts,
    rank_at,
)

PLAY: Final = 10
"""What one play counts."""

_ACE_ALONE, _LEVEL_ALONE = 8, 4
_BOMB, _WILD = 5, 8
_TRIPLE, _FOUR = 3, 4
_LONE_FIRST: Final = 3
"""A first straight is worth a thought if it takes so many lone cards along."""


def _straights() -> tuple[Counts, Counts]:
    """Return each way to take one or two straights out: the ranks (m × 15) of the first and the second."""
    windows = np.zeros((FLUSH_STARTS, RANK_COUNT), np.int64)
    for start in range(FLUSH_STARTS):
        windows[start, [rank_at(place) for place in range(start, start + FLUSH_LENGTH)]] = 1
    firsts, seconds = np.triu_indices(FLUSH_STARTS, 1)
    none = np.zeros_like(windows)
    return np.concatenate([windows, windows[firsts]]), np.concatenate([none, windows[seconds]])


_FIRST, _SECOND = _straights()


def plays_left(counts: Counts, wilds: Counts, level: int) -> Counts:
    """Return how many plays it takes to empty hands, :data:`PLAY` each (n); less than 0 where bombs abound.

    Args:
        counts: natural cards of each rank (n × 15).
        wilds: how many wild cards go with them (n).
        level: the rank index of the level.
    """
    best = _loose(counts, level)
    taken = (counts > 0) & (counts < _FOUR)
    lone = counts == 1
    whole = ((taken @ _FIRST.T) == FLUSH_LENGTH) & ((lone @ _FIRST.T) >= _LONE_FIRST)
    hands, ways = whole.nonzero()
    if len(hands):
        once = counts[hands] - _FIRST[ways]
        fits = (((once > 0) & (once < _FOUR)) | (_SECOND[ways] == 0)).all(axis=1)
        rest = once[fits] - _SECOND[ways[fits]]
        straights = 1 + _SECOND[ways[fits]].any(axis=1)
        np.minimum.at(best, hands[fits], PLAY * straights + _loose(rest, level))
    bombs = (counts[:, :ORDINARY] >= _FOUR).sum(axis=1)
    left: Counts = best - _BOMB * bombs - _WILD * wilds
    return left


def _loose(counts: Counts, level: int) -> Counts:
    """Return what groups of one rank count (n); pairs go with triples."""
    groups = (counts > 0) & (counts < _FOUR)
    triples = (counts == _TRIPLE).sum(axis=1)
    light = (counts == 2)[:, _light_ranks(level)].sum(axis=1)
    cost: Counts = groups @ _prices(level) - PLAY * np.minimum(triples, light)
    return cost


def _prices(level: int) -> NDArray[np.int64]:
    """Return what a group of each rank counts."""
    prices = np.full(RANK_COUNT, PLAY, np.int64)
    prices[ACE] = _ACE_ALONE
    prices[[level, *range(ORDINARY, RANK_COUNT)]] = _LEVEL_ALONE
    return prices


def _light_ranks(level: int) -> list[int]:
    """Return the ranks whose pairs may go with a triple."""
    return [rank for rank in range(ORDINARY) if rank != level]
