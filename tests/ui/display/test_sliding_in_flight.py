"""A slider is dragged while cards fly: the picture follows, and the flights go on and end."""

from collections.abc import Iterator
from random import Random
from time import perf_counter

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia_desktop.session.matches import Matches
from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.display.pace import FRAME_MS
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.fonts import register_fonts
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.main_window import MainWindow
from cardavia_desktop.ui.pictures import Tone

LEFT = Qt.MouseButton.LeftButton
STEPS = 60
"""Steps from one end of the groove to the other."""
MOST_STEPS = 3000


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    register_fonts()
    session = Session(InlineThinker(), Random(3))
    preferences = Preferences(Settings(speed="normal", grain=30), None)
    made = MainWindow(session, Matches(session, None, "greedy"), preferences, Language())
    qtbot.addWidget(made, before_close_func=lambda _window: session.close())
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    session.close()


def places(window: MainWindow) -> dict[object, QPointF]:
    return {key: card.scenePos() for key, card in window.table._stage.cards.items()}


def seen(window: MainWindow) -> QImage:
    return window.table.grab().toImage()


def test_the_picture_follows_the_thumb_while_cards_fly(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, bakes = window.table, list[float]()
    set_tone = table.look.set_tone

    def note(tone: Tone | None) -> None:
        bakes.append(perf_counter())
        set_tone(tone)

    table.set_pace(6)  # a loaded machine may need seconds for what takes some frames
    window.open_game("doudizhu")
    assert table._choreographer.busy
    window.bar.display.setChecked(True)
    groove = window.display.temperature.groove
    monkeypatch.setattr(table.look, "set_tone", note)
    y, far = groove.height() // 2, groove.width() - 4
    QTest.mousePress(groove, LEFT, pos=QPoint(4, y))
    begun, baked = perf_counter(), list[int]()
    stood = places(window)
    flew = 0
    step = 0
    while step < STEPS or (flew < 3 and step < MOST_STEPS):
        step += 1
        QTest.mouseMove(groove, QPoint(4 + (far - 4) * (step % STEPS) // STEPS, y))
        if step % 5 == 0:  # several steps within a frame, then what is due
            qtbot.wait(2)
            now = places(window)
            flew += any(now[key] != place for key, place in stood.items() if key in now)
            stood = now
            baked.append(len(bakes))
    QTest.mouseMove(groove, QPoint(far, y))
    frames = (perf_counter() - begun) * 1000 / (FRAME_MS * 0.95)  # Qt's coarse timers come a little early
    QTest.mouseRelease(groove, LEFT, pos=QPoint(far, y))
    assert baked[0] >= 1, "the picture follows at once"
    assert len(set(baked)) >= 3, "and goes on following"
    assert len(bakes) <= frames + 2, "at most one new picture a frame"
    assert len(bakes) < step
    assert flew >= 3, "the flights go on meanwhile"
    table.set_pace(1)
    qtbot.waitUntil(
        lambda: window.settings.temperature >= 97 and not table._choreographer.busy, timeout=30_000
    )
    qtbot.wait(3 * FRAME_MS)
    where = places(window)
    table._choreographer.refresh()
    assert places(window) == where, "every card has arrived"
    picture = seen(window)
    table.set_picture(Picture(50, 30, window.settings.temperature))
    assert seen(window) == picture, "nothing is left in the colours of an earlier step"
