"""Ctrl+Z takes back what is seen, and nothing else."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardavia_desktop.engine.actions import Bid
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.ui.fault_dialog import FaultDialog
from tests.ui.program.conftest import Program, begin

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_before_the_first_match_nothing_is_taken_back_and_no_fault_is_told(
    paths: Paths, programs: list[Program]
) -> None:
    programs.append(Program(paths))
    window = programs[-1].window
    for modifiers in (CONTROL, CONTROL | SHIFT):
        QTest.keyClick(window, Qt.Key.Key_Z, modifiers)
        programs[-1].wait()
    assert window.findChild(FaultDialog) is None
    assert not any(action.isEnabled() for action in (window.commands.undo, window.commands.redo))


@pytest.mark.parametrize(
    "leave",
    [
        lambda program: program.window.show_page("rules"),
        lambda program: program.window.show_page("history"),
        lambda program: program.window.show_welcome(),
        lambda program: program.window.show_guide("doudizhu"),
        lambda program: program.window.panels.show_settings(),
    ],
    ids=["rules", "history", "welcome", "guide", "panel"],
)
def test_decisions_out_of_sight_are_not_taken_back(
    paths: Paths, programs: list[Program], leave: Callable[[Program], None]
) -> None:
    program = begin(paths, programs, language="en", game="doudizhu")
    program.session.act(next(action for action in program.session.view.legal if action != Bid(0)))
    program.wait()
    match = program.session.match
    assert match is not None
    assert program.window.commands.undo.isEnabled()
    leave(program)
    program.wait()
    for modifiers in (CONTROL, CONTROL | SHIFT):
        QTest.keyClick(program.window, Qt.Key.Key_Z, modifiers)
    assert match.undos == 0
    program.window.panels.close()
    program.window.open_game("doudizhu")
    program.window.show_page("table")
    program.wait()
    QTest.keyClick(program.window, Qt.Key.Key_Z, CONTROL)
    assert match.undos == 1
