"""Which card a Guandan player gives back for a tribute."""

from typing import Final

from cardavia_desktop.agents.agent import Advice, Motive
from cardavia_desktop.agents.planning.guandan import Splitter, flushes_in
from cardavia_desktop.agents.rules.guandan_outlook import Outlook
from cardavia_desktop.agents.rules.guandan_prices import prices
from cardavia_desktop.engine.actions import Return
from cardavia_desktop.engine.cards import mask_of, rank_of
from cardavia_desktop.engine.guandan.observation import GuandanObservation

_RANK_GIVEN: Final = 0.02
"""What each step of a returned card's strength is worth to the one who gets it, in tempi."""


def advice_on_returns(observation: GuandanObservation) -> tuple[Advice, ...]:
    """Return every legal return, the one that the hand misses least first."""
    outlook = Outlook(observation)
    hand = mask_of(observation.hand)
    plan = Splitter(prices(outlook), flushes_in(hand, outlook.level))

    def cost(returned: Return) -> float:
        strength = outlook.strengths[rank_of(returned.card)]
        return plan.cost(hand & ~(1 << returned.card)) + _RANK_GIVEN * strength

    returns = [action for action in observation.legal if isinstance(action, Return)]
    return tuple(Advice(one, Motive.LEAST_USEFUL) for one in sorted(returns, key=cost))
