"""How sure a win rate is."""

from typing import Final

_Z: Final = 1.96
"""Standard errors that hold 95 of 100 cases."""


def win_interval(won: int, deals: int) -> tuple[float, float]:
    """Return the 95 % interval of a win rate by Wilson's formula, which also holds for few deals.

    >>> low, high = win_interval(5, 10)
    >>> round(low, 2), round(high, 2)
    (0.24, 0.76)

    Args:
        won: deals won.
        deals: deals played, at least 1.
    """
    rate, square = won / deals, _Z * _Z
    middle = (rate + square / (2 * deals)) / (1 + square / deals)
    reach = _Z / (1 + square / deals) * (rate * (1 - rate) / deals + square / (4 * deals * deals)) ** 0.5
    return max(0.0, middle - reach), min(1.0, middle + reach)
