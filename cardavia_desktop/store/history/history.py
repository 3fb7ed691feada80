"""The finished deals of all matches, kept in one database."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
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
from cardavia_desktop.store.history.salvage import salvage
from cardavia_desktop.store.history.statistics import Totals

ALL: Final = Filter()
"""Every deal."""

_log = logging.getLogger(__name__)
_T = TypeVar("_T")


class Rest(StrEnum):
    """What a history holds that was found damaged and has been mended."""

    ALL = auto()
    """Everything."""
    SOME = auto()
    """What could be read."""
    NOTHING = auto()
    """Nothing could be read: a new one has begun."""


@dataclass(frozen=True, slots=True)
class Damage:
    """A damaged database has made room for another one.

    Attributes:
        kept: where it lies now, as it was.
        rest: what the other one holds of it.
    """

    kept: Path
    rest: Rest


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
    untouched. A database that proves damaged is put aside on the way, another one with all that can be read
    of it takes its place, and what was asked is done with that one.

    Args:
        path: the database; made with the first use.
        mended: is told of each :class:`Damage` when it has been mended.
    """

    def __init__(self, path: Path, mended: Callable[[Damage], None] = lambda _damage: None) -> None:
        self._path = path
        self._mended = mended

    def prepare(self) -> None:
        """Open the database, so that what is wrong with it is known early."""
        self._use(lambda connection: rows.count(connection, ALL))

    def record(self, deal: DealRecord, match: MatchRecord) -> None:
        """Keep a finished deal and its match so far; a deal that has ended anew replaces its first end."""

        def write(connection: Connection) -> None:
            with transaction(connection):
                rows.write_match(connection, match)
                rows.write_deal(connection, deal)

        self._use(write)

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

    def _use(self, work: Callable[[Connection], _T]) -> _T:
        try:
            with opened(self._path) as connection:
                return work(connection)
        except HistoryError as error:
            if error.trouble is not Trouble.BROKEN:
                raise
            detail = str(error)
        # Not before the error has gone: what was being read when it came up holds the file open.
        _log.warning("%s is mended: %s", self._path.name, detail)
        damage = self._mend()
        if damage is None:
            raise HistoryError(Trouble.BROKEN, detail)
        self._mended(damage)
        with opened(self._path) as connection:
            return work(connection)

    def _mend(self) -> Damage | None:
        """Put another database in the place of a damaged one; None where that one cannot be put aside."""
        saved = salvage(self._path)
        if saved is not None:
            return Damage(saved.kept, Rest.ALL if saved.whole else Rest.SOME)
        kept = put_aside(self._path)
        return None if kept is None else Damage(kept, Rest.NOTHING)
