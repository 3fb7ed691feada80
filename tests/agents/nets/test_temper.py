"""How weaker players err."""

from collections.abc import Callable

import numpy as np
import pytest

from cardavia_desktop.agents.nets.temper import STEADY, Temper, remembered, sensible
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from tests.agents.situations import dou

VALUES = np.array([0.1, 0.5, 0.48, -0.9], np.float32)
LIKED = np.array([0.9, 0.0, 0.1, 5.0], np.float32)


def _rude(*places: int) -> Callable[[int], bool]:
    return lambda place: place in places


def test_a_steady_player_does_the_best() -> None:
    assert STEADY.choose(VALUES, VALUES, _rude()) == 1


def test_a_steady_player_does_what_nobody_complains_of_where_it_costs_nothing() -> None:
    assert STEADY.choose(VALUES, VALUES, _rude(1)) == 2
    assert STEADY.choose(VALUES, VALUES, _rude(1, 2)) == 1


@pytest.mark.parametrize(("regret", "made"), [(0.01, 2), (0.3, 2), (0.45, 0), (2.0, 3)])
def test_likings_decide_within_the_regret(regret: float, made: int) -> None:
    assert Temper(None, 1.0, regret).choose(VALUES, LIKED, _rude()) == made


def test_likings_never_make_a_player_do_what_others_complain_of() -> None:
    assert Temper(None, 1.0, 2.0).choose(VALUES, LIKED, _rude(3, 0)) == 2
    assert Temper(None, 1.0, 2.0).choose(VALUES, LIKED, _rude(0, 1, 2, 3)) == 1


def _view() -> DoudizhuObservation:
    earlier = [(0, "3"), (1, "RJ"), (2, ""), (0, ""), (1, "4"), (2, "K"), (0, "A"), (1, ""), (2, "")]
    return dou("5 6 7", (3, 9, 9), [(0, "8"), (1, "9"), (2, "T")], earlier=earlier)


@pytest.mark.parametrize(("turns", "kept"), [(None, 12), (100, 12), (5, 5), (0, 3)])
def test_old_turns_are_forgotten_but_the_trick_lies_there(turns: int | None, kept: int) -> None:
    view = _view()
    seen = remembered(view, turns, [False] * len(view.history))
    assert seen.history == view.history[len(view.history) - kept :]


def test_nobody_forgets_what_is_memorable() -> None:
    view = _view()
    memorable = [place == 1 for place in range(len(view.history))]
    assert remembered(view, 4, memorable).history == (view.history[1], *view.history[-4:])


def test_advice_is_headed_by_what_the_player_would_do() -> None:
    assert sensible(VALUES, 1) == [1, 2]
    assert sensible(VALUES, 2) == [2, 1]
    assert sensible(VALUES + np.array([0.2, 0, 0, 0], np.float32), 2) == [2, 1, 0]
