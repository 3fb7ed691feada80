"""Panels come in softly, and are there at once when anything disturbs that."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui.entrance import AT_ONCE, Entrance, Entry
from cardavia_desktop.ui.table.preferences import Speed, TablePreferences

PLACE = QPoint(40, 60)


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 300)
    panel = QWidget(window)
    panel.setGeometry(PLACE.x(), PLACE.y(), 200, 100)
    QPushButton("one", panel)
    window.show()
    yield panel
    window.hide()


def is_still(entrance: Entrance) -> bool:
    moving = QAbstractAnimation.State.Running
    return not any(one.state() == moving for one in entrance.findChildren(QAbstractAnimation))


def test_a_panel_rises_and_fades_into_its_place(qtbot: QtBot, panel: QWidget) -> None:
    entrance = Entrance(panel)
    entrance.begin(Entry(120, 8))
    assert panel.pos() == PLACE + QPoint(0, 8)
    assert entrance.share == 0
    panel.window().grab()
    qtbot.waitUntil(lambda: not entrance.running, timeout=3000)
    assert panel.pos() == PLACE
    assert entrance.share == 1
    assert is_still(entrance)


@pytest.mark.parametrize("disturbance", ["hidden", "resized", "moved", "finished", "begun anew"])
def test_whatever_disturbs_it_has_it_in_its_place(panel: QWidget, disturbance: str) -> None:
    entrance = Entrance(panel)
    entrance.begin(Entry(60_000, 8))
    if disturbance == "hidden":
        panel.window().hide()
    elif disturbance == "resized":
        panel.resize(210, 110)
    elif disturbance == "moved":
        panel.move(PLACE + QPoint(30, 30))
    elif disturbance == "finished":
        entrance.finish()
    else:
        entrance.begin(AT_ONCE)
    assert not entrance.running
    assert entrance.share == 1
    assert panel.pos() == (PLACE + QPoint(30, 30) if disturbance == "moved" else PLACE)
    assert is_still(entrance)
    effect = panel.graphicsEffect()
    assert effect is None or not effect.isEnabled()


def test_the_person_decides_how_panels_come_in() -> None:
    assert TablePreferences().entry == Entry(180, 8)
    assert TablePreferences(speed=Speed.FAST).entry == Entry(90, 8)
    assert TablePreferences(speed=Speed.INSTANT).entry.milliseconds == 0
    assert TablePreferences(reduced_motion=True).entry == Entry(120, 0), "it fades, and does not rise"
