"""Finished deals to fill a history with."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.game import Game
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.outcome import Outcome
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store.history import DealRecord, History, MatchRecord
from tests.engine.playing import random_action

NOON = datetime(2031, 5, 17, 12, 0, tzinfo=UTC)
LOST = Outcome(won=False, score=-2, match_won=False, bombs=1, role="farmer")
WON = Outcome(won=True, score=4, match_won=True, bombs=2, role="landlord", spring="spring")


def played(game: Game, number: int, deals: int = 1) -> Match:
    """Return a match from a code at the end of so many deals."""
    code = DealCode(game, number)
    players = ["", *["easy"] * (game.seats - 1)]
    match = Match(game, code.deal(1), players=players, code=code, identity=f"{number:016x}")
    rng = Random(number)
    left = deals
    while True:
        seat = match.state.to_act
        if seat is not None:
            match.act(seat, random_action(match, rng))
            left -= match.state.phase in (Phase.DEAL_OVER, Phase.MATCH_OVER)
        if not left or match.state.phase is Phase.MATCH_OVER:
            return match
        if match.state.phase.needs_cards:
            match.deal(code.deal(match.deals + 1))


def endless(deals: int) -> Match:
    """Return a match of Guandan of so many deals, none of which ended it."""
    game, rng = GAMES["guandan"], Random(1)
    match = Match(game, game.shuffle(rng), players=["", *["easy"] * 3])
    begun = match.ply
    while match.deals < deals:
        seat = match.state.to_act
        if seat is not None:
            match.act(seat, random_action(match, rng))
        if match.state.phase is Phase.MATCH_OVER:
            match.step_back(begun)  # once more, with other decisions
        elif match.state.phase is Phase.DEAL_OVER:
            match.deal(game.shuffle(rng))
            begun = match.ply
    return match


def match_record(number: int, log: str = "{}") -> MatchRecord:
    return MatchRecord(id=f"{number:016x}", game="doudizhu", code="", players=("", "easy", "easy"), log=log)


def deal_record(number: int, outcome: Outcome = LOST, opponents: str = "easy", undos: int = 0) -> DealRecord:
    """Return the record of a match of one deal that ended so many hours after noon."""
    return DealRecord(
        match=f"{number:016x}",
        number=1,
        finished=NOON + timedelta(hours=number),
        game="doudizhu",
        opponents=opponents,
        seat=0,
        outcome=outcome,
        undos=undos,
        plies=30,
    )


def guandan(outcome: Outcome, level: str) -> Outcome:
    return replace(outcome, role="", spring="", match_won=None, level="2", levels_after=(level, "2"))


def fill(history: History, *records: DealRecord) -> None:
    """Record finished deals."""
    for record in records:
        history.record(record, match_record(int(record.match, 16)))
