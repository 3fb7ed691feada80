"""Every player by its name."""

from random import Random

from cardavia_desktop.agents.agent import Advice, Adviser, Agent, Motive
from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.observation import Observation


class _Random:
    """Placeholder until the real players land."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def decide(self, observation: Observation) -> Action:
        return self._rng.choice(observation.legal)

    def advise(self, observation: Observation) -> tuple[Advice, ...]:
        return tuple(Advice(action, Motive.NOTHING_BETTER) for action in observation.legal[:5])


def create(game: str, name: str, rng: Random) -> Agent:
    """Return a player of that name for a game, fed by ``rng`` where it draws lots.

    Raises:
        ValueError: there is no such player.
    """
    if name not in {"random", "easy"}:
        raise ValueError(f"no player {name!r} for {game}")
    return _Random(rng)


def adviser(game: str) -> Adviser:
    """Return the best adviser for a game."""
    del game
    return _Random(Random(0))
