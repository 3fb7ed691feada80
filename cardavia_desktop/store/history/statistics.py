"""What a history of deals adds up to."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.store.history.rows import Scanned


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


def totals(deals: Iterable[Scanned]) -> tuple[Totals, ...]:
    """Return the totals for each game and opponents, in the order of their names."""
    groups: dict[tuple[str, str], list[Scanned]] = {}
    for deal in deals:
        groups.setdefault((deal.game, deal.opponents), []).append(deal)
    return tuple(_totals(*key, groups[key]) for key in sorted(groups))


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
