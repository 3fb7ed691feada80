"""Whole deals, seen from every seat."""

from collections.abc import Iterator, Sequence
from random import Random

from cardavia_desktop.agents.agent import Agent
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.registry import GAMES


def decisions(game: str, agents: Sequence[Agent], seed: int, deals: int = 1) -> Iterator[Observation]:
    """Play deals of a match and yield each observation before it is decided on.

    The rules raise on an illegal action, so exhausting this checks that all were legal.
    """
    rules, rng = GAMES[game], Random(seed)
    state = rules.begin(rules.shuffle(rng), {}).state
    while deals:
        seat = state.to_act
        if seat is not None:
            observation = state.observe(seat)
            yield observation
            state = state.apply(seat, agents[seat].decide(observation)).state
            continue
        deals -= state.phase != "redeal"
        if deals:
            if not state.phase.needs_cards:
                state = rules.begin(rules.shuffle(rng), {}).state
                continue
            state = state.deal(rules.shuffle(rng)).state
