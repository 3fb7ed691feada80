"""What all the pages of past deals have in common."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardavia_desktop.store.history import (
    History,
)
from cardavia_desktop.ui.language import Language
from tests.ui.history.conftest import OpenPast, column, keep, key, open_deal, page_of, reviewed
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
    page = open_deal(window, "review")
    reviewed(qtbot, page)
    language.switch("fr")
    settle()
    assert "Précision" in page.box.text
    assert any("Passer" in page.plays.model().index(row, 0).data() for row in range(20))
    window.past.show_list("deals")
    assert column(page_of(window), "result") == ["Partie gagnée"]
    window.past.show_list("statistics")
    assert "donnes" in page_of(window).statistics.figures


@pytest.mark.parametrize("leave", [Qt.Key.Key_F1, Qt.Key.Key_Escape])
def test_the_rules_in_a_replay_are_its_games_and_lead_back_to_it(
    open_past: OpenPast, history: History, leave: Qt.Key
) -> None:
    keep(history, "gd-match-won")
    window = open_past()
    window.open_game("doudizhu")
    page = open_deal(window, "replay")
    page.go_to(7)
    key(page, Qt.Key.Key_F1)
    assert window.rules.isVisible()
    assert window.rules.game == "guandan"
    key(window.rules, leave)
    assert page.isVisible()
    assert page.replay.place == 7
    window.past.show_list("deals")
    key(page_of(window), Qt.Key.Key_F1)
    assert window.rules.game == "doudizhu", "the list shows no deal: the rules are those of the table"
    key(window.rules, leave)
    assert page_of(window).isVisible()
    window.show_page("table")
    key(window.table, Qt.Key.Key_F1)
    key(window.rules, leave)
    assert window.table.isVisible()


def test_the_statistics_are_those_of_the_game_that_is_played(open_past: OpenPast, history: History) -> None:
    keep(history, "gd-match-won")
    window = open_past()
    for game, deals in (("guandan", "1"), ("doudizhu", "0")):
        window.open_game(game)
        window.past.show_list("statistics")
        settle()
        assert page_of(window).statistics.figures["deals"] == deals
    page_of(window).statistics.show_game("guandan")
    window.past.show_list("deals")
    window.past.show_list("statistics")
    assert page_of(window).statistics.figures["deals"] == "1", "what was chosen there stays"
