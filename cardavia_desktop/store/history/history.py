"""The finished deals of all matches, kept in one database."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import Connection
from typing import Final, TypeVar

from cardavia_desktop import __version__
from cardavia_desktop.store.files import write_atomically
from cardavia_desktop.store.history import export, rows, statistics
from cardavia_desktop.store.history.achievements import Achievement, Earned, read_earned
from cardavia_desktop.store.history.database import HistoryError, Trouble, opened, put_aside, transaction
from cardavia_desktop.store.history.records import DealRecord, MatchRecord
from cardavia_desktop.store.history.rows import Filter
from cardavia_desktop.store.history.statistics import Totals

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

    def page(self, wanted: Filter = ALL, offset: int = 0, limit: int = 50) -> Page:
        """Return at most ``limit`` deals after the first ``offset``, the latest first."""

        def read(connection: Connection) -> Page:
            return Page(rows.read_deals(connection, wanted, offset, limit), rows.count(connection, wanted))

        return self._use(read)

    def match(self, identity: str) -> MatchRecord | None:
        """Return a kept match with its log, None when there is none."""
        return self._use(lambda connection: rows.read_match(connection, identity))

    def deals(self, wanted: Filter = ALL) -> tuple[DealRecord, ...]:
        """Return all deals that a filter lets through, the latest first."""
        return self._use(lambda connection: rows.read_deals(connection, wanted))

    def keep_review(self, match: str, number: int, judge: str, accuracy: float | None, text: str) -> None:
        """Keep a review with its deal, in the place of the one before; it goes when the deal goes.

        Args:
            match: the identity of the deal's match.
            number: the deal's number there.
            judge: who reviewed it.
            accuracy: the accuracy that came out, 0 to 1; None where there was nothing to measure.
            text: the review, which only its reader understands.
        """

        def write(connection: Connection) -> None:
            with transaction(connection):
                rows.write_review(connection, (match, number), judge, accuracy, text)

        self._use(write)

    def review(self, match: str, number: int, judge: str) -> str | None:
        """Return the review of a deal by that judge, None where none is kept."""
        return self._use(lambda connection: rows.read_review(connection, (match, number), judge))

    def accuracies(self) -> dict[tuple[str, int], float]:
        """Return the accuracy of each reviewed deal, 0 to 1, by its match's identity and its number."""
        return self._use(rows.read_accuracies)

    def earned(self, unreviewed: tuple[str, int] | None = None) -> Mapping[Achievement, Earned]:
        """Return what has been achieved, each with the first deal that did.

        Args:
            unreviewed: a deal, by its match and number, to be looked at as if it had no review.
        """
        return self._use(lambda connection: read_earned(connection, unreviewed))

    def codes(self) -> dict[str, str]:
        """Return the deal code of each match that has one, by its identity."""
        return self._use(rows.read_codes)

    def export_csv(self, path: Path, deals: Sequence[DealRecord]) -> None:
        """Write deals as a table, in their order.

        Raises:
            OSError: the file cannot be written.
        """
        # With a byte order mark: spreadsheets take UTF-8 for another encoding without one.
        write_atomically(path, export.as_csv(deals).encode("utf-8-sig"))

    def export_json(self, path: Path, deals: Sequence[DealRecord]) -> None:
        """Write deals, in their order, and the logs of their matches.

        Raises:
            OSError: the file cannot be written.
        """
        identities = dict.fromkeys(deal.match for deal in deals)

        def read(connection: Connection) -> list[MatchRecord | None]:
            return [rows.read_match(connection, identity) for identity in identities]

        text = export.as_json(deals, filter(None, self._use(read)), f"Cardavia {__version__}")
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
