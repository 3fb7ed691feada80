"""The match at the table, as the window deals with it.

The window gives commands and shows updates; the session asks the players, keeps late answers out, and goes on
only when the window has shown what happened. It knows the games by their contract alone.
"""

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Future
from random import Random
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cardavia_desktop.agents.agent import Advice
from cardavia_desktop.agents.fallback import default_action
from cardavia_desktop.engine import dealcode
from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.events import DealEnded, DealResult, Event
from cardavia_desktop.engine.game import Deal, Game, Judgement
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.refusal import RefusedError
from cardavia_desktop.session.table_session import HUMAN, TableSession, Update
from cardavia_desktop.session.thinker import Thinker

PATIENCE_MS: Final = 20_000
"""How long a player may think before a default is played for it."""

STARTING_MS: Final = 90_000
"""How long the players may take to be ready and give their first answer."""

_log = logging.getLogger(__name__)


class Session(TableSession):
    """One match and its players.

    Args:
        thinker: where the players think.
        rng: draws deal codes and seeds the players.
        parent: the Qt parent.
    """

    thinking = Signal(int)
    """A seat other than the person's begins to think."""
    substituted = Signal()
    """The trained players cannot be had, and simpler ones answer in their place; told once."""
    # From the thinker's threads to this one: the moment asked about and the settled future.
    _decided = Signal(int, object)
    _counselled = Signal(int, object)
    # The game that the players got ready for, and the settled future.
    _prepared = Signal(str, object)

    def __init__(self, thinker: Thinker, rng: Random, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._rng = rng
        self._match: Match | None = None
        self._earlier: tuple[DealResult, ...] = ()
        self._moment = 0
        self._closed = False
        self._shown = True
        self._answer: Action | None = None
        self._prepared_for = ""
        self._ready = False
        self._told_of_substitutes = False
        self._seating: Callable[[Game], Sequence[str]] | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._lose_patience)
        # Queued even from this thread: a table that shows updates at once would else recurse into itself.
        self._decided.connect(self._take_decision, Qt.ConnectionType.QueuedConnection)
        self._counselled.connect(self._take_advice, Qt.ConnectionType.QueuedConnection)
        self._prepared.connect(self._take_preparation, Qt.ConnectionType.QueuedConnection)

    # What the window asks

    @property
    def played(self) -> bool:
        """Tell that the person plays here."""
        return True

    @property
    def reviewable(self) -> bool:
        """Tell that a deal can be reviewed when it has ended."""
        return True

    @property
    def thinker(self) -> Thinker:
        """Return where the players think."""
        return self._thinker

    @property
    def match(self) -> Match | None:
        """Return the match at the table, None before the first."""
        return self._match

    @property
    def view(self) -> Observation:
        """Return what the person knows now.

        Raises:
            LookupError: there is no match yet.
        """
        return self._running().state.observe(HUMAN)

    @property
    def your_turn(self) -> bool:
        """Tell whether the person is to act."""
        return self._match is not None and self._match.state.to_act == HUMAN

    @property
    def can_undo(self) -> bool:
        """Tell whether the person has a decision of this deal to take back."""
        return self._match is not None and self._match.can_undo(HUMAN)

    @property
    def can_redo(self) -> bool:
        """Tell whether a decision taken back can be brought back."""
        return self._match is not None and self._match.can_redo()

    @property
    def results(self) -> tuple[DealResult, ...]:
        """Return how the deals ended that were played at this table in a row, oldest first.

        They are those of the match, and of the matches before it that it followed as the next one.
        """
        events = self._match.events if self._match is not None else ()
        return self._earlier + tuple(event.result for event in events if isinstance(event, DealEnded))

    def judge(self, cards: Sequence[Card]) -> Judgement:
        """Tell what the person could do with these cards now."""
        return self._running().state.judge(HUMAN, cards)

    # What the window orders

    def start(self, game: Game, players: Sequence[str], code: DealCode | None = None) -> None:
        """Begin a new match.

        Args:
            game: the rule book.
            players: who sits at each seat, ``""`` the person.
            code: where the cards come from; drawn at random when it is not given.
        """
        self._prepare(game.key)
        self._earlier = ()
        self._begin(game, players, code)

    def resume(self, match: Match) -> None:
        """Go on with a match that was kept."""
        self._prepare(match.game.key)
        self._earlier = ()
        match.identity = match.identity or self._new_identity()
        self._match = match
        self._moved((), fresh=True)

    def restart(self) -> None:
        """Give the match up and begin a new one of the same game."""
        match = self._running()
        self._earlier = self.results
        self._begin(match.game, self._seating(match.game) if self._seating else match.players)

    def seat_players(self, seating: Callable[[Game], Sequence[str]]) -> None:
        """Let ``seating`` say who plays when a new match follows another; else the same players stay."""
        self._seating = seating

    def act(self, action: Action) -> bool:
        """Carry out the person's decision; a refused one is told by :attr:`refused` and changes nothing.

        Returns:
            Whether it was accepted.
        """
        match = self._running()
        try:
            events = match.act(HUMAN, action)
        except RefusedError as error:
            self.refused.emit(error.reason)
            return False
        self._moved(events)
        return True

    def next_deal(self) -> None:
        """Deal the next cards: those that the match waits for, or a new match's when it is over."""
        match = self._running()
        if match.state.phase is Phase.MATCH_OVER:
            self.restart()
        elif match.state.phase.needs_cards:
            self._moved(match.deal(self._next_cards(match)))

    def undo(self) -> None:
        """Take back the person's latest decision of this deal."""
        if self._running().undo(HUMAN):
            self._moved((), fresh=True)

    def redo(self) -> None:
        """Bring back the decision taken back last."""
        events = self._running().redo(HUMAN)
        if events:
            self._moved(events, fresh=True)

    def ask_advice(self) -> None:
        """Ask for advice on the person's turn; :attr:`advised` answers, unless the match moves on before."""
        if self.your_turn:
            moment = self._moment
            future = self._thinker.advise(self.view)
            future.add_done_callback(lambda done: self._counselled.emit(moment, done))

    def presented(self) -> None:
        """Go on: the table has shown the latest update."""
        self._shown = True
        self._proceed()

    def close(self) -> None:
        """Stop thinking and leave nothing running; whatever the table shows from now on, nobody plays on."""
        self._closed = True
        self._patience.stop()
        self._moment += 1
        self._prepared_for = ""
        self._thinker.close()

    # How a match moves on

    def _running(self) -> Match:
        if self._match is None:
            raise LookupError("no match yet")
        return self._match

    def _begin(self, game: Game, players: Sequence[str], code: DealCode | None = None) -> None:
        code = code or dealcode.draw(game, self._rng)
        self._match = Match(game, code.deal(1), players=players, code=code, identity=self._new_identity())
        self._moved(self._match.events)

    def _new_identity(self) -> str:
        return f"{self._rng.getrandbits(64):016x}"

    def _next_cards(self, match: Match) -> Deal:
        return match.code.deal(match.deals + 1) if match.code else match.game.shuffle(self._rng)

    def _prepare(self, game: str) -> None:
        """Let the players get ready, unless they are: that may take longer than any thought of theirs."""
        if game == self._prepared_for:
            return
        self._prepared_for, self._ready = game, False
        QTimer.singleShot(0, self, lambda: self._let_prepare(game))

    def _let_prepare(self, game: str) -> None:
        # When the window has painted the first cards: to start a process takes as long as to draw them.
        if game == self._prepared_for:
            self._thinker.prepare(game).add_done_callback(lambda done: self._prepared.emit(game, done))

    def _prepare_again(self) -> None:
        self._prepared_for = ""
        self._prepare(self._running().game.key)

    def _take_preparation(self, game: str, future: Future[bool]) -> None:
        if game != self._prepared_for:
            return  # another game has come to the table since
        if future.cancelled() or future.exception() is not None:
            return  # the question that follows meets the same fault, and that is told
        self._ready = True
        if self._patience.isActive():
            self._patience.start(PATIENCE_MS)
        if not future.result() and not self._told_of_substitutes:
            self._told_of_substitutes = True
            self.substituted.emit()

    def _moved(self, events: tuple[Event, ...], *, fresh: bool = False) -> None:
        self._moment += 1
        self._shown = False
        self._answer = None
        self._patience.stop()
        match = self._running()
        seat = match.state.to_act
        if seat is not None and seat != HUMAN:
            self._ask_player(seat)
        self.changed.emit(Update(events, match.state.observe(HUMAN), fresh))

    def _ask_player(self, seat: int) -> None:
        self._patience.start(PATIENCE_MS if self._ready else STARTING_MS)
        self.thinking.emit(seat)
        moment = self._moment
        QTimer.singleShot(0, self, lambda: self._ask_now(seat, moment))

    def _ask_now(self, seat: int, moment: int) -> None:
        # As with the preparation: what is to be seen comes first. By now the match may have moved on.
        if moment == self._moment:
            match = self._running()
            observation = match.state.observe(seat)
            future = self._thinker.decide(match.players[seat], observation, self._rng.getrandbits(32))
            future.add_done_callback(lambda done: self._decided.emit(moment, done))

    def _take_decision(self, moment: int, future: Future[Action]) -> None:
        seat = self._running().state.to_act
        if moment != self._moment or seat is None or future.cancelled():
            return
        self._patience.stop()
        error = future.exception()
        if error is None:
            self._answer = future.result()
        else:
            if isinstance(error, BrokenExecutor | OSError):
                self._prepare_again()
            self._excuse(seat, error)
        self._proceed()

    def _take_advice(self, moment: int, future: Future[tuple[Advice, ...]]) -> None:
        if moment != self._moment or future.cancelled():
            return
        error = future.exception()
        if error is None:
            self.advised.emit(future.result())
        else:
            _log.error("the adviser failed", exc_info=error)

    def _proceed(self) -> None:
        match = self._running()
        if self._closed or not self._shown:
            return
        if match.state.phase is Phase.REDEAL:
            self.next_deal()
            return
        seat, answer = match.state.to_act, self._answer
        if seat is None or seat == HUMAN or answer is None:
            return
        try:
            events = match.act(seat, answer)
        except RefusedError as error:
            self._excuse(seat, error)
            events = match.act(seat, default_action(match.state.observe(seat)))
        self._moved(events)

    def _excuse(self, seat: int, error: BaseException) -> None:
        """Let a default stand for a player that gave no legal answer."""
        _log.error("the player at seat %d failed", seat, exc_info=error)
        self._answer = default_action(self._running().state.observe(seat))
        self.player_failed.emit(seat)

    def _lose_patience(self) -> None:
        seat = self._running().state.to_act
        if seat is not None and seat != HUMAN:
            self._moment += 1  # the answer, should it still come, is too late
            self._thinker.restart()
            self._prepare_again()
            self._excuse(seat, TimeoutError("no answer in time"))
            self._proceed()
