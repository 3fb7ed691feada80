"""How a hand's cards fill the places of a sequence, worked out once for every stock when it is first wanted.

A sequence of ``length`` ranks with ``copies`` cards of each is filled from a list of sources: ``copies``
places for each rank in turn (a rank that has fewer cards leaves its last places empty), then what a wild
card adds. Two such lists are kept side by side, one of the cards laid and one of what they count as; they
differ only at the end, where the first has the wild cards and the second the face of each rank.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from operator import itemgetter
from typing import Any, Final, NamedTuple

from cardavia_desktop.engine.cards import HEARTS, SPADES, Card
from cardavia_desktop.engine.guandan.shapes import PAIR_RUN, STRAIGHT, TRIPLE_RUN, Sequence

MOST_WILDS: Final = 2
"""Wild cards in the game."""


class Way(NamedTuple):
    """One way to fill a sequence.

    Attributes:
        cards: takes the sequence's cards from the list of sources that ends with the wild cards.
        stands: takes what they count as from the list that ends with a face for each rank.
        ordinary: bit ``i`` is set when the ``i``-th rank has an ordinary card.
    """

    cards: Callable[[Any], tuple[int, ...]]
    stands: Callable[[Any], tuple[int, ...]]
    ordinary: int


def _way(sequence: Sequence, used: tuple[int, ...]) -> Way:
    """Return the way that uses ``used[i]`` ordinary cards of the ``i``-th rank and wild ones otherwise."""
    card_sources: list[int] = []
    stand_sources: list[int] = []
    wild = sequence.size
    ordinary = 0
    for place, count in enumerate(used):
        slots = range(place * sequence.copies, place * sequence.copies + count)
        wilds = sequence.copies - count
        card_sources += [*slots, *range(wild, wild + wilds)]
        stand_sources += [*slots, *[sequence.size + place] * wilds]
        wild += wilds
        ordinary |= bool(count) << place
    return Way(itemgetter(*card_sources), itemgetter(*stand_sources), ordinary)


def _ways(sequence: Sequence, stock: tuple[int, ...], most_wilds: int) -> Iterator[Way]:
    """Yield each way to fill the sequence, those with the fewest wild cards first."""
    uses = product(*(range(min(count, sequence.copies), -1, -1) for count in stock))
    for used in sorted(uses, key=sum, reverse=True):
        if sequence.size - sum(used) <= most_wilds:
            yield _way(sequence, used)


@cache
def ways_to_fill(sequence: Sequence) -> tuple[tuple[tuple[Way, ...], ...], ...]:
    """Return every way to fill a sequence, by the number of wild cards held, then by :func:`stock_key`.

    Those with the fewest wild cards come first. A straight flush is filled as a straight of one suit's cards.
    """
    stocks = list(product(range(sequence.copies + 1), repeat=sequence.length))
    return tuple(
        tuple(tuple(_ways(sequence, stock, most_wilds)) for stock in stocks)
        for most_wilds in range(MOST_WILDS + 1)
    )


class Window(NamedTuple):
    """Consecutive ranks that a sequence may have.

    Attributes:
        ranks: their indices, lowest place first.
        top: the last of them, by which sequences compare.
        hearts: the heart of each.
        spades: the spade of each.
    """

    ranks: tuple[int, ...]
    top: int
    hearts: tuple[Card, ...]
    spades: tuple[Card, ...]


def _window(ranks: tuple[int, ...]) -> Window:
    hearts = tuple(rank * 4 + HEARTS for rank in ranks)
    return Window(ranks, ranks[-1], hearts, tuple(rank * 4 + SPADES for rank in ranks))


WINDOWS: Final = {
    sequence: tuple(map(_window, map(sequence.ranks, sequence.starts)))
    for sequence in (STRAIGHT, PAIR_RUN, TRIPLE_RUN)
}
"""For each sequence every window, lowest first."""


def stock_key(sequence: Sequence, stock: Iterable[int]) -> int:
    """Return where :func:`ways_to_fill` keeps a stock: how many cards of each rank, none over ``copies``."""
    key = 0
    for count in stock:
        key = key * (sequence.copies + 1) + count
    return key
