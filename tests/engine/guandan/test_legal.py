import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.cards import mask_of, numbered, parse, text
from cardavia_desktop.engine.combination import Combination
from tests.engine.guandan.hands import RANKS, WHOLE_PACK, crowded_hand, opening
from tests.oracles import guandan as oracle
from tests.oracles.guandan_counts import count_plays

TARGETS = [
    "3S", "BJ", "RJ", "AS", "7S", "7H", "3S 3C", "BJ BJ", "7S 7C", "4S 4C 4D",
    "3S 3C 3D 4S 4C", "KS KC KD AS AC",
    "AS 2C 3D 4S 5C", "4S 5C 6D 7S 8C", "TS JC QD KS AC", "AS AC 2D 2S 3C 3S", "4S 4C 5D 5S 6C 6S",
    "AS AC AD 2S 2C 2D", "5S 5C 5D 6S 6C 6D", "3S 3C 3D 3S", "7S 7C 7D 7S", "3S 3C 3D 3S 3C",
    "AS AC AD AS AC",
    "AS 2S 3S 4S 5S", "5S 6S 7S 8S 9S", "TC JC QC KC AC", "3S 3C 3D 3S 3C 3D",
    "4S 4C 4D 4S 4C 4D 4H 4H",
    "8S 8C 8D 8S 8C 8D 8H 8H 7H 7H", "BJ BJ RJ RJ",
]  # fmt: skip


def name(play: Combination, level: str) -> oracle.Play:
    return oracle.name(str(play.shape), play.rank, text(play.cards).split(), level)


def check(hand: Sequence[str], level: str, to_beat: Combination | None, expected: set[oracle.Play]) -> None:
    """The plays are the expected ones, each once, each a reading of cards from the hand."""
    physical = parse(" ".join(hand))
    found = guandan.legal_plays(physical, level, to_beat)
    names = [name(play, level) for play in found]
    assert len(names) == len(set(names)), (hand, level, to_beat)
    assert set(names) == expected, (hand, level, to_beat, set(names) ^ expected)
    for play in found:
        assert numbered(play.cards) == play.cards
        assert set(play.cards) <= set(physical)
        assert play in guandan.readings(play.cards, level)
        assert to_beat is None or guandan.beats(play, to_beat, level)


@pytest.mark.parametrize(("wilds", "size", "hands"), [(0, 10, 2200), (1, 8, 1000), (2, 7, 110)])
def test_leads_and_follows_equal_brute_force(wilds: int, size: int, hands: int) -> None:
    rng = random.Random(wilds)
    for _ in range(hands):
        level = rng.choice(RANKS)
        hand = crowded_hand(rng, level, size, wilds)
        leads = oracle.plays(hand, level)
        check(hand, level, None, leads)
        targets = rng.sample(TARGETS, 4)
        for target in targets:
            for to_beat in guandan.readings(parse(target), level)[:2]:
                shape, rank = str(to_beat.shape), to_beat.rank
                check(hand, level, to_beat, oracle.follows(leads, shape, rank, to_beat.size, level))


@pytest.mark.parametrize(
    "hand", ["3S 3S 3H 3H 3C 3C 3D 3D 7H 7H", "7S 7S 7C 7C 7D 7D 7H 7H", "3S 4S 5S 6S 8S 7H 7H"]
)
def test_great_bombs_on_every_target(hand: str) -> None:
    leads = oracle.plays(hand.split(), "7")
    check(hand.split(), "7", None, leads)
    for target in TARGETS:
        for to_beat in guandan.readings(parse(target), "7"):
            shape, rank = str(to_beat.shape), to_beat.rank
            check(hand.split(), "7", to_beat, oracle.follows(leads, shape, rank, to_beat.size, "7"))


@pytest.mark.parametrize("wilds", [0, 1, 2])
def test_whole_openings_have_as_many_plays_as_counted(wilds: int) -> None:
    rng = random.Random(10 + wilds)
    for _ in range(100):
        level = rng.choice(RANKS)
        hand = opening(rng, level, wilds)
        found = guandan.legal_plays(parse(" ".join(hand)), level)
        by_shape: dict[str, int] = {}
        for play in found:
            by_shape[str(play.shape)] = by_shape.get(str(play.shape), 0) + 1
        assert by_shape == count_plays(hand, level), (hand, level)
        assert len({name(play, level) for play in found}) == len(found)


@given(st.lists(st.sampled_from(range(108)), unique=True, max_size=27), st.sampled_from(RANKS), st.data())
@settings(max_examples=300, deadline=None)
def test_following_is_leading_with_what_beats(hand: list[int], level: str, data: st.DataObject) -> None:
    """For any hand and target, the follows are just those leads that beat it."""
    leads = guandan.legal_plays(hand, level)
    target = parse(data.draw(st.sampled_from(TARGETS)))
    for to_beat in guandan.readings(target, level)[:1]:
        expected = [play for play in leads if guandan.beats(play, to_beat, level)]
        assert sorted(guandan.legal_plays(hand, level, to_beat)) == sorted(expected)


@given(st.lists(st.sampled_from(range(108)), unique=True, max_size=27), st.sampled_from(RANKS))
@settings(max_examples=300, deadline=None)
def test_a_play_comes_from_the_hand_and_reads_back(hand: list[int], level: str) -> None:
    for play in guandan.legal_plays(hand, level):
        assert set(play.cards) <= set(hand)
        assert play in guandan.readings(play.cards, level)


@given(st.lists(st.sampled_from(WHOLE_PACK), max_size=8), st.sampled_from(RANKS))
@settings(max_examples=150, deadline=None)
def test_small_random_hands_equal_brute_force(faces: list[str], level: str) -> None:
    hand = [face for place, face in enumerate(faces) if faces[:place].count(face) < 2]
    check(hand, level, None, oracle.plays(hand, level))


def test_ordinary_cards_are_preferred_to_wild_ones() -> None:
    """Each reading and choice of ranks is there first with as few wild cards as can be."""
    found = guandan.legal_plays(parse("5S 5C 7H"), "7")
    pairs = [text(play.cards) for play in found if play.shape == "pair"]
    assert "5S 5C" in pairs
    assert sum("7H" in pair for pair in pairs) == 1


def test_a_straight_of_one_suit_is_a_flush_and_nothing_else() -> None:
    shapes = [play.shape for play in guandan.legal_plays(parse("3S 4S 5S 6S 8S 8C"), "7") if play.size == 5]
    assert shapes == []
    shapes = [play.shape for play in guandan.legal_plays(parse("3S 4S 5S 6S 7S"), "7") if play.size == 5]
    assert shapes == ["straight_flush"]
    found = [play for play in guandan.legal_plays(parse("3S 4S 5S 6S 7S 5D"), "7") if play.size == 5]
    assert sorted(play.shape for play in found) == ["straight", "straight_flush"]
    assert all("5D" in text(play.cards) for play in found if play.shape == "straight")


def test_a_card_held_twice_is_spent_first() -> None:
    """Its loss leaves a card of its suit in the hand."""
    found = guandan.legal_plays(parse("5S 5C 5C"), "7")
    assert [text(play.cards) for play in found if play.size == 1] == ["5C"]


def test_mask_and_cards_are_the_same_hand() -> None:
    hand = parse("5S 5C 5C 7H RJ")
    assert guandan.legal_plays(hand, "7") == guandan.legal_plays_of(mask_of(hand), "7")


def test_nothing_beats_the_jokers_and_no_cards_make_no_play() -> None:
    (jokers,) = guandan.readings(parse("BJ BJ RJ RJ"), "7")
    assert guandan.legal_plays(parse("3S 3H 3C 3D 3S 3H"), "7", jokers) == []
    assert guandan.legal_plays((), "7") == []
