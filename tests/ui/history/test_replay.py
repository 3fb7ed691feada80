"""A past deal on the table once more."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from cardavia_desktop.store.history import (
    History,
)
from cardavia_desktop.ui.history.play_list import PlayList
from cardavia_desktop.ui.history.replay_page import ReplayPage
from cardavia_desktop.ui.keys.key_map import KeyMap
from cardavia_desktop.ui.language import Language
from tests.ui.history.conftest import LEFT, OpenPast, keep, key, open_deal, page_of, replay_of
from tests.ui.shell.conftest import settle


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


def runs(page: ReplayPage) -> bool:
    return page.playing


def test_a_replay_runs_by_itself_to_the_end(qtbot: QtBot, open_past: OpenPast, history: History) -> None:
    keep(history, "ddz-won")
    window = open_past()
    page = open_deal(window, "replay")
    for _ in range(10):
        page.transport.change_speed(1)
    assert page.transport.pace == 0
    key(page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.replay.place == page.replay.last, timeout=20_000)
    settle()
    assert not runs(page)
    page.transport.change_speed(-10)
    assert page.transport.pace == 4
    key(page, Qt.Key.Key_Space)
    assert runs(page)
    assert page.replay.place < page.replay.last, "from the end it begins anew"
    key(page, Qt.Key.Key_Escape)
    assert not runs(page), "nothing runs where nobody looks"


def test_open_hands_lie_on_the_table(open_past: OpenPast, history: History) -> None:
    keep(history, "gd-match-won")
    window = open_past()
    page = open_deal(window, "replay")
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
    page = open_deal(window, "replay")
    for place in range(0, page.replay.last + 1, 5):
        page.go_to(place)
        page.table.grab()


def test_clicks_in_list_curve_and_slider_go_there(open_past: OpenPast, history: History) -> None:
    keep(history, "ddz-won")
    window = open_past()
    page = open_deal(window, "replay")
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
    page = open_deal(window, "replay")
    button = page.findChild(QPushButton, "copy_code")
    assert isinstance(button, QPushButton)
    match = page.match
    assert match is not None
    assert button.isEnabled() == (match.code is not None)
    if match.code is not None:
        QTest.mouseClick(button, LEFT)
        assert QGuiApplication.clipboard().text() == str(match.code)
        assert button.text() == "Copied"


def test_the_marked_play_stays_in_sight_where_its_list_shrinks(open_past: OpenPast, history: History) -> None:
    keep(history, "gd-won")
    window = open_past()
    window.past.show_list("deals")
    page_of(window).deals.button("replay").click()
    plays = replay_of(window).plays
    plays.setFixedHeight(400)
    settle()
    row = next(row for row in range(100) if not is_in_sight(plays, row)) - 1
    plays.show_place(row)
    plays.setFixedHeight(160)
    settle()
    assert is_in_sight(plays, row)


def is_in_sight(plays: PlayList, row: int) -> bool:
    return plays.viewport().rect().contains(plays.visualRect(plays.model().index(row, 0)))


def test_a_replay_follows_the_keys_that_were_chosen(open_past: OpenPast, history: History) -> None:
    keep(history, "ddz-won")
    window = open_past()
    page = open_deal(window, "replay")
    opens = page.findChild(QPushButton, "open_hands")
    assert opens is not None
    assert opens.toolTip().endswith("(O)")
    page.set_preferences(
        replace(page.table.preferences, keys=KeyMap().with_key("open_hands", "X").with_key("faster", "F"))
    )
    assert opens.toolTip().endswith("(X)")
    opened, pace = opens.isChecked(), page.transport.pace
    for unused in (Qt.Key.Key_O, Qt.Key.Key_Plus):
        key(page, unused)
    assert (opens.isChecked(), page.transport.pace) == (opened, pace)
    key(page, Qt.Key.Key_X)
    key(page, Qt.Key.Key_F)
    assert opens.isChecked() != opened
    assert page.transport.pace < pace


def test_the_tips_of_a_replay_tell_the_chosen_keys_in_the_language_of_the_moment(
    open_past: OpenPast, history: History, language: Language
) -> None:
    keep(history, "ddz-won")
    window = open_past()
    page = open_deal(window, "replay")
    assert page.transport.speed_box.toolTip() == "Speed (+ and −)"
    assert page.box.button("mistake_next").toolTip() == "The next mistake (Page Down)"
    keys = KeyMap().with_key("open_hands", "Del").with_key("faster", "F").with_key("mistake_next", "Ins")
    page.set_preferences(replace(page.table.preferences, keys=keys))
    assert page.transport.speed_box.toolTip() == "Speed (F and −)"
    assert page.box.button("mistake_next").toolTip() == "The next mistake (Ins)"
    language.switch("fr")
    settle()
    opens = page.findChild(QPushButton, "open_hands")
    assert opens is not None
    assert opens.toolTip().endswith("(Suppr)")
    assert page.box.button("mistake_next").toolTip().endswith("(Inser)")
    assert page.box.button("mistake_before").toolTip().endswith("(Page préc.)")


def test_a_chosen_key_with_shift_does_not_step(open_past: OpenPast, history: History) -> None:
    keep(history, "ddz-won")
    window = open_past()
    page = open_deal(window, "replay")
    keys = KeyMap().with_key("faster", "Shift+Right")
    page.set_preferences(replace(page.table.preferences, keys=keys))
    pace = page.transport.pace
    key(page, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert page.replay.place == 0
    assert page.transport.pace < pace


def test_keys_still_work_after_a_click_on_a_row_of_the_list(open_past: OpenPast, history: History) -> None:
    keep(history, "ddz-won")
    window = open_past()
    page = open_deal(window, "replay")
    page.plays.setFocus()
    opens = page.findChild(QPushButton, "open_hands")
    assert opens is not None
    opened = opens.isChecked()
    key(page.plays, Qt.Key.Key_O)
    assert opens.isChecked() != opened
    assert page.replay.place == 0
    key(page.plays, Qt.Key.Key_Down)
    assert page.replay.place == 1
