"""The chance of winning that a net's value stands for.

A value, -1 to 1, is what the net expects of a deal's end, learnt from players that are no sharper than itself
was at the time. How often such deals are really won is counted in deals that the expert plays at every seat,
and fitted as a straight line between log odds (Platt's scaling): ``tools/calibrate.py`` does both, and tells
how well the chances hold on deals that were not fitted.
"""

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

_LEAST: Final = 0.01
"""No estimate says less than this, or more than the rest of 1: only what is certain is 0 or 1."""

_SOFT: Final = 1e-3
"""Keeps the odds of a value of -1 or 1 finite."""


class Scaling(NamedTuple):
    """A line from a value's log odds to those of winning; slope 1 and offset 0 leave a value as it is."""

    slope: float
    offset: float

    def chance(self, value: float) -> float:
        """Return the chance of winning, 0.01 to 0.99.

        >>> round(Scaling(1.0, 0.0).chance(0.0), 3)
        0.5

        Args:
            value: a net's value, -1 (lost) to 1 (won).
        """
        estimate = 1.0 / (1.0 + math.exp(-(self.slope * log_odds(value) + self.offset)))
        return min(1.0 - _LEAST, max(_LEAST, estimate))


def log_odds(value: float) -> float:
    """Return the log odds of a value, were it the mean of wins (1) and losses (-1).

    Args:
        value: a net's value, -1 to 1.
    """
    share = min(1.0 - _SOFT, max(_SOFT, (value + 1.0) / 2.0))
    return math.log(share / (1.0 - share))


DOUDIZHU: Final[Mapping[str, Scaling]] = MappingProxyType(
    {
        "landlord": Scaling(0.913, -0.025),
        "farmer_after": Scaling(0.910, -0.802),
        "farmer_before": Scaling(0.929, -0.716),
    }
)
"""By the seat's role, as the nets call it.

The nets learnt with landlords drawn by lot; one who has bid for it wins more often, which the farmers'
offsets tell. From ``python -m tools.calibrate doudizhu --deals 3000 --seed 1``.
"""

BIDDING: Final = Scaling(0.763, -0.050)
"""For the landlord's value with bottom cards drawn by lot, which is a mean of values."""

GUANDAN: Final = Scaling(1.131, -0.467)
"""While nobody has gone out: the first to do so wins the deal for the team.

From ``python -m tools.calibrate guandan --deals 500 --seed 1``, before the expert looked for certain wins;
``docs/PLAYERS.md`` tells how little that changes.
"""
