"""Nets against nets or a rule agent, over the same deals with the sides swapped."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tools.train.lockstep import Lockstep
from tools.train.network import ValueNet, value_decisions

_AT_ONCE = 1000


def outcomes(
    game: Lockstep, nets: Sequence[ValueNet], players: Sequence[int], deals: int, seed: int
) -> NDArray[np.float64]:
    """Play deals to their end and return each one's outcome for seat 0.

    Args:
        game: what is played.
        nets: the nets that ``players`` name by number.
        players: who plays each seat.
        deals: how many deals.
        seed: the deals follow from it, whoever plays.
    """
    ended = []
    for start in range(0, deals, _AT_ONCE):
        env = game.deals(min(_AT_ONCE, deals - start), seed + start, [players])
        waiting = True
        while waiting:
            env.advance()
            waiting = False
            for player in sorted({player for player in players if player >= 0}):
                decisions = env.decisions(player)
                waiting |= len(decisions.states) > 0
                env.play(player, value_decisions(nets[player], decisions), 0.0)
        ended += [game.kernel.outcome(deal, 0) for deal in env.games]
    return np.array(ended)


def rates(first: NDArray[np.float64], second: NDArray[np.float64]) -> dict[str, float]:
    """Return win rates of a side from its outcomes in each of the two places that it played.

    ``error`` is the standard error of the mean over deals.
    """
    both = ((first > 0).astype(float) + (second > 0)) / 2
    return {
        "first": round(float((first > 0).mean()), 4),
        "second": round(float((second > 0).mean()), 4),
        "win_rate": round(float(both.mean()), 4),
        "error": round(float(both.std() / len(both) ** 0.5), 4),
    }
