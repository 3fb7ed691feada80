"""Whole matches in the whole program, in both games and languages, by mouse and by keys."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.events import MatchEnded, TributeCancelled, TributePaid, TributeReturned
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.saves import Saves
from tests.ui.program.conftest import PLAYERS, Program, begin


def play(program: Program, *, by_keys: bool) -> None:
    """Play as a simple mind does until the match is over."""
    mind = GreedyAgent()
    for _ in range(3000):
        program.wait()
        view = program.view
        if view.phase is Phase.MATCH_OVER:
            return
        if view.result is not None:
            if by_keys:
                program.key(Qt.Key.Key_Return)
            else:
                program.click("next_deal")
        elif program.session.your_turn:
            before, action = program.ply, mind.decide(view)
            if by_keys:
                program.act_by_keys(action)
            else:
                program.act_by_mouse(action)
            assert program.ply > before, f"{action} was not carried out"
    pytest.fail("the match came to no end")


def whole_match(paths: Paths, programs: list[Program], *, game: str, language: str, by_keys: bool) -> None:
    if game == "guandan":
        # Both teams begin at K, so that the match is decided at A after few deals.
        match = Match(guandan.GAME, guandan.GAME.shuffle(Random(6)), {"level": "K"}, PLAYERS[game])
        Saves(paths.matches, GAMES).save(match)
    program = begin(paths, programs, language=language, game=game)
    play(program, by_keys=by_keys)
    match_played = program.session.match
    assert match_played is not None
    events = match_played.events
    assert isinstance(events[-1], MatchEnded)
    if game == "guandan":
        assert program.view.result is not None
        assert any(isinstance(event, TributePaid | TributeCancelled) for event in events)
        assert any(isinstance(event, TributeReturned) for event in events)
    button = program.button("next_deal")
    assert button.isVisible()
    assert button.text()
    words = " ".join(program.heard)
    assert ("passe" in words) == (language == "fr")
    # Playing on begins a new match.
    if by_keys:
        program.key(Qt.Key.Key_Return)
    else:
        program.click("next_deal")
    program.wait()
    assert program.session.match is not match_played


WHOLE = [
    pytest.param("doudizhu", "en", False, id="doudizhu-english-mouse"),
    pytest.param("doudizhu", "fr", True, id="doudizhu-french-keys"),
    pytest.param("guandan", "fr", False, id="guandan-french-mouse"),
    pytest.param("guandan", "en", True, id="guandan-english-keys"),
]


@pytest.mark.parametrize(("game", "language", "by_keys"), WHOLE)
def test_a_whole_match(
    paths: Paths, programs: list[Program], game: str, language: str, by_keys: bool
) -> None:
    whole_match(paths, programs, game=game, language=language, by_keys=by_keys)


@pytest.mark.xvfb
@pytest.mark.parametrize(("game", "language", "by_keys"), WHOLE)
def test_a_whole_match_on_a_screen(
    paths: Paths, programs: list[Program], game: str, language: str, by_keys: bool
) -> None:
    whole_match(paths, programs, game=game, language=language, by_keys=by_keys)
