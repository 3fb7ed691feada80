"""The settings panel, handled as a person does."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QSlider, QWidget

from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.main_window import MainWindow
from cardavia_desktop.ui.panels.panel import Panel
from cardavia_desktop.ui.panels.settings_panel import SettingsPanel
from tests.ui.shell.conftest import OpenWindow, focused, part, settle

LEFT = Qt.MouseButton.LeftButton
SWITCHES = (
    "first_deals", "counter", "auto_pass", "reduced_motion", "muted", "four_colours", "large_index",
    "french_index",
)  # fmt: skip
CHOICES = {
    "hand_order": ("rank", "combination"),
    "speed": ("slow", "normal", "fast", "instant"),
    "theme": ("system", "light", "dark"),
}


def show(window: MainWindow) -> SettingsPanel:
    """Open the settings by their shortcut."""
    if window.session.match is None:
        window.open_game("doudizhu")
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    settle()
    panel = window.panel
    assert isinstance(panel, SettingsPanel)
    return panel


def button(panel: Panel, name: str) -> QAbstractButton:
    return part(panel, QAbstractButton, name)


def press(panel: Panel, name: str) -> None:
    QTest.mouseClick(button(panel, name), LEFT)


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_applies_at_once(open_window: OpenWindow, name: str) -> None:
    window = open_window()
    panel = show(window)
    before = getattr(window.settings, name)
    press(panel, name)
    assert getattr(window.settings, name) is not before
    QTest.keyClick(button(panel, name), Qt.Key.Key_Space)
    assert getattr(window.settings, name) is before


@pytest.mark.parametrize(("name", "key"), [(name, key) for name, keys in CHOICES.items() for key in keys])
def test_a_choice_applies_at_once(open_window: OpenWindow, name: str, key: str) -> None:
    window = open_window()
    panel = show(window)
    press(panel, f"{name}_{key}")
    assert getattr(window.settings, name) == key
    assert button(panel, f"{name}_{key}").isChecked()


def test_arrows_go_through_a_choice(open_window: OpenWindow) -> None:
    window = open_window(settings=Settings(speed="slow"))
    panel = show(window)
    button(panel, "speed_slow").setFocus()
    QTest.keyClick(button(panel, "speed_slow"), Qt.Key.Key_Right)
    assert window.settings.speed == "normal"
    assert button(panel, "speed_normal").hasFocus()


def test_cards_at_the_table_follow(open_window: OpenWindow) -> None:
    window = open_window()
    panel = show(window)
    samples = panel.frame.grab().toImage()
    table = window.table.grab().toImage()
    press(panel, "large_index")
    press(panel, "back_oxblood")
    settle()
    assert window.settings.card_back == "oxblood"
    assert panel.frame.grab().toImage() != samples
    assert window.table.grab().toImage() != table


def test_the_volume(open_window: OpenWindow) -> None:
    window = open_window()
    panel = show(window)
    slider = part(panel, QSlider, "volume")
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert window.settings.volume == 0
    assert part(panel, QLabel, "volumePlace").text() == "0%"
    QTest.keyClick(slider, Qt.Key.Key_PageUp)
    assert window.settings.volume == 10


def test_the_defaults_come_back_but_not_language_and_game(open_window: OpenWindow) -> None:
    changed = Settings(
        game="guandan", language="en", speed="instant", four_colours=True, muted=True, volume=5, grain=77
    )
    window = open_window(settings=changed)
    panel = show(window)
    press(panel, "restore")
    assert window.settings == Settings(game="doudizhu", language="en", grain=77)
    assert not button(panel, "four_colours").isChecked()
    assert button(panel, "speed_normal").isChecked()
    assert part(panel, QLabel, "volumePlace").text() == "60%"


@pytest.mark.parametrize("way", ["escape", "cross", "beside"])
def test_it_closes_and_gives_the_focus_back(open_window: OpenWindow, way: str) -> None:
    window = open_window()
    window.open_game("doudizhu")
    settle()
    before = QApplication.focusWidget()
    panel = show(window)
    assert panel.frame.isAncestorOf(focused())
    if way == "escape":
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
    elif way == "cross":
        press(panel, "cross")
    else:
        QTest.mouseClick(panel, LEFT, pos=QPoint(5, 5))
    settle()
    assert window.panel is None
    assert QApplication.focusWidget() is before


def test_tab_reaches_everything_and_stays_inside(open_window: OpenWindow) -> None:
    window = open_window()
    panel = show(window)
    seen: list[str] = []
    for _ in range(40):
        focused = QApplication.focusWidget()
        assert focused is not None
        assert panel.frame.isAncestorOf(focused)
        if focused.objectName() in seen:
            break
        seen.append(focused.objectName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    expected = {
        *SWITCHES,
        "volume",
        "restore",
        "keys",
        "cross",
        "back_bottle",
        "speed_instant",
        "theme_system",
    }
    assert expected <= set(seen)


def test_no_key_goes_through_to_the_table(open_window: OpenWindow) -> None:
    window = open_window()
    panel = show(window)
    match = window.session.match
    assert match is not None
    ply = match.ply
    for key in (Qt.Key.Key_P, Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_H):
        QTest.keyClick(panel.frame, key)
    settle()
    assert match.ply == ply
    assert window.table.selected == frozenset()


def test_keys_and_shortcuts_are_one_click_away(open_window: OpenWindow) -> None:
    window = open_window()
    panel = show(window)
    press(panel, "keys")
    settle()
    shown = window.panel
    assert shown is not None
    assert shown.title() == "Keys and shortcuts"


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160)])
def test_everything_fits(
    open_window: OpenWindow, language: Language, size: tuple[int, int], code: str
) -> None:
    window = open_window(size)
    language.switch(code)
    panel = show(window)
    assert panel.rect().contains(panel.frame.geometry())
    for widget in panel.frame.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, (QAbstractButton, QLabel, QSlider)):
            continue
        top_left = widget.mapTo(panel.frame, QPoint(0, 0))
        assert panel.frame.rect().contains(top_left), widget.objectName()
        assert panel.frame.rect().contains(top_left + widget.rect().bottomRight()), widget.objectName()
        if isinstance(widget, QLabel) and not widget.wordWrap() and widget.text():
            assert widget.width() >= widget.fontMetrics().horizontalAdvance(widget.text()), widget.text()


def test_language_and_surround_change_under_it(open_window: OpenWindow, language: Language) -> None:
    window = open_window()
    panel = show(window)
    button(panel, "counter").setFocus()
    language.switch("fr")
    settle()
    assert panel.title() == "Réglages"
    assert any(label.text() == "Vitesse" for label in panel.frame.findChildren(QLabel) if label.isVisible())
    assert button(panel, "counter").hasFocus()
    press(panel, "theme_light")
    settle()
    assert panel.frame.grab().toImage().pixelColor(panel.frame.width() // 2, 12).lightness() > 200
    press(panel, "theme_dark")
    settle()
    assert panel.frame.grab().toImage().pixelColor(panel.frame.width() // 2, 12).lightness() < 60


@pytest.mark.parametrize("size", [(1280, 800), (3840, 2160)])
def test_no_steps_are_seen_in_the_shadow_of_a_panel(open_window: OpenWindow, size: tuple[int, int]) -> None:
    window = open_window(size)
    panel = show(window)
    frame = panel.frame.geometry()
    image = QImage(panel.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)  # as over cards, where it is seen best
    panel.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
    middle = frame.center()
    rays = (
        [QPoint(x, middle.y()) for x in range(frame.right() + 2, panel.width())],
        [QPoint(x, middle.y()) for x in range(frame.left() - 2, 0, -1)],
        [QPoint(middle.x(), y) for y in range(frame.bottom() + 2, panel.height())],
    )
    for ray in rays:
        levels = [image.pixelColor(point).green() for point in ray]
        assert levels[0] < levels[-1] - 20, "there is a shadow"
        assert max(abs(one - other) for one, other in pairwise(levels)) <= 3
