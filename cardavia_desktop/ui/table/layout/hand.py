"""What every layout of the hand answers with."""

import math
from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.ui.table.layout.geometry import Rect


class Slot(NamedTuple):
    """A card's place in the hand.

    Attributes:
        card: the physical card.
        rect: where it lies while it is not chosen.
        open: the part of it that no other card covers while none is chosen.
        column: the stack that it stands in; a row has one card a stack.
        rotation: degrees clockwise.
    """

    card: Card
    rect: Rect
    open: Rect
    column: int
    rotation: float = 0.0


class Label(NamedTuple):
    """The name of a group of cards: its text, the bracket's left and right, and the text's middle height.

    A text that has no ``room`` for one line stands in two, the lower at that height.
    """

    text: str
    left: float
    right: float
    y: float
    strong: bool
    room: float = math.inf


@dataclass(frozen=True, slots=True)
class HandLayout:
    """The hand laid out, rearmost card first.

    Attributes:
        slots: the cards' places; later ones lie over earlier ones.
        card_width: the width of every card.
        lift: how far a chosen card rises.
        top: the highest y that a card reaches, chosen or not.
        columns: whether the cards show the faces made for columns.
        carries: whether a chosen card lifts those that stand behind it in its column.
        labels: the names of groups; empty where the hand is not grouped.
        groups: the cards that one click takes together; empty where a click takes one card.
    """

    slots: tuple[Slot, ...]
    card_width: float
    lift: float
    top: float
    columns: bool = False
    carries: bool = False
    labels: tuple[Label, ...] = ()
    groups: tuple[frozenset[Card], ...] = ()

    def raised(self, chosen: Collection[Card]) -> frozenset[Card]:
        """Return the cards that stand higher when ``chosen`` are: they, and in columns those behind them."""
        if not self.carries:
            return frozenset(slot.card for slot in self.slots if slot.card in chosen)
        raised = set()
        lifted_column = None
        for slot in reversed(self.slots):  # a column's foremost card comes first here
            if slot.card in chosen:
                lifted_column = slot.column
            if slot.column == lifted_column:
                raised.add(slot.card)
        return frozenset(raised)

    def place(self, slot: Slot, raised: Collection[Card]) -> Rect:
        """Return where a card is, given the raised ones."""
        return slot.rect.moved(0, -self.lift) if slot.card in raised else slot.rect

    def card_at(self, x: float, y: float, chosen: Collection[Card]) -> Card | None:
        """Return the foremost card at a point.

        A raised card still answers where its foot stood, so that it does not slip from under the pointer.
        """
        raised = self.raised(chosen)
        for slot in reversed(self.slots):
            rect = slot.rect
            if slot.card in raised:
                rect = Rect(rect.x, rect.y - self.lift, rect.w, rect.h + self.lift)
            if rect.contains(x, y):
                return slot.card
        return None

    def slot_of(self, card: Card) -> Slot | None:
        """Return a card's place, None where it is not in the hand."""
        return next((slot for slot in self.slots if slot.card == card), None)
