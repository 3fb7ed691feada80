"""Who plays with whom, and whose play lies on the table."""

from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.observation import Observation, Turn


def partner_of(observation: Observation) -> int | None:
    """Return the seat that wins and loses with the observing one; None for a landlord and while bidding."""
    seat = observation.seat
    if not isinstance(observation, DoudizhuObservation):
        return (seat + 2) % 4
    landlord = observation.landlord
    return None if landlord is None or landlord == seat else 3 - landlord - seat


def opponents_of(observation: Observation) -> tuple[int, ...]:
    """Return the seats against the observing one, in the order in which they act after it."""
    seats = len(observation.counts)
    partner = partner_of(observation)
    after = ((observation.seat + step) % seats for step in range(1, seats))
    return tuple(seat for seat in after if seat != partner)


def lying_turn(observation: Observation) -> Turn | None:
    """Return the turn whose combination lies on the table, None when a trick is about to be led."""
    played = (turn for turn in reversed(observation.trick) if turn.combination is not None)
    return next(played, None)


def partner_is_winning(observation: Observation) -> bool:
    """Tell whether it is the partner's combination that lies on the table."""
    turn = lying_turn(observation)
    return turn is not None and turn.seat == partner_of(observation)
