"""Figures and plots of past deals, and forgetting them."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from cardavia_desktop.store.history import (
    History,
)
from cardavia_desktop.ui.history.plots import Content, Dot
from cardavia_desktop.ui.language import Language
from tests.store.records import LOST, WON, deal_record, fill
from tests.ui.history.conftest import LEFT, OpenPast, page_of
from tests.ui.shell.conftest import settle


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
    assert "Keen: 50% (12)." in tab.plots[2].accessibleDescription()
    QTest.mouseClick(tab.button("as_table"), LEFT)
    assert tab.table.isVisible()
    cells = {
        (tab.table.item(row, 0).text(), tab.table.item(row, 1).text(), tab.table.item(row, 2).text())
        for row in range(tab.table.rowCount())
    }
    assert ("Deals won, by opponents", "Keen", "50%") in cells
    assert tab.table.rowCount() == sum(len(plot.content.dots) for plot in tab.plots)


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
