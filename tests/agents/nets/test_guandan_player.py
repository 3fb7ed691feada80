from dataclasses import replace
from random import Random

import pytest

from cardavia_desktop.agents.nets.guandan.candidates import candidates, playable
from cardavia_desktop.agents.nets.guandan.features import ACTION_FEATURES, STATE_FEATURES
from cardavia_desktop.agents.nets.guandan.player import GuandanNetPlayer
from cardavia_desktop.agents.nets.guandan.values import GuandanValues
from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.actions import Play, Return
from cardavia_desktop.engine.cards import RANK_TEXTS, parse, rank_of, text
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.phase import Phase
from tests.agents.nets.test_doudizhu_player import net_of
from tests.agents.situations import giving_back
from tests.engine.playing import seat_to_act


def _values() -> GuandanValues:
    return GuandanValues(net_of(STATE_FEATURES, ACTION_FEATURES, seed=1))


def test_it_plays_a_match_legally() -> None:
    player = GuandanNetPlayer(values=_values())
    rng = Random(2)
    state = guandan.GAME.begin(guandan.GAME.shuffle(rng), {}).state
    for _ in range(3):
        while state.to_act is not None:
            view = state.observe(state.to_act)
            if view.phase is Phase.PLAY and rng.random() < 0.05:
                advice = player.advise(view)
                assert len({one.action for one in advice}) == len(advice)
            # The state refuses what is illegal.
            state = state.apply(state.to_act, player.decide(view)).state
        state = state.deal(guandan.GAME.shuffle(rng)).state


def _first_view(seed: int) -> GuandanObservation:
    state = guandan.GAME.begin(guandan.GAME.shuffle(Random(seed)), {}).state
    view = state.observe(seat_to_act(state))
    assert isinstance(view, GuandanObservation)
    return view


@pytest.mark.parametrize("seed", range(12))
def test_each_candidate_is_played_as_it_is_shown(seed: int) -> None:
    view = _first_view(seed)
    for choice in candidates(view):
        action = playable(choice, view)
        assert isinstance(action, Play)
        assert isinstance(choice.action, Play)
        cards = action.combination.cards
        assert sorted(card % 54 for card in cards) == sorted(choice.faces)
        assert set(cards) <= set(view.hand)
        assert action.combination.shape == choice.action.combination.shape
        assert action.combination.rank == choice.action.combination.rank


def test_a_play_leaves_straight_flushes_whole() -> None:
    hand = parse("3S 4S 5S 6S 7S 3D 3C 9H 9D")
    plays = guandan.legal_plays(hand, "A")
    view = _first_view(0)
    view = replace(view, level="A", hand=hand, legal=tuple(map(Play, plays)))
    pair = next(
        playable(choice, view)
        for choice in candidates(view)
        if isinstance(choice.action, Play) and choice.action.combination[:2] == ("pair", "3")
    )
    assert isinstance(pair, Play)
    assert sorted(text(pair.combination.cards).split()) == ["3C", "3D"]


def test_a_net_of_other_inputs_is_refused() -> None:
    with pytest.raises(ValueError, match="takes"):
        GuandanValues(net_of(STATE_FEATURES - 1, ACTION_FEATURES, seed=1))


def _ranks_returned(values: GuandanValues | None, hand: str) -> list[str]:
    advice = GuandanNetPlayer(values=values).advise(giving_back(hand))
    returned = [one.action.card for one in advice if isinstance(one.action, Return)]
    assert len(returned) == len(advice) == len(set(returned))
    return [RANK_TEXTS[rank_of(card)] for card in returned]


def test_every_return_is_advised_once() -> None:
    view = giving_back("3 4 4 6 6 6 8 9 T J Q 5 5 5 5 A A K")
    assert len(_ranks_returned(_values(), "3 4 4 6 6 6 8 9 T J Q 5 5 5 5 A A K")) == len(view.legal)


def test_the_trained_net_gives_back_what_its_hand_misses_least() -> None:
    assert _ranks_returned(None, "3 4 4 4 6 6 6 7 7 9 9 5 5 5 5 A A K K Q Q Q J J BJ BJ RJ")[0] == "3"
    assert _ranks_returned(None, "7 3 3 3 4 4 4 5 5 5 5 9 9 A A K K Q Q Q J J BJ BJ RJ")[0] in {"7", "9"}


def test_a_card_that_would_break_a_bomb_is_not_even_looked_at() -> None:
    assert "5" not in _ranks_returned(_values(), "3 4 6 8 5 5 5 5 9 9 9 T T T A A K K Q Q Q J J")[:4]
