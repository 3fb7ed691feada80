"""What a contest's account says: means with their uncertainty, and decision times."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, stdev
from typing import Any, Final

from cardavia_desktop.agents.contest import Account, Contest, Played

_Z: Final = 1.96
"""Standard errors to either side of a mean that hold it in 95 of 100 cases."""

_P99: Final = 0.99


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the first player fared.

    Attributes:
        wins: its win rate.
        score: its mean score a seat and deal.
        deals: how many times deals were played.
    """

    wins: Estimate
    score: Estimate
    deals: int


@dataclass(frozen=True, slots=True)
class Times:
    """How long a player's decisions took, in milliseconds; forced ones are not counted."""

    decisions: int
    median_ms: float
    p99_ms: float
    max_ms: float


@dataclass(frozen=True, slots=True)
class Figures:
    """The first player against the second.

    Attributes:
        contest: what was played.
        overall: both seatings together; the two plays of a deal count as one sample.
        sides: the same for each side that the first player had.
        times: both players' decision times.
        faults: both players' faults, bots of other programs only.
    """

    contest: Contest
    overall: Outcome
    sides: Mapping[str, Outcome]
    times: tuple[Times, Times]
    faults: tuple[int, int]

    def document(self) -> dict[str, Any]:
        """Return the figures as a JSON object."""
        return asdict(self)


def figures_of(contest: Contest, account: Account) -> Figures:
    """Return a contest's figures."""
    pairs = [account.pairs[number] for number in sorted(account.pairs)]
    sides = sorted({played.side for pair in pairs for played in pair})
    return Figures(
        contest,
        _outcome(pairs),
        {side: _outcome([[one] for pair in pairs for one in pair if one.side == side]) for side in sides},
        (_times(account.seconds[0]), _times(account.seconds[1])),
        (len(account.faults[0]), len(account.faults[1])),
    )


def estimate(samples: Sequence[float]) -> Estimate:
    """Return the mean of independent samples with its 95 % interval by the normal approximation."""
    mean = fmean(samples)
    margin = _Z * stdev(samples) / len(samples) ** 0.5 if len(samples) > 1 else 0.0
    return Estimate(mean, mean - margin, mean + margin)


def _outcome(groups: Sequence[Sequence[Played]]) -> Outcome:
    wins = [fmean(played.win for played in group) for group in groups]
    scores = [fmean(played.score for played in group) for group in groups]
    return Outcome(estimate(wins), estimate(scores), sum(map(len, groups)))


def _times(seconds: Sequence[float]) -> Times:
    if not seconds:
        return Times(0, 0.0, 0.0, 0.0)
    ordered = sorted(1000.0 * second for second in seconds)
    last = len(ordered) - 1
    return Times(len(ordered), ordered[last // 2], ordered[int(last * _P99)], ordered[last])
