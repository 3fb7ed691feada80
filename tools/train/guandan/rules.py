"""Guandan's rules over face counts, compiled, for playing millions of deals.

A hand is 54 counts, 0..2, by face: ``rank * 4 + suit`` for ranks 2 … A and suits S H C D, then the black
and the red joker, as in :mod:`cardavia_desktop.engine.cards`. Of each play (a shape, its rank, the pair of
a full house, the suit of a straight flush) one way is listed: the one with the fewest wild cards, and
among equal ranks the cards that harm the hand's straight flushes least. Two lone wild cards are the level
pair only, and no full house has them as its pair, for the bomb of the same cards is stronger. The tests
hold these lists equal to the engine's, reduced in the same way.
"""

import numpy as np

from tools.train.compiling import Ints, Record, Records, compiled

FACES = 54
ORDINARY = 13
"""Ordinary ranks, 0 (two) to 12 (ace); 13 and 14 are the jokers."""
RANKS = 15
ACE = 12
BLACK_JOKER, RED_JOKER = 52, 53
HEARTS = 1
SUITS = 4

(
    PASS,
    SINGLE,
    PAIR,
    TRIPLE,
    FULL_HOUSE,
    STRAIGHT,
    PAIR_RUN,
    TRIPLE_RUN,
    BOMB,
    STRAIGHT_FLUSH,
    JOKER_BOMB,
) = range(11)
SHAPES = 11

LEVEL_STRENGTH = 13
STRENGTHS = 16
"""Strengths: 0..12 for the ranks in natural order, 13 for the level rank, 14 and 15 for the jokers."""

TIERS = 9
FLUSH_TIER = 2
_JOKER_POWER = 8 * STRENGTHS + 15

MOST_CARDS = 10
MOVE = np.dtype(
    [
        ("shape", np.int8),
        ("suit", np.int8),
        ("strength", np.int16),
        ("rank", np.int8),
        ("second", np.int8),
        ("wilds", np.int8),
        ("size", np.int8),
        ("faces", np.int8, MOST_CARDS),
    ],
    align=True,
)
"""A play. ``strength`` compares it within its shape: by strength of the rank, by natural rank for sequences,
and for bombs by tier and rank, ``tier * 16 + strength``. ``rank`` is the natural rank, of a sequence the
lowest place; ``second`` is a full house's pair; ``faces`` holds ``size`` cards."""

MOST_MOVES = 1024

_PLACES = 14
"""Places in the order of sequences: ace, two, … king, ace."""
_NEVER = 9
"""More wild cards than there are."""


@compiled
def strength_of(rank: int, level: int) -> int:
    """Return the strength of a rank at a level."""
    if rank >= ORDINARY:
        return rank + 1
    return LEVEL_STRENGTH if rank == level else rank


@compiled
def rank_at(place: int) -> int:
    """Return the rank at a place of the sequences' order."""
    return (place + ACE) % ORDINARY


@compiled
def bomb_tier(size: int) -> int:
    """Return the tier of a bomb of ``size`` equal ranks."""
    return size - 4 if size <= 5 else size - 3


@compiled
def wild_face(level: int) -> int:
    """Return the face that is wild."""
    return level * SUITS + HEARTS


@compiled
def split(hand: Ints, level: int, counts: Ints) -> int:
    """Write how many natural cards of each rank ``hand`` holds to ``counts``; return how many are wild."""
    for rank in range(ORDINARY):
        face = rank * SUITS
        counts[rank] = hand[face] + hand[face + 1] + hand[face + 2] + hand[face + 3]
    counts[13] = hand[BLACK_JOKER]
    counts[14] = hand[RED_JOKER]
    wilds = hand[wild_face(level)]
    counts[level] -= wilds
    return int(wilds)


@compiled
def suit_places(hand: Ints, level: int, suit: int) -> int:
    """Return the places at which ``hand`` has a natural card of ``suit``, as a mask of 14 bits."""
    places = 0
    for rank in range(ORDINARY):
        face = rank * SUITS + suit
        if hand[face] and face != wild_face(level):
            places |= 2 << rank
    return places | (places >> ORDINARY & 1)


@compiled
def bits(mask: int) -> int:
    """Return how many bits of a small mask are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled
def write_harm(hand: Ints, level: int, wilds: int, harm: Ints) -> None:
    """Write for each face how much its loss harms the straight flushes of ``hand``."""
    harm[:] = 0
    for suit in range(SUITS):
        places = suit_places(hand, level, suit)
        for start in range(_PLACES - 4):
            present = bits(places >> start & 31)
            if present + wilds >= 5:
                weight = 24 if present == 5 else 8
            elif present >= 3:
                weight = 1
            else:
                continue
            for place in range(start, start + 5):
                if places >> place & 1:
                    harm[rank_at(place) * SUITS + suit] += weight


@compiled
def _take(hand: Ints, level: int, harm: Ints, rank: int, copies: int, move: Record, at: int) -> int:
    """Add ``copies`` natural cards of ``rank`` to ``move``, those that harm least; return the next index.

    A face held twice costs nothing, else its harm counts; the first suit wins a tie.
    """
    if rank >= ORDINARY:
        for _ in range(copies):
            move.faces[at] = BLACK_JOKER + rank - ORDINARY
            at += 1
        return at
    taken = 0
    for _ in range(copies):
        best = -1
        least = 1 << 30
        for suit in range(SUITS):
            face = rank * SUITS + suit
            left = hand[face] - (taken >> 2 * suit & 3)
            if left <= 0 or face == wild_face(level):
                continue
            cost = 0 if left == 2 else 2 * harm[face] + 1
            if cost < least:
                least = cost
                best = suit
        taken += 1 << 2 * best
        move.faces[at] = rank * SUITS + best
        at += 1
    return at


@compiled
def _start(moves: Records, n: int, shape: int, strength: int, rank: int, wilds: int, size: int) -> int:
    """Begin the move ``n``; return the index of its first card."""
    move = moves[n]
    move.shape = shape
    move.suit = 0
    move.strength = strength
    move.rank = rank
    move.second = 0
    move.wilds = wilds
    move.size = size
    return 0


@compiled
def _add_wilds(move: Record, level: int, at: int) -> None:
    for _ in range(move.wilds):
        move.faces[at] = wild_face(level)
        at += 1


@compiled
def _wilds_needed(counts: Ints, rank: int, copies: int, wilds: int) -> int:
    """Return how many wild cards make ``copies`` of ``rank`` with at least one natural card."""
    missing = max(copies - counts[rank], 0)
    if counts[rank] == 0 or missing > wilds or (missing and rank >= ORDINARY):
        return _NEVER
    return int(missing)


@compiled
def _add_groups(
    hand: Ints,
    level: int,
    counts: Ints,
    wilds: int,
    harm: Ints,
    shape: int,
    above: int,
    moves: Records,
    n: int,
) -> int:
    """Add singles, pairs or triples over strength ``above``."""
    copies = shape
    for rank in range(RANKS):
        strength = strength_of(rank, level)
        needed = _wilds_needed(counts, rank, copies, wilds)
        if rank == level and counts[rank] == 0 and copies <= min(wilds, 2):
            needed = copies
        if needed == _NEVER or strength <= above:
            continue
        at = _start(moves, n, shape, strength, rank, needed, copies)
        at = _take(hand, level, harm, rank, copies - needed, moves[n], at)
        _add_wilds(moves[n], level, at)
        n += 1
    return n


@compiled
def _add_full_houses(
    hand: Ints, level: int, counts: Ints, wilds: int, harm: Ints, above: int, moves: Records, n: int
) -> int:
    """Add full houses whose triple is over strength ``above``."""
    for rank in range(ORDINARY):
        strength = strength_of(rank, level)
        for_triple = _wilds_needed(counts, rank, 3, wilds)
        if for_triple == _NEVER or strength <= above:
            continue
        for second in range(RANKS):
            for_pair = _wilds_needed(counts, second, 2, wilds)
            if second == rank or for_triple + for_pair > wilds:
                continue
            at = _start(moves, n, FULL_HOUSE, strength, rank, for_triple + for_pair, 5)
            moves[n].second = second
            at = _take(hand, level, harm, rank, 3 - for_triple, moves[n], at)
            at = _take(hand, level, harm, second, 2 - for_pair, moves[n], at)
            _add_wilds(moves[n], level, at)
            n += 1
    return n


@compiled
def _mix_suits(hand: Ints, level: int, harm: Ints, move: Record) -> bool:
    """Change one card of five natural ones of one suit; return whether they now have more suits than one."""
    suit = move.faces[0] % SUITS
    for i in range(1, 5):
        if move.faces[i] % SUITS != suit:
            return True
    best = -1
    changed = 0
    least = 1 << 30
    for i in range(5):
        rank = move.faces[i] // SUITS
        for other in range(SUITS):
            face = rank * SUITS + other
            if other != suit and hand[face] and face != wild_face(level) and harm[face] < least:
                least = harm[face]
                best = face
                changed = i
    if best < 0:
        return False
    move.faces[changed] = best
    return True


@compiled
def _add_runs(
    hand: Ints,
    level: int,
    counts: Ints,
    wilds: int,
    harm: Ints,
    shape: int,
    above: int,
    moves: Records,
    n: int,
) -> int:
    """Add straights, pair runs or triple runs whose top is over the natural rank ``above``."""
    copies = 1 if shape == STRAIGHT else 2 if shape == PAIR_RUN else 3
    length = 5 if shape == STRAIGHT else 3 if shape == PAIR_RUN else 2
    for start in range(_PLACES - length + 1):
        top = rank_at(start + length - 1)
        if top <= above:
            continue
        needed = 0
        for place in range(start, start + length):
            needed += max(copies - counts[rank_at(place)], 0)
        if needed > wilds:
            continue
        at = _start(moves, n, shape, top, start, needed, length * copies)
        for place in range(start, start + length):
            rank = rank_at(place)
            at = _take(hand, level, harm, rank, min(copies, counts[rank]), moves[n], at)
        if shape == STRAIGHT and needed == 0 and not _mix_suits(hand, level, harm, moves[n]):
            # Five natural cards of one suit are a straight flush, unless a wild one takes the lowest place.
            if wilds == 0:
                continue
            moves[n].wilds = 1
            for i in range(4):
                moves[n].faces[i] = moves[n].faces[i + 1]
            at = 4
        _add_wilds(moves[n], level, at)
        n += 1
    return n


@compiled
def _add_bombs(
    hand: Ints, level: int, counts: Ints, wilds: int, harm: Ints, power: int, moves: Records, n: int
) -> int:
    """Add bombs of equal ranks over ``power``."""
    for rank in range(ORDINARY):
        if counts[rank] == 0:
            continue
        for size in range(4, counts[rank] + wilds + 1):
            strength = bomb_tier(size) * STRENGTHS + strength_of(rank, level)
            if strength <= power:
                continue
            needed = max(size - counts[rank], 0)
            at = _start(moves, n, BOMB, strength, rank, needed, size)
            at = _take(hand, level, harm, rank, size - needed, moves[n], at)
            _add_wilds(moves[n], level, at)
            n += 1
    return n


@compiled
def _add_flushes(hand: Ints, level: int, wilds: int, power: int, moves: Records, n: int) -> int:
    """Add straight flushes over ``power``."""
    for suit in range(SUITS):
        places = suit_places(hand, level, suit)
        for start in range(_PLACES - 4):
            strength = FLUSH_TIER * STRENGTHS + rank_at(start + 4)
            needed = 5 - bits(places >> start & 31)
            if needed > wilds or strength <= power:
                continue
            at = _start(moves, n, STRAIGHT_FLUSH, strength, start, needed, 5)
            moves[n].suit = suit
            for place in range(start, start + 5):
                if places >> place & 1:
                    moves[n].faces[at] = rank_at(place) * SUITS + suit
                    at += 1
            _add_wilds(moves[n], level, at)
            n += 1
    return n


@compiled
def _add_joker_bomb(hand: Ints, power: int, moves: Records, n: int) -> int:
    """Add the four jokers if they are over ``power``."""
    if hand[BLACK_JOKER] < 2 or hand[RED_JOKER] < 2 or power >= _JOKER_POWER:
        return n
    _start(moves, n, JOKER_BOMB, _JOKER_POWER, 0, 0, 4)
    for i in range(4):
        moves[n].faces[i] = BLACK_JOKER + i // 2
    return n + 1


@compiled
def legal_moves(hand: Ints, level: int, shape_to_beat: int, to_beat: int, moves: Records) -> int:
    """Write the plays of ``hand`` to ``moves`` and return how many there are.

    ``shape_to_beat`` is ``PASS`` for a leader; a follower's first move is the pass. ``to_beat`` is the
    ``strength`` of the move to beat.
    """
    counts = np.zeros(RANKS, np.int64)
    harm = np.zeros(FACES, np.int64)
    wilds = split(hand, level, counts)
    write_harm(hand, level, wilds, harm)
    lead = shape_to_beat == PASS
    n = 0
    if not lead:
        _start(moves, n, PASS, 0, 0, 0, 0)
        n += 1
    above = -1 if lead else to_beat
    for shape in range(SINGLE, TRIPLE + 1):
        if lead or shape == shape_to_beat:
            n = _add_groups(hand, level, counts, wilds, harm, shape, above, moves, n)
    if lead or shape_to_beat == FULL_HOUSE:
        n = _add_full_houses(hand, level, counts, wilds, harm, above, moves, n)
    for shape in range(STRAIGHT, TRIPLE_RUN + 1):
        if lead or shape == shape_to_beat:
            n = _add_runs(hand, level, counts, wilds, harm, shape, above, moves, n)
    power = to_beat if shape_to_beat >= BOMB else -1
    n = _add_bombs(hand, level, counts, wilds, harm, power, moves, n)
    n = _add_flushes(hand, level, wilds, power, moves, n)
    return _add_joker_bomb(hand, power, moves, n)
