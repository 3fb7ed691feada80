"""The yardstick of the literature: a compiled agent that decides as RLCard's rule agent for Dou Dizhu does.

Written from its behaviour, oddities included: a leader plays the group that its lowest card falls into, in
the order bomb, lone triple, bare airplane, straight, pair, single; a follower plays the lowest answer of the
same shape, even over its partner; with none, the farmer before the landlord passes and the other
two seats pick any legal move.
"""

from tools.train.compiling import Record, Records, Rng, compiled
from tools.train.doudizhu.game import FARMER_BEFORE
from tools.train.doudizhu.rules import BLACK_JOKER, PASS, RED_JOKER, RUN_RANKS

_ROCKET = (1 << 4 * BLACK_JOKER) | (1 << 4 * RED_JOKER)


@compiled
def _lead(hand: int) -> int:
    """Return the cards that the agent leads from ``hand``."""
    if hand == _ROCKET:
        return hand
    lowest = 0
    while not hand >> 4 * lowest & 15:
        lowest += 1
    copies = hand >> 4 * lowest & 15
    if copies == 4:
        return copies << 4 * lowest
    if copies == 3:
        cards = 0
        rank = lowest
        while rank == lowest or (rank < RUN_RANKS and hand >> 4 * rank & 15 == 3):
            cards += 3 << 4 * rank
            rank += 1
        return cards
    run = 0
    rank = lowest
    while rank < RUN_RANKS and 1 <= hand >> 4 * rank & 15 <= 2:
        run += 1 << 4 * rank
        rank += 1
    if rank - lowest >= 5:
        return run
    return copies << 4 * lowest


@compiled
def choose(game: Record, moves: Records, count: int, rng: Rng) -> int:
    """Return the index of the agent's move among the ``count`` legal ``moves``."""
    if game.shape == PASS:
        cards = _lead(game.hand[game.seat])
        for i in range(count):
            if moves[i].cards == cards:
                return i
        raise AssertionError("the lead is not among the legal moves")
    if count > 1 and moves[1].shape == game.shape:
        return 1
    if game.seat == FARMER_BEFORE:
        return 0
    return int(rng.integers(0, count))
