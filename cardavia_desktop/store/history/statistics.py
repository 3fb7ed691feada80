"""What a history of deals adds up to."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.store.history.rows import Scanned

BATCH = 50
"""How many deals make one point of a curve, unless told otherwise: the noise of single deals evens out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Totals:
    """All deals of one game against the same players.

    Attributes:
        game: the game's key.
        opponents: who they were played against.
        deals: how many there were.
        won: how many of them were won.
        score: the sum of what they brought.
        streak: how many were won in a row up to now; lost ones count negative.
        best_streak: the most that were ever won in a row.
        highest_level: the highest level that the own side has reached; empty in a game without levels.
        bombs: bombs played by anyone.
        springs: deals won with a spring.
        springs_against: deals lost to one.
        matches_won: matches that were won.
        matches_lost: matches that were lost.
    """

    game: str
    opponents: str
    deals: int
    won: int
    score: int
    streak: int
    best_streak: int
    highest_level: str
    bombs: int
    springs: int
    springs_against: int
    matches_won: int
    matches_lost: int

    @property
    def win_rate(self) -> float:
        """Return the share of deals won, 0 to 1."""
        return self.won / self.deals

    @property
    def mean_score(self) -> float:
        """Return what a deal brought on average."""
        return self.score / self.deals


@dataclass(frozen=True, slots=True)
class Point:
    """One point of a curve over time.

    Attributes:
        day: the day of its first deal, in local time, as ``2031-05-17``.
        deals: how many deals it stands for.
        won: how many of them were won.
        score: the sum of what they brought.
    """

    day: str
    deals: int
    won: int
    score: int


def totals(deals: Iterable[Scanned]) -> tuple[Totals, ...]:
    """Return the totals for each game and opponents, in the order of their names."""
    groups: dict[tuple[str, str], list[Scanned]] = {}
    for deal in deals:
        groups.setdefault((deal.game, deal.opponents), []).append(deal)
    return tuple(_totals(*key, groups[key]) for key in sorted(groups))


def by_day(deals: Iterable[Scanned]) -> tuple[Point, ...]:
    """Return a point for each day on which deals ended."""
    ordered = sorted(deals, key=lambda deal: deal.day)
    return tuple(_point(tuple(group)) for _day, group in groupby(ordered, key=lambda deal: deal.day))


def by_batch(deals: Sequence[Scanned], size: int = BATCH) -> tuple[Point, ...]:
    """Return a point for every ``size`` deals in the order played; the last one may stand for fewer."""
    return tuple(_point(deals[start : start + size]) for start in range(0, len(deals), size))


def _totals(game: str, opponents: str, deals: Sequence[Scanned]) -> Totals:
    streaks = [(won, len(tuple(group))) for won, group in groupby(deals, key=lambda deal: deal.won)]
    last_won, last_length = streaks[-1]
    levels = [deal.level_after for deal in deals if deal.level_after and deal.level_after in RANKS]
    return Totals(
        game=game,
        opponents=opponents,
        deals=len(deals),
        won=sum(deal.won for deal in deals),
        score=sum(deal.score for deal in deals),
        streak=last_length if last_won else -last_length,
        best_streak=max((length for won, length in streaks if won), default=0),
        highest_level=max(levels, key=RANKS.index, default=""),
        bombs=sum(deal.bombs for deal in deals),
        springs=sum(bool(deal.spring) and deal.won for deal in deals),
        springs_against=sum(bool(deal.spring) and not deal.won for deal in deals),
        matches_won=sum(deal.match_won is True for deal in deals),
        matches_lost=sum(deal.match_won is False for deal in deals),
    )


def _point(deals: Sequence[Scanned]) -> Point:
    won = sum(deal.won for deal in deals)
    return Point(deals[0].day, len(deals), won, sum(deal.score for deal in deals))
