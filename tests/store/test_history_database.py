"""The history's database: its versions, and what becomes of one that is broken or cannot be reached."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.outcome import Outcome
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store.history import (
    ALL,
    Damage,
    History,
    HistoryError,
    Rest,
    Trouble,
    record_deal,
    rows,
)
from cardavia_desktop.store.history.database import opened
from cardavia_desktop.store.history.schema import APPLICATION, STEPS, VERSION
from tests.store.records import deal_record, fill, match_record

MARK = f"PRAGMA application_id = {APPLICATION}"
FIXTURES = Path(__file__).parents[1] / "data" / "history"


# Versions


def test_version_1_is_read(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FIXTURES / "version-1.sql").read_text(encoding="utf-8"))
    history = History(path)
    history.prepare()
    latest, first = history.page().deals
    assert (latest.game, latest.number, latest.undos) == ("guandan", 2, 1)
    assert first.outcome == Outcome(
        won=False,
        score=-2,
        match_won=False,
        bombs=1,
        role="farmer",
        spring="spring",
    )
    kept = history.match(latest.match)
    assert kept is not None
    match = codec.loads(kept.log, GAMES)
    match.identity = latest.match
    assert record_deal(match, 0, latest.finished) == replace(latest, undos=0)


def test_an_older_version_is_lifted_and_keeps_its_deals(history: History, path: Path) -> None:
    fill(history, deal_record(1))
    steps = (*STEPS, ("ALTER TABLE deals ADD COLUMN rating REAL", "CREATE INDEX days ON deals (finished)"))
    with opened(path, steps) as connection:
        assert connection.execute("SELECT number, rating FROM deals").fetchall() == [(1, None)]
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION + 1,)
    with opened(path, steps):
        pass


def test_a_step_that_fails_changes_nothing(history: History, path: Path) -> None:
    fill(history, deal_record(1))
    before = path.read_bytes()
    steps = (*STEPS, ("ALTER TABLE deals ADD COLUMN rating REAL", "DROP TABLE nothing"))
    with pytest.raises(sqlite3.OperationalError, match="nothing"), opened(path, steps):
        pass
    assert path.read_bytes() == before
    assert history.page().total == 1


def test_a_newer_version_is_refused_and_kept(history: History, path: Path) -> None:
    fill(history, deal_record(1))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    for refused in (
        history.prepare,
        history.totals,
        history.reset,
        lambda: history.record(deal_record(2), match_record(2)),
    ):
        with pytest.raises(HistoryError) as error:
            refused()
        assert error.value.trouble is Trouble.NEWER
    assert path.read_bytes() == before
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


# Faults


def damaged(path: Path) -> Iterator[tuple[str, bytes]]:
    whole = path.read_bytes()
    yield "rubbish", os.urandom(5_000)
    yield "text", b"not a database at all\n" * 400
    yield "cut", whole[: len(whole) // 2]
    yield "short", whole[:50]


def test_a_broken_database_is_put_aside_and_a_new_one_begun(
    history: History, path: Path, damages: list[Damage]
) -> None:
    fill(history, *(deal_record(number) for number in range(40)))
    whole = path.read_bytes()
    for name, content in damaged(path):
        path.write_bytes(content)
        history.record(deal_record(50), match_record(50))
        (damage,) = damages
        damages.clear()
        assert damage.rest is Rest.NOTHING, name
        assert damage.kept.read_bytes() == content, name
        assert history.page().deals == (deal_record(50),), name
        damage.kept.unlink()
        path.write_bytes(whole)
    assert history.page().total == 40
    assert not damages


def test_a_database_in_a_format_that_no_sqlite_knows_is_put_aside(
    history: History, path: Path, damages: list[Damage]
) -> None:
    fill(history, deal_record(1))
    content = bytearray(path.read_bytes())
    content[44:48] = b"\xad\x7fe\x9b"  # the schema's format number, 1 to 4 in any file
    path.write_bytes(content)
    assert history.page().total == 0
    assert [damage.rest for damage in damages] == [Rest.NOTHING]
    fill(history, deal_record(2))
    assert len(history.page().deals) == 1


def test_a_broken_database_is_noticed_when_it_is_read(
    history: History, path: Path, damages: list[Damage]
) -> None:
    path.parent.mkdir()
    path.write_bytes(b"rubbish" * 1000)
    assert history.totals() == ()
    assert [damage.kept.read_bytes() for damage in damages] == [b"rubbish" * 1000]
    assert history.totals() == ()
    assert len(damages) == 1, "told once"


@pytest.mark.parametrize(
    "statements",
    [
        ["CREATE TABLE songs (title TEXT)"],
        [f"PRAGMA application_id = {APPLICATION}", "PRAGMA user_version = 1"],
        [
            "CREATE TABLE deals (number INTEGER)",
            f"PRAGMA application_id = {APPLICATION}",
            "PRAGMA user_version = 1",
        ],
        ["PRAGMA user_version = 1"],
        [f"PRAGMA application_id = {APPLICATION}", "PRAGMA user_version = -4"],
    ],
    ids=["another program's", "no tables", "other columns", "not marked", "before the first version"],
)
def test_a_database_that_is_no_history_is_put_aside(
    history: History, path: Path, damages: list[Damage], statements: list[str]
) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
    content = path.read_bytes()
    history.prepare()
    assert [damage.kept.read_bytes() for damage in damages] == [content]
    assert history.page().total == 0


def test_a_trigger_planted_in_the_file_does_not_run(
    history: History, path: Path, damages: list[Damage]
) -> None:
    fill(history, deal_record(1))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TRIGGER planted AFTER INSERT ON deals BEGIN DELETE FROM matches; END")
    history.record(deal_record(2), match_record(2))
    assert [damage.rest for damage in damages] == [Rest.NOTHING]
    assert history.match(f"{2:016x}") is not None


def test_a_journal_goes_with_its_database(history: History, path: Path) -> None:
    fill(history, deal_record(1))
    journal = path.with_name("history.db-journal")
    path.write_bytes(b"rubbish" * 1000)
    journal.write_bytes(b"left behind")
    assert history.totals() == ()
    assert not journal.exists()


def test_a_file_that_cannot_be_put_aside_stays(
    history: History, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    path.write_bytes(b"rubbish" * 1000)

    def refuse(_path: Path, _target: Path) -> Path:
        raise PermissionError("not here")

    monkeypatch.setattr(Path, "rename", refuse)
    for _time in range(2):
        with pytest.raises(HistoryError) as error:
            history.record(deal_record(1), match_record(1))
        assert error.value.trouble is Trouble.BROKEN
    assert path.read_bytes() == b"rubbish" * 1000


def test_a_database_that_another_program_holds_is_not_waited_for(history: History, path: Path) -> None:
    fill(history, deal_record(1))
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        before = time.monotonic()
        with pytest.raises(HistoryError) as error:
            history.record(deal_record(2), match_record(2))
        assert time.monotonic() - before < 5
    assert error.value.trouble is Trouble.BUSY
    assert history.page().deals == (deal_record(1),)


def test_a_full_disk_loses_nothing(history: History, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(history, deal_record(1))
    before = path.read_bytes()
    connect = sqlite3.connect

    def small(place: Path, *, timeout: float, isolation_level: None) -> sqlite3.Connection:
        connection = connect(place, timeout=timeout, isolation_level=isolation_level)
        pages = len(before) // connection.execute("PRAGMA page_size").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(sqlite3, "connect", small)
    with pytest.raises(HistoryError) as error:
        history.record(deal_record(2), match_record(2, log="x" * 100_000))
    assert error.value.trouble is Trouble.FULL
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert history.page().deals == (deal_record(1),)


def test_a_folder_that_is_a_file_is_told_as_unreachable(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(HistoryError) as error:
        History(tmp_path / "data" / "history.db").prepare()
    assert error.value.trouble is Trouble.UNREACHABLE


def test_a_folder_that_has_gone_is_made_again(history: History, path: Path) -> None:
    fill(history, deal_record(1))
    path.unlink()
    path.parent.rmdir()
    fill(history, deal_record(2))
    assert history.page().deals == (deal_record(2),)


def test_an_sqlite_older_than_the_tables_need_is_told_as_unreachable(
    history: History, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    with pytest.raises(HistoryError, match="too old") as error:
        history.totals()
    assert error.value.trouble is Trouble.UNREACHABLE
    assert not path.exists()


def test_a_text_longer_than_any_is_a_broken_database(path: Path) -> None:
    History(path).prepare()
    with pytest.raises(HistoryError) as caught, opened(path) as connection:
        connection.execute("SELECT zeroblob(2000000000)").fetchall()
    assert caught.value.trouble is Trouble.BROKEN


def lax(**changes: object) -> sqlite3.Connection:
    """Return tables that take values of any type, as what is left of damaged ones, with one deal."""
    connection = sqlite3.connect(":memory:")
    connection.execute(
        " ".join(("CREATE TABLE deals (sequence INTEGER PRIMARY KEY,", ", ".join(rows.COLUMNS), ")"))
    )
    values = {**rows.values_of(deal_record(1)), **changes}
    places = ", ".join("?" for _ in rows.COLUMNS)
    connection.execute(
        " ".join(("INSERT INTO deals VALUES (NULL,", places, ")")), [values[name] for name in rows.COLUMNS]
    )
    return connection


@pytest.mark.parametrize("value", [None, 0.5, b"\x00"])
@pytest.mark.parametrize("column", rows.COLUMNS)
def test_a_value_of_another_type_is_a_broken_database(column: str, value: object) -> None:
    with closing(lax(**{column: value})) as connection:
        if (column, value) == ("match_won", None):
            assert rows.read_deals(connection, ALL)[0].outcome.match_won is None
            return
        with pytest.raises(HistoryError) as caught:
            rows.read_deals(connection, ALL)
        assert caught.value.trouble is Trouble.BROKEN
        if column in {"game", "opponents", "won", "score", "own_level_after", "bombs", "spring", "match_won"}:
            with pytest.raises(HistoryError):
                list(rows.scan(connection, ALL))


@pytest.mark.parametrize("column", ["game", "code", "players", "log"])
def test_a_match_with_a_value_of_another_type_is_a_broken_database(column: str) -> None:
    values = {"id": "m", "game": "doudizhu", "code": "", "players": "[]", "log": "{}", column: None}
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE matches (id, game, code, players, log)")
        connection.execute("INSERT INTO matches VALUES (:id, :game, :code, :players, :log)", values)
        with pytest.raises(HistoryError):
            rows.read_match(connection, "m")


def test_a_sound_deal_is_read_from_such_tables() -> None:
    with closing(lax()) as connection:
        assert rows.read_deals(connection, ALL) == (deal_record(1),)
        assert len(list(rows.scan(connection, ALL))) == 1
