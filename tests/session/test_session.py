"""The session: players answer, the table keeps the pace, and nothing that goes wrong ends the match."""

from collections.abc import Iterator
from concurrent.futures import Future
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents.agent import Advice
from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.actions import Action, Bid, Pass
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.events import BidMade, NobodyBid
from cardavia_desktop.engine.game import Deal, Game
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.refusal import Reason
from cardavia_desktop.session import session as session_module
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.table_session import HUMAN, Update
from cardavia_desktop.session.thinker import InlineThinker, ProcessThinker

PLAYERS = ("", "random", "random")


class PromptTable:
    """Shows every update at once, and plays for the person when asked to."""

    def __init__(self, session: Session, *, plays: bool = True) -> None:
        self.updates: list[Update] = []
        self._session = session
        self._plays = plays
        self._rng = Random(4)
        session.changed.connect(self.show)

    def show(self, update: Update) -> None:
        self.updates.append(update)
        self._session.presented()
        if self._plays and self._session.your_turn:
            self._session.act(self._rng.choice(update.view.legal))


@pytest.fixture
def session(qapp: QApplication) -> Iterator[Session]:
    assert qapp
    made = Session(InlineThinker(), Random(1))
    yield made
    made.close()


def over(session: Session) -> bool:
    return session.match is not None and session.match.state.phase is Phase.MATCH_OVER


def doudizhu_view(session: Session) -> DoudizhuObservation:
    view = session.view
    assert isinstance(view, DoudizhuObservation)
    return view


def test_a_whole_deal_is_played(session: Session, qtbot: QtBot) -> None:
    table = PromptTable(session)
    session.start(doudizhu.GAME, PLAYERS)
    qtbot.waitUntil(lambda: over(session))
    events = [event for update in table.updates for event in update.events]
    assert session.match is not None
    assert tuple(events) == session.match.events
    assert table.updates[-1].view.result is not None


def test_it_waits_until_the_table_has_shown_what_happened(session: Session, qtbot: QtBot) -> None:
    session.start(doudizhu.GAME, PLAYERS)
    match = session.match
    assert match is not None
    if session.your_turn:
        session.act(Bid(1))
    ply = match.ply
    qtbot.wait(30)
    assert match.ply == ply, "nothing moves before the table says so"
    session.presented()
    assert match.ply == ply + 1


def test_a_refused_command_says_why_and_changes_nothing(session: Session, qtbot: QtBot) -> None:
    _table = PromptTable(session, plays=False)
    session.start(doudizhu.GAME, PLAYERS)
    qtbot.waitUntil(lambda: session.your_turn)
    match = session.match
    assert match is not None
    log = match.log
    with qtbot.waitSignal(session.refused) as refused:
        assert not session.act(Pass())
    assert refused.args == [Reason.WRONG_PHASE]
    assert match.log == log


def test_nobody_bids_and_new_cards_come(qtbot: QtBot) -> None:
    class Passer(InlineThinker):
        def decide(self, player: str, observation: Observation, seed: int) -> Future[Action]:
            del player, seed
            future: Future[Action] = Future()
            future.set_result(observation.legal[0])
            return future

    passing = Session(Passer(), Random(3))
    table = PromptTable(passing, plays=False)
    passing.start(doudizhu.GAME, PLAYERS)
    qtbot.waitUntil(lambda: passing.your_turn)
    passing.act(Bid(0))
    seen: list[object] = []

    def new_cards() -> bool:
        seen[:] = [event for update in table.updates for event in update.events]
        return any(isinstance(event, NobodyBid) for event in seen)

    qtbot.waitUntil(new_cards)
    match = passing.match
    assert match is not None
    assert sum(isinstance(entry, Deal) for entry in match.log) == 2
    passing.close()


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


def test_nobody_plays_on_when_the_table_of_a_closed_session_shows_its_last_cards(
    session: Session, qtbot: QtBot
) -> None:
    session.start(doudizhu.GAME, PLAYERS)
    if session.your_turn:
        session.act(Bid(1))
    qtbot.wait(20)  # a player has answered, and waits for the table
    assert session.match is not None
    ply = session.match.ply
    session.close()
    session.presented()
    assert session.match.ply == ply


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


def test_undo_takes_back_your_decision_and_what_followed(session: Session, qtbot: QtBot) -> None:
    table = PromptTable(session, plays=False)
    session.start(doudizhu.GAME, PLAYERS)
    qtbot.waitUntil(lambda: session.your_turn)
    before = session.view
    session.act(Bid(0))
    qtbot.waitUntil(lambda: session.your_turn or over(session))
    assert session.can_undo
    session.undo()
    assert session.view == before
    assert table.updates[-1].fresh
    assert session.can_redo


def test_advice_comes_for_the_moment_asked_about(session: Session, qtbot: QtBot) -> None:
    _table = PromptTable(session, plays=False)
    session.start(doudizhu.GAME, PLAYERS)
    qtbot.waitUntil(lambda: session.your_turn)
    with qtbot.waitSignal(session.advised) as advised:
        session.ask_advice()
    advice: tuple[Advice, ...] = advised.args[0]
    assert {entry.action for entry in advice} <= set(session.view.legal)
    session.ask_advice()
    session.act(Bid(0))
    with qtbot.assertNotEmitted(session.advised, wait=30):
        pass


def test_a_kept_match_goes_on(session: Session, qtbot: QtBot) -> None:
    match = Match(doudizhu.GAME, doudizhu.GAME.shuffle(Random(8)), players=PLAYERS)
    table = PromptTable(session, plays=False)
    session.resume(match)
    assert table.updates[0].fresh
    qtbot.waitUntil(lambda: session.your_turn)
    bids_made = any(isinstance(event, BidMade) for event in match.events)
    assert bids_made or doudizhu_view(session).first_bidder == HUMAN


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
