"""What a set of cards is in Dou Dizhu."""

import json
import random
from pathlib import Path

import pytest

from cardavia_desktop.engine.cards import PACK_SIZE, parse
from cardavia_desktop.engine.doudizhu import Shape, readings
from tests.engine.doudizhu.hands import HANDS, as_play, cards_of_ranks, ranks_of, some_hand
from tests.oracles import doudizhu as oracle

CASES = json.loads((Path(__file__).parents[2] / "data/doudizhu/readings.json").read_text(encoding="utf-8"))


def test_collected_cases() -> None:
    assert len(CASES["cases"]) > 1000
    for case in CASES["cases"]:
        found = [[reading.shape.value, reading.rank] for reading in readings(parse(case["cards"]))]
        assert found == case["readings"], case["cards"]


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ("3 3 3 4 4 4 5 5", ("airplane_singles", "4")),
        ("3 3 3 4 4 4 5 6", ("airplane_singles", "4")),
        ("3 3 3 3 4 4 4 4", None),
        ("3 3 3 4 4 4 3 5", None),
        ("3 3 3 4 4 4 5 5 5 6 6 6", ("airplane", "6")),
        ("3 3 3 4 4 4 5 5 5 7 7 7", None),
        ("3 3 3 4 4 4 5 5 5 7 7 8", ("airplane_singles", "5")),
        ("3 3 3 4 4 4 5 5 5 8 BJ RJ", None),
        ("3 3 3 4 4 4 2 RJ", ("airplane_singles", "4")),
        ("3 3 3 4 4 4 2 2", ("airplane_singles", "4")),
        ("3 3 3 4 4 4 BJ RJ", None),
        ("3 3 3 4 4 4 5 5 5 5", None),
        ("3 3 3 4 4 4 5 5 6 6", ("airplane_pairs", "4")),
        ("3 3 3 5 5 5 7 8", None),
        ("K K K A A A 6 9", ("airplane_singles", "A")),
        ("K K K A A A 2 2 2", None),
        ("A A A 2 2 2", None),
        ("3 3 3 3 4", None),
        ("3 3 3 3 4 4", ("four_two_singles", "3")),
        ("3 3 3 3 4 4 5 6", None),
        ("3 3 3 3 4 4 5 5", ("four_two_pairs", "3")),
        ("3 3 3 3 4 RJ", ("four_two_singles", "3")),
        ("3 3 3 3 BJ RJ", None),
        ("3 3 3 BJ RJ", None),
        ("3 3 3 RJ", ("triple_single", "3")),
        ("2 2 2 3 3", ("triple_pair", "2")),
        ("2 2 2 2", ("bomb", "2")),
        ("BJ RJ", ("rocket", "RJ")),
        ("BJ", ("single", "BJ")),
        ("T J Q K A", ("straight", "A")),
        ("J Q K A 2", None),
        ("3 4 5 6", None),
        ("Q Q K K A A", ("pair_run", "A")),
        ("K K A A", None),
        ("K K A A 2 2", None),
    ],
)
def test_written_cases(ranks: str, expected: tuple[str, str] | None) -> None:
    cards = cards_of_ranks(ranks.split(), {})
    found = [(reading.shape.value, reading.rank) for reading in readings(cards)]
    assert found == ([expected] if expected else [])


def test_cards_that_are_not_of_the_single_pack_have_no_reading() -> None:
    assert readings([]) == ()
    assert readings(parse("3S 3S")) == ()
    assert readings([PACK_SIZE]) == ()
    assert readings([-1]) == ()
    assert readings([5, 5]) == ()


def test_the_core_comes_first_and_the_order_given_does_not_matter() -> None:
    (reading,) = readings(parse("RJ 9S 8H 9H 3S 8S 9C 8C"))
    assert ranks_of(reading.cards[:6]) == ("8", "8", "8", "9", "9", "9")
    assert reading.size == 8
    assert reading.stands_for == reading.cards
    assert readings(reversed(reading.cards)) == (reading,)


def test_every_play_of_the_pack_is_read_as_the_oracle_builds_it() -> None:
    plays, _ = oracle.every_play()
    assert len({ranks for _, _, ranks in plays}) == len(plays), "one set of cards, one reading"
    for play in plays:
        assert [as_play(found) for found in readings(cards_of_ranks(play[2], {}))] == [play]


def test_random_sets_and_near_misses_are_read_as_the_oracle_reads_them() -> None:
    """Plays of the pack with one card exchanged, added or taken away are the sets most easily misread."""
    rng = random.Random(1)
    plays, _ = oracle.every_play()
    combinations = 0
    for _ in range(2 * HANDS):
        if rng.random() < 0.2:
            cards = some_hand(rng, rng.randint(1, 12))
        else:
            cards = list(cards_of_ranks(rng.choice(plays)[2], {}))
            others = [card for card in range(PACK_SIZE) if card not in cards]
            if rng.random() < 0.7:
                cards.remove(rng.choice(cards))
            if rng.random() < 0.7:
                cards.append(rng.choice(others))
        found = {(reading.shape.value, reading.rank) for reading in readings(cards)}
        assert found == oracle.meanings(ranks_of(cards)), ranks_of(cards)
        combinations += len(found)
    assert combinations > HANDS // 5


def test_shapes_are_the_contract_s() -> None:
    assert " ".join(Shape) == (
        "single pair triple triple_single triple_pair straight pair_run airplane airplane_singles "
        "airplane_pairs four_two_singles four_two_pairs bomb rocket"
    )
