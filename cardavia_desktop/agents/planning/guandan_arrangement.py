"""A Guandan hand sorted into plays for a person to look at: few of them, and no bomb torn apart."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from cardavia_desktop.agents.planning.guandan import (
    RANK_BITS,
    Flush,
    Piece,
    Prices,
    Splitter,
    count_at,
    flushes_in,
    wilds_in,
)
from cardavia_desktop.engine.cards import RANK_TEXTS, RANKS, Card, Mask, cards_of, mask_of, rank_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.guandan import Shape, is_wild, level_index, readings
from cardavia_desktop.engine.guandan.shapes import PLACES

_PLAY: Final = 1.0
"""The price of a play, whichever: the fewer the better."""

_HIGH_SINGLE: Final = 0.7
"""A loose ace, level card or joker is not a burden but a trick."""

_BOMB: Final = -4.0
"""A bomb is worth more than whatever its cards would spare elsewhere."""

_LARGER: Final = 1.2
"""What each further card makes a bomb worth."""

_FLUSH: Final = -5.5
_JOKERS: Final = -9.0
_CARRIED: Final = 0.03
"""What the pair of a full house costs for each step of its rank: the lowest one goes."""

_PRECIOUS: Final = 0.8
"""What it costs to give a pair of aces, level cards or jokers away in a full house."""

_ACE: Final = len(RANKS) - 1
_INDICES: Final = range(len(RANK_TEXTS))


def _prices(level: int) -> Prices:
    high = [rank >= _ACE or rank == level for rank in _INDICES]
    flat = [_PLAY] * len(RANK_TEXTS)
    return Prices(
        singles=[_HIGH_SINGLE if it else _PLAY for it in high],
        pairs=flat,
        triples=flat,
        bombs=lambda size, _rank: _BOMB - _LARGER * (size - 4),
        straights=flat,
        pair_runs=flat,
        triple_runs=flat,
        flushes=[_FLUSH] * len(RANK_TEXTS),
        joker_bomb=_JOKERS,
        carried=[_PRECIOUS if it else _CARRIED * rank for rank, it in zip(_INDICES, high, strict=True)],
        splits=[False] * len(RANK_TEXTS),
        level=level,
    )


@lru_cache(maxsize=16)
def arranged(hand: Mask, level: str) -> tuple[Combination, ...]:
    """Return plays that make up the whole hand, in no particular order.

    Args:
        hand: the cards.
        level: the deal's level, ``"2"`` … ``"A"``.

    Raises:
        ValueError: ``level`` is none.
    """
    index = level_index(level)
    flushes = flushes_in(hand, index)
    splitter = Splitter(_prices(index), flushes)
    taken = _flushes_taken(flushes, splitter.flushes(hand))
    rest = hand & ~mask_of(card for flush in taken for card in cards_of(flush.cards))
    plays = [_reading(cards_of(flush.cards), Shape.STRAIGHT_FLUSH, level) for flush in taken]
    pieces = [piece for piece in splitter.split(hand) if piece.shape is not Shape.STRAIGHT_FLUSH]
    return tuple(plays + _plays(pieces, rest, level))


def _flushes_taken(flushes: Sequence[Flush], kept: Mask) -> list[Flush]:
    """Return the straight flushes that make up exactly the cards kept for them."""
    for index, one in enumerate(flushes):
        if one.cards == kept:
            return [one]
        for other in flushes[index + 1 :]:
            if not one.cards & other.cards and one.cards | other.cards == kept:
                return [one, other]
    return []


def _plays(pieces: Iterable[Piece], hand: Mask, level: str) -> list[Combination]:
    """Return the plays that the pieces are, made of the cards of a hand."""
    held: dict[int, list[Card]] = defaultdict(list)
    wilds: list[Card] = []
    for card in cards_of(hand):
        (wilds if is_wild(card, level) else held[rank_of(card)]).append(card)
    plays: list[Combination] = []
    triples: list[tuple[Card, ...]] = []
    carried: list[tuple[Card, ...]] = []
    for piece in pieces:
        cards = _take(piece, held, wilds)
        if piece.carries > 0:
            triples.append(cards)
        elif piece.carries < 0:
            carried.append(cards)
        else:
            plays.append(_reading(cards, piece.shape, level))
    houses = [
        _reading(triple + pair, Shape.FULL_HOUSE, level)
        for triple, pair in zip(triples, carried, strict=False)
    ]
    alone = [_reading(triple, Shape.TRIPLE, level) for triple in triples[len(carried) :]]
    return plays + houses + alone


def _take(piece: Piece, held: dict[int, list[Card]], wilds: list[Card]) -> tuple[Card, ...]:
    """Take a piece's cards out of what is held, in the order of the ranks."""
    taken: list[Card] = []
    for rank in _ranks_of(piece):
        taken += [held[rank].pop(0) for _ in range(count_at(piece.counts, rank))]
    return (*taken, *(wilds.pop() for _ in range(wilds_in(piece.counts))))


def _ranks_of(piece: Piece) -> Sequence[int]:
    """Return the ranks whose cards a piece takes, as they follow one another in it."""
    ranks = [rank for rank in _INDICES if piece.counts >> RANK_BITS * rank & 15]
    if piece.shape in (Shape.STRAIGHT, Shape.PAIR_RUN, Shape.TRIPLE_RUN) and _ACE in ranks:
        places = PLACES if piece.rank != _ACE else PLACES[1:]
        return sorted(ranks, key=places.index)
    return ranks


def _reading(cards: Sequence[Card], shape: Shape, level: str) -> Combination:
    """Return what the cards are as that shape; the strongest where there are several.

    Raises:
        LookupError: they cannot be that.
    """
    found = next((one for one in readings(cards, level) if one.shape is shape), None)
    if found is None:
        raise LookupError(f"no {shape.value}: {cards}")
    return found
