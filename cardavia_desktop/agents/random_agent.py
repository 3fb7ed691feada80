"""A player that takes any legal action: the floor that every other one is measured from."""

from random import Random

from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.observation import Observation


class RandomAgent:
    """Chooses among the legal actions by lot."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def decide(self, observation: Observation) -> Action:
        """Return any legal action."""
        return self._rng.choice(observation.legal)
