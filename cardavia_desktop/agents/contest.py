"""Playing the same deals with the sides swapped, so that luck falls on both players alike."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.agent import Agent
from cardavia_desktop.agents.external import COMMAND_PREFIX, TIME_LIMIT, ExternalAgent, Fault
from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.engine.events import DealEnded, DealResult, Event
from cardavia_desktop.engine.game import Deal, Game
from cardavia_desktop.engine.registry import GAMES

_MOST_REDEALS: Final = 200
"""A bidding that nobody wins so often in a row is no accident."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be played.

    Attributes:
        game: the game's key.
        players: the names of the two players.
        deals: how many deals; each is played twice.
        seed: from which the cards and the players' lots follow.
        landlord_first: Dou Dizhu without bidding: the deal's first seat is landlord.
        time_limit: seconds that a bot of another program has for a decision.
    """

    game: str
    players: tuple[str, str]
    deals: int
    seed: int
    landlord_first: bool = False
    time_limit: float = TIME_LIMIT


@dataclass(frozen=True, slots=True)
class Played:
    """One deal played once, as the first player's score sheet has it.

    Attributes:
        side: which side the first player had.
        win: the part of its seats that won.
        score: its mean score a seat.
    """

    side: str
    win: float
    score: float


@dataclass(slots=True)
class Account:
    """What came of some deals; accounts of separate processes are put together by :meth:`add`.

    Attributes:
        pairs: for each deal by its number the two times that it was played.
        seconds: for both players how long each decision took; forced ones are not asked.
        faults: for both players what a bot of another program did wrong.
    """

    pairs: dict[int, list[Played]] = field(default_factory=dict)
    seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    faults: tuple[list[Fault], list[Fault]] = field(default_factory=lambda: ([], []))

    def add(self, other: "Account") -> None:
        """Take another account's deals into this one."""
        self.pairs.update(other.pairs)
        for own, others in zip(self.seconds, other.seconds, strict=True):
            own.extend(others)
        for own_faults, other_faults in zip(self.faults, other.faults, strict=True):
            own_faults.extend(other_faults)


class Table:
    """Plays deals of a contest, one pair after another, and keeps the bots of other programs running."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._game: Game = GAMES[contest.game]
        self._bots: dict[int, ExternalAgent] = {}
        self._account = Account()

    def play(self, numbers: Sequence[int]) -> Account:
        """Play some deals by their numbers, each with both seatings; return what came of them."""
        self._account = Account()
        for number in numbers:
            self._account.pairs[number] = [self._played(number, swapped) for swapped in (0, 1)]
        return self._account

    def close(self) -> None:
        """End the bots of other programs."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()

    def _played(self, number: int, swapped: int) -> Played:
        contest = self._contest
        lots = Random(f"{contest.seed}/{number}/cards")
        deal = self._game.shuffle(lots)
        seating = [player ^ swapped for player in _seating(self._game.seats, deal)]
        agents = [self._agent(player, number, seat) for seat, player in enumerate(seating)]
        result = self._result(deal, lots, agents, seating)
        own = [seat for seat, player in enumerate(seating) if player == 0]
        win = sum(seat in result.winners for seat in own) / len(own)
        score = sum(result.scores[seat] for seat in own) / len(own)
        return Played(_side(contest, self._game.seats, own), win, score)

    def _result(self, deal: Deal, lots: Random, agents: list[Agent], seating: list[int]) -> DealResult:
        step = self._game.begin(deal, self._options(lots))
        redeals = 0
        while (result := _result_in(step.events)) is None:
            state = step.state
            seat = state.to_act
            if seat is None:
                redeals += 1
                if redeals > _MOST_REDEALS:
                    raise ValueError(f"nobody has bid in {_MOST_REDEALS} deals")
                step = state.deal(self._game.shuffle(lots))
                continue
            observation = state.observe(seat)
            action = observation.legal[0]
            if len(observation.legal) > 1:
                start = time.perf_counter()
                action = agents[seat].decide(observation)
                self._account.seconds[seating[seat]].append(time.perf_counter() - start)
            step = state.apply(seat, action)
        return result

    def _options(self, lots: Random) -> Mapping[str, str]:
        if self._contest.landlord_first:
            return {"landlord": "first"}
        return {"level": lots.choice(RANKS)} if self._contest.game == "guandan" else {}

    def _agent(self, player: int, number: int, seat: int) -> Agent:
        name = self._contest.players[player]
        if not name.startswith(COMMAND_PREFIX):
            lots = Random(f"{self._contest.seed}/{number}/{seat}/{player}")
            return roster.create(self._contest.game, name, lots)
        if player not in self._bots:
            command = name.removeprefix(COMMAND_PREFIX)
            limit = self._contest.time_limit
            self._bots[player] = ExternalAgent(command, limit, report=self._reporter(player))
        return self._bots[player]

    def _reporter(self, player: int) -> Callable[[Fault], None]:
        def report(fault: Fault) -> None:
            # Looked up at each fault: every call of play has an account of its own.
            self._account.faults[player].append(fault)

        return report


def _seating(seats: int, deal: Deal) -> list[int]:
    """Return the player, 0 or 1, of each seat: teams across, or one seat against all others."""
    if seats % 2 == 0:
        return [seat % 2 for seat in range(seats)]
    return [int(seat != deal.first) for seat in range(seats)]


def _side(contest: Contest, seats: int, own: list[int]) -> str:
    """Return what the first player's side is called."""
    if contest.landlord_first:
        return "landlord" if len(own) == 1 else "farmers"
    return "seats " + " and ".join(map(str, own)) if seats % 2 == 0 else f"{len(own)} of {seats} seats"


def _result_in(events: Sequence[Event]) -> DealResult | None:
    return next((event.result for event in events if isinstance(event, DealEnded)), None)
