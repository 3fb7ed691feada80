"""Finished deals are kept, counted and given out again."""

import csv
import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.outcome import Outcome
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store.history import (
    BegunAnew,
    DealRecord,
    Filter,
    History,
    HistoryError,
    Trouble,
    record_deal,
    record_match,
)
from cardavia_desktop.store.history.database import opened
from cardavia_desktop.store.history.schema import APPLICATION, STEPS, VERSION
from tests.store.records import LOST, NOON, WON, deal_record, guandan, match_record, played

MARK = f"PRAGMA application_id = {APPLICATION}"
FIXTURES = Path(__file__).parents[1] / "data" / "history"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "history.db"


@pytest.fixture
def history(path: Path) -> History:
    return History(path)


def fill(history: History, *records: DealRecord) -> None:
    for record in records:
        assert history.record(record, match_record(int(record.match, 16))) is None


# What is kept


@pytest.mark.parametrize("game", GAMES)
def test_a_played_deal_comes_back_whole(history: History, game: str) -> None:
    match = played(GAMES[game], 3, deals=2)
    record = record_deal(match, 0, NOON)
    history.record(record, record_match(match))
    assert history.page().deals == (record,)
    kept = history.match(match.identity)
    assert kept is not None
    assert kept.code == str(match.code)
    assert kept.players == match.players
    assert codec.loads(kept.log, GAMES).log == match.log


@pytest.mark.parametrize("game", GAMES)
def test_a_record_says_what_the_table_saw(game: str) -> None:
    for number in range(4):
        match = played(GAMES[game], number, deals=2)
        record = record_deal(match, 0, NOON)
        view = match.state.observe(0)
        assert view.result is not None
        end = record.outcome
        assert (end.won, end.score) == (0 in view.result.winners, view.result.scores[0])
        assert record.number == match.deals
        assert record.opponents == "easy"
        assert record.plies >= len(view.history)
        if game == "doudizhu":
            assert end.match_won is end.won
            assert abs(end.score) % (2 if end.role == "landlord" else 1) == 0
        else:
            assert sorted(end.places) == [0, 1, 2, 3]
            assert (end.places[0] % 2 == 0) == end.won
            assert end.levels_after[not end.won] > end.levels_before[not end.won] or end.score == 0


def test_a_deal_that_has_not_ended_is_not_recorded() -> None:
    match = played(GAMES["guandan"], 1)
    assert match.code is not None
    match.deal(match.code.deal(2))
    with pytest.raises(ValueError, match="not the end"):
        record_deal(match, 0, NOON)


def test_a_deal_that_ends_anew_replaces_its_first_end(history: History) -> None:
    fill(history, deal_record(1), deal_record(2))
    fill(history, deal_record(1, WON, undos=1))
    assert history.page().deals == (deal_record(1, WON, undos=1), deal_record(2))


# What it adds up to


def test_nothing_played_adds_up_to_nothing(history: History) -> None:
    assert history.totals() == ()
    assert history.by_day() == ()
    assert history.by_batch() == ()
    assert history.page().total == 0
    assert history.match("0" * 16) is None


def test_totals(history: History) -> None:
    ends = [LOST, WON, WON, LOST, replace(LOST, spring="spring"), WON]
    fill(history, *(deal_record(number, end) for number, end in enumerate(ends)))
    fill(history, deal_record(10, LOST, "hard"), deal_record(11, LOST, "hard"))
    easy, hard = history.totals()
    assert (easy.game, easy.opponents) == ("doudizhu", "easy")
    assert (easy.deals, easy.won, easy.win_rate) == (6, 3, 0.5)
    assert (easy.score, easy.mean_score) == (6, 1.0)
    assert (easy.streak, easy.best_streak) == (1, 2)
    assert (easy.bombs, easy.springs, easy.springs_against) == (9, 3, 1)
    assert (easy.matches_won, easy.matches_lost) == (3, 3)
    assert easy.highest_level == ""
    assert (hard.deals, hard.won, hard.streak, hard.best_streak) == (2, 0, -2, 0)


def test_the_highest_level_is_that_of_the_game_not_of_the_alphabet(history: History) -> None:
    for number, level in enumerate(["9", "T", "K", "J"]):
        fill(history, replace(deal_record(number, guandan(WON, level)), game="guandan"))
    (total,) = history.totals()
    assert total.highest_level == "K"
    assert (total.matches_won, total.matches_lost) == (0, 0)


def test_deals_with_undos_can_be_left_out(history: History) -> None:
    fill(history, deal_record(1, WON, undos=2), deal_record(2))
    honest = Filter(with_undos=False)
    assert history.totals(honest)[0].won == 0
    assert history.page(honest).deals == (deal_record(2),)
    assert history.totals()[0].won == 1


def test_a_point_for_every_so_many_deals(history: History) -> None:
    fill(history, *(deal_record(number, WON if number % 3 else LOST) for number in range(7)))
    points = history.by_batch(size=3)
    assert [(point.deals, point.won, point.score) for point in points] == [(3, 2, 6), (3, 2, 6), (1, 0, -2)]


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system cannot change its time zone for a test")
def test_a_point_for_every_day_where_the_person_lives(
    history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(history, *(deal_record(number) for number in range(20)))
    days = []
    for zone in ("UTC0", "UTC-9"):  # the sign is POSIX's: nine hours ahead
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        days.append([(point.day, point.deals) for point in history.by_day()])
    monkeypatch.undo()
    time.tzset()
    assert days[0] == [("2031-05-17", 12), ("2031-05-18", 8)]
    assert days[1] == [("2031-05-17", 3), ("2031-05-18", 17)]


# What is listed


def test_pages_and_filters(history: History) -> None:
    fill(history, *(deal_record(number, WON if number % 2 else LOST) for number in range(10)))
    fill(history, deal_record(20, LOST, "hard"))
    page = history.page(offset=3, limit=4)
    assert page.total == 11
    assert [int(record.match, 16) for record in page.deals] == [7, 6, 5, 4]
    assert history.page(offset=99).deals == ()

    def matches(wanted: Filter) -> list[int]:
        return [int(record.match, 16) for record in history.page(wanted).deals]

    assert matches(Filter(opponents="hard")) == [20]
    assert matches(Filter(game="guandan")) == []
    assert matches(Filter(won=True, opponents="easy")) == [9, 7, 5, 3, 1]
    assert matches(Filter(role="landlord")) == [9, 7, 5, 3, 1]
    since, until = NOON + timedelta(hours=2), NOON + timedelta(hours=5)
    assert matches(Filter(since=since, until=until)) == [4, 3, 2]
    assert matches(Filter(opponents="' OR 1 --")) == []


def test_export(history: History, tmp_path: Path) -> None:
    match = played(GAMES["guandan"], 5)
    record = record_deal(match, 0, NOON)
    history.record(record, record_match(match))
    fill(history, deal_record(9, WON, opponents="=HYPERLINK(1)"))
    history.export_csv(tmp_path / "deals.csv")
    with (tmp_path / "deals.csv").open(encoding="utf-8-sig", newline="") as file:
        first, second = csv.DictReader(file)
    assert (first["won"], first["score"], first["finished"]) == ("1", "4", "2031-05-17T21:00:00Z")
    assert first["opponents"] == "'=HYPERLINK(1)", "a spreadsheet must not calculate it"
    assert second["places"] == ",".join(map(str, record.outcome.places))
    assert int(second["score"]) == record.outcome.score
    history.export_json(tmp_path / "deals.json", Filter(game="guandan"))
    document = json.loads((tmp_path / "deals.json").read_text(encoding="utf-8"))
    assert [deal["match"] for deal in document["deals"]] == [match.identity]
    (kept,) = document["matches"]
    assert codec.loads(json.dumps(kept["log"]), GAMES).log == match.log


def test_an_empty_history_exports_its_headings(history: History, tmp_path: Path) -> None:
    history.export_csv(tmp_path / "deals.csv")
    assert (tmp_path / "deals.csv").read_bytes().startswith(b"\xef\xbb\xbfmatch,number,finished,")


def test_reset_leaves_nothing_in_the_file(history: History, path: Path) -> None:
    history.record(deal_record(1, opponents="somebody"), match_record(1, log="a secret log"))
    assert b"a secret log" in path.read_bytes()
    history.reset()
    assert history.page().total == 0
    assert history.match(f"{1:016x}") is None
    assert b"a secret log" not in path.read_bytes()
    assert b"somebody" not in path.read_bytes()


def test_names_in_any_characters_are_kept(history: History) -> None:
    match = played(GAMES["doudizhu"], 1)
    match.players = ("", "hàrd 🀄", "\ud800")
    history.record(record_deal(match, 0, NOON), record_match(match))
    (record,) = history.page().deals
    assert record.opponents == "hàrd 🀄+?"
    kept = history.match(match.identity)
    assert kept is not None
    assert kept.players == match.players


# Versions


def test_version_1_is_read(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FIXTURES / "version-1.sql").read_text(encoding="utf-8"))
    history = History(path)
    assert history.prepare() is None
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
        assert error.value.kept is None
    assert path.read_bytes() == before
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


# Faults


def damaged(path: Path) -> Iterator[tuple[str, bytes]]:
    whole = path.read_bytes()
    yield "rubbish", os.urandom(5_000)
    yield "text", b"not a database at all\n" * 400
    yield "cut", whole[: len(whole) // 2]
    yield "short", whole[:50]
    yield "overwritten", whole[:4096] + os.urandom(4096) + whole[8192:]


def test_a_broken_database_is_put_aside_and_a_new_one_begun(history: History, path: Path) -> None:
    fill(history, *(deal_record(number) for number in range(40)))
    whole = path.read_bytes()
    for name, content in damaged(path):
        path.write_bytes(content)
        anew = history.record(deal_record(50), match_record(50))
        assert isinstance(anew, BegunAnew), name
        assert anew.kept.read_bytes() == content, name
        assert history.page().deals == (deal_record(50),), name
        anew.kept.unlink()
        path.write_bytes(whole)
    assert history.page().total == 40


def test_a_broken_database_is_noticed_when_it_is_read(history: History, path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"rubbish" * 1000)
    with pytest.raises(HistoryError) as error:
        history.totals()
    assert error.value.trouble is Trouble.BROKEN
    assert error.value.kept is not None
    assert error.value.kept.read_bytes() == b"rubbish" * 1000
    assert history.totals() == ()


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
    history: History, path: Path, statements: list[str]
) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
    content = path.read_bytes()
    anew = history.prepare()
    assert isinstance(anew, BegunAnew)
    assert anew.kept.read_bytes() == content
    assert history.page().total == 0


def test_a_trigger_planted_in_the_file_does_not_run(history: History, path: Path) -> None:
    fill(history, deal_record(1))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TRIGGER planted AFTER INSERT ON deals BEGIN DELETE FROM matches; END")
    assert isinstance(history.record(deal_record(2), match_record(2)), BegunAnew)
    assert history.match(f"{2:016x}") is not None


def test_values_that_no_program_wrote_are_not_believed(history: History, path: Path) -> None:
    fill(history, deal_record(1))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE deals SET finished = 'yesterday'")
        connection.commit()
    with pytest.raises(HistoryError) as error:
        history.page()
    assert error.value.trouble is Trouble.BROKEN
    assert error.value.kept is not None


def test_a_journal_goes_with_its_database(history: History, path: Path) -> None:
    fill(history, deal_record(1))
    journal = path.with_name("history.db-journal")
    path.write_bytes(b"rubbish" * 1000)
    journal.write_bytes(b"left behind")
    with pytest.raises(HistoryError):
        history.totals()
    assert not journal.exists()
    assert history.totals() == ()


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
        assert (error.value.trouble, error.value.kept) == (Trouble.BROKEN, None)
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

    def small(*args: object, **kwargs: object) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **kwargs)  # type: ignore[call-overload]
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
