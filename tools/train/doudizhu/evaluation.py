"""Win rates of nets against the rule agent, and against other nets, over the same deals with sides swapped."""

import numpy as np

from tools.train.doudizhu.game import LANDLORD, ROLES
from tools.train.doudizhu.generator import NET, RULE_AGENT, LockstepDeals
from tools.train.network import ValueNet, value_decisions

_AT_ONCE = 1000


def landlord_wins(nets: list[ValueNet | None], deals: int, seed: int) -> np.ndarray:
    """Play ``deals`` deals and return for each whether the landlord won.

    Args:
        nets: who plays each role; None is the rule agent.
        deals: how many deals.
        seed: the deals follow from it, whoever plays.
    """
    players = tuple(RULE_AGENT if net is None else NET for net in nets)
    won = []
    for start in range(0, deals, _AT_ONCE):
        env = LockstepDeals(min(_AT_ONCE, deals - start), seed + start, players, deal_again=False)
        waiting = True
        while waiting:
            env.advance()
            waiting = False
            for role in range(ROLES):
                net = nets[role]
                if net is None:
                    continue
                decisions = env.decisions(role)
                if len(decisions.states):
                    waiting = True
                    env.play(role, value_decisions(net, decisions), 0.0)
        won.append(env.games["winner"] == LANDLORD)
    return np.concatenate(won)


def duel(nets: list[ValueNet], others: list[ValueNet | None], deals: int, seed: int) -> dict[str, float]:
    """Return win rates of ``nets`` against ``others``, as landlord, as farmers and their mean."""
    landlord = landlord_wins([nets[0], *others[1:]], deals, seed)
    farmers = ~landlord_wins([others[0], *nets[1:]], deals, seed)
    both = (landlord.astype(float) + farmers) / 2
    return {
        "landlord": round(float(landlord.mean()), 4),
        "farmers": round(float(farmers.mean()), 4),
        "win_rate": round(float(both.mean()), 4),
        "error": round(float(both.std() / deals**0.5), 4),
    }


def against_rule_agent(nets: list[ValueNet], deals: int, seed: int) -> dict[str, float]:
    """Return win rates against the rule agent."""
    return duel(nets, [None, None, None], deals, seed)
