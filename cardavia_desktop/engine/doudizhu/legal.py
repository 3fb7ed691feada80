"""Every play that a hand allows, to lead or on what is to be beaten.

A search asks for these lists thousands of times a second. So what the cards of one rank alone amount to,
a triple with its one wing, and where runs are, come from tables; the choices of wings come from
``itertools``, in such parts that no choice comes twice; and combinations are made in bulk, without a
Python call for each.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain, combinations, repeat
from typing import Final, NamedTuple, TypeAlias

from cardavia_desktop.engine.cards import BLACK_JOKER, PACK_SIZE, RED_JOKER, Card, Mask, mask_of
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

_ByStrength: TypeAlias = tuple[_Cards, ...]
"""Cards of each strength, none where the hand has too few of it."""

_RUN_RANKS: Final[Mask] = sum(1 << 4 * strength for strength in range(CHAIN_END))
"""Bit ``4 * strength`` of each rank that a run may have."""

_ALL_RANKS: Final[Mask] = _RUN_RANKS << 4 | 1
"""The lowest bit in a hand of each ordinary rank."""

_JOKERS: Final = [BLACK_JOKER, RED_JOKER]

_BOTH_JOKERS: Final[Mask] = mask_of(_JOKERS)

_ROCKET: Final = Combination(Shape.ROCKET, "RJ", tuple(_JOKERS), tuple(_JOKERS))

_NO_CARD: Final = -1

_LINKS_AND_WINGS: Final = {4: (1, 2)} | {3 * links: (links, links) for links in range(1, CHAIN_END + 1)}
"""How many ranks a core with wings has, and how many wings it takes, by its number of cards."""

_combination = tuple.__new__
"""Makes a combination of its class and a tuple of its fields, at half of the constructor's cost."""


class _Held(NamedTuple):
    """What a hand has of each strength.

    Attributes:
        singles: the lowest card, or ``_NO_CARD``.
        pairs: two cards, or none if it has fewer.
        triples: three cards, or none if it has fewer.
        wings: where :data:`_TRIPLES` has the single card and the pair as wings, as far as there are.
        plays: the combinations of one, two, three and four equal cards, as far as it has them.
    """

    singles: tuple[Card, ...]
    pairs: _ByStrength
    triples: _ByStrength
    wings: tuple[tuple[int, ...], ...]
    plays: tuple[tuple[Combination, ...], ...]


class _Wings(NamedTuple):
    """What a hand has to hang on a core, before the core's own ranks are left out.

    Attributes:
        singles: the lowest card of each rank, in order of strength.
        pairs: each pair, in order of strength; begins with the rank's single card.
    """

    singles: list[Card]
    pairs: list[_Cards]


class _Bulk(NamedTuple):
    """Plays to be, in three lists that go together, so that they are made without a step for each."""

    shapes: list[Shape]
    ranks: list[str]
    cards: list[_Cards]

    def add(self, shape: Shape, ranks: Sequence[str], cards: Iterable[_Cards]) -> None:
        """Add plays of one shape, from the rank and the cards of each."""
        self.cards.extend(cards)
        self.ranks.extend(ranks)
        self.shapes.extend(repeat(shape, len(ranks)))

    def made(self) -> Iterable[Combination]:
        """Return the combinations."""
        fields = zip(self.shapes, self.ranks, self.cards, self.cards, strict=True)
        return map(_combination, repeat(Combination), fields)


_Entry: TypeAlias = tuple[Card, _Cards, _Cards, tuple[int, ...], tuple[Combination, ...]]
"""The fields of :class:`_Held` for one strength."""

_EQUAL_SHAPES: Final = (Shape.SINGLE, Shape.PAIR, Shape.TRIPLE, Shape.BOMB)

_WINGS_OF_TRIPLES: Final = (
    *((card,) for card in range(PACK_SIZE)),
    *(
        (4 * rank + low, 4 * rank + high)
        for rank in range(BLACK_JOKER_STRENGTH)
        for low, high in combinations(range(4), 2)
    ),
)
"""Each single card, at its own place, and then each pair: what may hang on a triple."""


def _entry(strength: int, held: _Cards) -> _Entry:
    """Return what the cards that a hand has of one strength amount to."""
    single, pair, triple, four = (held[:count] if len(held) >= count else () for count in range(1, 5))
    plays = tuple(
        Combination(shape, STRENGTH_TEXTS[strength], cards, cards)
        for shape, cards in zip(_EQUAL_SHAPES, (single, pair, triple, four), strict=True)
        if cards
    )
    wings = tuple(_WINGS_OF_TRIPLES.index(cards) for cards in (single, pair) if cards)
    return single[0] if single else _NO_CARD, pair, triple, wings, plays


def _table(strength: int) -> tuple[int, tuple[_Entry, ...]]:
    """Return where in a hand a strength's bits begin, and its entry for each value of the four bits there."""
    if strength < BLACK_JOKER_STRENGTH:
        shift, suits = (strength + 1) % BLACK_JOKER_STRENGTH * 4, 4
    else:
        shift, suits = BLACK_JOKER + strength - BLACK_JOKER_STRENGTH, 1
    return shift, tuple(
        _entry(strength, tuple(shift + suit for suit in range(suits) if bits >> suit & 1))
        for bits in range(16)
    )


_TABLES: Final = tuple(_table(strength) for strength in range(len(STRENGTH_TEXTS)))


def _triple_with(strength: int, triple: _Cards, wing: _Cards) -> Combination | None:
    """Return a triple with a wing, or None if the wing is of the triple's own rank."""
    if wing[0] >> 2 == triple[0] >> 2:
        return None
    shape = Shape.TRIPLE_SINGLE if len(wing) == 1 else Shape.TRIPLE_PAIR
    return Combination(shape, STRENGTH_TEXTS[strength], triple + wing, triple + wing)


_TRIPLES: Final = {
    triple: [_triple_with(strength, triple, wing) for wing in _WINGS_OF_TRIPLES]
    for strength in range(BLACK_JOKER_STRENGTH)
    for _, _, triple, _, _ in _TABLES[strength][1]
    if triple
}
"""For each triple the plays with one wing, in the order of the wings; nearly every hand has dozens."""


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
    held = _Held._make(zip(*[table[hand >> shift & 15] for shift, table in _TABLES], strict=True))
    if to_beat is None:
        plays = _leads(hand, held)
    elif to_beat.shape == Shape.ROCKET:
        return []
    else:
        plays = _follows(hand, held, to_beat)
    if hand & _BOTH_JOKERS == _BOTH_JOKERS:
        plays.append(_ROCKET)
    return plays


def _leads(hand: Mask, held: _Held) -> list[Combination]:
    """Return every play that leads, but for the rocket."""
    plays = list(chain.from_iterable(held.plays))
    bulk = _Bulk([], [], [])
    ones, twos, threes = _rank_patterns(hand)
    runs, ranks = _runs(ones, SHORTEST_STRAIGHT)
    bulk.add(Shape.STRAIGHT, ranks, [held.singles[run] for run in runs])
    if twos & twos >> 4 & twos >> 8:  # three pairs in a row at least
        runs, ranks = _runs(twos, SHORTEST_PAIR_RUN)
        bulk.add(Shape.PAIR_RUN, ranks, _run_cards(held.pairs, runs))
    if any(held.triples):
        plays += _triples_with(held.triples, [*chain.from_iterable(held.wings)])
        wings = _wings(held)
        if threes & threes >> 4:  # two triples in a row at least
            runs, ranks = _runs(threes, SHORTEST_AIRPLANE)
            cores = _run_cards(held.triples, runs)
            bulk.add(Shape.AIRPLANE, ranks, cores)
            _add_with_singles(bulk, Shape.AIRPLANE_SINGLES, ranks, cores, wings)
            _add_with_pairs(bulk, Shape.AIRPLANE_PAIRS, ranks, cores, wings)
        if _has_four(hand):
            ranks, cores = _fours(held)
            _add_with_singles(bulk, Shape.FOUR_TWO_SINGLES, ranks, cores, wings)
            _add_with_pairs(bulk, Shape.FOUR_TWO_PAIRS, ranks, cores, wings)
    plays += bulk.made()
    return plays


def _follows(hand: Mask, held: _Held, to_beat: Combination) -> list[Combination]:
    """Return every play that beats ``to_beat``, which is not the rocket, but for the rocket."""
    shape = to_beat.shape
    above = STRENGTHS[to_beat.rank] + 1
    plays: list[Combination]
    match shape:
        case Shape.SINGLE | Shape.PAIR | Shape.TRIPLE | Shape.BOMB:
            place = len(to_beat.cards) - 1
            plays = [equal[place] for equal in held.plays[above:] if len(equal) > place]
        case Shape.TRIPLE_SINGLE:
            plays = _triples_with(held.triples[above:], [places[0] for places in held.wings if places])
        case Shape.TRIPLE_PAIR:
            pairs = [places[1] for places in held.wings if len(places) > 1]
            plays = _triples_with(held.triples[above:], pairs)
        case _:
            plays = _following_in_bulk(hand, held, Shape(shape), len(to_beat.cards), above)
    if shape != Shape.BOMB and _has_four(hand):
        plays += [equal[3] for equal in held.plays if len(equal) == 4]
    return plays


def _following_in_bulk(hand: Mask, held: _Held, shape: Shape, size: int, lowest: int) -> list[Combination]:
    """Return the plays of ``size`` cards with a run or a four as core, its top at ``lowest`` or higher."""
    bulk = _Bulk([], [], [])
    ones, twos, threes = _rank_patterns(hand)
    match shape:
        case Shape.STRAIGHT:
            runs, ranks = _runs_like(ones, size, lowest)
            bulk.add(shape, ranks, [held.singles[run] for run in runs])
        case Shape.PAIR_RUN:
            runs, ranks = _runs_like(twos, size // 2, lowest)
            bulk.add(shape, ranks, _run_cards(held.pairs, runs))
        case Shape.AIRPLANE:
            runs, ranks = _runs_like(threes, size // 3, lowest)
            bulk.add(shape, ranks, _run_cards(held.triples, runs))
        case Shape.AIRPLANE_SINGLES:
            runs, ranks = _runs_like(threes, size // 4, lowest)
            _add_with_singles(bulk, shape, ranks, _run_cards(held.triples, runs), _wings(held))
        case Shape.AIRPLANE_PAIRS:
            runs, ranks = _runs_like(threes, size // 5, lowest)
            _add_with_pairs(bulk, shape, ranks, _run_cards(held.triples, runs), _wings(held))
        case Shape.FOUR_TWO_SINGLES:
            _add_with_singles(bulk, shape, *_fours(held, lowest), _wings(held))
        case Shape.FOUR_TWO_PAIRS:
            _add_with_pairs(bulk, shape, *_fours(held, lowest), _wings(held))
        case _:
            raise ValueError(f"neither a run nor a four is the core of a {shape}")
    return list(bulk.made())


def _has_four(hand: Mask) -> bool:
    """Tell whether the hand has four cards of a rank."""
    return hand & hand >> 1 & hand >> 2 & hand >> 3 & _ALL_RANKS != 0


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
def _runs(pattern: Mask, shortest: int) -> tuple[Sequence[slice], Sequence[str]]:
    """Return every run of at least ``shortest`` ranks in a pattern; there are 4096 patterns from 3 to A.

    Returns:
        The strengths of each run, and the text of each run's highest rank.
    """
    runs: list[slice] = []
    bottom = 0
    for top in range(CHAIN_END):
        if pattern >> 4 * top & 1:
            runs += [slice(low, top + 1) for low in range(bottom, top + 2 - shortest)]
        else:
            bottom = top + 1
    return tuple(runs), tuple(STRENGTH_TEXTS[run.stop - 1] for run in runs)


def _runs_like(pattern: Mask, length: int, lowest: int) -> tuple[Sequence[slice], Sequence[str]]:
    """Do as :func:`_runs` for those of ``length`` ranks whose top is ``lowest`` or higher."""
    runs, ranks = _runs(pattern, length)
    fitting = [
        (run, rank)
        for run, rank in zip(runs, ranks, strict=True)
        if run.stop - run.start == length and run.stop > lowest
    ]
    return [run for run, _ in fitting], [rank for _, rank in fitting]


def _run_cards(groups: _ByStrength, runs: Sequence[slice]) -> list[_Cards]:
    """Return the cards of the runs of pairs or of triples."""
    return [tuple(chain.from_iterable(groups[run])) for run in runs]


def _fours(held: _Held, lowest: int = 0) -> tuple[list[str], list[_Cards]]:
    """Return the rank of each four of equal cards and its cards, from strength ``lowest`` up."""
    bombs = [equal[3] for equal in held.plays[lowest:] if len(equal) == 4]
    return [bomb.rank for bomb in bombs], [bomb.cards for bomb in bombs]


def _wings(held: _Held) -> _Wings:
    """Return all that the hand could hang on a core."""
    return _Wings([card for card in held.singles if card >= 0], list(filter(None, held.pairs)))


def _triples_with(triples: Iterable[_Cards], wings: Sequence[int]) -> list[Combination]:
    """Return each triple with each of the wings, given by their places, that are of another rank."""
    plays: list[Combination] = []
    for triple in filter(None, triples):
        plays += filter(None, map(_TRIPLES[triple].__getitem__, wings))
    return plays


def _add_with_singles(
    bulk: _Bulk, shape: Shape, ranks: Sequence[str], cores: Sequence[_Cards], wings: _Wings
) -> None:
    """Add each core with each choice of single cards as wings."""
    singles, pairs = wings
    played = bulk.cards
    for rank, core in zip(ranks, cores, strict=True):
        links, count = _LINKS_AND_WINGS[len(core)]
        place = singles.index(core[0])
        other_singles = singles[:place] + singles[place + links :]
        place = pairs.index(core[:2])
        other_pairs = pairs[:place] + pairs[place + links :]
        _add_singles(played, core, other_singles, other_pairs, count)
        bulk.ranks.extend(repeat(rank, len(played) - len(bulk.ranks)))
    bulk.shapes.extend(repeat(shape, len(played) - len(bulk.shapes)))


def _add_singles(
    played: list[_Cards], start: _Cards, singles: list[Card], pairs: list[_Cards], count: int
) -> None:
    """Add ``start`` with each choice of ``count`` cards, two of a rank and one joker at most, to ``played``.

    Args:
        played: the list that grows.
        start: the cards that all of these have.
        singles: one card of each rank to choose from, the jokers last.
        pairs: the pairs to choose from, each beginning with its rank's single card.
        count: how many cards to choose, at least two.
    """
    if singles[-2:] == _JOKERS:
        with_red = (*start, RED_JOKER)
        played += map(with_red.__add__, combinations(singles[:-2], count - 1))
        played += map(start.__add__, combinations(singles[:-1], count))
    else:
        played += map(start.__add__, combinations(singles, count))
    if count == 2:
        played += map(start.__add__, pairs)
        return
    for later, pair in enumerate(pairs, 1):
        others = singles.copy()
        others.remove(pair[0])
        if count == 3:
            played += map((start + pair).__add__, zip(others, strict=True))
        else:
            _add_singles(played, start + pair, others, pairs[later:], count - 2)


def _add_with_pairs(
    bulk: _Bulk, shape: Shape, ranks: Sequence[str], cores: Sequence[_Cards], wings: _Wings
) -> None:
    """Add each core with each choice of pairs of different ranks as wings."""
    pairs = wings.pairs
    for rank, core in zip(ranks, cores, strict=True):
        links, count = _LINKS_AND_WINGS[len(core)]
        if len(pairs) - links >= count:
            place = pairs.index(core[:2])
            others = pairs[:place] + pairs[place + links :]
            bulk.cards.extend([sum(chosen, core) for chosen in combinations(others, count)])
            bulk.ranks.extend(repeat(rank, len(bulk.cards) - len(bulk.ranks)))
    bulk.shapes.extend(repeat(shape, len(bulk.cards) - len(bulk.shapes)))
