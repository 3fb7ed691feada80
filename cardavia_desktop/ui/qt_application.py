"""Qt's application, as the program runs it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class CardaviaApplication(QApplication):
    """Hears of files that the system wants opened in the running program, as macOS does.

    It does so in a method of its own, since a filter would see every event of every widget.
    """

    _file_given = Signal(str)

    def __init__(self, words: list[str]) -> None:
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
