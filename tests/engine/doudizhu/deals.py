"""Deals for the tests of Dou Dizhu: crafted ones, and what a bidding and a history should come to."""

import random
from collections.abc import Sequence

from cardavia_desktop.engine.actions import Action, Bid, Pass, Play
from cardavia_desktop.engine.cards import mask_of, parse
from cardavia_desktop.engine.doudizhu import readings
from cardavia_desktop.engine.doudizhu.deal import DoudizhuState, opening
from cardavia_desktop.engine.events import Event
from cardavia_desktop.engine.game import Deal, Step
from cardavia_desktop.engine.observation import Turn
from cardavia_desktop.engine.phase import Phase

BOTTOM = parse("3D 4D 5D")


def shuffled_deal(seed: int) -> Deal:
    rng = random.Random(seed)
    pack = rng.sample(range(54), 54)
    groups = [tuple(sorted(pack[start : start + 17])) for start in range(0, 51, 17)]
    return Deal(tuple(groups), tuple(sorted(pack[51:])), rng.randrange(3))


def opened(seed: int) -> DoudizhuState:
    return opening(shuffled_deal(seed))


def playing(*hands: str, landlord: int = 0, bid: int = 1, to_act: int | None = None) -> DoudizhuState:
    """A deal in play with these cards left, nothing on the table."""
    return DoudizhuState(
        hands=tuple(mask_of(parse(hand)) for hand in hands),
        bottom=BOTTOM,
        first=landlord,
        phase=Phase.PLAY,
        to_act=landlord if to_act is None else to_act,
        bids=((landlord, bid),),
        landlord=landlord,
    )


def play(cards: str) -> Play:
    (combination,) = readings(parse(cards))
    return Play(combination)


def action_of(text: str) -> Action:
    """``bid 2``, ``pass``, or cards."""
    if text.startswith("bid "):
        return Bid(int(text.removeprefix("bid ")))
    return Pass() if text == "pass" else play(text)


def run(state: DoudizhuState, *actions: str) -> Step:
    """Act in turn, as :func:`action_of` reads each action; every one must be accepted."""
    events: list[Event] = []
    for text in actions:
        assert state.to_act is not None
        step = state.apply(state.to_act, action_of(text))
        assert isinstance(step.state, DoudizhuState)
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def final(state: DoudizhuState, *actions: str) -> DoudizhuState:
    step = run(state, *actions)
    assert isinstance(step.state, DoudizhuState)
    return step.state


def bidding_outcome(points: Sequence[int]) -> str | tuple[int, int]:
    """What bids in turn from seat 0 come to by the prose: ``running``, ``redeal``, or landlord and bid.

    It ends at a bid of 3, or after two consecutive passes following a bid; three passes with no bid: redeal.
    """
    highest, bidder, passes = 0, None, 0
    for turn, bid in enumerate(points):
        if bid:
            highest, bidder, passes = bid, turn % 3, 0
        else:
            passes += 1
        ended = highest == 3 or (bidder is not None and passes == 2) or (bidder is None and passes == 3)
        assert not ended or turn == len(points) - 1, "bids after the end"
        if ended:
            return "redeal" if bidder is None else (bidder, highest)
    return "running"


def scores_by_the_prose(landlord: int, bid: int, turns: Sequence[Turn]) -> tuple[int, ...]:
    """The three scores from a whole history, whose last turn is the play that empties a hand."""
    played = [turn for turn in turns if turn.combination is not None]
    multiplier = 1
    for turn in played:
        assert turn.combination is not None
        if turn.combination.shape.value in ("bomb", "rocket"):
            multiplier *= 2
    landlord_won = played[-1].seat == landlord
    farmers_played = any(turn.seat != landlord for turn in played)
    landlord_plays = sum(turn.seat == landlord for turn in played)
    if (landlord_won and not farmers_played) or (not landlord_won and landlord_plays == 1):
        multiplier *= 2
    farmer = bid * multiplier * (-1 if landlord_won else 1)
    return tuple(-2 * farmer if seat == landlord else farmer for seat in range(3))
