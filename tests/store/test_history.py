"""Finished deals are kept, counted and given out again."""

import csv
import json
import sqlite3
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store.history import Filter, History, record_deal, record_match
from tests.store.records import LOST, NOON, WON, deal_record, fill, guandan, match_record, played

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
    assert history.page().total == 0
    assert history.match("0" * 16) is None


def test_totals(history: History) -> None:
    ends = [LOST, WON, WON, LOST, replace(LOST, spring="spring"), WON]
    fill(history, *(deal_record(number, end) for number, end in enumerate(ends)))
    fill(history, deal_record(10, LOST, "hard"), deal_record(11, LOST, "hard"))
    easy, hard = history.totals()
    assert (easy.game, easy.opponents) == ("doudizhu", "easy")
    assert (easy.deals, easy.won, easy.win_rate) == (6, 3, 0.5)
    assert easy.score == 6
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
    history.export_csv(tmp_path / "deals.csv", history.deals())
    with (tmp_path / "deals.csv").open(encoding="utf-8-sig", newline="") as file:
        first, second = csv.DictReader(file)
    assert (first["won"], first["score"], first["finished"]) == ("1", "4", "2031-05-17T21:00:00Z")
    assert first["opponents"] == "'=HYPERLINK(1)", "a spreadsheet must not calculate it"
    assert second["places"] == ",".join(map(str, record.outcome.places))
    assert int(second["score"]) == record.outcome.score
    history.export_json(tmp_path / "deals.json", history.deals(Filter(game="guandan")))
    document = json.loads((tmp_path / "deals.json").read_text(encoding="utf-8"))
    assert [deal["match"] for deal in document["deals"]] == [match.identity]
    (kept,) = document["matches"]
    assert codec.loads(json.dumps(kept["log"]), GAMES).log == match.log


def test_an_empty_history_exports_its_headings(history: History, tmp_path: Path) -> None:
    history.export_csv(tmp_path / "deals.csv", history.deals())
    assert (tmp_path / "deals.csv").read_bytes().startswith(b"\xef\xbb\xbfmatch,number,finished,")


def test_reset_leaves_nothing_in_the_file(history: History, path: Path) -> None:
    history.record(deal_record(1, opponents="somebody"), match_record(1, log="a secret log"))
    assert b"a secret log" in path.read_bytes()
    history.reset()
    assert history.page().total == 0
    assert history.match(f"{1:016x}") is None
    assert b"a secret log" not in path.read_bytes()
    assert b"somebody" not in path.read_bytes()


def test_reset_leaves_nothing_in_a_file_that_cannot_be_made_smaller(
    history: History, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There may be no room for its smaller copy; the deals are gone all the same."""
    history.record(deal_record(1, opponents="somebody"), match_record(1, log="a secret log" * 1000))
    connect = sqlite3.connect

    def cramped(name: Path, *, timeout: float, isolation_level: None) -> sqlite3.Connection:
        connection = connect(name, timeout=timeout, isolation_level=isolation_level)
        # The smaller copy is a database that is attached.
        connection.set_authorizer(
            lambda action, *_: sqlite3.SQLITE_DENY if action == sqlite3.SQLITE_ATTACH else sqlite3.SQLITE_OK
        )
        return connection

    monkeypatch.setattr(sqlite3, "connect", cramped)
    history.reset()
    assert history.page().total == 0
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
