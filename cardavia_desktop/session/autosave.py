"""Keeping the match after every action."""

import logging

from PySide6.QtCore import QObject, Signal

from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.session.session import Session
from cardavia_desktop.store.saves import Saves

_log = logging.getLogger(__name__)


class Autosave(QObject):
    """Saves the session's match whenever it moves on, and forgets it when it is over.

    Connect it before the table: what is shown is then already kept.
    """

    failed = Signal()
    """The match could not be kept; told once, and again only after a save has worked."""

    def __init__(self, session: Session, saves: Saves, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._saves = saves
        self._failing = False
        session.changed.connect(self._keep)

    def _keep(self) -> None:
        match = self._session.match
        if match is None:
            return
        try:
            if match.state.phase is Phase.MATCH_OVER:
                self._saves.discard(match.game.key)
            else:
                self._saves.save(match)
        except OSError:
            _log.exception("the match could not be saved")
            if not self._failing:
                self._failing = True
                self.failed.emit()
        else:
            self._failing = False
