"""The geometry of some states of the window, and faults planted to see them found."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsView, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui.fonts import register_fonts
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.table.card_item import CardItem
from cardavia_desktop.ui.table.placing import HAND_Z
from cardavia_desktop.ui.table.texts import TextItem
from tools.shots.check import faults, faults_in
from tools.shots.collect import FOLDER
from tools.shots.pseudo import CODE, stretched
from tools.shots.stand import Stand
from tools.shots.states import STATES

LARGEST = QSize(1920, 1080)
SMALLEST = QSize(1024, 640)
LAPTOP = QSize(911, 480)
"""What 1366 × 768 at 150 % leaves beside a title and a task bar."""


@pytest.fixture(scope="module", autouse=True)
def bundled_fonts() -> None:
    register_fonts()


@pytest.fixture
def stand(language: Language) -> Iterator[Stand]:
    made = Stand(STATES["gd-follow"], language)
    yield made
    made.close()


def test_every_log_is_shown_by_a_state() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} | {"", "readings"} == {
        state.match for state in STATES.values()
    } | {"readings"}


@pytest.mark.parametrize(
    "name",
    ["settings", "statistics-ddz", "ddz-bid", "ddz-won", "gd-grouped", "gd-readings", "gd-two-tributes"],
)
def test_a_state_is_whole_at_the_smallest_size_and_after_growing(language: Language, name: str) -> None:
    stand = Stand(STATES[name], language)
    found = {}
    for code in ("fr", "en"):
        stand.speak(code)
        for size, scale in ((SMALLEST, 1.0), (LAPTOP, 1.5), (LARGEST, 1.0)):
            stand.set_size(size)
            found[code, size.width()] = faults(stand, scale)
    stand.close()
    assert not any(found.values()), found


@pytest.mark.parametrize(
    "name",
    [
        "welcome",
        "settings",
        "keys",
        "new-match",
        "display",
        "rules-gd",
        "guide-ddz-follow",
        "ddz-bid",
        "ddz-refused",
        "ddz-won",
        "gd-follow",
        "gd-readings",
        "gd-return",
        "gd-won",
    ],
)
def test_there_is_room_for_longer_words(language: Language, name: str) -> None:
    stand = Stand(STATES[name], language)
    stand.speak("pseudo")
    stand.set_size(SMALLEST)
    found = faults(stand)
    stand.close()
    assert not found


@pytest.mark.parametrize(
    "name",
    [
        "about",
        "keys",
        "settings",
        "deals",
        "statistics-ddz",
        "statistics-gd",
        "achievements",
        "review-ddz",
        "gd-tribute-to-you",
    ],
)
@pytest.mark.parametrize("code", ["fr", CODE])
def test_a_laptop_of_1366_by_768_at_150_percent_has_room(language: Language, code: str, name: str) -> None:
    stand = Stand(STATES[name], language)
    stand.speak(code)
    stand.set_size(LAPTOP)
    size, found = stand.window.size(), faults(stand, 1.5)
    stand.close()
    assert size == LAPTOP, "the window does not grow beyond the screen"
    assert not found


def test_the_language_of_the_room_test_is_longer_and_keeps_placeholders() -> None:
    text = "Beat %1’s %2, or pass: {name} holds %n card(s)."
    longer = stretched(text)
    assert len(longer) >= 1.2 * len(text)
    assert all(kept in longer for kept in ("%1", "%2", "{name}", "%n"))
    assert stretched("K") == "K"


def test_a_state_stays_while_the_window_changes(stand: Stand) -> None:
    before = stand.table.selected
    stand.set_size(SMALLEST)
    stand.speak("fr")
    assert stand.table.selected == before != frozenset()


def _cards(stand: Stand) -> list[CardItem]:
    view = stand.table.findChild(QGraphicsView)
    assert isinstance(view, QGraphicsView)
    found = [item for item in view.scene().items() if isinstance(item, CardItem) and item.zValue() >= HAND_Z]
    return sorted(found, key=lambda item: item.zValue())


def test_a_card_off_the_table_is_found(stand: Stand) -> None:
    _cards(stand)[0].moveBy(-400, 0)
    assert any("off the table" in line for line in faults(stand))


def test_a_covered_index_is_found(stand: Stand) -> None:
    first, *_, last = _cards(stand)
    last.setPos(first.pos())
    assert any("index of a card in the hand" in line for line in faults(stand))


def test_a_small_index_is_found(stand: Stand) -> None:
    stand.set_size(QSize(640, 452))
    assert any("pixels high" in line for line in faults(stand))


def test_words_over_a_card_and_over_words_are_found(stand: Stand) -> None:
    view = stand.table.findChild(QGraphicsView)
    assert isinstance(view, QGraphicsView)
    words = [item for item in view.scene().items() if isinstance(item, TextItem) and item.text]
    words[0].setPos(_cards(stand)[0].pos())
    words[1].setPos(words[2].pos())
    found = faults(stand)
    assert any("lies over a card" in line for line in found), found
    assert any("crosses" in line for line in found), found


def test_crossing_buttons_are_found(stand: Stand) -> None:
    hint, play = stand.table.button("hint"), stand.table.button("play")
    assert hint is not None
    assert play is not None
    hint.move(play.pos() - QPoint(20, 0))
    assert any("buttons cross" in line for line in faults(stand))


class _OnAPlate(QWidget):
    """Words on a plate that is too narrow for them."""

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setBrush(painter.pen().color())
        painter.drawRoundedRect(20, 20, 90, 30, 4, 4)
        painter.drawText(30, 40, "Much too long for this")
        painter.end()


def test_words_across_an_edge_are_found(qtbot: QtBot) -> None:
    widget = _OnAPlate()
    qtbot.addWidget(widget)
    widget.resize(300, 100)
    assert any("across the edge" in line for line in faults_in(widget))


def test_cut_and_covered_words_are_found(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(300, 100)
    cut = QLabel("Double-click resets", widget)
    cut.setGeometry(0, 0, 40, 30)
    below = QLabel("Covered in part", widget)
    below.setGeometry(0, 50, 200, 30)
    above = QPushButton("", widget)
    above.setAutoFillBackground(True)
    above.setGeometry(20, 45, 30, 40)
    found = faults_in(widget)
    assert any("is cut" in line for line in found), found
    assert any("covered in part" in line for line in found), found
