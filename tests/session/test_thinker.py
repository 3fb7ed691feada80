"""The players' process: it ends with the program, and that it cannot be started is an answer like another."""

import logging
import subprocess
import sys
import tomllib
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from random import Random

import pytest

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.agent import Adviser
from cardavia_desktop.engine import doudizhu
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.thinker import InlineThinker, ProcessThinker
from cardavia_desktop.store.log import PLAYERS

ROOT = Path(__file__).parents[2]

PROGRAM = """
import time
from tests.session.test_thinker import opening
from cardavia_desktop.session.thinker import ProcessThinker

thinker = ProcessThinker()
print(thinker.decide("random", opening(), 1).result(), flush=True)
time.sleep(60)
"""


def opening() -> Observation:
    """Return what the first bidder knows."""
    state = doudizhu.GAME.begin(doudizhu.GAME.shuffle(Random(1)), {}).state
    assert state.to_act is not None
    return state.observe(state.to_act)


def test_a_worker_does_not_outlive_a_killed_program() -> None:
    with subprocess.Popen([sys.executable, "-c", PROGRAM], cwd=ROOT, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert b"Bid" in program.stdout.readline()
        program.kill()
        # The worker has the same output: this ends only when both have ended.
        program.communicate(timeout=30)


def test_a_process_that_cannot_be_started_fails_the_question_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: object) -> Future[object]:
        raise OSError("no more processes")

    thinker = ProcessThinker()
    with monkeypatch.context() as patched:
        patched.setattr(ProcessPoolExecutor, "submit", refuse)
        assert isinstance(thinker.decide("random", opening(), 1).exception(), OSError)
    answer = thinker.decide("random", opening(), 1).result()
    thinker.close()
    assert answer in opening().legal


def test_the_players_process_of_an_installed_program_loads_no_window(tmp_path: Path) -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]
    module, name = scripts["cardavia"].split(":")
    script = tmp_path / "cardavia"
    script.write_text(
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
        f"from {module} import {name}\n"
        "if __name__ == '__main__':\n"
        "    from cardavia_desktop.session.thinker import ProcessThinker\n"
        "    thinker = ProcessThinker()\n"
        "    print(thinker._submit(eval, '[name for name in __import__(\"sys\").modules]').result())\n"
        "    thinker.close()\n",
        encoding="utf-8",
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert "cardavia_desktop.session.thinker" in done.stdout
    assert "PySide6" not in done.stdout


def test_the_players_process_keeps_a_log(tmp_path: Path) -> None:
    thinker = ProcessThinker(tmp_path)
    try:
        thinker._submit(complain).result()
    finally:
        thinker.close()
    assert "a player complains" in (tmp_path / PLAYERS).read_text(encoding="utf-8")


def complain() -> None:
    logging.getLogger("player").error("a player complains")


def test_it_gets_ready_and_tells_whether_there_are_nets(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES:
        assert InlineThinker().prepare(game).result()

    def missing(*_arguments: object) -> Adviser:
        raise FileNotFoundError("gone")

    monkeypatch.setattr(roster, "_with_nets", missing)
    assert not InlineThinker().prepare("guandan").result()
