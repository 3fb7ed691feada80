"""How a deal of Dou Dizhu ended, with the parts of its score."""

from dataclasses import dataclass
from enum import StrEnum


class Spring(StrEnum):
    """Whether the losers were shut out, which doubles the multiplier once more."""

    NONE = "none"
    SPRING = "spring"
    """The landlord won and no farmer has played a card."""
    REVERSE_SPRING = "reverse_spring"
    """The farmers won and the landlord has played exactly once."""


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a deal.

    Attributes:
        landlord: the landlord's seat.
        out: the seat that emptied its hand.
        bid: the landlord's bid, 1 to 3.
        bombs: bombs and rockets played by anyone; each doubled the multiplier.
        spring: whether the losers were shut out.
    """

    landlord: int
    out: int
    bid: int
    bombs: int
    spring: Spring

    @property
    def landlord_won(self) -> bool:
        """Tell whether the landlord went out."""
        return self.out == self.landlord

    @property
    def multiplier(self) -> int:
        """Return 1, doubled for each bomb and rocket and once more for a spring."""
        return 1 << (self.bombs + (self.spring is not Spring.NONE))

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the landlord's seat or both farmers'."""
        return tuple(seat for seat in range(3) if (seat == self.landlord) == self.landlord_won)

    @property
    def scores(self) -> tuple[int, ...]:
        """Return each seat's points: a farmer's are ±bid × multiplier, the landlord's twice that."""
        stake = self.bid * self.multiplier * (1 if self.landlord_won else -1)
        return tuple(2 * stake if seat == self.landlord else -stake for seat in range(3))
