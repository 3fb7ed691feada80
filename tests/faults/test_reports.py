"""What is told of a fault: once, in plain words, with details that say nothing of the person."""

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents import arena
from cardavia_desktop.store import log as log_module
from cardavia_desktop.store.log import Log
from cardavia_desktop.store.privacy import impersonal
from cardavia_desktop.ui.fault_dialog import FaultDialog
from cardavia_desktop.ui.faults import FaultReporter, details

ROOT = Path(__file__).parents[2]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the person be called Zoë-Anna Müller, at home in a folder of that name."""
    folder = tmp_path / "Zoë-Anna Müller"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("USERPROFILE", str(folder))
    monkeypatch.delenv("CARDAVIA_HOME", raising=False)
    return folder


@pytest.fixture
def reporter(qtbot: QtBot) -> Iterator[FaultReporter]:
    del qtbot
    made = FaultReporter()
    made.install()
    yield made
    made.uninstall()


def fault(home: Path) -> Exception:
    try:
        (home / "matches" / "guandan.cardavia").read_text()
    except OSError as error:
        return error
    raise AssertionError


def test_details_say_nothing_of_the_person(home: Path) -> None:
    text = details(fault(home))
    assert "FileNotFoundError" in text
    assert "~/matches/guandan.cardavia" in text.replace("\\", "/")
    assert "Zoë" not in text
    assert str(ROOT) not in text
    assert "Qt 6." in text


@pytest.mark.parametrize(
    "text",
    [
        "{home}",
        "'{home}'",
        "{home}/x",
        "[Errno 2] no such file: '{home}/x y'",
        "/media/{name}/STICK/Cardavia",
        "/run/user/{name}: gone",
    ],
)
def test_the_home_folder_and_the_name_give_way(home: Path, text: str) -> None:
    assert "Zoë" not in impersonal(text.format(home=home, name=home.name))


def test_what_only_begins_like_the_home_folder_stays(home: Path) -> None:
    other = f"{home}.old/x"
    assert impersonal(other).endswith(".old/x")
    assert "~" not in impersonal(other)


def test_a_person_without_a_home_folder_has_reports_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", unknown)
    assert impersonal("File /srv/games/x.py") == "File /srv/games/x.py"


def test_the_log_says_nothing_of_the_person(home: Path, tmp_path: Path) -> None:
    log = Log(tmp_path / "log")
    try:
        logging.getLogger("here").error("lost %s", home / "x", exc_info=fault(home))
    finally:
        log.close()
    text = (tmp_path / "log" / "cardavia.log").read_text(encoding="utf-8")
    assert "lost ~" in text
    assert "Zoë" not in text


def test_the_log_is_rotated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_module, "LOG_BYTES", 1000)
    log = Log(tmp_path)
    for number in range(100):
        logging.getLogger("here").error("fault %d %s", number, "x" * 100)
    log.close()
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["cardavia.log", *(f"cardavia.log.{n}" for n in (1, 2, 3))]
    assert all(file.stat().st_size <= 1000 for file in files)
    assert "fault 99" in files[0].read_text(encoding="utf-8")


def test_text_that_is_no_utf_8_is_logged_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The test runner's own handlers cannot pass such text on between processes.
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    log = Log(tmp_path)
    logging.getLogger("here").error("lost \udcff.cardavia")
    log.close()
    assert "lost" in (tmp_path / "cardavia.log").read_text(encoding="utf-8")


def test_the_first_fault_is_told_and_the_others_only_logged(
    reporter: FaultReporter, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[str] = []
    reporter.reported.connect(told.append)
    for number in range(3):
        error = RuntimeError(f"fault {number}")
        sys.excepthook(type(error), error, None)
    assert len(told) == 1
    assert "fault 0" in told[0]
    assert "fault 2" in caplog.text


def test_a_fault_in_a_thread_is_told(reporter: FaultReporter, qtbot: QtBot) -> None:
    def fail() -> None:
        raise RuntimeError("in a thread")

    with qtbot.waitSignal(reporter.reported) as told:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    assert "in a thread" in told.args[0]


def test_the_details_are_copied_by_mouse_and_by_keys(qtbot: QtBot, home: Path) -> None:
    dialog = FaultDialog(details(fault(home)), home / "log" / "cardavia.log")
    qtbot.addWidget(dialog)
    dialog.show()
    button = dialog.findChild(QPushButton, "copyDetails")
    assert isinstance(button, QPushButton)
    presses: tuple[Callable[[], None], ...] = (
        lambda: QTest.mouseClick(button, Qt.MouseButton.LeftButton),
        lambda: QTest.keyClick(button, Qt.Key.Key_Space),
    )
    for press in presses:
        QGuiApplication.clipboard().clear()
        press()
        assert QGuiApplication.clipboard().text() == dialog.details
    assert button.text() == "Copied"
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def start(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"}
    inherited = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


RUN = "import sys; from cardavia_desktop import app; sys.exit(app.main([]))"

on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a screen")


@on_linux
@pytest.mark.parametrize(
    ("language", "words"), [("en_GB.UTF-8", "needs a screen"), ("fr_FR.UTF-8", "besoin d’un écran")]
)
@pytest.mark.parametrize(
    "screen",
    [{}, {"DISPLAY": ":4242"}, {"WAYLAND_DISPLAY": "nowhere", "QT_QPA_PLATFORM": "wayland"}],
    ids=["none", "X server gone", "Wayland gone"],
)
def test_no_screen_is_one_line_in_the_persons_language(
    screen: dict[str, str], language: str, words: str, tmp_path: Path
) -> None:
    done = start(
        RUN,
        CARDAVIA_HOME=str(tmp_path),
        XDG_RUNTIME_DIR=str(tmp_path),
        LC_ALL=language,
        LANGUAGE="",
        PYTHONUTF8="1",
        **screen,
    )
    assert done.returncode == 1, done.stderr
    assert words in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("application.MainWindow = None", "'NoneType' object is not callable"),
        (
            "application.assets._built = lambda name: application.Path('/nowhere')",
            "cardavia.rcc is missing or damaged",
        ),
    ],
    ids=["a fault of ours", "a damaged installation"],
)
def test_a_start_that_fails_is_told_in_a_window(tmp_path: Path, damage: str, words: str) -> None:
    program = (
        f"from cardavia_desktop import app, application; {damage}\n"
        "application.FaultDialog.exec = lambda dialog: print(dialog.details)\n"
        "app.main([])"
    )
    done = start(program, CARDAVIA_HOME=str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 1
    assert words in done.stdout
    assert str(ROOT) not in done.stdout


def test_the_arena_says_what_a_number_of_deals_is(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in ("0", "-3", "many", "1.5"):
        with pytest.raises(SystemExit):
            arena.main(["guandan", "easy", "easy", f"--deals={wrong}"])
        assert "is no whole number from 1 on" in capsys.readouterr().err
