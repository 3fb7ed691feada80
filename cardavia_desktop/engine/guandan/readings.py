"""What selected cards can be read as: every combination, the strongest first."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Sequence as Cards
from typing import Final

from cardavia_desktop.engine.cards import (
    BLACK_JOKER_RANK,
    HEARTS,
    PACK_SIZE,
    RANK_TEXTS,
    RANKS,
    RED_JOKER_RANK,
    SPADES,
    Card,
    rank_of,
    suit_of,
)
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.guandan.order import level_index, reading_order, wild_face
from cardavia_desktop.engine.guandan.shapes import (
    GROUP_SHAPES,
    PAIR_RUN,
    SMALLEST_BOMB,
    STRAIGHT,
    TRIPLE_RUN,
    Sequence,
    Shape,
)

_FULL_HOUSE_SIZE: Final = 5
_TRIPLE: Final = 3
_PAIR: Final = 2
_EVERY_JOKER: Final = {BLACK_JOKER_RANK: 2, RED_JOKER_RANK: 2}


def readings(cards: Cards[Card], level: str) -> tuple[Combination, ...]:
    """Return every combination that ``cards`` can be read as at ``level``, the strongest first.

    Readings with the same shape and rank are one: which rank fills the pair of a full house and which
    suits a plain straight has cannot matter. The order is that of
    :func:`~cardavia_desktop.engine.guandan.order.reading_order`. Cards that are no combination have no
    reading.

    Args:
        cards: distinct physical cards, in any order.
        level: the deal's level, ``"2"`` to ``"A"``.

    Raises:
        ValueError: ``level`` is no level, or one physical card is there twice.

    >>> from cardavia_desktop.engine.cards import parse
    >>> [(found.shape.value, found.rank) for found in readings(parse("3S 3H 4S 4H 7H"), "7")]
    [('full_house', '4'), ('full_house', '3')]
    """
    wild = wild_face(level)
    if len(set(cards)) != len(cards):
        raise ValueError("one physical card is there twice")
    ordinary = sorted((card for card in cards if card % PACK_SIZE != wild), key=rank_of)
    wilds = [card for card in cards if card % PACK_SIZE == wild]
    found = [*_groups(ordinary, wilds, level), *_full_houses(ordinary, wilds, level)]
    for sequence in (STRAIGHT, PAIR_RUN, TRIPLE_RUN):
        found += _sequences(sequence, ordinary, wilds)
    found.sort(key=lambda reading: reading_order(reading, level), reverse=True)
    return tuple(found)


def filler_rank(level: int, triple: int) -> int:
    """Return the rank index of a full house's pair that is filled by two wild cards alone.

    It is the strongest that the triple leaves: the level rank, else the highest other rank.
    """
    if triple != level:
        return level
    return len(RANKS) - 1 if level != len(RANKS) - 1 else len(RANKS) - 2


def _groups(ordinary: list[Card], wilds: list[Card], level: str) -> Iterator[Combination]:
    """Yield the readings as cards of one rank, the four jokers among them."""
    size = len(ordinary) + len(wilds)
    counts = Counter(map(rank_of, ordinary))
    if counts == _EVERY_JOKER and not wilds:
        yield Combination(Shape.JOKER_BOMB, RANK_TEXTS[RED_JOKER_RANK], tuple(ordinary), tuple(ordinary))
    elif not ordinary:
        if size == 1:
            yield _group(ordinary, wilds, level_index(level))
        elif size == _PAIR:
            yield from (_group(ordinary, wilds, rank) for rank in range(len(RANKS)))
    elif len(counts) == 1:
        (rank,) = counts
        if rank < BLACK_JOKER_RANK or (size <= _PAIR and not wilds):
            yield _group(ordinary, wilds, rank)


def _group(ordinary: list[Card], wilds: list[Card], rank: int) -> Combination:
    """Return the cards read as ``rank``."""
    size = len(ordinary) + len(wilds)
    shape = Shape.BOMB if size >= SMALLEST_BOMB else GROUP_SHAPES[size - 1]
    stands_for = (*ordinary, *[rank * 4 + HEARTS] * len(wilds))
    return Combination(shape, RANK_TEXTS[rank], (*ordinary, *wilds), stands_for)


def _full_houses(ordinary: list[Card], wilds: list[Card], level: str) -> Iterator[Combination]:
    """Yield the readings as a triple and a pair of another rank."""
    counts = Counter(map(rank_of, ordinary))
    if len(ordinary) + len(wilds) != _FULL_HOUSE_SIZE or len(counts) > _PAIR:
        return
    for rank, count in counts.items():
        if rank >= BLACK_JOKER_RANK or count > _TRIPLE:
            continue
        pair = [card for card in ordinary if rank_of(card) != rank]
        if len(pair) > _PAIR or (pair and rank_of(pair[0]) >= BLACK_JOKER_RANK and len(pair) < _PAIR):
            continue
        triple = [card for card in ordinary if rank_of(card) == rank]
        pair_rank = rank_of(pair[0]) if pair else filler_rank(level_index(level), rank)
        missing = _TRIPLE - count
        cards = (*triple, *wilds[:missing], *pair, *wilds[missing:])
        stands_for = (
            *triple,
            *[rank * 4 + HEARTS] * missing,
            *pair,
            *[pair_rank * 4 + HEARTS] * (len(wilds) - missing),
        )
        yield Combination(Shape.FULL_HOUSE, RANKS[rank], cards, stands_for)


def _sequences(sequence: Sequence, ordinary: list[Card], wilds: list[Card]) -> Iterator[Combination]:
    """Yield the readings as one kind of sequence; with the straights come the straight flushes."""
    counts = Counter(map(rank_of, ordinary))
    if len(ordinary) + len(wilds) != sequence.size or max(counts.values()) > sequence.copies:
        return
    suits = {suit_of(card) for card in ordinary}
    flush_suit = suits.pop() if sequence == STRAIGHT and len(suits) == 1 else None
    for start in sequence.starts:
        ranks = sequence.ranks(start)
        if not counts.keys() <= set(ranks):
            continue
        if flush_suit is not None:
            yield _laid(Shape.STRAIGHT_FLUSH, ranks, sequence.copies, ordinary, wilds, flush_suit)
        if flush_suit is None or wilds:
            wild_suit = SPADES if flush_suit == HEARTS else HEARTS
            yield _laid(sequence.shape, ranks, sequence.copies, ordinary, wilds, wild_suit)


def _laid(
    shape: Shape,
    ranks: tuple[int, ...],
    copies: int,
    ordinary: list[Card],
    wilds: list[Card],
    wild_suit: int,
) -> Combination:
    """Return the cards in the order of ``ranks``, with wild cards of ``wild_suit`` where others lack."""
    cards: list[Card] = []
    stands_for: list[Card] = []
    spare = iter(wilds)
    for rank in ranks:
        own = [card for card in ordinary if rank_of(card) == rank]
        missing = copies - len(own)
        cards += [*own, *(next(spare) for _ in range(missing))]
        stands_for += [*own, *[rank * 4 + wild_suit] * missing]
    return Combination(shape, RANKS[ranks[-1]], tuple(cards), tuple(stands_for))
