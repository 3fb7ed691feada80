"""How a deal of Guandan ended for one seat."""

from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.guandan.result import Result
from cardavia_desktop.engine.guandan.seats import team_of
from cardavia_desktop.engine.guandan.shapes import BOMB_SHAPES
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.outcome import Outcome


def outcome(view: Observation) -> Outcome:
    """Return how the deal ended for the seat whose view this is.

    Raises:
        ValueError: it has not ended, or is none of Guandan.
    """
    match view:
        case GuandanObservation(seat=seat, history=history, result=Result() as result):
            own, other = team_of(seat), 1 - team_of(seat)
            won = own == result.winning_team
            played = [turn.combination for turn in history if turn.combination]
            return Outcome(
                won=won,
                score=result.scores[seat],
                match_won=won if result.match_won else None,
                bombs=sum(combination.shape in BOMB_SHAPES for combination in played),
                places=result.places,
                level=result.level,
                levels_before=(result.levels_before[own], result.levels_before[other]),
                levels_after=(result.levels_after[own], result.levels_after[other]),
            )
        case _:
            raise ValueError("not the end of a deal of Guandan")
