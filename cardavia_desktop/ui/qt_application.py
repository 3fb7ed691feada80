"""Qt's application, as the program runs it."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class CardaviaApplication(QApplication):
    """Hears of files that the system wants opened in the running program, as macOS does.

    It does so in a method of its own, since a filter would see every event of every widget.
    """

    file_given = Signal(str)
    """The path of a file to open."""

    def event(self, event: QEvent) -> bool:
        """Pass a file on."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_given.emit(event.file())
            return True
        return super().event(event)
