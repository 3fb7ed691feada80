"""A training run's state on disk: written whole or not at all."""

from pathlib import Path
from typing import Any

import torch

NAME = "checkpoint.pt"


def save(path: Path, state: dict[str, Any]) -> None:
    """Write ``state`` to ``path`` in one step: a crash leaves the old file."""
    unfinished = path.with_suffix(".unfinished")
    torch.save(state, unfinished)
    unfinished.replace(path)


def load(path: Path) -> dict[str, Any] | None:
    """Return the state at ``path``, or None when there is none yet. Only plain data is read, no code."""
    if not path.exists():
        return None
    state: dict[str, Any] = torch.load(path, weights_only=True)
    return state
