"""Decisions are taken back and brought back: by button and by key, at rest and while something moves."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.engine import codec
from cardavia_desktop.engine.game import Game
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.ui.table.preferences import Speed, TablePreferences
from tests.ui.table.driving import Player


def play(player: Player, decisions: int) -> list[Observation]:
    """Make decisions of the person's, and return what was known before each."""
    mind = GreedyAgent()
    before: list[Observation] = []
    for _ in range(400):
        player.wait()
        if len(before) == decisions or player.view.result is not None:
            break
        if player.session.your_turn:
            before.append(player.view)
            player.session.act(mind.decide(player.view))
    player.wait()
    return before


def shown(player: Player) -> Observation:
    state = player.table._choreographer.shown
    assert state is not None
    assert state.settled
    return state.view


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_deal_is_taken_back_to_its_start_and_brought_back(qtbot: QtBot, game: Game) -> None:
    player = Player(qtbot, seed=7)
    player.start(game)
    before = play(player, 6)
    match = player.session.match
    assert match is not None
    assert len(before) > 2
    whole = match.log
    for view in reversed(before):
        player.click("undo")
        player.wait()
        assert player.view == shown(player) == view
    assert not player.button("undo").isEnabled()
    assert match.deal_undos[-1] == len(before)
    while player.session.can_redo:
        player.click("redo")
        player.wait()
    assert match.log[: len(whole)] == whole
    assert not player.button("redo").isVisible()


def test_a_new_decision_ends_what_could_be_brought_back(qtbot: QtBot) -> None:
    player = Player(qtbot, seed=7)
    player.start(GAMES["guandan"])
    play(player, 3)
    player.click("undo")
    player.wait()
    assert player.session.can_redo
    play(player, 1)
    assert not player.session.can_redo


def test_a_return_is_taken_back(qtbot: QtBot) -> None:
    player = Player(qtbot, seed=3)
    player.start(GAMES["guandan"])
    mind = GreedyAgent()
    for _ in range(4000):
        player.wait()
        view = player.view
        if view.phase is Phase.RETURN and player.session.your_turn:
            break
        if view.result is not None:
            player.session.next_deal()
        elif player.session.your_turn:
            player.session.act(mind.decide(view))
    before = player.view
    assert before.phase is Phase.RETURN
    player.session.act(mind.decide(before))
    player.wait()
    assert player.view.phase is Phase.PLAY
    player.session.undo()
    player.wait()
    assert player.view == shown(player) == before
    assert not player.session.can_undo, "the deal before is over"


def test_a_decision_is_taken_back_while_what_followed_is_still_shown(qtbot: QtBot) -> None:
    player = Player(qtbot, preferences=TablePreferences(speed=Speed.SLOW), seed=7)
    player.start(GAMES["guandan"])
    player.table.complete()
    for _ in range(40):
        player.table.complete()
        player.wait()
        if player.session.your_turn and player.table.is_settled():
            break
    before = player.view
    player.session.act(GreedyAgent().decide(before))
    player.wait()
    assert not player.table.is_settled()
    player.session.undo()
    player.wait()
    assert player.view == shown(player) == before
    assert player.table.is_settled(), "nothing moves any more"
    assert all(card.isVisible() for card in player.table._stage.cards.values())


def test_take_backs_outlive_a_saved_match(qtbot: QtBot) -> None:
    player = Player(qtbot, seed=7)
    player.start(GAMES["guandan"])
    play(player, 3)
    player.click("undo")
    player.wait()
    match = player.session.match
    assert isinstance(match, Match)
    undone = match.log
    again = codec.loads(codec.dumps(match, "test"), GAMES)
    player.resume(again)
    assert player.session.can_redo, "what was taken back is kept too"
    assert again.deal_undos == [1]
    assert player.session.can_undo
    player.click("undo")
    player.wait()
    assert again.deal_undos == [2]
    assert again.log == undone[: len(again.log)]
    player.session.redo()
    player.session.redo()
    assert again.log[: len(undone)] == undone


@pytest.mark.parametrize("seed", range(3))
def test_the_end_of_a_deal_is_taken_back(qtbot: QtBot, seed: int) -> None:
    player = Player(qtbot, seed=seed)
    player.start(GAMES["doudizhu"])
    before = play(player, 100)
    assert player.view.result is not None
    player.session.undo()
    player.wait()
    assert player.view == shown(player) == before[-1]
    assert not player.button("next_deal").isVisible()
    player.session.redo()
    player.wait()
    assert player.view.result is not None
    assert player.button("next_deal").isVisible()


def test_a_double_click_takes_one_decision_back(qtbot: QtBot) -> None:
    player = Player(qtbot, seed=7)
    player.start(GAMES["guandan"])
    play(player, 3)
    match = player.session.match
    assert match is not None
    button = player.button("undo")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    player.wait()
    assert match.undos <= 2
