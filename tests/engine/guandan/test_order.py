from itertools import pairwise, permutations, product

import pytest

from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.cards import parse
from cardavia_desktop.engine.combination import Combination
from tests.engine.guandan.hands import RANKS
from tests.oracles import guandan as oracle

BOMBS_WEAKEST_FIRST = [
    "2S 2H 2C 2D", "3S 3H 3C 3D", "AS AH AC AD", "7S 7C 7D 7H", "2S 2H 2C 2D 2S", "7S 7C 7D 7S 7C",
    "AS 2S 3S 4S 5S", "2H 3H 4H 5H 6H", "3C 4C 5C 6C 7C", "TD JD QD KD AD", "2S 2H 2C 2D 2S 2H",
    "7S 7C 7D 7S 7C 7D", "2S 2H 2C 2D 2S 2H 2C", "2S 2H 2C 2D 2S 2H 2C 2D", "7S 7C 7D 7S 7C 7D 7H 7H",
    "2S 2H 2C 2D 2S 2H 2C 2D 7H", "2S 2H 2C 2D 2S 2H 2C 2D 7H 7H", "AS AH AC AD AS AH AC AD 7H 7H",
    "BJ BJ RJ RJ",
]  # fmt: skip


def strongest(cards: str, level: str) -> Combination:
    return guandan.readings(parse(cards), level)[0]


def catalogue(level: str) -> list[Combination]:
    """One combination of every shape, size and rank."""
    suits = [card for card in ("S", "C", "D") for _ in range(2)]
    selections = [f"{joker} " * copies for joker in ("BJ", "RJ") for copies in (1, 2)]
    for rank in RANKS:
        selections += [" ".join(rank + suit for suit in suits[:size]) for size in range(1, 7)]
        other = "3" if rank == "2" else "2"
        selections.append(f"{rank}S {rank}C {rank}D {other}S {other}C")
    for length, copies in ((5, 1), (3, 2), (2, 3)):
        for window in oracle.windows(length):
            cards = [rank + suit for rank in window for suit in "SCD"[:copies]]
            if copies == 1:
                selections.append(" ".join(cards))
                cards[0] = cards[0][0] + "C"
            selections.append(" ".join(cards))
    selections.append("BJ BJ RJ RJ")
    return [strongest(cards, level) for cards in selections]


@pytest.mark.parametrize("level", ["2", "7", "A"])
def test_beats_as_the_rules_say(level: str) -> None:
    for a, b in product(catalogue(level), repeat=2):
        expected = oracle.beats(str(a.shape), a.rank, a.size, str(b.shape), b.rank, b.size, level)
        assert guandan.beats(a, b, level) == expected, (a, b)


def test_bombs_in_their_order() -> None:
    bombs = [strongest(cards, "7") for cards in BOMBS_WEAKEST_FIRST]
    for weaker, stronger in pairwise(bombs):
        assert guandan.beats(stronger, weaker, "7")
        assert not guandan.beats(weaker, stronger, "7")
        assert guandan.bomb_power(stronger, "7") > guandan.bomb_power(weaker, "7") >= 0


@pytest.mark.parametrize("level", ["2", "T"])
def test_strict_order_within_a_shape(level: str) -> None:
    by_shape: dict[tuple[str, int], list[Combination]] = {}
    for play in catalogue(level):
        by_shape.setdefault((play.shape, play.size), []).append(play)
    assert len(by_shape) == 12
    for plays in by_shape.values():
        for a, b in permutations(plays, 2):
            assert guandan.beats(a, b, level) != guandan.beats(b, a, level)
        for a in plays:
            assert not guandan.beats(a, a, level)
            assert sum(guandan.beats(a, b, level) for b in plays) == sorted(
                plays, key=lambda play: guandan.strength(play, level)
            ).index(a)


@pytest.mark.parametrize("level", RANKS)
def test_rank_order(level: str) -> None:
    strengths = guandan.rank_strengths(level)
    assert sorted(strengths, key=strengths.__getitem__) == oracle.order(level)


def test_the_level_rank_is_natural_in_sequences() -> None:
    low, high = strongest("3S 4H 5C 6S 7D", "7"), strongest("4S 5H 6C 7S 8D", "7")
    assert guandan.beats(high, low, "7")
    assert guandan.beats(strongest("7S 7C", "7"), strongest("AS AC", "7"), "7")


def test_low_ace_is_the_lowest_sequence() -> None:
    assert guandan.beats(strongest("2S 3H 4C 5S 6D", "7"), strongest("AS 2H 3C 4S 5D", "7"), "7")
    assert guandan.beats(strongest("2S 2H 2C 3S 3D 3C", "7"), strongest("AS AH AC 2S 2D 2C", "7"), "7")
