"""Every play that a hand allows, to lead or on what is to be beaten.

A search asks for these lists thousands of times a second, so the hand is split once into its ranks'
cards by table, wings are built rank by rank so that no choice comes twice, and the combinations are
made in bulk without a Python call for each.
"""

from collections.abc import Iterable
from functools import partial
from itertools import combinations, repeat
from typing import Final, TypeAlias

from cardavia_desktop.engine.cards import BLACK_JOKER, RED_JOKER, Card, Mask, mask_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.shapes import (
    BLACK_JOKER_STRENGTH,
    CHAIN_END,
    SHORTEST_AIRPLANE,
    SHORTEST_PAIR_RUN,
    SHORTEST_STRAIGHT,
    STRENGTH_TEXTS,
    STRENGTHS,
    Shape,
)

_Cards: TypeAlias = tuple[Card, ...]

_Core: TypeAlias = tuple[int, int, _Cards]
"""The lowest and highest strength of a core, and its cards."""

_ORDINARY: Final = BLACK_JOKER_STRENGTH
"""How many strengths are ordinary ranks: all below the black joker's."""

_STRAIGHTS: Final = range(SHORTEST_STRAIGHT, CHAIN_END + 1)
_PAIR_RUNS: Final = range(SHORTEST_PAIR_RUN, CHAIN_END + 1)
_AIRPLANES: Final = range(SHORTEST_AIRPLANE, CHAIN_END + 1)
"""The lengths in ranks that each kind of run may have."""

_make = partial(tuple.__new__, Combination)
"""Makes a combination from a tuple of its fields; the generated constructor costs twice as much."""


def _rank_table(strength: int) -> tuple[int, tuple[_Cards, ...]]:
    """Return the place of a rank's four bits in a hand, and its cards for each value of these bits."""
    shift = (strength + 1) % 13 * 4
    return shift, tuple(tuple(shift + suit for suit in range(4) if bits >> suit & 1) for bits in range(16))


_RANK_TABLES: Final = tuple(_rank_table(strength) for strength in range(_ORDINARY))


def legal_plays(hand: Iterable[Card], to_beat: Combination | None = None) -> list[Combination]:
    """Return every distinct play that ``hand`` allows, each once; passing is not among them.

    Plays are distinct when their ranks differ; among cards of one rank any are taken. Cards that are
    not of the single pack are never played.

    Args:
        hand: the cards held.
        to_beat: what the play has to beat; None to lead.

    >>> from cardavia_desktop.engine.cards import parse
    >>> [(play.shape.value, play.rank) for play in legal_plays(parse("3S 3H 4D"))]
    [('single', '3'), ('single', '4'), ('pair', '3')]
    """
    return legal_plays_of(mask_of(hand), to_beat)


def legal_plays_of(hand: Mask, to_beat: Combination | None = None) -> list[Combination]:
    """Do as :func:`legal_plays` for a hand given as a mask."""
    groups = [table[hand >> shift & 15] for shift, table in _RANK_TABLES]
    groups.append((BLACK_JOKER,) if hand >> BLACK_JOKER & 1 else ())
    groups.append((RED_JOKER,) if hand >> RED_JOKER & 1 else ())
    return _leads(groups) if to_beat is None else _follows(groups, to_beat)


def _leads(groups: list[_Cards]) -> list[Combination]:
    """Return every play of a hand that leads."""
    plays = _plain(Shape.SINGLE, _equal(groups, 1))
    plays += _plain(Shape.STRAIGHT, _chains(groups, 1, _STRAIGHTS))
    pairs = _equal(groups, 2)
    if pairs:
        plays += _plain(Shape.PAIR, pairs)
        plays += _plain(Shape.PAIR_RUN, _chains(groups, 2, _PAIR_RUNS))
    triples = _equal(groups, 3)
    if triples:
        plays += _plain(Shape.TRIPLE, triples)
        plays += _with_singles(Shape.TRIPLE_SINGLE, triples, groups)
        plays += _with_pairs(Shape.TRIPLE_PAIR, triples, groups)
        airplanes = _chains(groups, 3, _AIRPLANES)
        plays += _plain(Shape.AIRPLANE, airplanes)
        plays += _with_singles(Shape.AIRPLANE_SINGLES, airplanes, groups)
        plays += _with_pairs(Shape.AIRPLANE_PAIRS, airplanes, groups)
    fours = _equal(groups, 4)
    if fours:
        plays += _with_singles(Shape.FOUR_TWO_SINGLES, fours, groups)
        plays += _with_pairs(Shape.FOUR_TWO_PAIRS, fours, groups)
        plays += _plain(Shape.BOMB, fours)
    return plays + _rocket(groups)


def _follows(groups: list[_Cards], to_beat: Combination) -> list[Combination]:
    """Return every play of a hand that beats ``to_beat``."""
    if to_beat.shape == Shape.ROCKET:
        return []
    above = STRENGTHS[to_beat.rank]
    if to_beat.shape == Shape.BOMB:
        return _plain(Shape.BOMB, _equal(groups, 4, above)) + _rocket(groups)
    plays = _same_shape(groups, Shape(to_beat.shape), len(to_beat.cards), above)
    return plays + _plain(Shape.BOMB, _equal(groups, 4)) + _rocket(groups)


_CARDS_PER_LINK: Final = {
    Shape.STRAIGHT: (1, 1),
    Shape.PAIR_RUN: (2, 2),
    Shape.AIRPLANE: (3, 3),
    Shape.AIRPLANE_SINGLES: (3, 4),
    Shape.AIRPLANE_PAIRS: (3, 5),
}
"""For each shape with a run as core: the cards of each rank in the core, and with its wings."""

_CARDS_IN_CORE: Final = {
    Shape.SINGLE: 1,
    Shape.PAIR: 2,
    Shape.TRIPLE: 3,
    Shape.TRIPLE_SINGLE: 3,
    Shape.TRIPLE_PAIR: 3,
    Shape.FOUR_TWO_SINGLES: 4,
    Shape.FOUR_TWO_PAIRS: 4,
}
"""For each ordinary shape with one rank as core: how many cards of it."""

_WITH_SINGLES: Final = {Shape.TRIPLE_SINGLE, Shape.AIRPLANE_SINGLES, Shape.FOUR_TWO_SINGLES}
_WITH_PAIRS: Final = {Shape.TRIPLE_PAIR, Shape.AIRPLANE_PAIRS, Shape.FOUR_TWO_PAIRS}


def _same_shape(groups: list[_Cards], shape: Shape, size: int, above: int) -> list[Combination]:
    """Return the plays of an ordinary ``shape`` with ``size`` cards whose rank is over strength ``above``."""
    if shape in _CARDS_PER_LINK:
        width, cards_per_link = _CARDS_PER_LINK[shape]
        length = size // cards_per_link
        cores = _chains(groups, width, range(length, length + 1), above)
    else:
        cores = _equal(groups, _CARDS_IN_CORE[shape], above)
    if shape in _WITH_SINGLES:
        return _with_singles(shape, cores, groups)
    if shape in _WITH_PAIRS:
        return _with_pairs(shape, cores, groups)
    return _plain(shape, cores)


def _equal(groups: list[_Cards], count: int, above: int = -1) -> list[_Core]:
    """Return a core of ``count`` equal cards for each rank over ``above`` that has so many."""
    return [
        (strength, strength, group[:count])
        for strength, group in enumerate(groups)
        if len(group) >= count and strength > above
    ]


def _chains(groups: list[_Cards], width: int, lengths: range, above: int = -1) -> list[_Core]:
    """Return the runs of consecutive ranks, ``width`` cards of each, whose top is over ``above``.

    ``lengths`` are the wanted numbers of ranks.
    """
    found: list[_Core] = []
    bottom = 0
    chain: _Cards = ()
    for top, group in enumerate(groups[:CHAIN_END]):
        if len(group) < width:
            bottom, chain = top + 1, ()
            continue
        chain += group[:width]
        if top > above:
            longest = top - bottom + 1
            found += [
                (top - length + 1, top, chain[-length * width :])
                for length in range(lengths.start, min(lengths.stop, longest + 1))
            ]
    return found


def _plain(shape: Shape, cores: list[_Core]) -> list[Combination]:
    """Return the cores as combinations without wings."""
    plays: list[Combination] = []
    for _, top, cards in cores:
        plays.append(_make((shape, STRENGTH_TEXTS[top], cards, cards)))
    return plays


def _rocket(groups: list[_Cards]) -> list[Combination]:
    """Return the rocket if the hand has both jokers."""
    black, red = groups[_ORDINARY:]
    rocket = black + red
    return [_make((Shape.ROCKET, "RJ", rocket, rocket))] if len(rocket) == 2 else []


def _wing_count(core: _Cards) -> int:
    """Return how many wings a core takes: two for a four, one for each triple else."""
    return 2 if len(core) == 4 else len(core) // 3


def _with_singles(shape: Shape, cores: list[_Core], groups: list[_Cards]) -> list[Combination]:
    """Return each core with each choice of single cards as wings."""
    plays: list[Combination] = []
    jokers = [joker for joker in groups[_ORDINARY:] if joker]
    for low, top, core in cores:
        others = [group for group in groups[:low] + groups[top + 1 : _ORDINARY] if group]
        wings = _single_wings(others, jokers, _wing_count(core))
        plays += _winged(shape, STRENGTH_TEXTS[top], core, wings)
    return plays


def _with_pairs(shape: Shape, cores: list[_Core], groups: list[_Cards]) -> list[Combination]:
    """Return each core with each choice of pairs of different ranks as wings."""
    plays: list[Combination] = []
    pairs = [group[:2] if len(group) > 1 else () for group in groups]
    for low, top, core in cores:
        others = [pair for pair in pairs[:low] + pairs[top + 1 :] if pair]
        wings = [sum(chosen, ()) for chosen in combinations(others, _wing_count(core))]
        plays += _winged(shape, STRENGTH_TEXTS[top], core, wings)
    return plays


def _single_wings(others: list[_Cards], jokers: list[_Cards], count: int) -> list[_Cards]:
    """Return each choice of ``count`` single wings: a rank at most twice, and one joker at most.

    Goes through the ranks once; ``wings[n]`` holds the choices of ``n`` cards from the ranks passed, each
    of which a rank extends by one or two cards, so that none comes twice.
    """
    wings: list[list[_Cards]] = [[()], *([] for _ in range(count))]
    for group in others:
        one, two = group[:1], group[:2]
        for size in range(count, 0, -1):
            if size > 1 and len(two) == 2:
                wings[size] += [wing + two for wing in wings[size - 2]]
            wings[size] += [wing + one for wing in wings[size - 1]]
    without_joker = wings[count]
    return without_joker + [wing + joker for joker in jokers for wing in wings[count - 1]]


def _winged(shape: Shape, rank: str, core: _Cards, wings: list[_Cards]) -> Iterable[Combination]:
    """Return the core with each of the wings as a combination."""
    played = [core + wing for wing in wings]
    return map(_make, zip(repeat(shape), repeat(rank), played, played, strict=False))
