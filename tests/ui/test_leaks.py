"""Nothing grows over many deals: widgets, objects, timers, items on the table, threads, files and memory.

`--leak-deals 500` plays that many; memory is measured from 100 deals on, since caches fill before.
"""

import gc
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget

from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.store import settings
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.table.card_item import CardItem
from tests.ui.memory import Memory, memory, native
from tests.ui.program.conftest import Program

MEASURES_MEMORY_FROM = 100
MOST_BLOCKS_A_DEAL = 60
"""How many pieces of memory a deal may leave in Python, some 4,000 bytes; its log is kept in a database."""
MOST_NATIVE_A_DEAL = 8_000
"""How many bytes of the C library's a deal may leave.

None has to stay, but what lies on the table at a measure is more or less, and Qt keeps about 1,000 for each
opened panel, its style sheets' notes of scroll areas that are gone. One card's picture, or one panel that is
not let go, is 20,000 and more. What is resident says less: pages stay in which little is still in use.
"""

ROUND = 4
"""Deals that make one round of games and languages."""
LOOKS_EVERY = 40
"""In a long run, all that lies beside the table is looked at in one round out of so many deals."""

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


def look_around(program: Program, number: int) -> None:
    """Look at everything there is to look at beside the table, in another size and language each time."""
    window = program.window
    for command in (window.commands.settings, window.commands.matches, window.commands.code):
        command.trigger()
        program.wait()
    window.panels.close()
    window.show_page("rules")
    window._switch_language(("en", "fr")[number // 2 % 2])
    for tab in ("deals", "statistics", "achievements"):
        window.past.show_list(tab)
        program.wait()
    page = window.past.list_page
    assert page is not None
    if page.deals.model.rowCount():
        page.show_tab("deals")
        page.deals.button("replay").click()
        program.wait()
        replay = window.past.replay_page
        assert replay is not None
        assert replay.isVisible()
    window.show_page("table")
    window.resize(1000 + number % 5 * 60, 640 + number % 3 * 50)


def sit_as_ever(program: Program) -> None:
    """Have the window as it is at every measure: what it shows is held, and more of it in a larger one.

    A deal has just begun, too: each card on the table holds its picture, some 40,000 bytes.
    """
    program.window._switch_language("en")
    program.window.resize(1280, 800)
    program.window.show_page("table")
    program.window.match_desk.begin("doudizhu")
    program.wait()


def play_deal(program: Program, number: int) -> None:
    """Play a deal of a new match, and now and then look at all else."""
    window, mind = program.window, GreedyAgent()
    game = "guandan" if number % ROUND == 1 else "doudizhu"
    window.open_game(game)
    window.match_desk.begin(game)
    if number % LOOKS_EVERY < ROUND:
        look_around(program, number)
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
    program.heard.clear()  # what the test itself keeps is no leak of the program's


def tally() -> Counter[str]:
    """Count what must not grow."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    found: Counter[str] = Counter()
    for item in gc.get_objects():
        if isinstance(item, QObject) and shiboken6.isValid(item):
            found[type(item).__name__] += 1
            found["running timers"] += isinstance(item, QTimer) and item.isActive()
        elif isinstance(item, QGraphicsItem) and not isinstance(item, CardItem):  # cards come and go
            found[f"item {type(item).__name__}"] += 1
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


def memory_leaks(before: Memory, after: Memory, deals: int) -> dict[str, int]:
    """Return what a deal leaves of memory, by its kind, where that is too much."""
    left = {
        "blocks": (after.blocks - before.blocks, MOST_BLOCKS_A_DEAL),
        "native bytes": (after.native - before.native, MOST_NATIVE_A_DEAL),
    }
    return {kind: more // deals for kind, (more, most) in left.items() if more > most * deals}


def items(program: Program) -> int:
    return len(program.table._stage.items())


def test_nothing_grows_over_many_deals(program: Program, request: pytest.FixtureRequest) -> None:
    deals = request.config.getoption("leak_deals")
    measures = deals >= 2 * MEASURES_MEMORY_FROM
    before: Counter[str] = Counter()
    held = []
    # A round of games and languages builds what is then kept, so counts are taken after one, and after each
    # count the same deal is played.
    for number in range(deals):
        play_deal(program, number)
        if number == ROUND - 1:
            before = tally()
        if measures and (number + 1) % MEASURES_MEMORY_FROM == 0:
            sit_as_ever(program)
            held.append(memory())
            print(f"\n{number + 1} deals: {held[-1]}", flush=True)  # noqa: T201 - for whoever runs hundreds
    play_deal(program, ROUND - 1)
    after = tally()
    assert leaks(before, after, deals - ROUND + 1) == {}
    assert items(program) < 400
    if measures:
        counted = {name: (before[name], after[name]) for name in sorted(EXACT)}
        widgets = [sum(n for name, n in of.items() if name.startswith("widget ")) for of in (before, after)]
        print(f"widgets {widgets}, {counted}")  # noqa: T201 - as above
        more = deals // MEASURES_MEMORY_FROM * MEASURES_MEMORY_FROM - MEASURES_MEMORY_FROM
        assert memory_leaks(held[0], held[-1], more) == {}, held


def test_what_grows_is_seen(program: Program) -> None:
    before = tally()
    kept = [(QTimer(program.window), QWidget(program.window)) for _ in range(5)]
    for timer, _widget in kept:
        timer.start(10_000)
    after = tally()
    for timer, _widget in kept:
        timer.stop()
    assert leaks(before, after, 1) == {"QTimer": 5, "running timers": 5, "QWidget": 5, "widget QWidget": 5}


@pytest.mark.skipif(native() == 0, reason="only glibc tells what it has handed out")
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("kind", ["large objects", "pictures", "small objects"])
def test_twenty_kilobytes_a_deal_are_seen(kind: str) -> None:
    deals = 100
    before = memory()
    kept: list[object] = [left_by_a_deal(kind) for _ in range(deals)]
    after = memory()
    found = "blocks" if kind == "small objects" else "native bytes"
    assert memory_leaks(before, after, deals).keys() == {found}
    kept.clear()
    assert memory_leaks(before, memory(), deals) == {}


def left_by_a_deal(kind: str) -> object:
    """Return something of 20,000 bytes."""
    if kind == "large objects":
        return bytearray(20_000)
    if kind == "pictures":
        return QImage(100, 50, QImage.Format.Format_ARGB32)
    return [bytes(100) for _ in range(150)]
