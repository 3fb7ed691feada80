"""Going through a deal with the expert, decision by decision, while the window goes on."""

import logging
from collections.abc import Mapping, Sequence
from concurrent.futures import CancelledError, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cardavia_desktop.agents.agent import Appraisal
from cardavia_desktop.agents.review import Review, Reviewed, reviewed
from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.match import Decision, Moment
from cardavia_desktop.session.session import STARTING_MS
from cardavia_desktop.session.thinker import Thinker

PATIENCE_MS: Final = 30_000
"""How long the expert may think about one decision before the review is given up."""

_MOST_TRIES: Final = 3

_log = logging.getLogger(__name__)


def decisions_of(moments: Sequence[Moment], seat: int) -> Mapping[int, Action]:
    """Return what a seat decided in a deal, by the place of the moment."""
    return {
        place: moment.entry.action
        for place, moment in enumerate(moments)
        if isinstance(moment.entry, Decision) and moment.entry.seat == seat
    }


class Reviewer(QObject):
    """Asks the expert about one decision at a time, so that players who think meanwhile hardly wait.

    Args:
        thinker: where the expert thinks; the players' own.
        parent: the Qt parent.
    """

    progressed = Signal(int, int)
    """So many decisions have been looked at, of so many."""
    finished = Signal(object)
    """The :class:`~cardavia_desktop.agents.review.Review`."""
    failed = Signal()
    """The expert cannot be had, or gives no answer."""
    # From the thinker's threads to this one: the run that asked and the settled future.
    _answered = Signal(int, object)

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._moments: Sequence[Moment] = ()
        self._seat = 0
        self._made: list[tuple[int, Action]] = []
        self._found: list[Reviewed] = []
        self._run = 0
        self._tries = 0
        self._running = False
        self._starting = True
        """Whether the expert may still have to get ready: it has not answered yet."""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._give_up)
        # Queued even from this thread: a thinker that answers at once would else recurse into itself.
        self._answered.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def running(self) -> bool:
        """Tell whether a review is being made."""
        return self._running

    def begin(self, moments: Sequence[Moment], seat: int) -> None:
        """Review a seat's decisions in a deal; a review that is being made is dropped.

        Args:
            moments: the deal, see :func:`~cardavia_desktop.session.replay.moments_of`.
            seat: whose decisions.
        """
        self.cancel()
        self._moments, self._seat = moments, seat
        self._made = list(decisions_of(moments, seat).items())
        self._found = []
        self._tries = 0
        self._running = self._starting = True
        self.progressed.emit(0, len(self._made))
        self._ask()

    def cancel(self) -> None:
        """Stop; what the expert still answers is dropped."""
        self._run += 1
        self._running = False
        self._patience.stop()

    def _ask(self) -> None:
        if len(self._found) == len(self._made):
            self.cancel()
            self.finished.emit(Review(tuple(self._found)))
            return
        place, action = self._made[len(self._found)]
        run = self._run
        self._patience.start(STARTING_MS if self._starting else PATIENCE_MS)
        future = self._thinker.appraise(self._moments[place - 1].state.observe(self._seat), action)
        future.add_done_callback(lambda done: self._answered.emit(run, done))

    def _take(self, run: int, future: Future[Appraisal]) -> None:
        if run != self._run:
            return
        self._patience.stop()
        error = CancelledError() if future.cancelled() else future.exception()
        if isinstance(error, BrokenProcessPool | CancelledError) and self._tries < _MOST_TRIES:
            # A player hung or died in the same process: ask once more.
            self._tries += 1
            self._starting = True
            self._ask()
            return
        if error is not None:
            _log.error("the expert cannot review a decision", exc_info=error)
            self._give_up()
            return
        found = future.result()
        place, action = self._made[len(self._found)]
        choices = len(self._moments[place - 1].state.legal())
        self._found.append(reviewed(place, action, choices, found))
        self._tries = 0
        self._starting = False
        self.progressed.emit(len(self._found), len(self._made))
        self._ask()

    def _give_up(self) -> None:
        self.cancel()
        self.failed.emit()
