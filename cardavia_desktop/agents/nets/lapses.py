"""Which actions are nearly as good as the best: for players that err, and for advice."""

from dataclasses import dataclass
from random import Random
from typing import Final

from cardavia_desktop.agents.nets.value_net import Floats


@dataclass(frozen=True, slots=True)
class Lapses:
    """Attention that slips: another action than the best is then as good as any that is not much worse.

    Attributes:
        chance: how often attention slips, 0 to 1.
        regret: how much less an action may be worth than the best; values go from -1 to 1.
    """

    chance: float
    regret: float

    def choose(self, values: Floats, rng: Random) -> int:
        """Return the place of the action that is made."""
        best = int(values.argmax())
        if rng.random() >= self.chance:
            return best
        near = [place for place, value in enumerate(values) if value >= values[best] - self.regret]
        return rng.choice(near)


NONE: Final = Lapses(0.0, 0.0)
"""No lapses: always the best action."""

_SENSIBLE_REGRET: Final = 0.3
_MOST_ADVICE: Final = 6


def sensible(values: Floats) -> list[int]:
    """Return the places of the best actions, best first, without those that are much worse."""
    ranked = [int(place) for place in (-values).argsort(kind="stable")[:_MOST_ADVICE]]
    return [place for place in ranked if values[place] >= values[ranked[0]] - _SENSIBLE_REGRET]
