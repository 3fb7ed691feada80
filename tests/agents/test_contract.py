"""What every player of every game must keep to."""

import pickle
from random import Random

import pytest

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.fallback import default_action
from cardavia_desktop.engine.actions import Play
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.registry import GAMES
from tests.agents.playing import decisions

PLAYERS = [(game, name) for game in GAMES for name in roster.names(game)]
DEALS = 3


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_plays_whole_deals_legally(game: str, name: str) -> None:
    agents = [roster.create(game, name, Random(seat)) for seat in range(GAMES[game].seats)]
    assert sum(1 for _ in decisions(game, agents, seed=11, deals=DEALS)) > 10 * DEALS


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_decides_from_the_observation_alone(game: str, name: str) -> None:
    seats = GAMES[game].seats
    agents = [roster.create(game, name, Random(seat)) for seat in range(seats)]
    for number, observation in enumerate(decisions(game, agents, seed=12)):
        if number % 7:
            continue
        # A fresh player that gets a copy from another process decides the same.
        copy: Observation = pickle.loads(pickle.dumps(observation))  # noqa: S301 - just written
        assert copy == observation
        one, other = (roster.create(game, name, Random(99)) for _ in range(2))
        assert one.decide(copy) == other.decide(observation)


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_ranked_and_playable(game: str) -> None:
    adviser = roster.adviser(game)
    agents = [roster.create(game, "easy", Random(seat)) for seat in range(GAMES[game].seats)]
    for number, observation in enumerate(decisions(game, agents, seed=13)):
        if number % 3:
            continue
        advice = adviser.advise(observation)
        assert advice[0].action == adviser.decide(observation)
        for one in advice:
            assert _is_among(one.action, observation)


def _is_among(action: object, observation: Observation) -> bool:
    if not isinstance(action, Play):
        return action in observation.legal
    # Other cards of equal rank are as good.
    played = action.combination
    return any(
        isinstance(legal, Play)
        and (legal.combination.shape, legal.combination.rank, legal.combination.size)
        == (played.shape, played.rank, played.size)
        for legal in observation.legal
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_fallback_is_legal(game: str) -> None:
    agents = [roster.create(game, "random", Random(seat)) for seat in range(GAMES[game].seats)]
    for observation in decisions(game, agents, seed=14):
        assert default_action(observation) in observation.legal


def test_unknown_players_are_refused() -> None:
    with pytest.raises(ValueError, match=r"no player 'nobody' for 'guandan'.*easy"):
        roster.create("guandan", "nobody", Random(1))
    with pytest.raises(ValueError, match="no player"):
        roster.create("guandan", "exec:python docs/example_bot.py", Random(1))  # as in a match that was sent
    with pytest.raises(ValueError, match="no adviser"):
        roster.adviser("poker")
