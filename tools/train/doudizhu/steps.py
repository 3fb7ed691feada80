"""About how few plays empty a hand with nobody in the way: an input that speeds up the start of training."""

import numpy as np

from tools.train.compiling import Ints, compiled
from tools.train.doudizhu.rules import RUN_RANKS, at_least

MOST_STEPS = 11
"""Higher estimates are cut to this, which leaves twelve values, 0..11."""

_MEMO_BITS = 21
_DEEPEST = 4
_JOKERS = 13 * 4


def new_memo() -> Ints:
    """Return an empty memo for :func:`fewest_steps`; each thread may share it, as an entry is one word."""
    return np.zeros(1 << _MEMO_BITS, np.int64)


@compiled
def _ranks_in(mask: int) -> int:
    """Return how many ranks a mask of :func:`at_least` holds."""
    return (mask * 0x1111111111111111) >> 60 & 15


@compiled
def _steps_without_runs(hand: int) -> int:
    """Count plays when equal ranks go together and each triple carries one single or pair."""
    ones, threes, fours = at_least(hand, 1), at_least(hand, 3), at_least(hand, 4)
    triples = _ranks_in(threes & ~fours)
    light = _ranks_in(ones & ~threes)
    if ones >> _JOKERS & 0x11 == 0x11:
        light -= 1
    return _ranks_in(fours) + triples + max(light - triples, 0)


@compiled
def _steps(hand: int, first: int, depth: int) -> int:
    """Search over the runs to play, in one fixed order: triples before pairs before singles."""
    best = _steps_without_runs(hand)
    if best <= 1 or depth >= _DEEPEST:
        return best
    for width in range(3, 0, -1):
        groups = at_least(hand, width)
        shortest = 5 if width == 1 else 3 if width == 2 else 2
        for start in range(RUN_RANKS):
            core = 0
            for top in range(start, RUN_RANKS):
                if not groups >> 4 * top & 1:
                    break
                core += width << 4 * top
                length = top - start + 1
                order = (3 - width) * 256 + start * 16 + length
                if length < shortest or order < first:
                    continue
                rest = hand - core
                steps = 1 + _steps(rest, order, depth + 1)
                if width == 3:
                    light = _ranks_in(at_least(rest, 1) & ~at_least(rest, 3))
                    steps = max(steps - min(light, length), 1)
                best = min(best, steps)
    return best


@compiled
def fewest_steps(hand: int, memo: Ints) -> int:
    """Return an estimate of the fewest plays that empty ``hand``, 0..:data:`MOST_STEPS`."""
    if hand == 0:
        return 0
    mixed = (hand ^ hand >> 31) * 0x9E3779B97F4A7C1
    slot = mixed >> 20 & (1 << _MEMO_BITS) - 1
    entry = memo[slot]
    if entry >> 4 & 0xFFFFFFFFFFFFFFF == hand:
        return int(entry & 15)
    steps = min(_steps(hand, 0, 0), MOST_STEPS)
    memo[slot] = hand << 4 | steps
    return int(steps)
