"""Dou Dizhu's combinations written down a second time, slowly, from the prose of the rules.

Shares no code with the engine: works on ranks as texts, tries every core that the rules allow against
the cards, and looks at what is left as wings. A play is ``(shape, compared rank, its ranks in order)``.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement, product

import numpy as np
from numpy.typing import NDArray

Ranks = tuple[str, ...]
Play = tuple[str, str, Ranks]

ORDER = ["3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", "BJ", "RJ"]
"""RJ > BJ > 2 > A > K > … > 3."""

RUN_RANKS = ORDER[: ORDER.index("A") + 1]
"""Consecutive ranks, 3 up to A; no 2, no joker."""

PACK = Counter({rank: 1 if rank in ("BJ", "RJ") else 4 for rank in ORDER})

LARGEST_HAND = 20

# What a core takes along: nothing, or so many single cards or pairs.
NO_WINGS = ("none", 0)


def in_order(ranks: Iterable[str]) -> Ranks:
    return tuple(sorted(ranks, key=ORDER.index))


def all_cores() -> Iterator[tuple[str, str, Ranks, tuple[str, int]]]:
    """Every core of the rules: its shape, its highest rank, its cards, and the wings that go with it."""
    for rank in ORDER:
        yield "single", rank, (rank,), NO_WINGS
    for rank in ORDER[:13]:
        yield "pair", rank, (rank,) * 2, NO_WINGS
        yield "triple", rank, (rank,) * 3, NO_WINGS
        yield "triple_single", rank, (rank,) * 3, ("singles", 1)
        yield "triple_pair", rank, (rank,) * 3, ("pairs", 1)
        yield "four_two_singles", rank, (rank,) * 4, ("singles", 2)
        yield "four_two_pairs", rank, (rank,) * 4, ("pairs", 2)
        yield "bomb", rank, (rank,) * 4, NO_WINGS
    for first in range(len(RUN_RANKS)):
        for last in range(first, len(RUN_RANKS)):
            run = RUN_RANKS[first : last + 1]
            if len(run) >= 5:
                yield "straight", run[-1], tuple(run), NO_WINGS
            if len(run) >= 3:
                yield "pair_run", run[-1], in_order(run * 2), NO_WINGS
            if len(run) >= 2:
                yield "airplane", run[-1], in_order(run * 3), NO_WINGS
                yield "airplane_singles", run[-1], in_order(run * 3), ("singles", len(run))
                yield "airplane_pairs", run[-1], in_order(run * 3), ("pairs", len(run))
    yield "rocket", "RJ", ("BJ", "RJ"), NO_WINGS


CORES = list(all_cores())


def wings_allowed(core: Ranks, wings: Ranks, kind: str) -> bool:
    """Whether these cards may hang on that core, being of the right number."""
    if set(wings) & set(core):
        return False  # never a core rank
    times = Counter(wings)
    if kind == "singles":
        # a rank twice at most, and never both jokers
        return max(times.values()) <= 2 and not {"BJ", "RJ"} <= times.keys()
    # pairs of distinct ranks; jokers make no pair
    return set(times.values()) == {2} and not {"BJ", "RJ"} & times.keys()


def wing_cards(wings: tuple[str, int]) -> int:
    kind, number = wings
    return 2 * number if kind == "pairs" else number


@cache
def cores_for_size(size: int) -> list[tuple[str, str, Ranks, tuple[str, int]]]:
    return [core for core in CORES if len(core[2]) + wing_cards(core[3]) == size]


@cache
def meanings(ranks: Ranks) -> frozenset[tuple[str, str]]:
    """Every (shape, compared rank) that cards of these ranks, in order, can be read as."""
    held = Counter(ranks)
    found = set()
    for shape, top, core, (kind, _) in cores_for_size(len(ranks)):
        needed = Counter(core)
        if any(held[rank] < number for rank, number in needed.items()):
            continue
        left = tuple((held - needed).elements())
        if kind == "none" or wings_allowed(core, left, kind):
            found.add((shape, top))
    return frozenset(found)


def sub_multisets(ranks: Iterable[str]) -> Iterator[Ranks]:
    """Every choice of cards from a hand, as ranks in order, without the empty one."""
    held = Counter(ranks)
    present = [rank for rank in ORDER if held[rank]]
    for numbers in product(*(range(held[rank] + 1) for rank in present)):
        chosen = tuple(rank for rank, number in zip(present, numbers, strict=True) for _ in range(number))
        if chosen:
            yield chosen


def plays_by_trying(ranks: Iterable[str]) -> set[Play]:
    """Every play of a small hand: try each choice of its cards."""
    return {(shape, top, chosen) for chosen in sub_multisets(ranks) for shape, top in meanings(chosen)}


@cache
def every_play() -> tuple[list[Play], NDArray[np.int8]]:
    """Every play of at most 20 cards that the pack holds, and the number of each rank in each of them."""
    found: list[Play] = []
    for shape, top, core, (kind, number) in CORES:
        if len(core) + wing_cards((kind, number)) > LARGEST_HAND:
            continue
        if kind == "none":
            found.append((shape, top, core))
            continue
        for choice in combinations_with_replacement(ORDER, number):
            wings = choice * 2 if kind == "pairs" else choice
            if wings_allowed(core, wings, kind):
                found.append((shape, top, in_order(core + wings)))
    found = [play for play in found if Counter(play[2]) <= PACK]
    return found, np.array([rank_numbers(play[2]) for play in found], dtype=np.int8)


def rank_numbers(ranks: Iterable[str]) -> list[int]:
    held = Counter(ranks)
    return [held[rank] for rank in ORDER]


def plays_of(ranks: Iterable[str]) -> set[Play]:
    """Every play of a hand of any size: those of the pack that it holds."""
    plays, numbers = every_play()
    fits = (numbers <= np.array(rank_numbers(ranks), dtype=np.int8)).all(axis=1)
    return {plays[index] for index in np.flatnonzero(fits)}


def beats(mine: Play, other: Play) -> bool:
    """Whether ``mine`` is higher: the same shape and number of cards by rank, or a bomb, or the rocket."""
    if other[0] == "rocket":
        return False
    if mine[0] == "rocket":
        return True
    if mine[0] == "bomb" and other[0] != "bomb":
        return True
    same = mine[0] == other[0] and len(mine[2]) == len(other[2])
    return same and ORDER.index(mine[1]) > ORDER.index(other[1])
