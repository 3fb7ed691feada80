"""Who has the keyboard when a button of the table that had it is of no use any more: the table itself."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from cardavia_desktop.engine import doudizhu
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.ui.main_window import MainWindow
from cardavia_desktop.ui.table.table_view import TableView
from tests.ui.shell.conftest import OpenWindow, focused, settle

KEY = Qt.Key


def bidding(open_window: OpenWindow) -> MainWindow:
    window = open_window()
    window.open_game("doudizhu")
    for _deal in range(30):
        window.session.start(doudizhu.GAME, ("", "greedy", "greedy"))
        settle()
        if window.session.view.phase is Phase.BID and window.session.your_turn:
            return window
    raise AssertionError("nobody else bids 3 every time")


def button(window: MainWindow, name: str) -> QPushButton:
    found = window.table.button(name)
    assert isinstance(found, QPushButton)
    return found


def press(key: Qt.Key) -> None:
    QTest.keyClick(focused(), key)
    settle()


def ply(window: MainWindow) -> int:
    match = window.session.match
    assert match is not None
    return match.ply


def test_a_bid_by_its_key_leaves_the_keyboard_to_the_table(open_window: OpenWindow) -> None:
    """It went to the name in the top bar, where Enter is nothing and Space leaves the table."""
    window = bidding(open_window)
    button(window, "bid3").setFocus(Qt.FocusReason.TabFocusReason)
    press(KEY.Key_3)
    assert window.session.view.phase is Phase.PLAY
    assert isinstance(focused(), TableView)


def test_after_a_play_by_its_button_enter_does_not_take_it_back(open_window: OpenWindow) -> None:
    window = bidding(open_window)
    press(KEY.Key_3)
    press(KEY.Key_H)
    button(window, "play").setFocus(Qt.FocusReason.TabFocusReason)
    press(KEY.Key_Return)
    assert isinstance(focused(), TableView)
    played = ply(window)
    press(KEY.Key_H)
    press(KEY.Key_Return)
    assert ply(window) > played


def test_a_press_of_the_mouse_on_the_table_s_buttons_brings_the_keyboard(open_window: OpenWindow) -> None:
    window = bidding(open_window)
    press(KEY.Key_3)
    window.bar.wordmark.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.mouseClick(button(window, "hint"), Qt.MouseButton.LeftButton)
    settle()
    assert isinstance(focused(), TableView)
    before = ply(window)
    press(KEY.Key_Return)
    assert ply(window) > before
