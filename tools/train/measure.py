"""Measures exported weights against a game's yardstick, or against other weights, on the same deals.

``python -m tools.train.measure doudizhu --deals 5000 --seed 2026 [--against FOLDER]``; ``guandan`` measures
against greed, ``guandan-planner`` and ``guandan-rules`` against the rule agents that some of the training is
played against.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

from tools.train.doudizhu import evaluation as doudizhu
from tools.train.doudizhu.kernel import KERNEL as DOUDIZHU
from tools.train.export import ROLES
from tools.train.guandan import evaluation as guandan
from tools.train.guandan import planner, rule_player
from tools.train.guandan.kernel import KERNEL as GUANDAN
from tools.train.lockstep import Lockstep
from tools.train.network import Size, ValueNet

SHIPPED = Path(__file__).resolve().parents[2] / "cardavia_desktop/agents/weights"

_PLANNER = replace(GUANDAN, rule_choice=planner.choose)
_RULES = replace(GUANDAN, rule_choice=rule_player.choose)

_GAMES = {
    "doudizhu": (DOUDIZHU, doudizhu.against_rule_agent, doudizhu.against_nets),
    "guandan": (GUANDAN, guandan.against_rule_agent, guandan.against_net),
    "guandan-planner": (_PLANNER, guandan.against_rule_agent, guandan.against_net),
    "guandan-rules": (_RULES, guandan.against_rule_agent, guandan.against_net),
}


def read_nets(name: str, folder: Path) -> list[ValueNet]:
    """Return the exported nets of a game in the order of its roles."""
    manifest = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    size = Size(*(manifest["size"][part] for part in ("state", "action", "width", "head")))
    nets = []
    with np.load(folder / f"{name}.npz", allow_pickle=False) as arrays:
        for role in ROLES[name]:
            net = ValueNet(size)
            layers = {layer: arrays[f"{role}/{layer}"].astype(np.float32) for layer in net.state_dict()}
            net.load_state_dict({layer: torch.from_numpy(array) for layer, array in layers.items()})
            nets.append(net)
    return nets


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(_GAMES))
    parser.add_argument("--weights", type=Path, default=SHIPPED, help="folder of the weights to measure")
    parser.add_argument("--against", type=Path, help="folder of other weights; else the game's yardstick")
    parser.add_argument("--deals", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=2026)
    options = parser.parse_args(arguments)
    torch.set_num_threads(1)
    kernel, against_yardstick, against_nets = _GAMES[options.game]
    name = options.game.partition("-")[0]
    lockstep = Lockstep(kernel)
    nets = read_nets(name, options.weights)
    if options.against:
        others = read_nets(name, options.against)
        figures = against_nets(lockstep, nets, others, options.deals, options.seed)
    else:
        figures = against_yardstick(lockstep, nets, options.deals, options.seed)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
