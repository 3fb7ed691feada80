"""The plays that the compiled rule player thinks of, in the engine's order and with the engine's cards.

Other than :mod:`.rules`, a play is listed again for each number of wild cards and each place that they take.
What only wastes cards is left out, as the rule-based player does.
"""

import numpy as np

from tools.train.compiling import Ints, Record, Records, compiled
from tools.train.guandan.rule_outlook import FLUSH_STARTS, LENGTHS, WIDTHS, flush_power
from tools.train.guandan.rules import (
    BLACK_JOKER,
    BOMB,
    FACES,
    FULL_HOUSE,
    JOKER_BOMB,
    MOST_CARDS,
    ORDINARY,
    PAIR,
    PAIR_RUN,
    PASS,
    RANKS,
    SINGLE,
    STRAIGHT,
    STRAIGHT_FLUSH,
    STRENGTHS,
    SUITS,
    TRIPLE,
    TRIPLE_RUN,
    bomb_tier,
    rank_at,
    strength_of,
    wild_face,
)

MOST_PLAYS = 4096
_FEW_CARDS = 10
_MOST_OF_A_RANK = 8

PLAY = np.dtype(
    [
        ("shape", np.int8),
        ("rank", np.int8),
        ("second", np.int8),
        ("suit", np.int8),
        ("wilds", np.int8),
        ("size", np.int8),
        ("cards", np.int8, MOST_CARDS),
    ],
    align=True,
)
"""A play. ``rank`` is the compared one, of a sequence the top; ``cards`` are faces, and faces + 54 for second
copies, wild ones last."""

HELD = np.dtype(
    [
        ("level", np.int64),
        ("wilds", np.int64),
        ("size", np.int64),
        ("leads", np.bool_),
        ("once", np.int64),
        ("twice", np.int64),
        ("counts", np.int64, RANKS),
        ("cards", np.int8, (RANKS, _MOST_OF_A_RANK)),
        ("planned", np.int8, (BOMB, RANKS)),
    ],
    align=True,
)
"""A hand: faces held and held twice as masks, and for each rank its natural cards, first those to part with.
``planned`` marks the shapes and ranks of the hand's best split."""


@compiled
def write_held(hand: Ints, level: int, leads: bool, held: Record) -> None:
    """Write a hand of face counts; nothing is planned yet."""
    held.level = level
    held.leads = leads
    held.once = held.twice = held.size = 0
    for face in range(FACES):
        held.once |= np.int64(hand[face] > 0) << face
        held.twice |= np.int64(hand[face] > 1) << face
        held.size += hand[face]
    wild = wild_face(level)
    held.wilds = hand[wild]
    for rank in range(RANKS):
        held.counts[rank] = 0
        first = rank * SUITS if rank < ORDINARY else BLACK_JOKER + rank - ORDINARY
        faces = SUITS if rank < ORDINARY else 1
        # Of faces held twice the first copies, then lone ones, then second copies.
        for turn in range(3):
            for face in range(first, first + faces):
                if face != wild and (hand[face] == 1 if turn == 1 else hand[face] == 2):
                    held.cards[rank, held.counts[rank]] = face + FACES if turn == 2 else face
                    held.counts[rank] += 1
    for shape in range(BOMB):
        for rank in range(RANKS):
            held.planned[shape, rank] = False


@compiled
def _start(plays: Records, n: int, shape: int, rank: int, wilds: int) -> int:
    play = plays[n]
    play.shape = shape
    play.rank = rank
    play.second = 0
    play.suit = 0
    play.wilds = wilds
    play.size = 0
    return n


@compiled
def _take(play: Record, held: Record, rank: int, copies: int) -> None:
    for i in range(copies):
        play.cards[play.size] = held.cards[rank, i]
        play.size += 1


@compiled
def _finish(play: Record, held: Record) -> None:
    """Add the wild cards."""
    for i in range(play.wilds):
        play.cards[play.size] = wild_face(held.level) + FACES * i
        play.size += 1


@compiled
def _is_idle(held: Record, shape: int, rank: int, wilds: int) -> bool:
    """Tell whether a play spends wild cards that a leader with many cards plans otherwise."""
    return bool(wilds and held.leads and held.size > _FEW_CARDS and not held.planned[shape, rank])


@compiled
def _add_groups(held: Record, shape: int, above: int, plays: Records, n: int) -> int:
    level = held.level
    for used in range(min(held.wilds, shape - 1) + 1):
        for rank in range(ORDINARY if used else RANKS):
            own = shape - used
            if held.counts[rank] < own or strength_of(rank, level) <= above:
                continue
            if not _is_idle(held, shape, rank, used):
                _start(plays, n, shape, rank, used)
                _take(plays[n], held, rank, own)
                _finish(plays[n], held)
                n += 1
    # Two wild cards may be any pair, but only the level pair is on the list of moves.
    alone = (shape == SINGLE and held.wilds) or (shape == PAIR and held.wilds == shape)
    if alone and strength_of(level, level) > above and not _is_idle(held, shape, level, shape):
        _start(plays, n, shape, level, shape)
        _finish(plays[n], held)
        n += 1
    return n


@compiled
def _add_full_houses(held: Record, above: int, plays: Records, n: int) -> int:
    """Add full houses whose pair is a whole pair of the hand, or of a triple."""
    for used in range(min(held.wilds, 2) + 1):
        own = 3 - used
        for rank in range(ORDINARY):
            if held.counts[rank] < own or strength_of(rank, held.level) <= above:
                continue
            if _is_idle(held, TRIPLE, rank, used):
                continue
            for second in range(RANKS):
                if second == rank or not 2 <= held.counts[second] <= 3:
                    continue
                _start(plays, n, FULL_HOUSE, rank, used)
                plays[n].second = second
                _take(plays[n], held, rank, own)
                _take(plays[n], held, second, 2)
                _finish(plays[n], held)
                n += 1
    return n


@compiled
def _mix_suits(held: Record, start: int, slots: Ints) -> bool:
    """Change a card where five are of one suit; return whether they now have more suits than one."""
    suit = slots[0] % FACES % SUITS
    for i in range(1, 5):
        if slots[i] % FACES % SUITS != suit:
            return True
    for i in range(5):
        rank = rank_at(start + i)
        for k in range(held.counts[rank]):
            if held.cards[rank, k] % FACES % SUITS != suit:
                slots[i] = held.cards[rank, k]
                return True
    return False


@compiled
def _add_way(
    held: Record, shape: int, start: int, slots: Ints, used: Ints, wilds: int, plays: Records, n: int
) -> int:
    width = WIDTHS[shape]
    length = LENGTHS[shape]
    top = rank_at(start + length - 1)
    _start(plays, n, shape, top, wilds)
    play = plays[n]
    for i in range(length):
        for k in range(used[i]):
            play.cards[play.size] = slots[i * width + k]
            play.size += 1
    _finish(play, held)
    return n + 1


@compiled
def _add_wilder_ways(
    held: Record,
    shape: int,
    start: int,
    slots: Ints,
    used: Ints,
    wilds: int,
    lowest: int,
    plays: Records,
    n: int,
) -> int:
    """Add the ways with one natural card fewer, not below the place ``lowest``; the last places go first."""
    for i in range(LENGTHS[shape] - 1, lowest - 1, -1):
        if used[i]:
            used[i] -= 1
            n = _add_way(held, shape, start, slots, used, wilds, plays, n)
            used[i] += 1
    return n


@compiled
def _add_ways(
    held: Record,
    shape: int,
    start: int,
    slots: Ints,
    used: Ints,
    natural: bool,
    plays: Records,
    n: int,
) -> int:
    """Add every way to fill a sequence, those with the fewest wild cards first.

    ``slots`` are its natural cards, ``used`` how many there are of each rank; ``natural`` tells whether a way
    without wild cards is one.
    """
    length = LENGTHS[shape]
    missing = length * WIDTHS[shape]
    for i in range(length):
        missing -= used[i]
    if missing > held.wilds:
        return n
    if natural or missing:
        n = _add_way(held, shape, start, slots, used, missing, plays, n)
    if missing + 1 <= held.wilds:
        n = _add_wilder_ways(held, shape, start, slots, used, missing + 1, 0, plays, n)
    if missing + 2 <= held.wilds:
        for i in range(length - 1, -1, -1):
            if used[i]:
                used[i] -= 1
                n = _add_wilder_ways(held, shape, start, slots, used, missing + 2, i, plays, n)
                used[i] += 1
    return n


@compiled
def _add_sequences(held: Record, shape: int, above: int, plays: Records, n: int) -> int:
    width = WIDTHS[shape]
    length = LENGTHS[shape]
    slots = np.zeros(6, np.int64)
    used = np.zeros(5, np.int64)
    for start in range(15 - length):
        top = rank_at(start + length - 1)
        if top <= above:
            continue
        total = 0
        for i in range(length):
            rank = rank_at(start + i)
            used[i] = min(held.counts[rank], width)
            total += used[i]
            for k in range(used[i]):
                slots[i * width + k] = held.cards[rank, k]
        # With all cards natural the first way may be the only one that a planner looks at.
        if _is_idle(held, shape, top, 1) and total < length * width:
            continue
        natural = shape != STRAIGHT or total < 5 or _mix_suits(held, start, slots)
        before = n
        n = _add_ways(held, shape, start, slots, used, natural, plays, n)
        if _is_idle(held, shape, top, 1):
            n = before + (1 if n > before and plays[before].wilds == 0 else 0)
    return n


@compiled
def _add_bombs(held: Record, power: int, plays: Records, n: int) -> int:
    for rank in range(ORDINARY):
        own = held.counts[rank]
        if own == 0:
            continue
        for size in range(4, own + held.wilds + 1):
            if bomb_tier(size) * STRENGTHS + strength_of(rank, held.level) <= power:
                continue
            for used in range(max(0, size - own), min(held.wilds, size - 1) + 1):
                _start(plays, n, BOMB, rank, used)
                _take(plays[n], held, rank, size - used)
                _finish(plays[n], held)
                n += 1
    return n


@compiled
def _add_flushes(held: Record, power: int, plays: Records, n: int) -> int:
    natural = held.once & ~(1 << wild_face(held.level))
    slots = np.zeros(5, np.int64)
    used = np.zeros(5, np.int64)
    for start in range(FLUSH_STARTS):
        if flush_power(rank_at(start + 4)) <= power:
            continue
        for suit in range(SUITS):
            for i in range(5):
                slots[i] = rank_at(start + i) * SUITS + suit
                used[i] = natural >> slots[i] & 1
            before = n
            n = _add_ways(held, STRAIGHT, start, slots, used, True, plays, n)
            for i in range(before, n):
                plays[i].shape = STRAIGHT_FLUSH
                plays[i].suit = suit
    return n


@compiled
def write_plays(held: Record, shape_to_beat: int, to_beat: int, plays: Records) -> int:
    """Write the plays worth thinking of; return how many there are.

    What is to beat is as in :func:`.rules.legal_moves`.
    """
    lead = shape_to_beat == PASS
    above = -1 if lead else to_beat
    n = 0
    for shape in range(SINGLE, TRIPLE + 1):
        if lead or shape == shape_to_beat:
            n = _add_groups(held, shape, above, plays, n)
    if lead or shape_to_beat == FULL_HOUSE:
        n = _add_full_houses(held, above, plays, n)
    for shape in (STRAIGHT, PAIR_RUN, TRIPLE_RUN):
        if lead or shape == shape_to_beat:
            n = _add_sequences(held, shape, above, plays, n)
    power = to_beat if shape_to_beat >= BOMB else -1
    n = _add_bombs(held, power, plays, n)
    n = _add_flushes(held, power, plays, n)
    if held.counts[ORDINARY] == 2 and held.counts[ORDINARY + 1] == 2 and power < 8 * STRENGTHS + 15:
        _start(plays, n, JOKER_BOMB, ORDINARY + 1, 0)
        _take(plays[n], held, ORDINARY, 2)
        _take(plays[n], held, ORDINARY + 1, 2)
        n += 1
    return n


@compiled
def settle(play: Record, held: Record, kept: int) -> None:
    """Change the suits of a play where that leaves the straight flushes in ``kept`` whole.

    The cards that it began with stay taken, as in the rule-based player's ``spare``.
    """
    if kept == 0 or play.shape == STRAIGHT_FLUSH:
        return
    before = play.cards.copy()
    changed = play.cards.copy()
    natural = play.size - play.wilds
    for i in range(natural):
        card = before[i]
        if card < BLACK_JOKER and kept >> card & 1:
            other = _untaken(before, changed, play.size, held, int(card), kept)
            changed[i] = other
    if play.shape == STRAIGHT and play.wilds == 0:
        same = True
        for i in range(1, 5):
            same &= changed[i] % FACES % SUITS == changed[0] % FACES % SUITS
        if same:
            return
    for i in range(natural):
        play.cards[i] = changed[i]


@compiled
def _untaken(before: Ints, changed: Ints, size: int, held: Record, card: int, kept: int) -> int:
    """Return a card of the same rank that is neither kept nor taken, or the card itself."""
    first = card // SUITS * SUITS
    for copy in range(2):
        mask = held.twice if copy else held.once & ~kept
        for face in range(first, first + SUITS):
            if face == wild_face(held.level) or not mask >> face & 1:
                continue
            other = face + FACES * copy
            taken = False
            for i in range(size):
                taken |= before[i] == other or changed[i] == other
            if not taken:
                return int(other)
    return card
