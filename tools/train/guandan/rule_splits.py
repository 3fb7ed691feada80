"""The best way to split a hand into plays, compiled: as :mod:`cardavia_desktop.agents.planning.guandan`.

A hand is two masks of faces, those held and those held twice; its ranks are four bits each in one number, the
wild cards above them. Prices and what has been found stand in a :data:`PLAN`.
"""

import numpy as np

from tools.train.compiling import Record, compiled
from tools.train.guandan.rule_outlook import FLUSH_STARTS, LARGEST_BOMB, SMALLEST_BOMB
from tools.train.guandan.rules import (
    BLACK_JOKER,
    BOMB,
    JOKER_BOMB,
    ORDINARY,
    PAIR,
    PAIR_RUN,
    RANKS,
    RED_JOKER,
    SINGLE,
    STRAIGHT,
    STRAIGHT_FLUSH,
    SUITS,
    TRIPLE,
    TRIPLE_RUN,
    bits,
    rank_at,
    wild_face,
)

_RANK_BITS = 4
_WILD_SHIFT = _RANK_BITS * RANKS
_WILD = 1 << _WILD_SHIFT
_JOKERS = 2 << _RANK_BITS * ORDINARY | 2 << _RANK_BITS * (ORDINARY + 1)

_FREE = 2
"""The most triples without a pair that are counted, and the most that may be owed to higher ranks."""
_ROUNDING = 1e-9
MOST_FLUSHES = 4
MOST_PIECES = 32
_WIDE = 24
"""More plays than can take cards of a hand's lowest rank."""

_ENTRIES = 1 << 13
_SLOTS = 1 << 14
_ENOUGH = _ENTRIES // 2
"""With so many remainders known, they are forgotten before the next hand is split."""
_SCATTER = 0x9E3779B97F4A7C1
_EMPTY = -1

PLAN = np.dtype(
    [
        ("level", np.int64),
        ("groups", np.float64, (TRIPLE_RUN + 1, RANKS)),
        ("bombs", np.float64, (LARGEST_BOMB + 1, RANKS)),
        ("flushes", np.float64, ORDINARY),
        ("joker_bomb", np.float64),
        ("carried", np.float64, RANKS),
        ("splits", np.int8, RANKS),
        ("flush_count", np.int64),
        ("flush_cards", np.int64, MOST_FLUSHES),
        ("flush_tops", np.int64, MOST_FLUSHES),
        ("piece_shape", np.int64, (MOST_PIECES, _WIDE)),
        ("piece_rank", np.int64, (MOST_PIECES, _WIDE)),
        ("piece_takes", np.int64, (MOST_PIECES, _WIDE)),
        ("piece_carries", np.int64, (MOST_PIECES, _WIDE)),
        ("piece_cost", np.float64, (MOST_PIECES, _WIDE)),
        ("split_shape", np.int64, MOST_PIECES),
        ("split_rank", np.int64, MOST_PIECES),
        ("split_cost", np.float64, MOST_PIECES),
        ("known", np.int64),
        ("slots", np.int16, _SLOTS),
        ("keys", np.int64, _ENTRIES),
        ("costs", np.float64, (_ENTRIES, 2 * _FREE + 1)),
    ],
    align=True,
)
"""Prices by shape and rank, the straight flushes of the hand, plays that are looked at for each depth of the
search, the split last asked for, and the remainders known."""


@compiled
def counts_of(once: int, twice: int, level: int) -> int:
    """Return the ranks of a hand in one number, wild cards apart."""
    wild = 1 << wild_face(level)
    counts = ((once & wild) != 0) + ((twice & wild) != 0) << _WILD_SHIFT
    once &= ~wild
    twice &= ~wild
    for rank in range(ORDINARY):
        held = bits(once >> SUITS * rank & 15) + bits(twice >> SUITS * rank & 15)
        counts |= held << _RANK_BITS * rank
    counts |= (once >> BLACK_JOKER & 1) + (twice >> BLACK_JOKER & 1) << _RANK_BITS * ORDINARY
    counts |= (once >> RED_JOKER & 1) + (twice >> RED_JOKER & 1) << _RANK_BITS * (ORDINARY + 1)
    return int(counts)


@compiled
def write_flushes(once: int, level: int, plan: Record) -> None:
    """Note up to four straight flushes with at most one wild card each, those without one first."""
    wild = once & 1 << wild_face(level)
    natural = once ^ wild
    plan.flush_count = 0
    for filled in range(2 if wild else 1):
        for start in range(FLUSH_STARTS):
            for suit in range(SUITS):
                cards = 0
                for place in range(start, start + 5):
                    cards |= natural & 1 << rank_at(place) * SUITS + suit
                if bits(cards) == 5 - filled and plan.flush_count < MOST_FLUSHES:
                    plan.flush_cards[plan.flush_count] = cards | wild if filled else cards
                    plan.flush_tops[plan.flush_count] = rank_at(start + 4)
                    plan.flush_count += 1


@compiled
def forget(plan: Record) -> None:
    """Begin anew with the prices as they are: only what wild cards alone cost is known."""
    for slot in range(_SLOTS):
        plan.slots[slot] = _EMPTY
    plan.known = 0
    for wilds in range(3):
        alone = 0.0
        if wilds:
            alone = plan.groups[PAIR if wilds == 2 else SINGLE, plan.level]
        entry = _insert(plan, wilds * _WILD)
        for free in range(2 * _FREE + 1):
            plan.costs[entry, free] = np.inf if free < _FREE else alone


@compiled
def _insert(plan: Record, counts: int) -> int:
    slot = counts * _SCATTER >> 40 & _SLOTS - 1
    while plan.slots[slot] != _EMPTY:
        slot = slot + 1 & _SLOTS - 1
    # Never met, as a hand of 27 leaves about a thousand remainders: a full table would give wrong costs.
    entry = min(plan.known, _ENTRIES - 1)
    if plan.known < _ENTRIES:
        plan.slots[slot] = entry
        plan.known += 1
    plan.keys[entry] = counts
    return int(entry)


@compiled
def _find(plan: Record, counts: int) -> int:
    slot = counts * _SCATTER >> 40 & _SLOTS - 1
    while plan.slots[slot] != _EMPTY:
        if plan.keys[plan.slots[slot]] == counts:
            return int(plan.slots[slot])
        slot = slot + 1 & _SLOTS - 1
    return _EMPTY


@compiled
def _add(
    plan: Record, depth: int, n: int, shape: int, rank: int, takes: int, carries: int, cost: float
) -> int:
    plan.piece_shape[depth, n] = shape
    plan.piece_rank[depth, n] = rank
    plan.piece_takes[depth, n] = takes
    plan.piece_carries[depth, n] = carries
    plan.piece_cost[depth, n] = cost
    return n + 1


@compiled
def _add_sequence(plan: Record, depth: int, n: int, counts: int, shape: int, start: int) -> int:
    copies = 1 if shape == STRAIGHT else 2 if shape == PAIR_RUN else 3
    length = 5 if shape == STRAIGHT else 3 if shape == PAIR_RUN else 2
    wilds = counts >> _WILD_SHIFT
    missing = 0
    takes = 0
    for place in range(start, start + length):
        rank = rank_at(place)
        held = counts >> _RANK_BITS * rank & 15
        if held >= copies:
            if held == SMALLEST_BOMB:
                return n
            held = copies
        else:
            missing += copies - held
            if missing > wilds:
                return n
        takes += held << _RANK_BITS * rank
    top = rank_at(start + length - 1)
    return int(_add(plan, depth, n, shape, top, takes + missing * _WILD, 0, plan.groups[shape, top]))


@compiled
def _add_groups(plan: Record, depth: int, counts: int, low: int) -> int:
    """Write the plays that take cards of the lowest rank alone; return how many there are."""
    count = counts >> _RANK_BITS * low & 15
    wilds = counts >> _WILD_SHIFT if low < ORDINARY else 0
    unit = 1 << _RANK_BITS * low
    n = 0
    for used in range(wilds + 1):
        size = count + used
        takes = count * unit + used * _WILD
        if size >= SMALLEST_BOMB:
            if size <= LARGEST_BOMB:
                n = _add(plan, depth, n, BOMB, low, takes, 0, plan.bombs[size, low])
        elif size == 3 and count > 1:
            n = _add(plan, depth, n, TRIPLE, low, takes, 1, plan.groups[TRIPLE, low])
        elif size == 2:
            n = _add(plan, depth, n, PAIR, low, takes, 0, plan.groups[PAIR, low])
            n = _add(plan, depth, n, PAIR, low, takes, -1, plan.carried[low])
        elif size == 1:
            n = _add(plan, depth, n, SINGLE, low, takes, 0, plan.groups[SINGLE, low])
    if count == SMALLEST_BOMB:
        n = _add(plan, depth, n, TRIPLE, low, 3 * unit, 1, plan.groups[TRIPLE, low])
    elif count > SMALLEST_BOMB or (count > 1 and plan.splits[low]):
        n = _add(plan, depth, n, SINGLE, low, unit, 0, plan.groups[SINGLE, low])
    return n


@compiled
def _pieces(plan: Record, depth: int, counts: int, low: int) -> int:
    """Write the plays that take cards of the lowest rank; return how many there are."""
    n = _add_groups(plan, depth, counts, low)
    if low >= ORDINARY:
        if counts & ~(3 * _WILD) == _JOKERS:
            n = _add(plan, depth, n, JOKER_BOMB, ORDINARY + 1, _JOKERS, 0, plan.joker_bomb)
        return n
    if low == 0:
        n = _add_sequence(plan, depth, n, counts, STRAIGHT, 0)
    if low <= 10:
        n = _add_sequence(plan, depth, n, counts, STRAIGHT, min(low + 1, 9))
    if low == 0:
        n = _add_sequence(plan, depth, n, counts, PAIR_RUN, 0)
    if low <= 10:
        n = _add_sequence(plan, depth, n, counts, PAIR_RUN, low + 1)
    if low == 0:
        n = _add_sequence(plan, depth, n, counts, TRIPLE_RUN, 0)
    if low <= 11:
        n = _add_sequence(plan, depth, n, counts, TRIPLE_RUN, low + 1)
    return n


@compiled
def _lowest(counts: int, low: int) -> int:
    while counts >> _RANK_BITS * low & 15 == 0:
        low += 1
    return low


@compiled
def _entry(plan: Record, depth: int, counts: int, low: int) -> int:
    """Return where the costs of a remainder are, for each number of free triples."""
    found = _find(plan, counts)
    if found >= 0:
        return int(found)
    low = _lowest(counts, low)
    a = b = c = d = e = np.inf
    for i in range(_pieces(plan, depth, counts, low)):
        rest = _entry(plan, depth + 1, counts - plan.piece_takes[depth, i], low)
        costs = plan.costs[rest]
        carries = plan.piece_carries[depth, i]
        cost = plan.piece_cost[depth, i]
        if carries == 0:
            a = min(a, cost + costs[0])
            b = min(b, cost + costs[1])
            c = min(c, cost + costs[2])
            d = min(d, cost + costs[3])
            e = min(e, cost + costs[4])
        elif carries > 0:
            a = min(a, cost + costs[1])
            b = min(b, cost + costs[2])
            c = min(c, cost + costs[3])
            d = min(d, cost + costs[4])
            e = min(e, cost + costs[4])
        else:
            b = min(b, cost + costs[0])
            c = min(c, cost + costs[1])
            d = min(d, cost + costs[2])
            e = min(e, cost + costs[3])
    entry = _insert(plan, counts)
    plan.costs[entry, 0] = a
    plan.costs[entry, 1] = b
    plan.costs[entry, 2] = c
    plan.costs[entry, 3] = d
    plan.costs[entry, 4] = e
    return int(entry)


@compiled
def _rank_cost(plan: Record, once: int, twice: int) -> float:
    return float(plan.costs[_entry(plan, 0, counts_of(once, twice, plan.level), 0), _FREE])


@compiled
def best_split(plan: Record, once: int, twice: int) -> tuple[float, int, int, int]:
    """Return the least cost of a hand, the cards of its straight flushes, and their tops or -1."""
    if plan.known > _ENOUGH:
        forget(plan)
    best = _rank_cost(plan, once, twice)
    kept = 0
    first = second = -1
    for i in range(plan.flush_count):
        one = plan.flush_cards[i]
        if one & once != one:
            continue
        price = plan.flushes[plan.flush_tops[i]]
        cost = price + _rank_cost(plan, once & ~one, twice)
        if cost < best or (cost == best and one < kept):
            best, kept, first, second = cost, one, plan.flush_tops[i], -1
        for j in range(i + 1, plan.flush_count):
            other = plan.flush_cards[j]
            if other & once != other or other & one:
                continue
            both = price + plan.flushes[plan.flush_tops[j]]
            cost = both + _rank_cost(plan, once & ~(one | other), twice)
            if cost < best or (cost == best and one | other < kept):
                best, kept, first, second = cost, one | other, plan.flush_tops[i], plan.flush_tops[j]
    return best, kept, first, second


@compiled
def write_split(plan: Record, once: int, twice: int) -> int:
    """Write the plays of a cheapest split to the ``split`` fields; return how many."""
    _, kept, first, second = best_split(plan, once, twice)
    counts = counts_of(once & ~kept, twice, plan.level)
    n = 0
    free = 0
    while counts & _WILD - 1:
        low = _lowest(counts, 0)
        wanted = plan.costs[_entry(plan, 0, counts, low), free + _FREE] + _ROUNDING
        piece = 0
        for i in range(_pieces(plan, 0, counts, low)):
            piece = i
            handed_up = min(_FREE, free + plan.piece_carries[0, i])
            rest = _entry(plan, 1, counts - plan.piece_takes[0, i], low)
            if handed_up >= -_FREE and plan.piece_cost[0, i] + plan.costs[rest, handed_up + _FREE] <= wanted:
                break
        n = _note(plan, n, plan.piece_shape[0, piece], plan.piece_rank[0, piece], plan.piece_cost[0, piece])
        counts -= plan.piece_takes[0, piece]
        free = min(_FREE, free + plan.piece_carries[0, piece])
    wilds = counts >> _WILD_SHIFT
    if wilds:
        shape = PAIR if wilds == 2 else SINGLE
        n = _note(plan, n, shape, plan.level, plan.groups[shape, plan.level])
    if first >= 0:
        n = _note(plan, n, STRAIGHT_FLUSH, first, plan.flushes[first])
    if second >= 0:
        n = _note(plan, n, STRAIGHT_FLUSH, second, plan.flushes[second])
    return n


@compiled
def _note(plan: Record, n: int, shape: int, rank: int, cost: float) -> int:
    plan.split_shape[n] = shape
    plan.split_rank[n] = rank
    plan.split_cost[n] = cost
    return n + 1
