"""The script behind the README's two commands, without what only a bare machine can show."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import run

SCRIPT = Path(run.__file__)


@pytest.mark.skipif(not run.LINUX, reason="other systems always have a display")
def test_without_a_display_it_says_so_in_one_line() -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "no display" in done.stderr


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A project of nothing but locks; returns the list in which the commands that set it up are noted."""
    noted: list[str] = []
    (tmp_path / "requirements").mkdir()
    for name in ("run.lock", "dev.lock"):
        (tmp_path / "requirements" / name).write_text(name)
    (tmp_path / "pyproject.toml").write_text("")
    venv = tmp_path / ".venv"

    def make() -> None:
        venv.mkdir(exist_ok=True)
        (venv / "python").touch()

    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", venv)
    monkeypatch.setattr(run, "PYTHON", venv / "python")
    monkeypatch.setattr(run, "make_environment", make)
    monkeypatch.setattr(run, "provide_libraries", lambda: True)
    monkeypatch.setattr(run, "must", lambda *command: noted.append(" ".join(map(str, command))))
    return noted


def test_it_sets_up_once_and_again_when_a_lock_changes(commands: list[str]) -> None:
    run.set_up("run")
    assert any("run.lock" in command for command in commands)
    assert any("--editable" in command for command in commands)
    commands.clear()
    run.set_up("run")
    assert commands == []
    (run.ROOT / "requirements" / "run.lock").write_text("newer")
    run.set_up("run")
    assert commands != []


def test_what_the_tests_need_contains_what_the_game_needs(commands: list[str]) -> None:
    run.set_up("dev")
    commands.clear()
    run.set_up("run")
    assert commands == []


def test_a_set_up_that_lacks_libraries_is_not_called_done(
    commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "LINUX", True)
    monkeypatch.setattr(run, "provide_libraries", lambda: False)
    run.set_up("run")
    commands.clear()
    run.set_up("run")
    assert commands != []


@pytest.mark.parametrize(
    ("on_screen", "off_screen", "status"),
    [(0, 0, 0), (5, 0, 0), (0, 5, 0), (5, 5, 5), (5, 1, 1), (0, 1, 1)],
)
def test_no_test_selected_is_a_failure_only_if_both_runs_say_so(
    monkeypatch: pytest.MonkeyPatch, on_screen: int, off_screen: int, status: int
) -> None:
    monkeypatch.setattr(run, "set_up", lambda _profile: None)
    monkeypatch.setattr(run, "LINUX", True)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(run, "call", lambda *command: on_screen if "--screen" in command else off_screen)
    assert run.test([]) == status


def test_a_failure_on_screen_ends_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "set_up", lambda _profile: None)
    monkeypatch.setattr(run, "LINUX", True)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(run, "call", lambda *command: 1 if "--screen" in command else pytest.fail("went on"))
    assert run.test([]) == 1


def test_missing_libraries_are_installed_by_their_package(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = [{"libxcb-cursor.so.0", "libunknown.so.7"}, {"libunknown.so.7"}]
    installed: list[str] = []
    monkeypatch.setattr(run, "missing_libraries", lambda: missing.pop(0))
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(run, "apt_install", installed.extend)
    said: list[str] = []
    monkeypatch.setattr(run, "say", said.append)
    assert not run.provide_libraries()
    assert installed == ["libxcb-cursor0"]
    assert "libunknown.so.7" in said[0]
