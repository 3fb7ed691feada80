"""The whole program in folders of its own, and whoever plays in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.store import settings
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.assets import register_resources
from cardavia_desktop.ui.fonts import register_fonts
from tests.ui.program.conftest import Program


@pytest.fixture(scope="package")
def resources(qapp: QApplication) -> None:
    """Give the windows their drawings and fonts, as the program has them from its start."""
    del qapp
    register_resources()
    register_fonts()


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    made = Paths(tmp_path / "config", tmp_path / "data", tmp_path / "log")
    settings.save(Settings(language="en", game="doudizhu", speed="instant"), made.settings)
    return made


@pytest.fixture
def programs(resources: None) -> Iterator[list[Program]]:
    del resources  # they are there
    running: list[Program] = []
    yield running
    for program in running:
        program.close()


def begin(paths: Paths, programs: list[Program]) -> Program:
    programs.append(Program(paths))
    return programs[-1]


def decide(program: Program) -> None:
    """Make the person's next decision, or begin the next match."""
    for _ in range(200):
        program.wait()
        if program.view.result is not None:
            program.session.next_deal()
        elif program.session.your_turn:
            program.session.act(GreedyAgent().decide(program.view))
            program.wait()
            return
    raise AssertionError
