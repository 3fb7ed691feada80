"""Writing finished deals into the database, and reading them back."""

import json
import logging
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from types import NoneType
from typing import Any, Final

from cardavia_desktop.engine.outcome import Outcome
from cardavia_desktop.store.history.database import HistoryError, Trouble, transaction
from cardavia_desktop.store.history.records import DealRecord, MatchRecord

_log = logging.getLogger(__name__)

_TIME: Final = "%Y-%m-%dT%H:%M:%SZ"
_TIME_LENGTH: Final = len("2031-05-17T12:00:00Z")

COLUMNS: Final = (
    "match",
    "number",
    "finished",
    "game",
    "opponents",
    "seat",
    "role",
    "won",
    "score",
    "places",
    "level",
    "own_level_before",
    "other_level_before",
    "own_level_after",
    "other_level_after",
    "bombs",
    "spring",
    "match_won",
    "undos",
    "plies",
)
"""What is kept of a deal, in the order of the table."""

_NUMBERS: Final = frozenset({"number", "seat", "won", "score", "bombs", "match_won", "undos", "plies"})

_WHERE: Final = """
    WHERE (:game IS NULL OR game = :game)
    AND (:opponents IS NULL OR opponents = :opponents)
    AND (:role IS NULL OR role = :role)
    AND (:won IS NULL OR won = :won)
    AND (:since IS NULL OR finished >= :since)
    AND (:until IS NULL OR finished < :until)
    AND (:with_undos OR undos = 0)
"""
_COUNT: Final = " ".join(("SELECT count(*) FROM deals", _WHERE))
_PAGE: Final = " ".join(
    (
        "SELECT",
        ", ".join(COLUMNS),
        "FROM deals",
        _WHERE,
        "ORDER BY sequence DESC LIMIT :limit OFFSET :offset",
    )
)
_SCANNED: Final = ("game", "opponents", "won", "score", "own_level_after", "bombs", "spring", "match_won")
_SCAN: Final = " ".join(
    (
        "SELECT",
        ", ".join(_SCANNED),
        "FROM deals",
        _WHERE,
        "ORDER BY sequence",
    )
)
_WRITE_MATCH: Final = """
    INSERT INTO matches (id, game, code, players, log) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET log = excluded.log
"""
_WRITE_REVIEW: Final = """
    INSERT OR REPLACE INTO reviews (match, number, judge, accuracy, text)
    SELECT match, number, :judge, :accuracy, :text FROM deals WHERE match = :match AND number = :number
"""
_WRITE_DEAL: Final = " ".join(
    ("INSERT OR REPLACE INTO deals VALUES (NULL,", ", ".join(f":{name}" for name in COLUMNS), ")")
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """Which deals are meant; None leaves a question open.

    Attributes:
        game: those of one game, by its key.
        opponents: those against these players, as :attr:`DealRecord.opponents` names them.
        role: those in which the person had this role.
        won: those won, or those lost.
        since: those that ended then or later.
        until: those that ended before.
        with_undos: also those in which decisions were taken back.
    """

    game: str | None = None
    opponents: str | None = None
    role: str | None = None
    won: bool | None = None
    since: datetime | None = None
    until: datetime | None = None
    with_undos: bool = True


@dataclass(frozen=True, slots=True)
class Scanned:
    """What statistics need of one deal; for the fields see :class:`DealRecord` and its outcome."""

    game: str
    opponents: str
    won: bool
    score: int
    level_after: str
    bombs: int
    spring: str
    match_won: bool | None


def write_match(connection: sqlite3.Connection, record: MatchRecord) -> None:
    """Keep a match, its log in the place of the one kept before."""
    connection.execute(_WRITE_MATCH, match_values(record))


def match_values(record: MatchRecord) -> tuple[str, str, str, str, str]:
    """Return the values of a match's row: its identity, game, code, players and log."""
    return record.id, record.game, record.code, json.dumps(record.players), record.log


def write_deal(connection: sqlite3.Connection, record: DealRecord) -> None:
    """Keep a finished deal; one that was taken back and has ended anew replaces its first end."""
    connection.execute(_WRITE_DEAL, values_of(record))


def values_of(record: DealRecord) -> dict[str, Any]:
    """Return the values of a deal's row by column, :data:`COLUMNS` in order."""
    end = record.outcome
    values = (
        record.match,
        record.number,
        _time_text(record.finished),
        record.game,
        record.opponents,
        record.seat,
        end.role,
        end.won,
        end.score,
        ",".join(map(str, end.places)),
        end.level,
        *end.levels_before,
        *end.levels_after,
        end.bombs,
        end.spring,
        end.match_won,
        record.undos,
        record.plies,
    )
    return dict(zip(COLUMNS, values, strict=True))


def count(connection: sqlite3.Connection, wanted: Filter) -> int:
    """Return how many deals there are."""
    (found,) = connection.execute(_COUNT, _parameters(wanted)).fetchone()
    return int(found)


def read_deals(
    connection: sqlite3.Connection, wanted: Filter, offset: int = 0, limit: int | None = None
) -> tuple[DealRecord, ...]:
    """Return deals, the latest first: at most ``limit`` after the first ``offset``."""
    bounds = {"limit": -1 if limit is None else limit, "offset": offset}
    found = connection.execute(_PAGE, {**_parameters(wanted), **bounds})
    return tuple(map(deal_of, found))


def scan(connection: sqlite3.Connection, wanted: Filter) -> Iterator[Scanned]:
    """Yield what statistics need of each deal, the earliest first."""
    for row in connection.execute(_SCAN, _parameters(wanted)):
        _check(row, _SCANNED_KINDS)
        game, opponents, won, score, level, bombs, spring, match_won = row
        ended = None if match_won is None else bool(match_won)
        yield Scanned(game, opponents, bool(won), score, level, bombs, spring, ended)


def read_match(connection: sqlite3.Connection, identity: str) -> MatchRecord | None:
    """Return a kept match."""
    query = "SELECT id, game, code, players, log FROM matches WHERE id = ?"
    row = connection.execute(query, (identity,)).fetchone()
    return None if row is None else match_of(row)


def match_of(row: Sequence[Any]) -> MatchRecord:
    """Return the match of a row: its identity, game, code, players and log."""
    _check(row, _MATCH_KINDS)
    identity, game, code, players, log = row
    try:
        names = tuple(map(str, json.loads(players)))
    except (TypeError, ValueError, RecursionError) as error:
        raise HistoryError(Trouble.BROKEN, f"players of match {identity}") from error
    return MatchRecord(id=identity, game=game, code=code, players=names, log=log)


def write_review(
    connection: sqlite3.Connection, deal: tuple[str, int], judge: str, accuracy: float | None, text: str
) -> None:
    """Keep what was thought of a deal; nothing where the deal itself is not kept."""
    match, number = deal
    values = {"match": match, "number": number, "judge": judge, "accuracy": accuracy, "text": text}
    connection.execute(_WRITE_REVIEW, values)


def read_review(connection: sqlite3.Connection, deal: tuple[str, int], judge: str) -> str | None:
    """Return what that judge thought of a deal, None where it is not kept."""
    query = "SELECT text FROM reviews WHERE match = ? AND number = ? AND judge = ?"
    row = connection.execute(query, (*deal, judge)).fetchone()
    return None if row is None else str(row[0])


def read_accuracies(connection: sqlite3.Connection) -> dict[tuple[str, int], float]:
    """Return the accuracy of each deal that was reviewed, by its match and number."""
    query = "SELECT match, number, accuracy FROM reviews WHERE accuracy BETWEEN 0 AND 1"
    return {(match, number): accuracy for match, number, accuracy in connection.execute(query)}


def read_codes(connection: sqlite3.Connection) -> dict[str, str]:
    """Return the deal code of each match that has one, by its identity."""
    return dict(connection.execute("SELECT id, code FROM matches WHERE code <> ''"))


def forget_all(connection: sqlite3.Connection) -> None:
    """Remove every deal and match, and what is left of them in the file."""
    connection.execute("PRAGMA secure_delete = ON")
    with transaction(connection):
        connection.execute("DELETE FROM reviews")
        connection.execute("DELETE FROM deals")
        connection.execute("DELETE FROM matches")
    try:
        connection.execute("VACUUM")
    except sqlite3.Error:
        # Nothing of the deals is left in any case; the file is as large as it was.
        _log.exception("the history cannot be made smaller")


def _kinds(columns: Sequence[str]) -> frozenset[tuple[type, ...]]:
    """Return the types that the values of these columns may have, together."""
    usual = tuple(int if name in _NUMBERS else str for name in columns)
    return frozenset(
        tuple(kind if name == "match_won" else own for name, own in zip(columns, usual, strict=True))
        for kind in (int, NoneType)
    )


_KINDS: Final = _kinds(COLUMNS)
_SCANNED_KINDS: Final = _kinds(_SCANNED)
_MATCH_KINDS: Final = frozenset({(str,) * 5})
_REVIEW_KINDS: Final = frozenset((str, int, str, accuracy, str) for accuracy in (float, NoneType))


def _check(row: Sequence[Any], kinds: frozenset[tuple[type, ...]]) -> None:
    """Refuse values of other types: the tables are strict, but a file that is damaged is not."""
    if tuple(map(type, row)) not in kinds:
        raise HistoryError(Trouble.BROKEN, "there are values of other types")


def check_review(row: Sequence[Any]) -> None:
    """Refuse a review that no program wrote: its deal's match and number, judge, accuracy and text."""
    _check(row, _REVIEW_KINDS)


def deal_of(row: Sequence[Any]) -> DealRecord:
    """Return the deal of a row of :data:`COLUMNS`; tens of thousands are read at once, so by their places."""
    _check(row, _KINDS)
    match, number, finished, game, opponents, seat, *end, undos, plies = row
    try:
        return DealRecord(
            match=match,
            number=number,
            finished=_moment(finished),
            game=game,
            opponents=opponents,
            seat=seat,
            outcome=_outcome(end),
            undos=undos,
            plies=plies,
        )
    except ValueError as error:
        raise HistoryError(Trouble.BROKEN, f"deal {number} of match {match}: {error}") from error


def _outcome(end: Sequence[Any]) -> Outcome:
    role, won, score, places, level, own, other, own_after, other_after, bombs, spring, match_won = end
    return Outcome(
        won=bool(won),
        score=score,
        match_won=None if match_won is None else bool(match_won),
        bombs=bombs,
        role=role,
        spring=spring,
        places=tuple(map(int, places.split(","))) if places else (),
        level=level,
        levels_before=(own, other),
        levels_after=(own_after, other_after),
    )


def _parameters(wanted: Filter) -> dict[str, Any]:
    return {
        "game": wanted.game,
        "opponents": wanted.opponents,
        "role": wanted.role,
        "won": wanted.won,
        "since": _time_text(wanted.since) if wanted.since else None,
        "until": _time_text(wanted.until) if wanted.until else None,
        "with_undos": wanted.with_undos,
    }


def _moment(text: str) -> datetime:
    """Read what :func:`_time_text` has written; ``strptime`` takes forty times as long."""
    if len(text) != _TIME_LENGTH or not text.endswith("Z"):
        raise ValueError(f"no time: {text!r}")
    return datetime.fromisoformat(text)


def _time_text(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime(_TIME)
