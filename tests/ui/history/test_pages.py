"""Past deals in the window: the list, statistics, achievements, replay and review."""

import csv
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.matches import Matches
from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store.history import (
    Achievement,
    DealRecord,
    History,
    database,
    record_deal,
    record_match,
    rows,
)
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.fonts import register_fonts
from cardavia_desktop.ui.history.deals_model import COLUMNS
from cardavia_desktop.ui.history.history_page import HistoryPage
from cardavia_desktop.ui.history.plots import Content, Dot
from cardavia_desktop.ui.history.replay_page import ReplayPage
from cardavia_desktop.ui.history.review_box import Stage
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.main_window import MainWindow
from tests.store.records import LOST, NOON, WON, deal_record, fill, match_record
from tests.ui.shell.conftest import settle
from tools.shots.collect import FOLDER

LEFT = Qt.MouseButton.LeftButton
OpenPast = Callable[..., MainWindow]


@pytest.fixture(scope="module", autouse=True)
def bundled_fonts() -> None:
    register_fonts()


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(tmp_path / "history.db")


@pytest.fixture
def language() -> Iterator[Language]:
    made = Language()
    made.switch("en")
    yield made
    made.switch("en")


@pytest.fixture
def open_past(qtbot: QtBot, language: Language, history: History) -> OpenPast:
    def opened(size: tuple[int, int] = (1280, 800), *, keeps: bool = True) -> MainWindow:
        session = Session(InlineThinker(), Random(3))
        preferences = Preferences(Settings(speed="instant"), None)
        window = MainWindow(
            session, Matches(session, None, "easy"), preferences, language, history if keeps else None
        )
        qtbot.addWidget(window, before_close_func=lambda _window: session.close())
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        return window

    return opened


def ended(name: str) -> Match:
    return codec.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"), GAMES)


def keep(history: History, name: str, number: int = 700) -> DealRecord:
    """Record a real match in the history."""
    match = ended(name)
    match.identity = f"{number:016x}"
    record = record_deal(match, 0, NOON + timedelta(days=number))
    history.record(record, record_match(match))
    return record


def page_of(window: MainWindow) -> HistoryPage:
    page = window.past.list_page
    assert page is not None
    return page


def replay_of(window: MainWindow) -> ReplayPage:
    page = window.past.replay_page
    assert page is not None
    return page


def key(widget: QWidget, which: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(widget, which, modifier or Qt.KeyboardModifier.NoModifier)
    settle()


def column(page: HistoryPage, name: str) -> list[str]:
    model = page.deals.model
    return [model.index(row, COLUMNS.index(name)).data() for row in range(model.rowCount())]


def choose(page: HistoryPage, box: str, data: str) -> None:
    found = page.deals.box(box)
    found.setCurrentIndex(found.findData(data))
    found.activated.emit(found.currentIndex())


# The list


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


def test_ten_thousand_deals_are_no_burden(open_past: OpenPast, history: History) -> None:
    with database.opened(history._path) as connection, database.transaction(connection):
        for number in range(10_000):
            rows.write_match(connection, match_record(number))
            rows.write_deal(connection, deal_record(number, WON if number % 3 else LOST))
    window = open_past()
    window.past.show_list("deals")
    page = page_of(window)
    assert page.deals.model.rowCount() == 10_000
    spent = []
    for words in ("", "won spring", "lost"):
        begun = time.process_time()
        page.deals.search.setText(words)
        page.deals.refresh()
        settle()
        spent.append(time.process_time() - begun)
    # Generous, for a loaded machine: about a tenth of this where nothing else runs.
    assert max(spent) < 5.0, spent


def test_what_is_shown_is_exported(
    open_past: OpenPast, history: History, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(history, "ddz-won")
    fill(history, deal_record(2, LOST), deal_record(3, WON))
    window = open_past()
    window.past.show_list("deals")
    page = page_of(window)
    choose(page, "won", "won")
    for kind in ("csv", "json"):
        path = tmp_path / f"out.{kind}"
        monkeypatch.setattr(
            "cardavia_desktop.ui.history.deals_tab.QFileDialog.getSaveFileName",
            lambda *_args, path=path: (str(path), ""),
        )
        QTest.mouseClick(page.deals.button(kind), LEFT)
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


# Statistics


def test_figures_are_counted_and_undo_kept_apart(open_past: OpenPast, history: History) -> None:
    fill(
        history,
        *(deal_record(number, WON) for number in (1, 2, 3)),
        deal_record(4, LOST),
        deal_record(5, WON, undos=1),
    )
    window = open_past()
    window.past.show_list("statistics")
    tab = page_of(window).statistics
    figures = tab.figures
    assert figures["deals"] == "4"
    assert "75%" in figures.values()
    assert figures["lost in a row now"] == "1"
    assert figures["won in a row at best"] == "3"
    assert figures["points in all"] == "+10"
    assert figures["springs for and against you"] == "3 / 0"
    assert "1 deal with decisions taken back is not counted" in tab.note
    box = tab.box("undos")
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert tab.figures["deals"] == "5"
    by_role = tab.plots[3].content
    assert [(dot.name, dot.deals) for dot in by_role.dots] == [("Landlord", 4), ("Farmer", 1)]


def test_plots_are_a_table_too_and_tell_themselves(open_past: OpenPast, history: History) -> None:
    fill(history, *(deal_record(n, WON if n % 2 else LOST, opponents="hard") for n in range(12)))
    window = open_past()
    window.past.show_list("statistics")
    tab = page_of(window).statistics
    assert "Keen: 50% (12)." in tab.plots[2].accessibleDescription()
    QTest.mouseClick(tab.button("as_table"), LEFT)
    assert tab.table.isVisible()
    cells = {
        (tab.table.item(row, 0).text(), tab.table.item(row, 1).text(), tab.table.item(row, 2).text())
        for row in range(tab.table.rowCount())
    }
    assert ("Deals won, by opponents", "Keen", "50%") in cells
    assert tab.table.rowCount() == sum(len(plot.content.dots) for plot in tab.plots)


def test_an_empty_history_has_pages_without_faults(open_past: OpenPast) -> None:
    window = open_past()
    for tab in ("deals", "statistics", "achievements"):
        window.past.show_list(tab)
        settle()
    page_of(window).statistics.show_game("guandan")
    assert page_of(window).statistics.figures["deals"] == "0"
    assert not page_of(window).deals.button("replay").isEnabled()


def test_a_plot_says_what_it_shows() -> None:
    dots = (Dot("1/1", 0.0, 1, 0.0, 1.0), Dot("2/1", 12.0, 1, 12.0, 12.0))
    assert Content("Level", "levels", dots).description() == "From 2 on 1/1 to A on 2/1."
    assert Content("Points", "score", dots).text(-3) == "−3"
    assert Content("Won", "shares", ()).description() == "No deals yet."


def test_a_reset_is_asked_for_first(open_past: OpenPast, history: History) -> None:
    fill(history, deal_record(1), deal_record(2))
    window = open_past()
    window.past.show_list("statistics")
    for answer, left in (("no", 2), ("yes", 0)):
        QTest.mouseClick(page_of(window).statistics.button("reset"), LEFT)
        settle()
        assert window.panel is not None
        button = window.panel.frame.findChild(QPushButton, answer)
        assert isinstance(button, QPushButton)
        QTest.mouseClick(button, LEFT)
        settle()
        assert history.page().total == left
    assert page_of(window).statistics.figures["deals"] == "0"


# Achievements


def test_an_achievement_leads_to_its_deal(open_past: OpenPast, history: History) -> None:
    record = keep(history, "ddz-won")
    spring = replace(record.outcome, role="landlord", spring="spring")
    match = ended("ddz-won")
    match.identity = record.match
    history.record(replace(record, outcome=spring), record_match(match))
    window = open_past()
    window.past.show_list("achievements")
    tab = page_of(window).achievements
    assert tab.medal(Achievement.SPRING_CLEANING).is_earned
    assert "Not yet." in tab.medal(Achievement.RAGS_TO_ACES).accessibleName()
    tab.medal(Achievement.RAGS_TO_ACES).click()
    assert window.past.replay_page is None
    tab.medal(Achievement.SPRING_CLEANING).click()
    assert replay_of(window).isVisible()


def test_what_a_deal_achieves_is_told_once(open_past: OpenPast, history: History) -> None:
    window = open_past()
    fill(history, deal_record(1, WON))
    window.past.note_deal()
    assert window.notice == "Achievement: Spring cleaning"
    window.dismiss_notice()
    fill(history, deal_record(2, WON))
    window.past.note_deal()
    assert window.notice == "", "only the first time is one"


# Replay


@pytest.mark.parametrize("name", ["ddz-won", "gd-match-won"])
def test_a_deal_of_the_list_is_replayed_by_keyboard(open_past: OpenPast, history: History, name: str) -> None:
    record = keep(history, name)
    window = open_past()
    window.past.show_list("deals")
    key(page_of(window).deals.table, Qt.Key.Key_Return)
    page = replay_of(window)
    assert page.isVisible()
    assert page.replay.last > 10
    focused = QApplication.focusWidget()
    assert focused is page
    key(page, Qt.Key.Key_Right)
    key(page, Qt.Key.Key_Right)
    assert page.replay.place == 2
    assert page.plays.currentIndex().row() == 2
    assert page.transport.slider.value() == 2
    key(page, Qt.Key.Key_Left)
    assert page.replay.place == 1
    key(page, Qt.Key.Key_End)
    assert page.replay.place == page.replay.last
    end = page.replay.view.result
    assert end is not None
    assert (0 in end.winners) == record.outcome.won
    key(page, Qt.Key.Key_Home)
    assert page.replay.place == 0
    key(page, Qt.Key.Key_Escape)
    assert page_of(window).isVisible(), "back to where it came from"


def test_a_replay_runs_by_itself_to_the_end(qtbot: QtBot, open_past: OpenPast, history: History) -> None:
    keep(history, "ddz-won")
    window = open_past()
    window.past.show_list("deals")
    page_of(window).deals.button("replay").click()
    page = replay_of(window)
    for _ in range(10):
        page.transport.change_speed(1)
    assert page.transport.pace == 0
    key(page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.replay.place == page.replay.last, timeout=20_000)
    settle()
    assert not page.playing
    page.transport.change_speed(-10)
    assert page.transport.pace == 4
    key(page, Qt.Key.Key_Space)
    assert page.playing
    assert page.replay.place < page.replay.last, "from the end it begins anew"
    key(page, Qt.Key.Key_Escape)
    assert not page.playing, "nothing runs where nobody looks"


def test_open_hands_lie_on_the_table(open_past: OpenPast, history: History) -> None:
    keep(history, "gd-match-won")
    window = open_past()
    window.past.show_list("deals")
    page_of(window).deals.button("replay").click()
    page = replay_of(window)
    settle()
    cards = page.table._stage.cards

    def lying_open() -> int:
        return sum(isinstance(place, tuple) and place[0] == "open" for place in cards)

    assert lying_open() == sum(page.replay.view.counts[1:])
    key(page, Qt.Key.Key_O)
    assert lying_open() == 0
    key(page, Qt.Key.Key_O)
    key(page, Qt.Key.Key_End)
    assert lying_open() == sum(page.replay.view.counts[1:])


@pytest.mark.parametrize("size", [(960, 540), (1024, 640), (1280, 800), (1920, 1080)])
def test_every_moment_can_be_shown_at_every_size(
    open_past: OpenPast, history: History, size: tuple[int, int]
) -> None:
    keep(history, "gd-match-won")
    window = open_past(size)
    window.past.show_list("deals")
    page_of(window).deals.button("replay").click()
    page = replay_of(window)
    for place in range(0, page.replay.last + 1, 5):
        page.go_to(place)
        page.table.grab()


def test_clicks_in_list_curve_and_slider_go_there(open_past: OpenPast, history: History) -> None:
    keep(history, "ddz-won")
    window = open_past()
    window.past.show_list("deals")
    page_of(window).deals.button("replay").click()
    page = replay_of(window)
    settle()
    index = page.plays.model().index(4, 0)
    QTest.mouseClick(page.plays.viewport(), LEFT, pos=page.plays.visualRect(index).center())
    assert page.replay.place == 4
    page.transport.slider.setValue(7)
    assert page.replay.place == 7
    curve = page.curve
    QTest.mouseClick(curve, LEFT, pos=curve.rect().center())
    assert abs(page.replay.place - page.replay.last / 2) <= 3


def test_the_code_is_copied(open_past: OpenPast, history: History) -> None:
    keep(history, "ddz-won")
    window = open_past()
    window.past.show_list("deals")
    page_of(window).deals.button("replay").click()
    page = replay_of(window)
    button = page.findChild(QPushButton, "copy_code")
    assert isinstance(button, QPushButton)
    match = page.match
    assert match is not None
    assert button.isEnabled() == (match.code is not None)
    if match.code is not None:
        QTest.mouseClick(button, LEFT)
        assert QGuiApplication.clipboard().text() == str(match.code)
        assert button.text() == "Copied"


# Review


def reviewed(qtbot: QtBot, page: ReplayPage) -> None:
    qtbot.waitUntil(lambda: page.review is not None, timeout=30_000)
    settle()


def test_a_deal_that_has_ended_is_reviewed_from_its_result(qtbot: QtBot, open_past: OpenPast) -> None:
    window = open_past()
    window.session.resume(ended("ddz-lost"))
    window.show_page("table")
    settle()
    assert window.commands.review.isEnabled()
    key(QApplication.focusWidget() or window, Qt.Key.Key_R)
    page = replay_of(window)
    assert page.isVisible()
    reviewed(qtbot, page)
    review = page.review
    assert review is not None
    assert page.box.stage is Stage.DONE
    assert f"Accuracy {round(100 * (review.accuracy or 0))}%" in page.box.text
    assert "20 points" in page.box.text, "it says how the accuracy is defined"
    worst = review.mistakes[0]
    key(page, Qt.Key.Key_PageDown)
    assert page.replay.place == worst.place - 1, "before the mistake"
    lost = round(100 * worst.loss)
    assert f"{lost} points of chance lost" in page.box.text
    assert page.table.selected, "what the expert would have played is raised"
    assert page.curve.chance_at(worst.place - 1) == pytest.approx(worst.best.chance)
    assert page.curve.chance_at(worst.place) == pytest.approx(worst.chance)
    assert page.curve.points[-1].chance == 0.0, "the deal was lost"
    assert f"Mistake 1, play {worst.place}: {lost} points lost." in page.curve.accessibleDescription()
    row = page.plays.model().index(worst.place, 0)
    assert f"{lost} points" in row.data(Qt.ItemDataRole.AccessibleTextRole)
    key(page, Qt.Key.Key_Escape)
    assert window.table.isVisible()


def test_a_review_is_kept_and_not_made_twice(
    qtbot: QtBot, open_past: OpenPast, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = keep(history, "ddz-lost")
    window = open_past()
    window.past.show_list("deals")
    page_of(window).deals.button("review").click()
    page = replay_of(window)
    reviewed(qtbot, page)
    first = page.review
    assert first is not None
    assert history.accuracies() == {(record.match, 1): pytest.approx(first.accuracy)}
    key(page, Qt.Key.Key_Escape)
    assert column(page_of(window), "accuracy") == [f"{round(100 * (first.accuracy or 0))}%"]
    monkeypatch.setattr(InlineThinker, "appraise", None)  # asked again, it would fail
    page_of(window).deals.button("replay").click()
    assert page.review == first


def test_a_review_can_be_cancelled_and_fails_plainly(
    open_past: OpenPast, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(history, "ddz-lost")
    window = open_past()
    window.past.show_list("deals")
    page_of(window).deals.button("replay").click()
    page = replay_of(window)
    page.box.button("ask").click()
    assert page.box.stage is Stage.RUNNING
    page.box.button("cancel").click()
    settle()
    assert page.box.stage is Stage.OFFERED
    assert page.review is None

    def broken(*_args: object) -> object:
        raise ValueError("no weights")

    monkeypatch.setattr("cardavia_desktop.session.thinker.roster.expert", broken)
    page.box.button("ask").click()
    settle()
    assert page.box.stage is Stage.FAILED
    assert "gave no answer" in page.box.text
    assert page.box.button("ask").isVisible(), "it can be tried again"


def test_everything_changes_its_language(
    qtbot: QtBot, open_past: OpenPast, history: History, language: Language
) -> None:
    keep(history, "gd-match-won")
    window = open_past()
    window.past.show_list("deals")
    page_of(window).deals.button("review").click()
    page = replay_of(window)
    reviewed(qtbot, page)
    language.switch("fr")
    settle()
    assert "Précision" in page.box.text
    assert any("Passer" in page.plays.model().index(row, 0).data() for row in range(20))
    window.past.show_list("deals")
    assert column(page_of(window), "result") == ["Partie gagnée"]
    window.past.show_list("statistics")
    assert "donnes" in page_of(window).statistics.figures
