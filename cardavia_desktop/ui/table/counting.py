"""Which cards are still out: what a person could count, counted."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.engine.cards import BLACK_JOKER_RANK, RANK_TEXTS, rank_of
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.table.shown import Shown

translate = QCoreApplication.translate


class RankCount(NamedTuple):
    """One rank: how many cards of it the packs hold, you hold, and have been played."""

    rank: int
    total: int
    own: int
    played: int

    @property
    def out(self) -> int:
        """Return how many cards of the rank others hold, or nobody holds yet."""
        return self.total - self.own - self.played


def count(shown: Shown, ranks: Sequence[int], packs: int) -> tuple[RankCount, ...]:
    """Count the cards by rank, from your own hand and what has been played before everyone's eyes."""
    view: Observation = shown.view
    own = Counter(rank_of(card) for card in view.hand)
    played = Counter(
        rank_of(card)
        for turn in view.history
        if turn.combination is not None
        for card in turn.combination.cards
    )
    return tuple(
        RankCount(rank, packs * (1 if rank >= BLACK_JOKER_RANK else 4), own[rank], played[rank])
        for rank in ranks
    )


def in_words(entry: RankCount) -> str:
    """Return a rank's counts as a line."""
    name = phrases.ranks_name(RANK_TEXTS[entry.rank])
    text = translate("Counter", "%1: %2 with you, %3 played, %4 of %5 still out")
    return phrases.fill(text, name[:1].upper() + name[1:], entry.own, entry.played, entry.out, entry.total)
