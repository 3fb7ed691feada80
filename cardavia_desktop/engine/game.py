"""The contract that every game fulfils, so that matches, players and the window know no game by name.

A game is a rule book without state. A state is an immutable value: ``apply`` and ``deal`` answer with a
new one. Randomness comes in from outside, as a shuffled :class:`Deal`.
"""

from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.cards import Card, Mask
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.events import Event
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.outcome import Outcome
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.refusal import Reason


@dataclass(frozen=True, slots=True)
class Deal:
    """Shuffled cards, handed out.

    Attributes:
        hands: each seat's cards, lowest id first. Copies count within each hand (see
            :mod:`cardavia_desktop.engine.cards`).
        bottom: cards dealt to nobody yet; empty where the game has none.
        first: the seat drawn at random to begin: the first bidder, or the leader of a match's first deal.
    """

    hands: tuple[tuple[Card, ...], ...]
    bottom: tuple[Card, ...]
    first: int


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a choice of cards is worth now, whoever's turn it is.

    Attributes:
        readings: every combination that the cards may be read as, strongest first; empty in a phase
            where no combinations are played.
        actions: what may be done with the cards, strongest first; empty when nothing may.
        reason: why nothing may be done with them, else None.
    """

    readings: tuple[Combination, ...]
    actions: tuple[Action, ...]
    reason: Reason | None


class Step(NamedTuple):
    """A new state and what happened on the way to it, in order."""

    state: "State"
    events: tuple[Event, ...]


class State(Protocol):
    """A moment of a match. Immutable; two equal states go on equally."""

    @property
    def phase(self) -> Phase:
        """Return what is being decided."""

    @property
    def to_act(self) -> int | None:
        """Return the seat that decides next; None while cards are needed and after the end."""

    @property
    def standing(self) -> tuple[str, ...]:
        """Return what each side has reached in the match, seat 0's first; empty where a deal is all of it."""

    def hand(self, seat: int) -> Mask:
        """Return the cards that a seat holds."""

    def legal(self) -> tuple[Action, ...]:
        """Return every legal action of the seat to act, plays that differ only by equal cards once."""

    def judge(self, seat: int, cards: Sequence[Card]) -> Judgement:
        """Tell what a seat could do with these cards, were it its turn now.

        While the trick runs that is: beat what lies on the table; to a leader: lead.
        """

    def apply(self, seat: int, action: Action) -> Step:
        """Return the state after a seat's decision.

        A play is accepted with any cards of the hand that form the combination, not only those that
        :meth:`legal` lists. Of two equal cards the second one leaves the hand.

        Raises:
            RefusedError: the rules do not allow it; the state is unchanged.
        """

    def deal(self, deal: Deal) -> Step:
        """Return the state after new cards, in a phase that needs them.

        Raises:
            ValueError: the phase needs no cards, or the deal is none of this game.
        """

    def observe(self, seat: int) -> Observation:
        """Return what a seat knows."""


class Shuffler(Protocol):
    """Where randomness comes from; :class:`random.Random` is one."""

    def shuffle(self, cards: MutableSequence[Card], /) -> None:
        """Put the cards into a random order."""

    def randrange(self, stop: int, /) -> int:
        """Return one of the numbers 0 to ``stop - 1``."""


class Game(Protocol):
    """A rule book."""

    @property
    def key(self) -> str:
        """Return the name of the game in files and commands."""

    @property
    def letter(self) -> str:
        """Return the capital that begins the game's deal codes; not I, L, O or U."""

    @property
    def seats(self) -> int:
        """Return the number of players; seats count counterclockwise from 0."""

    def shuffle(self, rng: Shuffler) -> Deal:
        """Return new cards, shuffled and handed out."""

    def begin(self, deal: Deal, options: Mapping[str, str]) -> Step:
        """Return the first state of a match.

        Raises:
            ValueError: the deal or an option is none of this game.
        """

    def outcome(self, view: Observation) -> Outcome:
        """Return how a finished deal ended for the seat whose view this is.

        Raises:
            ValueError: the deal has not ended, or is none of this game.
        """
