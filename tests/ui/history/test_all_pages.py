"""What all the pages of past deals have in common."""

from pytestqt.qtbot import QtBot

from cardavia_desktop.store.history import (
    History,
)
from cardavia_desktop.ui.language import Language
from tests.ui.history.conftest import OpenPast, column, keep, page_of, replay_of, reviewed
from tests.ui.shell.conftest import settle


def test_an_empty_history_has_pages_without_faults(open_past: OpenPast) -> None:
    window = open_past()
    for tab in ("deals", "statistics", "achievements"):
        window.past.show_list(tab)
        settle()
    page_of(window).statistics.show_game("guandan")
    assert page_of(window).statistics.figures["deals"] == "0"
    assert not page_of(window).deals.button("replay").isEnabled()


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
