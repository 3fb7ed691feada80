"""The value net of both games: the state is read once, each legal action added to it."""

from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from tools.train.sampling import Decisions

_ROWS_AT_ONCE = 1024
"""Action rows valued together: few enough to stay in a core's cache."""


class Size(NamedTuple):
    """Numbers that a net takes and the widths of its layers."""

    state_features: int
    action_features: int
    width: int
    head: int


class ValueNet(nn.Module):
    """Expected outcome, -1..1, of an action in a state.

    ``trunk`` is state → width → + width → width, ``value`` is ReLU(trunk + action·A) → head → 1.
    """

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.size = size
        self.state1 = nn.Linear(size.state_features, size.width)
        self.state2 = nn.Linear(size.width, size.width)
        self.state3 = nn.Linear(size.width, size.width)
        self.action = nn.Linear(size.action_features, size.width, bias=False)
        self.head = nn.Linear(size.width, size.head)
        self.out = nn.Linear(size.head, 1)

    def trunk(self, states: Tensor) -> Tensor:
        """Return what ``states`` (n × state_features) contribute to each of their actions (n × width)."""
        hidden = functional.relu(self.state1(states))
        hidden = hidden + functional.relu(self.state2(hidden))
        return self.state3(hidden)

    def value(self, trunk: Tensor, actions: Tensor) -> Tensor:
        """Return the values (n) of ``actions`` (n × action_features), each with its row of ``trunk``."""
        hidden = functional.relu(self.head(functional.relu(trunk + self.action(actions))))
        return self.out(hidden).squeeze(-1)

    def forward(self, states: Tensor, actions: Tensor) -> Tensor:
        """Return the value of one action for each state."""
        return self.value(self.trunk(states), actions)


def value_decisions(net: ValueNet, decisions: Decisions) -> NDArray[np.float32]:
    """Return the value of each action row of ``decisions``, in the precision of the net's weights."""
    with torch.no_grad():
        values: NDArray[np.float32] = _values(net, decisions).numpy()
    return values


def _values(net: ValueNet, decisions: Decisions) -> Tensor:
    kind = net.out.weight.dtype
    trunk = net.trunk(torch.from_numpy(decisions.states).to(kind))
    owners = torch.repeat_interleave(torch.from_numpy(np.diff(decisions.offsets)))
    values = torch.empty(len(decisions.actions))
    for start in range(0, len(values), _ROWS_AT_ONCE):
        rows = slice(start, start + _ROWS_AT_ONCE)
        # As ``net.value`` does, but in place: fresh memory costs as much as the arithmetic here.
        hidden = net.action(torch.from_numpy(decisions.actions[rows]).to(kind))
        hidden += trunk.index_select(0, owners[rows])
        hidden = functional.relu_(net.head(functional.relu_(hidden)))
        values[rows] = net.out(hidden).squeeze(-1)
    return values
