from collections.abc import Iterable
from random import Random

import pytest

pytest.importorskip("numba")

import numpy as np

from cardavia_desktop.agents.rules.guandan import GuandanRules
from cardavia_desktop.agents.sides import lying_turn
from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.actions import Action, Play
from cardavia_desktop.engine.cards import PACK_SIZE, RANKS
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.phase import Phase
from tests.engine.playing import seat_to_act
from tests.training.compiled import SHAPES, counts_of, power_of
from tools.train.guandan import rule_player, rules
from tools.train.guandan.game import GAME, NOBODY
from tools.train.guandan.kernel import KERNEL

AGREEMENT = 0.99
"""Of the decisions; the last bits of a power may differ from one machine's library to another's."""


def _record(view: GuandanObservation) -> np.void:
    """What a seat sees, as the generator has it: the other hands are empty."""
    game: np.void = np.zeros(1, GAME)[0]
    game["level"] = RANKS.index(view.level)
    game["hand"][view.seat] = counts_of(view.hand)
    game["left"] = view.counts
    for turn in view.history:
        if turn.combination:
            game["played"][turn.seat] += counts_of(turn.combination.cards)
    game["seat"] = view.seat
    lying = lying_turn(view)
    game["owner"] = lying.seat if lying else NOBODY
    if lying and lying.combination:
        game["shape"] = SHAPES.index(lying.combination.shape)
        game["strength"] = power_of(lying.combination, view.level)
    return game


def _choice(view: GuandanObservation) -> tuple[int, int, list[int]]:
    """What the compiled player does: the shape, its strength and the cards."""
    game = _record(view)
    moves = np.zeros(rules.MOST_MOVES, rules.MOVE)
    count = KERNEL.legal_moves(game, moves)
    move = moves[rule_player.choose(game, moves, count, np.random.default_rng(0))]
    return int(move["shape"]), int(move["strength"]), sorted(map(int, move["faces"][: move["size"]]))


def _as_move(action: Action, level: str) -> tuple[int, int, list[int]]:
    if not isinstance(action, Play):
        return rules.PASS, 0, []
    play = action.combination
    return SHAPES.index(play.shape), power_of(play, level), sorted(card % PACK_SIZE for card in play.cards)


def _decisions(seed: int, deals: int) -> Iterable[GuandanObservation]:
    """Real decisions of deals that rule-based players play, with a move by lot here and there."""
    rng = Random(seed)
    player = GuandanRules()
    for _ in range(deals):
        deal = guandan.GAME.shuffle(rng)
        state = guandan.GAME.begin(deal, {"level": rng.choice(RANKS)}).state
        while state.phase is Phase.PLAY:
            view = state.observe(seat_to_act(state))
            assert isinstance(view, GuandanObservation)
            goes_out = any(
                isinstance(action, Play) and action.combination.size == len(view.hand)
                for action in view.legal
            )
            if len(view.legal) > 1 and not goes_out:
                yield view
            action = rng.choice(view.legal) if rng.random() < 0.08 else player.decide(view)
            state = state.apply(view.seat, action).state


def test_the_compiled_player_chooses_as_the_program_s_does() -> None:
    player = GuandanRules()
    views = list(_decisions(seed=11, deals=12))
    alike = [_choice(view) == _as_move(player.decide(view), view.level) for view in views]
    assert len(views) > 300
    assert sum(view.to_beat is None for view in views) > 50
    assert np.mean(alike) >= AGREEMENT
