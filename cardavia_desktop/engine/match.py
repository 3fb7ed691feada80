"""A match: the current state, the log that led to it, and the way back.

This is the engine's only mutable object. It draws no random numbers: whoever needs cards shuffles them with
:meth:`Game.shuffle` and hands them in, so that a match replays from its log.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from cardavia_desktop.engine.actions import Action, Play, Return
from cardavia_desktop.engine.cards import face_of, numbered
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.events import Event, Played
from cardavia_desktop.engine.game import Deal, Game, State
from cardavia_desktop.engine.names import tidy_name

LONGEST_NAME: Final = 60
"""Characters that a match's name may have."""

MOST_UNDOS: Final = (1 << 31) - 1
"""As far as it is counted how often decisions are taken back; a log says no more."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat's decision, as the log keeps it."""

    seat: int
    action: Action


LogEntry: TypeAlias = Deal | Decision
"""What moves a match on: new cards or a decision. A log begins with a deal."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A log entry with what came of it.

    Attributes:
        entry: the cards or the decision.
        state: the state after it.
        events: what happened because of it.
    """

    entry: LogEntry
    state: State
    events: tuple[Event, ...]


class Match:
    """A game from its first deal on.

    Args:
        game: the rule book.
        deal: the first cards.
        options: the game's own options; an empty mapping plays the game as it is.
        players: the name of the player at each seat, empty for a person; nobody is named by default.
        code: where the cards come from; None when they have no code.
        identity: tells this match from every other, wherever it is kept; empty when nobody needs to.

    Raises:
        ValueError: the deal, an option or the code is none of this game, or a seat lacks its player's name.
    """

    def __init__(
        self,
        game: Game,
        deal: Deal,
        options: Mapping[str, str] | None = None,
        players: Sequence[str] = (),
        *,
        code: DealCode | None = None,
        identity: str = "",
    ) -> None:
        if players and len(players) != game.seats:
            raise ValueError(f"{game.key} has {game.seats} seats, not {len(players)}")
        if code is not None and code.game is not game:
            raise ValueError(f"{code} is no code of {game.key}")
        self.game = game
        self.options: Mapping[str, str] = MappingProxyType(dict(options or {}))
        self.players = tuple(players) or ("",) * game.seats
        self.code = code
        self.identity = identity
        self._name = ""
        step = game.begin(deal, self.options)
        self._moments = [Moment(deal, step.state, step.events)]
        self._undone: list[Moment] = []
        self.deal_undos = [0]
        """For each deal so far how often decisions were taken back; statistics leave such deals out."""

    @property
    def name(self) -> str:
        """Return what the person calls the match; empty until it has a name."""
        return self._name

    def rename(self, name: str) -> None:
        """Give the match a name: one line of printable characters, what is beyond 60 cut off."""
        self._name = tidy_name(name, LONGEST_NAME)

    @property
    def state(self) -> State:
        """Return the current state."""
        return self._moments[-1].state

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """Return everything that moved the match on; replaying it gives an equal match."""
        return tuple(moment.entry for moment in self._moments)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """Return the match step by step: each log entry with the state and the events that came of it."""
        return tuple(self._moments)

    @property
    def events(self) -> tuple[Event, ...]:
        """Return all that happened in public, from the first deal on."""
        return tuple(event for moment in self._moments for event in moment.events)

    @property
    def deals(self) -> int:
        """Return how many deals there have been, the current one among them."""
        return len(self.deal_undos)

    @property
    def undos(self) -> int:
        """Return how often decisions were taken back in the whole match."""
        return sum(self.deal_undos)

    @property
    def ply(self) -> int:
        """Return the length of the log: it tells one moment of the match from another."""
        return len(self._moments)

    def act(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Carry out a seat's decision and return what happened.

        Raises:
            RefusedError: the rules do not allow it; nothing has changed.
        """
        step = self.state.apply(seat, _numbered(action))
        # The log keeps a play as it lies on the table, its cards in the rules' order.
        played = next((Play(event.combination) for event in step.events if isinstance(event, Played)), None)
        return self._advance(Moment(Decision(seat, played or _numbered(action)), step.state, step.events))

    def deal(self, deal: Deal) -> tuple[Event, ...]:
        """Go on with new cards, when the phase needs them, and return what happened.

        Raises:
            ValueError: no cards are needed, or the deal is none of this game.
        """
        step = self.state.deal(deal)
        self.deal_undos.append(0)
        return self._advance(Moment(deal, step.state, step.events))

    def can_undo(self, seat: int) -> bool:
        """Tell whether the seat has made a decision since the last deal."""
        return self._own_decision(seat) is not None

    def undo(self, seat: int) -> bool:
        """Take back the seat's latest decision since the last deal, and all that followed it.

        Returns:
            Whether there was one.
        """
        index = self._own_decision(seat)
        if index is None:
            return False
        self.step_back(index)
        self.deal_undos[-1] = min(self.deal_undos[-1] + 1, MOST_UNDOS)
        return True

    def step_back(self, ply: int) -> None:
        """Go back to an earlier moment of the deal, as a log does that holds what was taken back.

        What followed can be brought back. It is not counted, as :meth:`undo` is.
        """
        self._undone.extend(reversed(self._moments[ply:]))
        del self._moments[ply:]

    @property
    def undone(self) -> tuple[LogEntry, ...]:
        """Return what can be brought back, in the order in which it happened."""
        return tuple(moment.entry for moment in reversed(self._undone))

    def can_redo(self) -> bool:
        """Tell whether decisions taken back can be brought back."""
        return bool(self._undone)

    def redo(self, seat: int) -> tuple[Event, ...]:
        """Bring back the seat's decision taken back last and all up to its next one; return what happened."""
        events: list[Event] = []
        while self._undone:
            entry = self._undone[-1].entry
            if events and isinstance(entry, Decision) and entry.seat == seat:
                break
            moment = self._undone.pop()
            self._moments.append(moment)
            events.extend(moment.events)
        return tuple(events)

    def _advance(self, moment: Moment) -> tuple[Event, ...]:
        self._moments.append(moment)
        self._undone.clear()
        return moment.events

    def _own_decision(self, seat: int) -> int | None:
        for index in range(len(self._moments) - 1, 0, -1):
            entry = self._moments[index].entry
            if isinstance(entry, Deal):
                return None
            if entry.seat == seat:
                return index
        return None


def _numbered(action: Action) -> Action:
    """Return the action with the copies of its cards counted from the first, as a log tells them."""
    if isinstance(action, Return):
        return Return(face_of(action.card))
    if isinstance(action, Play):
        old = action.combination
        cards = numbered(old.cards)
        # A natural card stands for itself, so it keeps doing so under its new id.
        stands_for = tuple(
            card if meant == before else meant
            for before, card, meant in zip(old.cards, cards, old.stands_for, strict=True)
        )
        return Play(Combination(old.shape, old.rank, cards, stands_for))
    return action
