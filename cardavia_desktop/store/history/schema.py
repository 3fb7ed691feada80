"""The tables of the history, and the steps that lift an older database to them."""

from typing import Final

APPLICATION: Final = 0x43525644
"""Marks the file as ours (``PRAGMA application_id``): "CRVD"."""

_VERSION_1: Final = (
    # A match's log is kept once: in Guandan a deal follows from those before it.
    """
    CREATE TABLE matches (
        id TEXT NOT NULL PRIMARY KEY,
        game TEXT NOT NULL,
        code TEXT NOT NULL,
        players TEXT NOT NULL,
        log TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE deals (
        sequence INTEGER PRIMARY KEY,
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        finished TEXT NOT NULL,
        game TEXT NOT NULL,
        opponents TEXT NOT NULL,
        seat INTEGER NOT NULL,
        role TEXT NOT NULL,
        won INTEGER NOT NULL,
        score INTEGER NOT NULL,
        places TEXT NOT NULL,
        level TEXT NOT NULL,
        own_level_before TEXT NOT NULL,
        other_level_before TEXT NOT NULL,
        own_level_after TEXT NOT NULL,
        other_level_after TEXT NOT NULL,
        bombs INTEGER NOT NULL,
        spring TEXT NOT NULL,
        match_won INTEGER,
        undos INTEGER NOT NULL,
        plies INTEGER NOT NULL,
        UNIQUE (match, number)
    ) STRICT
    """,
    "CREATE INDEX deals_by_game ON deals (game, opponents)",
)

_VERSION_2: Final = (
    # What the expert thought of a deal; it goes with the deal, also when that ends anew.
    """
    CREATE TABLE reviews (
        match TEXT NOT NULL,
        number INTEGER NOT NULL,
        judge TEXT NOT NULL,
        accuracy REAL,
        text TEXT NOT NULL,
        PRIMARY KEY (match, number),
        FOREIGN KEY (match, number) REFERENCES deals (match, number) ON DELETE CASCADE
    ) STRICT
    """,
)

STEPS: Final[tuple[tuple[str, ...], ...]] = (_VERSION_1, _VERSION_2)
"""Step ``n`` lifts a database of version ``n`` to version ``n + 1``; an empty file is of version 0."""

VERSION: Final = len(STEPS)
"""The version of the database that this program reads and writes (``PRAGMA user_version``)."""
