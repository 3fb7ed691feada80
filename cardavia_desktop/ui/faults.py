"""Faults that nobody expected: logged each time, told once in plain words, and never the end of a match."""

import logging
import platform
import sys
import threading
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Signal, qVersion

from cardavia_desktop import __version__
from cardavia_desktop.store.privacy import impersonal

_log = logging.getLogger(__name__)


class FaultReporter(QObject):
    """Catches what falls through everything else, slots and threads included.

    Args:
        parent: the Qt parent.
    """

    reported = Signal(str)
    """The details of the first fault, as they may be passed on; those that follow are logged only."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told = False
        self._before = (sys.excepthook, threading.excepthook)

    def install(self) -> None:
        """Catch faults from now on."""
        self._before = (sys.excepthook, threading.excepthook)
        sys.excepthook = self.report
        threading.excepthook = self._report_thread

    def uninstall(self) -> None:
        """Leave faults to whoever caught them before."""
        sys.excepthook, threading.excepthook = self._before

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log a fault, and tell the person about the first one."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.critical("unexpected fault", exc_info=(kind, error, trace))
        if not self._told:
            self._told = True
            self.reported.emit(details(error))

    def _report_thread(self, fault: threading.ExceptHookArgs) -> None:
        # A thread that ends by SystemExit just ends; the hook gets no error where that cannot be made.
        if fault.exc_value is not None and not isinstance(fault.exc_value, SystemExit):
            self.report(fault.exc_type, fault.exc_value, fault.exc_traceback)


def details(error: BaseException) -> str:
    """Return what a developer wants to know of a fault, without anything that tells of the person."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    head = f"Cardavia {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {system}\n\n"
    return head + impersonal("".join(traceback.format_exception(error)))
