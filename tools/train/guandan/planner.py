"""A rule agent that counts the plays its hand still needs: stronger than greed, and unlike the nets.

Nets that meet only themselves learn little of how others play; some of their deals are against this agent.
"""

import numpy as np

from tools.train.compiling import Ints, Record, Records, Rng, compiled
from tools.train.guandan.game import SEATS
from tools.train.guandan.plays import PLAY, plays_left
from tools.train.guandan.rules import (
    BOMB,
    FACES,
    PAIR,
    PASS,
    RANKS,
    SINGLE,
    split,
)

_JACK = 9
_FAR = 10
"""With more cards than this nobody is about to go out."""
_NEAR = 5
_WILD = 1.65
_BOMB_SPENT = 11.8
_BOMB_IN_NEED = 0.3 * _BOMB_SPENT
_CARD_LED = 0.23
_STRENGTH = 0.15
_TRICK = 3.0
_TRICK_IN_NEED = 11.5
"""What a wild card, a bomb and strength cost beside a play's 10, and what a trick is worth; found by trial:
with these it wins .92 of its deals against greed."""


@compiled
def _nearest_opponent(game: Record) -> int:
    """Return the fewest cards that an opponent in play has."""
    fewest = 27
    for step in (1, 3):
        left = game.left[(game.seat + step) % SEATS]
        if left:
            fewest = min(fewest, left)
    return fewest


@compiled
def _rest_cost(game: Record, move: Record, rest: Ints, counts: Ints) -> float:
    for face in range(FACES):
        rest[face] = game.hand[game.seat, face]
    for i in range(move.size):
        rest[move.faces[i]] -= 1
    wilds = split(rest, game.level, counts)
    return float(plays_left(counts, wilds, game.level))


@compiled
def choose(game: Record, moves: Records, count: int, _rng: Rng) -> int:
    """Return the index of the agent's move among the ``count`` legal ``moves``."""
    lead = game.shape == PASS
    partner_lies = not lead and game.owner == (game.seat + 2) % SEATS
    rest = np.zeros(FACES, np.int64)
    counts = np.zeros(RANKS, np.int64)
    before = _rest_cost(game, moves[0], rest, counts) if not lead else 0.0
    threat = _nearest_opponent(game)
    best = 0
    least = 1e9
    for i in range(count):
        move = moves[i]
        if move.shape == PASS:
            # To pass costs nothing, but the trick goes to an opponent.
            cost = before + (0.0 if partner_lies else _TRICK if threat > _FAR else _TRICK_IN_NEED)
        else:
            cost = _rest_cost(game, move, rest, counts)
            if partner_lies and (
                move.shape >= BOMB or game.strength >= _JACK or game.left[game.owner] <= _FAR
            ):
                continue
            if move.shape >= BOMB:
                soon = threat <= _FAR or cost <= 3 * PLAY
                cost += _BOMB_IN_NEED if soon else _BOMB_SPENT
            else:
                cost += _STRENGTH * move.strength + _WILD * move.wilds
            if lead:
                cost -= _CARD_LED * move.size
                if threat <= 2 and move.shape == (SINGLE if threat == 1 else PAIR):
                    cost += 1.5 * PLAY - move.strength
            elif threat <= _NEAR and not partner_lies and move.shape < BOMB:
                # Somebody is about to go out: a weak answer will not hold.
                cost -= 0.4 * move.strength
        if cost < least:
            least = cost
            best = i
    return best
