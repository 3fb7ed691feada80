"""Which one card would make a choice of cards playable."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from cardavia_desktop.engine.cards import Card, face_of
from cardavia_desktop.engine.game import Judgement


class Mend(NamedTuple):
    """A card to add to the choice, or to let go of."""

    card: Card
    adds: bool


def mend(
    weakest_first: Sequence[Card],
    chosen: Collection[Card],
    judge: Callable[[Sequence[Card]], Judgement],
    is_wild: Callable[[Card], bool],
) -> Mend | None:
    """Return what makes the chosen cards playable, None where no single card does.

    A card is rather added than let go of, an ordinary one rather than a wild one, a weak one rather than a
    strong one.

    Args:
        weakest_first: the cards that may be chosen.
        chosen: those that are.
        judge: tells what some cards are worth now.
        is_wild: tells whether a card is wild.
    """
    seen: set[Card] = set()
    for card in sorted(weakest_first, key=is_wild):  # the order of the others stays
        if card in chosen or face_of(card) in seen:
            continue
        seen.add(face_of(card))
        if judge(sorted((*chosen, card))).actions:
            return Mend(card, adds=True)
    if len(chosen) > 1:
        for card in weakest_first:
            if card in chosen and judge(sorted(one for one in chosen if one != card)).actions:
                return Mend(card, adds=False)
    return None
