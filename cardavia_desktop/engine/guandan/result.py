"""How a deal of Guandan ended, and what it does to the levels."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardavia_desktop.engine.guandan.seats import SEATS, partner_of, team_of


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a deal.

    Attributes:
        places: the seats in the order in which they went out; the last one is fourth.
        level: the level at which the deal was played, ``"2"`` … ``"A"``.
        levels_before: the level of team 0 (seats 0 and 2) and of team 1 (seats 1 and 3) before the deal.
        levels_after: the same after it.
        match_won: whether the winners have won the match with this deal.
    """

    places: tuple[int, ...]
    level: str
    levels_before: tuple[str, str]
    levels_after: tuple[str, str]
    match_won: bool

    @property
    def winning_team(self) -> int:
        """Return the team of the first to go out: 0 for seats 0 and 2, 1 for seats 1 and 3."""
        return team_of(self.places[0])

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats of the winning team."""
        return (self.winning_team, self.winning_team + 2)

    @property
    def promotion(self) -> int:
        """Return the levels that the winners earned, 3, 2 or 1, before the cap at A."""
        return promotion(self.places)

    @property
    def scores(self) -> tuple[int, ...]:
        """Return each seat's levels earned (positive) or conceded (negative)."""
        earned, team = self.promotion, self.winning_team
        return tuple(earned if team_of(seat) == team else -earned for seat in range(SEATS))


def promotion(places: Sequence[int]) -> int:
    """Return the levels that a deal with these places earns the winners: 3, 2 or 1, before the cap at A."""
    return SEATS - places.index(partner_of(places[0]))
