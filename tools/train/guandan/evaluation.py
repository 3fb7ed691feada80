"""Win rates of Guandan's net over single deals, in seats 0 and 2 (``first``) and in 1 and 3 (``second``)."""

from collections.abc import Sequence

from tools.train import duel
from tools.train.kernel import RULE_AGENT, RULE_PLAYER
from tools.train.lockstep import Lockstep
from tools.train.network import ValueNet


def against_rule_agent(game: Lockstep, nets: Sequence[ValueNet], deals: int, seed: int) -> dict[str, float]:
    """Return win rates of a net against the rule agent of ``game``."""
    return _swapped(game, nets, RULE_AGENT, deals, seed)


def against_both_rule_agents(
    game: Lockstep, nets: Sequence[ValueNet], deals: int, seed: int
) -> dict[str, float]:
    """Return win rates of a net against the rule agent, and as ``rules_…`` against the rule-based player."""
    figures = _swapped(game, nets, RULE_PLAYER, deals, seed)
    against_rules = {f"rules_{name}": figure for name, figure in figures.items()}
    return against_rule_agent(game, nets, deals, seed) | against_rules


def against_net(
    game: Lockstep, nets: Sequence[ValueNet], others: Sequence[ValueNet], deals: int, seed: int
) -> dict[str, float]:
    """Return win rates of a net against another."""
    return _swapped(game, [*nets, *others], 1, deals, seed)


def _swapped(game: Lockstep, nets: Sequence[ValueNet], other: int, deals: int, seed: int) -> dict[str, float]:
    first = duel.outcomes(game, nets, (0, other, 0, other), deals, seed)
    second = -duel.outcomes(game, nets, (other, 0, other, 0), deals, seed)
    return duel.rates(first, second)
