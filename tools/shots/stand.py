"""A window that is brought into a state and stays in it."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cardavia_desktop.agents.agent import Advice
from cardavia_desktop.engine import codec
from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.events import Event
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.session.matches import Matches
from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.table_session import Update
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store.saves import Kept
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.main_window import MainWindow
from cardavia_desktop.ui.table.result_panel import ResultPanel
from cardavia_desktop.ui.table.shown import Shown
from cardavia_desktop.ui.table.table_view import TableView
from tools.shots.past import filled
from tools.shots.positions import position, without_last
from tools.shots.pseudo import CODE, Pseudo

_CLICKS: Final = 60
"""Clicks after which an event of an update must have been shown."""

_SIZE: Final = QSize(1280, 800)
_BEFORE: Final = QSize(1281, 801)

Deed = Callable[["Stand"], None]
"""What is done at the window once the match lies on the table."""


@dataclass(frozen=True, slots=True)
class State:
    """A state of the window.

    Attributes:
        match: the log that is put on the table; empty for none.
        deeds: what is done then, in order.
        event: where the log's last step is to be seen as it happens, the event to stop at.
        settings: the person's settings.
        past: whether there are past deals.
    """

    match: str = ""
    deeds: tuple[Deed, ...] = ()
    event: type[Event] | None = None
    settings: Settings = Settings(speed="normal", grain=0)  # noqa: RUF009 - immutable
    past: bool = False


class StillThinker(InlineThinker):
    """Gives advice at once, and never decides: the other seats think for ever."""

    def decide(self, player: str, observation: Observation, seed: int) -> Future[Action]:
        """Begin to think."""
        del player, observation, seed
        return Future()

    def advise(self, observation: Observation) -> Future[tuple[Advice, ...]]:
        """See :class:`~cardavia_desktop.session.thinker.Thinker`."""
        return super().advise(observation)


class ListedMatches(Matches):
    """Matches whose list holds some of every kind."""

    @property
    def keeps(self) -> bool:
        """Say that matches are kept."""
        return True

    def kept(self) -> tuple[Kept, ...]:
        """Return matches of today, yesterday and last year, one of which is damaged."""
        now = datetime.now(UTC)
        ages = [timedelta(minutes=number * 25) for number in (0, 1, 2)]
        ages += [timedelta(days=1), timedelta(days=400)]
        name = "A long evening with Mei, Tao and whoever else came to the table"
        return (
            Kept("doudizhu", "doudizhu", "", 1, (), now - ages[0], True, None),
            Kept("guandan", "guandan", "Sunday evening", 7, ("9", "J"), now - ages[1], True, None),
            Kept("guandan-1", "guandan", "", 2, ("4", "2"), now - ages[2], False, None),
            Kept("doudizhu-1", "doudizhu", name, 1, (), now - ages[3], False, None),
            Kept("guandan-2", "guandan", "", 0, (), now - ages[4], False, codec.Fault.NOT_JSON),
        )


class Stand:
    """A window in a state. It may be given any size and language, and stays in the state.

    Only posted events are delivered, never timers: so the state holds still.

    Args:
        state: the state.
        language: switches the language.
        theme: the surround, ``dark`` or ``light``.
    """

    def __init__(self, state: State, language: Language, theme: str = "dark") -> None:
        self._language = language
        self._pseudo = Pseudo()
        self.session = Session(StillThinker(), Random(1))
        preferences = Preferences(replace(state.settings, theme=theme), None)
        matches = ListedMatches(self.session, None, "easy")
        self._folder = TemporaryDirectory() if state.past else None
        history = filled(Path(self._folder.name) / "history.db") if self._folder is not None else None
        if state.match:
            preferences.set_game(position(state.match).game.key)
        self.window = MainWindow(self.session, matches, preferences, language, history)
        self.table = self.window.table
        self._last: Shown | None = None
        self.table.showing.connect(self._remember)
        self.window.resize(_SIZE)
        self.window.show()
        deliver()
        if state.match:
            self._put(state)
        else:
            self.window.show_welcome()
        for deed in state.deeds:
            deliver()
            deed(self)
        self.set_size(_BEFORE)
        self.set_size(_SIZE)  # lets what still moves arrive

    def close(self) -> None:
        """Put the window away."""
        QCoreApplication.removeTranslator(self._pseudo)
        self.window.close()
        self.window.deleteLater()
        deliver()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if self._folder is not None:
            self._folder.cleanup()

    def set_size(self, size: QSize) -> None:
        """Give the window a size."""
        self.window.setMinimumSize(0, 0)
        self.window.resize(size)
        deliver()

    def speak(self, code: str) -> None:
        """Speak a language."""
        QCoreApplication.removeTranslator(self._pseudo)
        self._language.switch("en" if code == CODE else code)
        if code == CODE:
            QCoreApplication.installTranslator(self._pseudo)
        deliver()

    @property
    def surfaces(self) -> list[QWidget]:
        """Return what is to be read now: the bar with the page, or what lies over them alone."""
        table = self.table
        result = table.findChild(ResultPanel)
        over: list[QWidget | None] = [self.window.panel, self.window.display, table.chooser, result]
        shown = [widget for widget in over if widget is not None and widget.isVisible()]
        if self.window.guides.page is not None:
            return [self.window.bar, self.window.guides.page]
        past = (self.window.past.list_page, self.window.past.replay_page)
        pages = [
            page for page in (table, self.window.welcome, *past) if page is not None and page.isVisible()
        ]
        page = pages[0] if pages else self.window.rules
        return [self.window.bar, shown[0] if shown else page]

    # Deeds

    def press(self, name: str) -> None:
        """Press one of the table's buttons.

        Raises:
            LookupError: there is no such button.
        """
        button = self.table.button(name)
        if button is None:
            raise LookupError(f"no button {name}")
        button.click()
        deliver()

    def choose(self, cards: Sequence[Card]) -> None:
        """Click cards of the hand."""
        for card in cards:
            self._click(self.table.places.card(card).center())

    def choose_at(self, *places: int) -> None:
        """Click the cards at these places of the hand, counted from the lowest."""
        hand = sorted(self.session.view.hand)
        self.choose([hand[place] for place in places])

    def _click(self, at: QPoint) -> None:
        view = self.table.findChild(TableView)
        if not isinstance(view, TableView):
            raise TypeError("the table has no view")
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    # The match

    def _put(self, state: State) -> None:
        """Lay the match on the table; where an event is to be seen, take its last step before one's eyes.

        Raises:
            LookupError: the last step does not bring the event.
        """
        match = position(state.match)
        last = match.log[-1]
        if state.event is None:
            self._resume(match)
            return
        begun = without_last(match)
        self._resume(begun)
        events = begun.deal(last) if isinstance(last, Deal) else begun.act(last.seat, last.action)
        self.session.changed.emit(Update(events, begun.state.observe(0), fresh=False))
        for _ in range(_CLICKS):
            if self._last is not None and isinstance(self._last.event, state.event):
                return
            self._click(QPoint(4, 4))
        raise LookupError(f"{state.match} does not show {state.event.__name__}")

    def _resume(self, match: Match) -> None:
        self.session.resume(match)
        self.window.show_page("table")
        deliver()

    def _remember(self, shown: Shown) -> None:
        self._last = shown


def deliver() -> None:
    """Deliver what has been posted, among it new layouts."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
