"""The whole program starts, in a process of its own, and says so; a start that goes wrong says so too."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui.smoke import SmokeTest

ROOT = Path(__file__).resolve().parent.parent.parent


def start(game: str) -> dict[str, object]:
    done = subprocess.run(
        [sys.executable, "-m", "cardavia_desktop", "--smoke-test", "--game", game],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stderr == ""
    report: dict[str, object] = json.loads(done.stdout)
    assert (done.returncode, report["fault"]) == (0, "")
    return report


@pytest.mark.parametrize("game", ["doudizhu", "guandan"])
def test_the_program_starts(game: str) -> None:
    assert start(game)["platform"] == "offscreen"


@pytest.mark.xvfb
@pytest.mark.parametrize("game", ["doudizhu", "guandan"])
def test_the_program_starts_on_an_x_server(game: str) -> None:
    assert start(game)["platform"] == "xcb"


def test_a_start_that_fails_is_in_the_log(tmp_path: Path) -> None:
    program = "from cardavia_desktop import app; app.MainWindow = None; app.main([])"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "CARDAVIA_HOME": str(tmp_path)},
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1
    assert "'NoneType' object is not callable" in (tmp_path / "log" / "cardavia.log").read_text(
        encoding="utf-8"
    )


class StubSession(QObject):
    changed = Signal(object)
    advised = Signal(object)
    player_failed = Signal(int)
    your_turn = True

    def ask_advice(self) -> None:
        self.advised.emit(())


@pytest.mark.parametrize(
    ("shown", "happens", "fault"),
    [
        (False, "changed", "the window was not painted"),
        (True, "changed", "the window shows next to nothing"),
        (True, "player_failed", "the player at seat 2 failed"),
    ],
)
def test_what_goes_wrong_is_told(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], shown: bool, happens: str, fault: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    session = StubSession()
    watcher = SmokeTest(window, session, time.perf_counter())
    if shown:
        with qtbot.waitExposed(window):
            window.show()
        window.repaint()
    with qtbot.waitSignal(watcher.ended) as ended:
        getattr(session, happens).emit(2)
    assert ended.args == [1]
    assert json.loads(capsys.readouterr().out)["fault"] == fault
