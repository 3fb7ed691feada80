"""Nothing grows over many deals: widgets, objects, timers, items on the table, threads, files and memory.

`--leak-deals 500` plays that many; memory is measured from 100 deals on, since caches fill before.
"""

import gc
import sys
import threading
import tracemalloc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.store import settings
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.settings import Settings
from tests.ui.program.conftest import Program

MEASURES_MEMORY_FROM = 100
MOST_BYTES_A_DEAL = 4_000
"""How much Python memory a deal may leave; its log is kept in a database, not here."""

FEW = 4
EXACT = {"running timers", "threads", "open files"}
"""What may not grow at all."""


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    del qapp
    paths = Paths(tmp_path / "config", tmp_path / "data", tmp_path / "log")
    settings.save(Settings(language="en", speed="instant", opponents="greedy"), paths.settings)
    made = Program(paths)
    yield made
    made.close()


def play_deal(program: Program, number: int) -> None:
    """Play a deal of a new match, and look at everything there is to look at meanwhile."""
    window, mind = program.window, GreedyAgent()
    game = ("doudizhu", "guandan")[number % 2]
    window.open_game(game)
    window.match_desk.begin(game)
    for command in (window.commands.settings, window.commands.matches, window.commands.code):
        command.trigger()
        program.wait()
    window.panels.close()
    window.show_page("rules")
    window._switch_language(("en", "fr")[number // 2 % 2])
    window.show_page("table")
    window.resize(1000 + number % 5 * 100, 700 + number % 3 * 50)
    for _ in range(1000):
        program.wait()
        view = program.view
        if view.result is not None:
            break
        if program.session.your_turn:
            if number % 4 == 0 and program.session.can_undo and not program.session.can_redo:
                program.session.undo()
                program.session.redo()
            program.session.act(mind.decide(program.view))
    assert program.view.result is not None
    if program.view.phase is not Phase.MATCH_OVER:
        program.session.next_deal()
    # Else every match of Guandan would stay in the list, which is what it is for.
    program.window.open_game("doudizhu")
    for kept in program.window._matches.kept():
        if not kept.is_current:
            program.window._matches.delete(kept.key)


def tally() -> Counter[str]:
    """Count what must not grow."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    found: Counter[str] = Counter()
    for item in gc.get_objects():
        if isinstance(item, QObject) and shiboken6.isValid(item):
            found[type(item).__name__] += 1
            found["running timers"] += isinstance(item, QTimer) and item.isActive()
    for widget in QApplication.allWidgets():
        found[f"widget {type(widget).__name__}"] += 1
    found["threads"] = threading.active_count()
    if sys.platform.startswith("linux"):
        found["open files"] = sum(1 for _entry in Path("/proc/self/fd").iterdir())
    return found


def leaks(before: Counter[str], after: Counter[str], deals: int) -> dict[str, int]:
    """Return what has grown; a few of a kind may come later, such as a button that is rarely needed."""
    grown = {name: after[name] - before[name] for name in after if after[name] > before[name]}
    few = max(FEW, deals // 20)
    return {name: more for name, more in grown.items() if more > (0 if name in EXACT else few)}


def items(program: Program) -> int:
    return len(program.table._stage.items())


def test_nothing_grows_over_many_deals(program: Program, request: pytest.FixtureRequest) -> None:
    deals = request.config.getoption("leak_deals")
    measures = deals >= 2 * MEASURES_MEMORY_FROM
    before: Counter[str] = Counter()
    memory = 0
    # Four make one round of games and languages: the first one builds what is then kept.
    for number in range(deals):
        play_deal(program, number)
        if number == 3:
            before = tally()
        if measures and number == MEASURES_MEMORY_FROM - 1:
            tracemalloc.start()
            gc.collect()
            memory = tracemalloc.get_traced_memory()[0]
    play_deal(program, 3)  # so that both counts are taken after the same deal
    assert leaks(before, tally(), deals - 3) == {}
    assert items(program) < 400
    if measures:
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - memory
        tracemalloc.stop()
        assert grown < MOST_BYTES_A_DEAL * (deals - MEASURES_MEMORY_FROM), f"{grown} bytes"


def test_what_grows_is_seen(program: Program) -> None:
    before = tally()
    kept = [(QTimer(program.window), QWidget(program.window)) for _ in range(5)]
    for timer, _widget in kept:
        timer.start(10_000)
    after = tally()
    for timer, _widget in kept:
        timer.stop()
    assert leaks(before, after, 1) == {"QTimer": 5, "running timers": 5, "QWidget": 5, "widget QWidget": 5}
