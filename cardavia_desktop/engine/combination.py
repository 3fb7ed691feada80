"""What both games call a combination: cards read as one shape."""

from enum import StrEnum
from typing import NamedTuple

from cardavia_desktop.engine.cards import Card


class Combination(NamedTuple):
    """Cards with one reading: what they are when they lie on the table.

    Attributes:
        shape: the game's own shape, such as ``pair_run``.
        rank: the text of the rank that is compared (``"3"`` … ``"A"``, ``"2"``, ``"BJ"``, ``"RJ"``); the
            core's highest, and in Guandan's sequences the natural top.
        cards: the physical cards, core first.
        stands_for: for each of ``cards`` the card that it counts as. It is the card itself, or for a wild
            card the ordinary face that it stands for.
    """

    shape: StrEnum
    rank: str
    cards: tuple[Card, ...]
    stands_for: tuple[Card, ...]

    @property
    def size(self) -> int:
        """Return how many cards the combination has."""
        return len(self.cards)
