"""A finished deal as the history keeps it."""

from dataclasses import dataclass
from datetime import datetime

from cardavia_desktop import __version__
from cardavia_desktop.engine import codec
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.outcome import Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRecord:
    """One finished deal, seen from the person's seat.

    Attributes:
        match: the identity of its match.
        number: its number in the match, from 1.
        finished: when it ended, in UTC to the second.
        game: the game's key.
        opponents: the names of the players at the other seats, each once, joined by ``+``: ``easy``.
        seat: the person's seat.
        outcome: how it ended for that seat.
        undos: how often decisions were taken back in it.
        plies: how many decisions all seats made in it.
    """

    match: str
    number: int
    finished: datetime
    game: str
    opponents: str
    seat: int
    outcome: Outcome
    undos: int
    plies: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """The match of a finished deal, up to that deal's end.

    Attributes:
        id: its identity.
        game: the game's key.
        code: its deal code; empty when it has none.
        players: the name of the player at each seat, empty for the person.
        log: the match as JSON text, which :func:`cardavia_desktop.engine.codec.loads` replays.
    """

    id: str
    game: str
    code: str
    players: tuple[str, ...]
    log: str


def record_deal(match: Match, seat: int, finished: datetime) -> DealRecord:
    """Return the record of a match's current deal, which has ended.

    Args:
        match: the match.
        seat: the person's seat.
        finished: when the deal ended, with a time zone.

    Raises:
        ValueError: the deal has not ended.
    """
    others = {name for other, name in enumerate(match.players) if other != seat}
    entries = match.log
    last_deal = max(place for place, entry in enumerate(entries) if isinstance(entry, Deal))
    return DealRecord(
        match=match.identity,
        number=match.deals,
        finished=finished,
        game=match.game.key,
        # A kept match may name players in any characters; half of a surrogate pair is none.
        opponents="+".join(sorted(others)).encode(errors="replace").decode(),
        seat=seat,
        outcome=match.game.outcome(match.state.observe(seat)),
        undos=match.deal_undos[-1],
        plies=len(entries) - 1 - last_deal,
    )


def record_match(match: Match) -> MatchRecord:
    """Return the record of a match as it stands."""
    return MatchRecord(
        id=match.identity,
        game=match.game.key,
        code=str(match.code or ""),
        players=match.players,
        log=codec.dumps(match, f"Cardavia {__version__}"),
    )
