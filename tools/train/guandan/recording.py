"""Records what the rule-based player chooses, for a net to learn to choose alike.

``python -m tools.train.guandan.recording --deals 6000 --seed 1 --into rules.npz``

Needs no torch. Of three deals it plays one with itself alone and two against the expert, so that the
decisions are those that it meets at such tables. The file is written anew every few hundred deals.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.agent import Agent
from cardavia_desktop.agents.nets.guandan.candidates import Candidate, candidates, made
from cardavia_desktop.agents.nets.guandan.features import Table
from cardavia_desktop.agents.nets.value_net import Bits
from cardavia_desktop.agents.rules.guandan import GuandanRules
from cardavia_desktop.engine.actions import Action, Play
from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.engine.events import DealEnded
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES

_GAME = GAMES["guandan"]
_SAVE_EVERY = 500


class Recorder:
    """The rule-based player, with a note of every real choice."""

    def __init__(self) -> None:
        self._player = GuandanRules()
        self._states: list[Bits] = []
        self._actions: list[Bits] = []
        self._chosen: list[int] = []

    def __len__(self) -> int:
        """Return how many choices are noted."""
        return len(self._chosen)

    def decide(self, observation: Observation) -> Action:
        """Return the player's action."""
        action = self._player.decide(observation)
        if isinstance(observation, GuandanObservation) and observation.phase is Phase.PLAY:
            self._note(observation, action)
        return action

    def _note(self, view: GuandanObservation, action: Action) -> None:
        choices = candidates(view)
        if any(len(choice.faces) == len(view.hand) for choice in choices):
            return  # It goes out, as everybody does.
        place = place_of(made(action, view), choices)
        if len(choices) > 1 and place is not None:
            table = Table(view)
            self._states.append(table.state_row())
            self._actions.append(table.action_rows(choices).astype(np.uint8))
            self._chosen.append(place)

    def save(self, into: Path) -> None:
        """Write all choices in one step; a crash leaves the old file."""
        unfinished = into.with_suffix(".unfinished.npz")
        np.savez_compressed(
            unfinished,
            allow_pickle=False,
            states=np.array(self._states),
            actions=np.concatenate(self._actions),
            counts=np.array([len(rows) for rows in self._actions]),
            chosen=np.array(self._chosen),
        )
        unfinished.replace(into)


def place_of(own: Candidate, choices: Sequence[Candidate]) -> int | None:
    """Return which of a net's choices an action is, or comes nearest to in wild cards and suits."""
    alike = [place for place, choice in enumerate(choices) if _kind(choice) == _kind(own)]
    faces = sorted(own.faces)
    return min(
        alike,
        key=lambda at: (sorted(choices[at].faces) != faces, abs(choices[at].wilds - own.wilds)),
        default=None,
    )


def _kind(choice: Candidate) -> tuple[str, str, int, int] | None:
    if not isinstance(choice.action, Play):
        return None
    combination = choice.action.combination
    return combination.shape, combination.rank, combination.size, choice.second


def play_deal(recorder: Recorder, number: int, seed: int) -> None:
    """Play one deal of a series with ``recorder`` at two or all seats."""
    lots = Random(f"{seed}/{number}")
    step = _GAME.begin(_GAME.shuffle(lots), {"level": lots.choice(RANKS)})
    expert: Agent = roster.create("guandan", "expert", lots)
    part = number % 3
    seating: list[Agent] = [
        recorder if part == 2 or seat % 2 == part else expert for seat in range(_GAME.seats)
    ]
    while not any(isinstance(event, DealEnded) for event in step.events):
        seat = step.state.to_act
        if seat is None:
            raise RuntimeError("a deal stands still")
        view = step.state.observe(seat)
        step = step.state.apply(seat, view.legal[0] if len(view.legal) == 1 else seating[seat].decide(view))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, required=True, help="file for the choices")
    options = parser.parse_args(arguments)
    recorder = Recorder()
    for number in range(options.deals):
        play_deal(recorder, number, options.seed)
        if (number + 1) % _SAVE_EVERY == 0 or number + 1 == options.deals:
            recorder.save(options.into)
            print(f"{number + 1} deals, {len(recorder)} choices", flush=True)


if __name__ == "__main__":
    main()
