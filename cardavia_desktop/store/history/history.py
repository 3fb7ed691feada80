"""The finished deals of all matches, kept in one database."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import Connection
from typing import Final, TypeVar

from cardavia_desktop import __version__
from cardavia_desktop.store.files import write_atomically
from cardavia_desktop.store.history import export, rows, statistics
from cardavia_desktop.store.history.database import HistoryError, Trouble, opened, put_aside, transaction
from cardavia_desktop.store.history.records import DealRecord, MatchRecord
from cardavia_desktop.store.history.rows import Filter
from cardavia_desktop.store.history.statistics import Point, Totals

ALL: Final = Filter()
"""Every deal."""

_log = logging.getLogger(__name__)
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class BegunAnew:
    """A broken database has made room for a new one.

    Attributes:
        kept: where it was put aside.
    """

    kept: Path


@dataclass(frozen=True, slots=True)
class Page:
    """Some of the deals that a filter lets through.

    Attributes:
        deals: the latest first.
        total: how many it lets through in all.
    """

    deals: tuple[DealRecord, ...]
    total: int


class History:
    """Finished deals on disk.

    Every method raises :class:`HistoryError` when it cannot do what was asked; what was kept before is then
    untouched. A database that proves broken is put aside on the way, and the next use begins a new one.

    Args:
        path: the database; made with the first use.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def prepare(self) -> BegunAnew | None:
        """Open the database, so that what is wrong with it is known early.

        Returns:
            What became of a broken one.
        """
        return self._mended(lambda connection: rows.count(connection, ALL))

    def record(self, deal: DealRecord, match: MatchRecord) -> BegunAnew | None:
        """Keep a finished deal and its match so far; a deal that has ended anew replaces its first end.

        Returns:
            What became of a database that proved broken; the deal is kept in the new one.
        """

        def write(connection: Connection) -> None:
            with transaction(connection):
                rows.write_match(connection, match)
                rows.write_deal(connection, deal)

        return self._mended(write)

    def totals(self, wanted: Filter = ALL) -> tuple[Totals, ...]:
        """Return what the deals add up to for each game and opponents; nothing for those never played."""
        return self._use(lambda connection: statistics.totals(rows.scan(connection, wanted)))

    def by_day(self, wanted: Filter = ALL) -> tuple[Point, ...]:
        """Return a point for each day on which deals ended, in local time."""
        return self._use(lambda connection: statistics.by_day(rows.scan(connection, wanted)))

    def by_batch(self, wanted: Filter = ALL, size: int = statistics.BATCH) -> tuple[Point, ...]:
        """Return a point for every ``size`` deals in the order played."""
        return self._use(lambda connection: statistics.by_batch(tuple(rows.scan(connection, wanted)), size))

    def page(self, wanted: Filter = ALL, offset: int = 0, limit: int = 50) -> Page:
        """Return at most ``limit`` deals after the first ``offset``, the latest first."""

        def read(connection: Connection) -> Page:
            return Page(rows.read_deals(connection, wanted, offset, limit), rows.count(connection, wanted))

        return self._use(read)

    def match(self, identity: str) -> MatchRecord | None:
        """Return a kept match with its log, None when there is none."""
        return self._use(lambda connection: rows.read_match(connection, identity))

    def export_csv(self, path: Path, wanted: Filter = ALL) -> None:
        """Write the deals as a table, the latest first.

        Raises:
            OSError: the file cannot be written.
        """
        deals = self._use(lambda connection: rows.read_deals(connection, wanted))
        # With a byte order mark: spreadsheets take UTF-8 for another encoding without one.
        write_atomically(path, export.as_csv(deals).encode("utf-8-sig"))

    def export_json(self, path: Path, wanted: Filter = ALL) -> None:
        """Write the deals, the latest first, and the logs of their matches.

        Raises:
            OSError: the file cannot be written.
        """

        def read(connection: Connection) -> tuple[tuple[DealRecord, ...], list[MatchRecord | None]]:
            deals = rows.read_deals(connection, wanted)
            identities = dict.fromkeys(deal.match for deal in deals)
            return deals, [rows.read_match(connection, identity) for identity in identities]

        deals, matches = self._use(read)
        text = export.as_json(deals, filter(None, matches), f"Cardavia {__version__}")
        write_atomically(path, text.encode())

    def reset(self) -> None:
        """Forget all deals and matches, in the file as well."""
        self._use(rows.forget_all)

    def _mended(self, work: Callable[[Connection], object]) -> BegunAnew | None:
        """Do work, a second time with a new database when the first one proves broken."""
        try:
            self._use(work)
        except HistoryError as error:
            if error.kept is None:
                raise
            self._use(work)
            return BegunAnew(error.kept)
        return None

    def _use(self, work: Callable[[Connection], _T]) -> _T:
        try:
            with opened(self._path) as connection:
                return work(connection)
        except HistoryError as error:
            if error.trouble is not Trouble.BROKEN:
                raise
            _log.warning("%s is put aside: %s", self._path.name, error)
            raise HistoryError(Trouble.BROKEN, str(error), put_aside(self._path)) from error
