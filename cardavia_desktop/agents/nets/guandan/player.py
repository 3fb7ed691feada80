"""The trained Guandan player."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from cardavia_desktop.agents.agent import Advice, Motive
from cardavia_desktop.agents.nets.guandan.candidates import Candidate, candidates, playable
from cardavia_desktop.agents.nets.guandan.values import GuandanValues, shipped
from cardavia_desktop.agents.nets.lapses import NONE, Lapses, sensible
from cardavia_desktop.agents.rules.guandan import GuandanRules
from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase

LEVELS: Final[Mapping[str, Lapses]] = MappingProxyType(
    {"easy": Lapses(0.65, 0.22), "normal": Lapses(0.5, 0.15), "hard": Lapses(0.3, 0.08), "expert": NONE}
)
"""How the player errs at each strength; less than in Dou Dizhu, for a deal has more decisions."""


class GuandanNetPlayer:
    """Makes the play that its net values most, and goes out when it can; tribute is answered by rules.

    Args:
        rng: draws lapses.
        lapses: how it errs; not at all by default.
        values: the net; the shipped one by default.

    Raises:
        FileNotFoundError: no weights are shipped.
        WeightsError: the shipped weights are damaged.
    """

    def __init__(self, rng: Random, lapses: Lapses = NONE, values: GuandanValues | None = None) -> None:
        self._rng = rng
        self._lapses = lapses
        self._values = values or shipped()
        self._rules = GuandanRules()

    def decide(self, observation: Observation) -> Action:
        """Return the best action as the net sees it."""
        view = _checked(observation)
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is not Phase.PLAY:
            return self._rules.decide(view)
        choices = candidates(view)
        out = _going_out(view, choices)
        if out is not None:
            return playable(out, view)
        return playable(choices[self._lapses.choose(self._values.values(view, choices), self._rng)], view)

    def advise(self, observation: Observation) -> tuple[Advice, ...]:
        """Return the sensible actions, best first, with the net's chances and the rule player's reasons."""
        view = _checked(observation)
        if view.phase is not Phase.PLAY:
            return self._rules.advise(view)
        motives = {advice.action: advice.motive for advice in self._rules.advise(view)}
        choices = candidates(view)
        values = self._values.values(view, choices)
        out = _going_out(view, choices)
        if out is not None:
            values[choices.index(out)] = 1
        return tuple(
            Advice(
                playable(choices[place], view),
                motives.get(choices[place].action, Motive.NOTHING_BETTER),
                float(values[place] + 1) / 2,
            )
            for place in sensible(values)
        )


def _going_out(view: GuandanObservation, choices: list[Candidate]) -> Candidate | None:
    """Return the strongest choice that empties the hand; the net never learnt to weigh those.

    The engine lists the stronger plays later, and bombs last.
    """
    return next((choice for choice in reversed(choices) if len(choice.faces) == len(view.hand)), None)


def _checked(observation: Observation) -> GuandanObservation:
    if not isinstance(observation, GuandanObservation):
        raise TypeError(f"not an observation of Guandan: {type(observation).__name__}")
    return observation
