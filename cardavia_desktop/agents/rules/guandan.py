"""The rule-based Guandan player."""

from typing import Final

from cardavia_desktop.agents.agent import Advice
from cardavia_desktop.agents.rules.guandan_reckoning import GuandanReckoning
from cardavia_desktop.agents.rules.guandan_return import advice_on_returns
from cardavia_desktop.agents.rules.judge import Judge, Judged
from cardavia_desktop.agents.rules.weights import Weights
from cardavia_desktop.engine.actions import Action, Play
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase

WEIGHTS: Final = Weights(
    lead=1.0,
    partner_leads=0.8,
    danger=3.0,
    threat_fades=0.5,
    partner_guards=0.6,
    finish=3.0,
    help=3.0,
    bars_partner=0.5,
    shed=0.03,
    overtake_if_beaten=0.5,
    block_at=2,
)


class GuandanRules:
    """Plans its hand, counts the cards, and plays with its partner."""

    def decide(self, observation: Observation) -> Action:
        """Return the best of the legal actions as the rules see it."""
        return self.advise(observation)[0].action

    def advise(self, observation: Observation) -> tuple[Advice, ...]:
        """Return the sensible actions, best first."""
        if not isinstance(observation, GuandanObservation):
            raise TypeError(f"not an observation of Guandan: {type(observation).__name__}")
        if observation.phase is Phase.RETURN:
            return advice_on_returns(observation)
        reckoning = GuandanReckoning(observation)
        ranking = Judge(observation, reckoning, WEIGHTS).ranking()
        return tuple(_advice(one, reckoning) for one in ranking)


def _advice(judged: Judged, reckoning: GuandanReckoning) -> Advice:
    action = judged.action
    if isinstance(action, Play):
        action = Play(reckoning.settled(action.combination))
    return Advice(action, judged.motive)
