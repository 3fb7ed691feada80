"""The display panel, handled as a person does."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cardavia_desktop.store.settings import Preset
from cardavia_desktop.ui import assets
from cardavia_desktop.ui.display.panel import BUILT_IN, USUAL, DisplayPanel
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.language import Language


@pytest.fixture
def panel(qtbot: QtBot) -> DisplayPanel:
    made = DisplayPanel(None)
    qtbot.addWidget(made)
    made.resize(360, 320)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_the_picture_follows_the_thumb_while_it_is_dragged(panel: DisplayPanel) -> None:
    seen: list[Picture] = []
    panel.picture_changed.connect(seen.append)
    groove = panel.contrast.groove
    middle = groove.rect().center()
    QTest.mousePress(groove, Qt.MouseButton.LeftButton, pos=middle)
    for step in range(1, 6):
        QTest.mouseMove(groove, middle + QPoint(12 * step, 0))
    QTest.mouseRelease(groove, Qt.MouseButton.LeftButton, pos=middle + QPoint(60, 0))
    assert len(seen) >= 5
    places = [picture.contrast for picture in seen]
    assert places == sorted(places)
    assert places[-1] > 60
    assert panel.contrast.place_text == f"{places[-1]}%"


def test_a_click_on_the_groove_takes_the_thumb_there(panel: DisplayPanel) -> None:
    groove = panel.grain.groove
    QTest.mouseClick(groove, Qt.MouseButton.LeftButton, pos=QPoint(groove.width() - 3, groove.height() // 2))
    assert panel.picture.grain >= 97


def test_a_double_click_resets_one_slider(panel: DisplayPanel) -> None:
    panel.show_picture(Picture(10, 20, 30))
    QTest.mouseDClick(panel.grain.groove, Qt.MouseButton.LeftButton)
    assert panel.picture == Picture(10, USUAL.grain, 30)


def test_keys_move_a_slider_by_steps(panel: DisplayPanel) -> None:
    panel.temperature.groove.setFocus()
    for key, place in (
        (Qt.Key.Key_Right, 51),
        (Qt.Key.Key_PageUp, 61),
        (Qt.Key.Key_Left, 60),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 100),
    ):
        QTest.keyClick(panel.temperature.groove, key)
        assert panel.picture.temperature == place


def test_the_reset_button_resets_all(panel: DisplayPanel) -> None:
    panel.show_picture(Picture(1, 2, 3))
    QTest.mouseClick(panel.reset, Qt.MouseButton.LeftButton)
    assert panel.picture == USUAL


def test_a_preset_is_taken_and_shown(panel: DisplayPanel) -> None:
    seen: list[Picture] = []
    panel.picture_changed.connect(seen.append)
    for index, (key, picture) in enumerate(BUILT_IN.items()):
        panel.presets.setCurrentIndex(index)
        panel.presets.activated.emit(index)
        assert panel.picture == picture, key
    assert seen[-1] == BUILT_IN["contrast"]
    panel.show_picture(Picture(1, 2, 3))
    assert panel.presets.currentIndex() == -1


def test_own_presets_are_kept_under_their_names(panel: DisplayPanel) -> None:
    kept: list[tuple[Preset, ...]] = []
    panel.presets_changed.connect(kept.append)
    panel.show_picture(Picture(11, 12, 13))
    panel.keep_as(" Evening ")
    panel.show_picture(Picture(21, 22, 23))
    panel.keep_as("Evening")
    panel.keep_as("   ")
    assert kept[-1] == (Preset("Evening", 21, 22, 23),)
    assert panel.presets.currentText() == "Evening"


def test_a_preset_is_named_on_the_panel_itself(panel: DisplayPanel) -> None:
    kept: list[tuple[Preset, ...]] = []
    panel.presets_changed.connect(kept.append)
    panel.show_picture(Picture(11, 12, 13))
    keep = next(button for button in panel.findChildren(QPushButton) if button.text() == "Keep…")
    QTest.mouseClick(keep, Qt.MouseButton.LeftButton)
    assert panel.name.isVisible()
    assert not keep.isEnabled(), "not before there is a name"
    QTest.keyClick(panel.name, Qt.Key.Key_Escape)
    assert panel.isVisible(), "only the name is given up"
    assert not panel.name.isVisible()
    QTest.mouseClick(keep, Qt.MouseButton.LeftButton)
    QTest.keyClicks(panel.name, "Evening")
    QTest.keyClick(panel.name, Qt.Key.Key_Return)
    QTest.mouseClick(keep, Qt.MouseButton.LeftButton)
    QTest.keyClicks(panel.name, "Morning")
    QTest.mouseClick(keep, Qt.MouseButton.LeftButton)
    assert kept[-1] == (Preset("Evening", 11, 12, 13), Preset("Morning", 11, 12, 13))
    assert not panel.name.isVisible()
    QTest.mouseClick(keep, Qt.MouseButton.LeftButton)
    panel.hide()
    panel.show()
    assert not panel.name.isVisible()


def test_percentages_are_written_as_the_language_does(panel: DisplayPanel, qtbot: QtBot) -> None:
    language = Language()
    assert "fr" in assets.languages()
    language.switch("fr")
    try:
        qtbot.waitUntil(lambda: panel.contrast.place_text == "50\u202f%")
    finally:
        language.switch("en")
    qtbot.waitUntil(lambda: panel.contrast.place_text == "50%")


def test_the_name_of_a_preset_that_is_too_long_ends_with_dots_and_not_within_a_letter(
    panel: DisplayPanel,
) -> None:
    long = "W" * 40
    panel.show_presets((Preset("Evening", 1, 2, 3), Preset(long, 4, 5, 6)))
    panel.show_picture(Picture(1, 2, 3))
    assert panel.presets.written == "Evening"
    panel.show_picture(Picture(4, 5, 6))
    written = panel.presets.written
    assert written.endswith("W…")
    assert panel.presets.fontMetrics().horizontalAdvance(written) < panel.presets.width()
    assert panel.presets.currentText() == long
