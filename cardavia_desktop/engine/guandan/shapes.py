"""What Guandan's cards can be: the shapes, and the sequences among them."""

from enum import StrEnum
from typing import Final, NamedTuple

from cardavia_desktop.engine.cards import RANKS


class Shape(StrEnum):
    """The ten shapes. Those from ``BOMB`` on are bombs and beat every other shape."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    FULL_HOUSE = "full_house"
    STRAIGHT = "straight"
    PAIR_RUN = "pair_run"
    TRIPLE_RUN = "triple_run"
    BOMB = "bomb"
    STRAIGHT_FLUSH = "straight_flush"
    JOKER_BOMB = "joker_bomb"


BOMB_SHAPES: Final = frozenset({Shape.BOMB, Shape.STRAIGHT_FLUSH, Shape.JOKER_BOMB})
"""The shapes that beat every ordinary one."""

SMALLEST_BOMB: Final = 4
"""Equal ranks that make the smallest bomb."""

JOKERS: Final = 4
"""Jokers in the two packs."""

GROUP_SHAPES: Final = (Shape.SINGLE, Shape.PAIR, Shape.TRIPLE)
"""The ordinary shapes of one rank; the shape of ``size`` cards is at ``size - 1``."""

PLACES: Final = (len(RANKS) - 1, *range(len(RANKS)))
"""Rank indices in the order of sequences, ``A 2 3 … K A``: the ace is at both ends and never wraps."""


class Sequence(NamedTuple):
    """A shape of consecutive ranks.

    Attributes:
        shape: which one.
        length: how many consecutive ranks.
        copies: how many cards of each rank.
    """

    shape: Shape
    length: int
    copies: int

    @property
    def size(self) -> int:
        """Return how many cards the sequence has."""
        return self.length * self.copies

    @property
    def starts(self) -> range:
        """Return the indices in :data:`PLACES` at which the sequence can begin."""
        return range(len(PLACES) - self.length + 1)

    def ranks(self, start: int) -> tuple[int, ...]:
        """Return the rank indices, lowest place first, of the sequence that begins at ``start``."""
        return PLACES[start : start + self.length]


STRAIGHT: Final = Sequence(Shape.STRAIGHT, 5, 1)
PAIR_RUN: Final = Sequence(Shape.PAIR_RUN, 3, 2)
TRIPLE_RUN: Final = Sequence(Shape.TRIPLE_RUN, 2, 3)
STRAIGHT_FLUSH: Final = Sequence(Shape.STRAIGHT_FLUSH, 5, 1)
