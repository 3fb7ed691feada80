"""How many plays of each shape a whole Guandan hand has, counted place by place from the prose.

Brute force over all subsets ends at a dozen cards; counting choices does not. A hand is a list of texts.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product

SEQUENCE_RANKS = "A23456789TJQKA"
RANKS = SEQUENCE_RANKS[1:]


def count_plays(hand: Sequence[str], level: str) -> dict[str, int]:
    plain = [card for card in hand if card != level + "H"]
    wilds = len(hand) - len(plain)
    have = Counter(card if card in ("BJ", "RJ") else card[0] for card in plain)
    counts: Counter[str] = Counter()
    counts["single"] = len(have) + (wilds > 0)
    for size in range(2, 11):
        shape = {2: "pair", 3: "triple"}.get(size, "bomb")
        for rank in RANKS:
            counts[shape] += sum(
                size - used <= have[rank] and (used < size or size == 2)
                for used in range(min(wilds, size) + 1)
            )
    counts["pair"] += (have["BJ"] == 2) + (have["RJ"] == 2)
    counts["joker_bomb"] = int(have["BJ"] == have["RJ"] == 2)
    counts["full_house"] = count_full_houses(have, wilds)
    counts["pair_run"] = count_runs(have, wilds, 3, 2)
    counts["triple_run"] = count_runs(have, wilds, 2, 3)
    counts["straight"] = count_runs(have, wilds, 5, 1) - count_flush_only(plain)
    for suit in "SHCD":
        in_suit = Counter({card[0] for card in plain if card[1] == suit})
        counts["straight_flush"] += count_runs(in_suit, wilds, 5, 1)
    return {shape: count for shape, count in counts.items() if count}


def count_full_houses(have: Mapping[str, int], wilds: int) -> int:
    total = 0
    for triple, pair in product(RANKS, [*RANKS, "BJ", "RJ"]):
        if triple != pair:
            for in_triple, in_pair in product((3, 2, 1), (2, 1)):
                enough = in_triple <= have[triple] and in_pair <= have[pair]
                joker_is_natural = len(pair) == 1 or in_pair == 2
                total += enough and joker_is_natural and 5 - in_triple - in_pair <= wilds
    if wilds == 2:
        total += sum(have[triple] >= 3 for triple in RANKS)
    return total


def count_runs(have: Mapping[str, int], wilds: int, length: int, copies: int) -> int:
    total = 0
    for start in range(len(SEQUENCE_RANKS) - length + 1):
        window = SEQUENCE_RANKS[start : start + length]
        for used in product(range(copies + 1), repeat=length):
            enough = all(count <= have[rank] for count, rank in zip(used, window, strict=True))
            total += enough and length * copies - sum(used) <= wilds
    return total


def count_flush_only(plain: Sequence[str]) -> int:
    """The straights that ordinary cards make in one suit only, with no other card of any of the ranks."""
    total = 0
    for start in range(len(SEQUENCE_RANKS) - 4):
        window = SEQUENCE_RANKS[start : start + 5]
        suits = {card[1] for card in plain if len(card) == 2 and card[0] in window}
        total += len(suits) == 1 and all(any(card[0] == rank for card in plain) for rank in window)
    return total
