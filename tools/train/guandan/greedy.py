"""A yardstick: a few lines of greed, which beat a random player in nine deals of ten."""

from tools.train.compiling import Record, Records, Rng, compiled
from tools.train.guandan.game import SEATS
from tools.train.guandan.rules import BOMB, FULL_HOUSE, PASS, strength_of


@compiled
def choose(game: Record, moves: Records, count: int, _rng: Rng) -> int:
    """Return the index of the agent's move.

    Long and low leads, the cheapest answer, no bomb, no wild card if it can be helped, and never over
    its partner.
    """
    lead = game.shape == PASS
    if not lead and game.owner == (game.seat + 2) % SEATS:
        return 0
    best = 0
    least = 1 << 30
    for i in range(count):
        move = moves[i]
        if move.shape == PASS or move.shape >= BOMB:
            continue
        cost = (20 - move.size + 6 * move.wilds) if lead else move.wilds
        cost = cost << 16 | move.strength << 8
        if move.shape == FULL_HOUSE:
            cost += strength_of(move.second, game.level)
        if cost < least:
            least = cost
            best = i
    return best
