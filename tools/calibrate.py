"""Fit how often a deal is won to the values that the nets give: ``cardavia_desktop/agents/chance.py``.

Usage: ``python -m tools.calibrate GAME [--deals N] [--seed S] [--out SAMPLES.json]``

The expert plays every seat, bidding included, and each decision with a choice is a sample: the value of what
it does, and whether its side won. What wins for certain is none, since its chance needs no estimate. Half of
the deals is fitted, the other half tells how well that holds: the Brier score (the mean square of what a
chance is off by; less is better) beside that of the value taken for a chance as it is, and for ten groups of
samples the mean chance beside the part that was won. Run it again when the weights change, and put the
numbers that it prints into ``chance.py``.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from cardavia_desktop.agents.chance import Scaling, log_odds
from cardavia_desktop.agents.nets.doudizhu import certain as doudizhu_certain
from cardavia_desktop.agents.nets.doudizhu import values as doudizhu_values
from cardavia_desktop.agents.nets.doudizhu.bidding import chance_as_landlord
from cardavia_desktop.agents.nets.doudizhu.features import role_of
from cardavia_desktop.agents.nets.doudizhu.player import DoudizhuNetPlayer
from cardavia_desktop.agents.nets.guandan import certain as guandan_certain
from cardavia_desktop.agents.nets.guandan import values as guandan_values
from cardavia_desktop.agents.nets.guandan.candidates import made
from cardavia_desktop.agents.nets.guandan.player import GuandanNetPlayer
from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.events import DealEnded
from cardavia_desktop.engine.game import State
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES

BIDDING: Final = "bidding"
_ROUNDS: Final = 40
_GROUPS: Final = 10


class Sample(NamedTuple):
    """A value with what came of it.

    Attributes:
        kind: what is fitted by itself: a role, the bidding, or ``any``.
        value: the net's value of what was done, -1 to 1.
        won: whether the seat's side won the deal.
    """

    kind: str
    value: float
    won: bool


class _Said(NamedTuple):
    kind: str
    seat: int
    value: float


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, fit and report; return the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep the samples that were not fitted here")
    given = parser.parse_args(arguments)
    fitted: list[Sample] = []
    held: list[Sample] = []
    for number in range(given.deals):
        (held if number % 2 else fitted).extend(samples(given.game, Random(f"{given.seed}/{number}")))
    for kind in sorted({sample.kind for sample in fitted}):
        scaling = fit([sample for sample in fitted if sample.kind == kind])
        print(f"{kind}: Scaling({scaling.slope:.3f}, {scaling.offset:.3f})")
        print(report([sample for sample in held if sample.kind == kind], scaling))
    if given.out is not None:
        rows = [[sample.kind, round(sample.value, 3), int(sample.won)] for sample in held]
        given.out.write_text(json.dumps(rows, separators=(",", ":")), encoding="utf-8")
    return 0


def samples(game: str, rng: Random) -> Iterator[Sample]:
    """Play a deal and yield its samples; in Guandan those before the first player is out."""
    options: Mapping[str, str] = {"level": rng.choice(RANKS)} if game == "guandan" else {}
    step = GAMES[game].begin(GAMES[game].shuffle(rng), options)
    said: list[_Said] = []
    while True:
        ended = next((event for event in step.events if isinstance(event, DealEnded)), None)
        if ended is not None:
            break
        if step.state.to_act is None:
            said.clear()  # nobody bid
            step = step.state.deal(GAMES[game].shuffle(rng))
            continue
        action, heard = _decision(step.state, rng)
        said += heard
        step = step.state.apply(step.state.observe(step.state.to_act).seat, action)
    for one in said:
        landlord = getattr(ended.result, "landlord", None)
        if one.kind != BIDDING or one.seat == landlord:
            yield Sample(one.kind, one.value, one.seat in ended.result.winners)


def _decision(state: State, rng: Random) -> tuple[Action, list[_Said]]:
    view = state.observe(state.to_act or 0)
    match view:
        case DoudizhuObservation():
            return _doudizhu(view, rng)
        case GuandanObservation():
            return _guandan(view)
        case _:
            raise TypeError(f"no observation of a game that has nets: {view}")


def _doudizhu(view: DoudizhuObservation, rng: Random) -> tuple[Action, list[_Said]]:
    player, nets = DoudizhuNetPlayer(rng), doudizhu_values.shipped()
    if view.phase is Phase.BID:
        value = 2 * chance_as_landlord(view, nets, rng) - 1
        return player.decide(view), [_Said(BIDDING, view.seat, value)]
    action = player.decide(view)
    place = view.legal.index(action)
    if place in doudizhu_certain.certain_wins(view):
        return action, []
    return action, _unless_forced(view, role_of(view), float(nets.values(view)[place]))


def _guandan(view: GuandanObservation) -> tuple[Action, list[_Said]]:
    action = GuandanNetPlayer().decide(view)
    if view.phase is not Phase.PLAY or view.finished or len(view.legal) < 2:
        return action, []
    own = [made(action, view)]
    if guandan_certain.certain_wins(view, own):
        return action, []
    return action, _unless_forced(view, "any", float(guandan_values.shipped().values(view, own)[0]))


def _unless_forced(view: Observation, kind: str, value: float) -> list[_Said]:
    goes_out = any(len(getattr(one, "cards", ())) == len(view.hand) for one in _combinations(view))
    return [] if len(view.legal) < 2 or goes_out else [_Said(kind, view.seat, value)]


def _combinations(view: Observation) -> Iterator[object]:
    return (getattr(action, "combination", None) for action in view.legal)


def fit(known: Sequence[Sample]) -> Scaling:
    """Return the line that makes what happened likeliest, by Newton's method.

    Raises:
        ValueError: there are no samples of both kinds.
    """
    if len({sample.won for sample in known}) < 2:
        raise ValueError("all were won, or all lost")
    odds = [log_odds(sample.value) for sample in known]
    slope, offset = 1.0, 0.0
    for _ in range(_ROUNDS):
        grad_s = grad_o = ss = so = oo = 1e-9
        for x, sample in zip(odds, known, strict=True):
            p = 1.0 / (1.0 + math.exp(-(slope * x + offset)))
            miss, weight = sample.won - p, p * (1.0 - p)
            grad_s += miss * x
            grad_o += miss
            ss += weight * x * x
            so += weight * x
            oo += weight
        determinant = ss * oo - so * so
        slope += (oo * grad_s - so * grad_o) / determinant
        offset += (ss * grad_o - so * grad_s) / determinant
    return Scaling(slope, offset)


def brier(known: Sequence[Sample], scaling: Scaling) -> float:
    """Return the mean square by which the chances miss what happened."""
    return sum((scaling.chance(sample.value) - sample.won) ** 2 for sample in known) / len(known)


def groups(known: Sequence[Sample], scaling: Scaling) -> Iterator[tuple[float, float, int]]:
    """Yield for groups of samples, sorted by chance, the mean chance, the part won, and how many they are."""
    ordered = sorted(known, key=lambda sample: sample.value)
    size = max(1, -(-len(ordered) // _GROUPS))
    for start in range(0, len(ordered), size):
        part = ordered[start : start + size]
        chance = sum(scaling.chance(sample.value) for sample in part) / len(part)
        yield chance, sum(sample.won for sample in part) / len(part), len(part)


def report(held: Sequence[Sample], scaling: Scaling) -> str:
    """Return how well the chances hold on samples that were not fitted."""
    plain = brier(held, Scaling(1.0, 0.0))
    lines = [
        f"  {len(held)} samples held out: Brier {brier(held, scaling):.4f}, the value as it is {plain:.4f}"
    ]
    lines += [f"  said {chance:.3f}  won {won:.3f}  ({size})" for chance, won, size in groups(held, scaling)]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
