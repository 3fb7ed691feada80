"""Dou Dizhu's rules over packed rank counts, compiled, for playing millions of deals.

A set of cards is an ``int64`` that holds four bits for each rank, 3 at the bottom, then 4 … A, 2, the black
joker and the red joker: ``cards >> 4 * rank & 15`` cards of ``rank``. Suits never matter in this game. The
tests hold these rules equal to those of :mod:`cardavia_desktop.engine.doudizhu`.
"""

import numpy as np

from tools.train.compiling import Records, compiled

RANKS = 15
TWO, BLACK_JOKER, RED_JOKER = 12, 13, 14
RUN_RANKS = 12
"""Ranks that may be in a run: 3 up to A are 0..11."""

(
    PASS,
    SINGLE,
    PAIR,
    TRIPLE,
    TRIPLE_SINGLE,
    TRIPLE_PAIR,
    STRAIGHT,
    PAIR_RUN,
    AIRPLANE,
    AIRPLANE_SINGLES,
    AIRPLANE_PAIRS,
    FOUR_TWO_SINGLES,
    FOUR_TWO_PAIRS,
    BOMB,
    ROCKET,
) = range(15)
SHAPES = 15

WIDTH = np.array([0, 1, 2, 3, 3, 3, 1, 2, 3, 3, 3, 4, 4, 4, 1], np.int64)
"""Equal cards in each rank of a shape's core."""

MOVE = np.dtype([("cards", np.int64), ("shape", np.int8), ("rank", np.int8), ("length", np.int8)], align=True)
"""A play: its cards, its shape, the core's highest rank and the number of ranks in the core."""

MOST_MOVES = 8192
"""Room for the legal plays of one hand, far above the most that occur."""

_ONES = 0x111111111111111
_BOTH_JOKERS = (1 << 4 * BLACK_JOKER) | (1 << 4 * RED_JOKER)
_MOST_CARDS = 20


@compiled
def at_least(cards: int, copies: int) -> int:
    """Return a mask with bit ``4 * rank`` set for each rank held ``copies`` times (1..4) or more."""
    if copies == 1:
        return (cards | cards >> 1 | cards >> 2) & _ONES
    if copies == 2:
        return (cards >> 1 | cards >> 2) & _ONES
    if copies == 3:
        return (cards >> 2 | (cards & cards >> 1)) & _ONES
    return cards >> 2 & _ONES


@compiled
def card_count(cards: int) -> int:
    """Return how many cards a packed set holds."""
    total = 0
    while cards:
        total += cards & 15
        cards >>= 4
    return total


@compiled
def _add(moves: Records, n: int, cards: int, shape: int, rank: int, length: int) -> int:
    move = moves[n]
    move.cards = cards
    move.shape = shape
    move.rank = rank
    move.length = length
    return n + 1


@compiled
def _with_single_wings(
    hand: int,
    first: int,
    missing: int,
    wings: int,
    core: int,
    shape: int,
    rank: int,
    length: int,
    moves: Records,
    n: int,
) -> int:
    """Add ``core`` with each choice of ``missing`` more single wings from ``first`` on.

    At most two are of one rank, and never both jokers; ``hand`` comes without the core's ranks.
    """
    if missing == 0:
        if wings & _BOTH_JOKERS == _BOTH_JOKERS:
            return n
        return _add(moves, n, core + wings, shape, rank, length)
    for wing in range(first, RANKS):
        most = min(hand >> 4 * wing & 15, 2, missing)
        for copies in range(1, most + 1):
            more = wings + (copies << 4 * wing)
            n = _with_single_wings(
                hand, wing + 1, missing - copies, more, core, shape, rank, length, moves, n
            )
    return n


@compiled
def _with_pair_wings(
    pairs: int,
    first: int,
    missing: int,
    wings: int,
    core: int,
    shape: int,
    rank: int,
    length: int,
    moves: Records,
    n: int,
) -> int:
    """Add ``core`` with each choice of ``missing`` more pairs of distinct ranks out of the mask ``pairs``."""
    if missing == 0:
        return _add(moves, n, core + wings, shape, rank, length)
    for wing in range(first, TWO + 1):
        if pairs >> 4 * wing & 1:
            more = wings + (2 << 4 * wing)
            n = _with_pair_wings(pairs, wing + 1, missing - 1, more, core, shape, rank, length, moves, n)
    return n


@compiled
def _add_groups(hand: int, lead: bool, shape: int, rank_to_beat: int, moves: Records, n: int) -> int:
    """Add the plays around one rank: singles, pairs, triples and fours with what they carry."""
    width = WIDTH[shape]
    groups = at_least(hand, width)
    for rank in range(0 if lead else rank_to_beat + 1, RANKS):
        if not groups >> 4 * rank & 1:
            continue
        core = width << 4 * rank
        rest = hand & ~(15 << 4 * rank)
        if shape == TRIPLE_SINGLE:
            n = _with_single_wings(rest, 0, 1, 0, core, shape, rank, 1, moves, n)
        elif shape == TRIPLE_PAIR:
            n = _with_pair_wings(at_least(rest, 2), 0, 1, 0, core, shape, rank, 1, moves, n)
        elif shape == FOUR_TWO_SINGLES:
            n = _with_single_wings(rest, 0, 2, 0, core, shape, rank, 1, moves, n)
        elif shape == FOUR_TWO_PAIRS:
            n = _with_pair_wings(at_least(rest, 2), 0, 2, 0, core, shape, rank, 1, moves, n)
        else:
            n = _add(moves, n, core, shape, rank, 1)
    return n


@compiled
def _add_runs(
    hand: int, lead: bool, shape: int, rank_to_beat: int, length_to_beat: int, moves: Records, n: int
) -> int:
    """Add the plays over consecutive ranks: straights, pair runs and airplanes with their wings."""
    width = WIDTH[shape]
    groups = at_least(hand, width)
    shortest = 5 if width == 1 else 3 if width == 2 else 2
    for start in range(RUN_RANKS):
        core = 0
        rest = hand
        for top in range(start, RUN_RANKS):
            if not groups >> 4 * top & 1:
                break
            core += width << 4 * top
            rest &= ~(15 << 4 * top)
            length = top - start + 1
            if length < shortest:
                continue
            if not lead and (length != length_to_beat or top <= rank_to_beat):
                continue
            if shape == AIRPLANE_SINGLES:
                if 4 * length <= _MOST_CARDS:
                    n = _with_single_wings(rest, 0, length, 0, core, shape, top, length, moves, n)
            elif shape == AIRPLANE_PAIRS:
                if 5 * length <= _MOST_CARDS:
                    n = _with_pair_wings(at_least(rest, 2), 0, length, 0, core, shape, top, length, moves, n)
            else:
                n = _add(moves, n, core, shape, top, length)
    return n


@compiled
def legal_moves(hand: int, shape_to_beat: int, rank_to_beat: int, length_to_beat: int, moves: Records) -> int:
    """Write the legal plays of ``hand`` to ``moves`` and return how many there are.

    ``shape_to_beat`` is ``PASS`` for a leader; a follower's first move is the pass. The order is fixed:
    shapes in their own order, then ranks, then wings, lowest first.
    """
    lead = shape_to_beat == PASS
    n = 0
    if not lead:
        n = _add(moves, n, 0, PASS, 0, 0)
        if shape_to_beat == ROCKET:
            return n
    for shape in range(SINGLE, BOMB):
        if not lead and shape != shape_to_beat:
            continue
        if STRAIGHT <= shape <= AIRPLANE_PAIRS:
            n = _add_runs(hand, lead, shape, rank_to_beat, length_to_beat, moves, n)
        else:
            n = _add_groups(hand, lead, shape, rank_to_beat, moves, n)
    n = _add_groups(hand, shape_to_beat != BOMB, BOMB, rank_to_beat, moves, n)
    if hand & _BOTH_JOKERS == _BOTH_JOKERS:
        n = _add(moves, n, _BOTH_JOKERS, ROCKET, RED_JOKER, 1)
    return n


@compiled
def highest_rank(cards: int, shape: int, length: int) -> int:
    """Return the highest rank that a core of ``shape`` and ``length`` made of ``cards`` could have, or -1."""
    groups = at_least(cards, WIDTH[shape])
    if length == 1:
        for rank in range(RANKS - 1, -1, -1):
            if groups >> 4 * rank & 1:
                return rank
        return -1
    run = 0
    best = -1
    for rank in range(RUN_RANKS):
        run = run + 1 if groups >> 4 * rank & 1 else 0
        if run >= length:
            best = rank
    return best


@compiled
def holds_bomb(cards: int) -> bool:
    """Tell whether ``cards`` hold a bomb or the rocket."""
    return at_least(cards, 4) != 0 or cards & _BOTH_JOKERS == _BOTH_JOKERS
