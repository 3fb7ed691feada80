"""What has happened, in public: the facts that a table shows and a history keeps.

No event tells a hidden card. A player's own cards come from its observation.
"""

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.combination import Combination


class DealResult(Protocol):
    """How a deal ended, as far as both games have it in common; each game's own result tells more."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats of the winning side."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Return for each seat what the deal brought: points in Dou Dizhu, levels (±) in Guandan."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """New cards are in the players' hands."""


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat bid 1 to 3 points, or passed the bid with 0."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class NobodyBid:
    """All three players passed the bid: the cards are dealt anew."""


@dataclass(frozen=True, slots=True)
class LandlordChosen:
    """The bidding is over; the landlord takes the bottom cards, which everyone sees."""

    seat: int
    bid: int
    bottom: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TributePaid:
    """The payer gives its strongest card that is not wild to the receiver; everyone sees it."""

    payer: int
    receiver: int
    card: Card


@dataclass(frozen=True, slots=True)
class TributeCancelled:
    """The payers hold both red jokers: no card moves."""

    holders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TributeReturned:
    """The receiver of a tribute gives a card back to its payer; everyone sees it."""

    giver: int
    receiver: int
    card: Card


@dataclass(frozen=True, slots=True)
class LeadGiven:
    """A seat leads the first trick of the deal."""

    seat: int


@dataclass(frozen=True, slots=True)
class Played:
    """A seat laid a combination."""

    seat: int
    combination: Combination


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat played its last card and takes a place, 1 for the first to go out."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """All others passed: ``winner`` takes the trick, and ``leader`` leads the next one.

    They differ when the winner has gone out.
    """

    winner: int
    leader: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over; what is left in each seat's hand is laid open."""

    result: DealResult
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over and ``winners`` are the seats that have won it."""

    winners: tuple[int, ...]


Event: TypeAlias = (
    Dealt
    | BidMade
    | NobodyBid
    | LandlordChosen
    | TributePaid
    | TributeCancelled
    | TributeReturned
    | LeadGiven
    | Played
    | Passed
    | WentOut
    | TrickTaken
    | DealEnded
    | MatchEnded
)
