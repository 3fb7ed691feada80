"""The best way to split a Guandan hand into plays.

As in :mod:`.doudizhu`, a hand is a number and the split with the least sum of prices is found from the lowest
rank up, remembering every remainder. Four bits count the cards of each rank index 0 (a two) to 14 (the red
joker), the wild cards apart above them. Here a triple carries a pair away, which makes a full house. Wild
cards join groups and fill sequences, as far as a good player would use them. Straight flushes go by suits
and not by ranks, so they are taken out of the hand first, in every combination worth a look.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import inf
from typing import Final, NamedTuple, TypeAlias

from cardavia_desktop.engine.cards import (
    BLACK_JOKER,
    BLACK_JOKER_RANK,
    HEARTS,
    PACK_SIZE,
    RANKS,
    RED_JOKER,
    RED_JOKER_RANK,
    SUITS,
    Mask,
)
from cardavia_desktop.engine.guandan import Shape
from cardavia_desktop.engine.guandan.shapes import (
    PAIR_RUN,
    PLACES,
    SMALLEST_BOMB,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPLE_RUN,
)

Counts: TypeAlias = int
"""How many cards of each rank index: four bits each; above the red joker the number of wild cards."""

RANK_BITS: Final = 4
_WILD_SHIFT: Final = RANK_BITS * (RED_JOKER_RANK + 1)
_WILD: Final[Counts] = 1 << _WILD_SHIFT

LARGEST_BOMB: Final = 10
"""Cards of one rank in a bomb at most: eight and both wild ones."""

_MOST_FREE: Final = 2
"""The most triples without a pair that are counted, and the most that may be owed to higher ranks."""

_NO_FREE: Final = tuple(0.0 if free >= 0 else inf for free in range(-_MOST_FREE, _MOST_FREE + 1))
"""At the end no carried pair may be left without its triple; triples without a pair may."""

_ROUNDING: Final = 1e-9
"""Sums of the same costs in another order may differ by less than this."""

_MOST_FLUSHES: Final = 4
"""How many straight flushes are tried: those with the fewest wild cards first."""


class Piece(NamedTuple):
    """A play of a split; a full house comes as its triple and its carried pair.

    Attributes:
        shape: the shape.
        rank: the rank index of a group, the top's of a sequence.
        counts: the cards that it takes; nothing for a straight flush, which goes by suits.
        carries: 1 for a triple, which can carry a pair; -1 for a pair that is carried.
        cost: what it costs.
    """

    shape: Shape
    rank: int
    counts: Counts
    carries: int
    cost: float


@dataclass(frozen=True, slots=True)
class Prices:
    """What each play of a split costs, by rank index: the fewer and the more useful, the cheaper.

    Attributes:
        singles: cost of a single.
        pairs: cost of a pair.
        triples: cost of a triple, with or without a pair.
        bombs: cost of a bomb of equal ranks, from its size and rank index.
        straights: cost of a straight by its top.
        pair_runs: cost of a pair run by its top.
        triple_runs: cost of a triple run by its top.
        flushes: cost of a straight flush by its top.
        joker_bomb: cost of the four jokers.
        carried: cost of a pair when a triple carries it away.
        splits: whether equal cards of the rank are also tried as singles.
        level: the rank index of the level, as which a wild card counts alone.
    """

    singles: Sequence[float]
    pairs: Sequence[float]
    triples: Sequence[float]
    bombs: Callable[[int, int], float]
    straights: Sequence[float]
    pair_runs: Sequence[float]
    triple_runs: Sequence[float]
    flushes: Sequence[float]
    joker_bomb: float
    carried: Sequence[float]
    splits: Sequence[bool]
    level: int


@cache
def _wild_mask(level: int) -> Mask:
    face = level * 4 + HEARTS
    return 1 << face | 1 << face + PACK_SIZE


def counts_of(hand: Mask, level: int) -> Counts:
    """Return how many cards of each rank index a hand has; ``level`` is the rank index of the level."""
    wilds = hand & _wild_mask(level)
    hand ^= wilds
    second = hand >> PACK_SIZE
    counts = wilds.bit_count() << _WILD_SHIFT
    for rank in range(len(RANKS)):
        held = (hand >> 4 * rank & 15).bit_count() + (second >> 4 * rank & 15).bit_count()
        counts |= held << RANK_BITS * rank
    for joker, rank in ((BLACK_JOKER, BLACK_JOKER_RANK), (RED_JOKER, RED_JOKER_RANK)):
        counts |= (hand >> joker & 1) + (second >> joker & 1) << RANK_BITS * rank
    return counts


def count_at(counts: Counts, rank: int) -> int:
    """Return how many cards of a rank index there are."""
    return counts >> RANK_BITS * rank & 15


def wilds_in(counts: Counts) -> int:
    """Return how many wild cards there are."""
    return counts >> _WILD_SHIFT


class _Sequence(NamedTuple):
    """A sequence of one shape at one place."""

    shape: Shape
    copies: int
    ranks: tuple[int, ...]
    top: int


def _sequences_by_lowest() -> tuple[tuple[_Sequence, ...], ...]:
    """Return for each rank index the sequences that are looked at when it is the lowest rank left.

    That is each sequence at its lowest rank; one with a low ace at the rank above the ace; and the straights
    that end at the ace also at the jack and queen, since wild cards may fill their bottom.
    """
    found: list[list[_Sequence]] = [[] for _ in RANKS]
    for kind in (STRAIGHT, PAIR_RUN, TRIPLE_RUN):
        for start in kind.starts:
            ranks = kind.ranks(start)
            sequence = _Sequence(kind.shape, kind.copies, ranks, ranks[-1])
            lowest = min(ranks)
            found[lowest].append(sequence)
            if kind is STRAIGHT and start == kind.starts[-1]:
                found[lowest + 1].append(sequence)
                found[lowest + 2].append(sequence)
    return tuple(map(tuple, found))


_SEQUENCES: Final = _sequences_by_lowest()

_JOKER_BOMB: Final[Counts] = (2 << RANK_BITS * BLACK_JOKER_RANK) | (2 << RANK_BITS * RED_JOKER_RANK)


class RankSplitter:
    """Finds the cheapest splits by ranks alone; remembers remainders, so ask one for many hands."""

    def __init__(self, prices: Prices) -> None:
        self._prices = prices
        self._known: dict[Counts, tuple[float, ...]] = {
            wilds * _WILD: tuple(left + alone for left in _NO_FREE)
            for wilds, alone in enumerate((0.0, prices.singles[prices.level], prices.pairs[prices.level]))
        }
        self._alone = tuple(self._known)

    def cost(self, counts: Counts) -> float:
        """Return the cost of the cheapest split without straight flushes."""
        return self._costs(counts)[_MOST_FREE]

    def split(self, counts: Counts) -> list[Piece]:
        """Return the pieces of a cheapest split, lowest first."""
        found = []
        free = 0
        while counts not in self._alone:
            wanted = self._costs(counts)[free + _MOST_FREE] + _ROUNDING
            for piece in self._pieces(counts):
                handed_up = min(_MOST_FREE, free + piece.carries)
                rest = self._costs(counts - piece.counts)
                if handed_up >= -_MOST_FREE and piece.cost + rest[handed_up + _MOST_FREE] <= wanted:
                    break
            found.append(piece)
            counts -= piece.counts
            free = handed_up
        return found + self._wilds_alone(counts)

    def _wilds_alone(self, counts: Counts) -> list[Piece]:
        level = self._prices.level
        if counts == _WILD:
            return [Piece(Shape.SINGLE, level, counts, 0, self._prices.singles[level])]
        return [Piece(Shape.PAIR, level, counts, 0, self._prices.pairs[level])] if counts else []

    def _costs(self, counts: Counts) -> tuple[float, ...]:
        known = self._known.get(counts)
        if known is not None:
            return known
        # One variable for each number of free triples: a wide hand's search comes here 4,000 times.
        a = b = c = d = e = inf
        known_costs = self._known
        for _, _, taken, carries, cost in self._pieces(counts):
            rest = known_costs.get(counts - taken) or self._costs(counts - taken)
            if not carries:
                v, w, x, y, z = rest
            elif carries > 0:
                _, v, w, x, y = rest
                z = y
            else:
                w, x, y, z, _ = rest
                v = inf
            if cost + v < a:
                a = cost + v
            if cost + w < b:
                b = cost + w
            if cost + x < c:
                c = cost + x
            if cost + y < d:
                d = cost + y
            if cost + z < e:
                e = cost + z
        answer = known_costs[counts] = (a, b, c, d, e)
        return answer

    def _pieces(self, counts: Counts) -> list[Piece]:
        """Return the plays that take cards of the lowest rank."""
        low = ((counts & -counts).bit_length() - 1) // RANK_BITS
        pieces = self._groups(counts, low)
        if low < BLACK_JOKER_RANK:
            for sequence in _SEQUENCES[low]:
                self._add_sequence(pieces, counts, sequence)
        elif counts & ~(3 * _WILD) == _JOKER_BOMB:
            pieces.append(Piece(Shape.JOKER_BOMB, RED_JOKER_RANK, _JOKER_BOMB, 0, self._prices.joker_bomb))
        return pieces

    def _groups(self, counts: Counts, low: int) -> list[Piece]:
        prices = self._prices
        count = count_at(counts, low)
        wilds = wilds_in(counts) if low < BLACK_JOKER_RANK else 0
        unit = 1 << RANK_BITS * low
        pieces: list[Piece] = []
        for used in range(wilds + 1):
            size = count + used
            taken = count * unit + used * _WILD
            if size >= SMALLEST_BOMB:
                if size <= LARGEST_BOMB:
                    pieces.append(Piece(Shape.BOMB, low, taken, 0, prices.bombs(size, low)))
            elif size == 3 and count > 1:
                pieces.append(Piece(Shape.TRIPLE, low, taken, 1, prices.triples[low]))
            elif size == 2:
                pieces.append(Piece(Shape.PAIR, low, taken, 0, prices.pairs[low]))
                pieces.append(Piece(Shape.PAIR, low, taken, -1, prices.carried[low]))
            elif size == 1:
                pieces.append(Piece(Shape.SINGLE, low, taken, 0, prices.singles[low]))
        if count == SMALLEST_BOMB:
            pieces.append(Piece(Shape.TRIPLE, low, 3 * unit, 1, prices.triples[low]))
        elif count > SMALLEST_BOMB or (count > 1 and prices.splits[low]):
            pieces.append(Piece(Shape.SINGLE, low, unit, 0, prices.singles[low]))
        return pieces

    def _add_sequence(self, pieces: list[Piece], counts: Counts, sequence: _Sequence) -> None:
        shape, copies, ranks, top = sequence
        missing = 0
        taken = 0
        wilds = counts >> _WILD_SHIFT
        for rank in ranks:
            held = counts >> RANK_BITS * rank & 15
            if held >= copies:
                # A bomb of four is worth more than the card that a sequence would take from it.
                if held == SMALLEST_BOMB:
                    return
                held = copies
            else:
                missing += copies - held
                if missing > wilds:
                    return
            taken += held << RANK_BITS * rank
        prices = self._prices
        if shape is Shape.STRAIGHT:
            cost = prices.straights[top]
        elif shape is Shape.PAIR_RUN:
            cost = prices.pair_runs[top]
        else:
            cost = prices.triple_runs[top]
        pieces.append(Piece(shape, top, taken + missing * _WILD, 0, cost))


class Flush(NamedTuple):
    """A straight flush that a hand holds, and the mask of its cards."""

    rank: int
    cards: Mask


_WINDOWS: Final = tuple(
    (ranks[-1], tuple(rank * 4 + suit for rank in ranks))
    for ranks in (PLACES[start : start + STRAIGHT_FLUSH.length] for start in STRAIGHT_FLUSH.starts)
    for suit in range(len(SUITS))
)


def flushes_in(hand: Mask, level: int) -> list[Flush]:
    """Return straight flushes of a hand with at most one wild card each, those without one first."""
    wild_cards = hand & _wild_mask(level)
    natural = hand ^ wild_cards
    wild = wild_cards & -wild_cards
    whole, filled = [], []
    faces_held = natural | natural >> PACK_SIZE
    for top, faces in _WINDOWS:
        held = [face for face in faces if faces_held >> face & 1]
        if len(held) < len(faces) - (wild != 0):
            continue
        # The second copy goes first: plays made of ranks alone take the cards that are held twice.
        cards = sum(1 << (face if natural >> face & 1 else face + PACK_SIZE) for face in held)
        if len(held) == len(faces):
            whole.append(Flush(top, cards))
        else:
            filled.append(Flush(top, cards | wild))
    return whole + filled


class Splitter:
    """Finds the cheapest splits of hands with their straight flushes."""

    def __init__(self, prices: Prices, flushes: Iterable[Flush]) -> None:
        self._prices = prices
        self._ranks = RankSplitter(prices)
        self._flushes = list(flushes)[:_MOST_FLUSHES]

    def cost(self, hand: Mask) -> float:
        """Return the cost of a hand's cheapest split."""
        return self._best(hand)[0]

    def flushes(self, hand: Mask) -> Mask:
        """Return the cards of the straight flushes in a hand's cheapest split."""
        return self._best(hand)[1]

    def split(self, hand: Mask) -> list[Piece]:
        """Return the pieces of a cheapest split."""
        _, kept, tops = self._best(hand)
        level = self._prices.level
        pieces = self._ranks.split(counts_of(hand & ~kept, level))
        return pieces + [Piece(Shape.STRAIGHT_FLUSH, top, 0, 0, self._prices.flushes[top]) for top in tops]

    def _best(self, hand: Mask) -> tuple[float, Mask, tuple[int, ...]]:
        """Return the least cost, and of its straight flushes the cards and the tops."""
        level = self._prices.level
        best: tuple[float, Mask, tuple[int, ...]] = (self._ranks.cost(counts_of(hand, level)), 0, ())
        held = [flush for flush in self._flushes if flush.cards & hand == flush.cards]
        for index, one in enumerate(held):
            rest = hand & ~one.cards
            price = self._prices.flushes[one.rank]
            best = min(best, (price + self._ranks.cost(counts_of(rest, level)), one.cards, (one.rank,)))
            for other in held[index + 1 :]:
                if other.cards & one.cards:
                    continue
                both = price + self._prices.flushes[other.rank]
                cost = both + self._ranks.cost(counts_of(rest & ~other.cards, level))
                best = min(best, (cost, one.cards | other.cards, (one.rank, other.rank)))
        return best
