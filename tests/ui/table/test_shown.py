"""Steps of an update: each shows what was true then, and the last one what is."""

from random import Random

import pytest

from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.cards import face_of
from cardavia_desktop.engine.events import Dealt, Played, TributePaid, TrickTaken
from cardavia_desktop.engine.game import Game
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.ui.table.shown import Mark, steps


def follow(game: Game, seed: int, deals: int) -> int:
    """Play and compare every step with what came before; return how many steps there were."""
    rng = Random(seed)
    match = Match(game, game.shuffle(rng))
    mind = GreedyAgent()
    marks: tuple[Mark | None, ...] = ()
    before = match.state.observe(0)
    count = 0
    while deals and match.state.phase is not Phase.MATCH_OVER:
        if match.state.phase.needs_cards:
            events = match.deal(game.shuffle(rng))
            deals -= 1
        else:
            seat = match.state.to_act
            assert seat is not None
            events = match.act(seat, mind.decide(match.state.observe(seat)))
        view = match.state.observe(0)
        shown = steps(events, view, marks)
        assert len(shown) == len(events)
        last = shown[-1]
        assert sorted(last.hand) == sorted(view.hand)
        assert last.counts == view.counts
        assert not last.pending
        assert all(len(step.hand) == step.counts[0] for step in shown)
        if isinstance(events[0], Played) and events[0].seat == 0:
            played = sorted(map(face_of, events[0].combination.cards))
            left = sorted(map(face_of, [*shown[0].hand, *events[0].combination.cards]))
            assert played
            assert left == sorted(map(face_of, before.hand))
        marks = last.marks
        before = view
        count += len(shown)
    return count


@pytest.mark.parametrize("seed", range(3))
def test_dou_dizhu(seed: int) -> None:
    assert follow(doudizhu.GAME, seed, 3) > 30


@pytest.mark.parametrize("seed", range(2))
def test_guandan(seed: int) -> None:
    assert follow(guandan.GAME, seed, 3) > 100


def test_a_trick_is_cleared_when_it_is_taken() -> None:
    rng = Random(4)
    match = Match(guandan.GAME, guandan.GAME.shuffle(rng))
    mind = GreedyAgent()
    marks: tuple[Mark | None, ...] = ()
    for _ in range(30):
        seat = match.state.to_act
        assert seat is not None
        events = match.act(seat, mind.decide(match.state.observe(seat)))
        shown = steps(events, match.state.observe(0), marks)
        for step in shown:
            if isinstance(step.event, TrickTaken):
                assert step.marks == (None,) * 4
                return
        marks = shown[-1].marks
    pytest.fail("no trick was taken")


def test_tribute_is_shown_from_the_hand_before_it() -> None:
    rng = Random(2)
    match = Match(guandan.GAME, guandan.GAME.shuffle(rng))
    mind = GreedyAgent()
    seen = 0
    while seen < 3:
        if match.state.phase.needs_cards:
            events = match.deal(guandan.GAME.shuffle(rng))
            shown = steps(events, match.state.observe(0), ())
            assert isinstance(shown[0].event, Dealt)
            assert shown[0].counts == (27, 27, 27, 27)
            for step in shown:
                if isinstance(step.event, TributePaid):
                    seen += 1
                    assert step.counts[step.event.receiver] >= 28
        elif match.state.phase is Phase.MATCH_OVER:
            return
        else:
            seat = match.state.to_act
            assert seat is not None
            match.act(seat, mind.decide(match.state.observe(seat)))
