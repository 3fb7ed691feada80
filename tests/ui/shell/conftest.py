"""The whole window, without files and without other processes."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.session.matches import Matches
from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.fonts import register_fonts
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.main_window import MainWindow
from cardavia_desktop.ui.panels.panel import Panel

OpenWindow = Callable[..., MainWindow]
_Widget = TypeVar("_Widget", bound=QWidget)


@pytest.fixture(scope="package", autouse=True)
def bundled_fonts() -> None:
    register_fonts()


@pytest.fixture
def open_window(qtbot: QtBot, language: Language) -> OpenWindow:
    """Return what opens a window of a size with settings, or makes one that is not shown yet."""

    def opened(
        size: tuple[int, int] = (1280, 800), settings: Settings | None = None, *, shown: bool = True
    ) -> MainWindow:
        session = Session(InlineThinker(), Random(3))
        preferences = Preferences(settings or Settings(speed="instant"), None)
        window = MainWindow(
            session, Matches(session, None, preferences.value.opponents), preferences, language
        )
        qtbot.addWidget(window, before_close_func=lambda _window: session.close())
        if not shown:
            return window
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        return window

    return opened


def settle() -> None:
    """Let everything happen that is due."""
    for _ in range(30):
        QApplication.processEvents()


def focused() -> QWidget:
    """Return what has the keys; something must."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def part(panel: Panel, kind: type[_Widget], name: str) -> _Widget:
    """Return a named widget of a panel."""
    found = panel.frame.findChild(kind, name)
    assert isinstance(found, kind), name
    return found
