"""About how few plays empty a hand with nobody in the way; one of the nets' inputs."""

from functools import lru_cache
from typing import Final

from cardavia_desktop.agents.nets.doudizhu.packing import LOW_BITS, ROCKET, Packed, at_least
from cardavia_desktop.engine.doudizhu.shapes import CHAIN_END

MOST_STEPS: Final = 11
"""Higher estimates are cut to this."""

_DEEPEST: Final = 4
"""Runs taken out of a hand one after another, at most."""

_WIDTHS: Final = ((3, 2), (2, 3), (1, 5))
"""Equal cards in each rank of a run, and its least ranks; in the order in which runs are tried."""

_CHAIN_BITS: Final = LOW_BITS & ((1 << 4 * CHAIN_END) - 1)
_FIRST_RANKS: Final = tuple(LOW_BITS & ((1 << 4 * length) - 1) for length in range(CHAIN_END + 1))
"""The lowest bits of the first ranks, by how many."""


@lru_cache(maxsize=1 << 16)
def fewest_steps(hand: Packed) -> int:
    """Return an estimate of the fewest plays that empty ``hand``, 0..:data:`MOST_STEPS`.

    Equal ranks go together, each triple carries a single or a pair, and up to four runs are tried.
    """
    return min(_steps(hand, 0, 0), MOST_STEPS)


def _without_runs(hand: Packed) -> int:
    threes, fours = at_least(hand, 3), at_least(hand, 4)
    triples = (threes & ~fours).bit_count()
    light = (at_least(hand, 1) & ~threes).bit_count()
    if hand & ROCKET == ROCKET:
        light -= 1
    return fours.bit_count() + triples + max(light - triples, 0)


def _steps(hand: Packed, first: int, depth: int) -> int:
    """Search on from the run numbered ``first``, so that no set of runs is tried in two orders."""
    best = _without_runs(hand)
    if best <= 1 or depth >= _DEEPEST:
        return best
    for place, (width, shortest) in enumerate(_WIDTHS):
        groups = at_least(hand, width) & _CHAIN_BITS
        starts = groups
        for _ in range(shortest - 1):
            starts &= starts >> 4
        # A bit of ``starts`` now begins as many ranks in a row as a run needs.
        while starts:
            low = starts & -starts
            starts ^= low
            start = low.bit_length() // 4
            core, top = width * low * _FIRST_RANKS[shortest], start + shortest
            length = shortest
            while True:
                number = place * 256 + start * 16 + length
                if number >= first:
                    best = min(best, _after_run(hand - core, width, length, number, depth))
                if not groups >> 4 * top & 1:
                    break
                core += width << 4 * top
                top += 1
                length += 1
    return best


def _after_run(rest: Packed, width: int, length: int, number: int, depth: int) -> int:
    """Return the plays of a run and of what it leaves; wings go along with a run of triples."""
    steps = 1 + _steps(rest, number, depth + 1)
    if width < _WIDTHS[0][0]:
        return steps
    light = (at_least(rest, 1) & ~at_least(rest, 3)).bit_count()
    return max(steps - min(light, length), 1)
