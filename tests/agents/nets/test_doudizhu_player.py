from random import Random

import numpy as np
import pytest

from cardavia_desktop.agents.nets.doudizhu.bidding import best_bid
from cardavia_desktop.agents.nets.doudizhu.features import ACTION_FEATURES, ROLES, STATE_FEATURES
from cardavia_desktop.agents.nets.doudizhu.player import DoudizhuNetPlayer
from cardavia_desktop.agents.nets.doudizhu.values import DoudizhuValues
from cardavia_desktop.agents.nets.value_net import ValueNet
from cardavia_desktop.engine import doudizhu
from cardavia_desktop.engine.actions import Bid, Play
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.phase import Phase
from tests.engine.playing import seat_to_act


def net_of(states: int, actions: int, *, seed: int) -> ValueNet:
    """A small net of random weights."""
    rng = np.random.default_rng(seed)
    width, head = 8, 4
    shapes = {
        "state1": (width, states),
        "state2": (width, width),
        "state3": (width, width),
        "action": (width, actions),
        "head": (head, width),
        "out": (1, head),
    }
    arrays = {f"{name}.weight": rng.normal(size=shape) / 8 for name, shape in shapes.items()}
    arrays |= {f"{name}.bias": np.zeros(shape[0]) for name, shape in shapes.items() if name != "action"}
    return ValueNet(arrays)


def _net(seed: int, actions: int = ACTION_FEATURES) -> ValueNet:
    return net_of(STATE_FEATURES, actions, seed=seed)


def _values() -> DoudizhuValues:
    return DoudizhuValues({role: _net(seed) for seed, role in enumerate(ROLES)})


@pytest.mark.parametrize("seed", range(5))
def test_it_plays_whole_deals_legally(seed: int) -> None:
    player = DoudizhuNetPlayer(Random(seed), values=_values())
    state = doudizhu.GAME.begin(doudizhu.GAME.shuffle(Random(seed)), {}).state
    while state.to_act is not None:
        view = state.observe(state.to_act)
        action = player.decide(view)
        assert action in view.legal
        advice = player.advise(view)
        assert {one.action for one in advice} <= set(view.legal)
        assert advice[0].action == action
        if view.phase is Phase.PLAY:
            chances = [one.chance for one in advice if one.chance is not None]
            assert len(chances) == len(advice)
            # What heads the list may be worth a hair less than the best, for manners' sake.
            assert chances[1:] == sorted(chances[1:], reverse=True)
            assert chances[0] > max(chances) - 0.031
            assert all(0 <= chance <= 1 for chance in chances)
        state = state.apply(state.to_act, action).state


def test_going_out_is_worth_the_deal() -> None:
    state = doudizhu.GAME.begin(doudizhu.GAME.shuffle(Random(3)), {}).state
    state = state.apply(seat_to_act(state), Bid(3)).state
    rng = Random(5)
    values = _values()
    ended = 0
    while state.to_act is not None:
        view = state.observe(state.to_act)
        assert isinstance(view, DoudizhuObservation)
        found = values.values(view)
        for action, value in zip(view.legal, found, strict=True):
            if isinstance(action, Play) and action.combination.size == len(view.hand):
                assert value == found.max() == 1
                ended += 1
        state = state.apply(state.to_act, rng.choice(view.legal)).state
    assert ended


def test_a_better_hand_never_bids_less() -> None:
    legal = [Bid(0), Bid(2), Bid(3)]
    bids = [best_bid(chance / 100, legal).points for chance in range(101)]
    assert bids == sorted(bids)
    assert set(bids) == {0, 2, 3}


def test_nets_of_other_inputs_are_refused() -> None:
    nets = {role: _net(1) for role in ROLES}
    with pytest.raises(ValueError, match="landlord"):
        DoudizhuValues(nets | {"landlord": _net(1, ACTION_FEATURES - 1)})
    with pytest.raises(ValueError, match="farmer_after"):
        DoudizhuValues({role: net for role, net in nets.items() if role != "farmer_after"})
