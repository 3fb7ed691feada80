"""The program's log: small files that are rotated, without the person's folders in them."""

import logging
import sys
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from cardavia_desktop.store.privacy import impersonal

LOG_BYTES: Final = 512_000
LOG_FILES: Final = 3
"""How many full files are kept beside the one that is written."""

PROGRAM: Final = "cardavia.log"
SECOND_COPY: Final = "cardavia-second.log"
PLAYERS: Final = "players.log"
"""The names of the files. Each process has its own, since two cannot rotate one file."""

_log = logging.getLogger(__name__)


class Log:
    """Writes what is logged into a file, or to standard error where no file can be written.

    Args:
        directory: where the file lies; None writes no file.
        name: what it is called.

    Attributes:
        path: the file; None where there is none.
    """

    def __init__(self, directory: Path | None, name: str = PROGRAM) -> None:
        self.path: Path | None = None
        # A program that was started without a terminal may have no standard error at all.
        self._handler: logging.Handler = logging.StreamHandler() if sys.stderr else logging.NullHandler()
        if directory is not None:
            path = directory / name
            try:
                directory.mkdir(parents=True, exist_ok=True)
                self._handler = RotatingFileHandler(
                    path, maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8", errors="replace"
                )
                self.path = path
            except OSError:
                _log.exception("no log file can be written")
        self._handler.setFormatter(_Impersonal("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        root = logging.getLogger()
        root.addHandler(self._handler)
        root.setLevel(logging.INFO)

    def close(self) -> None:
        """Write no more."""
        logging.getLogger().removeHandler(self._handler)
        # On a full disk some of it is still to be written, and cannot be.
        with suppress(OSError):
            self._handler.close()


class _Impersonal(logging.Formatter):
    """Leaves the person's folders out: a log is made to be sent to somebody."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        return impersonal(super().format(record))
