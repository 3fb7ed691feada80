from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

pytest.importorskip("numba")

import numpy as np

from cardavia_desktop.agents.nets.guandan import features as shown
from cardavia_desktop.agents.nets.guandan.candidates import Candidate, candidates, playable
from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.actions import Play
from cardavia_desktop.engine.cards import BLACK_JOKER, PACK_SIZE, RANK_TEXTS, RANKS, Card, rank_of, suit_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.game import State
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.guandan.order import is_wild
from cardavia_desktop.engine.guandan.shapes import Shape
from cardavia_desktop.engine.phase import Phase
from tests.engine.playing import seat_to_act
from tests.training.compiled import SHAPES, counts_of, power_of
from tools.train import duel
from tools.train.guandan import features, greedy, planner, plays, rules
from tools.train.guandan.game import GAME, NOBODY, SEATS, play
from tools.train.guandan.kernel import KERNEL
from tools.train.kernel import RULE_AGENT, RULE_PLAYER
from tools.train.lockstep import Lockstep


def _key(combination: Combination, level: str) -> tuple[int, int, int, int, int]:
    """Shape, strength, the second rank of a full house, the suit of a straight flush, and the size."""
    second = suit = 0
    if combination.shape == Shape.FULL_HOUSE:
        ranks = [rank_of(card) for card in combination.stands_for]
        second = next(rank for rank in ranks if RANK_TEXTS[rank] != combination.rank)
    if combination.shape == Shape.STRAIGHT_FLUSH:
        suit = suit_of(combination.stands_for[0]) or 0
    shape = SHAPES.index(combination.shape)
    return shape, power_of(combination, level), second, suit, combination.size


def _fewest_wilds(plays: list[Combination], level: str) -> dict[tuple[int, ...], int]:
    """The plays that differ in more than their wild cards, with the fewest wild cards of each."""
    fewest: dict[tuple[int, ...], int] = {}
    for listed in plays:
        wilds = sum(is_wild(card, level) for card in listed.cards)
        if wilds == 2 and listed.shape == Shape.PAIR and listed.rank != level:
            continue
        if listed.shape == Shape.FULL_HOUSE and all(is_wild(card, level) for card in listed.cards[-2:]):
            continue
        key = _key(listed, level)
        fewest[key] = min(fewest.get(key, 9), wilds)
    return fewest


def _moves(hand: np.ndarray, level: str, to_beat: Combination | None) -> np.ndarray:
    moves = np.zeros(rules.MOST_MOVES, rules.MOVE)
    shape = SHAPES.index(to_beat.shape) if to_beat else rules.PASS
    beaten = power_of(to_beat, level) if to_beat else 0
    return moves[: rules.legal_moves(hand, RANKS.index(level), shape, beaten, moves)]


def _clumped_cards(rng: Random) -> list[Card]:
    """Fewer ranks than two packs have, so that runs and bombs abound."""
    ranks = set(rng.sample(range(13), rng.randint(4, 13)))
    return [
        card
        for card in range(2 * PACK_SIZE)
        if card % PACK_SIZE >= BLACK_JOKER or card % PACK_SIZE // 4 in ranks
    ]


@pytest.mark.parametrize("seed", range(20))
def test_compiled_rules_equal_the_engine(seed: int) -> None:
    rng = Random(seed)
    for _ in range(25):
        level = rng.choice(RANKS)
        cards = _clumped_cards(rng)
        rng.shuffle(cards)
        wild = [card for card in range(2 * PACK_SIZE) if is_wild(card, level)]
        cards = [card for card in cards if card not in wild]
        hand = cards[: rng.choice((26, 20, 12, 5))] + wild[: rng.randint(0, 2)]
        other = cards[-rng.choice((26, 20, 12)) :] + wild[: rng.randint(0, 2)]
        to_beat = rng.choice([None, rng.choice(guandan.legal_plays(other, level))])
        counts = counts_of(hand)
        moves = _moves(counts, level, to_beat)
        if to_beat:
            assert moves[0]["shape"] == rules.PASS
            moves = moves[1:]
        found = {}
        for move in moves:
            faces = move["faces"][: move["size"]]
            used = counts_of(faces)
            assert (used <= counts).all()
            assert used[RANKS.index(level) * 4 + 1] == move["wilds"]
            shape, power = int(move["shape"]), int(move["strength"])
            key = shape, power, int(move["second"]), int(move["suit"]), int(move["size"])
            assert key not in found
            found[key] = int(move["wilds"])
            readings = guandan.readings(_cards_of(faces), level)
            assert any(_key(reading, level) == key for reading in readings), (faces, level, key)
        assert found == _fewest_wilds(guandan.legal_plays(hand, level, to_beat), level)


def _cards_of(faces: Iterable[int]) -> list[Card]:
    """Physical cards of the faces; the second time that one occurs it is the other pack's."""
    cards: list[Card] = []
    for face in map(int, faces):
        cards.append(face + PACK_SIZE if face in cards else face)
    return cards


def _observed(state: State) -> GuandanObservation:
    view = state.observe(seat_to_act(state))
    assert isinstance(view, GuandanObservation)
    return view


def _mirror(state: State) -> np.ndarray:
    """The same deal, about to be played, as the generator has it."""
    games = np.zeros(1, GAME)
    game = games[0]
    view = _observed(state)
    game["level"] = RANKS.index(view.level)
    for seat in range(4):
        game["hand"][seat] = counts_of(state.observe(seat).hand)
        game["left"][seat] = 27
        game["at_ace"][seat] = view.level == view.levels[seat % 2] == "A"
    for gift in (*view.tribute, *view.returned):
        game["known"][gift.receiver, gift.card % PACK_SIZE] += 1
    game["seat"] = state.to_act
    game["owner"] = game["first"] = NOBODY
    return games


def _row(choice: Candidate, level: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    key = _key(choice.action.combination, level) if isinstance(choice.action, Play) else (0, 0, 0, 0, 0)
    return key, tuple(sorted(choice.faces))


def _compare(games: np.ndarray, view: GuandanObservation) -> tuple[list[Candidate], np.ndarray]:
    """Hold choices and inputs of one decision equal; return them as both sides have them."""
    game = games[0]
    moves = _moves(game["hand"][view.seat], view.level, view.to_beat)
    by_row = {
        (
            tuple(int(move[name]) for name in ("shape", "strength", "second", "suit", "size")),
            tuple(sorted(map(int, move["faces"][: move["size"]]))),
        ): move
        for move in moves
    }
    choices = candidates(view)
    moves = np.array([by_row.pop(_row(choice, view.level)) for choice in choices])
    assert not by_row
    state = np.zeros(features.STATE_FEATURES, np.uint8)
    features.write_state(game, state)
    table = shown.Table(view)
    np.testing.assert_array_equal(state, table.state_row())
    actions = np.zeros((len(moves), features.ACTION_FEATURES), np.uint8)
    for move, row in zip(moves, actions, strict=True):
        features.write_action(game, move, np.zeros(1, np.int64), row)
    np.testing.assert_array_equal(actions, table.action_rows(choices))
    return choices, moves


@pytest.mark.parametrize("seed", range(3))
def test_choices_and_inputs_equal_those_at_play(seed: int) -> None:
    rng = Random(seed)
    state = guandan.GAME.begin(guandan.GAME.shuffle(rng), {}).state
    deals = 0
    games = np.zeros(1, GAME)
    while deals < 4:
        if state.phase is Phase.RETURN:
            state = state.apply(seat_to_act(state), rng.choice(state.legal())).state
            continue
        if state.phase is not Phase.PLAY:
            if state.phase is Phase.MATCH_OVER:
                break
            deals += 1
            state = state.deal(guandan.GAME.shuffle(rng)).state
            continue
        view = _observed(state)
        if not view.history:
            games = _mirror(state)
        choices, moves = _compare(games, view)
        # Mostly plays, so that deals end; the rest passes.
        chosen = (
            rng.randrange(len(choices))
            if rng.random() < 0.2
            else rng.randrange(len(choices) // 2, len(choices))
        )
        action = playable(choices[chosen], view)
        play(games[0], moves[chosen])
        state = state.apply(view.seat, action).state
        if games[0]["over"]:
            while state.phase is Phase.PLAY:
                state = state.apply(seat_to_act(state), state.legal()[0]).state


def test_the_planner_beats_greed() -> None:
    game = Lockstep(replace(KERNEL, rule_choice=planner.choose, rule_player_choice=greedy.choose))
    outcomes = duel.outcomes(game, [], [RULE_AGENT, RULE_PLAYER] * (SEATS // 2), 400, seed=5)
    assert (outcomes > 0).mean() > 0.85


@pytest.mark.parametrize(
    ("ranks", "needed"),
    [
        ([0, 0, 0, 3, 3], 1),
        ([0, 1, 2, 3, 4], 1),
        ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2),
        ([0, 0, 0, 0, 5], 0.5),
        ([2, 4, 6], 3),
    ],
)
def test_plays_still_needed(ranks: list[int], needed: float) -> None:
    counts = np.bincount(ranks, minlength=rules.RANKS).astype(np.int64)
    before = counts.copy()
    assert plays.plays_left(counts, 0, 11) == pytest.approx(10 * needed)
    np.testing.assert_array_equal(counts, before)
    assert plays.plays_left(counts, 1, 11) < 10 * needed
