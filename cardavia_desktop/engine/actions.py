"""What a seat can decide. Each action is a value; whether it is legal is the state's business."""

from dataclasses import dataclass
from typing import TypeAlias

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.combination import Combination


@dataclass(frozen=True, slots=True)
class Bid:
    """Dou Dizhu: bid 1, 2 or 3 points to be the landlord; 0 passes the bid."""

    points: int


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a combination on the table, to lead a trick or to beat what lies there."""

    combination: Combination


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the trick go by this time."""


@dataclass(frozen=True, slots=True)
class Return:
    """Guandan: give a card back to the player who paid tribute."""

    card: Card


Action: TypeAlias = Bid | Play | Pass | Return
