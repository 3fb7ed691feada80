"""A hand sorted for a person: every card has its place, bombs stay whole, and there are few groups."""

from collections import Counter
from random import Random

import pytest

from cardavia_desktop.agents.planning import doudizhu_arrangement, guandan_arrangement
from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.cards import cards_of, mask_of, parse, rank_of, text
from cardavia_desktop.engine.combination import Combination


def shapes(plays: tuple[Combination, ...]) -> list[tuple[str, str]]:
    return sorted((play.shape.value, play.rank) for play in plays)


def covers(plays: tuple[Combination, ...], hand: int) -> bool:
    return sorted(card for play in plays for card in play.cards) == list(cards_of(hand))


@pytest.mark.parametrize("seed", range(40))
def test_guandan_plays_make_up_the_hand_and_keep_bombs_whole(seed: int) -> None:
    level = guandan.LEVELS[seed % len(guandan.LEVELS)]
    hand = mask_of(Random(seed).sample(range(108), 27 - seed % 9))
    plays = guandan_arrangement.arranged(hand, level)
    assert covers(plays, hand), text(cards_of(hand))
    for play in plays:
        assert play in guandan.readings(play.cards, level)
    flushed = {card for play in plays if play.shape is guandan.Shape.STRAIGHT_FLUSH for card in play.cards}
    natural = Counter(
        rank_of(card)
        for card in cards_of(hand)
        if not guandan.is_wild(card, level) and card not in flushed and rank_of(card) < 13
    )
    bombs = {play.rank for play in plays if play.shape is guandan.Shape.BOMB}
    whole = {guandan.LEVELS[rank] for rank, count in natural.items() if count > 3}
    assert whole <= bombs


@pytest.mark.parametrize("seed", range(40))
def test_doudizhu_plays_make_up_the_hand_and_keep_bombs_whole(seed: int) -> None:
    hand = mask_of(Random(seed).sample(range(54), 20 - seed % 8))
    plays = doudizhu_arrangement.arranged(hand)
    assert covers(plays, hand), text(cards_of(hand))
    for play in plays:
        assert play in doudizhu.readings(play.cards)
    counts = Counter(rank_of(card) for card in cards_of(hand))
    fours = sum(count == 4 for count in counts.values())
    assert sum(play.shape is doudizhu.Shape.BOMB for play in plays) == fours


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("3S 4S 5S 6S 7S", [("straight_flush", "7")]),
        ("AS 2H 3D 4C 5S", [("straight", "5")]),
        ("8S 8H 8C 3S 3H", [("full_house", "8")]),
        ("6S 6H 7S 7H 8S 8H KS", [("pair_run", "8"), ("single", "K")]),
        ("9S 9H 9C 9D TS JC QD KC", [("bomb", "9")] + [("single", rank) for rank in "JKQT"]),
        ("QS QH QC JH", [("bomb", "Q")]),
        ("BJ BJ RJ RJ 4S", [("joker_bomb", "RJ"), ("single", "4")]),
    ],
)
def test_guandan_hands_at_level_jack(hand: str, expected: list[tuple[str, str]]) -> None:
    assert shapes(guandan_arrangement.arranged(mask_of(parse(hand)), "J")) == sorted(expected)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("3S 4S 5S 6S 7S 8H", [("straight", "8")]),
        ("BJ RJ 4S", [("rocket", "RJ"), ("single", "4")]),
        ("9S 9H 9C 4S", [("triple_single", "9")]),
        ("3S 3H 3C 4S 4H 4C 6S 8S", [("airplane_singles", "4")]),
        ("3S 3H 3C 4S 4H 4C 6S 6H 8S 8C", [("airplane_pairs", "4")]),
        ("3S 3H 3C 4S 4H 4C 6S", [("airplane", "4"), ("single", "6")]),
        ("7S 7H 7C 7D 5S", [("bomb", "7"), ("single", "5")]),
    ],
)
def test_doudizhu_hands(hand: str, expected: list[tuple[str, str]]) -> None:
    assert shapes(doudizhu_arrangement.arranged(mask_of(parse(hand)))) == sorted(expected)
