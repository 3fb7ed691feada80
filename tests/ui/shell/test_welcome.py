"""From the first start to a dealt table: one click, or one key."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.main_window import MainWindow
from tests.ui.shell.conftest import OpenWindow, settle

LEFT = Qt.MouseButton.LeftButton
SIZES = ((1024, 640), (1280, 800), (1920, 1080), (3840, 2160))


def dealt(window: MainWindow) -> str:
    """Return which game lies on the table that is shown, empty when none does."""
    match = window.session.match
    shown = window.table.isVisible() and not window.welcome.isVisible()
    return match.game.key if match is not None and shown else ""


@pytest.mark.parametrize("game", ["doudizhu", "guandan"])
def test_one_click_on_the_button_deals(open_window: OpenWindow, game: str) -> None:
    window = open_window()
    window.show_welcome()
    settle()
    assert dealt(window) == ""
    QTest.mouseClick(window.welcome.panel(game).button, LEFT)
    settle()
    assert dealt(window) == game
    assert window.bar.games.button(game).isChecked()
    assert len(window.session.view.hand) in {17, 20, 27}


def test_a_click_beside_the_button_deals_too(open_window: OpenWindow) -> None:
    window = open_window()
    window.show_welcome()
    panel = window.welcome.panel("guandan")
    QTest.mouseClick(panel, LEFT, pos=panel.rect().center() / 2)
    settle()
    assert dealt(window) == "guandan"


@pytest.mark.parametrize(
    ("keys", "game"),
    [
        ([Qt.Key.Key_D], "doudizhu"),
        ([Qt.Key.Key_G], "guandan"),
        ([Qt.Key.Key_Return], "doudizhu"),
        ([Qt.Key.Key_Right, Qt.Key.Key_Return], "guandan"),
        ([Qt.Key.Key_Tab, Qt.Key.Key_Space], "guandan"),
        ([Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Enter], "doudizhu"),
    ],
)
def test_keys_deal(open_window: OpenWindow, keys: list[Qt.Key], game: str) -> None:
    window = open_window()
    window.show_welcome()
    settle()
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
    settle()
    assert dealt(window) == game


def test_a_match_that_goes_on_is_continued(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("guandan")
    settle()
    match = window.session.match
    QTest.mouseClick(window.bar.wordmark, LEFT)
    assert window.welcome.isVisible()
    assert window.welcome.panel("guandan").button.text() == "Continue"
    assert window.welcome.panel("doudizhu").button.text() == "Deal"
    QTest.mouseClick(window.welcome.panel("guandan").button, LEFT)
    assert window.session.match is match
    assert dealt(window) == "guandan"


def test_escape_goes_back_to_the_table_once_there_is_one(open_window: OpenWindow) -> None:
    window = open_window()
    window.show_welcome()
    settle()
    QTest.keyClick(window.welcome.panel("doudizhu").button, Qt.Key.Key_Escape)
    assert window.welcome.isVisible()
    QTest.mouseClick(window.bar.pages.button("rules"), LEFT)
    QTest.mouseClick(window.bar.pages.button("table"), LEFT)
    assert window.welcome.isVisible(), "the table has no cards yet"
    QTest.keyClick(window.welcome.panel("doudizhu").button, Qt.Key.Key_D)
    window.show_welcome()
    QTest.keyClick(window.welcome.panel("doudizhu").button, Qt.Key.Key_Escape)
    assert dealt(window) == "doudizhu"


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_room(
    open_window: OpenWindow, language: Language, size: tuple[int, int], code: str
) -> None:
    window = open_window(size)
    language.switch(code)
    window.show_welcome()
    settle()
    page = window.welcome
    assert page.grab().width() > 0
    panels = [page.panel("doudizhu"), page.panel("guandan")]
    assert panels[0].geometry().right() < panels[1].geometry().left()
    for panel in panels:
        assert page.rect().contains(panel.geometry())
        assert panel.rect().contains(panel.button.geometry())
        cards = panel.fan_rect()
        assert cards.height() > panel.height() * 0.25
        assert cards.top() > 0
        assert cards.bottom() <= panel.button.y() - panel.text_height()
        assert cards.left() > 0
        assert cards.right() < panel.width()
