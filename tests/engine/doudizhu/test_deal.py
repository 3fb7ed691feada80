"""Tricks, refusals, the end of a deal and its score."""

import random

import pytest

from cardavia_desktop.engine.actions import Bid, Pass, Play
from cardavia_desktop.engine.cards import cards_of, mask_of, parse
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu import Shape, readings
from cardavia_desktop.engine.doudizhu.deal import DoudizhuState
from cardavia_desktop.engine.doudizhu.result import Result, Spring
from cardavia_desktop.engine.events import DealEnded, MatchEnded, Passed, Played, TrickTaken, WentOut
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.refusal import Reason, RefusedError
from tests.engine.doudizhu.deals import final, opened, play, playing, run

HANDS = (
    "3S 3H 3C 3D 5S 6S 7S 8S 9S TS JS KS KH",
    "4S 4H 4C 4D 6H 7H 8H 9H TH 2S",
    "5H 5C 6C 6D QS QH QC AS BJ RJ",
)


def refusal(state: DoudizhuState, action: Play | Pass | Bid, seat: int | None = None) -> Reason:
    seat = state.to_act if seat is None else seat
    assert seat is not None
    with pytest.raises(RefusedError) as refused:
        state.apply(seat, action)
    return refused.value.reason


def test_turns_go_round_and_two_passes_give_the_lead() -> None:
    state = playing(*HANDS)
    assert Pass() not in state.legal()
    assert refusal(state, Pass()) is Reason.MUST_LEAD
    step = run(state, "KS", "2S", "pass", "pass")
    assert step.events == (
        Played(0, play("KS").combination),
        Played(1, play("2S").combination),
        Passed(2),
        Passed(0),
        TrickTaken(1, 1),
    )
    assert isinstance(step.state, DoudizhuState)
    assert step.state.to_act == 1
    assert step.state.to_beat is None
    assert step.state.trick == ()
    assert len(step.state.history) == 4
    assert refusal(step.state, Pass()) is Reason.MUST_LEAD


def test_who_passed_may_play_later_in_the_same_trick() -> None:
    state = final(playing(*HANDS), "5S", "pass", "AS", "pass")
    assert state.to_act == 1
    after = final(state, "2S", "BJ", "pass")
    assert after.to_act == 1
    assert after.to_beat == play("BJ").combination
    assert final(after, "pass").to_act == 2


def test_a_follower_may_pass_though_it_could_beat() -> None:
    state = final(playing(*HANDS), "5S")
    assert {type(action) for action in state.legal()} == {Pass, Play}
    assert final(state, "pass").to_act == 2


@pytest.mark.parametrize(
    ("led", "answer", "reason"),
    [
        ("KS KH", "2S", Reason.OTHER_SHAPE),
        ("KS KH", "4S 4H", Reason.TOO_LOW),
        ("5S 6S 7S 8S 9S", "6H 7H 8H 9H", Reason.NOT_A_COMBINATION),
        ("5S 6S 7S 8S 9S TS", "6H 7H 8H 9H TH", Reason.OTHER_SIZE),
        ("5S 6S 7S 8S 9S", "4S 4H 4C", Reason.OTHER_SHAPE),
        ("KS", "KH", Reason.NOT_IN_HAND),
        ("KS", "TH", Reason.TOO_LOW),
        ("3S 3H 3C 3D", "2S", Reason.OTHER_SHAPE),
    ],
)
def test_a_refused_answer_says_why(led: str, answer: str, reason: Reason) -> None:
    state = final(playing(*HANDS), led)
    cards = parse(answer)
    found = readings(cards)
    action = Play(found[0]) if found else Play(Combination(Shape.STRAIGHT, "9", cards, cards))
    assert refusal(state, action) is reason
    judged = state.judge(1, cards)
    assert judged.reason is reason
    assert judged.actions == ()


def test_a_low_bomb_is_too_low_and_anything_is_on_a_rocket() -> None:
    state = playing("4S 4H 4C 4D 5S", "3S 3H 3C 3D 6S", "BJ RJ 2S")
    assert refusal(final(state, "4S 4H 4C 4D"), play("3S 3H 3C 3D")) is Reason.TOO_LOW
    rocketed = final(state, "5S", "pass", "BJ RJ")
    assert refusal(rocketed, play("4S 4H 4C 4D")) is Reason.TOO_LOW
    assert rocketed.legal() == (Pass(),)


def test_other_refusals_say_why() -> None:
    state = playing(*HANDS)
    three = play("3S").combination
    assert refusal(state, play("4S"), seat=1) is Reason.NOT_YOUR_TURN
    assert refusal(state, Bid(3)) is Reason.WRONG_PHASE
    assert refusal(state, Play(three._replace(rank="4"))) is Reason.NOT_A_COMBINATION
    assert refusal(state, Play(three._replace(shape=Shape.PAIR))) is Reason.NOT_A_COMBINATION
    twice = Combination(Shape.PAIR, "3", (three.cards[0],) * 2, (three.cards[0],) * 2)
    assert refusal(state, Play(twice)) in (Reason.NOT_IN_HAND, Reason.NOT_A_COMBINATION)
    assert state.judge(0, ()).reason is Reason.NOTHING_SELECTED
    assert state.judge(0, (three.cards[0],) * 2).reason is Reason.NOT_IN_HAND
    assert state.judge(0, [999]).reason is Reason.NOT_IN_HAND
    assert state.judge(0, parse("3S 5S")).reason is Reason.NOT_A_COMBINATION


def test_any_equal_cards_are_accepted_and_leave_the_hand() -> None:
    state = playing(*HANDS)
    listed = [action.combination for action in state.legal() if isinstance(action, Play)]
    assert len([combination for combination in listed if combination[:2] == (Shape.PAIR, "3")]) == 1
    for chosen in ("3S 3H", "3C 3D", "3S 3D"):
        after = final(state, chosen)
        assert after.hand(0) == state.hand(0) & ~mask_of(parse(chosen))


@pytest.mark.parametrize(
    ("hands", "actions", "out", "bombs", "spring", "scores"),
    [
        # the landlord's only play is its last: spring
        (("3S", "4S 4H", "5S 5H"), ("3S",), 0, 0, Spring.SPRING, (8, -4, -4)),
        # the farmers only passed: spring
        (("3S 7S", "4S", "5S"), ("7S", "pass", "pass", "3S"), 0, 0, Spring.SPRING, (8, -4, -4)),
        # one farmer has played: none
        (
            ("3S 7S 2S", "8S 4S", "5S 5H"),
            ("7S", "8S", "pass", "2S", "pass", "pass", "3S"),
            0, 0, Spring.NONE, (4, -2, -2),
        ),
        # the landlord played once: reverse spring
        (("3S 7S", "8S", "5S"), ("7S", "8S"), 1, 0, Spring.REVERSE_SPRING, (-8, 4, 4)),
        # the landlord played twice: none
        (("3S 7S 9S", "8S", "5S 2S"), ("3S", "pass", "5S", "7S", "8S"), 1, 0, Spring.NONE, (-4, 2, 2)),
        # the other farmer goes out: both win
        (("3S 7S 9S", "8S 2S", "TS"), ("7S", "pass", "TS"), 2, 0, Spring.REVERSE_SPRING, (-8, 4, 4)),
        # bombs by both sides, the last of them the last play
        (
            ("3S 3H 3C 3D 6S", "4S 4H 4C 4D", "5S"),
            ("3S 3H 3C 3D", "4S 4H 4C 4D"),
            1, 2, Spring.REVERSE_SPRING, (-32, 16, 16),
        ),
        # a rocket counts like a bomb
        (("BJ RJ 6S", "7S", "8S"), ("BJ RJ", "pass", "pass", "6S"), 0, 1, Spring.SPRING, (16, -8, -8)),
        # a four with attachments is no bomb
        (("3S 3H 3C 3D 6S 7S", "8S", "9S"), ("3S 3H 3C 3D 6S 7S",), 0, 0, Spring.SPRING, (8, -4, -4)),
        # a bomb and no spring
        (
            ("3S 3H 3C 3D 6S 9S", "7S 8S", "KS"),
            ("6S", "7S", "pass", "9S", "pass", "pass", "3S 3H 3C 3D"),
            0, 1, Spring.NONE, (8, -4, -4),
        ),
    ],
)  # fmt: skip
def test_the_end_and_the_score(
    hands: tuple[str, ...],
    actions: tuple[str, ...],
    out: int,
    bombs: int,
    spring: Spring,
    scores: tuple[int, ...],
) -> None:
    step = run(playing(*hands, bid=2), *actions)
    state = step.state
    assert isinstance(state, DoudizhuState)
    result = Result(landlord=0, out=out, bid=2, bombs=bombs, spring=spring)
    assert state.result == result
    assert result.scores == scores
    assert sum(result.scores) == 0
    winners = (0,) if out == 0 else (1, 2)
    left = tuple(cards_of(state.hand(seat)) for seat in range(3))
    assert step.events[-3:] == (WentOut(out, 1), DealEnded(result, left), MatchEnded(winners))
    assert state.phase is Phase.MATCH_OVER
    assert state.to_act is None
    assert state.legal() == ()
    assert refusal(state, Pass(), seat=(out + 1) % 3) is Reason.WRONG_PHASE
    assert state.judge(1, parse("8S")).reason is Reason.WRONG_PHASE
    assert state.observe(1).open_hands == left


@pytest.mark.parametrize("landlord", [0, 1, 2])
@pytest.mark.parametrize("bid", [1, 2, 3])
def test_each_seat_can_be_landlord_with_each_bid(landlord: int, bid: int) -> None:
    state = final(
        playing("3S 9S", "4S TS", "5S JS", landlord=landlord, bid=bid), ("9S", "TS", "JS")[landlord]
    )
    ended = final(state, "pass", "pass", ("3S", "4S", "5S")[landlord])
    assert ended.result is not None
    stake = bid * 2
    assert ended.result.scores == tuple(2 * stake if seat == landlord else -stake for seat in range(3))


def test_what_is_judged_playable_is_what_is_accepted() -> None:
    """For every seat and random selections: the judgement of the seat to act is what apply does."""
    rng = random.Random(11)
    reasons: set[Reason | None] = set()
    for seed in range(60):
        state = final(opened(seed), "bid 3")
        while state.to_act is not None:
            seat = state.to_act
            plays = [action for action in state.legal() if isinstance(action, Play)]
            legal = {(*play.combination[:2], play.combination.size) for play in plays}
            for _ in range(4):
                hand = cards_of(state.hand(seat))
                cards = rng.sample(hand, rng.randint(1, min(len(hand), 6)))
                if plays and rng.random() < 0.3:
                    cards = list(rng.choice(plays).combination.cards)
                if rng.random() < 0.1:
                    cards[0] = rng.randrange(54)
                judged = state.judge(seat, cards)
                reasons.add(judged.reason)
                assert (judged.reason is None) == bool(judged.actions)
                if judged.actions:
                    (action,) = judged.actions
                    assert isinstance(action, Play)
                    assert (*action.combination[:2], action.combination.size) in legal
                    state.apply(seat, action)
                elif judged.readings:
                    assert refusal(state, Play(judged.readings[0])) is judged.reason
            after = state.apply(seat, rng.choice(state.legal())).state
            assert isinstance(after, DoudizhuState)
            state = after
    assert reasons >= {None, Reason.NOT_IN_HAND, Reason.NOT_A_COMBINATION, Reason.OTHER_SHAPE, Reason.TOO_LOW}
