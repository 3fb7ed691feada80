"""Shows updates one after the other, each event for as long as a person needs to follow it.

Whatever happens meanwhile, the table ends up showing the latest update, and the session is told once.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from cardavia_desktop.engine.events import (
    BidMade,
    DealEnded,
    Dealt,
    Event,
    LandlordChosen,
    LeadGiven,
    MatchEnded,
    NobodyBid,
    Passed,
    Played,
    TributeCancelled,
    TributePaid,
    TributeReturned,
    TrickTaken,
    WentOut,
)
from cardavia_desktop.session.table_session import Update
from cardavia_desktop.ui.table.motion import Motion, Track
from cardavia_desktop.ui.table.preferences import Speed
from cardavia_desktop.ui.table.shown import Mark, Shown, at_rest, settled, steps

_PAUSES: Final[dict[type[Event], int]] = {
    Dealt: 150,
    BidMade: 550,
    NobodyBid: 900,
    LandlordChosen: 1000,
    TributePaid: 2400,
    TributeCancelled: 2400,
    TributeReturned: 2000,
    LeadGiven: 300,
    Played: 520,
    Passed: 420,
    WentOut: 500,
    TrickTaken: 60,
    DealEnded: 250,
    MatchEnded: 0,
}
"""Milliseconds for which an event is shown once it has moved, at normal speed."""

_BEFORE_SWEEP: Final = 450
"""Milliseconds for which a finished trick lies before it is taken."""


class Choreographer(QObject):
    """Plays updates on a stage.

    Args:
        render: shows a state of the table and returns what has to move for it; with False nothing moves.
        marks_of: returns what stands before the seats in a view opened afresh.
        parent: the Qt parent.
    """

    showing = Signal(object)
    """A :class:`~cardavia_desktop.ui.table.shown.Shown` with an event is on the table now."""
    rested = Signal()
    """The latest update is on the table whole."""

    def __init__(
        self,
        render: Callable[[Shown, bool], list[Track]],
        marks_of: Callable[[Update], tuple[Mark | None, ...]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._render = render
        self._marks_of = marks_of
        self._pace = Speed.NORMAL.factor
        self._shown: Shown | None = None
        self._queue: list[Shown] = []
        self._looked_at_trick = False
        self._motion = Motion(self)
        self._motion.finished.connect(self._pause)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    @property
    def shown(self) -> Shown | None:
        """Return what is on the table, None before the first update."""
        return self._shown

    @property
    def busy(self) -> bool:
        """Tell whether something is still to be shown."""
        return bool(self._queue) or self._motion.running or self._timer.isActive()

    def set_speed(self, speed: Speed) -> None:
        """Go that fast from now on."""
        self.set_pace(speed.factor)

    def set_pace(self, pace: float) -> None:
        """Let motions and pauses take that much of their normal time from now on; 0 shows all at once."""
        self._pace = pace
        if not pace:
            self.hurry()

    def show(self, update: Update) -> None:
        """Show an update; one that is still being shown is cut short."""
        self._timer.stop()
        self._looked_at_trick = False
        self._motion.drop()
        if self._queue:
            self._shown = at_rest(self._queue[-1])
            self._queue = []
        if update.fresh or not update.events:
            self._put(settled(update.view, self._marks_of(update), update.open_hands), moves=False)
            self.rested.emit()
            return
        marks = self._shown.marks if self._shown is not None else ()
        self._queue = steps(update.events, update.view, marks, update.open_hands)
        self._next()

    def complete(self) -> None:
        """Let what moves arrive: somebody has pressed something."""
        self._motion.finish()

    def go_on(self) -> None:
        """Look no longer at what is shown: the next may follow."""
        if self._timer.isActive():
            self._timer.stop()
            self._next()

    def hurry(self) -> None:
        """Show the rest of the update at once."""
        if not self.busy:
            return
        self._timer.stop()
        self._motion.drop()
        if self._queue:
            while self._queue:
                self._shown = self._queue.pop(0)
                self.showing.emit(self._shown)
        self._rest()

    def refresh(self) -> None:
        """Put everything in its place anew: the table's size, look or language has changed."""
        self._motion.finish()
        if self._shown is not None:
            self._put(self._shown, moves=False)

    def _next(self) -> None:
        if not self._queue:
            self._rest()
            return
        if isinstance(self._queue[0].event, TrickTaken) and not self._looked_at_trick:
            self._looked_at_trick = True
            self._wait(_BEFORE_SWEEP)
            return
        self._looked_at_trick = False
        shown = self._queue.pop(0)
        try:
            tracks = self._put(shown, moves=self._pace > 0)
        except Exception:
            # A fault of ours in showing something must not keep the match from going on.
            self._queue.clear()
            self._rest()
            raise
        self.showing.emit(shown)
        if not self._pace:
            self._next()
        else:
            self._motion.play([track.slowed(self._pace) for track in tracks])

    def _pause(self) -> None:
        event = self._shown.event if self._shown is not None else None
        self._wait(_PAUSES.get(type(event), 0) if event is not None else 0)

    def _wait(self, milliseconds: float) -> None:
        milliseconds *= self._pace
        if milliseconds <= 0:
            self._next()
        else:
            self._timer.start(round(milliseconds))

    def _rest(self) -> None:
        if self._shown is not None:
            self._put(at_rest(self._shown), moves=False)
        self.rested.emit()

    def _put(self, shown: Shown, *, moves: bool) -> list[Track]:
        self._shown = shown
        return self._render(shown, moves)
