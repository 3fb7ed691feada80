"""A session that keeps to a lesson: the others play its moves, and the person is held to theirs."""

from concurrent.futures import Future
from random import Random
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.agent import Advice, Appraisal
from cardavia_desktop.agents.motives import Motives
from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.table_session import HUMAN
from cardavia_desktop.ui.guide.lesson import Lesson, Move, action_of, position, same

_T = TypeVar("_T")

_AFTERWARDS: Final = "rules"
"""Who plays on where a lesson has ended before its deal: a player that thinks fast enough to do so here."""


class GuidedSession(Session):
    """The match of a guided deal. It is kept nowhere and counts nowhere.

    Args:
        lesson: what is played.
        parent: the Qt parent.
    """

    astray = Signal()
    """The person has decided something else than the lesson wants; nothing has changed."""
    ended = Signal()
    """The deal is over, and the person wants to go on."""

    def __init__(self, lesson: Lesson, parent: QObject | None = None) -> None:
        super().__init__(_Lecturer(lesson), Random(0), parent)
        self._lesson = lesson

    def begin(self) -> None:
        """Put the prepared cards on the table."""
        game = GAMES[self._lesson.game]
        self.resume(Match(game, self._lesson.deal(), {}, ("", *(_AFTERWARDS,) * (game.seats - 1))))

    @property
    def reviewable(self) -> bool:
        """Tell that the expert is not asked about a lesson."""
        return False

    @property
    def move(self) -> Move | None:
        """Return the move that is wanted of the person now, None where nothing is."""
        if not self.your_turn:
            return None
        at = position(self.view)
        return self._lesson.moves[at] if at < len(self._lesson.moves) else None

    @property
    def is_over(self) -> bool:
        """Tell whether every move of the lesson has been made."""
        return position(self.view) >= len(self._lesson.moves)

    @property
    def step(self) -> int:
        """Return which of the person's moves is due, counted from 1."""
        done = self._lesson.moves[: position(self.view)]
        return sum(move.tell is not None for move in done) + 1

    def act(self, action: Action) -> bool:
        """Carry out what the lesson wants; see :class:`~cardavia_desktop.session.session.Session`."""
        move = self.move
        if move is not None and not same(action, action_of(move, self.view), self.view):
            self.astray.emit()
            return False
        return super().act(action)

    def next_deal(self) -> None:
        """End: the guide has one deal."""
        self.ended.emit()


class _Lecturer:
    """Thinks what the lesson says; see :class:`~cardavia_desktop.session.thinker.Thinker`."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson

    def prepare(self, game: str) -> Future[bool]:
        """Be ready."""
        del game
        return _settled(True)

    def decide(self, player: str, observation: Observation, seed: int) -> Future[Action]:
        """Play the lesson's move, and after its last one as the player does."""
        at = position(observation)
        if at < len(self._lesson.moves):
            return _settled(action_of(self._lesson.moves[at], observation))
        return _settled(roster.create(observation.game, player, Random(seed)).decide(observation))

    def advise(self, observation: Observation) -> Future[tuple[Advice, ...]]:
        """Advise what the lesson wants, for the reason that there is for it."""
        at, player = position(observation), roster.rule_adviser(observation.game)
        if at < len(self._lesson.moves) and self._lesson.moves[at].seat == HUMAN:
            action = action_of(self._lesson.moves[at], observation)
        else:
            action = player.decide(observation)
        return _settled((Advice(action, Motives(player.advise(observation)).motive_for(action)),))

    def appraise(self, observation: Observation, action: Action) -> Future[Appraisal]:
        """Judge nothing: a lesson is not reviewed."""
        del observation, action
        future: Future[Appraisal] = Future()
        future.set_exception(LookupError("a lesson is not reviewed"))
        return future

    def restart(self) -> None:
        """Nothing is ever under way here."""

    def close(self) -> None:
        """Nothing runs here."""


def _settled(value: _T) -> Future[_T]:
    future: Future[_T] = Future()
    future.set_result(value)
    return future
