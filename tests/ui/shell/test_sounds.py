"""What a person hears while playing, and how loud."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QSlider

from cardavia_desktop.application import Application
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store import settings
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.sound.player import SoundPlayer
from tests.ui.shell.conftest import part, settle

LEFT = Qt.MouseButton.LeftButton


class Recorder(SoundPlayer):
    """Notes what would be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.loud = -1.0

    def start(self) -> None:
        self.heard.append("start")

    def play(self, path: str, delay: float = 0.0) -> None:
        del delay
        self.heard.append(path.removeprefix(":/sounds/").removesuffix(".wav"))

    def set_volume(self, volume: int, *, muted: bool) -> None:
        self.loud = 0 if muted else volume


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def program(tmp_path: Path, recorder: Recorder, qapp: object) -> Iterator[Application]:
    del qapp
    paths = Paths.below(tmp_path)
    settings.save(Settings(language="en", speed="instant", volume=40), paths.settings)
    made = Application(paths, "doudizhu", InlineThinker(), Random(1), recorder)
    made.window.resize(1280, 800)
    made.window.show()
    settle()
    yield made
    made.window.close()
    made.close()
    made.window.deleteLater()
    settle()


def test_a_deal_its_plays_and_its_end_are_heard(program: Application, recorder: Recorder) -> None:
    window = program.window
    assert "start" in recorder.heard
    assert "deal-1" in recorder.heard
    for _ in range(200):
        view = program.session.view
        if view.result is not None:
            break
        if view.phase is Phase.BID:
            QTest.keyClick(window.table, Qt.Key.Key_3)
            QTest.keyClick(window.table, Qt.Key.Key_P)
        else:
            QTest.keyClick(window.table, Qt.Key.Key_H)
            settle()
            key = Qt.Key.Key_Return if window.table.selected else Qt.Key.Key_P
            QTest.keyClick(window.table, key)
        settle()
    view = program.session.view
    assert view.result is not None
    assert recorder.heard[-1] == ("win" if 0 in view.result.winners else "lose")
    assert {"knock", "turn"} <= set(recorder.heard)
    assert {"play-1", "play-2", "play-3"} & set(recorder.heard)


def test_choosing_a_card_is_heard(program: Application, recorder: Recorder) -> None:
    recorder.heard.clear()
    QTest.keyClick(program.window.table, Qt.Key.Key_Home)
    QTest.keyClick(program.window.table, Qt.Key.Key_Space)
    assert recorder.heard == ["select"]


def test_volume_and_mute_apply_at_once(program: Application, recorder: Recorder) -> None:
    assert recorder.loud == 40
    window = program.window
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    settle()
    panel = window.panel
    assert panel is not None
    recorder.heard.clear()
    QTest.keyClick(part(panel, QSlider, "volume"), Qt.Key.Key_End)
    assert recorder.loud == 100
    assert recorder.heard == ["play-2"], "a sample, to set the volume by"
    QTest.mouseClick(part(panel, QAbstractButton, "muted"), LEFT)
    assert recorder.loud == 0
