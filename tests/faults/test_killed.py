"""A program that is killed while it saves leaves what was kept before or after, never a part of it.

What a power cut does cannot be tested so: the system still writes what a dead process has written.
"""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store import settings
from cardavia_desktop.store.files import remove_leftovers
from cardavia_desktop.store.history import History
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.saves import Saves
from tests.faults.saver import digest, match_steps

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has no signal that kills at once")


def killed(kind: str, folder: Path, rng: Random) -> int:
    """Run a saver, kill it at a random moment, and return how many saves it has told of."""
    command = [sys.executable, "-m", "tests.faults.saver", kind, str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as saver:
        assert saver.stdout is not None
        first = saver.stdout.readline()
        time.sleep(rng.uniform(0, 0.25))
        os.kill(saver.pid, signal.SIGKILL)
        told = [*first.split(), *saver.stdout.read().split(b"\n")]
    whole = [int(line) for line in told if line]
    # A line may be cut by the kill, though a pipe takes so few bytes at once.
    assert whole == list(range(1, len(whole) + 1))
    return len(whole)


def kept_match(folder: Path) -> int:
    match = Saves(folder, GAMES).load("guandan")
    assert match is not None
    as_it_was = next(islice(match_steps(), match.ply - 1, None))
    assert isinstance(as_it_was, Match)
    assert match.log == as_it_was.log
    return match.ply


def kept_history(folder: Path) -> int:
    page = History(folder / "history.db").page(limit=100_000)
    assert sorted(int(record.match, 16) for record in page.deals) == list(range(1, page.total + 1))
    with closing(sqlite3.connect(folder / "history.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    return page.total


def kept_settings(folder: Path) -> int:
    return int(settings.load(folder / "settings.json").geometry)


@pytest.mark.parametrize(
    ("kind", "kept"), [("match", kept_match), ("history", kept_history), ("settings", kept_settings)]
)
def test_what_was_saved_before_or_after_is_there(
    kind: str, kept: Callable[[Path], int], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    rng = Random(1)
    for number in range(request.config.getoption("kills")):
        folder = tmp_path / str(number)
        folder.mkdir()
        told = killed(kind, folder, rng)
        assert kept(folder) in (told, told + 1)


def test_the_whole_program_is_killed_while_it_is_played(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Its start takes longer than a saver's, so there are fewer kills of it in a short run."""
    rng = Random(3)
    for number in range(max(1, request.config.getoption("kills") // 2)):
        folder, game = tmp_path / str(number), ("guandan", "doudizhu")[number % 2]
        command = [sys.executable, "-m", "tests.faults.player", str(folder), game]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as player:
            assert player.stdout is not None
            told = [player.stdout.readline()]
            time.sleep(rng.uniform(0, 1.5))
            os.kill(player.pid, signal.SIGKILL)
            told += player.stdout.read().splitlines(keepends=True)
        ply, told_digest, identity = next(line for line in reversed(told) if line.endswith(b"\n")).split()
        paths = Paths.below(folder)
        match = Saves(paths.matches, GAMES).load(game)
        if match is None:
            # A match that is over is no longer kept; its last deal is in the history.
            assert History(paths.history).page().total
            continue
        if match.identity == identity.decode():
            assert int(ply) <= match.ply <= int(ply) + 1, "it is the match of the last moment"
            assert digest(match.log[: int(ply)]) == told_digest.decode()
        else:
            assert match.ply <= 2, "it is the next match, which has just begun"
        History(paths.history).page()
        assert settings.load(paths.settings).speed == "instant"


def test_what_a_killed_program_left_half_written_is_cleared_away(tmp_path: Path) -> None:
    rng = Random(2)
    while not list(tmp_path.glob(".*.new")):
        killed("match", tmp_path, rng)
    (tmp_path / ".notes.new").write_text("somebody else's")
    remove_leftovers(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"guandan.cardavia", ".notes.new"}
    remove_leftovers(tmp_path / "not there")
