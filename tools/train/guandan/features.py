"""The net's inputs, compiled: zeros, ones and small counts, written to ``uint8`` rows.

The program that plays computes the same numbers from an observation; the tests hold the two equal. Ranks
are shown in their order of strength at the deal's level (16 slots), sequences in natural order.
"""

import numpy as np

from tools.train.compiling import Bits, Ints, Record, compiled
from tools.train.guandan.game import HISTORY, NOBODY, SEATS
from tools.train.guandan.plays import plays_left
from tools.train.guandan.rules import (
    ACE,
    BOMB,
    FACES,
    FULL_HOUSE,
    ORDINARY,
    PASS,
    RANKS,
    SHAPES,
    SINGLE,
    STRENGTHS,
    SUITS,
    TIERS,
    TRIPLE,
    bits,
    rank_at,
    split,
    strength_of,
    suit_places,
)

_COPIES = 6
"""A rank's count is shown as "at least 1 … 6"."""
_FLUSHES = 10
_PAIR_RUNS = 12
_TRIPLE_RUNS = 13
_MOST_BOMBS = 5
_NEAR_OUT = 14
"""Up to so many cards left, a seat's count is shown exactly."""
_LEFT = _NEAR_OUT + 1 + 5
_TURN = SHAPES + STRENGTHS + TIERS + SEATS
_CARDS = STRENGTHS * _COPIES + 2

STATE_FEATURES = (
    2 * _CARDS
    + ORDINARY
    + 3 * _FLUSHES
    + 2 * (_FLUSHES + _PAIR_RUNS + _TRIPLE_RUNS)
    + 2 * _FLUSHES
    + _TURN * (1 + HISTORY)
    + (SEATS - 1) * (STRENGTHS + 1)
    + (SEATS - 1) * _LEFT
    + SEATS * (SEATS - 1)
    + SEATS
    + _MOST_BOMBS
    + 1
    + (SEATS - 1) * STRENGTHS
    + 2
)
"""Own and unseen cards; the level; near straight flushes and runs of the hand; unseen straight flushes; what
is to be beaten and the latest turns; what each other seat has played and has left; who is out; how many seats
answer before the trick's owner; bombs held; tribute cards still held by others; who plays for the match."""

_MOST_HIGHER = 8
_NEARLY_EMPTY = 6
_PLAYS = 28
_HALF_PLAY = 5
"""The plays that a hand needs are shown as "more than 0, half a play, one play …"."""

ACTION_FEATURES = (
    SHAPES
    + STRENGTHS
    + TIERS
    + STRENGTHS
    + 3
    + _CARDS
    + 3 * _FLUSHES
    + _MOST_BOMBS
    + 1
    + _NEARLY_EMPTY
    + 1
    + _MOST_HIGHER
    + 2
    + _PLAYS
)
"""Shape, strength, bomb tier, a full house's pair, wild cards used; what remains: cards, near straight
flushes, bombs, whether few cards; how many higher ranks the others could play on a group; the plays that the
rest needs."""


@compiled
def _write_cards(counts: Ints, wilds: int, level: int, row: Bits, at: int) -> int:
    """Write rank counts by strength, and the wild cards."""
    for rank in range(RANKS):
        slot = at + strength_of(rank, level) * _COPIES
        for copies in range(min(counts[rank], _COPIES)):
            row[slot + copies] = 1
    at += STRENGTHS * _COPIES
    row[at] = wilds > 0
    row[at + 1] = wilds > 1
    return at + 2


@compiled
def _write_flushes(hand: Ints, level: int, row: Bits, at: int) -> int:
    """Write for each straight flush whether some suit lacks at most 0, 1, 2 natural cards."""
    for suit in range(SUITS):
        places = suit_places(hand, level, suit)
        for start in range(_FLUSHES):
            missing = 5 - bits(places >> start & 31)
            for most in range(missing, 3):
                row[at + 3 * start + most] = 1
    return at + 3 * _FLUSHES


@compiled
def _write_runs(counts: Ints, length: int, copies: int, windows: int, row: Bits, at: int) -> int:
    """Write for each run whether it lacks no natural card, or at most one."""
    for start in range(windows):
        missing = 0
        for place in range(start, start + length):
            missing += max(copies - counts[rank_at(place)], 0)
        row[at + 2 * start] = missing == 0
        row[at + 2 * start + 1] = missing <= 1
    return at + 2 * windows


@compiled
def _bomb_count(hand: Ints, counts: Ints, level: int, wilds: int) -> int:
    """Count bombs of one hand roughly: groups of four and more, straight flushes, what wild cards make."""
    bombs = 0
    makeable = 0
    for rank in range(ORDINARY):
        if counts[rank] >= 4:
            bombs += 1
        elif counts[rank] == 3 or (wilds == 2 and counts[rank] == 2):
            makeable += 1
    for suit in range(SUITS):
        places = suit_places(hand, level, suit)
        start = 0
        while start < _FLUSHES:
            if places >> start & 31 == 31:
                bombs += 1
                start += 4
            start += 1
    if counts[13] == 2 and counts[14] == 2:
        bombs += 1
    return min(bombs + min(wilds, makeable), _MOST_BOMBS)


@compiled
def _write_turn(code: int, seat: int, row: Bits, at: int) -> int:
    """Write a turn as the seat to play sees it; nothing for no turn."""
    if code:
        shape = code >> 3 & 31
        strength = code >> 8
        row[at + shape] = 1
        if shape != PASS:
            row[at + SHAPES + strength % STRENGTHS] = 1
        if shape >= BOMB:
            row[at + SHAPES + STRENGTHS + strength // STRENGTHS] = 1
        row[at + SHAPES + STRENGTHS + TIERS + ((code >> 1 & 3) - seat) % SEATS] = 1
    return at + _TURN


@compiled
def write_unseen(game: Record, unseen: Ints) -> None:
    """Write how many of each face the other seats hold, which everybody can count."""
    for face in range(FACES):
        gone = 0
        for seat in range(SEATS):
            gone += game.played[seat, face]
        unseen[face] = 2 - gone - game.hand[game.seat, face]


@compiled
def write_state(game: Record, row: Bits) -> None:
    """Write what the seat to play knows to ``row`` (:data:`STATE_FEATURES` long)."""
    row[:] = 0
    seat = game.seat
    level = game.level
    hand = game.hand[seat]
    counts = np.zeros(RANKS, np.int64)
    unseen = np.zeros(FACES, np.int64)
    wilds = split(hand, level, counts)
    at = _write_cards(counts, wilds, level, row, 0)
    at = _write_flushes(hand, level, row, at)
    at = _write_runs(counts, 5, 1, _FLUSHES, row, at)
    at = _write_runs(counts, 3, 2, _PAIR_RUNS, row, at)
    at = _write_runs(counts, 2, 3, _TRIPLE_RUNS, row, at)
    row[at + _bomb_count(hand, counts, level, wilds)] = 1
    at += _MOST_BOMBS + 1
    row[at + level] = 1
    at += ORDINARY
    write_unseen(game, unseen)
    wilds = split(unseen, level, counts)
    at = _write_cards(counts, wilds, level, row, at)
    for suit in range(SUITS):
        places = suit_places(unseen, level, suit)
        for start in range(_FLUSHES):
            if places >> start & 31 == 31:
                if row[at + 2 * start]:
                    row[at + 2 * start + 1] = 1
                row[at + 2 * start] = 1
    at += 2 * _FLUSHES
    at = _write_turn(game.to_beat, seat, row, at)
    for turn in range(HISTORY):
        at = _write_turn(game.history[turn], seat, row, at)
    at = _write_others(game, counts, row, at)
    for other in range(SEATS):
        place = game.place[(seat + other) % SEATS]
        if place:
            row[at + place - 1] = 1
        at += SEATS - 1
    row[at + _answers_left(game)] = 1
    at += SEATS
    row[at] = level == ACE and game.at_ace[seat]
    row[at + 1] = level == ACE and game.at_ace[(seat + 1) % SEATS]


@compiled
def _write_others(game: Record, counts: Ints, row: Bits, at: int) -> int:
    """Write what each other seat has played, has left, and surely holds from tribute."""
    level = game.level
    for other in range(1, SEATS):
        seat = (game.seat + other) % SEATS
        wilds = split(game.played[seat], level, counts)
        for rank in range(RANKS):
            row[at + strength_of(rank, level)] = counts[rank]
        row[at + STRENGTHS] = wilds
        at += STRENGTHS + 1
        left = game.left[seat]
        row[at + min(left, _NEAR_OUT + 1)] = 1
        for step in range(4):
            row[at + _NEAR_OUT + 2 + step] = left > _NEAR_OUT + 3 + 3 * step
        at += _LEFT
        for face in range(FACES):
            if game.known[seat, face] > game.played[seat, face]:
                rank = face // SUITS if face < FACES - 2 else ORDINARY + face - FACES + 2
                row[at + strength_of(rank, level)] = 1
        at += STRENGTHS
    return at


@compiled
def _answers_left(game: Record) -> int:
    """Return how many seats still answer after this one before the trick's owner has it; 3 for a leader."""
    if game.owner == NOBODY:
        return SEATS - 1
    count = 0
    seat = (game.seat + 1) % SEATS
    while seat != game.owner:
        count += game.left[seat] > 0
        seat = (seat + 1) % SEATS
    return count


@compiled
def write_action(game: Record, move: Record, _memo: Ints, row: Bits) -> None:
    """Write what ``move`` would do to ``row`` (:data:`ACTION_FEATURES` long); no memo is needed."""
    row[:] = 0
    level = game.level
    row[move.shape] = 1
    at = SHAPES
    if move.shape != PASS:
        row[at + move.strength % STRENGTHS] = 1
    at += STRENGTHS
    if move.shape >= BOMB:
        row[at + move.strength // STRENGTHS] = 1
    at += TIERS
    if move.shape == FULL_HOUSE:
        row[at + strength_of(move.second, level)] = 1
    at += STRENGTHS
    row[at + move.wilds] = 1
    at += 3
    rest = np.zeros(FACES, np.int64)
    for face in range(FACES):
        rest[face] = game.hand[game.seat, face]
    for i in range(move.size):
        rest[move.faces[i]] -= 1
    counts = np.zeros(RANKS, np.int64)
    wilds = split(rest, level, counts)
    at = _write_cards(counts, wilds, level, row, at)
    at = _write_flushes(rest, level, row, at)
    row[at + _bomb_count(rest, counts, level, wilds)] = 1
    at += _MOST_BOMBS + 1
    row[at + min(game.left[game.seat] - move.size, _NEARLY_EMPTY)] = 1
    at += _NEARLY_EMPTY + 1
    if SINGLE <= move.shape <= TRIPLE:
        row[at + _higher_ranks(game, move.shape, move.strength)] = 1
    else:
        row[at + _MOST_HIGHER + 1] = 1
    at += _MOST_HIGHER + 2
    needed = plays_left(counts, wilds, level)
    for step in range(_PLAYS):
        row[at + step] = needed > _HALF_PLAY * step


@compiled
def _higher_ranks(game: Record, copies: int, strength: int) -> int:
    """Return how many ranks over ``strength`` the others hold ``copies`` natural cards of, all together."""
    unseen = np.zeros(FACES, np.int64)
    write_unseen(game, unseen)
    counts = np.zeros(RANKS, np.int64)
    split(unseen, game.level, counts)
    higher = 0
    for rank in range(RANKS):
        higher += strength_of(rank, game.level) > strength and counts[rank] >= copies
    return min(higher, _MOST_HIGHER)


def unused_memo() -> Ints:
    """Return a stand-in for a memo."""
    return np.zeros(1, np.int64)
