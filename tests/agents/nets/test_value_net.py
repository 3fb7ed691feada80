import hashlib
import io
import json
from pathlib import Path

import numpy as np
import pytest

from cardavia_desktop.agents.nets import weights
from cardavia_desktop.agents.nets.value_net import ValueNet

STATE, ACTION, WIDTH, HEAD = 7, 5, 6, 4


def _arrays(seed: int = 1) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(seed)
    shapes = {
        "state1.weight": (WIDTH, STATE),
        "state1.bias": (WIDTH,),
        "state2.weight": (WIDTH, WIDTH),
        "state2.bias": (WIDTH,),
        "state3.weight": (WIDTH, WIDTH),
        "state3.bias": (WIDTH,),
        "action.weight": (WIDTH, ACTION),
        "head.weight": (HEAD, WIDTH),
        "head.bias": (HEAD,),
        "out.weight": (1, HEAD),
        "out.bias": (1,),
    }
    return {name: rng.normal(size=shape).astype(np.float16) for name, shape in shapes.items()}


def _value_by_hand(arrays: dict[str, np.ndarray], state: np.ndarray, action: np.ndarray) -> float:
    layer = {name: array.astype(np.float64) for name, array in arrays.items()}
    hidden = np.maximum(layer["state1.weight"] @ state + layer["state1.bias"], 0)
    hidden = hidden + np.maximum(layer["state2.weight"] @ hidden + layer["state2.bias"], 0)
    trunk = layer["state3.weight"] @ hidden + layer["state3.bias"]
    joined = np.maximum(trunk + layer["action.weight"] @ action, 0)
    head = np.maximum(layer["head.weight"] @ joined + layer["head.bias"], 0)
    return float(layer["out.weight"][0] @ head + layer["out.bias"][0])


def test_values_are_those_of_the_layers() -> None:
    arrays = _arrays()
    rng = np.random.default_rng(2)
    state = rng.integers(0, 2, STATE).astype(np.uint8)
    actions = rng.integers(0, 2, (3, ACTION)).astype(np.uint8)
    values = ValueNet(arrays).values(state, actions)
    expected = [_value_by_hand(arrays, state, action) for action in actions]
    np.testing.assert_allclose(values, expected, rtol=1e-4, atol=1e-4)


def test_values_leave_their_inputs_alone() -> None:
    state, actions = np.ones(STATE, np.uint8), np.ones((2, ACTION), np.uint8)
    ValueNet(_arrays()).values(state, actions)
    assert state.all()
    assert actions.all()


@pytest.mark.parametrize("name", ["state2.weight", "head.bias", "action.weight"])
def test_a_net_needs_every_layer(name: str) -> None:
    arrays = _arrays()
    del arrays[name]
    with pytest.raises(ValueError, match=name):
        ValueNet(arrays)


def test_layers_must_fit_together() -> None:
    arrays = _arrays() | {"head.weight": np.zeros((HEAD, WIDTH + 1), np.float16)}
    with pytest.raises(ValueError, match=r"head\.weight"):
        ValueNet(arrays)


def test_layers_must_be_finite() -> None:
    arrays = _arrays() | {"out.bias": np.array([np.nan], np.float16)}
    with pytest.raises(ValueError, match=r"out\.bias"):
        ValueNet(arrays)


def _write(folder: Path, **changes: object) -> None:
    content = io.BytesIO()
    np.savez(content, allow_pickle=False, **{f"role/{name}": array for name, array in _arrays().items()})
    (folder / "set.npz").write_bytes(content.getvalue())
    digest = hashlib.sha256(content.getvalue()).hexdigest()
    (folder / "set.json").write_text(json.dumps({"format": 1, "sha256": digest} | changes))


def test_weights_come_by_role(tmp_path: Path) -> None:
    _write(tmp_path)
    nets = weights.load("set", tmp_path)
    assert list(nets) == ["role"]
    assert (nets["role"].state_features, nets["role"].action_features) == (STATE, ACTION)


def test_damaged_weights_are_refused(tmp_path: Path) -> None:
    _write(tmp_path)
    content = bytearray((tmp_path / "set.npz").read_bytes())
    content[len(content) // 2] ^= 1
    (tmp_path / "set.npz").write_bytes(content)
    with pytest.raises(weights.WeightsError, match=r"set\.npz"):
        weights.load("set", tmp_path)


def test_weights_of_another_format_are_refused(tmp_path: Path) -> None:
    _write(tmp_path, format=2)
    with pytest.raises(weights.WeightsError, match="format"):
        weights.load("set", tmp_path)


def test_a_broken_manifest_is_refused(tmp_path: Path) -> None:
    _write(tmp_path)
    (tmp_path / "set.json").write_text("{")
    with pytest.raises(weights.WeightsError, match=r"set\.json"):
        weights.load("set", tmp_path)


def test_missing_weights_are_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        weights.load("set", tmp_path)
