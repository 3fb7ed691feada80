from random import Random

import numpy as np

from cardavia_desktop.agents.nets.lapses import NONE, Lapses

VALUES = np.array([0.1, 0.5, 0.45, -0.9], np.float32)


def test_without_lapses_it_is_always_the_best() -> None:
    rng = Random(1)
    assert {NONE.choose(VALUES, rng) for _ in range(200)} == {1}


def test_a_lapse_is_never_worse_than_its_regret() -> None:
    rng = Random(1)
    made = [Lapses(1.0, 0.1).choose(VALUES, rng) for _ in range(400)]
    assert set(made) == {1, 2}


def test_lapses_are_as_frequent_as_told() -> None:
    rng = Random(1)
    lapses = Lapses(0.5, 2.0)
    best = sum(lapses.choose(VALUES, rng) == 1 for _ in range(4000)) / 4000
    assert abs(best - (0.5 + 0.5 / 4)) < 0.03
