"""The trained Dou Dizhu player."""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from cardavia_desktop.agents import chance
from cardavia_desktop.agents.agent import Advice, Appraisal, Motive
from cardavia_desktop.agents.motives import Motives
from cardavia_desktop.agents.nets.certain import CERTAIN, is_certain
from cardavia_desktop.agents.nets.doudizhu.bidding import best_bid, chance_as_landlord
from cardavia_desktop.agents.nets.doudizhu.certain import certain_wins
from cardavia_desktop.agents.nets.doudizhu.features import role_of
from cardavia_desktop.agents.nets.doudizhu.manners import is_memorable, is_rude, likings
from cardavia_desktop.agents.nets.doudizhu.values import DoudizhuValues, shipped
from cardavia_desktop.agents.nets.temper import STEADY, Temper, remembered, sensible
from cardavia_desktop.agents.nets.value_net import Floats
from cardavia_desktop.agents.rules.doudizhu import DoudizhuRules
from cardavia_desktop.engine.actions import Action, Bid, Play
from cardavia_desktop.engine.cards import rank_of
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
        return view.legal[self._choice(view, self._worth(view))]

    def advise(self, observation: Observation) -> tuple[Advice, ...]:
        """Return the sensible actions, best first, with the net's chances and the rule player's reasons."""
        view = _checked(observation)
        if view.phase is Phase.BID:
            return self._bids(view)
        values = self._worth(view)
        return self._told(view, sensible(values, self._choice(view, values)), values)

    def appraise(self, observation: Observation, action: Action) -> Appraisal:
        """Return the best action, and the chance of winning after the one that was made.

        What a bid is worth is not known: it depends on who would have been landlord without it.

        Raises:
            ValueError: the action is not legal.
        """
        view = _checked(observation)
        if view.phase is Phase.BID:
            return Appraisal(self._bids(view)[0], None)
        values = self._worth(view)
        made = [place for place, legal in enumerate(view.legal) if _key(legal) == _key(action)]
        if not made:
            raise ValueError(f"not legal: {action}")
        best = self._told(view, [self._choice(view, values)], values)[0]
        return Appraisal(best, _chance(view, made[0], float(values[made[0]])))

    def _worth(self, view: DoudizhuObservation) -> Floats:
        """Return the values of the legal actions.

        To a player that counts cards, a certain win is worth more the more bombs it lays or keeps.
        """
        values = self._values.values(view)
        if self._temper.memory is None:
            for place, bombs in certain_wins(view).items():
                values[place] += CERTAIN + bombs
        return values

    def _told(self, view: DoudizhuObservation, places: Sequence[int], values: Floats) -> tuple[Advice, ...]:
        """Return the actions at these places as advice."""
        motives = Motives(DoudizhuRules().advise(view))
        return tuple(
            Advice(
                view.legal[place],
                _motive(view, place, float(values[place]), motives),
                _chance(view, place, float(values[place])),
            )
            for place in places
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
        estimate = chance_as_landlord(view, self._values, self._rng)
        likely = chance.BIDDING.chance(2 * estimate - 1)
        bids = [action for action in view.legal if isinstance(action, Bid)]
        best = best_bid(estimate, bids)
        others = sorted((bid for bid in bids if bid != best), key=lambda bid: abs(bid.points - best.points))
        return tuple(
            Advice(
                bid, Motive.STRONG_HAND if bid.points else Motive.WEAK_HAND, likely if bid.points else None
            )
            for bid in (best, *others)
        )


def _motive(view: DoudizhuObservation, place: int, value: float, motives: Motives) -> Motive:
    """Return the reason for a legal action of a value."""
    if is_certain(value) and not _empties_hand(view, place):
        return Motive.WINS_FOR_CERTAIN
    return motives.motive_for(view.legal[place])


def _empties_hand(view: DoudizhuObservation, place: int) -> bool:
    action = view.legal[place]
    return isinstance(action, Play) and action.combination.size == len(view.hand)


def _chance(view: DoudizhuObservation, place: int, value: float) -> float:
    """Return the chance of winning after a legal action of a value."""
    if is_certain(value) or _empties_hand(view, place):
        return 1.0
    return chance.DOUDIZHU[role_of(view)].chance(value)


def _key(action: Action) -> object:
    """Return what makes two plays the same: suits do not count."""
    if not isinstance(action, Play):
        return action
    combination = action.combination
    return combination.shape, combination.rank, sorted(map(rank_of, combination.cards))


def _checked(observation: Observation) -> DoudizhuObservation:
    if not isinstance(observation, DoudizhuObservation):
        raise TypeError(f"not an observation of Dou Dizhu: {type(observation).__name__}")
    return observation
