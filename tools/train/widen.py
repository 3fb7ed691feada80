"""Makes a run's nets wider without changing what they say, to go on learning with more room.

``python -m tools.train.widen --run DIRECTORY --into DIRECTORY --width 384 [--actions 237]``

A new unit starts with random weights into it and none out of it; inputs that are new, which come after those
that an action had, start with none. The optimisers start afresh.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from tools.train import checkpoint
from tools.train.learner import Learner
from tools.train.network import Size


def widened(weights: dict[str, Tensor], fresh: dict[str, Tensor]) -> dict[str, Tensor]:
    """Return ``weights`` in the shapes of ``fresh``, a new net's, so that the values stay the same."""
    result = {}
    for layer, new in fresh.items():
        old = weights[layer]
        wide = new.clone()
        if old.dim() == 1:
            wide[: len(old)] = old
        else:
            wide[: old.shape[0], old.shape[1] :] = 0
            wide[: old.shape[0], : old.shape[1]] = old
        result[layer] = wide
    return result


def widen(state: dict[str, Any], width: int, actions: int) -> dict[str, Any]:
    """Return the checkpoint ``state`` with its nets' layers ``width`` wide and ``actions`` inputs an action.

    Raises:
        ValueError: the nets are as wide already, or would lose something.
    """
    size = Size(*state["size"])
    wide = size._replace(width=width, action_features=actions)
    if wide == size or wide != tuple(map(max, wide, size)):
        raise ValueError(f"the nets are {size.width} wide already, with {size.action_features} for an action")
    learners = []
    for role, saved in enumerate(state["learners"]):
        fresh = Learner(wide, state["seed"] + role).state()
        learners.append(
            fresh
            | {"steps": saved["steps"], "loss": saved["loss"]}
            | {part: widened(saved[part], fresh["net"]) for part in ("net", "average")}
        )
    return state | {"size": tuple(wide), "learners": learners}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", type=Path, required=True, help="directory of the run")
    parser.add_argument("--into", type=Path, required=True, help="directory for the wider run")
    parser.add_argument("--width", type=int, required=True)
    parser.add_argument("--actions", type=int, help="inputs for an action; else as before")
    options = parser.parse_args(arguments)
    state = checkpoint.load(options.run / checkpoint.NAME)
    if state is None:
        parser.error(f"{options.run} holds no {checkpoint.NAME}")
    torch.set_num_threads(1)
    options.into.mkdir(parents=True, exist_ok=True)
    actions = options.actions or Size(*state["size"]).action_features
    checkpoint.save(options.into / checkpoint.NAME, widen(state, options.width, actions))


if __name__ == "__main__":
    main()
