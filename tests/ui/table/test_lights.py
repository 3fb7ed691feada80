"""What lights up goes out by itself, and is as it belongs at once where nothing is to move."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject
from PySide6.QtWidgets import QGraphicsRectItem
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.card_item import CardItem
from cardavia_desktop.ui.table.card_picture import CardLook
from cardavia_desktop.ui.table.lights import Lights
from cardavia_desktop.ui.table.motion import Pose
from cardavia_desktop.ui.table.moves import SWEEP_FADE_MS, SWEEP_MS, sweep


@pytest.fixture
def lights(qapp: QObject) -> Iterator[Lights]:
    made = Lights(qapp)
    yield made
    made.settle()
    made.deleteLater()


def running(lights: Lights) -> bool:
    moving = QAbstractAnimation.State.Running
    return any(one.state() == moving for one in lights.findChildren(QAbstractAnimation))


def test_a_glow_fades_in_and_nothing_goes_on_then(qtbot: QtBot, lights: Lights) -> None:
    mine, other = QGraphicsRectItem(), QGraphicsRectItem()
    mine.setOpacity(0.0)
    lights.glow([(mine, True), (other, False)], still=False)
    assert mine.opacity() < 1
    assert other.opacity() > 0
    qtbot.waitUntil(lambda: not running(lights), timeout=3000)
    assert (mine.opacity(), other.opacity()) == (1, 0)


def test_rays_are_seen_for_a_while_and_fade(qtbot: QtBot, lights: Lights) -> None:
    lights.pace = 0.2
    rays = QGraphicsRectItem()
    rays.setOpacity(0.0)
    lights.flare(rays)
    assert rays.opacity() == 1
    qtbot.wait(100)
    assert rays.opacity() == 1
    qtbot.waitUntil(lambda: not running(lights), timeout=3000)
    assert rays.opacity() == 0


def test_at_once_where_nothing_is_to_move(lights: Lights) -> None:
    lights.pace = 0.0
    item = QGraphicsRectItem()
    lights.glow([(item, False)], still=False)
    assert item.opacity() == 0
    lights.pace = 1.0
    lights.glow([(item, True)], still=True)
    assert item.opacity() == 1
    lights.pace = 0.0
    lights.flare(item)
    assert item.opacity() == 0
    assert not running(lights)


def test_what_is_disturbed_ends_as_it_belongs(lights: Lights) -> None:
    item, rays = QGraphicsRectItem(), QGraphicsRectItem()
    lights.glow([(item, False)], still=False)
    lights.glow([(item, True)], still=False)
    lights.flare(rays)
    lights.settle()
    assert (item.opacity(), rays.opacity()) == (1, 0)
    assert not running(lights)


def test_a_swept_card_fades_at_the_end_of_its_way(qapp: QObject) -> None:
    del qapp
    track = sweep(CardItem(Look(), CardLook(0, 80)), Pose(400, 0))
    curve = QEasingCurve(track.curve)
    assert track.at(SWEEP_MS - SWEEP_FADE_MS, curve).opacity == pytest.approx(1)
    assert 0 < track.at(SWEEP_MS - SWEEP_FADE_MS / 2, curve).opacity < 1
    assert track.at(SWEEP_MS, curve).opacity == pytest.approx(0)
