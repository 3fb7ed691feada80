"""A deal of Dou Dizhu as a state: bidding, tricks, and the result.

A match is a single deal; only a bidding in which nobody bids needs new cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardavia_desktop.engine.actions import Action, Bid, Pass, Play
from cardavia_desktop.engine.cards import Card, Mask, cards_of, holds, mask_of, without
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.dealing import is_whole
from cardavia_desktop.engine.doudizhu.legal import legal_plays_of
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.doudizhu.readings import readings
from cardavia_desktop.engine.doudizhu.result import Result, Spring
from cardavia_desktop.engine.doudizhu.shapes import Shape, beats
from cardavia_desktop.engine.events import (
    BidMade,
    DealEnded,
    Dealt,
    Event,
    LandlordChosen,
    LeadGiven,
    MatchEnded,
    NobodyBid,
    Passed,
    Played,
    TrickTaken,
    WentOut,
)
from cardavia_desktop.engine.game import Deal, Judgement, Step
from cardavia_desktop.engine.observation import Turn
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.refusal import Reason, RefusedError

KEY: Final = "doudizhu"
"""The game's name in files and commands."""

SEATS: Final = 3
EACH: Final = 17
"""Cards that each seat is dealt; three more lie at the bottom."""

HIGHEST_BID: Final = 3

_BOMBS: Final = frozenset({Shape.BOMB, Shape.ROCKET})


@dataclass(frozen=True, slots=True)
class DoudizhuState:
    """A moment of a deal; :class:`~cardavia_desktop.engine.game.State` tells what it can do.

    Attributes:
        hands: each seat's cards.
        bottom: the three bottom cards, which nobody knows before the bidding is over.
        first: the first bidder.
        phase: what is being decided.
        to_act: the seat that decides next.
        bids: every bid in order, as seat and points.
        landlord: the landlord's seat, None while the bidding lasts.
        history: every turn of the deal.
        trick: the turns of the running trick.
        result: how the deal ended, None while it runs.
    """

    hands: tuple[Mask, ...]
    bottom: tuple[Card, ...]
    first: int
    phase: Phase
    to_act: int | None
    bids: tuple[tuple[int, int], ...] = ()
    landlord: int | None = None
    history: tuple[Turn, ...] = ()
    trick: tuple[Turn, ...] = ()
    result: Result | None = None

    @property
    def standing(self) -> tuple[str, ...]:
        """Return nothing: each deal stands for itself."""
        return ()

    def hand(self, seat: int) -> Mask:
        """Return the cards that a seat holds."""
        return self.hands[seat]

    @property
    def bid(self) -> int:
        """Return the highest bid so far, 0 before there is one."""
        return max((points for _seat, points in self.bids), default=0)

    @property
    def bombs(self) -> int:
        """Return how many bombs and rockets have been played."""
        return sum(turn.combination is not None and turn.combination.shape in _BOMBS for turn in self.history)

    @property
    def to_beat(self) -> Combination | None:
        """Return the combination that lies on the table, None before a lead."""
        return next((turn.combination for turn in reversed(self.trick) if turn.combination), None)

    def legal(self) -> tuple[Action, ...]:
        """Return every legal action of the seat to act, plays that differ only by equal cards once."""
        if self.to_act is None:
            return ()
        if self.phase is Phase.BID:
            return (Bid(0), *map(Bid, range(self.bid + 1, HIGHEST_BID + 1)))
        plays = map(Play, legal_plays_of(self.hands[self.to_act], self.to_beat))
        return (Pass(), *plays) if self.trick else tuple(plays)

    def judge(self, seat: int, cards: Sequence[Card]) -> Judgement:
        """Tell what a seat could do with these cards, were it its turn now."""
        if self.phase is not Phase.PLAY:
            return Judgement((), (), Reason.WRONG_PHASE)
        if not cards:
            return Judgement((), (), Reason.NOTHING_SELECTED)
        if len(set(cards)) != len(cards) or not holds(self.hands[seat], cards):
            return Judgement((), (), Reason.NOT_IN_HAND)
        found = readings(cards)
        if not found:
            return Judgement((), (), Reason.NOT_A_COMBINATION)
        reason = self._fault(found[0])
        return Judgement(found, () if reason else (Play(found[0]),), reason)

    def apply(self, seat: int, action: Action) -> Step:
        """Return the state after a seat's decision.

        Raises:
            RefusedError: the rules do not allow it.
        """
        if self.to_act is None:
            raise RefusedError(Reason.WRONG_PHASE)
        if seat != self.to_act:
            raise RefusedError(Reason.NOT_YOUR_TURN)
        match action:
            case Bid(points) if self.phase is Phase.BID:
                return self._after_bid(seat, points)
            case Play(combination) if self.phase is Phase.PLAY:
                return self._after_play(seat, combination)
            case Pass() if self.phase is Phase.PLAY:
                return self._after_pass(seat)
            case _:
                raise RefusedError(Reason.WRONG_PHASE)

    def deal(self, deal: Deal) -> Step:
        """Return the state after new cards, when nobody bid for the old ones.

        Raises:
            ValueError: no cards are needed, or the deal is none of this game.
        """
        if not self.phase.needs_cards:
            raise ValueError("no cards are needed now")
        return Step(opening(deal), (Dealt(),))

    def observe(self, seat: int) -> DoudizhuObservation:
        """Return what a seat knows."""
        return DoudizhuObservation(
            game=KEY,
            phase=self.phase,
            seat=seat,
            to_act=self.to_act,
            hand=cards_of(self.hands[seat]),
            counts=tuple(hand.bit_count() for hand in self.hands),
            history=self.history,
            trick=self.trick,
            to_beat=self.to_beat,
            legal=self.legal() if seat == self.to_act else (),
            result=self.result,
            open_hands=tuple(map(cards_of, self.hands)) if self.result else None,
            bids=self.bids,
            first_bidder=self.first,
            bid=self.bid,
            landlord=self.landlord,
            bottom=() if self.landlord is None else self.bottom,
            bombs=self.bombs,
        )

    def _fault(self, reading: Combination) -> Reason | None:
        """Return why a combination may not be played on the trick."""
        lying = self.to_beat
        if lying is None or beats(reading, lying):
            return None
        if reading.shape in _BOMBS:
            return Reason.TOO_LOW
        if reading.shape != lying.shape:
            return Reason.OTHER_SHAPE
        return Reason.TOO_LOW if reading.size == lying.size else Reason.OTHER_SIZE

    def _after_bid(self, seat: int, points: int) -> Step:
        if not 0 <= points <= HIGHEST_BID:
            raise RefusedError(Reason.BID_OUT_OF_RANGE)
        if 0 < points <= self.bid:
            raise RefusedError(Reason.BID_TOO_LOW)
        state = replace(self, bids=(*self.bids, (seat, points)), to_act=(seat + 1) % SEATS)
        made = BidMade(seat, points)
        passes = [points for _seat, points in state.bids[-(SEATS - 1) :]] == [0] * (SEATS - 1)
        if state.bid == HIGHEST_BID or (state.bid and passes):
            bidder = next(seat for seat, points in state.bids if points == state.bid)
            return with_landlord(state, bidder, (made,))
        if len(state.bids) == SEATS and not state.bid:
            return Step(replace(state, phase=Phase.REDEAL, to_act=None), (made, NobodyBid()))
        return Step(state, (made,))

    def _after_play(self, seat: int, combination: Combination) -> Step:
        if self.landlord is None:
            raise RefusedError(Reason.WRONG_PHASE)
        if not holds(self.hands[seat], combination.cards):
            raise RefusedError(Reason.NOT_IN_HAND)
        # What the cards are is taken from the rules, not from whoever plays them.
        found = readings(combination.cards)
        if not found or (found[0].shape, found[0].rank) != (combination.shape, combination.rank):
            raise RefusedError(Reason.NOT_A_COMBINATION)
        fault = self._fault(found[0])
        if fault is not None:
            raise RefusedError(fault)
        turn = Turn(seat, found[0])
        left = without(self.hands[seat], combination.cards)
        state = replace(
            self,
            hands=(*self.hands[:seat], left, *self.hands[seat + 1 :]),
            history=(*self.history, turn),
            trick=(*self.trick, turn),
            to_act=(seat + 1) % SEATS,
        )
        played = Played(seat, found[0])
        if left:
            return Step(state, (played,))
        return _ended(state, self.landlord, seat, (played, WentOut(seat, 1)))

    def _after_pass(self, seat: int) -> Step:
        if not self.trick:
            raise RefusedError(Reason.MUST_LEAD)
        turn = Turn(seat, None)
        state = replace(
            self, history=(*self.history, turn), trick=(*self.trick, turn), to_act=(seat + 1) % SEATS
        )
        if any(turn.combination for turn in state.trick[-(SEATS - 1) :]):
            return Step(state, (Passed(seat),))
        winner = (seat + 1) % SEATS
        return Step(replace(state, trick=()), (Passed(seat), TrickTaken(winner, winner)))


def opening(deal: Deal) -> DoudizhuState:
    """Return the first state of a deal: the first bidder is to bid.

    Raises:
        ValueError: the cards are not those of Dou Dizhu.
    """
    if not is_whole(deal, packs=1, seats=SEATS, each=EACH):
        raise ValueError("not a deal of Dou Dizhu")
    hands = tuple(map(mask_of, deal.hands))
    return DoudizhuState(hands, deal.bottom, deal.first, Phase.BID, deal.first)


def with_landlord(state: DoudizhuState, seat: int, events: tuple[Event, ...]) -> Step:
    """Return the state after a seat has become landlord with the highest bid so far."""
    hands = list(state.hands)
    hands[seat] |= mask_of(state.bottom)
    state = replace(state, hands=tuple(hands), landlord=seat, phase=Phase.PLAY, to_act=seat)
    return Step(state, (*events, LandlordChosen(seat, state.bid, state.bottom), LeadGiven(seat)))


def _ended(state: DoudizhuState, landlord: int, out: int, events: tuple[Event, ...]) -> Step:
    """Return the state with its result: a seat has gone out."""
    plays = [turn.seat for turn in state.history if turn.combination]
    spring = Spring.NONE
    if out == landlord and set(plays) == {landlord}:
        spring = Spring.SPRING
    elif out != landlord and plays.count(landlord) == 1:
        spring = Spring.REVERSE_SPRING
    result = Result(landlord, out, state.bid, state.bombs, spring)
    hands = tuple(map(cards_of, state.hands))
    state = replace(state, phase=Phase.MATCH_OVER, to_act=None, result=result)
    return Step(state, (*events, DealEnded(result, hands), MatchEnded(result.winners)))
