"""What the trained nets think of each legal action."""

from collections.abc import Mapping
from functools import cache
from typing import Final

import numpy as np

from cardavia_desktop.agents.nets.doudizhu.features import (
    ACTION_FEATURES,
    ROLES,
    STATE_FEATURES,
    action_rows,
    role_of,
    state_row,
)
from cardavia_desktop.agents.nets.value_net import Floats, ValueNet
from cardavia_desktop.agents.nets.weights import load
from cardavia_desktop.engine.actions import Play
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation

WEIGHTS: Final = "doudizhu"
"""The name of the shipped set."""

_WON: Final = 1.0


class DoudizhuValues:
    """Values of the plays of a deal, by one net for each role.

    Args:
        nets: the nets by role, see :data:`~cardavia_desktop.agents.nets.doudizhu.features.ROLES`.

    Raises:
        ValueError: a role has no net, or a net takes other inputs than this program makes.
    """

    def __init__(self, nets: Mapping[str, ValueNet]) -> None:
        for role in ROLES:
            if role not in nets:
                raise ValueError(f"there is no net for the {role}")
            takes = nets[role].state_features, nets[role].action_features
            if takes != (STATE_FEATURES, ACTION_FEATURES):
                raise ValueError(f"the net of the {role} takes {takes} numbers")
        self._nets = dict(nets)

    def values(self, observation: DoudizhuObservation) -> Floats:
        """Return for each legal action how the deal is expected to end for the seat, -1 (lost) to 1 (won).

        A play that empties the hand is worth exactly 1.

        Raises:
            ValueError: there is no landlord yet.
        """
        net = self._nets[role_of(observation)]
        values = net.values(state_row(observation), action_rows(observation, observation.legal))
        for place, action in enumerate(observation.legal):
            # The nets never learnt such plays: in training they are made without asking.
            if isinstance(action, Play) and action.combination.size == len(observation.hand):
                values[place] = _WON
        return np.clip(values, -_WON, _WON)


@cache
def shipped() -> DoudizhuValues:
    """Return the values by the weights that come with the program; they are read once.

    Raises:
        FileNotFoundError: there are none.
        WeightsError: they are damaged.
    """
    return DoudizhuValues(load(WEIGHTS))
