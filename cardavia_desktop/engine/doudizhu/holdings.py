"""What a hand has of each rank, looked up two ranks at a time, and each triple with each wing.

A search lists plays thousands of times a second, so whatever depends on one rank's cards alone is reckoned
once, here: the combinations of equal cards, and all that a triple and one wing can be. It is reckoned when it
is first asked for, since a program that is about to play the other game, or to show a table, asks for none.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, groupby
from operator import getitem
from typing import Final, NamedTuple, TypeAlias

from cardavia_desktop.engine.cards import PACK_SIZE, Card, Mask
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.shapes import BLACK_JOKER_STRENGTH, STRENGTH_TEXTS, Shape, strength_of

Cards: TypeAlias = tuple[Card, ...]


class Holding(NamedTuple):
    """What there is of some ranks, each field from the weakest rank to the strongest.

    Attributes:
        equal: the combinations of one, two, three and four equal cards.
        singles: the lowest card of each rank.
        pairs: two cards of each rank that has them, one rank after the other.
        triples: the same for three cards.
        pair_places: where :func:`with_one_wing` has each pair as wing.
    """

    equal: tuple[Combination, ...]
    singles: Cards
    pairs: Cards
    triples: Cards
    pair_places: tuple[int, ...]


_WINGS: Final[Sequence[Cards]] = (
    *((card,) for card in range(PACK_SIZE)),
    *(
        (4 * rank + low, 4 * rank + high)
        for rank in range(BLACK_JOKER_STRENGTH)
        for low, high in combinations(range(4), 2)
    ),
)
"""What may hang on a triple: each single card, at the place of its own number, and then each pair."""

_EQUAL_SHAPES: Final = (Shape.SINGLE, Shape.PAIR, Shape.TRIPLE, Shape.BOMB)


@cache
def _shared(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Return equal tuples as one object, so that the tables fit into a processor's cache."""
    return numbers


def _together(holdings: Sequence[Holding]) -> Holding:
    """Return what there is of several ranks, the weaker ones first."""
    equal, *numbers = zip(*holdings, strict=True)
    return Holding(sum(equal, ()), *(_shared(sum(column, ())) for column in numbers))


@cache
def _of_one_rank(cards: Cards) -> Holding:
    """Return what some cards of one rank amount to, none at all perhaps."""
    single, pair, triple, four = (cards[:count] if len(cards) >= count else () for count in range(1, 5))
    equal = tuple(
        Combination(shape, STRENGTH_TEXTS[strength_of(played[0])], played, played)
        for shape, played in zip(_EQUAL_SHAPES, (single, pair, triple, four), strict=True)
        if played
    )
    return Holding(equal, single, pair, triple, (_WINGS.index(pair),) if pair else ())


_IN_ORDER: Final = (*range(4, PACK_SIZE), *range(4))
"""The pack with the twos on top, so that the ranks that make runs come first, two in each byte of a hand."""

_NO_TWOS: Final[Mask] = (1 << PACK_SIZE - 4) - 1
"""The bits of all cards but the twos, when the twos are on top."""

_BYTE_SIZE: Final = 8


def _of_ranks(cards: Sequence[Card]) -> tuple[Holding, ...]:
    """Return for each choice of these cards, as bits in their order, what they amount to."""
    by_rank = [tuple(rank) for _, rank in groupby(sorted(cards, key=strength_of), strength_of)]
    choices = [
        {card for place, card in enumerate(cards) if bits >> place & 1} for bits in range(1 << _BYTE_SIZE)
    ]
    return tuple(
        _together([_of_one_rank(tuple(filter(held.__contains__, rank))) for rank in by_rank])
        for held in choices
    )


@cache
def _tables() -> Sequence[tuple[Holding, ...]]:
    """Return for each byte of a hand with the twos on top what each value amounts to."""
    return [_of_ranks(_IN_ORDER[first : first + _BYTE_SIZE]) for first in range(0, PACK_SIZE, _BYTE_SIZE)]


def held_in(hand: Mask) -> Holding:
    """Return what a hand has; cards that are not of the single pack do not count."""
    twos_on_top = hand >> 4 & _NO_TWOS | (hand & 15) << PACK_SIZE - 4
    tables = _tables()
    parts = map(getitem, tables, twos_on_top.to_bytes(len(tables), "little"))
    equal, singles, pairs, triples, pair_places = zip(*parts, strict=True)
    return Holding(sum(equal, ()), sum(singles, ()), sum(pairs, ()), sum(triples, ()), sum(pair_places, ()))


def _triple_with(triple: Cards, wing: Cards) -> Combination | None:
    """Return a triple with a wing, or None if the wing is of the triple's own rank."""
    if wing[0] >> 2 == triple[0] >> 2:
        return None
    shape = Shape.TRIPLE_SINGLE if len(wing) == 1 else Shape.TRIPLE_PAIR
    return Combination(shape, STRENGTH_TEXTS[strength_of(triple[0])], triple + wing, triple + wing)


@cache
def with_one_wing(triple: Cards) -> Sequence[Combination | None]:
    """Return a triple's plays with one wing: each single card, at its number, and then each pair.

    None stands for cards of the triple's own rank. Nearly every hand has dozens of these plays.
    """
    return [_triple_with(triple, wing) for wing in _WINGS]
