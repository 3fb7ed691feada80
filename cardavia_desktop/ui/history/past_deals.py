"""The pages of past deals in the window: made when they are first wanted, and how one leads to another."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.codec import LogError
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.table_session import HUMAN
from cardavia_desktop.store.history import Achievement, DealRecord, History, HistoryError
from cardavia_desktop.ui import messages
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.history.sheet import sheet
from cardavia_desktop.ui.table.preferences import TablePreferences
from cardavia_desktop.ui.theme import Surround

if TYPE_CHECKING:
    from cardavia_desktop.ui.history.history_page import HistoryPage
    from cardavia_desktop.ui.history.replay_page import ReplayPage

_log = logging.getLogger(__name__)

_AFTER_RESULT_MS: Final = 1200
"""How long after a deal it is told what it achieved: its result is to be seen first."""


class PastDeals(QObject):
    """Owns the pages.

    Args:
        stack: the window's pages, which these join.
        session: the match at the table, whose last deal can be reviewed.
        history: the past deals; None where nothing is kept.
    """

    opened = Signal()
    """A page of past deals is shown now."""
    left = Signal()
    """The person wants to go back to the table."""
    said = Signal(object)
    """Something to tell the person: a function that returns it in the language of the moment."""
    reset_wanted = Signal()
    """The person wants to forget all deals; ask first, then call :meth:`reset`."""
    forgotten = Signal()
    """All deals have been forgotten."""

    def __init__(self, stack: QStackedWidget, session: Session, history: History | None) -> None:
        super().__init__(stack)
        self._stack = stack
        self._session = session
        self._history = history
        self._list: HistoryPage | None = None
        self._replay: ReplayPage | None = None
        self._from_list = False
        self._preferences = TablePreferences()
        self._picture: Picture | None = None
        self._sheet = ""
        self._unnoted = 0
        """How many deals have been added of which it has not been told what they achieved."""
        self._noting = QTimer(self)
        self._noting.setSingleShot(True)
        self._noting.setInterval(_AFTER_RESULT_MS)
        self._noting.timeout.connect(self._note_latest)

    @property
    def list_page(self) -> "HistoryPage | None":
        """Return the page with list, statistics and achievements, None before it is first wanted."""
        return self._list

    @property
    def replay_page(self) -> "ReplayPage | None":
        """Return the page that shows a deal, None before it is first wanted."""
        return self._replay

    @property
    def shown(self) -> bool:
        """Tell whether one of the pages is the one that the window shows."""
        page: QWidget | None = self._stack.currentWidget()
        return page is not None and page in (self._list, self._replay)

    # For the window

    def show_list(self, tab: str = "") -> None:
        """Show the list of deals, or another tab: ``deals``, ``statistics`` or ``achievements``."""
        if self._history is None:
            self.said.emit(messages.no_history)
            return
        page, match = self._made_list(self._history), self._session.match
        if match is not None and not page.isVisible():
            page.statistics.turn_to(match.game.key)
        self._stack.setCurrentWidget(page)
        self.opened.emit()
        page.show_tab(tab or page.tab)

    def game_of(self, page: QWidget | None) -> str:
        """Return the game of the deal that a page shows again; empty for any other page."""
        match = self._replay.match if self._replay is not None and page is self._replay else None
        return match.game.key if match is not None else ""

    def show_again(self, page: QWidget) -> None:
        """Show one of the pages as it was left."""
        if page is self._list:
            self.show_list()
            return
        self._stack.setCurrentWidget(page)
        self.opened.emit()
        page.setFocus()

    def review_last(self) -> None:
        """Show the deal that has just ended at the table, and let the expert begin."""
        match = self._session.match
        if match is not None and match.state.observe(HUMAN).result is not None:
            self._from_list = False
            self._show(match, match.deals, HUMAN, review=True)

    def dress(self, colours: Surround, factor: float) -> None:
        """Take on the surround's colours at the window's scale."""
        self._sheet = sheet(colours, factor)
        for page in (self._list, self._replay):
            if page is not None:
                page.setStyleSheet(self._sheet)

    def set_preferences(self, preferences: TablePreferences) -> None:
        """Show replays as the person wants the table."""
        self._preferences = preferences
        if self._replay is not None:
            self._replay.set_preferences(preferences)

    def set_picture(self, picture: Picture) -> None:
        """Show replays as the display sliders say."""
        self._picture = picture
        if self._replay is not None:
            self._replay.set_picture(picture)

    def note_deal(self) -> None:
        """A deal has been added: show it where the list is looked at, and tell soon what it has achieved."""
        self._refresh()
        self._unnoted += 1
        self._noting.start()

    def _note_latest(self) -> None:
        number, self._unnoted = self._unnoted, 0
        if self._history is None:
            return
        try:
            latest = self._history.page(limit=number).deals
            found = self._history.earned()
        except HistoryError:
            _log.exception("what the deal has achieved cannot be told")
            return
        self._tell_achieved([achievement for achievement, first in found.items() if first.deal in latest])

    def _note_review(self, match: str, number: int) -> None:
        """A deal has been reviewed: tell what only its review has made an achievement."""
        if self._history is None:
            return
        try:
            had, has = self._history.earned((match, number)), self._history.earned()
        except HistoryError:
            _log.exception("what the review has achieved cannot be told")
            return
        self._tell_achieved([achievement for achievement in has if achievement not in had])

    def _tell_achieved(self, achievements: Sequence[Achievement]) -> None:
        for achievement in achievements:
            self.said.emit(partial(_achieved, achievement))

    def _refresh(self) -> None:
        if self._list is not None and self._list.isVisible():
            self._list.refresh()

    def close(self) -> None:
        """Run nothing any more: the window closes."""
        self._noting.stop()
        if self._replay is not None:
            self._replay.close_down()

    def reset(self) -> None:
        """Forget all deals."""
        if self._history is None:
            return
        try:
            self._history.reset()
        except HistoryError:
            _log.exception("the past deals cannot be forgotten")
            self.said.emit(messages.deals_not_forgotten)
        else:
            self.forgotten.emit()
        self._refresh()

    # How one leads to another

    def _show(self, match: Match, number: int, seat: int, *, review: bool) -> None:
        page = self._made_replay()
        self._stack.setCurrentWidget(page)
        self.opened.emit()
        try:
            page.open(match, number, seat, review=review)
        except (LookupError, ValueError):
            _log.exception("deal %d of the match cannot be shown", number)
            self.said.emit(messages.deal_not_readable)
            self._go_back()

    def _open(self, deal: DealRecord, review: bool) -> None:
        self._from_list = True
        try:
            kept = self._history.match(deal.match) if self._history is not None else None
            match = codec.loads(kept.log, GAMES) if kept is not None else None
        except HistoryError as error:
            self._tell(error)
            return
        except LogError:
            _log.exception("the log of a kept deal cannot be read")
            match = None
        if match is None:
            self.said.emit(messages.deal_not_readable)
            return
        match.identity = deal.match
        self._show(match, deal.number, deal.seat, review=review)

    def _go_back(self) -> None:
        if self._from_list and self._list is not None:
            self.show_list()
        else:
            self.left.emit()

    def _tell(self, error: HistoryError) -> None:
        self.said.emit(partial(messages.history_unreadable, error.trouble))

    def _made_list(self, history: History) -> "HistoryPage":
        if self._list is None:
            from cardavia_desktop.ui.history.history_page import HistoryPage  # noqa: PLC0415 - a quick start

            page = HistoryPage(history, self._stack)
            page.setStyleSheet(self._sheet)
            page.left.connect(self.left)
            page.unreadable.connect(self._tell)
            page.deals.opened.connect(self._open)
            page.deals.unreadable.connect(self._tell)
            page.deals.failed.connect(lambda _error: self.said.emit(messages.export_failed))
            page.deals.exported.connect(lambda path: self.said.emit(partial(messages.exported, path)))
            page.achievements.opened.connect(self._open)
            page.statistics.unreadable.connect(self._tell)
            page.statistics.reset_wanted.connect(self.reset_wanted)
            self._stack.addWidget(page)
            self._list = page
        return self._list

    def _made_replay(self) -> "ReplayPage":
        if self._replay is None:
            from cardavia_desktop.ui.history.replay_page import ReplayPage  # noqa: PLC0415 - a quick start

            page = ReplayPage(self._session.thinker, self._history, self._preferences, self._stack)
            page.setStyleSheet(self._sheet)
            page.left.connect(self._go_back)
            page.reviewed.connect(self._note_review)
            if self._picture is not None:
                page.set_picture(self._picture)
            page.set_preferences(self._preferences)
            self._stack.addWidget(page)
            self._replay = page
        return self._replay


def _achieved(achievement: Achievement) -> str:
    """Return that something is achieved."""
    from cardavia_desktop.ui.history.achievements_tab import title_of  # noqa: PLC0415 - a quick start

    return messages.achieved(title_of(achievement))
