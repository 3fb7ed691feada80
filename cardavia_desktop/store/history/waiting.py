"""Finished deals that could not be added to the history, in a file of their own until they can be.

The history may be locked by a backup, or of a newer version, for longer than the program runs.
"""

import errno
import json
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from cardavia_desktop.store.files import read_text, set_aside, write_atomically
from cardavia_desktop.store.history.database import HistoryError, Trouble
from cardavia_desktop.store.history.records import DealRecord, MatchRecord
from cardavia_desktop.store.history.rows import deal_of, match_of, match_values, values_of

Finished: TypeAlias = tuple[DealRecord, MatchRecord]
"""A deal and its match up to that deal's end."""

FORMAT: Final = 1
"""The version of the file."""

LIMIT: Final = 64 << 20
"""The largest file that is read, in bytes: two hundred deals, of matches of forty deals each, have room."""

_MOST: Final = 1 << 63

_log = logging.getLogger(__name__)


class WaitingDeals:
    """The deals that wait, on disk.

    Args:
        path: the file; there is none where no deal waits.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._in_the_way = False
        """Whether the file could be neither read nor put aside."""

    def load(self) -> list[Finished]:
        """Return the deals that wait, in the order in which they ended.

        A file that cannot be read is put aside: it is not written over.
        """
        try:
            return _read(read_text(self._path, LIMIT))
        except FileNotFoundError:
            return []
        except (OSError, ValueError, RecursionError, HistoryError):
            _log.exception("%s cannot be read", self._path.name)
            self._in_the_way = set_aside(self._path) is None
            return []

    def save(self, deals: Sequence[Finished]) -> None:
        """Keep these deals in place of the ones before.

        Raises:
            OSError: they cannot be written.
        """
        if self._in_the_way and self._path.exists() and set_aside(self._path) is None:
            raise OSError(errno.EBUSY, "what lies there cannot be put aside", str(self._path))
        self._in_the_way = False
        if not deals:
            self._path.unlink(missing_ok=True)
            return
        rows = [
            {"deal": list(map(_plain, values_of(deal).values())), "match": match_values(match)}
            for deal, match in deals
        ]
        write_atomically(self._path, json.dumps({"format": FORMAT, "waiting": rows}).encode())


def _read(text: str) -> list[Finished]:
    document = json.loads(text)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise ValueError("no deals that wait, or of a newer version")
    found = document.get("waiting")
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise ValueError("no list of deals")
    deals = [(deal_of(_row(row.get("deal"))), match_of(_row(row.get("match")))) for row in found]
    if any(deal.match != match.id for deal, match in deals):
        raise ValueError("a deal of another match")
    return deals


def _row(values: object) -> Sequence[Any]:
    """Return values that a database takes: no half of a surrogate pair, and no number that is too large."""
    if not isinstance(values, list):
        raise HistoryError(Trouble.BROKEN, "no row")
    for value in values:
        if isinstance(value, str):
            value.encode()
        elif isinstance(value, int) and not -_MOST <= value < _MOST:
            raise HistoryError(Trouble.BROKEN, "a number is too large")
    return values


def _plain(value: object) -> object:
    """Return a value as a row of the database holds it, where truth is 1 or 0."""
    return int(value) if isinstance(value, bool) else value
