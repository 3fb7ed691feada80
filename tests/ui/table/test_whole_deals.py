"""Both games from the first deal to a result, by real mouse and key events alone."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.game import Game
from cardavia_desktop.engine.phase import Phase
from tests.ui.table.driving import Player

GAMES = [pytest.param(doudizhu.GAME, id="doudizhu"), pytest.param(guandan.GAME, id="guandan")]
WAYS = [pytest.param(False, id="mouse"), pytest.param(True, id="keys")]


def play_deal(player: Player, *, by_keys: bool) -> list[Phase]:
    """Play until the deal's result is shown; return in which phases decisions were made."""
    phases: list[Phase] = []
    mind = GreedyAgent()
    for _ in range(400):
        player.wait()
        view = player.view
        if view.result is not None:
            return phases
        if not player.session.your_turn:
            continue
        before, action = player.ply, mind.decide(view)
        if by_keys:
            player.act_by_keys(action)
        else:
            player.act_by_mouse(action)
        assert player.ply > before, f"{action} was not carried out"
        phases.append(view.phase)
    raise AssertionError("the deal came to no end")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("by_keys", WAYS)
def test_a_deal_is_played_to_its_result(qtbot: QtBot, game: Game, by_keys: bool) -> None:
    player = Player(qtbot, seed=5)
    player.start(game)
    assert Phase.PLAY in play_deal(player, by_keys=by_keys)
    assert player.button("next_deal").isVisible()
    assert player.heard


@pytest.mark.parametrize("by_keys", WAYS)
def test_a_match_of_guandan_goes_on_with_tribute_and_return(qtbot: QtBot, by_keys: bool) -> None:
    player = Player(qtbot, seed=3)
    player.start(guandan.GAME)
    phases: set[Phase] = set()
    for _ in range(8):
        phases.update(play_deal(player, by_keys=by_keys))
        if Phase.RETURN in phases:
            return
        if by_keys:
            player.key(Qt.Key.Key_Return)
        else:
            player.click("next_deal")
        player.wait()
    pytest.fail("no deal let you return a card: choose another seed")
