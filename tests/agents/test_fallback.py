"""A player that cannot be had costs no match: another sits in for it."""

from random import Random

import pytest

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.nets import weights
from cardavia_desktop.engine.game import Game
from cardavia_desktop.engine.registry import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("fault", [weights.WeightsError("damaged"), FileNotFoundError("gone")])
def test_the_rule_player_sits_in_where_the_nets_are_missing_or_damaged(
    game: Game, fault: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_arguments: object) -> None:
        raise fault

    monkeypatch.setattr(roster, "_with_nets", broken)
    state = game.begin(game.shuffle(Random(1)), {}).state
    seat = state.to_act
    assert seat is not None
    view = state.observe(seat)
    player = roster.create(game.key, "expert", Random(1))
    state.apply(seat, player.decide(view))
    assert roster.adviser(game.key).advise(view)
    assert "sits in" in caplog.text
