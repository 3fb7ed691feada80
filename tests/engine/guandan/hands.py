"""Hands for the tests of Guandan's plays."""

import random

RANKS = "23456789TJQKA"
WHOLE_PACK = [rank + suit for rank in RANKS for suit in "SHCD"] * 2 + ["BJ", "RJ"] * 2


def crowded_hand(rng: random.Random, level: str, size: int, wilds: int) -> list[str]:
    """Return up to ``size`` cards from few neighbouring ranks and few suits, where combinations abound."""
    start = rng.randrange(len(RANKS))
    ranks = [RANKS[(start + step) % len(RANKS)] for step in range(rng.choice([1, 2, 3, 5, 6]))]
    suits = rng.choice(["SHCD", "SHCD", "S", "H", "SH", "CD"])
    pool = [rank + suit for rank in ranks for suit in suits if rank + suit != level + "H"] * 2
    pool += rng.choice([[], [], ["BJ", "BJ", "RJ", "RJ"], ["RJ", "RJ"], ["BJ", "RJ"]])
    plain = min(max(size - wilds, 0), len(pool))
    return rng.sample(pool, plain) + [level + "H"] * wilds


def opening(rng: random.Random, level: str, wilds: int) -> list[str]:
    """Return 27 random cards with just so many wild ones."""
    others = [card for card in WHOLE_PACK if card != level + "H"]
    return rng.sample(others, 27 - wilds) + [level + "H"] * wilds
