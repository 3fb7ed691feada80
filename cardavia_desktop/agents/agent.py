"""The contract of a player, and what an adviser says."""

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Protocol

from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.observation import Observation


class Motive(StrEnum):
    """The plain reason behind a piece of advice; the window puts it into words."""

    GOES_OUT = auto()
    """Empties the hand."""
    WINS_FOR_CERTAIN = auto()
    """Wins the deal, now or later, whatever the others hold."""
    SHEDS_MOST = auto()
    """Gets rid of many cards at once."""
    LOW_FIRST = auto()
    """Gets rid of a weak combination while it can be led."""
    CHEAPEST_BEAT = auto()
    """Beats the table with the least that does."""
    FITS_HAND = auto()
    """Is not the least that would do, but leaves a hand that goes well together."""
    KEEPS_BOMB = auto()
    """Does it without touching a bomb."""
    KEEPS_CONTROL = auto()
    """Holds a high card back, or takes the lead with one that cannot be beaten."""
    PARTNER_WINS = auto()
    """Lets the partner's play stand."""
    HELPS_PARTNER = auto()
    """Leads what a partner with few cards can beat."""
    BLOCKS = auto()
    """Stops an opponent who is about to go out."""
    BOMBS_NOW = auto()
    """A bomb is worth its cards now."""
    NOTHING_BETTER = auto()
    """Passing costs nothing here, or every play costs more."""
    STRONG_HAND = auto()
    """Bids on a strong hand."""
    WEAK_HAND = auto()
    """Leaves the bidding with a weak hand."""
    LEAST_USEFUL = auto()
    """Gives away the card that helps the hand least."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One sensible action.

    Attributes:
        action: the action, one of the observation's legal ones.
        motive: why it is sensible.
        chance: the estimated chance that the seat's side wins the deal after it, 0 to 1; None where the
            player has no estimate, or nothing is left to be won. For a bid it is the chance as landlord.
    """

    action: Action
    motive: Motive
    chance: float | None = None


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a player thinks of a decision that was made.

    Attributes:
        best: what it would have done itself.
        chance: the estimated chance of winning after what was done, on the scale of ``best.chance``; None
            where there is no estimate.
    """

    best: Advice
    chance: float | None


class Agent(Protocol):
    """A player. It may keep nothing from one decision to the next but its random numbers."""

    def decide(self, observation: Observation) -> Action:
        """Return one of the observation's legal actions; it is asked only when there is one."""


class Adviser(Agent, Protocol):
    """A player that can tell its reasons."""

    def advise(self, observation: Observation) -> tuple[Advice, ...]:
        """Return the sensible actions, best first; at least one. The first is what it would do."""


class Expert(Adviser, Protocol):
    """An adviser that can judge what another player did."""

    def appraise(self, observation: Observation, action: Action) -> Appraisal:
        """Return what the player thinks of an action that is legal for the observing seat."""
