"""What deals have achieved, by going through all of them in Python: slow, and simple to check.

The program lets its database find the same.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Final

from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.store.history import Achievement, DealRecord, Earned

STRONGEST: Final = "expert"
DEAR: Final = 24
IN_A_ROW: Final = 5
MANY_BOMBS: Final = 10
FAR_BEHIND: Final = 5
FAILS_AT_ACE: Final = 2
NO_REGRETS_FROM: Final = 0.95

Accuracies = Mapping[tuple[str, int], float]
"""The accuracy of reviewed deals by match and number."""

_TOP: Final = "A"


def earned(deals: Iterable[DealRecord], accuracies: Accuracies) -> Mapping[Achievement, Earned]:
    """Return what has been achieved, each with the first deal that did.

    Args:
        deals: all deals, in any order.
        accuracies: how accurate those were that have been reviewed.
    """
    ordered = sorted(deals, key=lambda deal: (deal.finished, deal.match, deal.number))
    fair = [deal for deal in ordered if not deal.undos]
    found: dict[Achievement, Earned] = {}
    for deal in fair:
        for achievement, holds in _OF_A_DEAL.items():
            if achievement not in found and deal.outcome.won and holds(deal):
                found[achievement] = Earned(achievement, deal)
        reviewed = accuracies.get((deal.match, deal.number), 0.0)
        if deal.outcome.won and reviewed >= NO_REGRETS_FROM:
            found.setdefault(Achievement.NO_REGRETS, Earned(Achievement.NO_REGRETS, deal))
    row = _row_as_landlord(fair)
    if row is not None:
        found[Achievement.SITTING_TENANT] = Earned(Achievement.SITTING_TENANT, row)
    for achievement, deal in _of_matches(ordered):
        found.setdefault(achievement, Earned(achievement, deal))
    return found


def _strongest(deal: DealRecord) -> bool:
    return deal.opponents == STRONGEST


_OF_A_DEAL: Final[Mapping[Achievement, Callable[[DealRecord], bool]]] = MappingProxyType(
    {
        Achievement.SPRING_CLEANING: lambda deal: deal.outcome.spring == "spring",
        Achievement.UPRISING: lambda deal: deal.outcome.spring == "reverse_spring",
        Achievement.QUIET_REVOLUTION: lambda deal: (
            deal.outcome.role == "farmer" and _strongest(deal) and not deal.outcome.bombs
        ),
        Achievement.GILT_EDGED: lambda deal: bool(deal.outcome.role) and deal.outcome.score >= DEAR,
        Achievement.HAND_IN_HAND: lambda deal: (
            deal.game == "guandan" and _strongest(deal) and deal.outcome.score == 3
        ),
        Achievement.LAST_SHALL_BE_FIRST: lambda deal: (
            deal.game == "guandan" and deal.seat == _last_of(deal.outcome.places)
        ),
        Achievement.FIREWORKS: lambda deal: deal.game == "guandan" and deal.outcome.bombs >= MANY_BOMBS,
    }
)
"""For what one deal can achieve, what must hold of it besides that it was won."""


def _last_of(places: Sequence[int]) -> int | None:
    return places[-1] if places else None


def _row_as_landlord(fair: Sequence[DealRecord]) -> DealRecord | None:
    """Return the deal that made five wins in a row as landlord, None where there were none."""
    in_a_row = 0
    for deal in fair:
        if deal.outcome.role == "landlord":
            in_a_row = in_a_row + 1 if deal.outcome.won else 0
            if in_a_row == IN_A_ROW:
                return deal
    return None


def _of_matches(ordered: Sequence[DealRecord]) -> list[tuple[Achievement, DealRecord]]:
    """Return what whole matches of Guandan have achieved, in the order in which they ended."""
    found = []
    by_match = sorted((deal for deal in ordered if deal.game == "guandan"), key=lambda deal: deal.match)
    for _match, group in groupby(by_match, key=lambda deal: deal.match):
        deals = sorted(group, key=lambda deal: deal.number)
        last = deals[-1]
        if not last.outcome.match_won or any(deal.undos for deal in deals):
            continue
        found.append((Achievement.RAGS_TO_ACES, last))
        if any(_behind(deal) >= FAR_BEHIND for deal in deals):
            found.append((Achievement.LONG_WAY_BACK, last))
        if sum(map(_failed_at_ace, deals)) >= FAILS_AT_ACE:
            found.append((Achievement.THIRD_TIME_LUCKY, last))
    return sorted(found, key=lambda one: one[1].finished)


def _behind(deal: DealRecord) -> int:
    own, other = deal.outcome.levels_before
    return RANKS.index(other) - RANKS.index(own) if own in RANKS and other in RANKS else 0


def _failed_at_ace(deal: DealRecord) -> bool:
    end = deal.outcome
    return end.level == _TOP and end.levels_before[0] == _TOP and end.match_won is not True
