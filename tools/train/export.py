"""Writes the averaged weights of a run as the program reads them: ``NAME.npz`` and its manifest.

``python -m tools.train.export --run DIRECTORY --name doudizhu --into cardavia_desktop/agents/weights``
"""

import argparse
import hashlib
import io
import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from tools.train import checkpoint
from tools.train.fingerprint import fingerprint

FORMAT = 1
_ROOT = Path(__file__).resolve().parents[2]

ROLES = {"doudizhu": ("landlord", "farmer_after", "farmer_before"), "guandan": ("any",)}
"""The roles of each game's nets, in the order in which they are trained."""


def export(state: dict[str, Any], name: str, into: Path, notes: dict[str, Any]) -> None:
    """Write the averaged weights of a checkpoint.

    Args:
        state: the checkpoint.
        name: the game, which names the files and the roles.
        into: the folder for the files.
        notes: what more the manifest says, such as measured strength.
    """
    arrays = {
        f"{role}/{layer}": array.numpy().astype(np.float16)
        for role, learner in zip(ROLES[name], state["learners"], strict=True)
        for layer, array in learner["average"].items()
    }
    content = io.BytesIO()
    np.savez(content, allow_pickle=False, **arrays)
    manifest = {
        "format": FORMAT,
        "game": name,
        "sha256": hashlib.sha256(content.getvalue()).hexdigest(),
        "roles": list(ROLES[name]),
        "size": dict(zip(("state", "action", "width", "head"), state["size"], strict=True)),
        "samples": state["samples"],
        "deals": state["deals"],
        "seed": state["seed"],
        "cpu_seconds": round(state["cpu_s"]),
        "plan": state["plan"],
        "commit": _commit(),
        "rules_sha256": fingerprint(name),
        **notes,
    }
    into.mkdir(parents=True, exist_ok=True)
    (into / f"{name}.npz").write_bytes(content.getvalue())
    (into / f"{name}.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")


def _commit() -> str:
    """Return the commit that the tree is at."""
    command = ("git", "-C", str(_ROOT), "rev-parse", "HEAD")
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", type=Path, required=True, help="directory of the run")
    parser.add_argument("--checkpoint", default=checkpoint.NAME, help="which of its checkpoints")
    parser.add_argument("--name", choices=sorted(ROLES), required=True)
    parser.add_argument("--into", type=Path, default=_ROOT / "cardavia_desktop/agents/weights")
    parser.add_argument("--notes", type=json.loads, default={}, help="JSON that is added to the manifest")
    options = parser.parse_args(arguments)
    state = checkpoint.load(options.run / options.checkpoint)
    if state is None:
        parser.error(f"{options.run} holds no {options.checkpoint}")
    export(state, options.name, options.into, options.notes)


if __name__ == "__main__":
    main()
