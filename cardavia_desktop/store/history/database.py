"""Opening the history's database, and what can go wrong with it, as values.

SQLite in rollback-journal mode, not WAL: one process writes a row now and then and reads in between, so there
is nothing for WAL to make faster; WAL does not work on network file systems, where home folders may lie; and
while nothing is being written the whole history is one file, which can be copied or set aside as it is.

A connection lives for one operation only. That costs less than a millisecond, and a file that was replaced,
set aside or lost meanwhile needs no special care.
"""

import errno
import logging
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from enum import StrEnum, auto
from functools import cache
from pathlib import Path
from typing import Final

from cardavia_desktop.store.files import set_aside
from cardavia_desktop.store.history.schema import APPLICATION, STEPS

PATIENCE_S: Final = 0.25
"""How long to wait for another program that holds the database, in seconds; play waits with us."""

_OLDEST_SQLITE: Final = (3, 37)
"""The first SQLite that knows ``STRICT`` tables; Python takes the system's, and some have an older one."""

_log = logging.getLogger(__name__)


class Trouble(StrEnum):
    """Why the history could not be read or written; what it held is untouched."""

    FULL = auto()
    """The disk is full."""
    READ_ONLY = auto()
    """The file or its folder cannot be written to."""
    BUSY = auto()
    """Another program holds it."""
    NEWER = auto()
    """A newer version of the program has written it."""
    BROKEN = auto()
    """It is no history, or damaged."""
    UNREACHABLE = auto()
    """It cannot be opened or read at all."""


class HistoryError(Exception):
    """The history could not do what was asked.

    Attributes:
        trouble: why.
    """

    def __init__(self, trouble: Trouble, detail: str) -> None:
        super().__init__(f"{trouble.value}: {detail}")
        self.trouble = trouble


_TROUBLES: Final = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_CORRUPT: Trouble.BROKEN,
    sqlite3.SQLITE_NOTADB: Trouble.BROKEN,
    sqlite3.SQLITE_TOOBIG: Trouble.BROKEN,  # nothing kept is: a length is damaged
    sqlite3.SQLITE_IOERR: Trouble.UNREACHABLE,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNREACHABLE,
}


@contextmanager
def opened(path: Path, steps: Sequence[Sequence[str]] = STEPS) -> Iterator[sqlite3.Connection]:
    """Open the database for one operation, made or lifted to the newest version where that is needed.

    Args:
        path: the file.
        steps: the versions there are, see :data:`~cardavia_desktop.store.history.schema.STEPS`.

    Raises:
        HistoryError: it cannot be opened, or the operation fails.
    """
    if sqlite3.sqlite_version_info < _OLDEST_SQLITE:
        raise HistoryError(Trouble.UNREACHABLE, f"SQLite {sqlite3.sqlite_version} is too old")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=PATIENCE_S, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise history_error(error, path) from error
    try:
        connection.text_factory = _text
        _prepare(connection, steps)
        yield connection
    except sqlite3.Error as error:
        raise history_error(error, path) from error
    except UnicodeDecodeError as error:
        # SQLite's message quotes a damaged declaration, and Python cannot read it.
        raise HistoryError(Trouble.BROKEN, "a declaration is no text") from error
    finally:
        connection.close()


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do all of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # SQLite has rolled back by itself after some failures, such as a full disk.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def put_aside(path: Path) -> Path | None:
    """Rename a broken database, so that it stays for whoever wants to look into it.

    Returns:
        Its new path, or None where it cannot be renamed; it then stays as it is.
    """
    return set_aside(path) if journal_aside(path) else None


def journal_aside(path: Path) -> bool:
    """Rename the journal that lies beside a database, if any, before another database takes its place.

    It would be played back into that one.

    Returns:
        Whether there is none any more.
    """
    journal = path.with_name(f"{path.name}-journal")
    return not journal.exists() or set_aside(journal) is not None


def _prepare(connection: sqlite3.Connection, steps: Sequence[Sequence[str]]) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    # The file may come from anywhere: nothing in it may call functions with side effects.
    connection.execute("PRAGMA trusted_schema = OFF")
    version = _version(connection)
    if version > len(steps):
        raise HistoryError(Trouble.NEWER, f"version {version}")
    if _declared(connection) != _expected(tuple(map(tuple, steps[:version]))):
        raise HistoryError(Trouble.BROKEN, f"not the tables of a history of version {version}")
    if version == len(steps):
        return
    with transaction(connection):
        # Asked again: another program may have been quicker.
        for step in steps[_version(connection) :]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(steps)}")


def _version(connection: sqlite3.Connection) -> int:
    """Return the database's version, 0 for an empty one."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if version < 0 or application != (APPLICATION if version else 0):
        raise HistoryError(Trouble.BROKEN, "another program's database")
    return int(version)


def _declared(connection: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    """Return what a file of unknown content declares.

    Raises:
        HistoryError: SQLite cannot read it; it says so with its code for mistakes in a query, too.
    """
    try:
        return _tables(connection)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
            raise
        raise HistoryError(Trouble.BROKEN, str(error)) from error


def _tables(connection: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    """Return everything that the database declares, by name and declaration."""
    # SQLite's own tables and indexes have no declaration.
    query = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND substr(name, 1, 7) <> 'sqlite_'"
    return frozenset((name, " ".join(sql.split())) for name, sql in connection.execute(query))


@cache
def _expected(steps: tuple[tuple[str, ...], ...]) -> frozenset[tuple[str, str]]:
    """Return what a database declares after these steps; more, such as a trigger, makes it none of ours."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for step in steps:
            for statement in step:
                connection.execute(statement)
        return _tables(connection)


def is_damage(error: sqlite3.Error) -> bool:
    """Tell whether an error means that the file is damaged."""
    return _TROUBLES.get(_code(error)) is Trouble.BROKEN


def history_error(error: OSError | sqlite3.Error, path: Path) -> HistoryError:
    """Return what an error with the database means.

    Raises:
        sqlite3.Error: it is a mistake of ours, and no reason to put anything aside.
    """
    if isinstance(error, OSError):
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        read_only = error.errno in (errno.EACCES, errno.EPERM, errno.EROFS)
        trouble = Trouble.FULL if full else Trouble.READ_ONLY if read_only else Trouble.UNREACHABLE
        return HistoryError(trouble, str(error))
    if _code(error) not in _TROUBLES:
        raise error
    trouble = _TROUBLES[_code(error)]
    if trouble is Trouble.UNREACHABLE and not os.access(path.parent, os.W_OK):
        trouble = Trouble.READ_ONLY
    return HistoryError(trouble, str(error))


def _code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _text(content: bytes) -> str:
    return content.decode(errors="replace")
