"""What a table needs to know of whatever it shows: a match that is played, or a replay of one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.events import DealResult, Event
from cardavia_desktop.engine.game import Judgement
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.observation import Observation

HUMAN: Final = 0
"""The seat at the bottom of the table: the person's."""


@dataclass(frozen=True, slots=True)
class Update:
    """What the table has to show next.

    Attributes:
        events: what happened, in order.
        view: what the person knows after it.
        fresh: show the view as it is, without motion: a match was opened, or a decision taken back.
        open_hands: every seat's cards after it, where they lie open; empty while a match is played.
    """

    events: tuple[Event, ...]
    view: Observation
    fresh: bool
    open_hands: tuple[tuple[Card, ...], ...] = ()


class TableSession(QObject):
    """The face of a match to the table: its signals, and what each kind of match answers in its own way."""

    changed = Signal(object)
    """An :class:`Update`. The table answers it with :meth:`presented` once it has shown it."""
    refused = Signal(object)
    """The :class:`~cardavia_desktop.engine.refusal.Reason` why a command was refused."""
    advised = Signal(object)
    """A tuple of :class:`~cardavia_desktop.agents.agent.Advice` for the current moment, best first."""
    player_failed = Signal(int)
    """A seat's player failed or gave no legal answer; a default was played for it."""

    @property
    def played(self) -> bool:
        """Tell whether the person plays here; a replay is only watched."""
        raise NotImplementedError

    @property
    def reviewable(self) -> bool:
        """Tell whether a deal can be reviewed when it has ended here."""
        raise NotImplementedError

    @property
    def match(self) -> Match | None:
        """Return the match that is played, None where none is."""
        raise NotImplementedError

    @property
    def view(self) -> Observation:
        """Return what the person knows now."""
        raise NotImplementedError

    @property
    def results(self) -> tuple[DealResult, ...]:
        """Return how the deals ended that were played at this table in a row, oldest first."""
        raise NotImplementedError

    @property
    def your_turn(self) -> bool:
        """Tell whether the person is to act."""
        raise NotImplementedError

    @property
    def can_undo(self) -> bool:
        """Tell whether the person has a decision of this deal to take back."""
        raise NotImplementedError

    @property
    def can_redo(self) -> bool:
        """Tell whether a decision taken back can be brought back."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take back the person's latest decision of this deal."""
        raise NotImplementedError

    def redo(self) -> None:
        """Bring back the decision taken back last."""
        raise NotImplementedError

    def judge(self, cards: Sequence[Card]) -> Judgement:
        """Tell what the person could do with these cards now."""
        raise NotImplementedError

    def act(self, action: Action) -> bool:
        """Carry out the person's decision and return whether it was accepted."""
        raise NotImplementedError

    def next_deal(self) -> None:
        """Go on after a deal's end."""
        raise NotImplementedError

    def ask_advice(self) -> None:
        """Ask for advice on the person's turn; :attr:`advised` answers."""
        raise NotImplementedError

    def presented(self) -> None:
        """Go on: the table has shown the latest update."""
        raise NotImplementedError
