"""The split of a hand: it is a split, it costs what its pieces cost, and no better one is overlooked."""

from functools import cache
from random import Random

import pytest

from cardavia_desktop.agents.planning import doudizhu as dou
from cardavia_desktop.agents.planning import guandan as guan
from cardavia_desktop.agents.planning.holdings import risk_price, run_out_chance, share_of, tail_chances
from cardavia_desktop.engine import cards, doudizhu, guandan
from cardavia_desktop.engine.cards import parse

EACH = dou.Prices(
    singles=[1.0] * 15,
    pairs=[1.0] * 15,
    triples=[1.0] * 15,
    bombs=[1.0] * 15,
    rocket=1.0,
    four_two=1.0,
    run=lambda _width, _length, _top: 1.0,
    carried=[0.0] * 15,
)
"""One for each play: the cost is the fewest plays that empty the hand."""


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("3S", 1),
        ("BJ RJ", 1),
        ("3S 4S 5S 6S 7S", 1),
        ("3S 3H 4S 4H 5S 5H", 1),
        ("3S 3H 3C 9S 9H", 1),
        ("9S TS TH TC", 1),
        ("3S 3H 3C 4S 4H 4C 7S 8S", 1),
        ("3S 4S 5S 6S 7S 7H 8S 9S TS JS", 2),
        ("3S 4S 5S 6S 7S 3H 4H 5H 6H 7H", 1),
        ("3S 5S 8S JS", 4),
        ("4S 4H 4C 4D 9S KS", 1),
        ("AS AH AC 2S 3S", 2),
    ],
)
def test_fewest_plays_of_doudizhu_hands(hand: str, plays: int) -> None:
    assert dou.Splitter(EACH).cost(dou.counts_of(parse(hand))) == plays


def test_no_doudizhu_split_beats_trying_every_play() -> None:
    @cache
    def fewest(hand: int) -> int:
        if not hand:
            return 0
        plays = doudizhu.legal_plays_of(hand)
        return 1 + min(fewest(hand & ~cards.mask_of(play.cards)) for play in plays)

    rng = Random(4)
    for _ in range(12):
        hand = rng.sample(range(cards.PACK_SIZE), 7)
        found = dou.Splitter(EACH).cost(dou.counts_of(hand))
        assert found == fewest(cards.mask_of(hand)), cards.text(hand)


def test_doudizhu_pieces_make_the_hand_and_its_cost() -> None:
    rng = Random(5)
    prices = dou.Prices(
        singles=[1 - 0.1 * strength for strength in range(15)],
        pairs=[0.9 - 0.1 * strength for strength in range(15)],
        triples=[0.6] * 15,
        bombs=[-1.0] * 15,
        rocket=-1.5,
        four_two=0.7,
        run=lambda width, length, top: 0.9 - 0.01 * width * length - 0.02 * top,
        carried=[0.03 * strength for strength in range(15)],
    )
    for size in (1, 5, 12, 17, 20):
        counts = dou.counts_of(rng.sample(range(cards.PACK_SIZE), size))
        splitter = dou.Splitter(prices)
        pieces = splitter.split(counts)
        assert sum(piece.counts for piece in pieces) == counts
        assert sum(piece.cost for piece in pieces) == pytest.approx(splitter.cost(counts))
        assert sum(piece.carries for piece in pieces) >= 0


def guandan_prices(level: int) -> guan.Prices:
    return guan.Prices(
        singles=[1.0] * 15,
        pairs=[1.0] * 15,
        triples=[1.0] * 15,
        bombs=lambda _size, _rank: 1.0,
        straights=[1.0] * 13,
        pair_runs=[1.0] * 13,
        triple_runs=[1.0] * 13,
        flushes=[1.0] * 13,
        joker_bomb=1.0,
        carried=[0.0] * 15,
        splits=[True] * 15,
        level=level,
    )


@pytest.mark.parametrize(
    ("hand", "level", "plays"),
    [
        ("3S", "2", 1),
        ("3S 3H 3C 4S 4H", "2", 1),
        ("AS 2H 3S 4S 5S", "7", 1),
        ("AS AH 2S 2H 3S 3C", "7", 1),
        ("KS KH KC AS AH AC", "7", 1),
        ("3S 4S 5S 6S 7H", "7", 1),
        ("JS QS KS AD 7H", "7", 1),
        ("3S 3H 3C 7H", "7", 1),
        ("BJ BJ RJ RJ", "7", 1),
        ("7H 7H", "7", 1),
        ("3S 5H 8S JS", "7", 4),
        ("4S 4H 4C 4D 4S 9S 9H", "7", 2),
    ],
)
def test_fewest_plays_of_guandan_hands(hand: str, level: str, plays: int) -> None:
    index = guandan.level_index(level)
    mask = cards.mask_of(parse(hand))
    splitter = guan.Splitter(guandan_prices(index), guan.flushes_in(mask, index))
    assert splitter.cost(mask) == plays


def test_guandan_splits_stay_near_trying_every_play() -> None:
    # Wild cards are not tried everywhere, so a split may now and then need a play more.
    @cache
    def fewest(hand: int) -> int:
        if not hand:
            return 0
        plays = guandan.legal_plays_of(hand, "5")
        return 1 + min(fewest(hand & ~cards.mask_of(play.cards)) for play in plays)

    rng = Random(6)
    missed = 0
    for _ in range(12):
        mask = cards.mask_of(rng.sample(range(2 * cards.PACK_SIZE), 6))
        splitter = guan.Splitter(guandan_prices(3), guan.flushes_in(mask, 3))
        assert splitter.cost(mask) >= fewest(mask)
        missed += splitter.cost(mask) > fewest(mask)
    assert missed <= 1


def test_guandan_pieces_cost_what_the_hand_costs() -> None:
    rng = Random(7)
    for size in (1, 9, 18, 27):
        mask = cards.mask_of(rng.sample(range(2 * cards.PACK_SIZE), size))
        splitter = guan.Splitter(guandan_prices(8), guan.flushes_in(mask, 8))
        pieces = splitter.split(mask)
        assert sum(piece.cost for piece in pieces) == pytest.approx(splitter.cost(mask))


def test_straight_flushes_are_found() -> None:
    natural = cards.mask_of(parse("4S 5S 6S 7S 8S 9D"))
    assert [flush.rank for flush in guan.flushes_in(natural, 0)] == [cards.RANKS.index("8")]
    filled = cards.mask_of(parse("4S 5S 6S 8S 2H"))
    assert [flush.cards for flush in guan.flushes_in(filled, 0)] == [filled]
    assert guan.flushes_in(filled, 5) == []


def test_tail_chances() -> None:
    half = tail_chances(0.5, 4)
    assert half[2] == pytest.approx([1.0, 0.75, 0.25, 0.0, 0.0])
    assert tail_chances(1.0, 2)[2] == pytest.approx([1.0, 1.0, 1.0])
    assert tail_chances(0.3, 2)[0] == [1.0, 0.0, 0.0]
    assert share_of(5, 0) == 0.0


def test_running_out_leaves_the_riskiest_play_for_the_end() -> None:
    safe, even, poor = risk_price(1.0, safe=True), risk_price(0.5, safe=False), risk_price(0.1, safe=False)
    assert run_out_chance([safe, safe, poor]) == 1.0
    assert run_out_chance([even, poor]) == pytest.approx(0.5)
    assert safe + poor <= 1.0 < risk_price(0.99, safe=False) * 2
