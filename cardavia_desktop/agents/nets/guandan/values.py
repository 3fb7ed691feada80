"""What the trained net thinks of the plays of a Guandan deal."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np

from cardavia_desktop.agents.nets.guandan.candidates import Candidate
from cardavia_desktop.agents.nets.guandan.features import ACTION_FEATURES, STATE_FEATURES, Table
from cardavia_desktop.agents.nets.value_net import Floats, ValueNet
from cardavia_desktop.agents.nets.weights import load
from cardavia_desktop.engine.guandan.observation import GuandanObservation

WEIGHTS: Final = "guandan"
"""The name of the shipped set."""
ROLE: Final = "any"
"""One net plays all seats."""


class GuandanValues:
    """Values of candidates: 1 and -1 for partners first and second, .8 and .6 where the other is later.

    A team that plays for the match gets 1 for winning it and .3 for first place with its partner last.

    Args:
        net: the net.

    Raises:
        ValueError: the net takes other inputs than this program makes.
    """

    def __init__(self, net: ValueNet) -> None:
        takes = net.state_features, net.action_features
        if takes != (STATE_FEATURES, ACTION_FEATURES):
            raise ValueError(f"the net takes {takes} numbers")
        self._net = net

    def values(self, observation: GuandanObservation, choices: Sequence[Candidate]) -> Floats:
        """Return for each choice how the deal is expected to end for the seat's team, -1 to 1."""
        table = Table(observation)
        return np.clip(self._net.values(table.state_row(), table.action_rows(choices)), -1, 1)


@cache
def shipped() -> GuandanValues:
    """Return the values by the weights that come with the program; they are read once.

    Raises:
        FileNotFoundError: there are none.
        WeightsError: they are damaged.
    """
    return GuandanValues(load(WEIGHTS)[ROLE])
