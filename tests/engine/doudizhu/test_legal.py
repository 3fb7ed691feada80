"""What a hand may play in Dou Dizhu, against the slow oracle."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia_desktop.engine.cards import Card, mask_of, parse
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu import Shape, beats, legal_plays, legal_plays_of, readings
from cardavia_desktop.engine.guandan import Shape as GuandanShape
from tests.engine.doudizhu.hands import (
    HANDS,
    PACK,
    as_play,
    cards_of_ranks,
    random_hand,
    ranks_of,
    rich_hand,
    some_hand,
)
from tests.oracles import doudizhu as oracle

ORDINARY = [shape for shape in Shape if shape not in (Shape.BOMB, Shape.ROCKET)]


def check_list(hand: list[Card], plays: list[Combination], expected: set[oracle.Play]) -> None:
    """The list is what the oracle expects, each play once, made of the hand's cards, and read as itself."""
    found = [as_play(play) for play in plays]
    assert len(set(found)) == len(found), "a play comes twice"
    assert set(found) == expected
    for play in plays:
        assert set(play.cards) <= set(hand)
        assert play.stands_for == play.cards
        (reading,) = readings(play.cards)
        assert reading[:2] == play[:2]


def test_the_whole_pack_has_every_play() -> None:
    """No hand is so large; but no play is missing from this list that any hand could hold."""
    plays = [play for play in legal_plays(PACK) if play.size <= oracle.LARGEST_HAND]
    check_list(list(PACK), plays, set(oracle.every_play()[0]))


def test_small_hands_by_trying_every_choice_of_cards() -> None:
    rng = random.Random(2)
    for _ in range(HANDS // 10):
        hand = some_hand(rng, rng.randint(1, 12))
        tried = oracle.plays_by_trying(ranks_of(hand))
        check_list(hand, legal_plays(hand), tried)
        assert tried == oracle.plays_of(ranks_of(hand)), "the oracle's two ways differ"


def test_leads_from_whole_hands() -> None:
    rng = random.Random(3)
    seen: Counter[str] = Counter()
    for _ in range(HANDS):
        hand = some_hand(rng, rng.choice((17, 20)))
        plays = legal_plays(hand)
        seen.update(play.shape for play in plays)
        assert {as_play(play) for play in plays} == oracle.plays_of(ranks_of(hand))
        assert len({as_play(play) for play in plays}) == len(plays)
    assert all(seen[shape] > HANDS // 10 for shape in Shape), seen


def test_follows_on_every_shape() -> None:
    """What is to be beaten is any play of the pack, a low one more often: all shapes and lengths occur."""
    rng = random.Random(4)
    by_shape: dict[str, list[oracle.Play]] = {shape.value: [] for shape in Shape}
    for play in oracle.every_play()[0]:
        by_shape[play[0]].append(play)
    low = {shape: [play for play in plays if play[1] in "345678"] for shape, plays in by_shape.items()}
    answered: Counter[Shape] = Counter()
    for round_number in range(2 * HANDS):
        hand = some_hand(rng, rng.choice((5, 10, 17, 20)))
        shape = list(Shape)[round_number % len(Shape)]
        target = rng.choice(rng.choice((low[shape], by_shape[shape])) or by_shape[shape])
        (to_beat,) = readings(cards_of_ranks(target[2], {}))
        expected = {play for play in oracle.plays_of(ranks_of(hand)) if oracle.beats(play, target)}
        plays = legal_plays(hand, to_beat)
        assert {as_play(play) for play in plays} == expected
        assert len(plays) == len(expected)
        answered.update(play.shape for play in plays if play.shape is shape)
    assert HANDS < 1000 or all(answered[shape] >= HANDS // 200 for shape in ORDINARY), answered


def test_the_whole_pack_follows_on_each_shape_and_size() -> None:
    lowest: dict[tuple[str, int], oracle.Play] = {}
    for play in oracle.every_play()[0]:
        kind = play[0], len(play[2])
        lowest[kind] = min(lowest.get(kind, play), play, key=lambda found: oracle.ORDER.index(found[1]))
    # nine shapes of one size; straights, pair runs, airplanes bare, with singles and with pairs of several
    assert len(lowest) == 9 + 8 + 8 + 5 + 4 + 3
    for target in lowest.values():
        (to_beat,) = readings(cards_of_ranks(target[2], {}))
        expected = {play for play in oracle.every_play()[0] if oracle.beats(play, target)}
        check_list(list(PACK), legal_plays(PACK, to_beat), expected)


@settings(max_examples=60, deadline=None)
@given(st.sets(st.sampled_from(PACK), min_size=1, max_size=9), st.integers(0, 2**32))
def test_legal_is_read_and_beats(cards: set[Card], seed: int) -> None:
    """Each choice of cards is in the list exactly if it has a reading that beats what lies there."""
    rng = random.Random(seed)
    hand = sorted(cards)
    to_beat = rng.choice(legal_plays(some_hand(rng, 8)))
    leads = {as_play(play) for play in legal_plays(hand)}
    follows = {as_play(play) for play in legal_plays(hand, to_beat)}
    for bits in range(1, 1 << len(hand)):
        chosen = [card for place, card in enumerate(hand) if bits >> place & 1]
        found = readings(chosen)
        assert {as_play(reading) for reading in found} <= leads
        for reading in found:
            assert (as_play(reading) in follows) == beats(reading, to_beat)
    for play in leads:
        assert play[2]


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32))
def test_beats_is_a_strict_order(seed: int) -> None:
    rng = random.Random(seed)
    plays = legal_plays(rich_hand(rng, 20, (1, 3, 4)))
    one, two, three = (rng.choice(plays) for _ in range(3))
    assert not beats(one, one)
    assert not (beats(one, two) and beats(two, one))
    if beats(one, two) and beats(two, three):
        assert beats(one, three)
    alike = [play for play in plays if play.shape is one.shape and play.size == one.size]
    other = rng.choice(alike)
    assert beats(one, other) + beats(other, one) == (one.rank != other.rank)
    for low in (one, two, three):
        assert [play for play in plays if beats(play, low)] == [
            play for play in plays if oracle.beats(as_play(play), as_play(low))
        ]


def test_the_mask_entry_is_the_same() -> None:
    rng = random.Random(5)
    for _ in range(50):
        hand = random_hand(rng, 17)
        to_beat = rng.choice(legal_plays(random_hand(rng, 17)))
        assert legal_plays_of(mask_of(hand)) == legal_plays(hand)
        assert legal_plays_of(mask_of(hand), to_beat) == legal_plays(hand, to_beat)


def test_a_run_of_equal_tens_may_hold_any_of_them() -> None:
    plays = {as_play(play)[:2] for play in legal_plays(parse("TS TH TC TD JS QS KS AS"))}
    assert ("straight", "A") in plays
    assert ("bomb", "T") in plays


def test_nothing_beats_the_rocket_and_only_the_rocket_the_highest_bomb() -> None:
    (rocket,) = readings(parse("BJ RJ"))
    (bomb,) = readings(parse("2S 2H 2C 2D"))
    assert legal_plays(PACK, rocket) == []
    assert beats(rocket, bomb)
    assert not beats(bomb, rocket)
    assert legal_plays(PACK, bomb) == [rocket]


def test_an_empty_hand_and_cards_of_another_pack_play_nothing() -> None:
    assert legal_plays([]) == []
    assert legal_plays([60, 61, 107]) == []


@pytest.mark.parametrize("shape", [GuandanShape.FULL_HOUSE, GuandanShape.JOKER_BOMB])
def test_a_shape_of_another_game_is_refused(shape: GuandanShape) -> None:
    (single,) = readings(parse("3S"))
    foreign = single._replace(shape=shape)
    with pytest.raises(ValueError, match=shape):
        legal_plays(PACK, foreign)
