"""Train Dou Dizhu's nets: ``python -m tools.train.doudizhu --run DIRECTORY --until-samples 60e6``.

The same command resumes a run that was stopped.
"""

import argparse
import signal
from pathlib import Path

import torch

from tools.train.doudizhu.evaluation import against_rule_agent
from tools.train.doudizhu.features import ACTION_FEATURES, STATE_FEATURES
from tools.train.doudizhu.game import GAME, ROLES
from tools.train.doudizhu.generator import LockstepDeals, SampleEncoder
from tools.train.doudizhu.rules import MOVE
from tools.train.network import Size
from tools.train.trainer import Game, Plan, Trainer

_LOCKSTEP = 1536
_EVALUATION_SEED = 777


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", type=Path, required=True, help="directory of the run")
    parser.add_argument("--until-samples", type=float, required=True, help="samples at which to stop")
    parser.add_argument("--width", type=int, default=256, help="width of the layers")
    parser.add_argument("--head", type=int, default=128, help="width of the last hidden layer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evaluate-deals", type=int, default=2000)
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    game = Game(
        size=Size(STATE_FEATURES, ACTION_FEATURES, options.width, options.head),
        roles=ROLES,
        game_type=GAME,
        move_type=MOVE,
        self_play=lambda seed: LockstepDeals(_LOCKSTEP, seed),
        encoder=SampleEncoder,
        evaluate=lambda nets: against_rule_agent(nets, options.evaluate_deals, _EVALUATION_SEED),
    )
    trainer = Trainer(game, Plan(until_samples=int(options.until_samples)), options.run, options.seed)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: trainer.stop())
    trainer.run()


if __name__ == "__main__":
    main()
