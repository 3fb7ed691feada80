"""The chance of winning: fitted to what happened, and what the nets' players make of it."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cardavia_desktop.agents import chance, roster
from cardavia_desktop.agents.agent import Expert
from cardavia_desktop.agents.chance import Scaling
from cardavia_desktop.agents.nets.doudizhu.player import DoudizhuNetPlayer
from cardavia_desktop.agents.nets.guandan.player import GuandanNetPlayer
from cardavia_desktop.engine.actions import Action, Bid, Play
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES
from tests.agents.playing import decisions
from tools.calibrate import BIDDING, Sample, brier, fit, groups, samples

RECORDED = Path(__file__).parents[1] / "data" / "chance"
PLAYERS: dict[str, Callable[[], Expert]] = {
    "doudizhu": lambda: DoudizhuNetPlayer(Random(0)),
    "guandan": GuandanNetPlayer,
}
SCALINGS = {**chance.DOUDIZHU, BIDDING: chance.BIDDING, "any": chance.GUANDAN}


def recorded(game: str) -> list[Sample]:
    rows = json.loads((RECORDED / f"{game}.json").read_text(encoding="utf-8"))
    return [Sample(kind, value, bool(won)) for kind, value, won in rows]


def views(game: str, seed: int) -> list[Observation]:
    agents = [roster.create(game, "normal", Random(seat)) for seat in range(GAMES[game].seats)]
    return list(decisions(game, agents, seed=seed))


@pytest.mark.parametrize("game", GAMES)
def test_chances_are_as_often_right_as_they_say(game: str) -> None:
    """On deals that were not fitted, in ten groups from the worst positions to the best."""
    known = recorded(game)
    for kind in {sample.kind for sample in known}:
        own = [sample for sample in known if sample.kind == kind]
        assert brier(own, SCALINGS[kind]) <= brier(own, Scaling(1.0, 0.0)) + 0.002, kind
        for said, won, size in groups(own, SCALINGS[kind]):
            # Samples of one deal are alike, so a group is worth far fewer than it has.
            assert abs(said - won) < 0.07 + 1.3 / size**0.5, (kind, said, won)


def test_a_wrong_scaling_is_noticed() -> None:
    known = [sample for sample in recorded("doudizhu") if sample.kind == "landlord"]
    right = chance.DOUDIZHU["landlord"]
    for wrong in (Scaling(right.slope, right.offset - 2), Scaling(-right.slope, right.offset)):
        assert brier(known, wrong) > brier(known, right) + 0.02


def test_the_fit_finds_the_line_that_samples_were_drawn_from() -> None:
    rng, line = Random(1), Scaling(1.6, -0.4)
    known = []
    for _ in range(6000):
        value = rng.uniform(-0.95, 0.95)
        known.append(Sample("any", value, rng.random() < line.chance(value)))
    found = fit(known)
    assert found.slope == pytest.approx(line.slope, abs=0.12)
    assert found.offset == pytest.approx(line.offset, abs=0.12)


def test_samples_tell_who_won() -> None:
    found = [sample for seed in range(6) for sample in samples("doudizhu", Random(seed))]
    assert {sample.kind for sample in found} <= {*chance.DOUDIZHU, BIDDING}
    assert {sample.won for sample in found} == {True, False}
    with pytest.raises(ValueError, match="all were won"):
        fit([sample for sample in found if sample.won])


def test_only_what_is_certain_is_sure() -> None:
    assert Scaling(2.0, 0.0).chance(1.0) == 0.99
    assert Scaling(2.0, 0.0).chance(-1.0) == pytest.approx(0.01)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_expert_does_itself_loses_nothing(game: str) -> None:
    expert = PLAYERS[game]()
    for view in views(game, seed=5):
        if view.phase is Phase.PLAY:
            found = expert.appraise(view, expert.decide(view))
            if found.best.chance is None:
                assert found.chance is None
            else:
                assert found.chance == pytest.approx(found.best.chance)


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_is_appraised_and_none_above_the_best(game: str) -> None:
    expert = PLAYERS[game]()
    seen = 0
    for view in views(game, seed=8)[::7]:
        for action in view.legal[:12]:
            found = expert.appraise(view, action)
            if found.chance is not None and found.best.chance is not None:
                seen += 1
                # A play made with other cards of the ranks may come out a little better in Guandan.
                assert 0 <= found.chance <= found.best.chance + 0.02
    assert seen > 20


@pytest.mark.parametrize("game", GAMES)
def test_going_out_first_is_certain_to_win(game: str) -> None:
    expert = PLAYERS[game]()
    ways = [
        (view, action)
        for seed in range(4)
        for view in views(game, seed=seed)
        for action in view.legal
        if all(view.counts) and goes_out(view, action)
    ]
    assert ways
    for view, action in ways:
        assert expert.appraise(view, action).chance == 1.0
        assert expert.advise(view)[0].chance == 1.0


def goes_out(view: Observation, action: Action) -> bool:
    return isinstance(action, Play) and action.combination.size == len(view.hand)


def test_the_deal_is_settled_once_somebody_is_out_in_guandan() -> None:
    expert = GuandanNetPlayer()
    late = [view for view in views("guandan", seed=2) if not all(view.counts)]
    assert late
    for view in late:
        assert expert.appraise(view, view.legal[0]).chance is None
        assert all(advice.chance is None for advice in expert.advise(view))


def test_bids_tell_the_chance_as_landlord_and_are_not_judged() -> None:
    expert = DoudizhuNetPlayer(Random(0))
    bids = [view for view in views("doudizhu", seed=3) if view.phase is Phase.BID]
    for view in bids:
        for advice in expert.advise(view):
            assert isinstance(advice.action, Bid)
            assert (advice.chance is None) == (advice.action.points == 0)
        assert expert.appraise(view, Bid(0)).chance is None


def test_an_action_that_is_not_legal_is_refused() -> None:
    expert = DoudizhuNetPlayer(Random(0))
    plays = [view for view in views("doudizhu", seed=3) if view.phase is Phase.PLAY]
    first, later = plays[0], next(view for view in plays if view.seat == plays[0].seat and view.to_beat)
    foreign = next(action for action in first.legal if action not in later.legal)
    with pytest.raises(ValueError, match="not legal"):
        expert.appraise(later, foreign)
