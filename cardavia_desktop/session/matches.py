"""Which match is at the table: the kept one of the game that is chosen, or a new one."""

from cardavia_desktop.engine.game import Game
from cardavia_desktop.engine.match import Match
from cardavia_desktop.session.session import HUMAN, Session
from cardavia_desktop.store.saves import Saves, Unreadable


class Matches:
    """Opens games.

    Args:
        session: the table.
        saves: the kept matches; None when nothing is kept.
        opponent: the name of the player that takes every seat but the person's.
    """

    def __init__(self, session: Session, saves: Saves | None, opponent: str) -> None:
        self._session = session
        self._saves = saves
        self._opponent = opponent
        self._left: dict[str, Match] = {}

    def open(self, game: Game) -> Unreadable | None:
        """Put a game on the table: the match left before, the kept one, or a new one.

        Returns:
            What was wrong with the kept match, None when nothing was.
        """
        current = self._session.match
        if current is not None:
            if current.game.key == game.key:
                return None
            self._left[current.game.key] = current
        kept = self._left.pop(game.key, None) or (self._saves.open(game.key) if self._saves else None)
        if isinstance(kept, Match):
            self._session.resume(kept)
            return None
        self._session.start(game, self.players(game))
        return kept

    def players(self, game: Game) -> tuple[str, ...]:
        """Return who sits at each seat of a new match."""
        return tuple("" if seat == HUMAN else self._opponent for seat in range(game.seats))
