"""The trained Dou Dizhu player."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from cardavia_desktop.agents.agent import Advice, Motive
from cardavia_desktop.agents.nets.doudizhu.bidding import best_bid, chance_as_landlord
from cardavia_desktop.agents.nets.doudizhu.manners import is_memorable, is_rude, likings
from cardavia_desktop.agents.nets.doudizhu.values import DoudizhuValues, shipped
from cardavia_desktop.agents.nets.temper import STEADY, Temper, remembered, sensible
from cardavia_desktop.agents.nets.value_net import Floats
from cardavia_desktop.agents.rules.doudizhu import DoudizhuRules
from cardavia_desktop.engine.actions import Action, Bid
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase

LEVELS: Final[Mapping[str, Temper]] = MappingProxyType(
    {
        "easy": Temper(2, 20.0, 1.2),
        "normal": Temper(4, 8.0, 0.6),
        "hard": Temper(8, 3.0, 0.3),
        "expert": STEADY,
    }
)
"""How the player errs at each strength."""


class DoudizhuNetPlayer:
    """Makes the move that its net values most, and bids by the chance that it sees as landlord.

    Args:
        rng: draws bottom cards while bidding.
        temper: how it errs; not at all by default.
        values: the nets; the shipped ones by default.

    Raises:
        FileNotFoundError: no weights are shipped.
        WeightsError: the shipped weights are damaged.
    """

    def __init__(self, rng: Random, temper: Temper = STEADY, values: DoudizhuValues | None = None) -> None:
        self._rng = rng
        self._temper = temper
        self._values = values or shipped()

    def decide(self, observation: Observation) -> Action:
        """Return the best action as the net sees it."""
        view = _checked(observation)
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.BID:
            return self._bids(view)[0].action
        return view.legal[self._choice(view, self._values.values(view))]

    def advise(self, observation: Observation) -> tuple[Advice, ...]:
        """Return the sensible actions, best first, with the net's chances and the rule player's reasons."""
        view = _checked(observation)
        if view.phase is Phase.BID:
            return self._bids(view)
        motives = {advice.action: advice.motive for advice in DoudizhuRules().advise(view)}
        values = self._values.values(view)
        return tuple(
            Advice(
                view.legal[place],
                motives.get(view.legal[place], Motive.NOTHING_BETTER),
                float(values[place] + 1) / 2,
            )
            for place in sensible(values, self._choice(view, values))
        )

    def _choice(self, view: DoudizhuObservation, values: Floats) -> int:
        """Return the place of the action to make among the legal ones, which are worth ``values``."""
        return self._temper.choose(values, self._felt(view, values), lambda at: is_rude(view, view.legal[at]))

    def _felt(self, view: DoudizhuObservation, values: Floats) -> Floats:
        """Return what the legal actions seem to be worth to a player that forgets and has likings."""
        temper = self._temper
        if temper == STEADY:
            return values
        memorable = [is_memorable(turn.combination) for turn in view.history]
        seen = self._values.values(remembered(view, temper.memory, memorable))
        return seen + temper.likings * likings(view)

    def _bids(self, view: DoudizhuObservation) -> tuple[Advice, ...]:
        chance = chance_as_landlord(view, self._values, self._rng)
        bids = [action for action in view.legal if isinstance(action, Bid)]
        best = best_bid(chance, bids)
        others = sorted((bid for bid in bids if bid != best), key=lambda bid: abs(bid.points - best.points))
        return tuple(
            Advice(
                bid, Motive.STRONG_HAND if bid.points else Motive.WEAK_HAND, chance if bid.points else None
            )
            for bid in (best, *others)
        )


def _checked(observation: Observation) -> DoudizhuObservation:
    if not isinstance(observation, DoudizhuObservation):
        raise TypeError(f"not an observation of Dou Dizhu: {type(observation).__name__}")
    return observation
