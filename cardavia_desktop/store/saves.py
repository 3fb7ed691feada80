"""Matches on disk: one unfinished match of each game, saved after every action."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardavia_desktop import __version__
from cardavia_desktop.engine import codec
from cardavia_desktop.engine.codec import Fault, LogError
from cardavia_desktop.engine.game import Game
from cardavia_desktop.engine.match import Match
from cardavia_desktop.store.files import read_text, set_aside, write_atomically

_log = logging.getLogger(__name__)

SUFFIX: Final = ".cardavia"
LIMIT: Final = 8 << 20
"""The largest match file that is read, in bytes; a match of hundreds of deals stays below it."""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A match that could not be opened.

    Attributes:
        fault: what is wrong with its file; None where the file cannot be read at all.
        kept: where the file was put aside; None where even that failed.
    """

    fault: Fault | None
    kept: Path | None


class Saves:
    """The matches kept in one directory.

    Args:
        directory: where they lie; created with the first save.
        games: the games that there are, by key.
    """

    def __init__(self, directory: Path, games: Mapping[str, Game]) -> None:
        self._directory = directory
        self._games = games

    def path(self, game: str) -> Path:
        """Return the file of a game's current match."""
        if game not in self._games:
            raise LookupError(f"no such game: {game}")
        return self._directory / f"{game}{SUFFIX}"

    def save(self, match: Match) -> None:
        """Keep a match as its game's current one.

        Raises:
            OSError: it cannot be written; the one saved before is untouched.
        """
        write_atomically(self.path(match.game.key), codec.dumps(match, f"Cardavia {__version__}").encode())

    def load(self, game: str) -> Match | None:
        """Return a game's current match, None when there is none.

        Raises:
            LogError: the file is broken, tampered with or of a newer version.
            OSError: it cannot be read.
        """
        try:
            text = read_text(self.path(game), LIMIT)
        except FileNotFoundError:
            return None
        except ValueError as error:
            raise LogError(Fault.NOT_JSON, str(error)) from error
        match = codec.loads(text, self._games)
        if match.game.key != game:
            raise LogError(Fault.UNKNOWN_GAME, f"a match of {match.game.key} in the place of {game}")
        return match

    def open(self, game: str) -> Match | Unreadable | None:
        """Return a game's current match, or put its file aside where it is no match.

        The file stays under its new name; nothing is written over it.
        """
        try:
            return self.load(game)
        except LogError as error:
            _log.warning("%s is refused: %s", self.path(game).name, error)
            return Unreadable(error.fault, set_aside(self.path(game)))
        except OSError:
            _log.exception("%s cannot be read", self.path(game).name)
            return Unreadable(None, set_aside(self.path(game)))

    def discard(self, game: str) -> None:
        """Forget a game's current match.

        Raises:
            OSError: its file cannot be removed.
        """
        self.path(game).unlink(missing_ok=True)
