"""Saving what can be read of a damaged database.

A damaged page, or a row that no program wrote, is no reason to part with the other deals. All rows that are
sound go into a new database, which takes the old one's place; the old one stays beside it as it was, with
what could not be read. Whenever the program is killed, the history lies in its place: as it was, or mended.
"""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cardavia_desktop.store.files import keep_copy, move_into_place
from cardavia_desktop.store.history import rows
from cardavia_desktop.store.history.achievements import read_earned
from cardavia_desktop.store.history.database import (
    HistoryError,
    Trouble,
    history_error,
    is_damage,
    journal_aside,
    opened,
    transaction,
)
from cardavia_desktop.store.history.rows import Filter

_MOST_GAPS: Final = 200_000
"""How many row numbers that nothing names are looked for between those that something does."""

_MATCH: Final = "id, game, code, players, log"
_MATCH_WITHOUT_LOG: Final = "id, game, code, players, ''"
"""A log lies on pages of its own: without it the deals still count, and the code can be played again."""
_DEAL: Final = f"sequence, {', '.join(rows.COLUMNS)}"
_REVIEW: Final = "match, number, judge, accuracy, text"

_INSERT_MATCH: Final = "INSERT OR IGNORE INTO matches (id, game, code, players, log) VALUES (?, ?, ?, ?, ?)"
_INSERT_DEAL: Final = " ".join(
    ("INSERT OR IGNORE INTO deals VALUES (?,", ", ".join("?" for _ in rows.COLUMNS), ")")
)
_INSERT_REVIEW: Final = """
    INSERT OR IGNORE INTO reviews (match, number, judge, accuracy, text)
    SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM deals WHERE match = ?1 AND number = ?2)
"""

_Row = Sequence[Any]


@dataclass(frozen=True, slots=True)
class Salvaged:
    """What became of a damaged database.

    Attributes:
        kept: where it lies now, as it was.
        whole: whether the new one holds all that it held.
    """

    kept: Path
    whole: bool


def salvage(path: Path) -> Salvaged | None:
    """Put a database with all that can be read in the place of a damaged one.

    Returns:
        What became of it; None, and nothing is changed, where no deal can be read or a journal is in the way.

    Raises:
        HistoryError: the new database cannot be written, or another program holds the old one; nothing is
            changed.
    """
    try:
        with opened(path):
            pass
    except HistoryError as error:
        if error.trouble is not Trouble.BROKEN:
            raise
        return None
    try:
        descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    except OSError as error:
        raise history_error(error, path) from error
    os.close(descriptor)
    new = Path(name)
    try:
        whole = _copy(path, new)
        if whole is None or not journal_aside(path):
            return None
        kept = keep_copy(path)
        move_into_place(new, path)
    except HistoryError as error:
        if error.trouble is not Trouble.BROKEN:
            raise
        return None
    except OSError as error:
        raise history_error(error, path) from error
    finally:
        for left in (new, new.with_name(f"{new.name}-journal")):
            with suppress(OSError):
                left.unlink(missing_ok=True)
    return Salvaged(kept, whole)


def _copy(path: Path, new: Path) -> bool | None:
    """Fill a new database; return whether it holds all that the old one did, None where it holds no deal."""
    with opened(path) as connection, opened(new) as fresh:
        # Nobody else writes to the old one meanwhile. This is not ended: SQLite refuses to after damage.
        connection.execute("BEGIN IMMEDIATE")
        with transaction(fresh):
            old = _Damaged(connection)
            # Deals need their matches, and reviews their deals.
            for match in old.rows("matches", _MATCH, _MATCH_WITHOUT_LOG, sound=rows.match_of):
                fresh.execute(_INSERT_MATCH, match)
            for deal in old.rows("deals", _DEAL, sound=lambda row: rows.deal_of(row[1:])):
                record = rows.deal_of(deal[1:])
                if fresh.execute(_INSERT_MATCH, (record.match, record.game, "", "[]", "")).rowcount:
                    old.whole = False  # its match is lost
                fresh.execute(_INSERT_DEAL, deal)
            for review in old.rows("reviews", _REVIEW, sound=rows.check_review):
                fresh.execute(_INSERT_REVIEW, review)
        # What is read of it must be sound, or it would be mended anew with every look at it.
        deals = rows.read_deals(fresh, Filter())
        read_earned(fresh)
        return old.whole if deals else None


class _Damaged:
    """Reads what can be read of a damaged database.

    Args:
        connection: the database, whose declarations are those of a history.

    Attributes:
        whole: whether all could be read so far.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.whole = True
        self._connection = connection

    def rows(self, table: str, *choices: str, sound: Callable[[_Row], object]) -> Iterator[_Row]:
        """Yield the rows of a table, the first of some choices of columns that can be read of each.

        Args:
            table: the table's name.
            choices: columns, separated by commas.
            sound: raises a :class:`HistoryError` for a row that no program wrote.
        """
        for number in self._numbers(table):
            for columns in choices:
                row = self._row(table, columns, number, sound)
                if row is not None:
                    yield row
                    break

    def _row(self, table: str, columns: str, number: int, sound: Callable[[_Row], object]) -> _Row | None:
        query = " ".join(("SELECT", columns, "FROM", table, "NOT INDEXED WHERE rowid = ?"))
        try:
            row: _Row | None = self._connection.execute(query, (number,)).fetchone()
            if row is not None:
                sound(row)
        except sqlite3.Error as error:
            self._note(error)
            return None
        except HistoryError:
            self.whole = False
            return None
        return row

    def _numbers(self, table: str) -> Iterable[int]:
        """Return the numbers of the rows that there may be, in their order."""
        rows_up = ("SELECT rowid FROM", table, "NOT INDEXED ORDER BY rowid")
        found, complete = self._scanned(rows_up)
        if complete:
            return found
        # From the other end up to the damage; and the index knows the rows on damaged pages and behind them.
        index = ("SELECT rowid FROM", table, f"INDEXED BY sqlite_autoindex_{table}_1")
        every = {*found, *self._scanned((*rows_up, "DESC"))[0], *self._scanned(index)[0]}
        if not every:
            return ()
        first, last = min(every), max(every)
        return range(first, last + 1) if last - first < _MOST_GAPS else sorted(every)

    def _scanned(self, query: Sequence[str]) -> tuple[list[int], bool]:
        """Return the numbers that a query gives before it meets damage, and whether it met none."""
        found: list[int] = []
        try:
            found.extend(number for (number,) in self._connection.execute(" ".join(query)))
        except sqlite3.Error as error:
            self._note(error)
            return found, False
        return found, True

    def _note(self, error: sqlite3.Error) -> None:
        """Take note of damage; any other error is raised."""
        if not is_damage(error):
            raise error
        self.whole = False
