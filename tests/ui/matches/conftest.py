"""The window with matches that are kept in a folder."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.autosave import Autosave
from cardavia_desktop.session.matches import Matches
from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store.saves import Saves
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.fonts import register_fonts
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.main_window import MainWindow

OpenHouse = Callable[..., "House"]


class House:
    """A window, the matches behind it, and whoever sits before it."""

    def __init__(self, folder: Path, language: Language, *, keeps: bool = True) -> None:
        self.folder = folder
        self.session = Session(InlineThinker(), Random(3))
        self.saves = Saves(folder, GAMES)
        self.autosave = Autosave(self.session, self.saves) if keeps else None
        self.matches = Matches(self.session, self.saves if keeps else None, "greedy")
        preferences = Preferences(Settings(speed="instant", first_deals=False), None)
        self.window = MainWindow(self.session, self.matches, preferences, language)
        self.window.resize(1280, 800)

    @property
    def match(self) -> Match:
        assert self.session.match is not None
        return self.session.match

    def settle(self) -> None:
        for _ in range(30):
            QApplication.processEvents()

    def act(self) -> None:
        """Make a decision of the person."""
        self.settle()
        assert self.session.your_turn
        self.session.act(self.session.view.legal[-1])
        self.settle()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)
        self.settle()

    def control(self, key: Qt.Key) -> None:
        self.key(key, Qt.KeyboardModifier.ControlModifier)

    def type(self, text: str) -> None:
        focused = QApplication.focusWidget()
        assert isinstance(focused, QLineEdit)
        if text.isascii():
            QTest.keyClicks(focused, text)
        else:  # QTest has no keys for other letters, and aborts
            focused.insert(text)
        self.settle()

    def find(self, name: str) -> QWidget:
        assert self.window.panel is not None
        found = self.window.panel.frame.findChild(QWidget, name)
        assert isinstance(found, QWidget), name
        return found

    def press(self, name: str) -> None:
        button = self.find(name)
        assert isinstance(button, QPushButton)
        assert button.isEnabled(), name
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.settle()

    def names(self) -> list[str]:
        return [kept.name for kept in self.matches.kept()]

    def named(self, name: str) -> str:
        return next(kept.key for kept in self.matches.kept() if kept.name == name)


@pytest.fixture(scope="package", autouse=True)
def bundled_fonts() -> None:
    register_fonts()


@pytest.fixture
def open_house(qtbot: QtBot, language: Language, tmp_path: Path) -> OpenHouse:
    def opened(*, keeps: bool = True) -> House:
        house = House(tmp_path / "matches", language, keeps=keeps)
        qtbot.addWidget(house.window, before_close_func=lambda _window: house.session.close())
        with qtbot.waitExposed(house.window):
            house.window.show()
        house.window.activateWindow()
        house.settle()
        return house

    return opened


@pytest.fixture
def house(open_house: OpenHouse) -> House:
    """Return a window with a match of Guandan at its table, in which the person has made a decision."""
    made = open_house()
    made.window.open_game("guandan")
    made.act()
    return made
