"""The window that is there before the program is, and holds it from then on."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui import theme
from cardavia_desktop.ui.opening import OpeningWindow
from tests.ui.shell.conftest import OpenWindow, settle


def test_it_shows_the_felt_and_then_the_program(open_window: OpenWindow, qtbot: QtBot) -> None:
    opening = OpeningWindow(Settings(speed="instant", theme="dark"))
    qtbot.addWidget(opening)
    opening.show()
    opening.wait()
    picture = opening.grab().toImage()
    centre = picture.pixelColor(picture.width() // 2, picture.height() // 2)
    assert centre.green() > centre.red() + 20
    assert picture.pixelColor(60, 10) == QColor(theme.DARK.bar)

    window = open_window(settings=Settings(speed="instant", theme="dark"))
    opening.hold(window)
    settle()
    assert window.window() is opening
    assert window.size() == opening.size()
    for full in (True, False):
        window.commands.full_screen.trigger()
        assert opening.isFullScreen() is full
        assert window.commands.full_screen.isChecked() is full
    window.commands.quit.trigger()
    assert not opening.isVisible()
    assert window.settings.geometry
    window.setParent(None)  # each is put away by itself


def test_what_it_holds_fits_the_screen_that_is_left(
    open_window: OpenWindow, qtbot: QtBot, qapp: QApplication
) -> None:
    opening = OpeningWindow(Settings(speed="instant"))
    qtbot.addWidget(opening)
    opening.show()
    opening.wait()
    window = open_window()
    opening.hold(window)
    settle()
    smallest = opening.minimumSize()
    for one in (opening, window):  # as on a larger screen, which is unplugged then
        one.setMinimumSize(smallest + QSize(200, 200))
    settle()
    qapp.screenRemoved.emit(opening.screen())
    qtbot.waitUntil(lambda: opening.minimumSize() == window.minimumSize() == smallest)
    opening.resize(smallest)
    settle()
    assert window.size() == opening.size() == smallest
    window.close()
    window.setParent(None)  # each is put away by itself


@pytest.mark.parametrize(
    ("key", "game"),
    [(Qt.Key.Key_D, "doudizhu"), (Qt.Key.Key_G, "guandan"), (Qt.Key.Key_Return, "doudizhu")],
)
@pytest.mark.parametrize("panel", [False, True])
def test_on_the_very_first_screen_keys_deal(
    open_window: OpenWindow, qtbot: QtBot, key: Qt.Key, game: str, panel: bool
) -> None:
    opening = OpeningWindow(Settings(speed="instant"))
    qtbot.addWidget(opening)
    opening.show()
    opening.wait()
    window = open_window(shown=False)
    window.show_welcome()
    opening.hold(window)
    opening.activateWindow()
    settle()
    if panel:
        window.commands.about.trigger()
        settle()
        press(Qt.Key.Key_Escape)
        assert window.panel is None
    press(key)
    assert window.session.match is not None
    assert window.session.match.game.key == game
    window.close()
    window.setParent(None)  # each is put away by itself


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)
    settle()
