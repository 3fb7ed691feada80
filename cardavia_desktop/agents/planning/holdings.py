"""How likely it is that a hidden hand holds so many cards of a rank.

The unseen cards are spread over the hidden hands in proportion to how many cards each holds. A rank with
``n`` unseen cards then puts a binomial number of them into a hand that holds the share ``p`` of all unseen
cards: a fair approximation while hands are long, and the certain cases (none unseen, the whole share) come
out exact.
"""

from collections.abc import Iterable, Sequence
from math import comb
from typing import Final

_LEAST_RISK: Final = 0.51
"""More than a half, so that two plays at risk cost more than one."""


def tail_chances(share: float, most: int) -> list[list[float]]:
    """Return ``chances[n][k]``: how likely a hand that is ``share`` of the unseen cards has ``k`` of ``n``.

    That is ``k`` or more; ``n`` and ``k`` run from 0 to ``most``.
    """
    table = []
    for n in range(most + 1):
        exactly = [comb(n, k) * share**k * (1 - share) ** (n - k) for k in range(n + 1)]
        tails = [0.0] * (most + 2)
        for k in range(n, -1, -1):
            tails[k] = tails[k + 1] + exactly[k]
        tails[0] = 1.0
        table.append(tails[: most + 1])
    return table


def risk_price(holds: float, *, safe: bool) -> float:
    """Return the price of a play for a split with as few plays as possible that somebody may beat.

    Nothing for a safe play, else from 0.51 to 1: a split that costs 1 or less has one play at most that may
    be beaten, and of splits with equally many the likeliest to hold is the cheapest.
    """
    return 0.0 if safe else _LEAST_RISK + (1.0 - _LEAST_RISK) * (1.0 - holds)


def run_out_chance(risks: Iterable[float]) -> float:
    """Return how likely a hand that leads plays itself out, from the :func:`risk_price` of its plays.

    The riskiest comes last, when it no longer matters whether anyone beats it.
    """
    chance = 1.0
    for risk in sorted(risks)[:-1]:
        if risk:
            chance *= 1.0 - (risk - _LEAST_RISK) / (1.0 - _LEAST_RISK)
    return chance


def share_of(held: int, unseen: int) -> float:
    """Return which share of the unseen cards a hand of ``held`` cards is, 0 to 1."""
    return min(1.0, held / unseen) if unseen > 0 else 0.0


def none_of(chances: Sequence[float]) -> float:
    """Return how likely it is that none of some independent things happens."""
    none = 1.0
    for chance in chances:
        none *= 1.0 - chance
    return none
