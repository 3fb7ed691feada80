"""Teaches a net to choose as another player does, to have it as an opponent in training at a net's speed.

``python -m tools.train.imitation --choices FILE [FILE …] --run DIRECTORY --into FILE``

The choices are what ``tools.train.guandan.recording`` writes. The net starts from the averaged weights of a
run, whose eyes are trained already, and learns by cross-entropy to value the chosen action most.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tools.train import checkpoint
from tools.train.network import Size, ValueNet

_SHARPNESS = 10.0
"""Values from -1 to 1, so many times larger, are a fair start for the log odds of choices."""
_BATCH = 512
_FIRST_RATE = 1e-3
_HELD_OUT = 0.05


class Choices(NamedTuple):
    """Decisions of the player to imitate.

    Attributes:
        states: ``uint8`` inputs, one row a decision.
        actions: ``uint8`` inputs, one row a legal action, all decisions after one another.
        offsets: decision ``d`` has the action rows ``offsets[d]:offsets[d + 1]``.
        chosen: for each decision which of its actions was made.
    """

    states: NDArray[np.uint8]
    actions: NDArray[np.uint8]
    offsets: NDArray[np.int64]
    chosen: NDArray[np.int64]


def read_choices(files: Sequence[Path]) -> Choices:
    """Return the decisions of several files."""
    parts = [np.load(file, allow_pickle=False) for file in files]
    counts = np.concatenate([part["counts"] for part in parts])
    return Choices(
        np.concatenate([part["states"] for part in parts]),
        np.concatenate([part["actions"] for part in parts]),
        np.concatenate([[0], counts.cumsum(dtype=np.int64)]),
        np.concatenate([part["chosen"] for part in parts]).astype(np.int64),
    )


def log_odds(net: ValueNet, choices: Choices, picked: NDArray[np.int64]) -> tuple[Tensor, Tensor, Tensor]:
    """Return what ``net`` thinks of the actions of some decisions.

    Returns:
        each action row's value, the place in ``picked`` of the decision that it belongs to, and for each
        decision the row of the action that was made.
    """
    counts = np.diff(choices.offsets)[picked]
    firsts = counts.cumsum() - counts
    rows = np.arange(counts.sum()) + np.repeat(choices.offsets[picked] - firsts, counts)
    owners = torch.from_numpy(np.repeat(np.arange(len(picked)), counts))
    trunk = net.trunk(torch.from_numpy(choices.states[picked]).float())
    values = net.value(trunk.index_select(0, owners), torch.from_numpy(choices.actions[rows]).float())
    return values, owners, torch.from_numpy(firsts + choices.chosen[picked])


def surprise(values: Tensor, owners: Tensor, made: Tensor) -> Tensor:
    """Return the mean of minus the log probability of the actions made; see :func:`log_odds`."""
    size = len(made)
    highest = torch.full((size,), -torch.inf).scatter_reduce(0, owners, values.detach(), "amax")
    total = torch.zeros(size).index_add(0, owners, (values - highest[owners]).exp())
    return (total.log() + highest - values[made]).mean()


def agreement(net: ValueNet, choices: Choices, picked: NDArray[np.int64]) -> float:
    """Return the share of some decisions in which ``net`` values the action most that was made."""
    agreed = 0
    with torch.no_grad():
        for part in np.array_split(picked, max(1, len(picked) // _BATCH)):
            values, owners, made = log_odds(net, choices, part)
            highest = torch.full((len(part),), -torch.inf).scatter_reduce(0, owners, values, "amax")
            agreed += int((values[made] >= highest).sum())
    return agreed / len(picked)


def imitate(net: ValueNet, choices: Choices, epochs: int, seed: int) -> Iterator[float]:
    """Teach ``net`` in place; yield after each epoch its agreement with decisions that it did not learn."""
    rng = np.random.default_rng(seed)
    order = rng.permutation(len(choices.chosen))
    held_out, learnt = np.split(order, [int(len(order) * _HELD_OUT)])
    with torch.no_grad():
        net.out.weight *= _SHARPNESS
    optimiser = torch.optim.AdamW(net.parameters(), lr=_FIRST_RATE, weight_decay=0.01)
    steps = epochs * (len(learnt) // _BATCH)
    rates = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, steps)
    for _ in range(epochs):
        shuffled = rng.permutation(learnt)
        for at in range(len(learnt) // _BATCH):
            optimiser.zero_grad()
            surprise(*log_odds(net, choices, shuffled[at * _BATCH : (at + 1) * _BATCH])).backward()
            optimiser.step()
            rates.step()
        yield agreement(net, choices, held_out)


def read_net(path: Path) -> ValueNet:
    """Return a net that :func:`main` wrote, in the precision in which nets act.

    Raises:
        FileNotFoundError: there is none.
    """
    saved = torch.load(path, weights_only=True)
    net = ValueNet(Size(*saved["size"]))
    net.load_state_dict(saved["net"])
    net.bfloat16()
    return net


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=Path, nargs="+", required=True, help="files of recorded choices")
    parser.add_argument("--run", type=Path, required=True, help="a run whose net it starts from")
    parser.add_argument("--into", type=Path, required=True, help="file for the net")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    state = checkpoint.load(options.run / checkpoint.NAME)
    if state is None or len(state["learners"]) != 1:
        parser.error(f"{options.run} holds no {checkpoint.NAME} of one net")
    torch.set_num_threads(1)
    net = ValueNet(Size(*state["size"]))
    net.load_state_dict(state["learners"][0]["average"])
    for epoch, agreed in enumerate(imitate(net, read_choices(options.choices), options.epochs, options.seed)):
        print(f"after epoch {epoch + 1}: {agreed:.3f} of new choices are the player's", flush=True)
        torch.save({"size": tuple(net.size), "net": net.state_dict()}, options.into)


if __name__ == "__main__":
    main()
