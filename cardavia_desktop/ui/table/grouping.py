"""A hand sorted into combinations, for a person to look at: whole bombs first, then what is long."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.engine.cards import Card, Mask, cards_of, face_of, mask_of, rank_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.table.layout.groups import Group

translate = QCoreApplication.translate

_LEAST = 3
"""Shorter combinations are pairs, which share one group, and loose cards."""

_BREAK = 1.5
"""What it costs to leave a card of a rank behind, by the worth of a card played."""


def grouped(
    hand: Collection[Card],
    plays: Callable[[Mask], Iterable[Combination]],
    order: Callable[[Collection[Card]], Sequence[Card]],
) -> list[Group]:
    """Return the hand in groups, the strongest first.

    Args:
        hand: the cards.
        plays: returns what some cards could be led as.
        order: sorts cards, strongest first.
    """
    left = mask_of(hand)
    found: list[Combination] = []
    while left:
        best = max(
            (play for play in plays(left) if _is_natural(play)),
            key=lambda play: _worth(play, left),
            default=None,
        )
        if best is None or best.size < _LEAST or _worth(best, left) < _LEAST - 1:
            break
        found.append(best)
        left &= ~mask_of(best.cards)
    found.sort(key=lambda play: (not phrases.is_bomb(play), -play.size))
    groups = [
        Group(phrases.combination_name(play), play.cards, strong=phrases.is_bomb(play)) for play in found
    ]
    return groups + _rest(cards_of(left), order)


def _is_natural(play: Combination) -> bool:
    return all(face_of(card) == face_of(face) for card, face in zip(play.cards, play.stands_for, strict=True))


def _worth(play: Combination, hand: Mask) -> float:
    """Return how much there is in favour of a play: its length, less what it tears apart."""
    held = Counter(rank_of(card) for card in cards_of(hand))
    used = Counter(rank_of(card) for card in play.cards)
    torn = sum(1 for rank, count in used.items() if held[rank] > count)
    return play.size - _BREAK * torn + (100 if phrases.is_bomb(play) else 0)


def _rest(cards: Collection[Card], order: Callable[[Collection[Card]], Sequence[Card]]) -> list[Group]:
    """Return the pairs and the single cards that are left."""
    counts = Counter(rank_of(card) for card in cards)
    pairs = tuple(card for card in order(cards) if counts[rank_of(card)] > 1)
    singles = tuple(card for card in order(cards) if counts[rank_of(card)] == 1)
    groups = []
    if pairs:
        groups.append(Group(translate("Group", "Pairs"), pairs, strong=False, loose=True))
    if singles:
        groups.append(Group(translate("Group", "Loose"), singles, strong=False, loose=True))
    return groups
