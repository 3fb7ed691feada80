from pathlib import Path

import pytest

pytest.importorskip("torch")

import numpy as np
import torch

from tools.train.imitation import Choices, agreement, imitate, log_odds, read_choices, read_net, surprise
from tools.train.network import Size, ValueNet

SIZE = Size(state_features=4, action_features=4, width=16, head=8)


def _choices(decisions: int) -> Choices:
    """Somebody who takes the action that equals the state, which is always among them."""
    rng = np.random.default_rng(5)
    counts = rng.integers(2, 5, decisions)
    offsets = np.concatenate([[0], counts.cumsum()])
    marks = rng.integers(0, 4, decisions)
    actions = np.zeros((offsets[-1], 4), np.uint8)
    chosen = np.zeros(decisions, np.int64)
    for at, count in enumerate(counts):
        offered = rng.permutation(4)[:count]
        if marks[at] not in offered:
            offered[0] = marks[at]
        actions[offsets[at] : offsets[at + 1]] = np.eye(4, dtype=np.uint8)[offered]
        chosen[at] = offered.tolist().index(marks[at])
    return Choices(np.eye(4, dtype=np.uint8)[marks], actions, offsets, chosen)


def test_a_net_learns_to_choose_as_somebody_else_does() -> None:
    choices = _choices(20_000)
    torch.manual_seed(2)
    net = ValueNet(SIZE)
    everything = np.arange(len(choices.chosen))
    assert agreement(net, choices, everything) < 0.8
    assert list(imitate(net, choices, epochs=6, seed=1))[-1] > 0.98
    assert agreement(net, choices, everything) > 0.98


def test_surprise_is_the_cross_entropy_of_each_decision() -> None:
    choices = _choices(50)
    net = ValueNet(SIZE)
    picked = np.array([3, 11, 40])
    values, owners, made = log_odds(net, choices, picked)
    expected = []
    for place, decision in enumerate(picked):
        own = values[owners == place]
        assert len(own) == choices.offsets[decision + 1] - choices.offsets[decision]
        expected.append(-torch.log_softmax(own, 0)[choices.chosen[decision]])
    assert surprise(values, owners, made).item() == pytest.approx(
        torch.stack(expected).mean().item(), abs=1e-5
    )


def test_files_of_choices_are_put_together(tmp_path: Path) -> None:
    choices = _choices(30)
    for part, (first, last) in enumerate([(0, 12), (12, 30)]):
        rows = slice(choices.offsets[first], choices.offsets[last])
        np.savez_compressed(
            tmp_path / f"{part}.npz",
            states=choices.states[first:last],
            actions=choices.actions[rows],
            counts=np.diff(choices.offsets)[first:last],
            chosen=choices.chosen[first:last],
        )
    read = read_choices([tmp_path / "0.npz", tmp_path / "1.npz"])
    for name in choices._fields:
        assert np.array_equal(getattr(read, name), getattr(choices, name)), name


def test_an_imitator_is_read_as_it_was_kept(tmp_path: Path) -> None:
    net = ValueNet(SIZE)
    torch.save({"size": tuple(SIZE), "net": net.state_dict()}, tmp_path / "net.pt")
    read = read_net(tmp_path / "net.pt")
    assert torch.equal(read.head.weight, net.head.weight.bfloat16())
