"""Hands as counts of faces, many at once, and the straight flushes in them."""

from collections.abc import Iterable
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cardavia_desktop.engine.cards import HEARTS, PACK_SIZE, RANKS, SUITS, Card, face_of

Counts: TypeAlias = NDArray[np.int64]

ORDINARY: Final = len(RANKS)
"""Ordinary ranks; the rank indices of the jokers follow."""
RANK_COUNT: Final = ORDINARY + 2
ACE: Final = ORDINARY - 1
PLACES: Final = ORDINARY + 1
"""Places in the order of sequences: ace, two, … king, ace."""
FLUSH_LENGTH: Final = 5
FLUSH_STARTS: Final = PLACES - FLUSH_LENGTH + 1


def faces_of(cards: Iterable[Card]) -> Counts:
    """Return how many of each face ``cards`` hold (54)."""
    return np.bincount([face_of(card) for card in cards], minlength=PACK_SIZE).astype(np.int64)


def rank_at(place: int) -> int:
    """Return the rank index at a place of the sequences' order."""
    return (place + ACE) % ORDINARY


def wild_face(level: int) -> int:
    """Return the face that is wild, for the rank index of the level."""
    return level * len(SUITS) + HEARTS


def split(hands: Counts, level: int) -> tuple[Counts, Counts]:
    """Return the natural cards of each rank (n × 15) and the wild cards (n) of hands (n × 54)."""
    by_rank = hands[:, : ORDINARY * len(SUITS)].reshape(-1, ORDINARY, len(SUITS)).sum(axis=2)
    counts = np.concatenate([by_rank, hands[:, -2:]], axis=1)
    wilds = hands[:, wild_face(level)]
    counts[:, level] -= wilds
    return counts, wilds


def flush_counts(hands: Counts, level: int) -> Counts:
    """Return how many natural cards of each straight flush hands (n × 54) hold (n × 4 suits × 10 starts)."""
    held = hands > 0
    held[:, wild_face(level)] = False
    by_suit = held[:, : ORDINARY * len(SUITS)].reshape(-1, ORDINARY, len(SUITS)).transpose(0, 2, 1)
    places = np.concatenate([by_suit[:, :, ACE:], by_suit], axis=2).astype(np.int64)
    sums = np.cumsum(np.pad(places, ((0, 0), (0, 0), (1, 0))), axis=2)
    found: Counts = sums[:, :, FLUSH_LENGTH:] - sums[:, :, :-FLUSH_LENGTH]
    return found


_WEIGHT_WHOLE, _WEIGHT_MAKEABLE, _WEIGHT_NEAR = 24, 8, 1
_NEAR: Final = 3


def flush_harm(hand: Counts, level: int, wilds: int) -> Counts:
    """Return for each face how much its loss harms the straight flushes of one hand (54)."""
    harm = np.zeros(PACK_SIZE, np.int64)
    found = flush_counts(hand[None], level)[0]
    for suit in range(len(SUITS)):
        for start in range(FLUSH_STARTS):
            count = found[suit, start]
            if count + wilds >= FLUSH_LENGTH:
                weight = _WEIGHT_WHOLE if count == FLUSH_LENGTH else _WEIGHT_MAKEABLE
            elif count >= _NEAR:
                weight = _WEIGHT_NEAR
            else:
                continue
            for place in range(start, start + FLUSH_LENGTH):
                face = rank_at(place) * len(SUITS) + suit
                if hand[face] and face != wild_face(level):
                    harm[face] += weight
    return harm
