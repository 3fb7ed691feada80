"""Which match is at the table: the kept one of the game that is chosen, or a new one."""

from pathlib import Path

from cardavia_desktop.agents import roster
from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.game import Game
from cardavia_desktop.engine.match import Decision, Match
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.table_session import HUMAN
from cardavia_desktop.store.saves import Kept, Saves, Unreadable, write_match


class NotKeptError(OSError):
    """The match at the table cannot be kept, so nothing takes its place."""


class Matches:
    """Opens games, and keeps the list of matches that can be gone on with.

    A match that gives its place at the table to another one of the same game stays in the list, except an
    unnamed one for which a new match is begun, or in which the person has decided nothing yet: that one is
    given up.

    Args:
        session: the table.
        saves: the kept matches; None when nothing is kept.
        opponent: the name of the player that takes every seat but the person's in a new match.

    Attributes:
        opponent: as above; another one counts from the next match on.
    """

    def __init__(self, session: Session, saves: Saves | None, opponent: str) -> None:
        self._session = session
        self._saves = saves
        self.opponent = opponent
        self._left: dict[str, Match] = {}
        session.seat_players(self.players)

    def open(self, game: Game) -> Unreadable | None:
        """Put a game on the table: the match left before, the kept one, or a new one.

        Returns:
            What was wrong with the kept match, None when nothing was.
        """
        current = self._session.match
        if current is not None and current.game.key == game.key:
            return None
        self._leave_for(game)
        kept = self._left.pop(game.key, None) or (self._saves.open(game.key) if self._saves else None)
        if isinstance(kept, Match):
            self._resume(kept)
            return None
        self._session.start(game, self.players(game))
        return kept

    def begin(self, game: Game, code: DealCode | None = None, *, keep: bool = False) -> None:
        """Begin a new match.

        Args:
            game: the rule book.
            code: where its cards come from; drawn at random where none is given.
            keep: whether the match in whose place it comes stays in the list, though it has no name.

        Raises:
            OSError: that match cannot be kept; the table is as it was.
        """
        if keep:
            self._keep_current()
            if self._saves and not self._is_untouched(game):
                self._saves.lay_by(game.key)
        self._leave_for(game)
        self._left.pop(game.key, None)
        self._session.start(game, self.players(game), code)

    def has(self, game: Game) -> bool:
        """Tell whether a match of this game goes on, at the table or kept."""
        current = self._session.match
        if current is not None and current.game.key == game.key:
            return current.state.phase is not Phase.MATCH_OVER
        return game.key in self._left or (self._saves is not None and self._saves.has(game.key))

    def players(self, game: Game) -> tuple[str, ...]:
        """Return who sits at each seat of a new match.

        An opponent that the game does not have gives way to its best.
        """
        names = roster.names(game.key)
        opponent = self.opponent if self.opponent in names else names[-1]
        return tuple("" if seat == HUMAN else opponent for seat in range(game.seats))

    def is_over(self) -> bool:
        """Tell whether no match is at the table that could be gone on with."""
        current = self._session.match
        return current is None or current.state.phase is Phase.MATCH_OVER

    # The list

    @property
    def keeps(self) -> bool:
        """Tell whether matches are kept at all; a second copy of the program keeps none."""
        return self._saves is not None

    def is_at_table(self, key: str) -> bool:
        """Tell whether a match of the list is the one at the table."""
        return not self.is_over() and self._game_at_table() == key

    def kept(self) -> tuple[Kept, ...]:
        """Return the matches that can be gone on with, the one saved last first; none if nothing is kept."""
        return self._saves.kept() if self._saves else ()

    def take_up(self, key: str) -> Unreadable | None:
        """Put a match of the list on the table.

        Returns:
            What was wrong with it; its file is then put aside and the table as it was.

        Raises:
            OSError: it cannot be done, or the match at the table cannot be kept; the table is as it was.
        """
        saves = self._keeping()
        self._keep_current()
        found = saves.take_up(key)
        if isinstance(found, Match):
            self._put(found)
            return None
        return found

    def loses(self, game: Game) -> bool:
        """Tell whether a match would be lost if another one of its game took its place.

        Only where nothing is kept, and where the match has a name or a decision of the person, and goes on.
        """
        match = self._of(game)
        if self.keeps or match is None or match.state.phase is Phase.MATCH_OVER:
            return False
        return not self._is_untouched(game)

    def bring(self, match: Match) -> None:
        """Put a match from a file that the person chose on the table.

        Raises:
            NotKeptError: the match at the table cannot be kept, and stays there.
            OSError: that of the same game cannot be laid by; the table is as it was.
        """
        self._keep_current()
        if self._saves and not self._is_untouched(match.game):
            self._saves.lay_by(match.game.key)
        self._put(match)

    def write_file(self, path: Path) -> None:
        """Write a copy of the match at the table to a file that the person chose.

        Raises:
            OSError: it cannot be written.
        """
        if self._session.match is not None:
            write_match(self._session.match, path)

    def rename(self, key: str, name: str) -> None:
        """Give a match of the list a name, or another one.

        Raises:
            LogError: its file is no match.
            OSError: its file cannot be written.
        """
        saves = self._keeping()
        for match in (self._session.match, *self._left.values()):
            if match is not None and match.game.key == key:
                match.rename(name)
                saves.save(match)
                return
        saves.rename(key, name)

    def delete(self, key: str) -> None:
        """Remove a match from the list for good; not one that is at the table.

        Raises:
            ValueError: it is at the table.
            OSError: its file cannot be removed.
        """
        if self._game_at_table() == key:
            raise ValueError("the match is at the table")
        self._keeping().delete(key)
        self._left.pop(key, None)

    def _game_at_table(self) -> str:
        return self._session.match.game.key if self._session.match is not None else ""

    def _of(self, game: Game) -> Match | None:
        """Return the match of a game that is at the table, or was left there; None where it is not known."""
        return self._session.match if self._game_at_table() == game.key else self._left.get(game.key)

    def _is_untouched(self, game: Game) -> bool:
        """Tell whether the match of this game, if it is known, has no name and no decision of the person."""
        match = self._of(game)
        if match is None or match.name:
            return False
        return not any(isinstance(entry, Decision) and entry.seat == HUMAN for entry in match.log)

    def _leave_for(self, game: Game) -> None:
        """Remember the match at the table while another game is played."""
        current = self._session.match
        if (
            current is not None
            and current.game.key != game.key
            and current.state.phase is not Phase.MATCH_OVER
        ):
            self._left[current.game.key] = current

    def _put(self, match: Match) -> None:
        self._leave_for(match.game)
        self._left.pop(match.game.key, None)
        self._resume(match)

    def _resume(self, match: Match) -> None:
        """Go on with a match; where its file names no player that there is, the usual one sits down."""
        known = roster.names(match.game.key)
        seats = zip(match.players, self.players(match.game), strict=True)
        match.players = tuple(name if name in known else usual for name, usual in seats)
        self._session.resume(match)

    def _keep_current(self) -> None:
        """Save the match at the table now, whatever became of the save before.

        Raises:
            NotKeptError: it cannot be saved.
        """
        current = self._session.match
        if self._saves and current is not None and current.state.phase is not Phase.MATCH_OVER:
            try:
                self._saves.save(current)
            except OSError as error:
                raise NotKeptError(*error.args) from error

    def _keeping(self) -> Saves:
        if self._saves is None:
            raise LookupError("nothing is kept")
        return self._saves
