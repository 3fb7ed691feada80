"""The best way to split a Dou Dizhu hand into plays.

A hand is a number with four bits for each strength, 0 (a three) to 14 (the red joker). Every play has a cost;
the split with the least sum is found by taking the plays of the lowest rank first and remembering every
remainder. Wings are what makes this more than a sum: a triple carries one single or pair away for nothing.
So each remainder keeps the least cost for every number of free wings that the ranks below hand up to it.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import inf
from typing import Final, NamedTuple, TypeAlias

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.doudizhu import Shape, strength_of
from cardavia_desktop.engine.doudizhu.shapes import (
    BLACK_JOKER_STRENGTH,
    CHAIN_END,
    RED_JOKER_STRENGTH,
    SHORTEST_AIRPLANE,
    SHORTEST_PAIR_RUN,
    SHORTEST_STRAIGHT,
)

Counts: TypeAlias = int
"""How many cards of each strength: four bits each, the lowest strength lowest."""

RANK_BITS: Final = 4
RANK_MASK: Final = 15

_MOST_FREE: Final = 3
"""The most free wings that are counted, and the most that may be owed to higher ranks."""

_SIZE: Final = 2 * _MOST_FREE + 1

_Costs: TypeAlias = tuple[float, ...]
"""Least costs by the number of free wings handed up, from ``-_MOST_FREE`` (owed) to ``_MOST_FREE``."""

_NOTHING_LEFT: Final[_Costs] = tuple(0.0 if free >= 0 else inf for free in range(-_MOST_FREE, _MOST_FREE + 1))
"""At the end no wing may be owed any more; free ones may be left over."""


_ROUNDING: Final = 1e-9
"""Sums of the same costs in another order may differ by less than this."""


class Piece(NamedTuple):
    """A play of a split, without wings.

    Attributes:
        shape: the shape; a four that carries wings is ``FOUR_TWO_SINGLES``.
        low: the lowest strength of its core.
        top: the highest strength of its core.
        counts: the cards that it takes.
        carries: how many wings it can carry (positive), or -1 for a single or pair that is carried.
        cost: what it costs.
    """

    shape: Shape
    low: int
    top: int
    counts: Counts
    carries: int
    cost: float


@dataclass(frozen=True, slots=True)
class Prices:
    """What each play of a split costs, by strength: the fewer and the more useful, the cheaper.

    Attributes:
        singles: cost of a single.
        pairs: cost of a pair; nothing for the jokers.
        triples: cost of a triple, with or without a wing.
        bombs: cost of a bomb.
        rocket: cost of the rocket.
        four_two: cost of a four that carries two wings.
        run: cost of a run, from its cards a rank (1 to 3), its number of ranks and its top strength.
        carried: cost of a single or pair by strength when a triple carries it away.
    """

    singles: Sequence[float]
    pairs: Sequence[float]
    triples: Sequence[float]
    bombs: Sequence[float]
    rocket: float
    four_two: float
    run: Callable[[int, int, int], float]
    carried: Sequence[float]


def counts_of(cards: Iterable[Card]) -> Counts:
    """Return how many of each strength ``cards`` has."""
    counts = 0
    for card in cards:
        counts += 1 << RANK_BITS * strength_of(card)
    return counts


def count_at(counts: Counts, strength: int) -> int:
    """Return how many cards of ``strength`` there are."""
    return counts >> RANK_BITS * strength & RANK_MASK


@cache
def _run_counts(width: int, low: int, length: int) -> Counts:
    return sum(width << RANK_BITS * strength for strength in range(low, low + length))


_RUN_SHAPES: Final = (
    (1, SHORTEST_STRAIGHT, Shape.STRAIGHT),
    (2, SHORTEST_PAIR_RUN, Shape.PAIR_RUN),
    (3, SHORTEST_AIRPLANE, Shape.AIRPLANE),
)

_SPLIT_FROM: Final = 10
"""Pairs and triples of kings and higher are also tried as separate singles: each may win a trick."""

_ROCKET_COUNTS: Final = (1 << RANK_BITS * BLACK_JOKER_STRENGTH) | (1 << RANK_BITS * RED_JOKER_STRENGTH)


class Splitter:
    """Finds the cheapest splits at given prices; remembers remainders, so ask one for many hands."""

    def __init__(self, prices: Prices) -> None:
        self._prices = prices
        self._known: dict[Counts, _Costs] = {0: _NOTHING_LEFT}

    def cost(self, counts: Counts) -> float:
        """Return the cost of the cheapest split of a hand."""
        return self._costs(counts)[_MOST_FREE]

    def split(self, counts: Counts) -> list[Piece]:
        """Return the pieces of a cheapest split, lowest first; what is carried is among them."""
        found = []
        free = 0
        while counts:
            wanted = self._costs(counts)[free + _MOST_FREE] + _ROUNDING
            for piece in self._pieces(counts):
                handed_up = min(_MOST_FREE, free + piece.carries)
                rest = self._costs(counts - piece.counts)
                if handed_up >= -_MOST_FREE and piece.cost + rest[handed_up + _MOST_FREE] <= wanted:
                    break
            found.append(piece)
            counts -= piece.counts
            free = handed_up
        return found

    def _costs(self, counts: Counts) -> _Costs:
        known = self._known.get(counts)
        if known is not None:
            return known
        best = [inf] * _SIZE
        for _, _, _, taken, carries, cost in self._pieces(counts):
            rest = self._costs(counts - taken)
            for index in range(-carries if carries < 0 else 0, _SIZE):
                source = index + carries
                total = cost + rest[source if source < _SIZE else _SIZE - 1]
                if total < best[index]:
                    best[index] = total
        answer = self._known[counts] = tuple(best)
        return answer

    def _pieces(self, counts: Counts) -> list[Piece]:
        """Return the plays that take cards of the lowest rank."""
        low = ((counts & -counts).bit_length() - 1) // RANK_BITS
        count = count_at(counts, low)
        unit = 1 << RANK_BITS * low
        prices = self._prices
        if low >= BLACK_JOKER_STRENGTH:
            return self._jokers(counts, low)
        pieces = []
        single = prices.singles[low]
        if count == 1:
            pieces.append(Piece(Shape.SINGLE, low, low, unit, 0, single))
            pieces.append(Piece(Shape.SINGLE, low, low, unit, -1, prices.carried[low]))
        elif count == 2:
            pieces.append(Piece(Shape.PAIR, low, low, 2 * unit, 0, prices.pairs[low]))
            pieces.append(Piece(Shape.PAIR, low, low, 2 * unit, -1, prices.carried[low]))
        elif count == 3:
            pieces.append(Piece(Shape.TRIPLE, low, low, 3 * unit, 1, prices.triples[low]))
        else:
            pieces.append(Piece(Shape.BOMB, low, low, 4 * unit, 0, prices.bombs[low]))
            pieces.append(Piece(Shape.FOUR_TWO_SINGLES, low, low, 4 * unit, 2, prices.four_two))
            pieces.append(Piece(Shape.TRIPLE, low, low, 3 * unit, 1, prices.triples[low]))
        if count > 1 and low >= _SPLIT_FROM:
            pieces.append(Piece(Shape.SINGLE, low, low, unit, 0, single))
        if low < CHAIN_END:
            self._add_runs(pieces, counts, low, count)
        return pieces

    def _jokers(self, counts: Counts, low: int) -> list[Piece]:
        if counts == _ROCKET_COUNTS:
            return [Piece(Shape.ROCKET, low, RED_JOKER_STRENGTH, counts, 0, self._prices.rocket)]
        unit = 1 << RANK_BITS * low
        return [
            Piece(Shape.SINGLE, low, low, unit, 0, self._prices.singles[low]),
            Piece(Shape.SINGLE, low, low, unit, -1, self._prices.carried[low]),
        ]

    def _add_runs(self, pieces: list[Piece], counts: Counts, low: int, count: int) -> None:
        for width, shortest, shape in _RUN_SHAPES:
            if count < width:
                return
            length = 1
            while low + length < CHAIN_END and count_at(counts, low + length) >= width:
                length += 1
            for taken in range(shortest, length + 1):
                top = low + taken - 1
                cost = self._prices.run(width, taken, top)
                carries = taken if width == 3 else 0
                pieces.append(Piece(shape, low, top, _run_counts(width, low, taken), carries, cost))
