"""The session: players answer, the table keeps the pace, and nothing that goes wrong ends the match."""

from collections.abc import Iterator
from concurrent.futures import Future
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents.agent import Advice
from cardavia_desktop.engine import doudizhu
from cardavia_desktop.engine.actions import Action, Bid, Pass
from cardavia_desktop.engine.events import BidMade, NobodyBid
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.refusal import Reason
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.table_session import HUMAN
from cardavia_desktop.session.thinker import InlineThinker
from tests.session.tables import PLAYERS, PromptTable, doudizhu_view, over


@pytest.fixture
def session(qapp: QApplication) -> Iterator[Session]:
    assert qapp
    made = Session(InlineThinker(), Random(1))
    yield made
    made.close()


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
