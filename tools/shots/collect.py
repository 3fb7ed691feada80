"""Play matches until every moment that the shots show has come, and keep their logs.

    python -m tools.shots.collect

The logs are in git, so this is needed only for a new moment or a new version of the log's format.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.agent import Agent
from cardavia_desktop.engine import codec, dealcode
from cardavia_desktop.engine.actions import Action, Bid, Play
from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.engine.doudizhu.game import GAME as DOUDIZHU
from cardavia_desktop.engine.doudizhu.result import Result, Spring
from cardavia_desktop.engine.events import (
    Event,
    LandlordChosen,
    TributeCancelled,
    TributePaid,
    TributeReturned,
    WentOut,
)
from cardavia_desktop.engine.game import Game
from cardavia_desktop.engine.guandan.game import GAME as GUANDAN
from cardavia_desktop.engine.guandan.result import Result as GuandanResult
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.ui import phrases

FOLDER: Final = Path(__file__).resolve().parent / "matches"
_TRIES: Final = 60
_DEALS: Final = 12


@dataclass(frozen=True, slots=True)
class Now:
    """A moment of a match: what you know, and what the latest step brought."""

    view: Observation
    events: tuple[Event, ...]

    def mine(self, phase: Phase = Phase.PLAY) -> bool:
        """Tell whether it is your turn in that phase."""
        return self.view.phase is phase and self.view.to_act == self.view.seat

    def follows(self) -> bool:
        """Tell whether you may beat more than a single card in several ways."""
        plays = [action for action in self.view.legal if isinstance(action, Play)]
        beats = self.view.to_beat is not None and self.view.to_beat.size > 1
        return self.mine() and beats and len(plays) > 1

    def leads(self) -> bool:
        """Tell whether you lead the deal's first trick."""
        return self.mine() and not self.view.history

    def bombed(self) -> bool:
        """Tell whether you face a bomb."""
        return self.mine() and self.view.to_beat is not None and phrases.is_bomb(self.view.to_beat)

    def full(self, seats: int) -> bool:
        """Tell whether that many combinations lie on the table."""
        return self.mine() and sum(turn.combination is not None for turn in self.view.trick) >= seats

    def last_cards(self) -> bool:
        """Tell whether two others are nearly out of cards while you play."""
        few = [count for count in self.view.counts[1:] if 0 < count < 3]
        return self.mine() and len(few) > 1

    def waits(self) -> bool:
        """Tell whether the next seat thinks about your play."""
        return self.view.phase is Phase.PLAY and self.view.to_act == 1 and len(self.view.trick) > 1

    def over(self, *, won: bool) -> bool:
        """Tell whether a deal is over and you have won it, or not."""
        result = self.view.result
        return result is not None and (0 in result.winners) is won

    def spring(self) -> bool:
        """Tell whether the losers of Dou Dizhu were shut out."""
        return isinstance(self.view.result, Result) and self.view.result.spring is not Spring.NONE

    def brought(self, kind: type[Event], number: int = 1) -> bool:
        """Tell whether the latest step brought so many events of a kind."""
        return sum(isinstance(event, kind) for event in self.events) >= number

    def out(self, *, own: bool) -> bool:
        """Tell whether you have just gone out, or another seat has, in mid-deal."""
        seats = [event.seat for event in self.events if isinstance(event, WentOut)]
        return bool(seats) and self.view.result is None and (seats[0] == 0) is own


Moment = Callable[[Now], bool]

DOUDIZHU_MOMENTS: Final[Mapping[str, Moment]] = {
    "ddz-bid": lambda now: now.mine(Phase.BID) and not now.events,
    "ddz-bid-later": lambda now: now.mine(Phase.BID) and bool(now.events),
    "ddz-landlord": lambda now: now.brought(LandlordChosen) and now.view.to_act == 0,
    "ddz-lead": Now.leads,
    "ddz-follow": Now.follows,
    "ddz-bomb": Now.bombed,
    "ddz-full": lambda now: now.full(3),
    "ddz-last-cards": Now.last_cards,
    "ddz-thinking": Now.waits,
    "ddz-won": lambda now: now.over(won=True),
    "ddz-lost": lambda now: now.over(won=False),
    "ddz-spring": Now.spring,
}
GUANDAN_MOMENTS: Final[Mapping[str, Moment]] = {
    "gd-lead": Now.leads,
    "gd-follow": Now.follows,
    "gd-bomb": Now.bombed,
    "gd-full": lambda now: now.full(4),
    "gd-last-cards": Now.last_cards,
    "gd-thinking": Now.waits,
    "gd-tribute": lambda now: now.brought(TributePaid) and not now.brought(TributePaid, 2),
    "gd-two-tributes": lambda now: now.brought(TributePaid, 2),
    "gd-cancelled": lambda now: now.brought(TributeCancelled),
    "gd-return": lambda now: now.mine(Phase.RETURN),
    "gd-returned": lambda now: now.brought(TributeReturned),
    "gd-out": lambda now: now.out(own=True),
    "gd-other-out": lambda now: now.out(own=False) and now.mine(),
    "gd-won": lambda now: now.over(won=True),
    "gd-lost": lambda now: now.over(won=False),
}
_FULL_COURSE: Final = range(6, 12)
"""Deals of a match whose course is worth a picture."""

_OTHERS_CLIMB: Final = 3
"""Levels that the losers of such a match have climbed at least."""


def collect(game: Game, moments: Mapping[str, Moment]) -> dict[str, str]:
    """Return a log for each moment, played by the rule players at your seat and by simple ones elsewhere.

    Raises:
        LookupError: a moment never comes.
    """
    found: dict[str, str] = {}
    for seed in range(_TRIES):
        code = dealcode.draw(game, Random(seed))
        match = Match(game, code.deal(1), players=("", *("easy",) * (game.seats - 1)), code=code)
        players = [_player(game, seat, seed) for seat in range(game.seats)]
        _look(match, (), moments, found)
        while match.deals < _DEALS and len(found) < len(moments):
            events = _step(match, players)
            if not events:
                break
            _look(match, events, moments, found)
        if len(found) == len(moments):
            return found
    raise LookupError(f"never seen: {', '.join(moments.keys() - found.keys())}")


def whole_matches() -> dict[str, str]:
    """Return the logs of a match of Guandan that your team wins and of one that it loses, from 2 to A.

    Raises:
        LookupError: no match has such a course.
    """
    found: dict[str, str] = {}
    for seed in range(_TRIES):
        code = dealcode.draw(GUANDAN, Random(seed))
        match = Match(GUANDAN, code.deal(1), players=("", *("easy",) * 3), code=code)
        names = ["easy" if seat % 2 == seed % 2 else "greedy" for seat in range(GUANDAN.seats)]
        players = [roster.create(GUANDAN.key, name, Random(seed)) for name in names]
        while match.deals <= _FULL_COURSE[-1] and _step(match, players):
            pass
        result = match.state.observe(0).result
        if match.deals not in _FULL_COURSE or not isinstance(result, GuandanResult) or not result.match_won:
            continue
        if RANKS.index(result.levels_after[1 - result.winning_team]) >= _OTHERS_CLIMB:
            name = "gd-match-won" if result.winning_team == 0 else "gd-match-lost"
            found.setdefault(name, codec.dumps(match, "tools.shots"))
        if len(found) == 2:
            return found
    raise LookupError(f"matches won and lost: only {', '.join(found)}")


def nobody_bids() -> str:
    """Return the log of a deal that nobody bids for."""
    code = dealcode.draw(DOUDIZHU, Random(1))
    match = Match(DOUDIZHU, code.deal(1), players=("", "easy", "easy"), code=code)
    while match.state.to_act is not None:
        match.act(match.state.to_act, Bid(0))
    return codec.dumps(match, "tools.shots")


def _player(game: Game, seat: int, seed: int) -> Agent:
    return roster.adviser(game.key) if seat % 2 == 0 else roster.create(game.key, "greedy", Random(seed))


def _step(match: Match, players: list[Agent]) -> tuple[Event, ...]:
    """Move a match on by a step; nothing happens at its end."""
    seat = match.state.to_act
    if seat is None:
        again = match.state.phase.needs_cards and match.code is not None
        return match.deal(match.code.deal(match.deals + 1)) if again and match.code else ()
    action: Action = players[seat].decide(match.state.observe(seat))
    return match.act(seat, action)


def _look(
    match: Match, events: tuple[Event, ...], moments: Mapping[str, Moment], found: dict[str, str]
) -> None:
    now = Now(match.state.observe(0), events)
    for name, moment in moments.items():
        if name not in found and moment(now):
            found[name] = codec.dumps(match, "tools.shots")


def main() -> None:
    """Write the logs."""
    FOLDER.mkdir(exist_ok=True)
    logs = collect(DOUDIZHU, DOUDIZHU_MOMENTS) | collect(GUANDAN, GUANDAN_MOMENTS)
    logs |= whole_matches() | {"ddz-redeal": nobody_bids()}
    for name, log in sorted(logs.items()):
        (FOLDER / f"{name}.json").write_text(log + "\n", encoding="utf-8")
        print(name, len(log))


if __name__ == "__main__":
    main()
