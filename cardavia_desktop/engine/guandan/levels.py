"""How the teams climb: what a deal's places do to their levels, and what wins the match."""

from collections.abc import Sequence
from typing import Final

from cardavia_desktop.engine.guandan.order import LEVELS, level_index
from cardavia_desktop.engine.guandan.result import Result, promotion
from cardavia_desktop.engine.guandan.seats import partner_of, team_of

TOP_LEVEL: Final = LEVELS[-1]
"""The level at which a match is won."""


def promoted(level: str, steps: int) -> str:
    """Return the level ``steps`` above ``level``, never past A."""
    return LEVELS[min(level_index(level) + steps, len(LEVELS) - 1)]


def settle(places: Sequence[int], level: str, levels: tuple[str, str]) -> Result:
    """Return the result of a deal.

    The match is won by a team that was at A before, goes out first with its partner not last, and does so
    in a deal played at A. A team that only now reaches A has not won yet; nobody is ever demoted.

    Args:
        places: the four seats, first to fourth.
        level: the level at which the deal was played.
        levels: the level of each team before the deal.
    """
    winner = team_of(places[0])
    climbed = promoted(levels[winner], promotion(places))
    won = levels[winner] == level == TOP_LEVEL and places[-1] != partner_of(places[0])
    after = (climbed, levels[1]) if winner == 0 else (levels[0], climbed)
    return Result(tuple(places), level, levels, after, won)
