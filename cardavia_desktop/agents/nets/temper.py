"""How a player of less than full strength errs: as people do, and never by lot.

It forgets what was played long ago, and follows its likings (tricks, many cards at once, bombs) instead of
its judgement, but only among actions that are not much worse. At every strength, of actions that are worth
the same, one that others at the table would complain of is not made.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from cardavia_desktop.agents.nets.value_net import Floats
from cardavia_desktop.engine.observation import Observation

_View = TypeVar("_View", bound=Observation)

_TOLERANCE: Final = 0.06
"""Values so near are the same for manners' sake."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How one player errs. Values go from -1 (the deal is lost) to 1 (won).

    Attributes:
        memory: how many turns back it remembers what was played; None for the whole deal.
        likings: how strong its likings are; 0 for none.
        regret: how much less than the best action, with everything remembered, what it does may be worth.
    """

    memory: int | None = None
    likings: float = 0.0
    regret: float = 0.0

    def choose(self, values: Floats, felt: Floats, is_rude: Callable[[int], bool]) -> int:
        """Return the place of the action to make.

        Args:
            values: what each action is worth.
            felt: what each seems to be worth to one who has forgotten and has likings.
            is_rude: tells of an action's place whether others at the table would complain of it.
        """
        best = int(values.argmax())
        order = felt if self.regret else values
        near = np.flatnonzero(values >= values[best] - max(self.regret, _TOLERANCE))
        ranked = near[(-order[near]).argsort(kind="stable")]
        # Where all of them would be complained of, the one with the best cause is made.
        return next((int(place) for place in ranked if not is_rude(int(place))), best)


STEADY: Final = Temper()
"""A player that does not err."""


def remembered(view: _View, turns: int | None, memorable: Sequence[bool]) -> _View:
    """Return the view of one who has forgotten what was played more than ``turns`` turns ago.

    Args:
        view: what the seat could know.
        turns: None to remember everything; the running trick lies there to be seen anyway.
        memorable: for each turn of the history whether nobody would forget it.
    """
    if turns is None:
        return view
    first = len(view.history) - max(turns, len(view.trick))
    kept = tuple(turn for place, turn in enumerate(view.history) if place >= first or memorable[place])
    return replace(view, history=kept)


_SENSIBLE_REGRET: Final = 0.3
_MOST_ADVICE: Final = 6


def sensible(values: Floats, first: int) -> list[int]:
    """Return the places of the best actions, best first, without those that are much worse.

    Args:
        values: what each action is worth.
        first: the action that heads the list.
    """
    order: NDArray[np.intp] = (-values).argsort(kind="stable")
    ranked = [first, *(int(place) for place in order if place != first)][:_MOST_ADVICE]
    return [place for place in ranked if values[place] >= values[first] - _SENSIBLE_REGRET]
