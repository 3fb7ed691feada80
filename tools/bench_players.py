"""What the trained players cost: time for a decision, memory, and bytes shipped.

``python -m tools.bench_players [--deals 20]`` prints for each game the expert's processor time for a
decision, over whole deals and over the longest legal lists that deals open with, and how that compares with
the rule-based player on the same decisions in the same run. One core, one thread.
"""

import argparse
import gc
import os
import sys
import time
import tracemalloc
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

# Set before numpy is loaded: its threads would be measured too.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.agent import Agent
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES

WEIGHTS = Path(__file__).resolve().parents[1] / "cardavia_desktop/agents/weights"
_OPENINGS = 300
_LONGEST = 30


def _decisions(game: str, deals: int) -> list[Observation]:
    """Return what is decided, where there is a choice, in deals that experts play."""
    met = []
    for seed in range(deals):
        agents = [roster.create(game, "expert", Random(seed)) for _ in range(GAMES[game].seats)]
        rng = Random(seed)
        rules = GAMES[game]
        state = rules.begin(rules.shuffle(rng), {}).state
        while state.to_act is not None:
            view = state.observe(state.to_act)
            if len(view.legal) > 1:
                met.append(view)
            state = state.apply(state.to_act, agents[state.to_act].decide(view)).state
    return met


def _openings(game: str) -> Iterator[Observation]:
    """Yield what leaders of new deals see; in Dou Dizhu without bidding, with the bottom cards."""
    rules = GAMES[game]
    options = {"landlord": "first"} if game == "doudizhu" else {}
    for seed in range(_OPENINGS):
        state = rules.begin(rules.shuffle(Random(seed)), options).state
        if state.to_act is not None:
            yield state.observe(state.to_act)


def _times(agent: Agent, views: Sequence[Observation]) -> list[float]:
    """Return the sorted milliseconds of processor time that each decision took."""
    times = []
    for view in views:
        start = time.process_time()
        agent.decide(view)
        times.append((time.process_time() - start) * 1e3)
    return sorted(times)


def _report(label: str, expert: list[float], rules: list[float]) -> None:
    median, late = expert[len(expert) // 2], expert[int(len(expert) * 0.99)]
    told = f"median {median:6.2f} ms, p99 {late:6.2f} ms, longest {expert[-1]:6.2f} ms"
    ratio = sum(expert) / sum(rules)
    print(f"  {label:<14} {len(expert):>5} decisions: {told}; {ratio:.2f} x the rule player")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20)
    options = parser.parse_args(arguments)
    tracemalloc.start()
    for game in GAMES:
        roster.create(game, "expert", Random(0))
    gc.collect()
    nets = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    shipped = sum(path.stat().st_size for path in WEIGHTS.iterdir())
    print(f"nets in memory, with numpy's and the players' code: {nets / 2**20:.1f} MiB (bar 30)")
    print(f"weights shipped: {shipped / 1e6:.1f} MB (bar 8)")
    for game in GAMES:
        expert, rules = (roster.create(game, name, Random(1)) for name in ("expert", "rules"))
        print(game)
        met = _decisions(game, options.deals)
        longest = sorted(_openings(game), key=lambda view: -len(view.legal))[:_LONGEST]
        parts = {
            "whole deals": [view for view in met if view.phase is Phase.PLAY],
            "bidding": [view for view in met if view.phase is Phase.BID],
            "longest lists": longest,
        }
        for label, views in parts.items():
            if views:
                _report(label, _times(expert, views), _times(rules, views))
    sys.stdout.flush()


if __name__ == "__main__":
    main()
