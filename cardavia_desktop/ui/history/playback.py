"""How a replay runs by itself: on and on, each moment after the table has shown the one before."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from cardavia_desktop.session.replay import Replay

_BETWEEN_MS: Final = 120
"""Milliseconds between two moments at normal speed, after the table has shown the first."""


class Playback(QObject):
    """Runs through a replay, or stands still.

    Args:
        replay: what is run through.
        parent: the page.
    """

    turned = Signal()
    """It runs now, or was told to stand still."""

    def __init__(self, replay: Replay, parent: QObject) -> None:
        super().__init__(parent)
        self._replay = replay
        self._running = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(lambda: replay.go_to(replay.place + 1))

    @property
    def running(self) -> bool:
        """Tell whether the deal runs by itself."""
        return self._running

    def run(self) -> None:
        """Run from where the replay is, from the end anew."""
        if self._replay.place == self._replay.last:
            self._replay.go_to(0)
        self._running = True
        self._timer.start(0)
        self.turned.emit()

    def stop(self) -> None:
        """Stand still."""
        self._running = False
        self._timer.stop()
        self.turned.emit()

    def follow_on(self, pace: float) -> None:
        """Go on where it runs: the table shows the moment whole.

        Args:
            pace: how long the pause is to be, in those of normal speed.
        """
        if self._running and self._replay.place < self._replay.last:
            self._timer.start(round(_BETWEEN_MS * pace))
        elif self._running:
            self.stop()
