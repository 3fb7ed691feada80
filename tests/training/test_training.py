import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

pytest.importorskip("torch")
pytest.importorskip("numba")

import numpy as np
import torch

from cardavia_desktop.agents.nets import weights
from cardavia_desktop.agents.nets.value_net import ValueNet as PlayedNet
from tools.train import checkpoint, export
from tools.train.curve import Point, figure, read_log
from tools.train.learner import Learner
from tools.train.network import Size, ValueNet, value_decisions
from tools.train.sampling import Decisions, Pool, Progress, Samples
from tools.train.trainer import Game, Plan, Trainer
from tools.train.widen import widen, widened

SIZE = Size(state_features=6, action_features=3, width=8, head=4)
SAMPLE = np.dtype([("game", np.uint8, 6), ("move", np.uint8, 3), ("target", np.float32)], align=True)


def test_a_pool_hands_out_each_sample_once() -> None:
    rng = np.random.default_rng(1)
    pool = Pool(100, SAMPLE)
    samples = np.zeros(60, SAMPLE)
    samples["target"] = np.arange(60)
    pool.put(samples, rng)
    taken = np.concatenate([pool.take(25, rng)["target"], pool.take(35, rng)["target"]])
    assert sorted(taken) == list(range(60))
    assert len(pool) == 0


def test_a_full_pool_keeps_the_newest() -> None:
    rng = np.random.default_rng(1)
    pool = Pool(50, SAMPLE)
    samples = np.zeros(80, SAMPLE)
    samples["target"] = np.arange(80)
    pool.put(samples[:40], rng)
    pool.put(samples[40:], rng)
    assert set(range(40, 80)) <= set(pool.take(50, rng)["target"])


def test_the_rates_fall_from_first_to_last() -> None:
    plan = Plan(until_samples=1000)
    rates = [plan.learning_rate(samples) for samples in range(0, 1200, 50)]
    assert rates == sorted(rates, reverse=True)
    assert (rates[0], rates[-1]) == (plan.first_rate, plan.last_rate)
    assert plan.epsilon(0) == pytest.approx(plan.first_epsilon)
    assert plan.epsilon(5000) == pytest.approx(plan.last_epsilon)


def test_a_failed_save_leaves_the_old_checkpoint(tmp_path: Path) -> None:
    path = tmp_path / checkpoint.NAME
    checkpoint.save(path, {"samples": 1})
    with pytest.raises(Exception, match=r"pickle|local"):
        checkpoint.save(path, {"samples": lambda: 2})
    assert checkpoint.load(path) == {"samples": 1}


def test_low_precision_values_are_near() -> None:
    rng = np.random.default_rng(3)
    net = ValueNet(SIZE)
    states = rng.integers(0, 2, (5, SIZE.state_features), dtype=np.uint8)
    actions = rng.integers(0, 2, (12, SIZE.action_features), dtype=np.uint8)
    offsets = np.array([0, 1, 4, 4, 9, 12])
    with torch.no_grad():
        trunk = net.trunk(torch.from_numpy(states).float())
        owners = np.repeat(np.arange(5), np.diff(offsets))
        expected = net.value(trunk[owners], torch.from_numpy(actions).float()).numpy()
    decisions = Decisions(states, actions, offsets)
    np.testing.assert_allclose(value_decisions(net, decisions), expected, atol=1e-6)
    np.testing.assert_allclose(value_decisions(net.bfloat16(), decisions), expected, atol=0.03)


def test_a_wider_net_says_the_same_and_can_learn_more() -> None:
    rng = np.random.default_rng(3)
    narrow, wide = ValueNet(SIZE), ValueNet(SIZE._replace(width=20))
    wide.load_state_dict(widened(narrow.state_dict(), wide.state_dict()))
    states = torch.from_numpy(rng.integers(0, 2, (50, SIZE.state_features)).astype(np.float32))
    actions = torch.from_numpy(rng.integers(0, 2, (50, SIZE.action_features)).astype(np.float32))
    torch.testing.assert_close(wide(states, actions), narrow(states, actions))
    wide(states, actions).sum().backward()
    gradient = wide.head.weight.grad
    assert gradient is not None
    assert gradient[:, SIZE.width :].abs().sum() > 0


def test_new_inputs_of_an_action_say_nothing_until_they_are_learnt() -> None:
    rng = np.random.default_rng(3)
    old, new = ValueNet(SIZE), ValueNet(SIZE._replace(action_features=5))
    new.load_state_dict(widened(old.state_dict(), new.state_dict()))
    states = torch.from_numpy(rng.integers(0, 2, (50, SIZE.state_features)).astype(np.float32))
    actions = torch.from_numpy(rng.integers(0, 2, (50, 5)).astype(np.float32))
    torch.testing.assert_close(new(states, actions), old(states, actions[:, : SIZE.action_features]))


def test_a_widened_run_goes_on(tmp_path: Path) -> None:
    _train(tmp_path, 30_000)
    state = checkpoint.load(tmp_path / checkpoint.NAME)
    assert state is not None
    with pytest.raises(ValueError, match="8 wide already"):
        widen(state, 8, SIZE.action_features)
    with pytest.raises(ValueError, match="3 for an action"):
        widen(state, 12, 2)
    checkpoint.save(tmp_path / checkpoint.NAME, widen(state, 12, SIZE.action_features))
    _train(tmp_path, 50_000, SIZE._replace(width=12))
    assert read_log(tmp_path / "log.jsonl")[-1]["samples"] >= 50_000


class _Guessing:
    """Deals of one decision: the first of three moves wins, the others lose."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self._states = np.zeros((512, SIZE.state_features), np.uint8)
        self._chosen = np.zeros(0, np.int64)

    def advance(self) -> Progress:
        self._done = np.zeros(len(self._chosen), SAMPLE)
        self._done["game"] = self._states[: len(self._chosen)]
        self._done["move"] = np.eye(3, dtype=np.uint8)[self._chosen]
        self._done["target"] = np.where(self._chosen == 0, 1, -1)
        self._states = self.rng.integers(0, 2, self._states.shape, dtype=np.uint8)
        return Progress(len(self._chosen), int((self._chosen == 0).sum()))

    def decisions(self, _role: int) -> Decisions:
        actions = np.tile(np.eye(3, dtype=np.uint8), (len(self._states), 1))
        return Decisions(self._states, actions, np.arange(0, 3 * len(self._states) + 1, 3))

    def play(self, _role: int, values: np.ndarray, epsilon: float) -> None:
        self._chosen = values.reshape(-1, 3).argmax(axis=1)
        random = self.rng.random(len(self._chosen)) < max(epsilon, 0.3)
        self._chosen[random] = self.rng.integers(0, 3, random.sum())

    def finished(self, _role: int) -> Samples:
        return self._done


def _encode(samples: Samples) -> tuple[np.ndarray, np.ndarray]:
    return samples["game"].copy(), samples["move"].copy()


def _share_won(nets: list[ValueNet]) -> dict[str, float]:
    deals = _Guessing(9)
    decisions = deals.decisions(0)
    chosen = value_decisions(nets[0], decisions).reshape(-1, 3).argmax(axis=1)
    return {"win_rate": float((chosen == 0).mean()), "error": 0.0}


def _train(
    directory: Path,
    until: int,
    size: Size = SIZE,
    opponents: Sequence[ValueNet] = (),
    deals: Callable[[int], _Guessing] = _Guessing,
) -> Trainer:
    game = Game(
        size=size,
        roles=1,
        sample_type=SAMPLE,
        self_play=deals,
        encoder=lambda: _encode,
        opponents=opponents,
        evaluate=_share_won,
    )
    trainer = Trainer(game, Plan(until_samples=until, workers=1, first_rate=1e-2), directory, seed=4)
    trainer.run()
    return trainer


def test_it_learns_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    _train(tmp_path, 100_000)
    before = checkpoint.load(tmp_path / checkpoint.NAME)
    assert before is not None
    _train(tmp_path, 100_000)
    again = checkpoint.load(tmp_path / checkpoint.NAME)
    assert again is not None
    assert again["samples"] == before["samples"] >= 100_000
    for name, weight in before["learners"][0]["net"].items():
        assert torch.equal(weight, again["learners"][0]["net"][name])
    _train(tmp_path, 200_000)
    after = checkpoint.load(tmp_path / checkpoint.NAME)
    assert after is not None
    assert after["samples"] >= 200_000
    assert after["learners"][0]["steps"] > before["learners"][0]["steps"]
    entries = read_log(tmp_path / "log.jsonl")
    assert entries[-1]["win_rate"] == 1
    points = [Point(one["samples"] / 1e6, one["win_rate"], one["error"]) for one in entries]
    assert figure(points, "a <title>").count("<path") >= len(points)


def test_an_opponent_plays_without_lots_and_does_not_learn(tmp_path: Path) -> None:
    asked: list[tuple[int, float]] = []

    class Watched(_Guessing):
        def play(self, role: int, values: np.ndarray, epsilon: float) -> None:
            asked.append((role, epsilon))
            super().play(role, values, epsilon)

    opponent = ValueNet(SIZE).bfloat16()
    before = opponent.head.weight.clone()
    _train(tmp_path, 40_000, opponents=[opponent], deals=Watched)
    assert {epsilon for role, epsilon in asked if role == 1} == {0.0}
    assert all(epsilon > 0 for role, epsilon in asked if role == 0)
    assert torch.equal(opponent.head.weight, before)


def test_a_run_of_another_size_is_refused(tmp_path: Path) -> None:
    state = {"size": (1, 2, 3, 4)}
    checkpoint.save(tmp_path / checkpoint.NAME, state)
    with pytest.raises(ValueError, match="size"):
        _train(tmp_path, 100)


def test_exported_weights_give_the_same_values(tmp_path: Path) -> None:
    learner = Learner(SIZE, seed=1)
    state = {
        "learners": [learner.state()],
        "size": tuple(SIZE),
        "samples": 5,
        "deals": 2,
        "seed": 1,
        "cpu_s": 1.5,
        "plan": {},
    }
    export.export(state, "guandan", tmp_path, {"measured": {"x": 1}})
    manifest = json.loads((tmp_path / "guandan.json").read_text())
    assert manifest["samples"] == 5
    assert manifest["measured"] == {"x": 1}
    nets = weights.load("guandan", tmp_path)
    assert list(nets) == ["any"]
    assert isinstance(nets["any"], PlayedNet)
    rng = np.random.default_rng(1)
    actions = rng.integers(0, 2, (4, SIZE.action_features), dtype=np.uint8)
    row = rng.integers(0, 2, SIZE.state_features, dtype=np.uint8)
    with torch.no_grad():
        trunk = learner.average.trunk(torch.from_numpy(row[None]).float())
        expected = learner.average.value(trunk, torch.from_numpy(actions).float()).numpy()
    np.testing.assert_allclose(nets["any"].values(row, actions), expected, atol=2e-3)
