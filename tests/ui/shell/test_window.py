"""The window itself: its place, its icon, full screen, the surround and the language."""

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QPushButton,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSlider,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui import messages, theme, window_place
from cardavia_desktop.ui.app_icon import SIZES, app_icon
from cardavia_desktop.ui.card_art import CardStyle
from cardavia_desktop.ui.display.pace import FRAME_MS
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.main_window import MainWindow
from cardavia_desktop.ui.top_bar import TopBar
from tests.ui.shell.conftest import OpenWindow, settle

LAPTOP = QRect(0, 0, 911, 512)
"""The room on 1366 × 768 at 150 %."""


@pytest.mark.parametrize(
    ("place", "screens", "wanted"),
    [
        (QRect(100, 100, 1280, 800), [QRect(0, 0, 1920, 1080)], QRect(100, 100, 1280, 800)),
        (QRect(2500, 100, 1280, 800), [QRect(0, 0, 1920, 1080)], QRect(640, 100, 1280, 800)),
        (QRect(-5000, -9000, 1280, 800), [QRect(0, 0, 1920, 1080)], QRect(0, 0, 1280, 800)),
        (QRect(0, -60, 1280, 800), [QRect(0, 0, 1920, 1080)], QRect(0, 0, 1280, 800)),
        (QRect(0, 0, 3000, 2000), [QRect(0, 30, 1920, 1050)], QRect(0, 30, 1920, 1050)),
        (QRect(10, 10, 1024, 640), [LAPTOP], QRect(0, 0, 911, 512)),
        (
            QRect(2000, 50, 1280, 800),
            [QRect(0, 0, 1920, 1080), QRect(1920, 0, 2560, 1440)],
            QRect(2000, 50, 1280, 800),
        ),
        (
            QRect(2000, 50, 1280, 800),
            [QRect(0, 0, 1920, 1080)],
            QRect(640, 50, 1280, 800),
        ),
    ],
)
def test_a_window_comes_back_where_it_can_be_seen(place: QRect, screens: list[QRect], wanted: QRect) -> None:
    assert window_place.reachable(place, screens) == wanted


RECTS = st.builds(
    QRect, st.integers(-9000, 9000), st.integers(-9000, 9000), st.integers(300, 5000), st.integers(300, 3000)
)


@hypothesis_settings(deadline=None)
@given(RECTS, st.lists(RECTS, min_size=1, max_size=3))
def test_wherever_it_was_its_top_edge_can_be_taken(place: QRect, screens: list[QRect]) -> None:
    found = window_place.reachable(place, screens)
    top = QRect(found.left(), found.top(), found.width(), 1)
    assert max(screen.intersected(top).width() for screen in screens) >= 120
    assert any(found.width() <= screen.width() and found.height() <= screen.height() for screen in screens)
    assert window_place.reachable(found, screens) == found


def test_the_place_is_kept(open_window: OpenWindow) -> None:
    window = open_window()
    window.setGeometry(10, 40, 800, 650)
    settle()
    other = open_window()
    window_place.restore(other, window_place.keep(window))
    assert other.size() == window.size()
    moved = other.pos() - window.pos()
    assert moved.manhattanLength() <= 10, "give or take the frame, which the test's screen has no room for"


def test_a_maximised_window_comes_back_maximised(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    window.showMaximized()
    qtbot.waitUntil(window.isMaximized)
    other = open_window()
    window_place.restore(other, window_place.keep(window))
    assert other.isMaximized()


@pytest.mark.parametrize("kept", ["nonsense", "AAAA", "é"])
def test_a_broken_place_gives_way_to_the_usual_one(open_window: OpenWindow, kept: str) -> None:
    window = open_window()
    window_place.restore(window, kept)
    room = window.screen().availableGeometry()
    assert window.width() == min(1280, room.width())


def test_the_window_is_no_larger_than_its_screen(open_window: OpenWindow) -> None:
    window = open_window()
    room = window.screen().availableGeometry()
    assert window.minimumWidth() <= room.width()
    assert window.minimumHeight() <= room.height()


def test_full_screen_and_back(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    action = window.commands.full_screen
    QTest.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(window.isFullScreen)
    assert action.isChecked()
    QTest.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert not action.isChecked()
    window.showFullScreen()  # as a window manager does
    qtbot.waitUntil(action.isChecked)


def test_the_icon_has_a_drawing_for_small_sizes() -> None:
    icon = app_icon()
    sizes = {size.width() for size in icon.availableSizes()}
    assert sizes == {size for sizes in SIZES.values() for size in sizes}
    small, large = icon.pixmap(24).toImage(), icon.pixmap(256).scaledToWidth(24).toImage()
    differing = sum(
        small.pixelColor(x, y).rgb() != large.pixelColor(x, y).rgb() for x in range(24) for y in range(24)
    )
    assert differing > 100


def lightness(window: MainWindow) -> int:
    return window.bar.grab().toImage().pixelColor(window.bar.width() // 2, 4).lightness()


def test_the_surround_follows_the_system_live(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    for dark in (True, False, True):
        monkeypatch.setattr(theme, "system_is_dark", lambda dark=dark: dark)
        scheme = Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light
        QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)
        settle()
        assert (lightness(window) < 100) is dark


def test_a_chosen_surround_does_not_follow_the_system(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(settings=Settings(theme="light"))
    monkeypatch.setattr(theme, "system_is_dark", lambda: True)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    settle()
    assert lightness(window) > 200


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_large_text_fits(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, scale: float) -> None:
    monkeypatch.setattr(theme, "text_scale", lambda: scale)
    window = open_window((1280, 800))
    window.open_game("doudizhu")
    settle()
    window.commands.settings.trigger()
    settle()
    panel = window.panel
    assert panel is not None
    assert window.width() == 1280, "the bar asks for no more room than there is"
    assert panel.rect().contains(panel.frame.geometry())


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("width", [890, 911, 1024, 1280])
def test_the_bar_cuts_no_word_short(
    open_window: OpenWindow, language: Language, width: int, code: str
) -> None:
    window = open_window((1280, 800))
    language.switch(code)
    window.setMinimumSize(600, 400)
    for before in (1400, 860, width):  # whatever size it had before
        window.resize(before, 560)
        settle()
    assert window.width() == width
    for button in window.bar.findChildren(QToolButton):
        assert button.width() >= button.sizeHint().width(), button.text()
    assert window.bar.wordmark.isVisible()
    assert window.bar.display.accessibleName()


class _CutWords(QObject):
    """Lists what the bar shows cut, each time that it is painted."""

    def __init__(self, bar: TopBar) -> None:
        super().__init__(bar)
        self.paints = 0
        self.cut: list[str] = []
        self._bar = bar
        bar.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self.paints += 1
            buttons = self._bar.findChildren(QToolButton)
            self.cut += [one.text() for one in buttons if one.width() < one.sizeHint().width()]
        return super().eventFilter(watched, event)


@pytest.mark.parametrize("width", [911, 1024, 1280])
def test_another_language_never_shows_the_bar_cut_not_for_a_moment(
    open_window: OpenWindow, width: int
) -> None:
    window = open_window((width, 640))
    seen = _CutWords(window.bar)
    for code in ("fr", "en", "fr"):
        settle()
        before = seen.paints
        window.bar.update()  # a paint is due already, as when the list of languages closes over the bar
        window.bar.language_chosen.emit(code)
        settle()
        assert seen.paints > before
    assert seen.cut == []


def test_a_narrower_window_never_shows_the_bar_cut_not_for_a_moment(
    open_window: OpenWindow, language: Language
) -> None:
    language.switch("fr")
    window = open_window((1280, 640))
    seen = _CutWords(window.bar)
    for width in (1150, 1000, 900, 1000, 1150):
        settle()
        window.bar.update()
        window.resize(width, 640)
        settle()
    assert seen.paints >= 5
    assert seen.cut == []


def test_the_rules_show_the_deck_that_is_chosen(open_window: OpenWindow) -> None:
    window = open_window(settings=Settings(speed="instant", four_colours=True))
    faces = window.rules._reader._faces
    assert faces.style == CardStyle(four_colours=True)
    window._preferences.change(Settings(speed="instant", french_index=True))
    assert window.rules._reader._faces.style == CardStyle(french=True)


def test_a_slider_paints_the_table_once_a_frame_and_ends_where_the_thumb_does(
    open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    shown: list[Picture] = []
    take = window.table.set_picture

    def note(picture: Picture) -> None:
        shown.append(picture)
        take(picture)

    monkeypatch.setattr(window.table, "set_picture", note)
    groove = window.display.contrast.groove
    for place in range(51, 91):
        groove.setValue(place)
    qtbot.waitUntil(lambda: shown[-1].contrast == 90)
    assert len(shown) == 2
    assert window.settings.contrast == 90
    qtbot.wait(3 * FRAME_MS)


def test_another_language_while_the_display_panel_is_open_leaves_its_buttons_whole(
    open_window: OpenWindow, language: Language
) -> None:
    window = open_window()
    window.bar.display.click()
    settle()
    language.switch("fr")
    settle()
    buttons = window.display.findChildren(QPushButton)
    assert len(buttons) == 3
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
    assert window.rect().contains(window.display.geometry())


def test_the_display_panel_and_the_other_panels_give_way_to_each_other(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("doudizhu")
    window.bar.display.click()
    assert window.display.isVisible()
    window.commands.matches.trigger()
    assert not window.display.isVisible(), "it would lie over what asks for an answer"
    assert window.panel is not None
    window.bar.display.click()
    settle()
    assert window.display.isVisible()
    assert window.panel is None


def test_the_focus_goes_back_to_the_display_button_when_its_panel_is_put_away(
    open_window: OpenWindow,
) -> None:
    window = open_window()
    window.open_game("doudizhu")
    window.bar.display.setFocus()
    QTest.keyClick(window.bar.display, Qt.Key.Key_Space)
    groove = window.display.contrast.groove
    assert groove.hasFocus()
    QTest.keyClick(groove, Qt.Key.Key_Escape)
    assert not window.display.isVisible()
    assert window.bar.display.hasFocus()


def test_a_notice_follows_the_language(open_window: OpenWindow, language: Language) -> None:
    window = open_window()
    window.say(messages.settings_not_saved)
    english = window.notice
    language.switch("fr")
    settle()
    assert window.notice == messages.settings_not_saved() != english


def test_a_guided_deal_is_begun_from_the_rules(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("guandan")
    window.show_page("rules")
    guide = window.rules.findChild(QPushButton, "rulesGuide")
    assert isinstance(guide, QPushButton)
    QTest.mouseClick(guide, Qt.MouseButton.LeftButton)
    settle()
    page = window.guides.page
    assert page is not None
    assert page.isVisible()
    assert page.game == "guandan"


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (3840, 2160)])
def test_what_is_dragged_grows_with_the_words_beside_it(
    open_window: OpenWindow, size: tuple[int, int]
) -> None:
    window = open_window(size)
    window.open_game("doudizhu")
    window.bar.display.click()
    settle()
    for slider in window.display.findChildren(QSlider):
        option = QStyleOptionSlider()
        slider.initStyleOption(option)
        controls = QStyle.ComplexControl
        handle = QStyle.SubControl.SC_SliderHandle
        thumb = slider.style().subControlRect(controls.CC_Slider, option, handle, slider)
        text = slider.fontInfo().pixelSize()
        assert thumb.width() == thumb.height()
        assert 1.1 * text <= thumb.height() <= slider.height()


@pytest.mark.parametrize("theme_", ["light", "dark"])
def test_the_list_of_languages_opens_in_the_surrounds_colours_without_strips_around_it(
    open_window: OpenWindow, theme_: str
) -> None:
    window = open_window(settings=Settings(speed="instant", theme=theme_))
    box = window.bar.language_box
    box.showPopup()
    settle()
    view, around = box.view(), box.view().window()
    assert view.height() >= around.height() - 4
    picture = around.grab().toImage()
    colours = theme.surround(theme_)
    seen = {picture.pixelColor(picture.width() - 6, y).name().upper() for y in range(2, picture.height() - 2)}
    assert seen <= {colours.field.upper(), colours.on.upper()}
    assert len(seen) == 2, "the language that is spoken is marked"
    box.hidePopup()
    settle()


@pytest.mark.parametrize("size", [(911, 560), (1024, 640), (1280, 800), (1920, 1080), (3840, 2160)])
def test_the_language_is_written_whole_and_stays_where_it_is_with_the_focus(
    open_window: OpenWindow, language: Language, size: tuple[int, int]
) -> None:
    language.switch("fr")
    window = open_window(size)
    box = window.bar.language_box
    room = []
    for reached in (False, True):
        (box if reached else window.bar.wordmark).setFocus()
        settle()
        assert box.hasFocus() is reached
        assert box.written == "Français"
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room.append(box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box))
    assert room[0] == room[1]
