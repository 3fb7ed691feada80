"""A deal of Guandan as a state: tribute and return, tricks, places, and the result.

A state also carries what the match needs to go on, so that the next deal follows from it and new cards.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardavia_desktop.engine.actions import Action, Pass, Play, Return
from cardavia_desktop.engine.cards import (
    PACK_SIZE,
    Card,
    Mask,
    cards_of,
    face_of,
    holds,
    mask_of,
    numbered,
    with_card,
    without,
)
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.dealing import is_whole
from cardavia_desktop.engine.events import (
    DealEnded,
    Dealt,
    Event,
    LeadGiven,
    MatchEnded,
    Passed,
    Played,
    TributeCancelled,
    TributePaid,
    TributeReturned,
    TrickTaken,
    WentOut,
)
from cardavia_desktop.engine.game import Deal, Judgement, Step
from cardavia_desktop.engine.guandan.legal import legal_plays_of
from cardavia_desktop.engine.guandan.levels import settle
from cardavia_desktop.engine.guandan.observation import Gift, GuandanObservation
from cardavia_desktop.engine.guandan.order import beats
from cardavia_desktop.engine.guandan.readings import readings
from cardavia_desktop.engine.guandan.result import Result
from cardavia_desktop.engine.guandan.seats import SEATS, leader_after, next_in_trick
from cardavia_desktop.engine.guandan.shapes import BOMB_SHAPES
from cardavia_desktop.engine.guandan.tribute import return_refusal, returnable, tribute
from cardavia_desktop.engine.observation import Turn
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.refusal import Reason, RefusedError

KEY: Final = "guandan"
"""The game's name in files and commands."""

PACKS: Final = 2
HAND_SIZE: Final = 27

_FIRST_COPIES: Final = (1 << PACK_SIZE) - 1


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds for a whole deal.

    Attributes:
        number: the deal's number in the match, from 1.
        level: the level at which it is played.
        levels: the level of each team before it.
        level_team: the team whose level is played; None in a match's first deal.
        tribute: the tributes paid, the first place's first.
        tribute_cancelled: the payers whose red jokers cancelled the tribute, else nobody.
    """

    number: int
    level: str
    levels: tuple[str, str]
    level_team: int | None
    tribute: tuple[Gift, ...] = ()
    tribute_cancelled: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class GuandanState:
    """A moment of a Guandan match; :class:`~cardavia_desktop.engine.game.State` tells what it can do.

    Attributes:
        terms: what holds for the whole deal.
        hands: each seat's cards.
        phase: what is being decided.
        to_act: the seat that decides next.
        returned: the tributes answered so far.
        history: every turn of the deal.
        trick: the turns of the running trick.
        finished: the seats that have gone out, in order.
        result: how the deal ended, None while it runs.
    """

    terms: Terms
    hands: tuple[Mask, ...]
    phase: Phase
    to_act: int | None
    returned: tuple[Gift, ...] = ()
    history: tuple[Turn, ...] = ()
    trick: tuple[Turn, ...] = ()
    finished: tuple[int, ...] = ()
    result: Result | None = None

    @property
    def standing(self) -> tuple[str, ...]:
        """Return the level of each team, after a deal's end the ones that it has led to."""
        return self.result.levels_after if self.result is not None else self.terms.levels

    def hand(self, seat: int) -> Mask:
        """Return the cards that a seat holds."""
        return self.hands[seat]

    @property
    def to_beat(self) -> Combination | None:
        """Return the combination that lies on the table, None before a lead."""
        return next((turn.combination for turn in reversed(self.trick) if turn.combination), None)

    def legal(self) -> tuple[Action, ...]:
        """Return every legal action of the seat to act, plays that differ only by equal cards once."""
        if self.to_act is None:
            return ()
        hand = self.hands[self.to_act]
        if self.phase is Phase.RETURN:
            return tuple(map(Return, cards_of(returnable(hand, self.terms.level) & _FIRST_COPIES)))
        plays = map(Play, legal_plays_of(hand, self.terms.level, self.to_beat))
        return (Pass(), *plays) if self.trick else tuple(plays)

    def judge(self, seat: int, cards: Sequence[Card]) -> Judgement:
        """Tell what a seat could do with these cards, were it its turn now."""
        if self.phase is Phase.RETURN:
            return self._judge_return(seat, cards)
        if self.phase is not Phase.PLAY:
            return Judgement((), (), Reason.WRONG_PHASE)
        reason = self._selection_fault(seat, cards)
        if reason is not None:
            return Judgement((), (), reason)
        found = readings(numbered(cards), self.terms.level)
        if not found:
            return Judgement((), (), Reason.NOT_A_COMBINATION)
        reasons = [self._play_fault(reading) for reading in found]
        playable = [Play(reading) for reading, fault in zip(found, reasons, strict=True) if fault is None]
        if playable:
            return Judgement(found, tuple(playable), None)
        # One reading of the right shape makes the selection too low rather than another shape.
        return Judgement(found, (), Reason.TOO_LOW if Reason.TOO_LOW in reasons else reasons[0])

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
            case Return(card) if self.phase is Phase.RETURN:
                return self._after_return(seat, card)
            case Play(combination) if self.phase is Phase.PLAY:
                return self._after_play(seat, combination)
            case Pass() if self.phase is Phase.PLAY:
                return self._after_pass(seat)
            case _:
                raise RefusedError(Reason.WRONG_PHASE)

    def deal(self, deal: Deal) -> Step:
        """Return the state after the cards of the match's next deal.

        Raises:
            ValueError: the deal still runs, the match is over, or the cards are not those of Guandan.
        """
        if self.result is None or not self.phase.needs_cards:
            raise ValueError("no cards are needed now")
        team = self.result.winning_team
        level = self.result.levels_after[team]
        terms = Terms(self.terms.number + 1, level, self.result.levels_after, team)
        return _after_tribute(terms, _hands_of(deal), self.result.places)

    def observe(self, seat: int) -> GuandanObservation:
        """Return what a seat knows."""
        return GuandanObservation(
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
            open_hands=_opened(self.hands) if self.result else None,
            deal_number=self.terms.number,
            level=self.terms.level,
            levels=self.terms.levels,
            level_team=self.terms.level_team,
            finished=self.finished,
            tribute=self.terms.tribute,
            tribute_cancelled=self.terms.tribute_cancelled,
            returned=self.returned,
        )

    def _selection_fault(self, seat: int, cards: Sequence[Card]) -> Reason | None:
        if not cards:
            return Reason.NOTHING_SELECTED
        return None if holds(self.hands[seat], cards) else Reason.NOT_IN_HAND

    def _play_fault(self, reading: Combination) -> Reason | None:
        """Return why a reading may not be played on the trick."""
        lying = self.to_beat
        if lying is None or beats(reading, lying, self.terms.level):
            return None
        if reading.shape == lying.shape or reading.shape in BOMB_SHAPES:
            return Reason.TOO_LOW
        return Reason.OTHER_SHAPE

    def _judge_return(self, seat: int, cards: Sequence[Card]) -> Judgement:
        answered = {gift.giver for gift in self.returned}
        if seat not in {gift.receiver for gift in self.terms.tribute} - answered:
            return Judgement((), (), Reason.NOT_YOUR_TURN)
        reason = self._selection_fault(seat, cards)
        if reason is None and len(cards) != 1:
            reason = Reason.RETURN_ONE_CARD
        if reason is None:
            reason = return_refusal(cards[0], self.hands[seat], self.terms.level)
        return Judgement((), () if reason else (Return(face_of(cards[0])),), reason)

    def _after_return(self, seat: int, card: Card) -> Step:
        reason = self._judge_return(seat, (card,)).reason
        if reason is not None:
            raise RefusedError(reason)
        gift = Gift(seat, self.terms.tribute[len(self.returned)].giver, face_of(card))
        state = replace(self, hands=_moved(self.hands, (gift,)), returned=(*self.returned, gift))
        returned = TributeReturned(gift.giver, gift.receiver, gift.card)
        pending = state.terms.tribute[len(state.returned) :]
        if pending:
            return Step(replace(state, to_act=pending[0].receiver), (returned,))
        # Whoever got first place's return leads.
        leader = state.returned[0].receiver
        return Step(replace(state, phase=Phase.PLAY, to_act=leader), (returned, LeadGiven(leader)))

    def _after_play(self, seat: int, combination: Combination) -> Step:
        fault = self._selection_fault(seat, combination.cards)
        if fault is not None:
            raise RefusedError(fault)
        # What the cards stand for is taken from the rules, not from whoever plays them.
        for reading in readings(numbered(combination.cards), self.terms.level):
            if reading.shape == combination.shape and reading.rank == combination.rank:
                break
        else:
            raise RefusedError(Reason.NOT_A_COMBINATION)
        fault = self._play_fault(reading)
        if fault is not None:
            raise RefusedError(fault)
        turn = Turn(seat, reading)
        left = without(self.hands[seat], reading.cards)
        hands = (*self.hands[:seat], left, *self.hands[seat + 1 :])
        state = replace(self, hands=hands, history=(*self.history, turn), trick=(*self.trick, turn))
        played = Played(seat, reading)
        if left:
            return _turned(state, seat, (played,))
        state = replace(state, finished=(*self.finished, seat))
        events = (played, WentOut(seat, len(state.finished)))
        return _ended(state, events) if len(state.finished) == SEATS - 1 else _turned(state, seat, events)

    def _after_pass(self, seat: int) -> Step:
        if not self.trick:
            raise RefusedError(Reason.MUST_LEAD)
        turn = Turn(seat, None)
        state = replace(self, history=(*self.history, turn), trick=(*self.trick, turn))
        return _turned(state, seat, (Passed(seat),))


def first_deal(deal: Deal, level: str) -> Step:
    """Return the opening of a match whose teams both start at ``level``.

    Raises:
        ValueError: the cards are not those of Guandan.
    """
    state = GuandanState(Terms(1, level, (level, level), None), _hands_of(deal), Phase.PLAY, deal.first)
    return Step(state, (Dealt(), LeadGiven(deal.first)))


def _hands_of(deal: Deal) -> tuple[Mask, ...]:
    """Return each seat's cards.

    Raises:
        ValueError: they are not two packs, 27 cards at each of four seats.
    """
    if not is_whole(deal, PACKS, SEATS, HAND_SIZE):
        raise ValueError("not a deal of Guandan: two packs, 27 cards at each of four seats")
    return tuple(map(mask_of, deal.hands))


def _after_tribute(terms: Terms, hands: tuple[Mask, ...], places: Sequence[int]) -> Step:
    """Return a later deal of a match once the tribute is paid or cancelled."""
    due = tribute(hands, places, terms.level)
    terms = replace(terms, tribute=due.gifts, tribute_cancelled=due.cancelled)
    if due.cancelled:
        first = places[0]
        events = (Dealt(), TributeCancelled(due.cancelled), LeadGiven(first))
        return Step(GuandanState(terms, hands, Phase.PLAY, first), events)
    paid = (TributePaid(gift.giver, gift.receiver, gift.card) for gift in due.gifts)
    state = GuandanState(terms, _moved(hands, due.gifts), Phase.RETURN, due.gifts[0].receiver)
    return Step(state, (Dealt(), *paid))


def _turned(state: GuandanState, seat: int, events: tuple[Event, ...]) -> Step:
    """Return the state with the turn handed on from ``seat``."""
    winner = next(turn.seat for turn in reversed(state.trick) if turn.combination)
    active = [hand != 0 for hand in state.hands]
    following = next_in_trick(seat, winner, active)
    if following is not None:
        return Step(replace(state, to_act=following), events)
    leader = leader_after(winner, active)
    return Step(replace(state, to_act=leader, trick=()), (*events, TrickTaken(winner, leader)))


def _ended(state: GuandanState, events: tuple[Event, ...]) -> Step:
    """Return the state with its result: three seats are out."""
    last = next(seat for seat in range(SEATS) if seat not in state.finished)
    result = settle((*state.finished, last), state.terms.level, state.terms.levels)
    phase = Phase.MATCH_OVER if result.match_won else Phase.DEAL_OVER
    events = (*events, DealEnded(result, _opened(state.hands)))
    if result.match_won:
        events = (*events, MatchEnded(result.winners))
    return Step(replace(state, phase=phase, to_act=None, result=result), events)


def _moved(hands: Sequence[Mask], gifts: Iterable[Gift]) -> tuple[Mask, ...]:
    """Return the hands after cards have changed them."""
    changed = list(hands)
    for gift in gifts:
        changed[gift.giver] = without(changed[gift.giver], (gift.card,))
        changed[gift.receiver] = with_card(changed[gift.receiver], gift.card)
    return tuple(changed)


def _opened(hands: Iterable[Mask]) -> tuple[tuple[Card, ...], ...]:
    return tuple(cards_of(hand) for hand in hands)
