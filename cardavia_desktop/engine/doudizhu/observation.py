"""What one seat of a Dou Dizhu deal knows."""

from dataclasses import dataclass

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.observation import Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class DoudizhuObservation(Observation):
    """A seat's view of a Dou Dizhu deal.

    Attributes:
        bids: the seats' bids in order, 0 for a pass.
        first_bidder: the seat that bids first.
        bid: the highest bid so far, 0 before there is one.
        landlord: the landlord's seat, None while the bidding lasts.
        bottom: the three bottom cards once everyone has seen them, else empty.
        bombs: bombs and rockets played so far.
    """

    bids: tuple[tuple[int, int], ...]
    first_bidder: int
    bid: int
    landlord: int | None
    bottom: tuple[Card, ...]
    bombs: int

    @property
    def multiplier(self) -> int:
        """Return 1, doubled for each bomb and rocket played so far."""
        return 1 << self.bombs
