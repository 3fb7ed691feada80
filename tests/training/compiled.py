"""Cards and combinations as the compiled game has them. Skips what imports it where numba is missing."""

from collections.abc import Iterable

import numpy as np
import pytest

pytest.importorskip("numba")

from cardavia_desktop.engine.cards import PACK_SIZE, Card
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.guandan.order import bomb_power, strength
from cardavia_desktop.engine.guandan.shapes import BOMB_SHAPES, Shape
from tools.train.guandan import rules

SHAPES = ("pass", *Shape)


def counts_of(cards: Iterable[Card]) -> np.ndarray:
    return np.bincount([card % PACK_SIZE for card in cards], minlength=rules.FACES).astype(np.int8)


def power_of(combination: Combination, level: str) -> int:
    if combination.shape in BOMB_SHAPES:
        return bomb_power(combination, level)
    return strength(combination, level)
