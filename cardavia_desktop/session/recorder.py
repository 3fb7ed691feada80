"""Keeping every finished deal."""

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QObject, Signal

from cardavia_desktop.engine.events import DealEnded
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.table_session import HUMAN, Update
from cardavia_desktop.store.history import (
    History,
    HistoryError,
    WaitingDeals,
    record_deal,
    record_match,
)

MOST_WAITING: Final = 200
"""How many deals wait while the history cannot be written; the oldest gives way."""

_log = logging.getLogger(__name__)


class Recorder(QObject):
    """Records each deal of the session's matches when it ends.

    A deal is known by its match and its number there, so one that ends twice, because its end was taken back
    or the program died before it had saved the match, is kept once, with its last end. Connect the recorder
    before whatever saves the match: a match that is kept as over is then recorded.

    Args:
        session: the table.
        history: where deals are kept.
        waiting: where those wait that cannot be kept; also those from earlier, which :meth:`keep` keeps.
        clock: tells the time, with a time zone.
        parent: the Qt parent.
    """

    recorded = Signal()
    """Deals have been added to the history."""
    failed = Signal(object)
    """Deals could not be kept, for a :class:`~cardavia_desktop.store.history.Trouble`.

    Told once, and again after one was kept. They wait for the next deal, :meth:`keep`, or the next start.
    """

    def __init__(
        self,
        session: Session,
        history: History,
        waiting: WaitingDeals,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._history = history
        self._clock = clock
        self._file = waiting
        self._waiting = waiting.load()
        self._failing = False
        session.changed.connect(self._note)

    def keep(self) -> None:
        """Write the deals that wait; the program does so when it begins and before it ends."""
        if not self._waiting:
            return
        try:
            while self._waiting:
                self._history.record(*self._waiting[0])
                del self._waiting[0]
                self._failing = False
                self.recorded.emit()
        except HistoryError as error:
            _log.exception("%d finished deals could not be kept", len(self._waiting))
            if not self._failing:
                self._failing = True
                self.failed.emit(error.trouble)
        self._let_wait()

    def forget(self) -> None:
        """Forget the deals that wait, as the person wants with all deals."""
        self._waiting.clear()
        self._let_wait()

    def _let_wait(self) -> None:
        """Keep what waits now in its file; where that cannot be done, it waits in memory."""
        try:
            self._file.save(self._waiting)
        except OSError:
            _log.exception("the deals that wait cannot be written either")

    def _note(self, update: Update) -> None:
        match = self._session.match
        if match is None or match.players[HUMAN]:
            return
        if any(isinstance(event, DealEnded) for event in update.events):
            self._waiting.append((record_deal(match, HUMAN, self._clock()), record_match(match)))
            del self._waiting[:-MOST_WAITING]
            self.keep()
