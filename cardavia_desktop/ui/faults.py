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


class Log:
    """The program's log: a file that is rotated, or standard error where no file can be written.

    Args:
        directory: where the file lies; None writes no file.
    """

    def __init__(self, directory: Path | None) -> None:
        self.path: Path | None = None
        self._handler: logging.Handler = logging.StreamHandler()
        if directory is not None:
            path = directory / "cardavia.log"
            try:
                directory.mkdir(parents=True, exist_ok=True)
                self._handler = RotatingFileHandler(
                    path, maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8"
                )
                self.path = path
            except OSError:
                _log.exception("no log file can be written")
        self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        root = logging.getLogger()
        root.addHandler(self._handler)
        root.setLevel(logging.INFO)

    def close(self) -> None:
        """Write no more."""
        logging.getLogger().removeHandler(self._handler)
        self._handler.close()


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
        self._before = sys.excepthook

    def install(self) -> None:
        """Catch faults from now on."""
        self._before = sys.excepthook
        sys.excepthook = self.report

    def uninstall(self) -> None:
        """Leave faults to whoever caught them before."""
        sys.excepthook = self._before

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log a fault, and tell the person about the first one."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.critical("unexpected fault", exc_info=(kind, error, trace))
        if not self._told:
            self._told = True
            self.reported.emit(messages.fault_text(self._log))
