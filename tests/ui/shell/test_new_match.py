"""A new match is asked for before one that goes on is lost."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from cardavia_desktop.engine.actions import Bid
from cardavia_desktop.ui.main_window import MainWindow
from tests.ui.shell.conftest import OpenWindow, focused, settle

CONTROL = Qt.KeyboardModifier.ControlModifier


def begin(window: MainWindow) -> None:
    """Make a decision in a match, so that there is something to lose."""
    window.open_game("doudizhu")
    settle()
    window.session.act(Bid(3))
    settle()
    QTest.keyClick(window, Qt.Key.Key_N, CONTROL)
    settle()


def press(window: MainWindow, name: str) -> None:
    assert window.panel is not None
    button = window.panel.frame.findChild(QPushButton, name)
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()


def test_no_is_the_answer_at_hand(open_window: OpenWindow) -> None:
    window = open_window()
    begin(window)
    match = window.session.match
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)
    settle()
    assert window.panel is None
    assert window.session.match is match


def test_yes_begins_a_new_match(open_window: OpenWindow) -> None:
    window = open_window()
    begin(window)
    match = window.session.match
    press(window, "yes")
    assert window.panel is None
    assert window.session.match is not match
    assert window.table.hasFocus() or window.table.isAncestorOf(focused())


def test_with_nothing_to_lose_nothing_is_asked(open_window: OpenWindow) -> None:
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_N, CONTROL)
    settle()
    assert window.welcome.isVisible(), "before the first match"
