"""The window with past deals, and how tests find their way in its pages."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.matches import Matches
from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store.history import (
    DealRecord,
    History,
    record_deal,
    record_match,
)
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.fonts import register_fonts
from cardavia_desktop.ui.history.deals_model import COLUMNS
from cardavia_desktop.ui.history.history_page import HistoryPage
from cardavia_desktop.ui.history.replay_page import ReplayPage
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.main_window import MainWindow
from tests.store.records import NOON
from tests.ui.shell.conftest import settle
from tools.shots.collect import FOLDER

LEFT = Qt.MouseButton.LeftButton
OpenPast = Callable[..., MainWindow]


@pytest.fixture(scope="package", autouse=True)
def bundled_fonts() -> None:
    register_fonts()


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(tmp_path / "history.db")


@pytest.fixture
def open_past(qtbot: QtBot, language: Language, history: History) -> OpenPast:
    def opened(size: tuple[int, int] = (1280, 800), *, keeps: bool = True) -> MainWindow:
        session = Session(InlineThinker(), Random(3))
        preferences = Preferences(Settings(speed="instant"), None)
        window = MainWindow(
            session, Matches(session, None, "easy"), preferences, language, history if keeps else None
        )
        qtbot.addWidget(window, before_close_func=lambda _window: session.close())
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        return window

    return opened


def ended(name: str) -> Match:
    return codec.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"), GAMES)


def keep(history: History, name: str, number: int = 700) -> DealRecord:
    """Record a real match in the history."""
    match = ended(name)
    match.identity = f"{number:016x}"
    record = record_deal(match, 0, NOON + timedelta(days=number))
    history.record(record, record_match(match))
    return record


def page_of(window: MainWindow) -> HistoryPage:
    page = window.past.list_page
    assert page is not None
    return page


def replay_of(window: MainWindow) -> ReplayPage:
    page = window.past.replay_page
    assert page is not None
    return page


def open_deal(window: MainWindow, button: str) -> ReplayPage:
    """Open the newest past deal with one of the list's buttons, ``replay`` or ``review``."""
    window.past.show_list("deals")
    page_of(window).deals.button(button).click()
    return replay_of(window)


def key(widget: QWidget, which: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(widget, which, modifier or Qt.KeyboardModifier.NoModifier)
    settle()


def column(page: HistoryPage, name: str) -> list[str]:
    model = page.deals.model
    return [model.index(row, COLUMNS.index(name)).data() for row in range(model.rowCount())]


def reviewed(qtbot: QtBot, page: ReplayPage) -> None:
    qtbot.waitUntil(lambda: page.review is not None, timeout=30_000)
    settle()
