"""Reads shipped weights, and only those that their manifest vouches for.

Each set is two files: ``NAME.npz`` with the arrays as half-precision floats, called ``ROLE/LAYER``, and
``NAME.json``, the manifest, with where they come from and the SHA-256 of the arrays' file.
"""

import hashlib
import io
import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import numpy as np

from cardavia_desktop.agents.nets.value_net import ValueNet

FORMAT: Final = 1
"""The version of both files that this program reads."""


class WeightsError(ValueError):
    """Weights that are not what their manifest says; the message names the file and the fault."""


def shipped() -> Traversable:
    """Return the folder of the weights that come with the program."""
    return files("cardavia_desktop.agents") / "weights"


def load(name: str, folder: Traversable | None = None) -> dict[str, ValueNet]:
    """Return the nets of the set called ``name`` by role.

    Args:
        name: the set's name, such as ``doudizhu``.
        folder: where it lies; the program's own weights by default.

    Raises:
        FileNotFoundError: there is no such set.
        WeightsError: the files are damaged, or of another format.
    """
    folder = folder or shipped()
    try:
        manifest = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as fault:
        raise WeightsError(f"{name}.json is no manifest: {fault}") from fault
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise WeightsError(f"{name}.json is not of format {FORMAT}")
    content = (folder / f"{name}.npz").read_bytes()
    if hashlib.sha256(content).hexdigest() != manifest.get("sha256"):
        raise WeightsError(f"{name}.npz is not the file that {name}.json describes")
    roles: dict[str, dict[str, np.ndarray[tuple[int, ...], np.dtype[np.floating]]]] = {}
    with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
        for key in arrays.files:
            role, layer = key.split("/")
            roles.setdefault(role, {})[layer] = arrays[key]
    return {role: ValueNet(layers) for role, layers in roles.items()}
