"""Matches on disk: of each game the one at the table, saved after every action, and those laid by.

The match at the table lies in ``GAME.cardavia``, those laid by in ``GAME-NUMBER.cardavia``. A match moves
from one place to the other by being renamed, so it is never written twice nor half there. Its name is inside
the file: what a person calls a match never becomes part of a path.
"""

import errno
import logging
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from cardavia_desktop import __version__
from cardavia_desktop.engine import codec
from cardavia_desktop.engine.codec import Fault, Heading, LogError
from cardavia_desktop.engine.game import Game
from cardavia_desktop.engine.match import Match
from cardavia_desktop.store.files import read_text, set_aside, write_atomically

_log = logging.getLogger(__name__)

SUFFIX: Final = ".cardavia"
LIMIT: Final = 512 << 10
"""The largest file from anywhere that is read, in bytes: the window waits while a match is played through.

That takes a second or so for a megabyte. A deal of Guandan needs 4 to 5 kB: a hundred have room here, and of
a thousand matches between equals none had more than 21.
"""
KEPT_LIMIT: Final = 8 << 20
"""The largest kept match that is read, in bytes: one that grew beyond the other limit comes back."""

_KEY: Final = re.compile(r"([a-z]+)(-[0-9a-f]{16})?")


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A match that could not be opened.

    Attributes:
        fault: what is wrong with its file; None where the file cannot be read at all.
        kept: where the file was put aside; None where even that failed.
    """

    fault: Fault | None
    kept: Path | None


@dataclass(frozen=True, slots=True)
class Kept:
    """A match in the list of those that can be gone on with.

    Attributes:
        key: stands for it in the methods of :class:`Saves`.
        game: the game's key.
        name: what the person calls it; empty when it has no name.
        deals: the number of its current deal.
        standing: what each side has reached, the person's first; empty where a deal is the whole match.
        saved: when it was last saved, in UTC.
        is_current: whether it is its game's match at the table.
        fault: why it cannot be opened, as far as a glance tells; None when it seems to be in order.
    """

    key: str
    game: str
    name: str
    deals: int
    standing: tuple[str, ...]
    saved: datetime
    is_current: bool
    fault: Fault | None


class Saves:
    """The matches kept in one directory.

    Args:
        directory: where they lie; created with the first save.
        games: the games that there are, by key.
    """

    def __init__(self, directory: Path, games: Mapping[str, Game]) -> None:
        self._directory = directory
        self._games = games
        self._named: dict[str, str] = {}
        """For each game the identity of the named match in its file; empty when that has no name."""
        self._in_the_way: set[str] = set()
        """The games in whose place lies a file that could be neither read nor put aside."""

    # The match at the table

    def path(self, game: str) -> Path:
        """Return the file of a game's current match."""
        if game not in self._games:
            raise LookupError(f"no such game: {game}")
        return self._directory / f"{game}{SUFFIX}"

    def save(self, match: Match) -> None:
        """Keep a match as its game's current one; another one that has a name is laid by first.

        Raises:
            OSError: it cannot be written; the one saved before is untouched.
        """
        game = match.game.key
        self._make_way(game)
        named = self._named_match(game)
        if named and named != match.identity:
            self.lay_by(game)
        write_atomically(self.path(game), _content(match))
        self._named[game] = match.identity if match.name else ""

    def has(self, game: str) -> bool:
        """Tell whether there is a match of a game, whatever is in its file."""
        return self.path(game).exists()

    def load(self, game: str) -> Match | None:
        """Return a game's current match, None when there is none.

        Raises:
            LogError: the file is broken, tampered with or of a newer version.
            OSError: it cannot be read.
        """
        return self._load(self.path(game), game)

    def open(self, game: str) -> Match | Unreadable | None:
        """Return a game's current match, or put its file aside where it is no match.

        The file stays under its new name; nothing is written over it.
        """
        return self._open(self.path(game), game)

    def discard(self, game: str) -> None:
        """Forget a game's current match.

        Raises:
            OSError: its file cannot be removed.
        """
        self._make_way(game)
        self.path(game).unlink(missing_ok=True)
        self._named.pop(game, None)

    # Those laid by

    def lay_by(self, game: str) -> Path | None:
        """Lay a game's current match by, if there is one: it stays in the list.

        Returns:
            Its file's new place; None when there is none.

        Raises:
            OSError: it cannot be done; the match stays where it is.
        """
        place = None
        if self.path(game).exists():
            place = self._directory / f"{game}-{secrets.token_hex(8)}{SUFFIX}"
            self.path(game).rename(place)
        self._named.pop(game, None)
        return place

    def kept(self) -> tuple[Kept, ...]:
        """Return every match that can be gone on with, the one saved last first."""
        found = []
        for path in self._directory.glob(f"*{SUFFIX}"):
            game = self._game_of(path.stem)
            if game is not None:
                found.append(_glance(path, game))
        return tuple(sorted(filter(None, found), key=lambda kept: (kept.saved, kept.key), reverse=True))

    def take_up(self, key: str) -> Match | Unreadable | None:
        """Make a match its game's current one; the one that was it until now is laid by.

        Returns:
            The match; what was wrong with its file, which is then put aside; None when it is not there.

        Raises:
            OSError: it cannot be done; every match stays where it is.
        """
        path, game = self._place(key)
        match = self._open(path, game)
        if isinstance(match, Match) and path != self.path(game):
            laid_by = self.lay_by(game)
            try:
                path.rename(self.path(game))
            except OSError:
                if laid_by is not None:
                    laid_by.rename(self.path(game))
                raise
            self._named[game] = match.identity if match.name else ""
        return match

    def rename(self, key: str, name: str) -> None:
        """Give a match another name.

        Raises:
            LogError: the file is no match.
            OSError: it cannot be read or written.
        """
        path, game = self._place(key)
        write_atomically(path, codec.renamed(_text(path, KEPT_LIMIT), name).encode())
        self._named.pop(game, None)

    def delete(self, key: str) -> None:
        """Remove a match for good.

        Raises:
            OSError: its file cannot be removed.
        """
        path, game = self._place(key)
        path.unlink(missing_ok=True)
        self._named.pop(game, None)

    # How it is done

    def _load(self, path: Path, game: str) -> Match | None:
        try:
            text = _text(path, KEPT_LIMIT)
        except FileNotFoundError:
            return None
        match = codec.loads(text, self._games)
        if match.game.key != game:
            raise LogError(Fault.UNKNOWN_GAME, f"a match of {match.game.key} in the place of {game}")
        return match

    def _open(self, path: Path, game: str) -> Match | Unreadable | None:
        fault: Fault | None
        try:
            return self._load(path, game)
        except LogError as error:
            _log.warning("%s is refused: %s", path.name, error)
            fault = error.fault
        except OSError:
            _log.exception("%s cannot be read", path.name)
            fault = None
        kept = set_aside(path)
        if kept is None and path == self.path(game):
            self._in_the_way.add(game)
        return Unreadable(fault, kept)

    def _make_way(self, game: str) -> None:
        """Put aside what :meth:`open` could not, before anything takes its place.

        Raises:
            OSError: it still cannot be put aside; it may be a whole match that another program holds.
        """
        path = self.path(game)
        if game in self._in_the_way and path.exists() and set_aside(path) is None:
            raise OSError(errno.EBUSY, "what lies there cannot be put aside", str(path))
        self._in_the_way.discard(game)

    def _named_match(self, game: str) -> str:
        """Return the identity of the named match in a game's file, empty when there is none."""
        if game not in self._named:
            heading = _heading(self.path(game))
            self._named[game] = heading.identity if isinstance(heading, Heading) and heading.name else ""
        return self._named[game]

    def _game_of(self, key: str) -> str | None:
        match = _KEY.fullmatch(key)
        return match[1] if match and match[1] in self._games else None

    def _place(self, key: str) -> tuple[Path, str]:
        game = self._game_of(key)
        if game is None:
            raise LookupError(f"no such match: {key!r}")
        return self._directory / f"{key}{SUFFIX}", game


def read_match(path: Path, games: Mapping[str, Game]) -> Match:
    """Read a match from a file that the person chose; the file stays as it is.

    The match has no identity: it is not the one that the file was written from, but goes on from there.

    Raises:
        LogError: the file is no match, or of a newer version.
        OSError: it cannot be read.
    """
    match = codec.loads(_text(path, LIMIT), games)
    match.identity = ""
    return match


def write_match(match: Match, path: Path) -> None:
    """Write a copy of a match to a file that the person chose.

    Raises:
        OSError: it cannot be written; a file that was there is untouched.
    """
    write_atomically(path, _content(match))


def _content(match: Match) -> bytes:
    return codec.dumps(match, f"Cardavia {__version__}").encode()


def _text(path: Path, limit: int) -> str:
    try:
        return read_text(path, limit)
    except ValueError as error:
        raise LogError(Fault.NOT_JSON, str(error)) from error


def _heading(path: Path) -> Heading | Fault | None:
    """Return what a file says of its match, or what is wrong with it; None when there is none to be read."""
    try:
        return codec.peek(_text(path, KEPT_LIMIT))
    except LogError as error:
        return error.fault
    except OSError:
        return None


def _glance(path: Path, game: str) -> Kept | None:
    heading = _heading(path)
    if heading is None:
        return None
    fault = heading if isinstance(heading, Fault) else None
    if isinstance(heading, Heading):
        name, deals, standing = heading.name, heading.deals, heading.standing
        if heading.game != game:
            fault = Fault.UNKNOWN_GAME
    else:
        name, deals, standing = "", 0, ()
    try:
        saved = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return None
    return Kept(path.stem, game, name, deals, standing, saved, path.stem == game, fault)
