"""Qt's application, as the program runs it."""

import os
from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class CardaviaApplication(QApplication):
    """Paints in one thread, and hears of files that the system wants opened in the running program.

    macOS tells of those in an event; a method of its own catches it, since a filter would see every event of
    every widget.

    Qt's painting into memory hands every larger fill to a pool of threads and waits. For things of a card's
    size the handing over costs several times what is painted, in time too: a frame of flying cards took five
    times as long with it, all of a table at 4K twice as long (two cores). Qt looks for the variable once,
    before it first paints.
    """

    _file_given = Signal(str)

    def __init__(self, words: list[str]) -> None:
        os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
        super().__init__(words)
        self._waiting: list[str] | None = []

    def listen(self, opens: Callable[[str], object]) -> None:
        """Have files opened from now on, and those that came before."""
        self._file_given.connect(opens)
        waiting, self._waiting = self._waiting, None
        for path in waiting or ():
            opens(path)

    def event(self, event: QEvent) -> bool:
        """Pass a file on."""
        if isinstance(event, QFileOpenEvent) and event.file():
            if self._waiting is None:
                self._file_given.emit(event.file())
            else:
                self._waiting.append(event.file())
            return True
        return super().event(event)
