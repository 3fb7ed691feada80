"""A finished deal, shown again step by step."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.cards import Card, cards_of
from cardavia_desktop.engine.events import DealResult
from cardavia_desktop.engine.game import Deal, Judgement
from cardavia_desktop.engine.match import Match, Moment
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.session.table_session import HUMAN, TableSession, Update


def moments_of(match: Match, number: int) -> tuple[Moment, ...]:
    """Return the moments of a deal: its cards, and then a moment for each decision.

    Args:
        match: the match.
        number: the deal's number in it, from 1.

    Raises:
        LookupError: the match has no such deal.
    """
    starts = [place for place, moment in enumerate(match.moments) if isinstance(moment.entry, Deal)]
    if not 1 <= number <= len(starts):
        raise LookupError(f"no deal {number} in a match of {len(starts)}")
    end = starts[number] if number < len(starts) else len(match.moments)
    return match.moments[starts[number - 1] : end]


class Replay(TableSession):
    """Goes forward and back through the moments of a deal; a table shows where it stands."""

    moved = Signal(int)
    """It stands at another moment, by its place."""
    rested = Signal()
    """The table shows the moment whole: the next one may follow."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moments: tuple[Moment, ...] = ()
        self._seat = HUMAN
        self._place = 0
        self._open = True

    def begin(self, moments: Sequence[Moment], seat: int = HUMAN, place: int = 0) -> None:
        """Show a deal.

        Args:
            moments: the deal, at least its cards; see :func:`moments_of`.
            seat: whose hand lies at the bottom.
            place: the moment to stand at.
        """
        self._moments, self._seat = tuple(moments), seat
        self._place = min(self.last, max(0, place))
        self._show(fresh=True)
        self.moved.emit(self._place)

    @property
    def seat(self) -> int:
        """Return whose hand lies at the bottom."""
        return self._seat

    @property
    def moments(self) -> tuple[Moment, ...]:
        """Return the moments of the deal."""
        return self._moments

    @property
    def place(self) -> int:
        """Return where it stands: the place of a moment."""
        return self._place

    @property
    def last(self) -> int:
        """Return the place of the deal's end."""
        return len(self._moments) - 1

    @property
    def open(self) -> bool:
        """Tell whether all hands lie open."""
        return self._open

    def set_open(self, opened: bool) -> None:
        """Lay all hands open, or close all but the person's."""
        self._open = opened
        if self._moments:
            self._show(fresh=True)

    def go_to(self, place: int) -> None:
        """Stand at a moment; places beyond the ends are the ends. One step forward is shown as it happens."""
        before = self._place
        self._place = min(self.last, max(0, place))
        if self._place != before:
            self._show(fresh=self._place != before + 1)
            self.moved.emit(self._place)

    # For the table

    @property
    def played(self) -> bool:
        """Tell that nobody plays here."""
        return False

    @property
    def reviewable(self) -> bool:
        """Tell that the page around the table offers the review."""
        return False

    @property
    def match(self) -> Match | None:
        """Return none: nothing is played."""
        return None

    @property
    def view(self) -> Observation:
        """Return what the person knew at this moment."""
        return self._moments[self._place].state.observe(self._seat)

    @property
    def results(self) -> tuple[DealResult, ...]:
        """Return none: a replay sums nothing up."""
        return ()

    @property
    def your_turn(self) -> bool:
        """Tell that nothing is to be decided any more."""
        return False

    @property
    def can_undo(self) -> bool:
        """Tell that nothing can be taken back."""
        return False

    @property
    def can_redo(self) -> bool:
        """Tell that nothing can be brought back."""
        return False

    def undo(self) -> None:
        """Do nothing."""

    def redo(self) -> None:
        """Do nothing."""

    def judge(self, cards: Sequence[Card]) -> Judgement:
        """Tell what the person could have done with these cards."""
        return self._moments[self._place].state.judge(self._seat, cards)

    def act(self, action: Action) -> bool:
        """Do nothing."""
        del action
        return False

    def next_deal(self) -> None:
        """Do nothing."""

    def ask_advice(self) -> None:
        """Do nothing."""

    def presented(self) -> None:
        """Let the next moment follow."""
        self.rested.emit()

    def _show(self, *, fresh: bool) -> None:
        moment = self._moments[self._place]
        hands: tuple[tuple[Card, ...], ...] = ()
        view = moment.state.observe(self._seat)
        if self._open:
            hands = tuple(cards_of(moment.state.hand(seat)) for seat in range(len(view.counts)))
        self.changed.emit(Update(() if fresh else moment.events, view, fresh, hands))
