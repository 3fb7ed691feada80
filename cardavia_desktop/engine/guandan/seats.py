"""Who sits where, who is whose partner, and whose turn comes next. Seats count counterclockwise from 0."""

from collections.abc import Sequence
from typing import Final

SEATS: Final = 4


def partner_of(seat: int) -> int:
    """Return the seat opposite."""
    return (seat + 2) % SEATS


def team_of(seat: int) -> int:
    """Return the seat's team: 0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat % 2


def seats_after(seat: int) -> tuple[int, ...]:
    """Return the three other seats in turn order from ``seat`` on."""
    return tuple((seat + step) % SEATS for step in range(1, SEATS))


def next_in_trick(seat: int, top: int, active: Sequence[bool]) -> int | None:
    """Return who may act on the trick after ``seat``, or None when all others have passed.

    Args:
        seat: who has just acted.
        top: who has laid the combination that is to be beaten; it may have gone out with it.
        active: for each seat whether it still has cards.
    """
    for following in seats_after(seat):
        if following == top:
            break
        if active[following]:
            return following
    return None


def leader_after(winner: int, active: Sequence[bool]) -> int:
    """Return who leads the trick after one that ``winner`` has taken.

    That is the winner; when it is out its partner; when both are out the next player after the winner.
    """
    order = (winner, partner_of(winner), *seats_after(winner))
    return next(seat for seat in order if active[seat])
