"""Which cards of the hand are chosen, and how the pointer chooses them. No widget is needed for it."""

from collections.abc import Callable, Collection
from typing import Final

from cardavia_desktop.engine.cards import Card, rank_of
from cardavia_desktop.ui.table.layout.hand import HandLayout

_SAMPLE: Final = 6.0
"""Lengths between the points that are looked at along a drag, so that a fast one leaves no card out."""


class Selection:
    """The chosen cards."""

    def __init__(self) -> None:
        self._cards: frozenset[Card] = frozenset()

    @property
    def cards(self) -> frozenset[Card]:
        """Return the chosen cards."""
        return self._cards

    def choose(self, cards: Collection[Card]) -> None:
        """Choose these cards and no others."""
        self._cards = frozenset(cards)

    def mark(self, cards: Collection[Card], *, chosen: bool) -> None:
        """Choose these cards too, or let go of them."""
        self._cards = self._cards | frozenset(cards) if chosen else self._cards - frozenset(cards)

    def keep(self, cards: Collection[Card]) -> None:
        """Let go of all cards but these: the others have left the hand or may not be chosen."""
        self._cards &= frozenset(cards)


class Gestures:
    """The pointer on the hand: a press toggles a card, a drag paints, a double click takes the rank.

    Args:
        selection: what is changed.
        layout: returns where the cards are now.
        allowed: returns the cards that may be chosen.
    """

    def __init__(
        self,
        selection: Selection,
        layout: Callable[[], HandLayout],
        allowed: Callable[[], Collection[Card]],
    ) -> None:
        self._selection = selection
        self._layout = layout
        self._allowed = allowed
        self._chooses: bool | None = None
        self._at = (0.0, 0.0)
        self._painted: set[Card] = set()

    def press(self, x: float, y: float) -> bool:
        """Begin at a point; return whether a card is there."""
        card = self._card_at(x, y)
        if card is None:
            return False
        self.toggle(card)
        self._chooses = card in self._selection.cards
        self._at = (x, y)
        self._painted = {card}
        return True

    def drag(self, x: float, y: float) -> None:
        """Go on to a point: every card on the way becomes as the first one did."""
        if self._chooses is None:
            return
        from_x, from_y = self._at
        steps = max(1, int(max(abs(x - from_x), abs(y - from_y)) / _SAMPLE))
        for step in range(1, steps + 1):
            share = step / steps
            card = self._card_at(from_x + (x - from_x) * share, from_y + (y - from_y) * share)
            if card is not None and card not in self._painted:
                self._painted.add(card)
                self._selection.mark((card,), chosen=self._chooses)
        self._at = (x, y)

    def release(self) -> None:
        """End a press or drag."""
        self._chooses = None
        self._painted = set()

    def double(self, x: float, y: float) -> bool:
        """Take or let go of all cards of the rank at a point, as the first click did with the one.

        Returns:
            Whether a card is there.
        """
        card = self._card_at(x, y)
        if card is None:
            return False
        rank = rank_of(card)
        group = [other for other in self._allowed() if rank_of(other) == rank]
        self._selection.mark(group, chosen=card in self._selection.cards)
        return True

    def toggle(self, card: Card) -> None:
        """Choose a card or let go of it; in a grouped hand the first click takes the whole group."""
        chosen = self._selection.cards
        for group in self._layout().groups:
            if card in group and not group & chosen:
                self._selection.mark(group & frozenset(self._allowed()), chosen=True)
                return
        self._selection.mark((card,), chosen=card not in chosen)

    def _card_at(self, x: float, y: float) -> Card | None:
        card = self._layout().card_at(x, y, self._selection.cards)
        return card if card is not None and card in self._allowed() else None
