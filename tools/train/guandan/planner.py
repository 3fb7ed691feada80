"""A rule agent that counts the plays its hand still needs: stronger than greed, and unlike the nets.

Nets that meet only themselves learn little of how others play; some of their deals are against this agent.
"""

import numpy as np

from tools.train.compiling import Ints, Record, Records, Rng, compiled
from tools.train.guandan.game import SEATS
from tools.train.guandan.rules import (
    ACE,
    BOMB,
    FACES,
    LEVEL_STRENGTH,
    ORDINARY,
    PAIR,
    PASS,
    RANKS,
    SINGLE,
    rank_at,
    split,
    strength_of,
)

_JACK = 9
_STRAIGHT_STARTS = 10
_FAR = 10
"""With more cards than this nobody is about to go out."""
_NEAR = 5
_PLAY = 10.0
"""What one play more costs; other costs are parts of it."""
_WILD = 1.65
_BOMB_SPENT = 11.8
_BOMB_IN_NEED = 0.3 * _BOMB_SPENT
_CARD_LED = 0.23
_STRENGTH = 0.15
_TRICK = 3.0
_TRICK_IN_NEED = 11.5
"""What a wild card, a bomb and strength cost beside the plays, and what a trick is worth; found by trial:
with these it wins .92 of its deals against greed."""


@compiled
def _loose(counts: Ints, level: int) -> float:
    """Return what groups of one rank cost to play; high ones come back, and pairs go with triples."""
    cost = 0.0
    triples = 0
    light = 0
    for rank in range(RANKS):
        held = counts[rank]
        if held == 0 or held >= 4:
            continue
        strength = strength_of(rank, level)
        if held == 3:
            triples += 1
        elif held == 2 and strength < LEVEL_STRENGTH:
            light += 1
        cost += _PLAY * (0.4 if strength >= LEVEL_STRENGTH else 0.8 if strength >= ACE else 1.0)
    return cost - _PLAY * min(triples, light)


@compiled
def plays_left(counts: Ints, wilds: int, level: int) -> float:
    """Return about what it costs to empty a hand, :data:`_PLAY` a play; bombs and wild cards help.

    Args:
        counts: natural cards of each rank; they are the same again afterwards.
        wilds: how many wild cards go with them.
        level: the rank index of the level.
    """
    best = _loose(counts, level)
    for start in range(_STRAIGHT_STARTS):
        lone = 0
        whole = True
        for place in range(start, start + 5):
            held = counts[rank_at(place)]
            whole = whole and 0 < held < 4
            lone += held == 1
        if not whole or lone < 3:
            continue
        for place in range(start, start + 5):
            counts[rank_at(place)] -= 1
        best = min(best, _PLAY + _with_one_more_straight(counts, level, start + 1))
        for place in range(start, start + 5):
            counts[rank_at(place)] += 1
    bombs = 0
    for rank in range(ORDINARY):
        bombs += counts[rank] >= 4
    return best - 0.5 * _PLAY * bombs - 0.8 * _PLAY * wilds


@compiled
def _with_one_more_straight(counts: Ints, level: int, first: int) -> float:
    """Return the cost of a hand of which one more straight, from the place ``first`` on, may go."""
    best = _loose(counts, level)
    for start in range(first, _STRAIGHT_STARTS):
        whole = True
        for place in range(start, start + 5):
            whole = whole and 0 < counts[rank_at(place)] < 4
        if not whole:
            continue
        for place in range(start, start + 5):
            counts[rank_at(place)] -= 1
        best = min(best, _PLAY + _loose(counts, level))
        for place in range(start, start + 5):
            counts[rank_at(place)] += 1
    return best


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
    return plays_left(counts, wilds, game.level)


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
                soon = threat <= _FAR or cost <= 3 * _PLAY
                cost += _BOMB_IN_NEED if soon else _BOMB_SPENT
            else:
                cost += _STRENGTH * move.strength + _WILD * move.wilds
            if lead:
                cost -= _CARD_LED * move.size
                if threat <= 2 and move.shape == (SINGLE if threat == 1 else PAIR):
                    cost += 1.5 * _PLAY - move.strength
            elif threat <= _NEAR and not partner_lies and move.shape < BOMB:
                # Somebody is about to go out: a weak answer will not hold.
                cost -= 0.4 * move.strength
        if cost < least:
            least = cost
            best = i
    return best
