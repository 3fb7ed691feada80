"""How a finished deal ended for one seat: the facts that a history keeps, the same for every game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The end of a deal, as one seat counts it.

    Attributes:
        won: whether the seat's side won the deal.
        score: what the deal brought the seat: points in Dou Dizhu, levels (±) in Guandan.
        match_won: whether the seat's side won the match with it; None while the match goes on.
        bombs: how many bombs were played, by anyone; Dou Dizhu's rocket is one.
        role: ``landlord`` or ``farmer``; empty in a game without roles.
        spring: ``spring`` or ``reverse_spring``, whoever had it; else empty.
        places: the seats in the order in which they went out; empty where one seat's going out is the end.
        level: the level at which the deal was played; empty in a game without levels.
        levels_before: the level of the seat's own side and of the other before the deal; else empty texts.
        levels_after: the same after it.
    """

    won: bool
    score: int
    match_won: bool | None
    bombs: int
    role: str = ""
    spring: str = ""
    places: tuple[int, ...] = ()
    level: str = ""
    levels_before: tuple[str, str] = ("", "")
    levels_after: tuple[str, str] = ("", "")
