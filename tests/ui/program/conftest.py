"""The whole program with whoever sits before it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia_desktop.application import Application
from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store import settings
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.sound.player import Output, SoundPlayer
from tests.ui.table.driving import Player

PLAYERS = {"doudizhu": ("", "rules", "rules"), "guandan": ("", "rules", "rules", "rules")}


def silence(read: Callable[[int], bytes]) -> Output:
    del read
    raise OSError("tests are silent")


class Program(Player):
    """A running program and whoever sits before it."""

    def __init__(
        self, paths: Paths, *, game: str | None = None, seed: int = 1, opens: Path | DealCode | None = None
    ) -> None:
        self.application = Application(
            paths, game, InlineThinker(), Random(seed), SoundPlayer(silence), opens
        )
        self.window = self.application.window
        self.session = self.application.session
        self.table = self.window.table
        self.heard = []
        self.table.announced.connect(self.heard.append)
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        QTest.qWaitForWindowExposed(self.window)
        self.wait()

    def close(self) -> None:
        self.window.close()
        self.application.close()
        self.window.deleteLater()
        self.wait()


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "config", tmp_path / "data", tmp_path / "log")


@pytest.fixture
def programs(qapp: QApplication) -> Iterator[list[Program]]:
    """Programs to close at the end, whatever happens."""
    del qapp
    running: list[Program] = []
    yield running
    for program in running:
        program.close()


def begin(paths: Paths, programs: list[Program], *, language: str, game: str, seed: int = 1) -> Program:
    settings.save(Settings(language=language, game=game, speed="instant"), paths.settings)
    programs.append(Program(paths, seed=seed))
    return programs[-1]
