"""Guandan's combinations by brute force, straight from the prose of the rules.

A card is a text such as ``"7H"`` or ``"RJ"``. Each wild card is replaced by every one of the 52 ordinary
faces, and what comes out is looked at as if no card were wild. Nothing here comes from the engine.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

Readings: TypeAlias = set[tuple[str, str]]
Play: TypeAlias = tuple[str, str, int, tuple[str, ...], int, str]

RANKS = "23456789TJQKA"
FACES = [rank + suit for rank in RANKS for suit in "SHCD"]
SEQUENCE_RANKS = "A" + RANKS
BOMBS = ("bomb", "straight_flush", "joker_bomb")


def windows(length: int) -> list[str]:
    return [SEQUENCE_RANKS[start : start + length] for start in range(len(SEQUENCE_RANKS) - length + 1)]


def classify(cards: Sequence[str]) -> Readings:
    """Every (shape, rank) of cards none of which is wild."""
    ranks = Counter("joker" if card in ("BJ", "RJ") else card[0] for card in cards)
    if "joker" in ranks:
        return classify_with_jokers(cards)
    counts = sorted(ranks.values())
    size = len(cards)
    if len(ranks) == 1:
        rank = cards[0][0]
        if size <= 3:
            return {(("single", "pair", "triple")[size - 1], rank)}
        return {("bomb", rank)}
    if size == 5 and counts == [2, 3]:
        return {("full_house", next(rank for rank, count in ranks.items() if count == 3))}
    if size == 5:
        for window in windows(5):
            if set(window) == set(ranks):
                one_suit = len({card[1] for card in cards}) == 1
                return {("straight_flush" if one_suit else "straight", window[-1])}
    if size == 6 and counts == [2, 2, 2]:
        return {("pair_run", window[-1]) for window in windows(3) if set(window) == set(ranks)}
    if size == 6 and counts == [3, 3]:
        return {("triple_run", window[-1]) for window in windows(2) if set(window) == set(ranks)}
    return set()


def classify_with_jokers(cards: Sequence[str]) -> Readings:
    jokers = sorted(card for card in cards if card in ("BJ", "RJ"))
    others = [card for card in cards if card not in ("BJ", "RJ")]
    if not others:
        if len(jokers) == 1:
            return {("single", jokers[0])}
        if len(jokers) == 2 and jokers[0] == jokers[1]:
            return {("pair", jokers[0])}
        return {("joker_bomb", "RJ")} if jokers == ["BJ", "BJ", "RJ", "RJ"] else set()
    is_triple = len(others) == 3 and len({card[0] for card in others}) == 1
    is_pair = len(jokers) == 2 and jokers[0] == jokers[1]
    return {("full_house", others[0][0])} if is_triple and is_pair else set()


@lru_cache(maxsize=200_000)
def _readings(plain: tuple[str, ...], wilds: int) -> Readings | None:
    if not plain and wilds == 1:
        return None  # the caller knows the level
    found: Readings = set()
    if len(plain) + wilds > 6 and len({card[0] for card in plain}) > 1:
        return found  # nothing but equal ranks has more than six cards
    for stand_ins in combinations_with_replacement(FACES, wilds):
        found |= classify(plain + stand_ins)
    return found


def readings(cards: Iterable[str], level: str) -> Readings:
    """Every (shape, rank) that the cards may be at a level."""
    cards = list(cards)
    plain = tuple(sorted(card for card in cards if card != level + "H"))
    found = _readings(plain, len(cards) - len(plain))
    return {("single", level)} if found is None else found


def order(level: str) -> list[str]:
    return [rank for rank in RANKS if rank != level] + [level, "BJ", "RJ"]


def beats(
    shape: str, rank: str, size: int, other_shape: str, other_rank: str, other_size: int, level: str
) -> bool:
    """Whether a combination beats another, told by shape, rank and number of cards."""
    if shape in BOMBS:
        return other_shape not in BOMBS or bomb_place(shape, rank, size, level) > bomb_place(
            other_shape, other_rank, other_size, level
        )
    if shape != other_shape or size != other_size:
        return False
    if shape in ("straight", "pair_run", "triple_run"):
        return RANKS.index(rank) > RANKS.index(other_rank)
    return order(level).index(rank) > order(level).index(other_rank)


def bomb_place(shape: str, rank: str, size: int, level: str) -> tuple[float, int]:
    if shape == "joker_bomb":
        return (100, 0)
    if shape == "straight_flush":
        return (5.5, RANKS.index(rank))
    return (size, order(level).index(rank))


def plays(hand: Sequence[str], level: str) -> set[Play]:
    """Every distinct lead of a hand: reading, number of cards, ordinary ranks, wild cards, flush suit."""
    found = set()
    seen: set[tuple[str, ...]] = set()
    for size in range(1, min(len(hand), 10) + 1):
        for cards in combinations(sorted(hand), size):
            if cards in seen:
                continue
            seen.add(cards)
            for shape, rank in readings(cards, level):
                found.add(name(shape, rank, cards, level))
    return found


def name(shape: str, rank: str, cards: Sequence[str], level: str) -> Play:
    """What makes a play distinct from others of the same hand."""
    plain = sorted(card for card in cards if card != level + "H")
    ranks = tuple(card if card in ("BJ", "RJ") else card[0] for card in plain)
    suit = plain[0][1] if shape == "straight_flush" else ""
    return (shape, rank, len(cards), ranks, len(cards) - len(plain), suit)


def follows(leads: set[Play], shape: str, rank: str, size: int, level: str) -> set[Play]:
    """The plays among ``leads`` that beat a combination."""
    return {play for play in leads if beats(play[0], play[1], play[2], shape, rank, size, level)}
