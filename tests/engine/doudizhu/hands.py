"""Random hands for the tests of Dou Dizhu, and its values as the oracle writes them."""

import os
import random
from collections.abc import Iterable, Sequence

from cardavia_desktop.engine.cards import PACK_SIZE, RANK_TEXTS, SUITS, Card, parse, rank_of
from cardavia_desktop.engine.combination import Combination
from tests.oracles.doudizhu import Play, Ranks, in_order

PACK = tuple(range(PACK_SIZE))

HANDS = int(os.environ.get("CARDAVIA_TEST_HANDS", "2000"))
"""How many random hands each comparison takes."""


def ranks_of(cards: Iterable[Card]) -> Ranks:
    return in_order(RANK_TEXTS[rank_of(card)] for card in cards)


def as_play(combination: Combination) -> Play:
    return combination.shape.value, combination.rank, ranks_of(combination.cards)


def random_hand(rng: random.Random, size: int) -> list[Card]:
    return rng.sample(PACK, size)


def rich_hand(rng: random.Random, size: int, copies: Sequence[int]) -> list[Card]:
    """A hand made of near ranks, each so many times as ``copies`` allows, filled up with other cards."""
    hand: list[Card] = []
    start = rng.randrange(13)
    for step in range(13):
        rank = (start + step) % 13
        hand += rng.sample(range(rank * 4, rank * 4 + 4), rng.choice(copies))
    hand += [card for card in (52, 53) if rng.random() < 0.5]
    hand = hand[:size] if rng.random() < 0.5 else rng.sample(hand, min(size, len(hand)))
    rest = [card for card in PACK if card not in hand]
    return hand + rng.sample(rest, size - len(hand))


def some_hand(rng: random.Random, size: int) -> list[Card]:
    """A plain hand, or one rich in runs, triples or bombs."""
    kind = rng.randrange(5)
    if kind == 0:
        return random_hand(rng, size)
    return rich_hand(rng, size, ((1, 1, 2), (0, 2, 3), (3,), (0, 1, 4))[kind - 1])


def cards_of_ranks(ranks: Iterable[str], used: dict[str, int]) -> tuple[Card, ...]:
    """Physical cards of these ranks, the next unused suit each; ``used`` counts on over several calls."""
    tokens = []
    for rank in ranks:
        suit = used.get(rank, 0)
        used[rank] = suit + 1
        tokens.append(rank if rank in ("BJ", "RJ") else rank + SUITS[suit])
    return parse(" ".join(tokens))
