"""A hash of a game's rules and of the nets' inputs, as they are and not as they are written.

Weights are only good for the rules and inputs that they learnt from. What is hashed are the legal actions and
the inputs of deals played at random, so that moving code about changes nothing and a rule does.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Final

from cardavia_desktop.agents.nets.doudizhu import features as doudizhu
from cardavia_desktop.agents.nets.guandan.candidates import candidates
from cardavia_desktop.agents.nets.guandan.features import Table
from cardavia_desktop.engine.codec import action_document
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.game import State
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES

_DEALS: Final = 12


def fingerprint(game: str) -> str:
    """Return the hash of a game's rules and inputs.

    Raises:
        KeyError: there is no such game.
    """
    digest = hashlib.sha256()
    for view in _decisions(game):
        digest.update(json.dumps([action_document(action) for action in view.legal]).encode())
        if view.phase is Phase.PLAY:
            digest.update(_INPUTS[game](view))
    return digest.hexdigest()


def _decisions(game: str) -> Iterator[Observation]:
    """Play deals at random, and yield what each seat sees before it decides."""
    rules = GAMES[game]
    for seed in range(_DEALS):
        rng = Random(seed)
        state: State = rules.begin(rules.shuffle(rng), {}).state
        while state.to_act is not None:
            view = state.observe(state.to_act)
            yield view
            state = state.apply(state.to_act, rng.choice(view.legal)).state


def _doudizhu_inputs(view: Observation) -> bytes:
    if not isinstance(view, DoudizhuObservation):
        raise TypeError(f"not an observation of Dou Dizhu: {type(view).__name__}")
    return doudizhu.state_row(view).tobytes() + doudizhu.action_rows(view, view.legal).tobytes()


def _guandan_inputs(view: Observation) -> bytes:
    if not isinstance(view, GuandanObservation):
        raise TypeError(f"not an observation of Guandan: {type(view).__name__}")
    table = Table(view)
    return table.state_row().tobytes() + table.action_rows(candidates(view)).tobytes()


_INPUTS: Final[Mapping[str, Callable[[Observation], bytes]]] = {
    "doudizhu": _doudizhu_inputs,
    "guandan": _guandan_inputs,
}
