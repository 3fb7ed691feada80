"""A history for the shots: some months of made-up deals, and the real matches whose logs lie here."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.engine.outcome import Outcome
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store.history import DealRecord, History, MatchRecord, record_deal, record_match
from tools.shots.collect import FOLDER

NOW: Final = datetime(2026, 6, 1, 20, 30, tzinfo=UTC)
"""When the latest deal has ended."""

_DEALS: Final = 130
_REAL: Final = ("ddz-won", "gd-match-won", "ddz-lost")


def filled(path: Path) -> History:
    """Return a history at a path, filled."""
    history = History(path)
    rng = Random(20)
    for number in range(_DEALS):
        finished = NOW - timedelta(days=(_DEALS - number) * 0.8, minutes=rng.randrange(600))
        level = rng.choice(("easy", "easy", "normal", "normal", "hard", "expert"))
        game = "guandan" if number % 3 == 0 else "doudizhu"
        skill = 0.42 + 0.2 * number / _DEALS
        outcome = _guandan(rng, skill) if game == "guandan" else _doudizhu(rng, skill)
        identity = f"{number:016x}"
        code = f"{GAMES[game].letter}-{rng.randrange(10**6):06d}X"
        history.record(
            DealRecord(
                match=identity,
                number=1,
                finished=finished,
                game=game,
                opponents=level,
                seat=0,
                outcome=outcome,
                undos=int(rng.random() < 0.1),
                plies=rng.randrange(30, 90),
            ),
            MatchRecord(id=identity, game=game, code=code, players=("", level), log="{}"),
        )
        if rng.random() < 0.3:
            history.keep_review(identity, 1, "shots", rng.uniform(0.6, 0.97), "{}")
    for place, name in enumerate(_REAL):
        match = codec.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"), GAMES)
        match.identity = f"{place + _DEALS:016x}"
        match.players = ("", *("expert",) * (match.game.seats - 1))
        history.record(record_deal(match, 0, NOW + timedelta(minutes=place)), record_match(match))
    return history


def _doudizhu(rng: Random, skill: float) -> Outcome:
    role = "landlord" if rng.random() < 0.4 else "farmer"
    won = rng.random() < skill + (0.1 if role == "landlord" else 0)
    bombs = rng.choice((0, 0, 0, 1, 1, 2, 3))
    spring = ("spring" if won == (role == "landlord") else "reverse_spring") if rng.random() < 0.07 else ""
    stake = rng.choice((1, 2, 3, 3)) * (1 << bombs) * (2 if spring else 1) * (2 if role == "landlord" else 1)
    return Outcome(
        won=won, score=stake if won else -stake, match_won=won, bombs=bombs, role=role, spring=spring
    )


def _guandan(rng: Random, skill: float) -> Outcome:
    places = [0, 1, 2, 3]
    rng.shuffle(places)
    won = places[0] in (0, 2)
    if won != (rng.random() < skill):
        places = [(seat + 1) % 4 for seat in places]
        won = not won
    step = 4 - places.index((places[0] + 2) % 4) - 1
    before = rng.randrange(0, 9)
    after = min(12, before + step) if won else before
    return Outcome(
        won=won,
        score=step if won else -step,
        match_won=None,
        bombs=rng.randrange(2, 11),
        places=tuple(places),
        level=RANKS[before],
        levels_before=(RANKS[before], RANKS[rng.randrange(9)]),
        levels_after=(RANKS[after], RANKS[rng.randrange(12)]),
    )
