"""Figures and plots of past deals, and forgetting them."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import combinations
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cardavia_desktop.store.history import (
    History,
)
from cardavia_desktop.ui.history.plots import Content, Dot, Plot
from cardavia_desktop.ui.language import Language
from tests.store.records import LOST, WON, deal_record, fill
from tests.ui.history.conftest import LEFT, OpenPast, key, page_of
from tests.ui.shell.conftest import focused, settle


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
    by_role = tab.plots[5].content
    assert [(dot.name, dot.deals) for dot in by_role.dots] == [("Landlord", 4), ("Farmer", 1)]


def test_a_mean_is_written_as_the_language_writes_numbers(
    open_past: OpenPast, history: History, language: Language
) -> None:
    fill(history, *(deal_record(number, WON) for number in (1, 2, 3)), deal_record(4, LOST))
    window = open_past()
    window.past.show_list("statistics")
    assert page_of(window).statistics.figures["points a deal"] == "+2.5"
    language.switch("fr")
    settle()
    assert "+2,5" in page_of(window).statistics.figures.values()


def test_plots_are_a_table_too_and_tell_themselves(open_past: OpenPast, history: History) -> None:
    fill(history, *(deal_record(n, WON if n % 2 else LOST, opponents="hard") for n in range(12)))
    window = open_past()
    window.past.show_list("statistics")
    tab = page_of(window).statistics
    assert "Keen: 50% (12)." in tab.plots[4].accessibleDescription()
    QTest.mouseClick(tab.button("as_table"), LEFT)
    assert tab.table.isVisible()
    model = tab.table.model()
    rows = [[model.index(row, column).data() for column in range(5)] for row in range(model.rowCount())]
    assert ["Deals won, by opponents", "Keen", "50%"] in [row[:3] for row in rows]
    values = [dot for plot in tab.plots for _name, dots in plot.content.lines for dot in dots]
    assert [int(row[4]) for row in rows] == [dot.deals for dot in values]
    assert [bool(row[3]) for row in rows] == [dot.high > dot.low for dot in values]
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(5)]
    assert heads == ["Figure", "For", "Value", "Between", "Deals"]


def test_a_plot_says_what_it_shows() -> None:
    dots = (Dot("1/1", 0.0, 1, 0.0, 1.0), Dot("2/1", 12.0, 1, 12.0, 12.0))
    assert Content("Level", "levels", dots).description() == "From 2 on 1/1 to A on 2/1."
    assert Content("Points", "score", dots).text(-3) == "−3"
    assert Content("Won", "shares", ()).description() == "No deals yet."


def test_springs_and_bombs_are_plotted_over_time(open_past: OpenPast, history: History) -> None:
    sprung = replace(LOST, spring="spring", bombs=0)
    ends = [WON, WON, sprung, LOST, WON, *[LOST] * 5]
    fill(history, *(deal_record(number, end) for number, end in enumerate(ends)))
    window = open_past()
    window.past.show_list("statistics")
    rate, _points, springs, bombs = (plot.content for plot in page_of(window).statistics.plots[:4])
    assert [dot.value for dot in rate.dots] == [0.6, 0.0]
    assert [dot.value for dot in springs.dots] == [1, 2, 2, 2, *[3] * 6]
    assert [dot.value for dot in springs.others] == [0, 0, *[1] * 8]
    assert [name for name, _dots in springs.lines] == [
        "Springs, summed up: for you",
        "Springs, summed up: against you",
    ]
    assert [dot.value for dot in bombs.dots] == [7 / 5, 1.0]
    assert (bombs.text(1.4), springs.text(3)) == ("1.4", "3")
    described = page_of(window).statistics.plots[2].accessibleDescription()
    assert described.startswith("for you: From 1 on ")
    assert "against you: From 0 on " in described


def test_both_lines_of_a_plot_are_painted(qtbot: QtBot) -> None:
    plot = Plot()
    qtbot.addWidget(plot)
    plot.resize(400, 200)
    dots, none = (tuple(Dot("1/1", value, 1, value, value) for value in row) for row in ((0, 4), (0, 0)))
    pictures = []
    for own, other in ((dots, none), (none, dots), (dots, dots), (none, none)):
        plot.show_content(Content("Springs", "count", own, others=other, names=("for", "against")))
        pictures.append(plot.grab().toImage())
    assert all(one != other for one, other in combinations(pictures, 2))


def test_a_course_that_turns_tells_where() -> None:
    values = (2.0, -1.0, 9.0, 4.0)
    dots = tuple(Dot(f"{day}/1", value, 1, value, value) for day, value in enumerate(values, 1))
    text = Content("Points", "score", dots).description()
    assert text == "From +2 on 1/1 to +4 on 4/1. Lowest: −1 on 2/1; highest: +9 on 3/1."


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


def test_the_keyboard_stands_on_the_game_whose_statistics_are_shown(
    open_past: OpenPast, history: History
) -> None:
    fill(history, deal_record(1))
    window = open_past()
    window.open_game("guandan")
    window.past.show_list("statistics")
    games = page_of(window).statistics.games
    assert focused() is games.button("guandan")
    for arrow, game in ((Qt.Key.Key_Left, "doudizhu"), (Qt.Key.Key_Right, "guandan")):
        key(focused(), arrow)
        assert focused() is games.button(game)
        assert games.button(game).isChecked(), "the arrow chooses"
    page_of(window).show_tab("deals")
    page_of(window).show_tab("statistics")
    assert focused() is games.button("guandan")
    window.past.left.emit()
    window.open_game("doudizhu")
    window.past.show_list("statistics")
    assert focused() is games.button("doudizhu")
    key(page_of(window).statistics.button("reset"), Qt.Key.Key_Space)
    assert window.panel is not None
    yes = window.panel.frame.findChild(QPushButton, "yes")
    assert isinstance(yes, QPushButton)
    key(yes, Qt.Key.Key_Space)
    page_of(window).show_tab("statistics")
    assert focused() is games.button("doudizhu")
    assert games.button("doudizhu").isChecked()


def test_a_reset_that_fails_says_so_and_leaves_the_deals(
    open_past: OpenPast, history: History, tmp_path: Path
) -> None:
    fill(history, deal_record(1))
    window = open_past()
    with closing(sqlite3.connect(tmp_path / "history.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        window.past.reset()
    assert "could not be forgotten" in window.notice
    assert history.page().total == 1
