"""Two players against each other over the same deals with the sides swapped.

``python -m cardavia_desktop.agents.arena GAME A B --deals N --seed S [--json]``, where A and B are players'
names or ``exec:COMMAND`` for a bot that speaks the agent protocol.
"""

import argparse
import json
import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.contest import Account, Contest, Table
from cardavia_desktop.agents.external import COMMAND_PREFIX, TIME_LIMIT
from cardavia_desktop.agents.figures import Estimate, Figures, Outcome, Times, figures_of
from cardavia_desktop.engine.registry import GAMES

_CHUNK: Final = 4
"""Deals that a process plays before it tells of them."""

_BAR: Final = 30


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a contest and write what came of it; return the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    for name in (options.a, options.b):
        if not name.startswith(COMMAND_PREFIX) and name not in roster.names(options.game):
            parser.error(f"no player {name!r}; there are {', '.join(roster.names(options.game))}")
    if options.landlord and options.game != "doudizhu":
        parser.error("--landlord is for doudizhu")
    players = (options.a, options.b)
    contest = Contest(
        options.game, players, options.deals, options.seed, options.landlord == "first", options.limit
    )
    figures = figures_of(contest, play(contest, options.jobs, show_progress=sys.stderr.isatty()))
    text = json.dumps(figures.document(), indent=2) if options.json else report(figures)
    sys.stdout.write(text + "\n")
    return 0


def play(contest: Contest, jobs: int, *, show_progress: bool = False) -> Account:
    """Play all deals of a contest in ``jobs`` processes; the account depends on the contest alone."""
    total = Account()
    for part in _parts(contest, jobs):
        total.add(part)
        if show_progress:
            done = len(total.pairs)
            filled = _BAR * done // contest.deals
            sys.stderr.write(f"\r[{'#' * filled}{'.' * (_BAR - filled)}] {done}/{contest.deals} deals")
            sys.stderr.write("\n" if done == contest.deals else "")
            sys.stderr.flush()
    return total


def report(figures: Figures) -> str:
    """Return the figures as lines for people."""
    contest = figures.contest
    lines = [f"{contest.game}: {contest.players[0]} against {contest.players[1]}, seed {contest.seed}"]
    lines.append(_outcome_line("all", figures.overall))
    lines += [_outcome_line(side, outcome) for side, outcome in figures.sides.items()]
    for name, times, faults in zip(contest.players, figures.times, figures.faults, strict=True):
        lines.append(_times_line(name, times, faults))
    return "\n".join(lines)


def _parts(contest: Contest, jobs: int) -> Iterator[Account]:
    chunks = [range(start, min(start + _CHUNK, contest.deals)) for start in range(0, contest.deals, _CHUNK)]
    if jobs == 1:
        table = Table(contest)
        try:
            yield from map(table.play, chunks)
        finally:
            table.close()
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(chunks)), _Worker.start, (contest,)) as pool:
        yield from pool.imap_unordered(_Worker.play, chunks)


class _Worker:
    """What a process of the pool keeps: its table."""

    table: Table

    @classmethod
    def start(cls, contest: Contest) -> None:
        """Set the table up, once a process."""
        cls.table = Table(contest)

    @classmethod
    def play(cls, numbers: range) -> Account:
        """Play some deals."""
        return cls.table.play(numbers)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m cardavia_desktop.agents.arena", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("a", metavar="A", help="the first player, whose figures are told")
    parser.add_argument("b", metavar="B", help="the second player")
    parser.add_argument("--deals", type=_positive, default=100, help="each is played twice (100)")
    parser.add_argument("--seed", type=int, default=1, help="for the cards and the players' lots (1)")
    parser.add_argument("--landlord", choices=["first"], help="doudizhu: no bidding, a random landlord")
    parser.add_argument("--limit", type=float, default=TIME_LIMIT, help="a bot's seconds a decision (5)")
    parser.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--json", action="store_true", help="write a JSON object")
    return parser


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 on")
    return int(text)


def _outcome_line(label: str, outcome: Outcome) -> str:
    wins, score = _interval(outcome.wins, ".3f"), _interval(outcome.score, "+.2f")
    return f"  {label:<14} wins {wins}   score {score}   ({outcome.deals} plays)"


def _interval(estimate: Estimate, form: str) -> str:
    return f"{estimate.mean:{form}} [{estimate.low:{form}}, {estimate.high:{form}}]"


def _times_line(name: str, times: Times, faults: int) -> str:
    told = f"{times.median_ms:.2f} ms median, {times.p99_ms:.1f} ms p99, {times.max_ms:.1f} ms at most"
    return f"  {name}: {times.decisions} decisions, {told}" + (f", {faults} faults" if faults else "")


if __name__ == "__main__":
    sys.exit(main())
