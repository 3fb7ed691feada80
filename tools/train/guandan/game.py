"""A deal of Guandan in play: tribute, tricks, and how it ends."""

import numpy as np

from tools.train.compiling import Ints, Record, Rng, compiled
from tools.train.guandan.rules import (
    ACE,
    FACES,
    ORDINARY,
    PASS,
    RED_JOKER,
    SUITS,
    strength_of,
    wild_face,
)

SEATS = 4
HISTORY = 8
"""Turns remembered, passes included: two rounds."""

NOBODY = -1

GAME = np.dtype(
    [
        ("hand", np.int8, (SEATS, FACES)),
        ("played", np.int8, (SEATS, FACES)),
        ("known", np.int8, (SEATS, FACES)),
        ("history", np.int32, HISTORY),
        ("to_beat", np.int32),
        ("strength", np.int16),
        ("left", np.int8, SEATS),
        ("place", np.int8, SEATS),
        ("at_ace", np.int8, SEATS),
        ("shape", np.int8),
        ("level", np.int8),
        ("owner", np.int8),
        ("seat", np.int8),
        ("out", np.int8),
        ("first", np.int8),
        ("over", np.int8),
    ],
    align=True,
)
"""One deal. ``known`` are cards that a seat got in tribute, for everyone to see; ``place`` is 0 in play, then
the order of going out; ``at_ace`` marks seats whose team wins the match by this deal unless the partner is
last; ``history`` and ``to_beat`` are codes of :func:`turn_code`, latest first, 0 for none."""

_GAINS = np.array([0, 0, 1.0, 0.8, 0.6])
"""What winning is worth by the partner's place: 3, 2 or 1 levels."""
_GAINS_AT_ACE = np.array([0, 0, 1.0, 1.0, 0.3])
"""The same for a team that plays for the match: won, won, or to be tried again."""

_ACE_SHARE = 0.2
_TRIBUTE_SHARE = 0.5
_DOUBLE_SHARE = 0.35
_HIGHEST_RETURN = 8
"""The rank index of the ten."""


@compiled
def turn_code(seat: int, shape: int, strength: int) -> int:
    """Return a turn in one number that is never 0."""
    return 1 | seat << 1 | shape << 3 | strength << 8


@compiled
def _strongest(hand: Ints, level: int) -> int:
    """Return the strongest face that is not wild."""
    best = -1
    for face in range(FACES):
        if hand[face] and face != wild_face(level):
            rank = face // SUITS if face < RED_JOKER - 1 else ORDINARY + face - RED_JOKER + 1
            if best < 0 or strength_of(rank, level) > _face_strength(best, level):
                best = face
    return best


@compiled
def _face_strength(face: int, level: int) -> int:
    rank = face // SUITS if face < RED_JOKER - 1 else ORDINARY + face - RED_JOKER + 1
    return strength_of(rank, level)


@compiled
def _return(hand: Ints, level: int, rng: Rng) -> int:
    """Return a face to give back: any allowed one, or half of the time the weakest lone one."""
    sensible = rng.random() < 0.5
    chosen = -1
    least = 1 << 30
    for face in range(FACES):
        if not hand[face] or face == wild_face(level):
            continue
        strength = _face_strength(face, level)
        allowed = face // SUITS <= _HIGHEST_RETURN
        if sensible:
            copies = 0
            for suit in range(SUITS):
                copies += hand[face // SUITS * SUITS + suit] if face < RED_JOKER - 1 else 0
            cost = 16 * copies + strength
        else:
            cost = int(rng.integers(0, 64))
        cost = cost if allowed else 1000 + strength
        if cost < least:
            least = cost
            chosen = face
    return chosen


@compiled
def _move_card(game: Record, giver: int, receiver: int, face: int) -> None:
    game.hand[giver, face] -= 1
    game.hand[receiver, face] += 1
    game.known[receiver, face] += 1


@compiled
def _pay_tribute(game: Record, rng: Rng) -> None:
    """Let the losers of a made-up earlier deal pay, and set who leads."""
    level = game.level
    first = int(rng.integers(0, SEATS))
    left, right = (first + 3) % SEATS, (first + 1) % SEATS
    double = rng.random() < _DOUBLE_SHARE
    last = (first + int(rng.integers(1, SEATS))) % SEATS
    if double:
        red_jokers = game.hand[left, RED_JOKER] + game.hand[right, RED_JOKER]
    else:
        red_jokers = game.hand[last, RED_JOKER]
    if red_jokers == 2:
        game.seat = first
        return
    if not double:
        _move_card(game, last, first, _strongest(game.hand[last], level))
        _move_card(game, first, last, _return(game.hand[first], level, rng))
        game.seat = last
        return
    right_card = _strongest(game.hand[right], level)
    left_card = _strongest(game.hand[left], level)
    # Equal cards: the payer nearest after first place in turn order pays first place.
    right_pays_first = _face_strength(right_card, level) >= _face_strength(left_card, level)
    second = (first + 2) % SEATS
    _move_card(game, right, first if right_pays_first else second, right_card)
    _move_card(game, left, second if right_pays_first else first, left_card)
    _move_card(game, first, right if right_pays_first else left, _return(game.hand[first], level, rng))
    _move_card(game, second, left if right_pays_first else right, _return(game.hand[second], level, rng))
    game.seat = right if right_pays_first else left


@compiled
def deal(game: Record, rng: Rng) -> None:
    """Deal 27 cards each at a random level, after tribute half of the time."""
    pack = np.empty(2 * FACES, np.int64)
    for card in range(2 * FACES):
        pack[card] = card % FACES
    for last in range(2 * FACES - 1, 0, -1):
        other = rng.integers(0, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    for seat in range(SEATS):
        for face in range(FACES):
            game.hand[seat, face] = 0
            game.played[seat, face] = 0
            game.known[seat, face] = 0
        game.left[seat] = 27
        game.place[seat] = 0
        game.at_ace[seat] = 0
    for card in range(2 * FACES):
        game.hand[card // 27, pack[card]] += 1
    for turn in range(HISTORY):
        game.history[turn] = 0
    game.level = ACE if rng.random() < _ACE_SHARE else rng.integers(0, ORDINARY)
    if game.level == ACE:
        team = rng.integers(0, 2)
        both = rng.random() < 0.4
        for seat in range(SEATS):
            game.at_ace[seat] = both or seat % 2 == team
    game.to_beat = 0
    game.shape = PASS
    game.strength = 0
    game.owner = NOBODY
    game.out = 0
    game.first = NOBODY
    game.over = 0
    if rng.random() < _TRIBUTE_SHARE:
        _pay_tribute(game, rng)
    else:
        game.seat = rng.integers(0, SEATS)


@compiled
def play(game: Record, move: Record) -> None:
    """Let the seat to play make ``move``."""
    seat = game.seat
    code = turn_code(seat, move.shape, move.strength)
    for turn in range(HISTORY - 1, 0, -1):
        game.history[turn] = game.history[turn - 1]
    game.history[0] = code
    if move.shape != PASS:
        for i in range(move.size):
            game.hand[seat, move.faces[i]] -= 1
            game.played[seat, move.faces[i]] += 1
        game.left[seat] -= move.size
        game.to_beat = code
        game.shape = move.shape
        game.strength = move.strength
        game.owner = seat
        if game.left[seat] == 0:
            _go_out(game, seat)
            if game.over:
                return
    _pass_turn(game, seat)


@compiled
def _go_out(game: Record, seat: int) -> None:
    game.out += 1
    game.place[seat] = game.out
    if game.out == 1:
        game.first = seat
    # What follows once first place's partner is out, or three are, changes nothing.
    if game.place[(game.first + 2) % SEATS] or game.out == 3:
        game.over = 1


@compiled
def _pass_turn(game: Record, seat: int) -> None:
    """Find who plays after ``seat``: the next active seat, or who leads when the trick is over."""
    following = seat
    while True:
        following = (following + 1) % SEATS
        if following == game.owner:
            game.shape = PASS
            game.strength = 0
            game.to_beat = 0
            game.owner = NOBODY
            if game.left[following] == 0:
                # The winner is out: its partner leads, or else the next active seat after it.
                partner = (following + 2) % SEATS
                if game.left[partner]:
                    following = partner
                else:
                    while game.left[following] == 0:
                        following = (following + 1) % SEATS
            break
        if game.left[following]:
            break
    game.seat = following


@compiled
def outcome(game: Record, seat: int) -> float:
    """Return how a deal that is over ended for a seat, -1..1: what its team gained or lost."""
    partner = game.place[(game.first + 2) % SEATS]
    place = partner or SEATS
    gains = _GAINS_AT_ACE if game.at_ace[game.first] else _GAINS
    gain = float(gains[place])
    return gain if seat % 2 == game.first % 2 else -gain
