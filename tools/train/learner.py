"""One net that learns: weights, averaged weights, optimiser."""

import copy
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from tools.train.network import Size, ValueNet

_AVERAGE_DECAY = 0.995
"""The averaged weights follow the last couple of hundred steps."""
_REFRESH_EVERY = 8
"""Steps between two copies of the averaged weights to the net that acts."""
_LARGEST_GRADIENT = 10.0


class Learner:
    """Learns outcomes by mean squared error; acts and ships with an average of its recent weights.

    Args:
        size: the net's size.
        seed: the first weights follow from it.
    """

    def __init__(self, size: Size, seed: int) -> None:
        torch.manual_seed(seed)
        self.net = ValueNet(size)
        self.average = copy.deepcopy(self.net).requires_grad_(requires_grad=False)
        self.acting = self._low_precision()
        self.steps = 0
        self.loss = 1.0
        self._optimiser = torch.optim.Adam(self.net.parameters(), lr=0.0, fused=True)

    def learn(
        self,
        states: NDArray[np.uint8],
        actions: NDArray[np.uint8],
        targets: NDArray[np.float32],
        learning_rate: float,
    ) -> None:
        """Make one step on a batch."""
        for group in self._optimiser.param_groups:
            group["lr"] = learning_rate
        with torch.autocast("cpu", torch.bfloat16):
            values = self.net(torch.from_numpy(states).bfloat16(), torch.from_numpy(actions).bfloat16())
        loss = functional.mse_loss(values.float(), torch.from_numpy(targets))
        self._optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), _LARGEST_GRADIENT)
        self._optimiser.step()
        self.steps += 1
        self.loss += 0.02 * (loss.item() - self.loss)
        # While the net still changes fast the average is short, or its lag would hold learning back.
        decay = min(_AVERAGE_DECAY, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            torch._foreach_lerp_(list(self.average.parameters()), list(self.net.parameters()), 1 - decay)
        if self.steps % _REFRESH_EVERY == 0:
            self.acting = self._low_precision()

    def _low_precision(self) -> ValueNet:
        """Return a copy of the averaged net that is several times as fast, for acting during training."""
        acting: ValueNet = copy.deepcopy(self.average).bfloat16()
        return acting

    def state(self) -> dict[str, Any]:
        """Return all that :meth:`restore` needs to go on."""
        return {
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self._optimiser.state_dict(),
            "steps": self.steps,
            "loss": self.loss,
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from what :meth:`state` returned."""
        self.net.load_state_dict(state["net"])
        self.average.load_state_dict(state["average"])
        self._optimiser.load_state_dict(state["optimiser"])
        self.steps = state["steps"]
        self.loss = state["loss"]
        self.acting = self._low_precision()
