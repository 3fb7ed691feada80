"""Every collected situation of Guandan's flow, played."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.actions import Pass, Play, Return
from cardavia_desktop.engine.cards import PACK_SIZE, cards_of, mask_of, parse, text
from cardavia_desktop.engine.events import (
    DealEnded,
    LeadGiven,
    TributeCancelled,
    TributePaid,
    TributeReturned,
    TrickTaken,
    WentOut,
)
from cardavia_desktop.engine.game import Step
from cardavia_desktop.engine.guandan.deal import GuandanState
from cardavia_desktop.engine.guandan.result import Result
from cardavia_desktop.engine.guandan.tribute import returnable, strongest
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.refusal import Reason, RefusedError
from tests.engine.guandan.hands import RANKS, WHOLE_PACK
from tests.engine.guandan.table import after_places, deal_of, do, faces, play, position
from tests.oracles import guandan as oracle

CASES = json.loads((Path(__file__).parents[2] / "data" / "guandan" / "flow.json").read_text())["cases"]


def refused(action: Callable[[], Step]) -> Reason:
    with pytest.raises(RefusedError) as error:
        action()
    return error.value.reason


def tributes(step: Step) -> list[tuple[int, int, str]]:
    return [(e.payer, e.receiver, text((e.card,))) for e in step.events if isinstance(e, TributePaid)]


def returned(state: GuandanState, seat: int, card: str) -> Step:
    return state.apply(seat, Return(parse(card)[0]))


def as_guandan(step: Step) -> GuandanState:
    assert isinstance(step.state, GuandanState)
    return step.state


def t1() -> None:
    state = position("3S 3C", "4S 4C", "5S 5C", "6S 6C", to_act=1)
    state_after, events = do(state, (1, "4S"), (2, "5S"), (3, ""))
    assert state_after.to_act == 0
    assert not any(isinstance(event, TrickTaken) for event in events)
    state_after, events = do(state_after, (0, ""), (1, ""))
    assert events[-1] == TrickTaken(2, 2)
    assert state_after.to_act == 2


def t3() -> None:
    state, events = do(position("9S", "4S 4C", "5S 5C", "6S 6C"), (0, "9S"), (1, ""), (2, ""), (3, ""))
    assert WentOut(0, 1) in events
    assert events[-1] == TrickTaken(0, 2)
    assert state.to_act == 2
    assert refused(lambda: state.apply(2, Pass())) is Reason.MUST_LEAD


def t5() -> None:
    hands = ("9S", "4S 4C", "TS 5C", "6S 6C")
    state, events = do(position(*hands), (0, "9S"), (1, ""), (2, "TS"), (3, ""), (1, ""))
    assert events[-1] == TrickTaken(2, 2)
    assert state.to_act == 2


def t7() -> None:
    state = position("9S", "4S", "5S", "6S", to_act=3)
    assert refused(lambda: state.apply(3, Pass())) is Reason.MUST_LEAD
    assert Pass() not in state.legal()


def t9() -> None:
    state, events = do(position("3S", "4S", "5S", "6S 6C"), (0, "3S"), (1, "4S"), (2, "5S"))
    assert state.to_act is None
    assert state.phase is Phase.DEAL_OVER
    ended = events[-1]
    assert isinstance(ended, DealEnded)
    assert ended.result.winners == (0, 2)
    assert [text(hand) for hand in ended.hands] == ["", "", "", "6S 6C"]
    assert isinstance(ended.result, Result)
    assert ended.result.places == (0, 1, 2, 3)
    assert refused(lambda: state.apply(3, Pass())) is Reason.WRONG_PHASE


def p2() -> None:
    result = after_places((0, 2, 1, 3), "K", ("K", "5")).result
    assert result is not None
    assert (result.promotion, result.levels_after, result.match_won) == (3, ("A", "5"), False)


def p4() -> None:
    state = after_places((1, 0, 2, 3), "A", ("8", "A"))
    assert state.phase is Phase.DEAL_OVER
    assert state.result is not None
    assert (state.result.levels_after, state.result.match_won) == (("8", "A"), False)
    assert as_guandan(state.deal(deal_of({}))).terms.level == "A"


def p6() -> None:
    state = after_places((1, 0, 3, 2), "A", ("A", "Q"))
    assert state.result is not None
    assert (state.result.levels_after, state.result.match_won) == (("A", "A"), False)
    assert as_guandan(state.deal(deal_of({}))).terms.level_team == 1


def b1() -> None:
    deal = deal_of({3: "KH KS BJ"}, fill={3: "23456789TJQ"})
    step = after_places((0, 1, 2, 3), levels=("J", "5")).deal(deal)
    assert as_guandan(step).terms.level == "K"
    assert tributes(step) == [(3, 0, "BJ")]


def b3() -> None:
    # A later deal is never at level 2, so the hand stands alone; then the same at a level that occurs.
    hand = position("2H 5C KD 8S", "", "", "").hand(0)
    assert text((strongest(hand, "2"),)) == "KD"
    step = after_places((0, 1, 2, 3)).deal(deal_of({3: "4H 5C KD 8S"}, fill={3: "2356789TJQ"}))
    assert as_guandan(step).terms.level == "4"
    assert tributes(step) == [(3, 0, "KD")]


def b5() -> None:
    step = after_places((0, 1, 2, 3)).deal(deal_of({0: "5C", 3: "BJ"}, fill={3: "3456789TJQK"}))
    assert tributes(step) == [(3, 0, "BJ")]
    state = as_guandan(step)
    assert (state.phase, state.to_act) == (Phase.RETURN, 0)
    step = returned(state, 0, "5C")
    assert [type(event) for event in step.events] == [TributeReturned, LeadGiven]
    assert step.events[0] == TributeReturned(0, 3, parse("5C")[0])
    assert step.events[1] == LeadGiven(3)
    assert (step.state.phase, step.state.to_act) == (Phase.PLAY, 3)
    assert "BJ" in faces(step.state, 0)
    assert "5C" in faces(step.state, 3)


def b7() -> None:
    hands = {0: "6C", 1: "KS", 2: "7C", 3: "AS"}
    step = after_places((0, 2, 1, 3)).deal(deal_of(hands, fill={1: "346789TJQ", 3: "346789TJQ"}))
    assert tributes(step) == [(3, 0, "AS"), (1, 2, "KS")]
    state = as_guandan(step)
    assert state.to_act == 0
    assert refused(lambda: returned(state, 2, "7C")) is Reason.NOT_YOUR_TURN
    state = as_guandan(returned(state, 0, "6C"))
    assert (state.phase, state.to_act) == (Phase.RETURN, 2)
    step = returned(state, 2, "7C")
    assert step.events[-1] == LeadGiven(3)
    assert step.state.to_act == 3
    assert "6C" in faces(step.state, 3)
    assert "7C" in faces(step.state, 1)


def b9() -> None:
    deal = deal_of({3: "RJ RJ"})
    step = after_places((0, 1, 2, 3)).deal(deal)
    assert tributes(step) == []
    assert step.events[1:] == (TributeCancelled((3,)), LeadGiven(0))
    assert (step.state.phase, step.state.to_act) == (Phase.PLAY, 0)
    assert all(step.state.hand(seat).bit_count() == 27 for seat in range(4))


def b11() -> None:
    step = after_places((0, 1, 2, 3)).deal(deal_of({3: "RJ", 1: "RJ"}))
    assert tributes(step) == [(3, 0, "RJ")]
    assert step.state.phase is Phase.RETURN


def b13() -> None:
    deal = deal_of({0: "5H 5S 6C"})
    state = as_guandan(after_places((0, 1, 2, 3), levels=("3", "2")).deal(deal))
    assert state.terms.level == "5"
    before = state.hands
    assert refused(lambda: returned(state, 0, "5H")) is Reason.RETURN_WILD
    assert state.hands == before
    assert returned(state, 0, "5S").state.phase is Phase.PLAY


def b15() -> None:
    deal = deal_of({0: "4H", 1: "RJ"}, fill={0: "JQKA"})
    state = as_guandan(after_places((0, 1, 2, 3)).deal(deal))
    assert state.terms.level == "4"
    allowed = text(cards_of(returnable(state.hand(0), "4"))).split()
    assert allowed
    assert {card[0] for card in allowed} == {"J"}
    assert {type(action) for action in state.legal()} == {Return}
    queen = next(card for card in faces(state, 0) if card[0] == "Q")
    assert refused(lambda: returned(state, 0, queen)) is Reason.RETURN_LOWEST
    assert refused(lambda: returned(state, 0, "4H")) is Reason.RETURN_WILD
    assert returned(state, 0, allowed[0]).state.phase is Phase.PLAY


EXECUTED = {
    "T1": t1, "T3": t3, "T5": t5, "T7": t7, "T9": t9, "P2": p2, "P4": p4, "P6": p6, "B1": b1, "B3": b3,
    "B5": b5, "B7": b7, "B9": b9, "B11": b11, "B13": b13, "B15": b15,
}  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_situation(case: dict[str, str]) -> None:
    EXECUTED[case["id"]]()


def test_no_situation_is_left_out() -> None:
    assert {case["id"] for case in CASES} == set(EXECUTED)


def test_both_out_the_next_active_player_after_the_winner_leads() -> None:
    hands = ("3S", "9S 9C 8C", "4S", "8S 7S 6S")
    state, events = do(position(*hands), (0, "3S"), (1, ""), (2, "4S"), (3, ""), (1, ""))
    assert events[-1] == TrickTaken(2, 3)
    assert state.to_act == 3
    state, events = do(state, (3, "8S"), (1, "9S"), (3, ""), (1, "9C"), (3, ""), (1, "8C"))
    assert isinstance(state, GuandanState)
    assert state.result is not None
    assert state.result.places == (0, 2, 1, 3)


def test_players_still_to_pass_may_beat_the_last_play_of_one_who_went_out() -> None:
    state, events = do(position("3S", "4S 5C", "5S 6C", "6S 7C"), (0, "3S"), (1, ""), (2, ""), (3, "6S"))
    assert state.to_act == 1
    state, events = do(state, (1, ""), (2, ""))
    assert events[-1] == TrickTaken(3, 3)


def test_the_deal_goes_on_after_partners_finish_first_and_second() -> None:
    state, _ = do(position("3S", "9S 9C", "4S", "8S 7S"), (0, "3S"), (1, ""), (2, "4S"))
    assert state.phase is Phase.PLAY
    assert state.to_act == 3


def test_a_finished_player_is_skipped() -> None:
    state, _ = do(position("3S 5C", "9S", "4S 6C", "8S 7S"), (0, "3S"), (1, "9S"), (2, ""), (3, ""), (0, ""))
    assert state.to_act == 3  # seat 1 took the trick and is out, so its partner leads
    state, events = do(state, (3, "7S"), (0, ""), (2, ""))
    assert events[-1] == TrickTaken(3, 3)


def test_equal_tributes_go_by_turn_order_from_first_place() -> None:
    hands = {1: "KS", 3: "KC"}
    fill = {1: "346789TJQ", 3: "346789TJQ"}
    step = after_places((0, 2, 1, 3)).deal(deal_of(hands, fill=fill))
    assert tributes(step) == [(1, 0, "KS"), (3, 2, "KC")]
    step = after_places((2, 0, 1, 3)).deal(deal_of(hands, fill=fill))
    assert tributes(step) == [(3, 2, "KC"), (1, 0, "KS")]


def test_two_payers_with_a_red_joker_each_cancel() -> None:
    step = after_places((0, 2, 1, 3)).deal(deal_of({1: "RJ", 3: "RJ"}))
    assert step.events[1:] == (TributeCancelled((1, 3)), LeadGiven(0))


def test_last_place_pays_first_place_even_as_its_partner() -> None:
    step = after_places((0, 1, 3, 2)).deal(deal_of({2: "RJ"}))
    assert tributes(step) == [(2, 0, "RJ")]


def test_the_level_card_is_the_strongest_below_the_jokers() -> None:
    step = after_places((0, 1, 2, 3)).deal(deal_of({3: "4S AS"}, fill={3: "2356789TJQK"}))
    assert tributes(step) == [(3, 0, "4S")]


def test_return_refusals() -> None:
    state = as_guandan(after_places((0, 1, 2, 3)).deal(deal_of({0: "5C JS 6C 3H", 3: "BJ"})))
    assert refused(lambda: returned(state, 0, "JS")) is Reason.RETURN_RANK
    assert state.judge(0, ()).reason is Reason.NOTHING_SELECTED
    assert state.judge(0, parse("5C 6C")).reason is Reason.RETURN_ONE_CARD
    assert state.judge(0, cards_of(state.hand(1))[:1]).reason is Reason.NOT_IN_HAND
    assert state.judge(1, cards_of(state.hand(1))[:1]).reason is Reason.NOT_YOUR_TURN
    assert state.judge(0, parse("5C")).actions == (Return(parse("5C")[0]),)
    assert refused(lambda: state.apply(0, Pass())) is Reason.WRONG_PHASE
    assert refused(lambda: state.apply(0, Return(cards_of(state.hand(1))[0]))) is Reason.NOT_IN_HAND


def test_what_may_be_returned() -> None:
    rng = random.Random(12)
    for _ in range(300):
        level = rng.choice(RANKS)
        hand = rng.sample(WHOLE_PACK, rng.randint(2, 28))
        plain = [card for card in hand if card != level + "H"]
        low = {card for card in plain if card[0] in "23456789T"}
        order = oracle.order(level)
        places = {card: order.index(card if card[1] == "J" else card[0]) for card in plain}
        lowest = {card for card in plain if places[card] == min(places.values())}
        held = mask_of(parse(" ".join(hand)))
        assert set(text(cards_of(returnable(held, level))).split()) == (low or lowest)


def test_the_copy_that_is_named_does_not_matter() -> None:
    state = position("5S 5S 6C", "4S", "3S", "6S")
    five = parse("5S")[0]
    twin = five + PACK_SIZE
    for cards in ((five,), (twin,)):
        (play,) = state.judge(0, cards).actions
        after = as_guandan(state.apply(0, Play(guandan.readings(cards, "2")[0])))
        assert as_guandan(state.apply(0, play)) == after
        assert after.hand(0) == mask_of(parse("5S 6C"))
        assert after.to_beat is not None
        assert after.to_beat.cards == (five,)
    assert state.judge(0, (five, five)).readings == guandan.readings((five, twin), "2")


def test_play_refusals() -> None:
    state = position("5S 6S", "4S 4C 8C 8D", "3S 3C 3D 9S 9C 9D 9H", "6C 7C", to_act=0)
    state = as_guandan(play(state, 0, "5S"))
    hand = state.hand(1)
    reasons = {
        "": Reason.NOTHING_SELECTED,
        "4S": Reason.TOO_LOW,
        "4S 4C": Reason.OTHER_SHAPE,
        "4S 8C": Reason.NOT_A_COMBINATION,
        "8C": None,
    }
    for cards, reason in reasons.items():
        judged = state.judge(1, parse(cards))
        assert judged.reason is reason, cards
        assert bool(judged.actions) == (reason is None)
    assert state.judge(1, cards_of(state.hand(0))).reason is Reason.NOT_IN_HAND
    assert state.judge(1, parse("8C") * 3).reason is Reason.NOT_IN_HAND
    assert refused(lambda: state.apply(2, Pass())) is Reason.NOT_YOUR_TURN
    assert refused(lambda: state.apply(1, Return(cards_of(hand)[0]))) is Reason.WRONG_PHASE
    (eight,) = state.judge(1, parse("8C")).readings
    forged = Play(eight._replace(rank="A"))
    assert refused(lambda: state.apply(1, forged)) is Reason.NOT_A_COMBINATION
    state = as_guandan(play(as_guandan(state.apply(1, Pass())), 2, "9S 9C 9D 9H"))
    assert state.judge(3, parse("7C")).reason is Reason.OTHER_SHAPE
    assert state.judge(2, parse("3S")).reason is Reason.OTHER_SHAPE


def test_a_bomb_too_small_is_too_low() -> None:
    state = as_guandan(play(position("9S 9C 9D 9S 3S", "8S 8C 8D 8H", "3C", "4C"), 0, "9S 9C 9D 9S"))
    assert state.judge(1, cards_of(state.hand(1))).reason is Reason.TOO_LOW


def test_too_low_when_one_reading_has_the_right_shape() -> None:
    state = position("QS QH KS KH AS AH", "3S 3H 4S 4H 7H 7H", "9C", "TC", level="7")
    state = as_guandan(play(state, 0, "QS QH KS KH AS AH"))
    judged = state.judge(1, cards_of(state.hand(1)))
    assert [reading.shape.value for reading in judged.readings] == ["triple_run", "pair_run", "pair_run"]
    assert judged.reason is Reason.TOO_LOW


def test_readings_that_may_be_played_are_offered_strongest_first() -> None:
    state = position("8S 7C", "3S 4S 5S 6S 7H", "9C", "TC", level="7")
    judged = as_guandan(play(state, 0, "8S")).judge(1, cards_of(state.hand(1)))
    assert list(judged.actions) == [Play(reading) for reading in judged.readings[:2]]
    found = [(reading.shape.value, reading.rank) for reading in judged.readings]
    flushes = [("straight_flush", "7"), ("straight_flush", "6")]
    assert found == [*flushes, ("straight", "7"), ("straight", "6")]


def test_no_cards_are_taken_while_a_deal_runs_or_the_match_is_over() -> None:
    running = position("3S", "4S", "5S", "6S")
    with pytest.raises(ValueError, match="no cards"):
        running.deal(deal_of({}))
    over = after_places((0, 2, 1, 3), "A", ("A", "2"))
    assert over.phase is Phase.MATCH_OVER
    with pytest.raises(ValueError, match="no cards"):
        over.deal(deal_of({}))
    assert over.judge(3, (1,)).reason is Reason.WRONG_PHASE
    assert over.legal() == ()
