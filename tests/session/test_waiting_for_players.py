"""The session and its players: asked in time, not waited for in vain, and replaced when they fail."""

from concurrent.futures import Future
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.actions import Action, Bid, Pass
from cardavia_desktop.engine.game import Game
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.session import session as session_module
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.table_session import HUMAN
from cardavia_desktop.session.thinker import InlineThinker, ProcessThinker
from tests.session.tables import PLAYERS, PromptTable, doudizhu_view, over


class Failing(InlineThinker):
    """A player that raises, or answers what it likes."""

    def __init__(self, answer: Action | None) -> None:
        self._answer = answer

    def decide(self, player: str, observation: Observation, seed: int) -> Future[Action]:
        del player, observation, seed
        future: Future[Action] = Future()
        if self._answer is None:
            future.set_exception(RuntimeError("this player is broken"))
        else:
            future.set_result(self._answer)
        return future


@pytest.mark.parametrize("answer", [None, Bid(7), Pass()], ids=["raises", "bids 7", "passes in the bidding"])
def test_a_player_that_fails_costs_nothing(answer: Action | None, qtbot: QtBot) -> None:
    session = Session(Failing(answer), Random(1))
    failed: list[int] = []
    session.player_failed.connect(failed.append)
    _table = PromptTable(session, plays=False)
    session.start(doudizhu.GAME, PLAYERS)
    if session.your_turn:
        session.act(Bid(1))
    qtbot.waitUntil(lambda: session.your_turn)
    assert failed
    assert HUMAN not in failed
    assert doudizhu_view(session).bids[-1][1] == 0, "a default was played: it passed the bid"
    session.close()


def test_a_player_that_hangs_is_not_waited_for(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "PATIENCE_MS", 50)

    class Hanging(InlineThinker):
        restarted = 0

        def decide(self, player: str, observation: Observation, seed: int) -> Future[Action]:
            del player, observation, seed
            return Future()

        def restart(self) -> None:
            self.restarted += 1

    thinker = Hanging()
    session = Session(thinker, Random(1))
    _table = PromptTable(session, plays=False)
    session.start(doudizhu.GAME, PLAYERS)
    if session.your_turn:
        session.act(Bid(1))
    qtbot.waitUntil(lambda: session.your_turn)
    assert thinker.restarted
    session.close()


class Starting(InlineThinker):
    """Players that are not ready yet, and think for ever."""

    def __init__(self) -> None:
        self.preparations: list[Future[bool]] = []

    def prepare(self, game: str) -> Future[bool]:
        del game
        self.preparations.append(Future())
        return self.preparations[-1]

    def decide(self, player: str, observation: Observation, seed: int) -> Future[Action]:
        del player, observation, seed
        return Future()


def test_a_slow_start_is_not_taken_for_a_player_that_hangs(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "PATIENCE_MS", 50)
    thinker = Starting()
    session = Session(thinker, Random(1))
    failed: list[int] = []
    session.player_failed.connect(failed.append)
    _table = PromptTable(session, plays=False)
    session.start(doudizhu.GAME, PLAYERS)
    if session.your_turn:
        session.act(Bid(1))
    qtbot.wait(150)
    assert not failed
    thinker.preparations[0].set_result(True)
    qtbot.waitUntil(lambda: bool(failed))
    # Those that take the place of the ones that hung get ready too.
    qtbot.waitUntil(lambda: len(thinker.preparations) == 2)
    session.close()


def test_players_are_asked_when_the_cards_are_to_be_seen_and_not_before(qtbot: QtBot) -> None:
    told: list[str] = []

    class Noting(InlineThinker):
        def prepare(self, game: str) -> Future[bool]:
            told.append("prepare")
            return super().prepare(game)

        def decide(self, player: str, observation: Observation, seed: int) -> Future[Action]:
            told.append("decide")
            return super().decide(player, observation, seed)

    session = Session(Noting(), Random(1))
    session.changed.connect(lambda _update: told.append("changed"))
    session.start(doudizhu.GAME, PLAYERS)
    if session.your_turn:
        session.act(Bid(1))
    assert set(told) == {"changed"}
    qtbot.waitUntil(lambda: "decide" in told)
    assert told.index("prepare") < told.index("decide")
    session.close()


def test_nobody_is_asked_once_the_session_is_closed(qtbot: QtBot) -> None:
    thinker = Starting()
    session = Session(thinker, Random(1))
    session.start(doudizhu.GAME, PLAYERS)
    session.close()
    qtbot.wait(20)
    assert not thinker.preparations


def test_players_ready_for_the_other_game_are_not_ready(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "PATIENCE_MS", 20)
    thinker = Starting()
    session = Session(thinker, Random(1))
    failed: list[int] = []
    session.player_failed.connect(failed.append)
    _table = PromptTable(session, plays=False)
    session.start(guandan.GAME, ("", "easy", "easy", "easy"))
    qtbot.waitUntil(lambda: len(thinker.preparations) == 1)
    session.start(doudizhu.GAME, PLAYERS)
    if session.your_turn:
        session.act(Bid(1))
    thinker.preparations[0].set_result(True)
    qtbot.wait(100)
    assert not failed
    session.close()


def test_players_that_never_get_ready_are_not_waited_for_either(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "STARTING_MS", 50)
    session = Session(Starting(), Random(1))
    _table = PromptTable(session, plays=False)
    session.start(doudizhu.GAME, PLAYERS)
    if session.your_turn:
        session.act(Bid(1))
    qtbot.waitUntil(lambda: session.your_turn)
    session.close()


def test_substitutes_are_told_once(qtbot: QtBot) -> None:
    thinker = Starting()
    session = Session(thinker, Random(1))
    told: list[bool] = []
    session.substituted.connect(lambda: told.append(True))
    games: tuple[Game, ...] = (doudizhu.GAME, guandan.GAME)
    for number, game in enumerate(games, 1):
        session.start(game, ("", *("easy",) * (game.seats - 1)))
        qtbot.wait(10)
        assert len(thinker.preparations) == number
        thinker.preparations[-1].set_result(False)
        qtbot.wait(10)
    assert len(thinker.preparations) == 2
    assert told == [True]
    session.close()


def test_a_late_answer_is_dropped(qtbot: QtBot) -> None:
    asked: list[Future[Action]] = []

    class Slow(InlineThinker):
        def decide(self, player: str, observation: Observation, seed: int) -> Future[Action]:
            del player, observation, seed
            asked.append(Future())
            return asked[-1]

    session = Session(Slow(), Random(1))
    table = PromptTable(session, plays=False)
    session.start(doudizhu.GAME, PLAYERS)
    if session.your_turn:
        session.act(Bid(1))
    qtbot.waitUntil(lambda: bool(asked))
    first = asked[-1]
    session.start(doudizhu.GAME, PLAYERS)
    updates = len(table.updates)
    first.set_result(Bid(2))
    qtbot.wait(20)
    assert len(table.updates) == updates
    session.close()


def test_the_players_think_in_a_process_of_their_own(qtbot: QtBot) -> None:
    session = Session(ProcessThinker(), Random(1))
    _table = PromptTable(session)
    session.start(doudizhu.GAME, PLAYERS)
    qtbot.waitUntil(lambda: over(session), timeout=30_000)
    session.close()


def test_a_dead_process_is_replaced(qtbot: QtBot) -> None:
    thinker = ProcessThinker()
    session = Session(thinker, Random(1))
    table = PromptTable(session, plays=False)
    session.start(doudizhu.GAME, PLAYERS)
    if session.your_turn:
        session.act(Bid(0))
    qtbot.waitUntil(lambda: len(table.updates) > 2, timeout=30_000)
    assert thinker._pool is not None
    for process in list(thinker._pool._processes.values()):
        process.kill()
    session.restart()
    if session.your_turn:
        session.act(Bid(0))
    updates = len(table.updates)
    qtbot.waitUntil(lambda: len(table.updates) > updates, timeout=30_000)
    session.close()
