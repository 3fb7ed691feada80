"""What a deal so far tells the compiled rule player: unseen cards, and how likely a play is to be beaten.

As :mod:`cardavia_desktop.agents.rules.guandan_outlook`; sums go in the same order, so that equal costs stay
equal.
"""

from math import comb, exp

import numpy as np

from tools.train.compiling import Record, compiled
from tools.train.guandan.game import SEATS
from tools.train.guandan.rules import (
    BLACK_JOKER,
    BOMB,
    FACES,
    FLUSH_TIER,
    JOKER_BOMB,
    ORDINARY,
    PAIR_RUN,
    RANKS,
    SHAPES,
    STRAIGHT,
    STRAIGHT_FLUSH,
    STRENGTHS,
    SUITS,
    TRIPLE_RUN,
    bomb_tier,
    rank_at,
    strength_of,
    wild_face,
)

MOST = 8
"""The most cards of one rank that may be unseen."""
SMALLEST_BOMB, LARGEST_BOMB = 4, 10
ANY_BOMB = -1
"""Below the power of every bomb."""
FLUSH_STARTS = 10

_POWERS = 9 * STRENGTHS
_FLUSH_CHANCE_SHARE = 0.5
_WAYS = np.array([[comb(n, k) for k in range(MOST + 1)] for n in range(MOST + 1)], np.float64)

SIZES = np.array([0, 1, 2, 3, 5, 5, 6, 6, 4, 5, 4])
"""How many cards a shape has, by its number; of a bomb the fewest."""
WIDTHS = np.array([0, 1, 2, 3, 3, 1, 2, 3])
"""How many cards of a rank, by shape."""
LENGTHS = np.array([0, 0, 0, 0, 0, 5, 3, 2])
"""How many ranks a sequence has, by shape."""

OUTLOOK = np.dtype(
    [
        ("level", np.int64),
        ("strengths", np.int64, RANKS),
        ("faces", np.int64, FACES),
        ("unseen", np.int64, RANKS),
        ("held", np.int64, SEATS),
        ("share", np.float64, SEATS),
        ("chances", np.float64, (SEATS, RANKS, MOST + 2)),
        ("possible", np.int64, (SEATS, RANKS)),
        ("possible_wilds", np.int64, SEATS),
        ("answers", np.float64, (SEATS, SHAPES, RANKS)),
        ("opponents", np.int64, 2),
        ("opponent_count", np.int64),
        ("bomb_powers", np.int64, 256),
        ("bomb_chances", np.float64, 256),
        ("bomb_count", np.int64),
        ("bombs_above", np.float64, _POWERS + 1),
        ("missing", np.int64, (FLUSH_STARTS, SUITS)),
    ],
    align=True,
)
"""What is known of the unseen cards. ``chances[seat, rank, k]`` is how likely a seat has ``k`` or more of a
rank; ``answers`` and ``bombs_above`` are filled when first wanted and below 0 before."""


@compiled
def flush_power(top: int) -> int:
    """Return the power of a straight flush."""
    return FLUSH_TIER * STRENGTHS + top


@compiled
def _write_unseen(game: Record, outlook: Record) -> int:
    """Write what is unseen of each face and rank; return how many cards that is."""
    level = game.level
    outlook.level = level
    unseen = 0
    for rank in range(RANKS):
        outlook.strengths[rank] = strength_of(rank, level)
        outlook.unseen[rank] = 0
    for face in range(FACES):
        left = 2 - game.hand[game.seat, face]
        for seat in range(SEATS):
            left -= game.played[seat, face]
        outlook.faces[face] = left
        outlook.unseen[face // SUITS if face < BLACK_JOKER else ORDINARY + face - BLACK_JOKER] += left
        unseen += left
    outlook.unseen[level] -= outlook.faces[wild_face(level)]
    return int(unseen)


@compiled
def write_outlook(game: Record, outlook: Record) -> None:
    """Work out what the seat to play can know."""
    own = game.seat
    unseen = _write_unseen(game, outlook)
    wilds = outlook.faces[wild_face(game.level)]
    outlook.opponent_count = 0
    for step in range(1, SEATS):
        seat = (own + step) % SEATS
        _write_hidden(outlook, seat, int(game.left[seat]), unseen, int(wilds))
        if step != 2 and game.left[seat]:
            outlook.opponents[outlook.opponent_count] = seat
            outlook.opponent_count += 1
    for start in range(FLUSH_STARTS):
        for suit in range(SUITS):
            missing = 0
            for place in range(start, start + 5):
                missing += outlook.faces[rank_at(place) * SUITS + suit] == 0
            outlook.missing[start, suit] = missing
    for power in range(_POWERS + 1):
        outlook.bombs_above[power] = -1.0
    _write_bombs(outlook)


@compiled
def _write_hidden(outlook: Record, seat: int, held: int, unseen: int, wilds: int) -> None:
    share = min(1.0, held / unseen) if unseen > 0 else 0.0
    outlook.held[seat] = held
    outlook.share[seat] = share
    outlook.possible_wilds[seat] = min(held, wilds)
    powers = np.empty(MOST + 1)
    absent = np.empty(MOST + 1)
    for k in range(MOST + 1):
        powers[k] = share ** float(k)
        absent[k] = (1 - share) ** float(k)
    for rank in range(RANKS):
        count = outlook.unseen[rank]
        outlook.possible[seat, rank] = min(held, count)
        for k in range(count + 1, MOST + 2):
            outlook.chances[seat, rank, k] = 0.0
        tail = 0.0
        for k in range(count, -1, -1):
            tail += _WAYS[count, k] * powers[k] * absent[count - k]
            outlook.chances[seat, rank, k] = tail
        outlook.chances[seat, rank, 0] = 1.0
    for shape in range(SHAPES):
        for rank in range(RANKS):
            outlook.answers[seat, shape, rank] = -1.0


@compiled
def _add_bomb(outlook: Record, power: int, chance: float) -> None:
    if chance != 0.0:
        outlook.bomb_powers[outlook.bomb_count] = power
        outlook.bomb_chances[outlook.bomb_count] = chance
        outlook.bomb_count += 1


@compiled
def _write_bombs(outlook: Record) -> None:
    """List the bombs that opponents may hold, each with an expected number of them."""
    outlook.bomb_count = 0
    for i in range(outlook.opponent_count):
        seat = outlook.opponents[i]
        held = outlook.held[seat]
        if held < SMALLEST_BOMB:
            continue
        for rank in range(ORDINARY):
            for size in range(SMALLEST_BOMB, min(MOST, held) + 1):
                chance = outlook.chances[seat, rank, size] - outlook.chances[seat, rank, size + 1]
                _add_bomb(outlook, bomb_tier(size) * STRENGTHS + outlook.strengths[rank], chance)
        if held < 5:
            continue
        share = outlook.share[seat]
        absent = 1.0 - share
        twice = 1.0 - absent * absent
        for start in range(FLUSH_STARTS):
            for suit in range(SUITS):
                chance = _FLUSH_CHANCE_SHARE
                for place in range(start, start + 5):
                    copies = outlook.faces[rank_at(place) * SUITS + suit]
                    chance *= 0.0 if copies == 0 else share if copies == 1 else twice
                _add_bomb(outlook, flush_power(rank_at(start + 4)), chance)


@compiled
def bombs_above(outlook: Record, power: int) -> float:
    """Return how many bombs stronger than ``power`` opponents hold, as an expectation."""
    known = outlook.bombs_above[power + 1]
    if known < 0.0:
        known = 0.0
        for i in range(outlook.bomb_count):
            if outlook.bomb_powers[i] > power:
                known += outlook.bomb_chances[i]
        outlook.bombs_above[power + 1] = known
    return float(known)


@compiled
def _answers_of(outlook: Record, seat: int, shape: int, rank: int) -> float:
    """Return how many higher plays of a shape that is no bomb a seat holds, as an expectation."""
    known = outlook.answers[seat, shape, rank]
    if known >= 0.0:
        return float(known)
    known = 0.0
    if outlook.held[seat] >= SIZES[shape]:
        width = WIDTHS[shape]
        if shape >= STRAIGHT:
            for start in range(15 - LENGTHS[shape]):
                if rank_at(start + LENGTHS[shape] - 1) > rank:
                    run = 1.0
                    for place in range(start, start + LENGTHS[shape]):
                        run *= outlook.chances[seat, rank_at(place), width]
                    known += run
        else:
            for other in range(RANKS):
                if outlook.strengths[other] > outlook.strengths[rank]:
                    known += outlook.chances[seat, other, width]
    outlook.answers[seat, shape, rank] = known
    return float(known)


@compiled
def answers(outlook: Record, shape: int, rank: int) -> float:
    """Return how many higher plays of a shape that is no bomb opponents hold, as an expectation."""
    total = 0.0
    for i in range(outlook.opponent_count):
        total += _answers_of(outlook, outlook.opponents[i], shape, rank)
    return total


@compiled
def beaten_by(outlook: Record, seat: int, shape: int, rank: int) -> float:
    """Return how likely another seat can beat a play with one of the same shape and size."""
    return 0.0 if shape >= BOMB else min(1.0, _answers_of(outlook, seat, shape, rank))


@compiled
def power_of(outlook: Record, shape: int, size: int, rank: int) -> int:
    """Return a bomb's place among all bombs, or -1 for another shape."""
    if shape < BOMB:
        return ANY_BOMB
    if shape == STRAIGHT_FLUSH:
        return flush_power(rank)
    if shape == JOKER_BOMB:
        return int(8 * STRENGTHS + 15)
    return int(bomb_tier(size) * STRENGTHS + outlook.strengths[rank])


@compiled
def holds(outlook: Record, shape: int, size: int, rank: int) -> float:
    """Return how likely no opponent can beat a play, with a bomb or without."""
    if shape >= BOMB:
        return exp(-bombs_above(outlook, power_of(outlook, shape, size, rank)))
    return exp(-answers(outlook, shape, rank) - bombs_above(outlook, ANY_BOMB))


@compiled
def is_safe(outlook: Record, shape: int, size: int, rank: int) -> bool:
    """Tell whether no opponent can hold anything that beats a play, whatever the unseen cards are."""
    power = power_of(outlook, shape, size, rank)
    for i in range(outlook.opponent_count):
        seat = outlook.opponents[i]
        if _can_bomb(outlook, seat, power) or (shape < BOMB and _can_answer(outlook, seat, shape, rank)):
            return False
    return True


@compiled
def _can_answer(outlook: Record, seat: int, shape: int, rank: int) -> bool:
    if outlook.held[seat] < SIZES[shape]:
        return False
    width = WIDTHS[shape]
    if shape in (STRAIGHT, PAIR_RUN, TRIPLE_RUN):
        for start in range(15 - LENGTHS[shape]):
            if rank_at(start + LENGTHS[shape] - 1) <= rank:
                continue
            missing = 0
            for place in range(start, start + LENGTHS[shape]):
                missing += max(0, width - outlook.possible[seat, rank_at(place)])
            if missing <= outlook.possible_wilds[seat]:
                return True
        return False
    for other in range(RANKS):
        if outlook.strengths[other] > outlook.strengths[rank]:
            wilds = 0 if other >= ORDINARY else outlook.possible_wilds[seat]
            if outlook.possible[seat, other] + wilds >= width:
                return True
    return False


@compiled
def _can_bomb(outlook: Record, seat: int, power: int) -> bool:
    held = outlook.held[seat]
    if held < SMALLEST_BOMB:
        return False
    wilds = outlook.possible_wilds[seat]
    for rank in range(ORDINARY):
        largest = min(held, outlook.possible[seat, rank] + wilds, LARGEST_BOMB)
        if largest >= SMALLEST_BOMB and bomb_tier(largest) * STRENGTHS + outlook.strengths[rank] > power:
            return True
    if outlook.possible[seat, ORDINARY] == 2 and outlook.possible[seat, ORDINARY + 1] == 2:
        return True
    if held >= 5:
        for start in range(FLUSH_STARTS):
            if flush_power(rank_at(start + 4)) > power:
                for suit in range(SUITS):
                    if outlook.missing[start, suit] <= wilds:
                        return True
    return False
