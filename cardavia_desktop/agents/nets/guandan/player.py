"""The trained Guandan player."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from cardavia_desktop.agents import chance
from cardavia_desktop.agents.agent import Advice, Appraisal, Motive
from cardavia_desktop.agents.motives import Motives
from cardavia_desktop.agents.nets.certain import CERTAIN, is_certain
from cardavia_desktop.agents.nets.guandan.candidates import Candidate, candidates, made, playable
from cardavia_desktop.agents.nets.guandan.certain import certain_wins
from cardavia_desktop.agents.nets.guandan.manners import is_memorable, is_rude, likings
from cardavia_desktop.agents.nets.guandan.returning import returns
from cardavia_desktop.agents.nets.guandan.values import GuandanValues, shipped
from cardavia_desktop.agents.nets.temper import STEADY, Temper, remembered, sensible
from cardavia_desktop.agents.nets.value_net import Floats
from cardavia_desktop.agents.rules.guandan import GuandanRules
from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase

LEVELS: Final[Mapping[str, Temper]] = MappingProxyType(
    {
        "easy": Temper(3, 8.0, 0.65),
        "normal": Temper(6, 3.0, 0.3),
        "hard": Temper(12, 2.0, 0.15),
        "expert": STEADY,
    }
)
"""How the player errs at each strength; less than in Dou Dizhu, for a deal has more decisions."""


class GuandanNetPlayer:
    """Makes the play that its net values most, and goes out when it can; see :mod:`.returning` for tribute.

    Args:
        temper: how it errs; not at all by default.
        values: the net; the shipped one by default.

    Raises:
        FileNotFoundError: no weights are shipped.
        WeightsError: the shipped weights are damaged.
    """

    def __init__(self, temper: Temper = STEADY, values: GuandanValues | None = None) -> None:
        self._temper = temper
        self._values = values or shipped()
        self._rules = GuandanRules()

    def decide(self, observation: Observation) -> Action:
        """Return the best action as the net sees it."""
        view = _checked(observation)
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is not Phase.PLAY:
            return returns(view, self._values)[0].action
        choices = candidates(view)
        return playable(choices[self._first(view, choices, self._worth(view, choices))], view)

    def advise(self, observation: Observation) -> tuple[Advice, ...]:
        """Return the sensible actions, best first, with the net's chances and the rule player's reasons."""
        view = _checked(observation)
        if view.phase is not Phase.PLAY:
            return returns(view, self._values)
        choices = candidates(view)
        values = self._worth(view, choices)
        return self._told(view, choices, sensible(values, self._first(view, choices, values)), values)

    def appraise(self, observation: Observation, action: Action) -> Appraisal:
        """Return the best action, and the chance of winning after the one that was made.

        There is none for a return, and once a player has gone out the deal is won or lost.
        """
        view = _checked(observation)
        if view.phase is not Phase.PLAY:
            return Appraisal(returns(view, self._values)[0], None)
        choices, own = candidates(view), made(action, view)
        values = self._worth(view, choices)
        best = self._told(view, choices, [self._first(view, choices, values)], values)[0]
        return Appraisal(best, _chance(view, own, float(self._worth(view, [own])[0])))

    def _worth(self, view: GuandanObservation, choices: Sequence[Candidate]) -> Floats:
        """Return the values of choices: 1 for emptying the hand.

        To a player that counts cards, a certain win is worth more than all that is not certain.
        """
        values = self._values.values(view, choices)
        out = _going_out(view, choices)
        if out is not None:
            values[choices.index(out)] = 1
        if self._temper.memory is None:
            values[list(certain_wins(view, choices))] += CERTAIN
        return values

    def _first(self, view: GuandanObservation, choices: list[Candidate], values: Floats) -> int:
        """Return the place of the choice to make: the play that empties the hand, if there is one."""
        out = _going_out(view, choices)
        return self._choice(view, choices, values) if out is None else choices.index(out)

    def _told(
        self, view: GuandanObservation, choices: Sequence[Candidate], places: Sequence[int], values: Floats
    ) -> tuple[Advice, ...]:
        """Return the choices at these places as advice."""
        motives = Motives(self._rules.advise(view))
        return tuple(
            Advice(
                playable(choices[place], view),
                _motive(view, choices[place], float(values[place]), motives),
                _chance(view, choices[place], float(values[place])),
            )
            for place in places
        )

    def _choice(self, view: GuandanObservation, choices: list[Candidate], values: Floats) -> int:
        """Return the place of the choice to make; the choices are worth ``values``."""
        return self._temper.choose(
            values, self._felt(view, choices, values), lambda at: is_rude(view, choices[at], choices)
        )

    def _felt(self, view: GuandanObservation, choices: list[Candidate], values: Floats) -> Floats:
        """Return what the choices seem to be worth to a player that forgets and has likings."""
        temper = self._temper
        if temper == STEADY:
            return values
        memorable = [is_memorable(turn.combination) for turn in view.history]
        seen = self._values.values(remembered(view, temper.memory, memorable), choices)
        return seen + temper.likings * likings(view, choices)


def _going_out(view: GuandanObservation, choices: Sequence[Candidate]) -> Candidate | None:
    """Return the strongest choice that empties the hand; the net never learnt to weigh those.

    The engine lists the stronger plays later, and bombs last.
    """
    return next((choice for choice in reversed(choices) if len(choice.faces) == len(view.hand)), None)


def _motive(view: GuandanObservation, choice: Candidate, value: float, motives: Motives) -> Motive:
    """Return the reason for a choice of a value."""
    if is_certain(value) and len(choice.faces) < len(view.hand):
        return Motive.WINS_FOR_CERTAIN
    return motives.motive_for(choice.action)


def _chance(view: GuandanObservation, choice: Candidate, value: float) -> float | None:
    """Return the chance that the team wins the deal after a choice of a value; None where that is settled."""
    if view.finished:
        return None
    return 1.0 if is_certain(value) or len(choice.faces) == len(view.hand) else chance.GUANDAN.chance(value)


def _checked(observation: Observation) -> GuandanObservation:
    if not isinstance(observation, GuandanObservation):
        raise TypeError(f"not an observation of Guandan: {type(observation).__name__}")
    return observation
