"""What a history of deals has to boast of: things worth telling, none of which is won by sitting long.

All are found by the database among its deals, so nothing is kept for them, and nothing can be lost but with
the deals. Deals in which decisions were taken back do not count.
"""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum, auto
from types import MappingProxyType
from typing import Final

from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.store.history.records import DealRecord
from cardavia_desktop.store.history.rows import COLUMNS, deal_of

DEAR_DEAL: Final = 24
"""Points in one deal of Dou Dizhu that are worth telling."""

LANDLORD_WINS: Final = 5
"""Deals won in a row as landlord that are."""

PARTNERS_FIRST: Final = 3
"""What a deal of Guandan brings in which partners are first and second."""

MANY_BOMBS: Final = 10
"""Bombs in one deal of Guandan."""

FAR_BEHIND: Final = 5
"""Levels by which a match of Guandan was as good as lost."""

LOST_AT_ACE: Final = 2
"""Deals lost at one's own ace before the match is won."""

ACCURATE: Final = 0.95
"""The accuracy of a deal without regrets, 0 to 1."""

_STRONGEST: Final = "expert"

_VALUES: Final[Mapping[str, object]] = MappingProxyType(
    {
        "dear_deal": DEAR_DEAL,
        "landlord_wins": LANDLORD_WINS,
        "partners_first": PARTNERS_FIRST,
        "many_bombs": MANY_BOMBS,
        "far_behind": FAR_BEHIND,
        "lost_at_ace": LOST_AT_ACE,
        "accurate": ACCURATE,
        "strongest": _STRONGEST,
        "ranks": RANKS,
        "ace": RANKS[-1],
    }
)
"""What the conditions below call by name."""


class Achievement(StrEnum):
    """Something worth telling; the window has the words."""

    SPRING_CLEANING = auto()
    """Dou Dizhu: won as landlord before a farmer had played a card."""
    UPRISING = auto()
    """Dou Dizhu: won as a farmer, the landlord having played only once."""
    QUIET_REVOLUTION = auto()
    """Dou Dizhu: won as a farmer against the strongest players, with no bomb on the table."""
    GILT_EDGED = auto()
    """Dou Dizhu: 24 points or more in one deal."""
    SITTING_TENANT = auto()
    """Dou Dizhu: won five deals in a row as landlord, of those in which you were landlord."""
    HAND_IN_HAND = auto()
    """Guandan: partners first and second against the strongest players."""
    LAST_SHALL_BE_FIRST = auto()
    """Guandan: won the deal although you were the last with cards."""
    FIREWORKS = auto()
    """Guandan: won a deal with ten bombs or more on the table."""
    RAGS_TO_ACES = auto()
    """Guandan: won a match."""
    LONG_WAY_BACK = auto()
    """Guandan: won a match in which you had been five levels behind."""
    THIRD_TIME_LUCKY = auto()
    """Guandan: won a match after two deals or more lost at your ace."""
    NO_REGRETS = auto()
    """Won a deal with an accuracy of 95 in its review."""


_WON_MATCH: Final = """
    game = 'guandan' AND match_won = 1 AND NOT EXISTS (
        SELECT 1 FROM deals AS other
        WHERE other.match = deals.match AND (other.number > deals.number OR other.undos > 0)
    )
"""
"""Holds for the last deal of a match of Guandan that was won without taking anything back."""

_CONDITIONS: Final[Mapping[Achievement, str]] = MappingProxyType(
    {
        Achievement.SPRING_CLEANING: "won AND spring = 'spring'",
        Achievement.UPRISING: "won AND spring = 'reverse_spring'",
        Achievement.QUIET_REVOLUTION: "won AND role = 'farmer' AND opponents = :strongest AND bombs = 0",
        Achievement.GILT_EDGED: "won AND role <> '' AND score >= :dear_deal",
        Achievement.SITTING_TENANT: """
            role = 'landlord' AND (match, number) IN (
                SELECT match, number FROM (
                    SELECT match, number, sum(won) OVER (
                        ORDER BY finished, match, number ROWS :landlord_wins - 1 PRECEDING
                    ) AS in_a_row
                    FROM deals WHERE role = 'landlord' AND undos = 0
                ) WHERE in_a_row = :landlord_wins
            )
        """,
        Achievement.HAND_IN_HAND: """
            won AND game = 'guandan' AND opponents = :strongest AND score = :partners_first
        """,
        Achievement.LAST_SHALL_BE_FIRST: "won AND game = 'guandan' AND ',' || places LIKE '%,' || seat",
        Achievement.FIREWORKS: "won AND game = 'guandan' AND bombs >= :many_bombs",
        Achievement.RAGS_TO_ACES: _WON_MATCH,
        Achievement.LONG_WAY_BACK: " ".join(
            (
                _WON_MATCH,
                """
                AND EXISTS (
                    SELECT 1 FROM deals AS other WHERE other.match = deals.match
                    AND length(other.own_level_before) = 1 AND instr(:ranks, other.own_level_before)
                    AND length(other.other_level_before) = 1 AND instr(:ranks, other.other_level_before)
                    AND instr(:ranks, other.other_level_before)
                        >= instr(:ranks, other.own_level_before) + :far_behind
                )
                """,
            )
        ),
        Achievement.THIRD_TIME_LUCKY: " ".join(
            (
                _WON_MATCH,
                """
                AND (
                    SELECT count(*) FROM deals AS other WHERE other.match = deals.match
                    AND other.level = :ace AND other.own_level_before = :ace AND other.match_won IS NOT 1
                ) >= :lost_at_ace
                """,
            )
        ),
        Achievement.NO_REGRETS: """
            won AND EXISTS (
                SELECT 1 FROM reviews WHERE reviews.match = deals.match AND reviews.number = deals.number
                AND accuracy BETWEEN :accurate AND 1
                AND NOT (reviews.match = :match AND reviews.number = :number)
            )
        """,
    }
)
"""For each achievement what holds of the deal that earns it, beside that nothing was taken back in it."""


@dataclass(frozen=True, slots=True)
class Earned:
    """An achievement with the deal that earned it first."""

    achievement: Achievement
    deal: DealRecord

    @property
    def when(self) -> datetime:
        """Return when it was earned."""
        return self.deal.finished


def read_earned(
    connection: sqlite3.Connection, unreviewed: tuple[str, int] | None = None
) -> Mapping[Achievement, Earned]:
    """Return what has been achieved, each with the first deal that did.

    Args:
        connection: the history's database.
        unreviewed: a deal, by its match and number, to be looked at as if it had no review.
    """
    match, number = unreviewed or ("", 0)
    values = {**_VALUES, "match": match, "number": number}
    found = {}
    for achievement, condition in _CONDITIONS.items():
        query = " ".join(
            (
                *("SELECT", ", ".join(COLUMNS), "FROM deals WHERE undos = 0 AND"),
                *(condition, "ORDER BY finished, match, number LIMIT 1"),
            )
        )
        row = connection.execute(query, values).fetchone()
        if row is not None:
            found[achievement] = Earned(achievement, deal_of(row))
    return found
