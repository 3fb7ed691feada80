"""What a game gives the training loop: decisions to value, and samples to learn from."""

from typing import NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray


class Decisions(NamedTuple):
    """Decisions of one role that wait for values.

    Attributes:
        states: ``uint8`` inputs, one row a decision.
        actions: ``uint8`` inputs, one row a legal move, all decisions after one another.
        offsets: decision ``d`` has the action rows ``offsets[d]:offsets[d + 1]``.
    """

    states: NDArray[np.uint8]
    actions: NDArray[np.uint8]
    offsets: NDArray[np.int64]


Samples: TypeAlias = NDArray[np.void]
"""Structured rows with the fields ``game`` (a decision as it was met), ``move`` (the one made) and ``target``
(what to learn: how the deal ended for the side to move, -1..1)."""


class Progress(NamedTuple):
    """Deals finished by one round of play, and how many the first side won."""

    deals: int
    won: int


class SelfPlay(Protocol):
    """Deals in lockstep, played by the nets against one another."""

    rng: np.random.Generator

    def advance(self) -> Progress:
        """Play all deals on to their next real decision, and deal again where one is over."""

    def decisions(self, role: int) -> Decisions:
        """Return the decisions that wait for the net of ``role``."""

    def play(self, role: int, values: NDArray[np.float32], epsilon: float) -> None:
        """Make the best valued move in the decisions last returned for ``role``, or with ``epsilon`` any."""

    def finished(self, role: int) -> Samples:
        """Return, once, the samples of ``role`` from the deals that the last :meth:`advance` ended."""


class Encoder(Protocol):
    """Turns samples into inputs."""

    def __call__(self, samples: Samples) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        """Return the state rows and the action rows of ``samples``."""


class Pool:
    """Samples that wait to be learnt from, handed out in random order, each once.

    Decisions of one deal share its outcome; mixing many deals in a batch takes that noise out of a step.

    Args:
        capacity: samples kept; when more come, the newest take the place of random old ones.
        sample_type: the samples' dtype.
    """

    def __init__(self, capacity: int, sample_type: np.dtype[np.void]) -> None:
        self._rows = np.zeros(capacity, sample_type)
        self._size = 0

    def __len__(self) -> int:
        """Return how many samples wait."""
        return self._size

    def put(self, samples: Samples, rng: np.random.Generator) -> None:
        """Add ``samples``."""
        fitting = min(len(self._rows) - self._size, len(samples))
        self._rows[self._size : self._size + fitting] = samples[:fitting]
        replaced = rng.choice(self._size, len(samples) - fitting, replace=False)
        self._rows[replaced] = samples[fitting:]
        self._size += fitting

    def take(self, count: int, rng: np.random.Generator) -> Samples:
        """Take ``count`` samples out at random."""
        chosen = rng.choice(self._size, count, replace=False)
        taken = self._rows[chosen]
        # The rows at the end move into the gaps, so that the rest stays in one piece.
        end = np.arange(self._size - count, self._size)
        self._rows[chosen[chosen < end[0]]] = self._rows[np.setdiff1d(end, chosen, assume_unique=True)]
        self._size -= count
        return taken
