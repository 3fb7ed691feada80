"""A hand sorted into combinations, for a person to look at: whole bombs first, then what is long."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.engine.cards import RANKS, Card, rank_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.table.layout.groups import Group

translate = QCoreApplication.translate

_ACE: Final = RANKS.index("A")
_PAIR: Final = 2
_LEAST: Final = 3
"""Shorter combinations are pairs, which share one group, and loose cards."""

_UNITS: Final[Mapping[str, int]] = {
    "pair_run": 2,
    "triple_run": 3,
    "triple_single": 3,
    "triple_pair": 3,
    "airplane": 3,
    "airplane_singles": 3,
    "airplane_pairs": 3,
}
"""How many cards of a shape go together."""

_RUNS: Final = frozenset({"straight", "pair_run", "triple_run", "straight_flush", "airplane"})


def grouped(
    plays: Iterable[Combination],
    power: Callable[[Combination], int],
    order: Callable[[Collection[Card]], Sequence[Card]],
) -> list[Group]:
    """Return a hand in groups, the strongest first.

    Args:
        plays: the combinations that make up the hand.
        power: returns a bomb's place among bombs; what it says of other plays does not matter.
        order: sorts cards, strongest first.
    """
    plays = list(plays)
    named = [play for play in plays if play.size >= _LEAST or phrases.is_bomb(play)]
    bombs = sorted((play for play in named if phrases.is_bomb(play)), key=power, reverse=True)
    others = sorted((play for play in named if not phrases.is_bomb(play)), key=lambda play: -play.size)
    groups = [
        Group(
            phrases.combination_name(play),
            _in_order(play),
            strong=phrases.is_bomb(play),
            unit=_UNITS.get(play.shape.value, 1),
        )
        for play in (*bombs, *others)
    ]
    rest = [play for play in plays if play not in named]
    for name, size in ((translate("Group", "Pairs"), _PAIR), (translate("Group", "Loose"), 1)):
        cards = [card for play in rest if play.size == size for card in play.cards]
        if cards:
            groups.append(Group(name, tuple(order(cards)), strong=False, loose=True, unit=size))
    return groups


def _in_order(play: Combination) -> tuple[Card, ...]:
    """Return a play's cards as they are read: sequences from the top down, each wild card in its place."""
    if play.shape.value not in _RUNS:
        return play.cards
    ace_is_low = play.rank != RANKS[_ACE]

    def place(pair: tuple[Card, Card]) -> int:
        rank = rank_of(pair[1])
        return 1 if rank == _ACE and ace_is_low else -rank

    return tuple(card for card, _ in sorted(zip(play.cards, play.stands_for, strict=True), key=place))
