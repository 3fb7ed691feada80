"""What a game brings to the table: the contract of a game's face, and what the faces share.

The table knows the games by this alone. A third game is a module with a face for it.
"""

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.events import DealResult, Passed, Played
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.icon_art import Emblem, Glyph
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.counting import RankCount
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.hand import HandLayout
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.layout.seats import Side, side_of
from cardavia_desktop.ui.table.seat_plate import SeatLook
from cardavia_desktop.ui.table.shown import Mark, Shown

translate = QCoreApplication.translate

_NAMES: Final = {Side.RIGHT: "Tao", Side.TOP: "Lan", Side.LEFT: "Mei"}
_EMBLEMS: Final = {
    Side.BOTTOM: Emblem.SUN,
    Side.RIGHT: Emblem.MOUNTAINS,
    Side.TOP: Emblem.WAVES,
    Side.LEFT: Emblem.LOTUS,
}


def name_of(seat: int, seats: int) -> str:
    """Return the name of who sits at a seat; yours is the word for you."""
    side = side_of(seat, seats)
    return translate("Table", "You") if side is Side.BOTTOM else _NAMES[side]


def object_of(seat: int, seats: int) -> str:
    """Return the name of who sits at a seat as it stands after a preposition."""
    side = side_of(seat, seats)
    return translate("Table", "you") if side is Side.BOTTOM else _NAMES[side]


def emblem_of(seat: int, seats: int) -> Emblem:
    """Return a seat's sign."""
    return _EMBLEMS[side_of(seat, seats)]


class Choice(NamedTuple):
    """A decision that has a button of its own.

    Attributes:
        name: the button's name for tests and keys.
        text: its label.
        key: the key that does the same.
        action: the decision.
        enabled: whether it is legal now.
        primary: whether it is the one to expect.
    """

    name: str
    text: str
    key: str
    action: Action
    enabled: bool
    primary: bool


class Chip(NamedTuple):
    """A strong combination that one press chooses: its sign, its name in short, and its cards."""

    glyph: Glyph
    text: str
    cards: tuple[Card, ...]
    wild: bool


class Fixture(NamedTuple):
    """A card that lies at a fixed place; ``key`` tells a hidden one from others."""

    key: Hashable
    face: Card | None
    rect: Rect


class Corner(NamedTuple):
    """The box in the upper right corner: its size, what it depends on, and how it is painted."""

    width: float
    height: float
    key: Hashable
    paint: Callable[[QPainter, QRectF], None]
    tip: str


class Status(NamedTuple):
    """What to do now: a line, where the moment deserves it with a title above and the rule below."""

    line: str
    title: str = ""
    rule: str = ""


class SumRow(NamedTuple):
    """A line of the sum that a result is made of."""

    label: str
    note: str
    value: str
    total: bool = False
    used: bool = True


class SeatRow(NamedTuple):
    """A line about one seat in a result."""

    seat: int
    lead: str
    name: str
    role: str
    note: str
    value: str
    good: bool
    total: str = ""


class Ladder(NamedTuple):
    """How a result moves the levels."""

    before: int
    after: int
    other: int
    own: bool
    label: str
    other_label: str
    wild: Card
    wild_label: str


class Climb(NamedTuple):
    """The course of a match's levels, told when it is over.

    Attributes:
        own: your team's level, as the index of its rank, at the start and after each deal.
        other: the same of the opponents.
        own_name: what your team is called.
        other_name: what the opponents are called.
    """

    own: tuple[int, ...]
    other: tuple[int, ...]
    own_name: str
    other_name: str


@dataclass(frozen=True, slots=True)
class ResultContent:
    """What the panel at a deal's end tells.

    Attributes:
        title: who won.
        line: why.
        figure: what it brings you.
        caption: what the figure counts.
        good: whether it is good for you.
        sums: the parts of the score.
        sums_title: what they are, where that is not plain.
        seats: what each seat got.
        hands: the hidden hands laid open, by the name of who held them.
        next_label: the button that goes on.
        ladder: how the levels moved, in games with levels.
        next_line: what comes next.
        climb: the course of the levels, where this ends a match of several deals.
    """

    title: str
    line: str
    figure: str
    caption: str
    good: bool
    sums: tuple[SumRow, ...]
    sums_title: str
    seats: tuple[SeatRow, ...]
    hands: tuple[tuple[str, tuple[Card, ...]], ...]
    next_label: str
    ladder: Ladder | None = None
    next_line: str = ""
    climb: Climb | None = None


Letters = Callable[[str], str]
"""Returns a rank, given by its text, as the cards show it."""


class GameFace(Protocol):
    """A game as the table shows it."""

    def title(self) -> str:
        """Return the game's name."""

    def line(self) -> str:
        """Return the line below the name: who plays against whom."""

    def note(self, view: Observation) -> str:
        """Return the small line below: which deal it is."""

    def order(self, cards: Collection[Card], view: Observation) -> list[Card]:
        """Return cards in the order of a row, strongest first."""

    def arrange(
        self,
        cards: Collection[Card],
        view: Observation,
        metrics: Metrics,
        *,
        grouped: bool,
        keep: float = 0.0,
    ) -> HandLayout:
        """Lay the hand out, by rank or grouped by combination.

        Args:
            cards: the hand.
            view: what the person knows.
            metrics: the table's scale.
            grouped: whether it is grouped by combination.
            keep: the width that the cards had before, to be kept unless clearly more fits; 0 for none.
        """

    def seat(self, seat: int, shown: Shown) -> SeatLook:
        """Return what a seat's plate tells."""

    def marks(self, view: Observation) -> tuple[Mark | None, ...]:
        """Return what stands before the seats when a match is opened in mid-deal."""

    def status(self, shown: Shown) -> Status:
        """Return what to do or to know now."""

    def is_wild(self, card: Card, view: Observation) -> bool:
        """Tell whether a card is wild now."""

    def allowed(self, view: Observation) -> Collection[Card]:
        """Return the cards of the hand that may be chosen now."""

    def received(self, view: Observation) -> Collection[Card]:
        """Return the cards of the hand that have just been received and deserve a look."""

    def threads(self, cards: Collection[Card], view: Observation) -> Collection[Card]:
        """Return the cards that deserve a thread: they are part of a strong combination."""

    def counts(self, shown: Shown) -> tuple[tuple[RankCount, ...], int]:
        """Return what is still out, in the order of the hand, and the rank to make out, -1 for none."""

    def chips(self, cards: Collection[Card], view: Observation) -> tuple[Chip, ...]:
        """Return strong combinations of the hand worth offering, the strongest first."""

    def choices(self, view: Observation) -> tuple[Choice, ...]:
        """Return the decisions with buttons of their own; empty where cards are chosen."""

    def fixtures(self, shown: Shown, metrics: Metrics) -> tuple[tuple[Fixture, ...], str]:
        """Return the cards that lie at the top centre, and the line below them."""

    def centre_top(self, metrics: Metrics) -> float:
        """Return where what lies at the top centre ends."""

    def corner(self, shown: Shown, metrics: Metrics, look: Look) -> Corner:
        """Return the box in the upper right corner."""

    def result(self, view: Observation, results: Sequence[DealResult]) -> ResultContent:
        """Return what is told at the deal's end.

        Args:
            view: what the person knows.
            results: how the deals at this table ended, oldest first, this one last.
        """

    def next_label(self, view: Observation) -> str:
        """Return the words on the button that goes on after a deal."""


def turn_word(shown: Shown, seat: int) -> str:
    """Return the word on a seat's tab when it is its turn."""
    if shown.to_act != seat:
        return ""
    return translate("Table", "Your turn") if seat == shown.view.seat else translate("Table", "Thinking")


def few_left(count: int) -> str:
    """Return the calm word about a seat with one or two cards left."""
    if count == 1:
        return translate("Table", "Last card")
    return translate("Table", "Two cards left") if count == 2 else ""


def waiting_line(shown: Shown) -> str:
    """Return who plays before you, where that is sure."""
    view = shown.view
    seats = len(view.counts)
    to_act = shown.to_act
    if to_act is None:
        return ""
    order = [(to_act + step) % seats for step in range(seats)]
    before = [seat for seat in order[: order.index(view.seat)] if view.counts[seat] > 0 or seat == to_act]
    names = [name_of(seat, seats) for seat in before]
    if len(names) == 1:
        line = phrases.fill(translate("Status", "%1 is thinking, then you."), *names)
    elif len(names) == 2:
        line = phrases.fill(translate("Status", "%1 is thinking, then %2, then you."), *names)
    else:
        line = phrases.fill(translate("Status", "%1 is thinking."), names[0])
    if view.hand:
        line += " " + translate("Status", "Cards you choose now stay chosen.")
    return line


def play_line(shown: Shown) -> str:
    """Return what to do when it is your turn to play."""
    view = shown.view
    if view.to_beat is None:
        return translate("Status", "You lead. Play any combination.")
    author = next((turn.seat for turn in reversed(view.trick) if turn.combination is not None), None)
    name = phrases.within_sentence(phrases.combination_name(view.to_beat))
    if len(view.legal) <= 1:
        return phrases.fill(translate("Status", "No card of yours beats this %1. Pass."), name)
    if author is None:
        return phrases.fill(translate("Status", "Your turn. Beat the %1, or pass."), name)
    return phrases.fill(
        translate("Status", "Your turn. Beat %1’s %2, or pass."), name_of(author, len(view.counts)), name
    )


def left_hands(
    view: Observation, seats: Sequence[int], order: Callable[[Collection[Card]], list[Card]]
) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    """Return what is left in the hands of those seats, by name; empty hands are left out."""
    hands = view.open_hands or ()
    return tuple(
        (name_of(seat, len(view.counts)), tuple(order(hands[seat])))
        for seat in seats
        if hands and hands[seat]
    )


def way_out(view: Observation, seat: int) -> str:
    """Return what a seat went out with, or how many cards it has left."""
    left = len(view.open_hands[seat]) if view.open_hands else 0
    if left:
        return phrases.fill(translate("Result", "Cards left: %1"), left)
    last = next(
        (turn.combination for turn in reversed(view.history) if turn.seat == seat and turn.combination), None
    )
    return phrases.combination_name(last) if last is not None else ""


def trick_marks(view: Observation) -> list[Mark | None]:
    """Return each seat's latest turn of the running trick."""
    marks: list[Mark | None] = [None] * len(view.counts)
    for turn in view.trick:
        marks[turn.seat] = (
            Passed(turn.seat) if turn.combination is None else Played(turn.seat, turn.combination)
        )
    return marks
