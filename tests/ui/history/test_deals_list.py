"""The list of past deals: what it shows, filters, sorts and exports."""

import csv
import json
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QStyle, QStyleOptionFrame

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store.history import (
    History,
    database,
    rows,
)
from cardavia_desktop.ui.history.deals_model import COLUMNS
from cardavia_desktop.ui.history.deals_tab import DealsTable
from cardavia_desktop.ui.history.history_page import HistoryPage
from cardavia_desktop.ui.language import Language
from tests.store.records import LOST, NOON, WON, deal_record, fill, match_record
from tests.ui.history.conftest import LEFT, OpenPast, column, ended, keep, key, page_of
from tests.ui.shell.conftest import settle
from tools.shots.pseudo import CODE
from tools.shots.stand import Stand
from tools.shots.states import STATES


def choose(page: HistoryPage, box: str, data: str) -> None:
    found = page.deals.box(box)
    found.setCurrentIndex(found.findData(data))
    found.activated.emit(found.currentIndex())


def test_the_list_is_reached_by_keyboard_and_left_by_it(open_past: OpenPast, history: History) -> None:
    fill(history, *(deal_record(number, WON if number % 2 else LOST) for number in range(1, 6)))
    window = open_past()
    window.open_game("doudizhu")
    key(window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    page = page_of(window)
    assert page.isVisible()
    assert page.tab == "deals"
    assert column(page, "score") == ["+4", "−2", "+4", "−2", "+4"], "the latest first"
    assert window.bar.pages.button("history").isChecked()
    key(QApplication.focusWidget() or page, Qt.Key.Key_Escape)
    assert window.table.isVisible()
    key(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert page.tab == "statistics"
    QTest.mouseClick(page.tabs.button("achievements"), LEFT)
    assert page.tab == "achievements"
    QTest.mouseClick(window.bar.pages.button("table"), LEFT)
    assert window.table.isVisible()


def test_filters_and_words_let_through_what_they_say(open_past: OpenPast, history: History) -> None:
    fill(
        history,
        deal_record(1, WON, opponents="expert"),
        deal_record(2, LOST, opponents="easy"),
        deal_record(3, LOST, opponents="expert", undos=2),
        replace(
            deal_record(4, WON), game="guandan", outcome=replace(WON, role="", level="7", match_won=None)
        ),
    )
    history.record(deal_record(5), replace(match_record(5), code="D-7K3QX2M"))
    window = open_past()
    window.past.show_list("deals")
    page = page_of(window)
    assert page.deals.model.rowCount() == 5
    choose(page, "opponents", "expert")
    assert column(page, "opponents") == ["Masterly", "Masterly"]
    choose(page, "won", "won")
    assert column(page, "result") == ["Won, spring"]
    choose(page, "won", "")
    choose(page, "undos", "only")
    assert column(page, "undos") == ["2"]
    for box in ("opponents", "undos"):
        choose(page, box, "")
    choose(page, "game", "guandan")
    assert column(page, "role") == ["Level 7"]
    choose(page, "game", "")
    page.deals.search.setText("d-7k3")
    assert column(page, "code") == ["D-7K3QX2M"]
    page.deals.search.setText("lost gentle")
    assert page.deals.model.rowCount() == 2
    page.deals.search.setText("nowhere to be found")
    assert page.deals.model.rowCount() == 0
    assert not page.deals.button("csv").isEnabled()


def test_words_are_found_as_they_are_typed_in_a_hurry(
    open_past: OpenPast, history: History, language: Language
) -> None:
    fill(history, deal_record(1, WON), deal_record(2, LOST))
    window = open_past()
    window.past.show_list("deals")
    page = page_of(window)
    page.deals.search.setText("-2")
    assert column(page, "score") == ["−2"]
    page.deals.search.setText("won")
    assert page.deals.model.rowCount() == 1
    language.switch("fr")
    settle()
    assert page.deals.model.rowCount() == 0, "found in the words of the moment"
    for words, found in (("gagnee", 1), ("GAGNÉE", 1), ("proprietaire printemps", 1), ("perdu", 1)):
        page.deals.search.setText(words)
        assert page.deals.model.rowCount() == found, words


def test_the_period_counts_back_from_now(open_past: OpenPast, history: History) -> None:
    fill(history, *(replace(deal_record(n), finished=NOON - timedelta(days=n * 10)) for n in range(1, 5)))
    window = open_past()
    window.past.show_list("deals")
    page = page_of(window)
    page.deals._clock = lambda: NOON
    choose(page, "period", "month")
    assert page.deals.model.rowCount() == 3
    choose(page, "period", "week")
    assert page.deals.model.rowCount() == 0


def test_columns_sort(open_past: OpenPast, history: History) -> None:
    scores = (3, -6, 12, 0)
    fill(history, *(deal_record(n, replace(WON, score=score)) for n, score in enumerate(scores)))
    window = open_past()
    window.past.show_list("deals")
    page = page_of(window)
    page.deals.table.sortByColumn(COLUMNS.index("score"), Qt.SortOrder.AscendingOrder)
    assert column(page, "score") == ["−6", "0", "+3", "+12"]


def test_ten_thousand_deals_are_searched(open_past: OpenPast, history: History) -> None:
    with database.opened(history._path) as connection, database.transaction(connection):
        for number in range(10_000):
            rows.write_match(connection, match_record(number))
            rows.write_deal(connection, deal_record(number, WON if number % 3 else LOST))
    window = open_past()
    window.past.show_list("deals")
    page = page_of(window)
    shown = []
    for words in ("", "won", "lost", "won spring"):
        page.deals.search.setText(words)
        page.deals.refresh()
        settle()
        shown.append(page.deals.model.rowCount())
    everything, won, lost, both = shown
    assert (everything, won + lost) == (10_000, 10_000)
    assert both <= won
    assert 0 < lost < won


def test_what_is_shown_is_exported(open_past: OpenPast, history: History, tmp_path: Path) -> None:
    keep(history, "ddz-won")
    fill(history, deal_record(2, LOST), deal_record(3, WON))
    window = open_past()
    window.past.show_list("deals")
    page = page_of(window)
    choose(page, "won", "won")
    for kind in ("csv", "json"):
        path = tmp_path / f"out.{kind}"
        QTest.mouseClick(page.deals.button(kind), LEFT)
        dialog = next(found for found in page.findChildren(QFileDialog) if found.isVisible())
        assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
        assert dialog.defaultSuffix() == kind
        dialog.fileSelected.emit(str(path))
        dialog.close()
        settle()
        assert path.name in window.notice
        window.dismiss_notice()
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [line["won"] for line in lines] == ["1", "1"]
    document = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert len(document["deals"]) == 2
    assert codec.loads(json.dumps(document["matches"][0]["log"]), GAMES).log == ended("ddz-won").log
    page.deals.export(tmp_path, "csv")
    assert "cannot be written" in window.notice


def test_where_nothing_is_kept_the_list_says_so(open_past: OpenPast) -> None:
    window = open_past(keeps=False)
    window.past.show_list()
    assert "not kept" in window.notice
    assert window.past.list_page is None


def test_a_damaged_log_is_told_and_changes_nothing(open_past: OpenPast, history: History) -> None:
    fill(history, deal_record(1))
    window = open_past()
    window.past.show_list("deals")
    page = page_of(window)
    QTest.mouseClick(page.deals.button("replay"), LEFT)
    assert "damaged" in window.notice
    assert page.isVisible()


def test_another_language_while_the_list_is_open_leaves_the_filters_whole(
    open_past: OpenPast, history: History, language: Language
) -> None:
    fill(history, deal_record(1, WON))
    widths = []
    for first in ("en", "fr"):
        language.switch(first)
        window = open_past((1600, 900))
        window.past.show_list("deals")
        settle()
        language.switch("fr")
        settle()
        boxes = [page_of(window).deals.box(name) for name in ("game", "opponents", "won", "period", "undos")]
        widths.append([box.width() for box in boxes])
    assert all(one >= other for one, other in zip(*widths, strict=True)), "as if French from the start"


@pytest.mark.parametrize("state", ["deals", "rules-gd", "match-named"])
def test_no_field_cuts_its_own_hint(language: Language, state: str) -> None:
    """In either language, a longer one, and every width; the list's was as narrow as its filters left it."""
    stand = Stand(STATES[state], language)
    cut, looked = [], 0
    for code in ("en", "fr", CODE):
        stand.speak(code)
        for size in ((850, 560), (911, 512), (960, 600), (1024, 640), (1100, 700), (1280, 800), (1920, 1080)):
            stand.set_size(QSize(*size))
            for field in stand.window.findChildren(QLineEdit):
                hint = field.placeholderText()
                if not field.isVisible() or not hint:
                    continue
                looked += 1
                option = QStyleOptionFrame()
                field.initStyleOption(option)
                part = QStyle.SubElement.SE_LineEditContents
                room = field.style().subElementRect(part, option, field).width() - 4  # Qt's own margins
                if field.fontMetrics().horizontalAdvance(hint) > room:
                    cut.append((code, size, hint))
    stand.close()
    assert not cut
    assert looked


def test_a_list_of_many_deals_is_measured_once_and_not_with_every_change_of_the_window(
    open_past: OpenPast, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each measure looks at a thousand rows; twelve of them held the page for a second and a half."""
    fill(history, deal_record(1), deal_record(2, WON))
    measured: list[int] = []
    measure = DealsTable.sizeHintForColumn

    def count(table: DealsTable, place: int) -> int:
        measured.append(place)
        return measure(table, place)

    monkeypatch.setattr(DealsTable, "sizeHintForColumn", count)
    window = open_past()
    window.past.show_list("deals")
    settle()
    assert len(measured) <= 4 * len(COLUMNS), "for the list, its words and the window's style"
    measured.clear()
    for width in (1100, 1200, 1300):
        window.resize(width, 800)
        settle()
    assert len(measured) <= len(COLUMNS)
    page_of(window).deals.search.setText("won")
    settle()
    assert len(measured) <= 2 * len(COLUMNS)


def test_opponents_to_choose_from_are_those_of_the_settings_in_words(
    open_past: OpenPast, history: History, language: Language
) -> None:
    language.switch("fr")
    fill(history, deal_record(1, WON))
    window = open_past()
    window.past.show_list("deals")
    page = page_of(window)
    words = ["Tous les adversaires", "Doux", "Solides", "Vifs", "Experts"]
    for box in (page.deals.box("opponents"), page.statistics.box("opponents")):
        assert [box.itemText(index) for index in range(box.count())] == words
