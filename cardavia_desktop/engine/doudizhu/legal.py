"""Every play that a hand allows, to lead or on what is to be beaten.

A search asks for these lists thousands of times a second. So what a hand has of each rank comes from
tables, as does where its runs are; the choices of wings come from ``itertools``, in such parts that no
choice comes twice; and combinations are made in bulk, without a Python call for each.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from itertools import chain, combinations, repeat
from operator import add, itemgetter
from typing import Final, TypeAlias

from cardavia_desktop.engine.cards import BLACK_JOKER, RED_JOKER, Card, Mask, mask_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.holdings import Cards, Holding, held_in, with_one_wing
from cardavia_desktop.engine.doudizhu.shapes import (
    CHAIN_END,
    SHORTEST_AIRPLANE,
    SHORTEST_PAIR_RUN,
    SHORTEST_STRAIGHT,
    STRENGTH_TEXTS,
    STRENGTHS,
    Shape,
)

_Wings: TypeAlias = tuple[Cards, list[Cards], int]
"""What may hang on a core: the lowest card of each rank, the pairs, which begin with it, and how many do."""

_LINKS_AND_WINGS: Final = {4: (1, 2)} | {3 * links: (links, links) for links in range(1, CHAIN_END + 1)}
"""How many ranks a core with wings has, and how many wings it takes, by its number of cards."""

_RUN_RANKS: Final[Mask] = sum(1 << 4 * strength for strength in range(CHAIN_END))
"""Bit ``4 * strength`` of each rank that a run may have."""

_ALL_RANKS: Final[Mask] = _RUN_RANKS << 4 | 1
"""The lowest bit in a hand of each ordinary rank."""

_JOKERS: Final = (BLACK_JOKER, RED_JOKER)

_BOTH_JOKERS: Final[Mask] = mask_of(_JOKERS)

_ROCKET: Final = Combination(Shape.ROCKET, "RJ", _JOKERS, _JOKERS)

# Before Python 3.12 it takes a Python call to get a shape from its class, so that is done once.
_STRAIGHT: Final = Shape.STRAIGHT
_PAIR_RUN: Final = Shape.PAIR_RUN
_AIRPLANE: Final = Shape.AIRPLANE
_AIRPLANE_SINGLES: Final = Shape.AIRPLANE_SINGLES
_AIRPLANE_PAIRS: Final = Shape.AIRPLANE_PAIRS
_FOUR_TWO_SINGLES: Final = Shape.FOUR_TWO_SINGLES
_FOUR_TWO_PAIRS: Final = Shape.FOUR_TWO_PAIRS

_EQUAL: Final = {Shape.SINGLE, Shape.PAIR, Shape.TRIPLE, Shape.BOMB}
_TRIPLES_WITH_ONE: Final = {Shape.TRIPLE_SINGLE, Shape.TRIPLE_PAIR}
_FOURS_WITH_TWO: Final = {Shape.FOUR_TWO_SINGLES, Shape.FOUR_TWO_PAIRS}
_WITH_PAIRS: Final = {Shape.AIRPLANE_PAIRS, Shape.FOUR_TWO_PAIRS}

_LINKS: Final[Mapping[StrEnum, tuple[int, int]]] = {
    Shape.STRAIGHT: (1, 1),
    Shape.PAIR_RUN: (2, 2),
    Shape.AIRPLANE: (3, 3),
    Shape.AIRPLANE_SINGLES: (3, 4),
    Shape.AIRPLANE_PAIRS: (3, 5),
}
"""Of each shape that has a run: how many cards of each rank the run has, and with its wings."""

_combination = tuple.__new__
"""Makes a combination of its class and a tuple of its fields, at half of the constructor's cost."""


def legal_plays(hand: Iterable[Card], to_beat: Combination | None = None) -> list[Combination]:
    """Return every distinct play that ``hand`` allows, each once; passing is not among them.

    Plays are distinct when their ranks differ; among cards of one rank any are taken. Cards that are
    not of the single pack are never played.

    Args:
        hand: the cards held.
        to_beat: what the play has to beat; None to lead.

    Raises:
        ValueError: ``to_beat`` has a shape of another game.

    >>> from cardavia_desktop.engine.cards import parse
    >>> [(play.shape.value, play.rank) for play in legal_plays(parse("3S 3H 4D"))]
    [('single', '3'), ('pair', '3'), ('single', '4')]
    """
    return legal_plays_of(mask_of(hand), to_beat)


def legal_plays_of(hand: Mask, to_beat: Combination | None = None) -> list[Combination]:
    """Do as :func:`legal_plays` for a hand given as a mask."""
    if to_beat is None:
        plays = _leads(hand, held_in(hand))
    elif to_beat.shape == _ROCKET.shape:
        return []
    else:
        plays = _follows(hand, held_in(hand), to_beat)
    if hand & _BOTH_JOKERS == _BOTH_JOKERS:
        plays.append(_ROCKET)
    return plays


def _leads(hand: Mask, held: Holding) -> list[Combination]:
    """Return every play that leads, but for the rocket."""
    equal, singles, pairs, triples, _ = held
    plays = list(equal)
    ones, twos, threes = _rank_patterns(hand)
    runs, ranks = _runs(ones, SHORTEST_STRAIGHT, 1)
    plays += _made(_STRAIGHT, ranks, [singles[run] for run in runs])
    if twos & twos >> 4 & twos >> 8:  # three pairs in a row at least
        runs, ranks = _runs(twos, SHORTEST_PAIR_RUN, 2)
        plays += _made(_PAIR_RUN, ranks, [pairs[run] for run in runs])
    if triples:
        plays += _triples_with_one(held)
        if threes & threes >> 4:  # two triples in a row at least
            runs, ranks = _runs(threes, SHORTEST_AIRPLANE, 3)
            cores = [triples[run] for run in runs]
            wings = _wings(cores, held)
            plays += _made(_AIRPLANE, ranks, cores)
            plays += _made_by_core(_AIRPLANE_SINGLES, ranks, map(_with_singles, cores, wings))
            plays += _made_by_core(_AIRPLANE_PAIRS, ranks, map(_with_pairs, cores, wings))
        if fours := _fours(hand, held):
            ranks, cores = [four.rank for four in fours], [four.cards for four in fours]
            wings = _wings(cores, held)
            plays += _made_by_core(_FOUR_TWO_SINGLES, ranks, map(_with_singles, cores, wings))
            plays += _made_by_core(_FOUR_TWO_PAIRS, ranks, map(_with_pairs, cores, wings))
    return plays


def _follows(hand: Mask, held: Holding, to_beat: Combination) -> list[Combination]:
    """Return every play that beats ``to_beat``, which is not the rocket, but for the rocket."""
    shape, size = to_beat.shape, len(to_beat.cards)
    strength = STRENGTHS[to_beat.rank]
    alike: Iterable[Combination]
    if shape in _EQUAL:
        alike = _equal(held, size)
    elif shape in _TRIPLES_WITH_ONE:
        alike = [play for play in _triples_with_one(held) if play.shape == shape]
    else:
        alike = _alike_with_core(hand, held, shape, size)
    plays = [play for play in alike if STRENGTHS[play.rank] > strength]
    if shape not in _EQUAL or size < 4:
        plays += _fours(hand, held)
    return plays


def _alike_with_core(hand: Mask, held: Holding, shape: StrEnum, size: int) -> Iterable[Combination]:
    """Return the plays of a shape that has a run or a four with wings as core, and of ``size`` cards."""
    if shape in _FOURS_WITH_TWO:
        fours = _fours(hand, held)
        ranks, cores = [four.rank for four in fours], [four.cards for four in fours]
    elif shape in _LINKS:
        width, cards_a_link = _LINKS[shape]
        length = size // cards_a_link
        cards = (held.singles, held.pairs, held.triples)[width - 1]
        runs, tops = _runs(_rank_patterns(hand)[width - 1], length, width)
        found = [
            (rank, cards[run])
            for run, rank in zip(runs, tops, strict=True)
            if run.stop - run.start == length * width
        ]
        ranks, cores = [rank for rank, _ in found], [core for _, core in found]
        if width == cards_a_link:
            return _made(shape, ranks, cores)
    else:
        raise ValueError(f"no shape of Dou Dizhu: {shape}")
    with_wings = _with_pairs if shape in _WITH_PAIRS else _with_singles
    return _made_by_core(shape, ranks, map(with_wings, cores, _wings(cores, held)))


def _rank_patterns(hand: Mask) -> tuple[Mask, Mask, Mask]:
    """Return which ranks from 3 to A the hand has at least once, twice and three times.

    Each is a mask with bit ``4 * strength`` set for such a rank.
    """
    hand >>= 4  # the twos are in no run
    either, both = hand | hand >> 1, hand & hand >> 1
    either_high, both_high = either >> 2, both >> 2
    return (
        (either | either_high) & _RUN_RANKS,
        (both | both_high | either & either_high) & _RUN_RANKS,
        (both & either_high | either & both_high) & _RUN_RANKS,
    )


@cache
def _runs(pattern: Mask, shortest: int, width: int) -> tuple[Sequence[slice], Sequence[str]]:
    """Return every run of at least ``shortest`` ranks in a pattern; there are 4096 patterns from 3 to A.

    Args:
        pattern: the ranks that have ``width`` cards.
        shortest: how many ranks make a run.
        width: 1 for straights, 2 for pair runs, 3 for airplanes.

    Returns:
        Where each run lies among the cards of the pattern's ranks, and the text of each run's highest rank.
    """
    runs: list[slice] = []
    tops: list[str] = []
    end = length = 0
    for top in range(CHAIN_END):
        if pattern >> 4 * top & 1:
            end += width
            length += 1
            starts = range(end - width * length, end - width * (shortest - 1), width)
            runs += [_slice(start, end) for start in starts]
            tops += repeat(STRENGTH_TEXTS[top], len(starts))
        else:
            length = 0
    return tuple(runs), tuple(tops)


@cache
def _slice(start: int, end: int) -> slice:
    """Return the one object for this slice, so that all runs fit into a processor's cache."""
    return slice(start, end)


def _groups(cards: Cards, size: int) -> list[Cards]:
    """Return cards that come one group after the other as these groups."""
    return [*zip(*[iter(cards)] * size, strict=True)]


def _equal(held: Holding, size: int) -> list[Combination]:
    """Return the combinations of ``size`` equal cards."""
    return [play for play in held.equal if len(play.cards) == size]


def _fours(hand: Mask, held: Holding) -> list[Combination]:
    """Return the bombs but for the rocket."""
    if not hand & hand >> 1 & hand >> 2 & hand >> 3 & _ALL_RANKS:  # nearly always
        return []
    return _equal(held, 4)


def _made(shape: StrEnum, ranks: Iterable[str], cards: Sequence[Cards]) -> Iterator[Combination]:
    """Return plays of one shape, from the rank and the cards of each."""
    fields = zip(repeat(shape), ranks, cards, cards, strict=False)
    return map(_combination, repeat(Combination), fields)


def _made_by_core(
    shape: StrEnum, ranks: Iterable[str], by_core: Iterable[Sequence[Cards]]
) -> Iterator[Combination]:
    """Return plays of one shape, from the rank of each core and the cards of all plays with that core."""
    parts = list(by_core)
    each_rank = chain.from_iterable(map(repeat, ranks, map(len, parts)))
    return _made(shape, each_rank, [*chain.from_iterable(parts)])


def _triples_with_one(held: Holding) -> list[Combination]:
    """Return each triple with each single card and each pair of another rank."""
    plays: list[Combination] = []
    if held.triples:
        held_wings = itemgetter(*held.singles, *held.pair_places)
        for triple in _groups(held.triples, 3):
            plays += filter(None, held_wings(with_one_wing(triple)))
    return plays


def _wings(cores: Sequence[Cards], held: Holding) -> list[_Wings]:
    """Return what there is to hang on each core, whose own ranks are left out."""
    singles, pairs = held.singles, _groups(held.pairs, 2)
    wings = []
    for core in cores:
        links, count = _LINKS_AND_WINGS[len(core)]
        single = singles.index(core[0])
        pair = pairs.index(core[:2])
        other_singles = singles[:single] + singles[single + links :]
        wings.append((other_singles, pairs[:pair] + pairs[pair + links :], count))
    return wings


def _with_singles(core: Cards, wings: _Wings) -> list[Cards]:
    """Return a core with each choice of single cards as wings, two of a rank and one joker at most."""
    singles, pairs, count = wings
    if len(singles) + len(pairs) < count:
        return []
    played: list[Cards] = []
    if singles[-2:] == _JOKERS:
        played += map(add, repeat((*core, RED_JOKER)), combinations(singles[:-2], count - 1))
        played += map(add, repeat(core), combinations(singles[:-1], count))
    else:
        played += map(add, repeat(core), combinations(singles, count))
    if count == 2:
        played += map(add, repeat(core), pairs)
    elif count == 3:
        ones = [*zip(singles, strict=True)]
        for pair in pairs:
            played += map(add, repeat(core + pair), ones)
            del played[singles.index(pair[0]) - len(singles)]  # the third card of a rank
    else:
        for later, pair in enumerate(pairs, 1):
            place = singles.index(pair[0])
            others = singles[:place] + singles[place + 1 :]
            played += _with_singles(core + pair, (others, pairs[later:], count - 2))
    return played


def _with_pairs(core: Cards, wings: _Wings) -> list[Cards]:
    """Return a core with each choice of pairs of different ranks as wings."""
    _, pairs, count = wings
    return [sum(chosen, core) for chosen in combinations(pairs, count)]
