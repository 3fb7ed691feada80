"""Each deal is recorded once, at its end, and a history that fails stops nothing."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.match import Decision
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.recorder import Recorder
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.table_session import HUMAN
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store.history import (
    Damage,
    DealRecord,
    History,
    HistoryError,
    MatchRecord,
    Trouble,
    WaitingDeals,
    record_deal,
)
from tests.store.records import NOON, played

LAST_BY_THE_PERSON = {"doudizhu": 3, "guandan": 4}
"""Numbers of matches whose first deal ends with a decision of the person."""


class Table:
    """A session, its recorder and a history in a folder."""

    def __init__(self, path: Path) -> None:
        self.damages: list[Damage] = []
        self.history = History(path, self.damages.append)
        self.session = Session(InlineThinker(), Random(1))
        self.waiting = path.with_name("waiting.json")
        self.recorder = Recorder(self.session, self.history, WaitingDeals(self.waiting), clock=lambda: NOON)
        self.troubles: list[Trouble] = []
        self.recorder.failed.connect(self.troubles.append)

    def records(self) -> tuple[DealRecord, ...]:
        return self.history.page().deals

    def almost_over(self, game: str) -> Action:
        """Put a match on the table in which the person ends the deal; return the decision that does it."""
        match = played(GAMES[game], LAST_BY_THE_PERSON[game])
        last = match.log[-1]
        assert isinstance(last, Decision)
        assert last.seat == HUMAN, "choose another number"
        match.undo(HUMAN)
        match.deal_undos[-1] = 0
        self.session.resume(codec.loads(codec.dumps(match, "test"), GAMES))
        return last.action


@pytest.fixture
def table(qapp: QApplication, tmp_path: Path) -> Iterator[Table]:
    assert qapp
    made = Table(tmp_path / "history.db")
    yield made
    made.session.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_recorded_when_it_ends(table: Table, game: str) -> None:
    last = table.almost_over(game)
    assert table.records() == ()
    table.session.act(last)
    (record,) = table.records()
    assert (record.game, record.finished, record.undos) == (game, NOON, 0)
    assert not table.troubles


def test_resuming_a_match_at_the_end_of_a_deal_records_nothing_again(table: Table, tmp_path: Path) -> None:
    table.session.act(table.almost_over("guandan"))
    before = table.records()
    assert table.session.match is not None
    text = codec.dumps(table.session.match, "test")
    again = Table(tmp_path / "history.db")
    again.session.resume(codec.loads(text, GAMES))
    assert again.records() == before
    again.session.close()


def test_a_decision_made_twice_ends_one_deal(table: Table, tmp_path: Path) -> None:
    """As when the program dies after the deal was recorded and before the match was saved."""
    last = table.almost_over("guandan")
    assert table.session.match is not None
    saved = codec.dumps(table.session.match, "test")
    table.session.act(last)
    again = Table(tmp_path / "history.db")
    again.session.resume(codec.loads(saved, GAMES))
    again.session.act(last)
    assert len(again.records()) == 1
    again.session.close()


def test_an_end_taken_back_is_replaced_by_the_last_one_and_marked(table: Table) -> None:
    last = table.almost_over("guandan")
    table.session.act(last)
    table.session.undo()
    assert len(table.records()) == 1
    table.session.act(last)
    (record,) = table.records()
    assert record.undos == 1


def test_undos_count_in_the_deal_in_which_they_were_made() -> None:
    match = played(GAMES["guandan"], LAST_BY_THE_PERSON["guandan"], deals=2)
    match.deal_undos = [3, 0]
    read = codec.loads(codec.dumps(match, "test"), GAMES)
    assert read.undos == 3
    assert record_deal(read, HUMAN, NOON).undos == 0


def test_a_match_without_a_person_is_not_recorded(table: Table) -> None:
    match = played(GAMES["doudizhu"], LAST_BY_THE_PERSON["doudizhu"])
    match.players = ("easy", "easy", "easy")
    last = match.log[-1]
    assert isinstance(last, Decision)
    match.undo(HUMAN)
    table.session.resume(match)
    table.session.act(last.action)
    assert table.records() == ()


def test_deals_wait_while_the_history_fails(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_deal: DealRecord, _match: MatchRecord) -> None:
        raise HistoryError(Trouble.FULL, "no space left")

    monkeypatch.setattr(table.history, "record", full)
    for game in GAMES:
        table.session.act(table.almost_over(game))
    assert table.troubles == [Trouble.FULL], "told once"
    assert table.session.match is not None
    assert table.session.match.state.to_act is None, "play goes on"
    monkeypatch.undo()
    assert table.records() == ()
    table.recorder.keep()
    assert [record.game for record in table.records()] == ["guandan", "doudizhu"]


def test_deals_that_could_not_be_kept_are_kept_at_the_next_start(table: Table, tmp_path: Path) -> None:
    """As when a backup holds the history for as long as the program runs, and the program is killed."""
    with closing(sqlite3.connect(tmp_path / "history.db")) as other:
        other.execute("BEGIN EXCLUSIVE")
        for game in GAMES:
            table.session.act(table.almost_over(game))
        assert table.troubles == [Trouble.BUSY]
    again = Table(tmp_path / "history.db")
    assert again.records() == ()
    again.recorder.keep()
    kept = again.records()
    assert [record.game for record in kept] == ["guandan", "doudizhu"]
    match = again.history.match(kept[0].match)
    assert match is not None
    assert codec.loads(match.log, GAMES).game is GAMES["guandan"]
    assert not again.waiting.exists()
    again.session.close()


def test_deals_that_wait_are_forgotten_with_the_others(table: Table, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "history.db")) as other:
        other.execute("BEGIN EXCLUSIVE")
        table.session.act(table.almost_over("doudizhu"))
    assert table.waiting.exists()
    table.recorder.forget()
    assert not table.waiting.exists()
    table.recorder.keep()
    assert table.records() == ()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b'{"format": 2, "waiting": []}',
        b'{"format": 1, "waiting": [{"deal": [1], "match": null}]}',
        b"[" * 100_000,
    ],
)
def test_a_file_of_deals_that_wait_and_cannot_be_read_is_not_written_over(
    tmp_path: Path, qapp: QApplication, content: bytes
) -> None:
    assert qapp
    path = tmp_path / "waiting.json"
    path.write_bytes(content)
    made = Table(tmp_path / "history.db")
    with closing(sqlite3.connect(tmp_path / "history.db")) as other:
        other.execute("BEGIN EXCLUSIVE")
        made.session.act(made.almost_over("doudizhu"))
    made.session.close()
    assert len(WaitingDeals(path).load()) == 1
    assert content in [entry.read_bytes() for entry in tmp_path.iterdir()]


def test_a_broken_history_is_told_and_begun_anew(table: Table, tmp_path: Path) -> None:
    (tmp_path / "history.db").write_bytes(b"rubbish" * 1000)
    table.session.act(table.almost_over("doudizhu"))
    assert [damage.kept.read_bytes() for damage in table.damages] == [b"rubbish" * 1000]
    assert len(table.records()) == 1
    assert not table.troubles
