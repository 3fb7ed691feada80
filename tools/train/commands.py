"""The command line that both games' training shares."""

import argparse
import signal
from collections.abc import Callable, Sequence
from pathlib import Path

import torch

from tools.train.imitation import read_net
from tools.train.kernel import OPPONENT
from tools.train.lockstep import Lockstep
from tools.train.network import Size, ValueNet
from tools.train.trainer import Game, Plan, Trainer

_LOCKSTEP_DEALS = 1536
_EVALUATION_SEED = 777


def train(
    game: Lockstep,
    tables: Sequence[Sequence[int]],
    evaluate: Callable[[Lockstep, Sequence[ValueNet], int, int], dict[str, float]],
    description: str | None,
    facing: Sequence[Sequence[int]] = (),
) -> None:
    """Parse the command line and run or resume a training.

    Args:
        game: what is played.
        tables: who plays each seat, by turns from deal to deal; a table may seat rule agents too.
        evaluate: takes the game, the nets, a number of deals and a seed; returns figures.
        description: what the help says.
        facing: tables with :data:`OPPONENT` seats, which each ``--opponent`` adds to ``tables``.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--run", type=Path, required=True, help="directory of the run")
    parser.add_argument("--until-samples", type=float, required=True, help="samples at which to stop")
    parser.add_argument("--width", type=int, default=256, help="width of the layers")
    parser.add_argument("--head", type=int, default=128, help="width of the last hidden layer")
    parser.add_argument("--trace", type=float, default=1.0, help="share of the outcome in the targets")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evaluate-deals", type=int, default=2000)
    parser.add_argument("--evaluate-every", type=float, default=4e6, help="samples between evaluations")
    if facing:
        parser.add_argument(
            "--opponent",
            type=Path,
            action="append",
            default=[],
            help="a net by tools.train.imitation",
        )
    options = parser.parse_args()
    opponents = [read_net(path) for path in options.opponent] if facing else []
    roles = max(max(table) for table in tables) + 1
    seated = [*tables, *_seated(facing, roles, len(opponents))]
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    kernel = game.kernel
    training = Game(
        size=Size(kernel.state_features, kernel.action_features, options.width, options.head),
        roles=roles,
        sample_type=kernel.sample_type,
        self_play=lambda seed: game.deals(_LOCKSTEP_DEALS, seed, seated, options.trace),
        encoder=game.encoder,
        opponents=opponents,
        evaluate=lambda nets: evaluate(game, nets, options.evaluate_deals, _EVALUATION_SEED),
    )
    plan = Plan(until_samples=int(options.until_samples), evaluate_every=int(options.evaluate_every))
    trainer = Trainer(training, plan, options.run, options.seed)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: trainer.stop())
    trainer.run()


def _seated(facing: Sequence[Sequence[int]], first: int, count: int) -> list[tuple[int, ...]]:
    """Return the tables that ``count`` opponents, numbered from ``first`` on, sit down at."""
    return [
        tuple(first + number if seat == OPPONENT else seat for seat in table)
        for number in range(count)
        for table in facing
    ]
