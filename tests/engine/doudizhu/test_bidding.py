"""Who becomes landlord, and when the cards are dealt anew."""

from dataclasses import replace

import pytest

from cardavia_desktop.engine.actions import Bid, Pass
from cardavia_desktop.engine.cards import cards_of, mask_of
from cardavia_desktop.engine.doudizhu.deal import DoudizhuState
from cardavia_desktop.engine.events import BidMade, Dealt, LandlordChosen, LeadGiven, NobodyBid
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.refusal import Reason, RefusedError
from tests.engine.doudizhu.deals import bidding_outcome, final, opened, play, run, shuffled_deal


def outcome(state: DoudizhuState) -> str | tuple[int, int]:
    """What a state says of its bidding, seats counted from the first bidder."""
    if state.phase is Phase.REDEAL:
        return "redeal"
    return "running" if state.landlord is None else ((state.landlord - state.first) % 3, state.bid)


@pytest.mark.parametrize(
    ("bids", "expected"),
    [
        ([3], (0, 3)),
        ([0, 3], (1, 3)),
        ([1, 0, 0], (0, 1)),
        ([0, 0, 1, 0, 0], (2, 1)),
        ([1, 2, 3], (2, 3)),
        ([1, 2, 0, 0], (1, 2)),
        ([1, 0, 2, 0, 0], (2, 2)),
        ([1, 0, 2, 3], (0, 3)),  # outbid, and bids again
        ([0, 1, 0, 2, 0, 0], (0, 2)),  # passed, and bids later
        ([0, 1, 2, 0, 3], (1, 3)),
        ([0, 0, 0], "redeal"),
        ([0, 0], "running"),
        ([2, 0], "running"),
    ],
)
def test_how_a_bidding_ends(bids: list[int], expected: str | tuple[int, int]) -> None:
    state = final(opened(1), *(f"bid {points}" for points in bids))
    assert outcome(state) == expected
    assert bidding_outcome(bids) == expected


def test_every_bidding_there_is() -> None:
    """All sequences of bids, from every first seat, against the prose."""
    ended = 0
    starts = [replace(opened(2), first=first, to_act=first) for first in range(3)]
    pending: list[tuple[list[int], DoudizhuState]] = [([], state) for state in starts]
    while pending:
        bids, state = pending.pop()
        assert outcome(state) == bidding_outcome(bids)
        if outcome(state) != "running":
            ended += 1
            continue
        assert state.to_act == (state.first + len(bids)) % 3
        assert [action.points for action in state.legal() if isinstance(action, Bid)] == [
            points for points in range(4) if not points or points > max(bids, default=0)
        ]
        for action in state.legal():
            assert isinstance(action, Bid)
            pending.append(([*bids, action.points], final(state, f"bid {action.points}")))
    assert ended == 3 * 40


def test_the_landlord_takes_the_bottom_which_all_see_and_leads() -> None:
    before = opened(3)
    step = run(before, "bid 1", "bid 0", "bid 2", "bid 0", "bid 0")
    landlord = (before.first + 2) % 3
    after = step.state
    assert isinstance(after, DoudizhuState)
    assert after.hand(landlord) == before.hand(landlord) | mask_of(before.bottom)
    assert [after.hand(seat) for seat in range(3) if seat != landlord] == [
        before.hand(seat) for seat in range(3) if seat != landlord
    ]
    assert after.to_act == landlord
    assert after.phase is Phase.PLAY
    assert step.events[-3:] == (
        BidMade((landlord + 2) % 3, 0),
        LandlordChosen(landlord, 2, before.bottom),
        LeadGiven(landlord),
    )
    for seat in range(3):
        assert before.observe(seat).bottom == ()
        assert after.observe(seat).bottom == before.bottom
        assert after.observe(seat).counts == tuple(20 if other == landlord else 17 for other in range(3))


def test_nobody_bids_and_new_cards_come_with_a_new_first_bidder() -> None:
    step = run(opened(4), "bid 0", "bid 0", "bid 0")
    assert step.events[-1] == NobodyBid()
    assert step.state.to_act is None
    assert step.state.legal() == ()
    for seat in range(3):
        with pytest.raises(RefusedError) as refused:
            step.state.apply(seat, Bid(1))
        assert refused.value.reason is Reason.WRONG_PHASE
    new = shuffled_deal(5)
    again = step.state.deal(new)
    assert again.events == (Dealt(),)
    assert isinstance(again.state, DoudizhuState)
    assert again.state.to_act == new.first
    assert again.state.bids == ()
    assert tuple(cards_of(again.state.hand(seat)) for seat in range(3)) == new.hands


@pytest.mark.parametrize("bids", [(), ("bid 1",), ("bid 3",)])
def test_cards_are_refused_when_none_are_needed(bids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="no cards are needed"):
        final(opened(6), *bids).deal(shuffled_deal(7))


def bad_deals() -> list[Deal]:
    good = shuffled_deal(8)
    hands, bottom = good.hands, good.bottom
    return [
        replace(good, first=3),
        replace(good, first=-1),
        replace(good, bottom=()),
        replace(good, hands=hands[:2]),
        replace(good, hands=(hands[0], hands[1], hands[1])),
        replace(good, hands=((*hands[0], bottom[0]), *hands[1:]), bottom=bottom[1:]),
        replace(good, hands=((54, *hands[0][1:]), *hands[1:])),
    ]


@pytest.mark.parametrize("deal", bad_deals())
def test_other_cards_are_refused(deal: Deal) -> None:
    with pytest.raises(ValueError, match="not a deal of Dou Dizhu"):
        final(opened(9), "bid 0", "bid 0", "bid 0").deal(deal)


def test_refused_bids_say_why() -> None:
    state = final(opened(10), "bid 2")
    seat = state.to_act
    assert seat is not None
    for action, reason in (
        (Bid(4), Reason.BID_OUT_OF_RANGE),
        (Bid(-1), Reason.BID_OUT_OF_RANGE),
        (Bid(1), Reason.BID_TOO_LOW),
        (Bid(2), Reason.BID_TOO_LOW),
        (Pass(), Reason.WRONG_PHASE),
        (play("3S"), Reason.WRONG_PHASE),
    ):
        with pytest.raises(RefusedError) as refused:
            state.apply(seat, action)
        assert refused.value.reason is reason
    with pytest.raises(RefusedError) as refused:
        state.apply((seat + 1) % 3, Bid(3))
    assert refused.value.reason is Reason.NOT_YOUR_TURN
    assert state.judge(seat, cards_of(state.hand(seat))[:1]).reason is Reason.WRONG_PHASE
