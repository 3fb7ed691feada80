"""The rule-based Dou Dizhu player."""

from typing import Final

from cardavia_desktop.agents.agent import Advice
from cardavia_desktop.agents.rules.doudizhu_bidding import advice_on_bids
from cardavia_desktop.agents.rules.doudizhu_reckoning import DoudizhuReckoning
from cardavia_desktop.agents.rules.judge import Judge
from cardavia_desktop.agents.rules.weights import Weights
from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase

WEIGHTS: Final = Weights(
    lead=1.0,
    partner_leads=0.9,
    danger=3.0,
    threat_fades=0.5,
    partner_guards=0.6,
    finish=3.0,
    help=3.0,
    bars_partner=0.5,
    shed=0.04,
    overtake_if_beaten=0.5,
    block_at=2,
)


class DoudizhuRules:
    """Plans its hand, counts the cards, and plays with its fellow."""

    def decide(self, observation: Observation) -> Action:
        """Return the best of the legal actions as the rules see it."""
        return self.advise(observation)[0].action

    def advise(self, observation: Observation) -> tuple[Advice, ...]:
        """Return the sensible actions, best first."""
        if not isinstance(observation, DoudizhuObservation):
            raise TypeError(f"not an observation of Dou Dizhu: {type(observation).__name__}")
        if observation.phase is Phase.BID:
            return advice_on_bids(observation)
        judge = Judge(observation, DoudizhuReckoning(observation), WEIGHTS)
        return tuple(Advice(one.action, one.motive) for one in judge.ranking())
