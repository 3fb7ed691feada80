"""The system's wish for less motion, asked as each system has it."""

import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtDBus import QDBusConnection, QDBusMessage
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui import system_motion
from cardavia_desktop.ui.system_motion import SystemMotion
from tests.ui.shell.conftest import OpenWindow


@pytest.fixture
def bus() -> Iterator[str]:
    """Return the address of a message bus of our own."""
    if shutil.which("dbus-daemon") is None:
        pytest.skip("there is no dbus-daemon")
    with subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as daemon:
        assert daemon.stdout is not None
        yield daemon.stdout.readline().strip()
        daemon.terminate()


@pytest.fixture
def portal(bus: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """Run a portal on the bus, with animations as the test says, and return the address."""
    program = [sys.executable, str(Path(__file__).with_name("portal.py")), bus, request.param]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline().strip() == "ready"
        yield bus
        running.terminate()


@pytest.fixture
def motion(portal: str) -> Iterator[SystemMotion]:
    made = SystemMotion(portal)
    yield made
    made.deleteLater()
    QDBusConnection.disconnectFromBus("cardavia")


@pytest.mark.parametrize("portal", ["0"], indirect=True)
def test_a_desktop_without_animations_asks_for_less_motion(motion: SystemMotion, qtbot: QtBot) -> None:
    assert not motion.reduced
    with qtbot.waitSignal(motion.changed):
        motion.start()
    assert motion.reduced


@pytest.mark.parametrize("portal", ["1"], indirect=True)
def test_a_change_is_heard(motion: SystemMotion, portal: str, qtbot: QtBot) -> None:
    motion.start()
    qtbot.wait(200)
    assert not motion.reduced
    call = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "Read",
    )
    call.setArguments(["test", "change-please"])
    asker = QDBusConnection.connectToBus(portal, "asker")
    for reduced in (True, False):
        with qtbot.waitSignal(motion.changed):
            asker.asyncCall(call)
        assert motion.reduced is reduced
    QDBusConnection.disconnectFromBus("asker")


def test_without_a_portal_nothing_is_known(bus: str, qtbot: QtBot) -> None:
    motion = SystemMotion(bus)
    motion.start()
    qtbot.wait(200)
    assert not motion.reduced
    QDBusConnection.disconnectFromBus("cardavia")


def test_windows_is_asked_in_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "system", lambda: "Windows")
    monkeypatch.setattr(system_motion, "_windows_asks", lambda: True)
    motion = SystemMotion()
    motion.start()
    assert motion.reduced


def test_the_table_follows_the_system_and_the_switch(open_window: OpenWindow) -> None:
    window = open_window()
    window.follow_motion(reduced=True)
    assert window.table.preferences.reduced_motion
    window.follow_motion(reduced=False)
    assert not window.table.preferences.reduced_motion


def test_whatever_moves_knows_of_reduced_motion() -> None:
    """These three ask the preferences how much may move; an animation elsewhere has to learn that first."""
    folder = Path(system_motion.__file__).parent
    moving = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        if re.search(r"(Animation|AnimationGroup|QTimeLine)\(", path.read_text(encoding="utf-8"))
    }
    assert moving == {"entrance.py", "table/motion.py", "table/result_panel.py"}
