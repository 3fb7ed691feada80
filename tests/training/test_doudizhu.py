from random import Random

import pytest

pytest.importorskip("numba")

import numpy as np

from cardavia_desktop.agents.nets.doudizhu import features as played
from cardavia_desktop.agents.nets.doudizhu.packing import pack
from cardavia_desktop.agents.nets.doudizhu.steps import fewest_steps
from cardavia_desktop.engine import doudizhu
from cardavia_desktop.engine.actions import Action, Bid, Play
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.doudizhu.shapes import STRENGTHS, Shape
from cardavia_desktop.engine.game import State
from cardavia_desktop.engine.phase import Phase
from tests.engine.playing import seat_to_act
from tools.train.doudizhu import features, rules, steps
from tools.train.doudizhu.__main__ import TABLES
from tools.train.doudizhu.game import GAME, NOBODY, ROLES, play
from tools.train.doudizhu.kernel import KERNEL
from tools.train.kernel import RULE_AGENT, RULE_PLAYER
from tools.train.lockstep import Lockstep

SHAPES = ("pass", *Shape)


def _length(combination: Combination) -> int:
    per_rank = {Shape.STRAIGHT: 1, Shape.PAIR_RUN: 2, Shape.AIRPLANE: 3}
    winged = {Shape.AIRPLANE_SINGLES: 4, Shape.AIRPLANE_PAIRS: 5}
    each = (per_rank | winged).get(Shape(combination.shape))
    return combination.size // each if each else 1


def _key(combination: Combination) -> tuple[int, int, int, int]:
    shape = SHAPES.index(combination.shape)
    return pack(combination.cards), shape, STRENGTHS[combination.rank], _length(combination)


def _moves(hand: int, to_beat: Combination | None) -> list[tuple[int, ...]]:
    moves = np.zeros(rules.MOST_MOVES, rules.MOVE)
    _cards, shape, rank, length = _key(to_beat) if to_beat else (0, rules.PASS, 0, 0)
    count = rules.legal_moves(hand, shape, rank, length, moves)
    return [tuple(int(number) for number in move) for move in moves[:count]]


def _clumped_cards(rng: Random) -> list[int]:
    """Fewer ranks than a pack has, so that runs, airplanes and fours abound."""
    ranks = set(rng.sample(range(13), rng.randint(5, 13)))
    return [card for card in range(54) if card >= 52 or card // 4 in ranks]


@pytest.mark.parametrize("seed", range(20))
def test_compiled_rules_equal_the_engine(seed: int) -> None:
    rng = Random(seed)
    for _ in range(60):
        cards = _clumped_cards(rng)
        rng.shuffle(cards)
        hand, other = cards[: rng.choice((20, 17, 12, 6))], cards[-rng.choice((20, 17, 8)) :]
        to_beat = rng.choice([None, rng.choice(doudizhu.legal_plays(other))])
        moves = _moves(pack(hand), to_beat)
        if to_beat:
            assert moves.pop(0) == (0, rules.PASS, 0, 0)
        assert sorted(moves) == sorted(map(_key, doudizhu.legal_plays(hand, to_beat)))


def test_steps_equal_those_at_play() -> None:
    rng = Random(3)
    memo = steps.new_memo()
    for _ in range(3000):
        cards = _clumped_cards(rng)
        hand = pack(rng.sample(cards, min(rng.randint(1, 20), len(cards))))
        assert steps.fewest_steps(hand, memo) == fewest_steps(hand)
        assert steps.fewest_steps(hand, memo) == fewest_steps(hand)  # now out of the memo


def _bid(rng: Random) -> State:
    state = doudizhu.GAME.begin(doudizhu.GAME.shuffle(rng), {}).state
    for _ in range(rng.randrange(3)):
        state = state.apply(seat_to_act(state), Bid(0)).state
    return state.apply(seat_to_act(state), Bid(3)).state


def _observed(state: State, seat: int) -> DoudizhuObservation:
    view = state.observe(seat)
    assert isinstance(view, DoudizhuObservation)
    return view


def _landlord(view: DoudizhuObservation) -> int:
    assert view.landlord is not None
    return view.landlord


def _mirror(state: State) -> np.ndarray:
    """The same deal as the generator has it, with the landlord in seat 0."""
    games = np.zeros(1, GAME)
    game = games[0]
    view = _observed(state, seat_to_act(state))
    for turn in range(3):
        game["hand"][turn] = pack(state.observe((_landlord(view) + turn) % 3).hand)
    game["bottom"] = pack(view.bottom)
    game["owner"] = game["winner"] = NOBODY
    return games


def _compiled_rows(games: np.ndarray, moves: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    state = np.zeros(features.STATE_FEATURES, np.uint8)
    features.write_state(games[0], state)
    actions = np.zeros((len(moves), features.ACTION_FEATURES), np.uint8)
    memo = steps.new_memo()
    for move, row in zip(moves, actions, strict=True):
        features.write_action(games[0], move, memo, row)
    return state, actions


def _move(action: Action) -> tuple[int, int, int, int]:
    return _key(action.combination) if isinstance(action, Play) else (0, rules.PASS, 0, 0)


@pytest.mark.parametrize("seed", range(12))
def test_inputs_equal_those_at_play(seed: int) -> None:
    rng = Random(seed)
    state = _bid(rng)
    games = _mirror(state)
    play_moves = np.zeros(1, rules.MOVE)
    while state.phase is Phase.PLAY:
        view = _observed(state, seat_to_act(state))
        assert (view.seat - _landlord(view)) % 3 == games[0]["seat"]
        moves = np.array([_move(action) for action in view.legal], rules.MOVE)
        states, actions = _compiled_rows(games, moves)
        np.testing.assert_array_equal(states, played.state_row(view))
        np.testing.assert_array_equal(actions, played.action_rows(view, view.legal))
        # Mostly plays, so that deals end; the rest passes.
        chosen = rng.choice(view.legal if rng.random() < 0.3 else view.legal[-8:])
        play_moves[0] = _move(chosen)
        play(games[0], play_moves[0])
        state = state.apply(view.seat, chosen).state
    assert games[0]["winner"] != NOBODY


def test_rule_agents_at_some_tables_leave_no_samples() -> None:
    rng = np.random.default_rng(4)
    env = Lockstep(KERNEL).deals(2 * len(TABLES), 4, TABLES, trace=1.0)
    tables = np.resize(np.array(TABLES), (len(env.games), ROLES))
    samples = [0] * ROLES
    by_rule_agents = 0
    for _ in range(60):
        env.advance()
        running = env.games["played"].any(axis=1)
        to_play = tables[np.arange(len(tables)), env.games["seat"]]
        assert (to_play[running] != RULE_AGENT).all()
        by_rule_agents += int(np.count_nonzero(env.games["played"][tables == RULE_AGENT]))
        for role in range(ROLES):
            done = env.finished(role)
            assert (done["game"]["seat"] == role).all()
            samples[role] += len(done)
            decisions = env.decisions(role)
            env.play(role, rng.random(len(decisions.actions), np.float32), 0.0)
    assert min(samples) > 0
    assert by_rule_agents > 0


def test_the_rule_based_player_is_refused_where_it_is_not_compiled() -> None:
    """The rule agent once sat in its place, and figures against it had the wrong name."""
    with pytest.raises(ValueError, match="rule-based player"):
        Lockstep(KERNEL).deals(2, 1, [(0, RULE_PLAYER, RULE_PLAYER)])
