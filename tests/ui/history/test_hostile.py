"""A database that somebody has prepared: every page of past deals shows what is there, or says why not."""

from datetime import timedelta
from pathlib import Path

from PySide6.QtCore import Qt

from cardavia_desktop.agents.review import judge_of
from cardavia_desktop.engine import codec
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store.history import History, database, record_deal, record_match, rows
from cardavia_desktop.ui.history.deals_model import COLUMNS
from cardavia_desktop.ui.main_window import MainWindow
from tests.store.records import NOON, deal_record, match_record
from tests.ui.history.conftest import OpenPast, ended, keep, page_of, replay_of
from tests.ui.shell.conftest import settle

LARGEST = (1 << 63) - 1
NUMBERS = (LARGEST, -LARGEST - 1, -1, 0)
TEXTS = ("", "\x00", "A" * 100_000, "<b>bold</b><img src=x>", "%1 %2", "\u202e evil", "NaN", "10", "A")
PLANTED: tuple[tuple[str, int | str], ...] = (
    *((column, value) for column in ("number", "seat", "won", "score", "bombs") for value in NUMBERS),
    *((column, value) for column in ("match_won", "undos", "plies") for value in NUMBERS),
    *(
        (column, value)
        for column in ("opponents", "role", "spring", "level", "own_level_before", "own_level_after")
        for value in TEXTS
    ),
    *(("finished", f"{day}Z") for day in ("0001-01-01T00:00:00", "9999-12-31T23:59:59")),
    *(("places", places) for places in ("9,9,9", "0," * 10_000 + "0", f"{LARGEST}0")),
    *(("game", game) for game in ("", "chess", "guandan", "doudizhu")),
)
"""What is written over a column of a deal that was kept."""

TO_BE_REPLAYED = ("number", "seat", "game")


def plant(history: History) -> list[str]:
    """Keep a deal for each value, the value in its place; return the columns, the first deal's first."""
    columns = []
    matches = [ended(name) for name in ("ddz-won", "gd-won")]
    with database.opened(history._path) as connection, database.transaction(connection):
        for number, (column, value) in enumerate(PLANTED, 1):
            match = matches[number % 2]
            match.identity = f"{number:016x}"
            rows.write_match(connection, record_match(match))
            rows.write_deal(connection, record_deal(match, 0, NOON + timedelta(days=number)))
            update = " ".join(("UPDATE deals SET", column, "= ? WHERE match = ?"))
            connection.execute(update, (value, match.identity))
            columns.append(column)
    return columns


def dismiss_all(window: MainWindow) -> None:
    while window.notice:
        window.dismiss_notice()


def test_values_that_no_program_wrote(open_past: OpenPast, history: History, tmp_path: Path) -> None:
    columns = plant(history)
    window = open_past()
    for tab in ("deals", "statistics", "achievements"):
        window.past.show_list(tab)
        settle()
    page = page_of(window)
    for game in ("guandan", "doudizhu"):
        page.statistics.show_game(game)
        settle()
    page.show_tab("deals")
    for place in range(len(COLUMNS)):
        page.deals.table.sortByColumn(place, Qt.SortOrder.AscendingOrder)
        settle()
    page.deals.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    page.deals.search.setText("won")
    page.deals.search.setText("")
    for kind in ("csv", "json"):
        page.deals.export(tmp_path / f"deals.{kind}", kind)
        assert (tmp_path / f"deals.{kind}").stat().st_size > 1000
    dismiss_all(window)
    for row in range(len(columns)):
        window.past.show_list("deals")
        deal = page.deals.model.deal(row)
        if columns[int(deal.match, 16) - 1] in TO_BE_REPLAYED:
            page.deals.select(row)
            page.deals.button("replay").click()
            settle()
            shown = window.past.replay_page is not None and replay_of(window).isVisible()
            assert shown or "cannot be shown" in window.notice, deal
            dismiss_all(window)
    window.past._note_latest()
    assert history.page(limit=1).total == len(columns), "what could be read is not put aside"


def test_reviews_that_no_program_wrote(open_past: OpenPast, history: History) -> None:
    record = keep(history, "ddz-won")
    judge = judge_of("doudizhu")
    for accuracy in (9e999, -9e999, 1e308, -0.1, 1.1):
        history.keep_review(record.match, 1, judge, accuracy, "[" * 100_000)
        assert history.accuracies() == {}
        window = open_past()
        window.past.show_list("deals")
        page_of(window).deals.button("replay").click()
        settle()
        assert replay_of(window).review is None


def test_a_log_of_many_levels_is_exported(history: History, tmp_path: Path) -> None:
    """What Python's reader still takes may be too deep for its writer."""
    for levels in (100, 300, 500, 800, 950):
        nested = match_record(levels, log="[" * levels + "]" * levels)
        history.record(deal_record(levels), nested)
    history.export_json(tmp_path / "deals.json", history.deals())
    assert (tmp_path / "deals.json").stat().st_size > 1000


def test_a_name_for_a_log_of_many_levels() -> None:
    text = codec.dumps(ended("ddz-won"), "test")
    for levels in (100, 500, 900, 970):
        deep = text.replace("{", '{"x":' + "[" * levels + "]" * levels + ",", 1)
        try:
            assert codec.peek(codec.renamed(deep, "name")).name == "name"
        except codec.LogError:
            continue
    assert codec.loads(codec.renamed(text, "name"), GAMES).name == "name"
