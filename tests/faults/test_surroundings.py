"""Surroundings of all kinds: locales, fonts, folders, clocks, other copies."""

import json
import os
import shutil
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QLockFile
from PySide6.QtWidgets import QApplication

from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.agents.nets import weights
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.recorder import Recorder
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store.history import History, WaitingDeals
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.saves import Saves, Unreadable, read_match
from tests.faults.conftest import begin, decide
from tests.ui.program.conftest import Program

ROOT = Path(__file__).parents[2]
HUNDRED_MB = 100 << 20

on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is Linux's own")


# Locales, fonts, names


def smoke(folder: Path, **environment: str) -> dict[str, object]:
    """Play a deal in a process of its own, with the person's files in a folder."""
    done = subprocess.run(
        [sys.executable, "-m", "cardavia_desktop", "--smoke-test", "--own-files", "--game", "doudizhu"],
        cwd=ROOT,
        env={**os.environ, "CARDAVIA_HOME": str(folder), "QT_QPA_PLATFORM": "offscreen", **environment},
        capture_output=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    report: dict[str, object] = json.loads(done.stdout)
    assert report["fault"] == ""
    return report


@on_linux
def test_in_locale_c_in_a_folder_of_any_name_without_a_font_on_the_system(tmp_path: Path) -> None:
    folder = tmp_path / "Zoë’s 牌 folder"
    empty = tmp_path / "fonts.conf"
    empty.write_text('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig/>')
    report = smoke(
        folder,
        LC_ALL="C",
        LANG="C",
        LANGUAGE="",
        PYTHONUTF8="0",
        PYTHONCOERCECLOCALE="0",
        FONTCONFIG_FILE=str(empty),
        XDG_CACHE_HOME=str(tmp_path / "cache"),
    )
    assert report["deals"] == 1
    assert (folder / "data" / "history.db").exists()
    assert "Traceback" not in (folder / "log" / "cardavia.log").read_text(encoding="utf-8")


# What lies where our files should


@pytest.mark.parametrize(
    "content",
    [b"", b"rubbish\n" * 3, b"[" * 1_000_000, None],
    ids=["empty", "rubbish", "nested", "a hundred megabytes"],
)
def test_rubbish_in_the_place_of_the_lock(
    paths: Paths, programs: list[Program], content: bytes | None
) -> None:
    paths.data.mkdir(parents=True)
    if content is None:
        with paths.lock.open("wb") as file:
            file.truncate(HUNDRED_MB)
    else:
        paths.lock.write_bytes(content)
    old = time.time() - 3600
    os.utime(paths.lock, (old, old))
    program = begin(paths, programs)
    decide(program)
    assert program.session.match is not None


def test_where_no_lock_can_be_made_matches_are_kept_all_the_same(
    paths: Paths, programs: list[Program], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(
        "cardavia_desktop.application._lock", lambda _paths: QLockFile(str(tmp_path / "no" / "lock"))
    )
    program = begin(paths, programs)
    assert not program.window.notice
    decide(program)
    assert Saves(paths.matches, GAMES).load("doudizhu") is not None


@pytest.mark.skipif(sys.platform == "win32", reason="it has no signal that kills at once")
def test_the_lock_of_a_copy_that_was_killed_is_taken_over(paths: Paths, programs: list[Program]) -> None:
    paths.data.mkdir(parents=True)
    program = (
        "import sys, time; from PySide6.QtCore import QLockFile; lock = QLockFile(sys.argv[1])\n"
        "print(lock.tryLock(100), flush=True); time.sleep(60)"
    )
    command = [sys.executable, "-c", program, str(paths.lock)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"True\n"
        assert "already open" in begin(paths, programs).window.notice
        programs.pop().close()
        other.kill()
        other.wait()
    assert not begin(paths, programs).window.notice
    decide(programs[0])
    assert Saves(paths.matches, GAMES).load("doudizhu") is not None


def test_what_a_killed_copy_with_this_process_number_left_is_no_lock(
    paths: Paths, programs: list[Program], tmp_path: Path
) -> None:
    """As in a sandbox, where each start has the same number."""
    paths.data.mkdir(parents=True)
    held = QLockFile(str(tmp_path / "held"))
    assert held.tryLock(100)
    paths.lock.write_bytes((tmp_path / "held").read_bytes())
    held.unlock()
    assert not begin(paths, programs).window.notice
    assert "already open" in begin(paths, programs).window.notice  # has the number too, and is there


@pytest.mark.parametrize("kind", ["a folder", "a file in the place of the folder"])
def test_a_log_that_cannot_be_written(paths: Paths, programs: list[Program], kind: str) -> None:
    if kind == "a folder":
        (paths.log / "cardavia.log").mkdir(parents=True)
    else:
        paths.log.write_text("mine")
    program = begin(paths, programs)
    decide(program)
    assert Saves(paths.matches, GAMES).load("doudizhu") is not None


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[" * 1_000_000, b'{"format":1}', b"\xff" * 100],
    ids=["empty", "cut", "nested", "no hash", "no text"],
)
def test_damaged_manifests_of_the_nets(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "set.json").write_bytes(content)
    (tmp_path / "set.npz").write_bytes(b"")
    with pytest.raises(weights.WeightsError):
        weights.load("set", tmp_path)


def test_a_chosen_file_of_a_hundred_megabytes_is_refused_at_once(
    paths: Paths, programs: list[Program], tmp_path: Path
) -> None:
    path = tmp_path / "large.cardavia"
    with path.open("wb") as file:
        file.truncate(HUNDRED_MB)
    program = begin(paths, programs)
    started = time.process_time()
    assert not program.window.match_desk.open_file(path)
    assert time.process_time() - started < 2
    assert "or damaged" in program.window.notice


@pytest.mark.skipif(sys.platform == "win32", reason="it has no pipes among files")
def test_a_pipe_that_is_dropped_on_the_window_is_not_waited_for(
    paths: Paths, programs: list[Program], tmp_path: Path
) -> None:
    os.mkfifo(tmp_path / "pipe.cardavia")
    program = begin(paths, programs)
    assert not program.window.match_desk.open_file(tmp_path / "pipe.cardavia")
    assert "cannot be read" in program.window.notice


# What happens to files while the program runs


def test_a_folder_that_vanishes_while_one_plays_comes_back(paths: Paths, programs: list[Program]) -> None:
    program = begin(paths, programs)
    decide(program)
    shutil.rmtree(paths.data)
    decide(program)
    assert not program.window.notice
    kept = Saves(paths.matches, GAMES).load("doudizhu")
    assert kept is not None
    assert program.session.match is not None
    assert kept.log == program.session.match.log


@pytest.mark.parametrize(("language", "words"), [("en", "could not be saved"), ("fr", "n’a pas pu être")])
def test_a_disk_that_fills_up_is_told_once_and_saving_is_tried_again(
    paths: Paths, programs: list[Program], monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    program = begin(paths, programs)
    program.window._switch_language(language)
    decide(program)
    saves = program.application._saves
    assert saves is not None

    def full(_match: Match) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(saves, "save", full)
        decide(program)
        assert words in program.window.notice
        program.window.dismiss_notice()
        decide(program)
        assert not program.window.notice
    decide(program)
    kept = saves.load("doudizhu")
    match = program.session.match
    assert match is not None
    assert kept is None or kept.log == match.log


# Clocks


def test_a_clock_that_goes_backwards_loses_no_deal(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    times = [datetime(2026, 5, 17, 12, tzinfo=UTC) - timedelta(days=400 * number) for number in range(4)]
    clock = iter(times)
    session = Session(InlineThinker(), Random(1))
    session.changed.connect(lambda _update: session.presented())
    history = History(tmp_path / "history.db")
    recorder = Recorder(session, history, WaitingDeals(tmp_path / "waiting.json"), lambda: next(clock))
    for _ in times:
        session.start(GAMES["doudizhu"], ("", "greedy", "greedy"))
        for _turn in range(300):
            QApplication.processEvents()
            if session.view.result is not None:
                break
            if session.your_turn:
                session.act(GreedyAgent().decide(session.view))
    session.close()
    recorder.keep()
    assert sorted(record.finished for record in history.page().deals) == sorted(times)


@pytest.mark.parametrize("moment", [0, 1, 4_000_000_000, 10**11])
def test_files_of_any_time_are_listed(paths: Paths, programs: list[Program], moment: int) -> None:
    program = begin(paths, programs)
    decide(program)
    path = Saves(paths.matches, GAMES).path("doudizhu")
    try:
        os.utime(path, (moment, moment))
    except OverflowError:
        pytest.skip("the file system has no such time")
    program.window.commands.matches.trigger()
    program.wait()
    assert program.window.panel is not None
    kept = program.window._matches.kept()
    assert [entry.key for entry in kept] == ["doudizhu"]


# Two copies


def test_two_copies_that_write_one_match_leave_a_whole_one(tmp_path: Path) -> None:
    """Two copies keep out of each other's way; should the lock fail, a file is still one or the other."""
    matches = [Match(GAMES["guandan"], GAMES["guandan"].shuffle(Random(seed))) for seed in (1, 2)]
    for number in range(20):
        for match in matches[:: 1 if number % 2 else -1]:
            Saves(tmp_path, GAMES).save(match)
            kept = Saves(tmp_path, GAMES).open("guandan")
            assert not isinstance(kept, Unreadable)
            assert kept is not None
            assert kept.log == match.log


def test_a_second_copy_writes_a_file_that_the_first_one_opens(
    paths: Paths, programs: list[Program], tmp_path: Path
) -> None:
    first, second = begin(paths, programs), begin(paths, programs)
    assert "already open" in second.window.notice
    decide(second)
    assert second.window.match_desk.write_file(tmp_path / "copy.cardavia")
    assert second.session.match is not None
    log = second.session.match.log
    assert first.window.match_desk.open_file(tmp_path / "copy.cardavia")
    first.wait()
    assert first.session.match is not None
    assert first.session.match.log[: len(log)] == log == read_match(tmp_path / "copy.cardavia", GAMES).log
