"""The keyboard belongs to the table: whatever else is pressed or used up, keys go on playing."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from cardavia_desktop.engine import doudizhu
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.ui.main_window import MainWindow
from cardavia_desktop.ui.table.table_view import TableView
from tests.ui.shell.conftest import OpenWindow, focused, settle

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


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
    QTest.mouseClick(button(window, "hint"), LEFT)
    settle()
    assert isinstance(focused(), TableView)
    before = ply(window)
    press(KEY.Key_Return)
    assert ply(window) > before


def test_keys_still_play_after_the_display_panel_was_opened_and_closed_by_the_pointer(
    open_window: OpenWindow,
) -> None:
    window = open_window()
    window.open_game("doudizhu")
    settle()
    QTest.mouseClick(window.bar.display, LEFT)
    settle()
    QTest.mouseClick(window.bar.display, LEFT)
    settle()
    assert not window.display.isVisible()
    assert window.table.isAncestorOf(focused())
    before = window.table._controls.grouped
    QTest.keyClick(focused(), Qt.Key.Key_G)
    assert window.table._controls.grouped != before


def test_letters_play_while_the_bar_or_the_sliders_have_the_keyboard(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("doudizhu")
    settle()
    table = window.table
    for part in (window.bar.wordmark, window.bar.display, window.display.contrast.groove):
        if part is window.display.contrast.groove:
            window.bar.display.click()
            settle()
        part.setFocus()
        before = table._controls.grouped
        QTest.keyClick(part, Qt.Key.Key_G)
        assert table._controls.grouped != before
        assert part.hasFocus()
    window.panels.show_settings()
    settle()
    QTest.keyClick(focused(), Qt.Key.Key_G)
    window.panels.close()
    window.show_page("rules")
    QTest.keyClick(window.bar.display, Qt.Key.Key_G)
    assert table._controls.grouped != before, "not through a panel, nor from another page"


def test_enter_on_the_bar_plays_no_card(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("doudizhu")
    settle()
    match = window.session.match
    assert match is not None
    ply = match.ply
    window.bar.display.setFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        QTest.keyClick(window.bar.display, key)
    settle()
    assert match.ply == ply


def test_a_language_that_is_chosen_by_the_pointer_leaves_the_keyboard_to_the_table(
    open_window: OpenWindow,
) -> None:
    window = open_window()
    window.open_game("doudizhu")
    settle()
    box = window.bar.language_box
    QTest.mouseClick(box, LEFT)
    QTest.qWait(QApplication.doubleClickInterval() + 50)  # until then Qt takes a second press for a slip
    view = box.view()
    place = view.visualRect(view.model().index(box.findData("fr"), 0)).center()
    QTest.mouseClick(view.viewport(), LEFT, pos=place)
    settle()
    assert box.currentData() == "fr"
    assert window.table.isAncestorOf(focused())
