"""What one seat of a Guandan deal knows."""

from dataclasses import dataclass
from typing import NamedTuple

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.observation import Observation


class Gift(NamedTuple):
    """A tribute or its return: a card that went from one seat to another for everyone to see."""

    giver: int
    receiver: int
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class GuandanObservation(Observation):
    """A seat's view of a Guandan deal.

    Attributes:
        deal_number: the deal's number in the match, from 1.
        level: the level at which this deal is played, ``"2"`` … ``"A"``; its hearts are wild.
        levels: the level of team 0 (seats 0 and 2) and of team 1 (seats 1 and 3).
        level_team: the team whose level is played; None in a match's first deal.
        finished: the seats that have gone out, in order.
        tribute: the tributes paid before this deal's play, in the order of their receivers' places.
        tribute_cancelled: the payers who held both red jokers between them; empty when tribute was not
            cancelled.
        returned: the returns made so far.
    """

    deal_number: int
    level: str
    levels: tuple[str, str]
    level_team: int | None
    finished: tuple[int, ...]
    tribute: tuple[Gift, ...]
    tribute_cancelled: tuple[int, ...]
    returned: tuple[Gift, ...]
