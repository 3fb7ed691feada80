"""The window that is there before the program is, and holds it from then on."""

from PySide6.QtGui import QColor
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
