"""What an adviser says of its advice is so."""

from collections.abc import Callable
from random import Random

import pytest

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.agent import Adviser, Motive
from cardavia_desktop.agents.rules.doudizhu import DoudizhuRules
from cardavia_desktop.agents.rules.doudizhu_reckoning import DoudizhuReckoning
from cardavia_desktop.agents.rules.guandan import GuandanRules
from cardavia_desktop.agents.rules.guandan_reckoning import GuandanReckoning
from cardavia_desktop.agents.rules.judge import Reckoning
from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.actions import Pass, Play
from cardavia_desktop.engine.cards import BLACK_JOKER, RED_JOKER
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.observation import Observation
from tests.agents.playing import decisions

ADVISERS: dict[str, Callable[[], Adviser]] = {
    "doudizhu-rules": DoudizhuRules,
    "doudizhu-expert": lambda: roster.adviser("doudizhu"),
    "guandan-rules": GuandanRules,
    "guandan-expert": lambda: roster.adviser("guandan"),
}
BOMBS = ("bomb", "rocket", "straight_flush", "joker_bomb")


def beats(view: Observation, play: Combination, other: Combination) -> bool:
    if isinstance(view, GuandanObservation):
        return guandan.beats(play, other, view.level)
    return doudizhu.beats(play, other)


@pytest.mark.parametrize("name", ADVISERS)
def test_the_least_that_beats_the_table_is_the_least(name: str) -> None:
    adviser, game = ADVISERS[name](), name.partition("-")[0]
    agents = [roster.create(game, "greedy", Random(seat)) for seat in range(4)]
    seen = 0
    for view in decisions(game, agents, seed=31, deals=3):
        plays = [action.combination for action in view.legal if isinstance(action, Play)]
        for advice in adviser.advise(view):
            if advice.motive is Motive.CHEAPEST_BEAT:
                assert isinstance(advice.action, Play)
                chosen = advice.action.combination
                assert not any(beats(view, chosen, play) for play in plays if play.shape not in BOMBS)
                seen += 1
    assert seen > 5


@pytest.mark.parametrize("name", ADVISERS)
def test_only_a_pass_has_nothing_better(name: str) -> None:
    adviser, game = ADVISERS[name](), name.partition("-")[0]
    agents = [roster.create(game, "greedy", Random(seat)) for seat in range(4)]
    for view in decisions(game, agents, seed=32, deals=2):
        for advice in adviser.advise(view):
            if advice.motive is Motive.NOTHING_BETTER:
                assert isinstance(advice.action, Pass)


def test_half_a_rocket_is_not_said_to_go_well_with_the_other() -> None:
    adviser = roster.adviser("doudizhu")
    agents = [roster.create("doudizhu", "greedy", Random(seat)) for seat in range(3)]
    seen = 0
    for view in decisions("doudizhu", agents, seed=77, deals=4):
        if {BLACK_JOKER, RED_JOKER} <= set(view.hand):
            for advice in adviser.advise(view):
                if isinstance(advice.action, Play) and advice.action.combination.rank in ("BJ", "RJ"):
                    assert advice.motive is not Motive.FITS_HAND
                    seen += 1
    assert seen > 5


@pytest.mark.parametrize(
    ("game", "adviser", "reckoning"),
    [("doudizhu", DoudizhuRules(), DoudizhuReckoning), ("guandan", GuandanRules(), GuandanReckoning)],
)
def test_what_nobody_can_beat_is_said_to_keep_control(
    game: str, adviser: Adviser, reckoning: Callable[..., Reckoning]
) -> None:
    agents = [roster.create(game, "greedy", Random(seat)) for seat in range(4)]
    seen = 0
    for view in decisions(game, agents, seed=31, deals=3):
        for advice in adviser.advise(view):
            if not isinstance(advice.action, Play) or advice.motive is Motive.GOES_OUT:
                continue
            if reckoning(view).is_unbeatable(advice.action.combination):
                assert advice.motive is not Motive.FITS_HAND
                seen += 1
    assert seen > 5
