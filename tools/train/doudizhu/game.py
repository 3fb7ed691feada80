"""A deal of Dou Dizhu in play, without bidding: seat 0 is the landlord, 1 plays after it, 2 before it."""

import numpy as np

from tools.train.compiling import Record, Rng, compiled
from tools.train.doudizhu.rules import BOMB, PASS, RANKS, card_count

ROLES = 3
LANDLORD, FARMER_AFTER, FARMER_BEFORE = range(ROLES)
HISTORY = 9
"""Plays remembered, passes included: three rounds."""

NOBODY = -1

GAME = np.dtype(
    [
        ("hand", np.int64, ROLES),
        ("played", np.int64, ROLES),
        ("bottom", np.int64),
        ("to_beat", np.int64),
        ("history", np.int64, HISTORY),
        ("shape", np.int8),
        ("rank", np.int8),
        ("length", np.int8),
        ("owner", np.int8),
        ("passes", np.int8),
        ("seat", np.int8),
        ("winner", np.int8),
        ("bombs", np.int8),
    ],
    align=True,
)
"""One deal: packed hands, what each seat has played, the bottom cards, the play to beat (``shape`` is
``PASS`` for a leader) with its ``owner``, the latest plays first, the seat to play and the ``winner``."""


@compiled
def deal(game: Record, rng: Rng) -> None:
    """Deal 20, 17 and 17 cards at random; the landlord leads."""
    pack = np.empty(54, np.int64)
    for card in range(54):
        pack[card] = card // 4 if card < 52 else RANKS - 2 + (card - 52)
    for last in range(53, 0, -1):
        other = rng.integers(0, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    for seat in range(ROLES):
        game.hand[seat] = 0
        game.played[seat] = 0
    game.bottom = 0
    for place in range(54):
        card = 1 << 4 * pack[place]
        if place < 3:
            game.bottom += card
        game.hand[0 if place < 20 else 1 if place < 37 else 2] += card
    for turn in range(HISTORY):
        game.history[turn] = 0
    game.to_beat = 0
    game.shape = PASS
    game.rank = 0
    game.length = 0
    game.owner = NOBODY
    game.passes = 0
    game.seat = LANDLORD
    game.winner = NOBODY
    game.bombs = 0


@compiled
def play(game: Record, move: Record) -> None:
    """Let the seat to play make ``move``."""
    seat = game.seat
    for turn in range(HISTORY - 1, 0, -1):
        game.history[turn] = game.history[turn - 1]
    game.history[0] = move.cards
    if move.shape == PASS:
        game.passes += 1
        if game.passes == ROLES - 1:
            game.passes = 0
            game.shape = PASS
            game.to_beat = 0
            game.owner = NOBODY
    else:
        game.hand[seat] -= move.cards
        game.played[seat] += move.cards
        game.to_beat = move.cards
        game.shape = move.shape
        game.rank = move.rank
        game.length = move.length
        game.owner = seat
        game.passes = 0
        if move.shape >= BOMB:
            game.bombs += 1
        if game.hand[seat] == 0:
            game.winner = seat
    game.seat = (seat + 1) % ROLES


@compiled
def cards_left(game: Record, seat: int) -> int:
    """Return how many cards ``seat`` holds."""
    return card_count(game.hand[seat])
