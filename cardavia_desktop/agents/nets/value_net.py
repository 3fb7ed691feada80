"""The value net that all trained players share, in plain numpy.

A state is read once into its trunk; each legal action is added to it. See ``tools/train/network.py`` for
the same net as it is trained.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]
Bits: TypeAlias = NDArray[np.uint8]
"""Inputs: zeros and ones, or small counts."""

LAYERS: Final = (
    "state1.weight",
    "state1.bias",
    "state2.weight",
    "state2.bias",
    "state3.weight",
    "state3.bias",
    "action.weight",
    "head.weight",
    "head.bias",
    "out.weight",
    "out.bias",
)
"""The arrays of one net; a weight is outputs × inputs."""


class ValueNet:
    """Estimates how a deal ends, -1 (lost) to 1 (won), after each of some actions.

    Args:
        arrays: the net's arrays by the names in :data:`LAYERS`, in any float type.

    Raises:
        ValueError: an array is missing, or the shapes do not fit together.
    """

    def __init__(self, arrays: Mapping[str, NDArray[np.floating]]) -> None:
        missing = [name for name in LAYERS if name not in arrays]
        if missing:
            raise ValueError(f"the net lacks {', '.join(missing)}")
        # Transposed once here, as every use multiplies rows of inputs from the left.
        layers = {name: np.ascontiguousarray(arrays[name].T, np.float32) for name in LAYERS}
        for name, array in layers.items():
            if array.ndim != (2 if name.endswith("weight") else 1) or not np.isfinite(array).all():
                raise ValueError(f"{name} is no layer of a value net")
        width = layers["state1.weight"].shape[1]
        chain = {
            "state2.weight": (width, width),
            "state3.weight": (width, width),
            "action.weight": (layers["action.weight"].shape[0], width),
            "head.weight": (width, layers["head.weight"].shape[1]),
            "out.weight": (layers["head.weight"].shape[1], 1),
        }
        for name, shape in chain.items():
            if layers[name].shape != shape:
                raise ValueError(f"{name} is {layers[name].shape}, not {shape}")
        self._layers = layers

    @property
    def state_features(self) -> int:
        """Return how many numbers describe a state."""
        return int(self._layers["state1.weight"].shape[0])

    @property
    def action_features(self) -> int:
        """Return how many numbers describe an action."""
        return int(self._layers["action.weight"].shape[0])

    def values(self, state: Bits, actions: Bits) -> Floats:
        """Return the value of each action.

        Args:
            state: what the seat knows (state_features).
            actions: what each action does (n × action_features).

        Raises:
            ValueError: the inputs do not fit the net.
        """
        layers = self._layers
        hidden = _relu(state.astype(np.float32) @ layers["state1.weight"] + layers["state1.bias"])
        hidden += _relu(hidden @ layers["state2.weight"] + layers["state2.bias"])
        trunk = hidden @ layers["state3.weight"] + layers["state3.bias"]
        joined = _relu(actions.astype(np.float32) @ layers["action.weight"] + trunk)
        head = _relu(joined @ layers["head.weight"] + layers["head.bias"])
        values: Floats = head @ layers["out.weight"][:, 0] + layers["out.bias"]
        return values


def _relu(values: Floats) -> Floats:
    """Cut ``values`` at 0 from below, in place."""
    return np.maximum(values, 0, out=values)
