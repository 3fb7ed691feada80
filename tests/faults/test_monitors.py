"""Monitors that go away: the window is where it can be seen and reached, and the match goes on."""

import shutil
import subprocess
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.store.paths import Paths
from tests.faults.conftest import begin, decide
from tests.ui.program.conftest import Program

LEFT_MONITOR, RIGHT_MONITOR = QRect(0, 0, 1280, 1080), QRect(1280, 0, 640, 1080)
"""Both are on the tests' X server, side by side."""


def is_reachable(program: Program) -> bool:
    seen = program.window.screen().availableGeometry().intersected(program.window.geometry())
    return seen.width() >= 100 and seen.height() >= 100


def test_a_window_of_a_screen_that_has_gone_comes_back_where_it_can_be_used(
    paths: Paths, programs: list[Program]
) -> None:
    program = begin(paths, programs)
    decide(program)
    program.window.move(5000, 3000)
    # Qt puts the window on another screen, and tells of that screen's size as of any other change.
    screen = QGuiApplication.primaryScreen()
    screen.availableGeometryChanged.emit(QRect(0, 0, 800, 600))
    program.window.windowHandle().screenChanged.emit(screen)
    program.window.resize(640, 400)
    decide(program)
    programs.pop().close()
    again = begin(paths, programs)
    assert is_reachable(again)
    decide(again)


def xrandr(*arguments: str) -> None:
    subprocess.run(["xrandr", *arguments], capture_output=True, check=True, timeout=20)


def plug_in(name: str, place: QRect, output: str) -> None:
    size = f"{place.width()}/300x{place.height()}/300+{place.x()}+{place.y()}"
    xrandr("--setmonitor", name, size, output)


@pytest.fixture
def two_monitors(qapp: QApplication, qtbot: QtBot) -> Iterator[None]:
    """Divide the X server's screen into two monitors; the right one may be unplugged."""
    if shutil.which("xrandr") is None:
        pytest.skip("needs xrandr")
    plug_in("left", LEFT_MONITOR, "screen")
    plug_in("right", RIGHT_MONITOR, "none")
    qtbot.waitUntil(lambda: len(qapp.screens()) == 2)
    yield
    for name in (screen.name() for screen in qapp.screens()):
        xrandr("--delmonitor", name)
    qtbot.waitUntil(lambda: qapp.primaryScreen().geometry().width() == 1920)


@pytest.mark.xvfb
@pytest.mark.usefixtures("two_monitors")
def test_the_window_of_a_monitor_that_is_unplugged_comes_to_another_one(
    paths: Paths, programs: list[Program], qtbot: QtBot
) -> None:
    program = begin(paths, programs)
    decide(program)
    window = program.window
    window.resize(1030, 700)
    window.move(1400, 100)
    qtbot.waitUntil(lambda: window.screen().name() == "right")
    xrandr("--delmonitor", "right")
    qtbot.waitUntil(lambda: LEFT_MONITOR.contains(window.geometry()))
    assert window.screen().name() == "left"
    decide(program)
    assert not window.notice


@pytest.mark.xvfb
@pytest.mark.usefixtures("two_monitors")
def test_a_window_on_another_monitor_stays_where_it_is(
    paths: Paths, programs: list[Program], qtbot: QtBot
) -> None:
    program = begin(paths, programs)
    program.window.resize(1030, 700)
    program.window.move(40, 60)
    program.wait()
    place = program.window.geometry()
    xrandr("--delmonitor", "right")
    qtbot.waitUntil(lambda: len(QGuiApplication.screens()) == 1)
    qtbot.wait(700)
    assert program.window.geometry() == place
