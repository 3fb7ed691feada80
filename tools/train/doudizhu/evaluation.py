"""Win rates of Dou Dizhu's nets, as landlord (``first``) and as farmers (``second``) on the same deals."""

from collections.abc import Sequence

from tools.train import duel
from tools.train.doudizhu.game import ROLES
from tools.train.kernel import RULE_AGENT
from tools.train.lockstep import Lockstep
from tools.train.network import ValueNet

_LANDLORD = (0, RULE_AGENT, RULE_AGENT)
_FARMERS = (RULE_AGENT, 1, 2)


def against_rule_agent(game: Lockstep, nets: Sequence[ValueNet], deals: int, seed: int) -> dict[str, float]:
    """Return win rates of one net for each role against the rule agent."""
    return duel.rates(
        duel.outcomes(game, nets, _LANDLORD, deals, seed), -duel.outcomes(game, nets, _FARMERS, deals, seed)
    )


def against_nets(
    game: Lockstep, nets: Sequence[ValueNet], others: Sequence[ValueNet], deals: int, seed: int
) -> dict[str, float]:
    """Return win rates of one set of nets against another."""
    both = [*nets, *others]
    as_landlord = duel.outcomes(game, both, (0, ROLES + 1, ROLES + 2), deals, seed)
    as_farmers = -duel.outcomes(game, both, (ROLES, 1, 2), deals, seed)
    return duel.rates(as_landlord, as_farmers)
