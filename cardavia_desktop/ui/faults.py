"""Faults that nobody expected: logged each time, told once in plain words, and never the end of a match."""

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

from cardavia_desktop.ui import messages

_log = logging.getLogger(__name__)

LOG_BYTES = 512_000
LOG_FILES = 3


def start_log(directory: Path | None) -> Path | None:
    """Log to a file that is rotated, or to standard error where it cannot be written; return the file."""
    handler: logging.Handler = logging.StreamHandler()
    path = None
    if directory is not None:
        try:
            directory.mkdir(parents=True, exist_ok=True)
            path = directory / "cardavia.log"
            handler = RotatingFileHandler(path, maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8")
        except OSError:
            path = None
    logging.basicConfig(
        level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s", handlers=[handler]
    )
    return path


class FaultReporter(QObject):
    """Catches what falls through everything else, slots included.

    Args:
        log: the file that details go to.
        parent: the Qt parent.
    """

    reported = Signal(str)
    """The text for the person, with the first fault only."""

    def __init__(self, log: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._told = False

    def install(self) -> None:
        """Catch faults from now on."""
        sys.excepthook = self.report

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log a fault, and tell the person about the first one."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.critical("unexpected fault", exc_info=(kind, error, trace))
        if not self._told:
            self._told = True
            self.reported.emit(messages.fault_text(self._log))
