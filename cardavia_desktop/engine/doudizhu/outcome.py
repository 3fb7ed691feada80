"""How a deal of Dou Dizhu ended for one seat."""

from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.doudizhu.result import Result, Spring
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.outcome import Outcome


def outcome(view: Observation) -> Outcome:
    """Return how the deal ended for the seat whose view this is.

    Raises:
        ValueError: it has not ended, or is none of Dou Dizhu.
    """
    match view:
        case DoudizhuObservation(seat=seat, result=Result() as result):
            won = seat in result.winners
            return Outcome(
                won=won,
                score=result.scores[seat],
                match_won=won,
                bombs=result.bombs,
                role="landlord" if seat == result.landlord else "farmer",
                spring="" if result.spring is Spring.NONE else result.spring.value,
            )
        case _:
            raise ValueError("not the end of a deal of Dou Dizhu")
