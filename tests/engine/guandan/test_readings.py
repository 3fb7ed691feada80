import json
import random
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.cards import parse, text
from cardavia_desktop.engine.combination import Combination
from tests.engine.guandan.hands import RANKS, crowded_hand
from tests.oracles import guandan as oracle

CASES = json.loads((Path(__file__).parents[2] / "data" / "guandan" / "readings.json").read_text())["cases"]

WORKED: list[tuple[str, str, set[tuple[str, str]]]] = [
    ("7", "3S 3H 4S 4H 7H 7H", {("pair_run", "4"), ("pair_run", "5"), ("triple_run", "4")}),
    (
        "7",
        "3S 4S 5S 6S 7H",
        {("straight_flush", "6"), ("straight_flush", "7"), ("straight", "6"), ("straight", "7")},
    ),
    ("7", "3S 3H 4S 4H 7H", {("full_house", "4"), ("full_house", "3")}),
    ("7", "3S 3H 3C 7H 7H", {("bomb", "3"), ("full_house", "3")}),
    ("7", "RJ RJ 3S 7H 7H", {("full_house", "3")}),
    ("7", "RJ 7H", set()),
    ("7", "7H", {("single", "7")}),
    ("7", "7H 7H", {("pair", rank) for rank in RANKS}),
    ("7", "BJ RJ", set()),
    ("7", "RJ RJ", {("pair", "RJ")}),
    ("7", "BJ BJ RJ RJ", {("joker_bomb", "RJ")}),
    ("7", "3S 3H 3C BJ BJ", {("full_house", "3")}),
    ("7", "3S 3H 3C BJ RJ", set()),
    ("7", "3S 3H 3C 4S", set()),
    ("7", "AS 2H 3C 4S 5D", {("straight", "5")}),
    ("7", "TS JH QC KS AD", {("straight", "A")}),
    ("7", "JS QH KC AS 2D", set()),
    ("7", "AS AH 2C 2S 3D 3S", {("pair_run", "3")}),
    ("7", "AS AH AC 2S 2D 2H", {("triple_run", "2")}),
    ("7", "KS KH KC AS AD AH", {("triple_run", "A")}),
    ("7", "5S 6H 7C 8S 9D", {("straight", "9")}),
    ("7", "5S 6S 7S 8S 9S", {("straight_flush", "9")}),
    ("7", "3S 3S 3H 3H 3C 3C 3D 3D 7H 7H", {("bomb", "3")}),
    ("7", "3S 4H 5C 6S 7D 8S", set()),
    ("7", "3S 3H 4C 4S 5D 5S 6C 6D", set()),
    ("7", "", set()),
]


def named(combinations: Iterable[Combination]) -> list[tuple[str, str]]:
    return [(str(found.shape), found.rank) for found in combinations]


@pytest.mark.parametrize(("level", "cards", "expected"), WORKED)
def test_worked_readings(level: str, cards: str, expected: set[tuple[str, str]]) -> None:
    found = named(guandan.readings(parse(cards), level))
    assert set(found) == expected
    assert len(found) == len(expected)


def test_published_cases() -> None:
    assert len(CASES) == 1500
    for case in CASES:
        found = named(guandan.readings(parse(case["cards"]), case["level"]))
        assert sorted(found) == sorted(map(tuple, case["readings"])), case


def test_oracle_agrees_with_published_cases() -> None:
    for case in CASES:
        assert oracle.readings(case["cards"].split(), case["level"]) == set(map(tuple, case["readings"])), (
            case
        )


def selections() -> Iterator[tuple[str, list[str]]]:
    rng = random.Random(5)
    for _ in range(2500):
        level = rng.choice(RANKS)
        cards = crowded_hand(rng, level, rng.randint(1, 7), rng.choice([0, 1, 1, 2]))
        rng.shuffle(cards)
        yield level, cards
    for case in CASES:
        yield case["level"], case["cards"].split()


def test_strongest_first() -> None:
    for level, cards in selections():
        found = guandan.readings(parse(" ".join(cards)), level)
        for better, worse in pairwise(found):
            assert not guandan.beats(worse, better, level)
            assert guandan.reading_order(better, level) > guandan.reading_order(worse, level)
            if better.shape == worse.shape or better.shape in guandan.BOMB_SHAPES:
                assert guandan.beats(better, worse, level)


def test_two_wilds_are_the_level_pair_first() -> None:
    for level in RANKS:
        found = guandan.readings(parse(f"{level}H {level}H"), level)
        others = [rank for rank in reversed(RANKS) if rank != level]
        assert [pair.rank for pair in found] == [level, *others]


def test_every_card_stands_for_what_the_reading_needs() -> None:
    """What a reading says that the cards stand for is, with no card wild, that very combination."""
    for level, cards in selections():
        physical = parse(" ".join(cards))
        for found in guandan.readings(physical, level):
            assert sorted(found.cards) == sorted(physical)
            for card, stands_for in zip(found.cards, found.stands_for, strict=True):
                if guandan.is_wild(card, level):
                    assert 0 <= stands_for < 52
                else:
                    assert stands_for == card
            faces = text(found.stands_for).split()
            assert oracle.classify(faces) == {(str(found.shape), found.rank)}, (level, cards, found)


def test_order_of_the_selected_cards_changes_no_reading() -> None:
    rng = random.Random(6)
    for level, cards in list(selections())[:500]:
        shuffled = rng.sample(cards, len(cards))
        first, second = (named(guandan.readings(parse(" ".join(c)), level)) for c in (cards, shuffled))
        assert first == second


def test_core_comes_first() -> None:
    (full_house,) = guandan.readings(parse("5S 5H KC KS KD"), "7")
    assert text(full_house.cards[:3]).split() == ["KC", "KS", "KD"]
    (low,) = guandan.readings(parse("2S 3S AH 5D 4C"), "7")
    assert text(low.cards) == "AH 2S 3S 4C 5D"


@pytest.mark.parametrize("level", ["1", "10", "", "BJ", "a"])
def test_bad_level(level: str) -> None:
    with pytest.raises(ValueError, match="not a level"):
        guandan.readings(parse("3S"), level)
    with pytest.raises(ValueError, match="not a level"):
        guandan.legal_plays(parse("3S"), level)


def test_one_card_twice() -> None:
    card = parse("3S")[0]
    with pytest.raises(ValueError, match="twice"):
        guandan.readings((card, card), "7")
