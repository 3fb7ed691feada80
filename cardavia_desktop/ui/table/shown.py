"""What the table shows at each step of an update, worked out from events and the view after them.

The view is the truth after the last event. What was true before each of the events is found by going back
from it, so that a table that has skipped something still ends with what is.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardavia_desktop.engine.cards import Card, Mask, cards_of, mask_of, with_card, without
from cardavia_desktop.engine.events import (
    BidMade,
    Dealt,
    Event,
    LandlordChosen,
    NobodyBid,
    Passed,
    Played,
    TributePaid,
    TributeReturned,
    TrickTaken,
)
from cardavia_desktop.engine.observation import Observation

Mark = Played | Passed | BidMade | TributePaid | TributeReturned
"""What stands before a seat: what it did last, or the card that it was given."""


def giver_of(gift: TributePaid | TributeReturned) -> int:
    """Return the seat that a card of tribute came from."""
    return gift.payer if isinstance(gift, TributePaid) else gift.giver


@dataclass(frozen=True, slots=True)
class Shown:
    """One state of the table.

    Attributes:
        view: what the person knows after the whole update.
        hand: the person's cards now, in no particular order.
        counts: how many cards each seat holds now.
        marks: what stands before each seat.
        event: what has just happened; None when the update is over or nothing did.
        pending: what is still to be shown.
        open_hands: every seat's cards after the update, where they lie open; empty while a match is played.
    """

    view: Observation
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    marks: tuple[Mark | None, ...]
    event: Event | None
    pending: tuple[Event, ...]
    open_hands: tuple[tuple[Card, ...], ...] = ()

    @property
    def settled(self) -> bool:
        """Tell whether everything has been shown."""
        return not self.pending and self.event is None

    @property
    def to_act(self) -> int | None:
        """Return whose turn it is, None while something is still to be shown."""
        return None if self.pending else self.view.to_act

    def awaits(self, kind: type[Event]) -> bool:
        """Tell whether an event of that kind is still to be shown."""
        return any(isinstance(event, kind) for event in self.pending)


def settled(
    view: Observation, marks: Sequence[Mark | None], open_hands: tuple[tuple[Card, ...], ...] = ()
) -> Shown:
    """Return the table at rest."""
    return Shown(view, view.hand, view.counts, tuple(marks), None, (), open_hands)


def steps(
    events: Sequence[Event],
    view: Observation,
    marks: Sequence[Mark | None],
    open_hands: tuple[tuple[Card, ...], ...] = (),
) -> list[Shown]:
    """Return the table after each event.

    Args:
        events: what happened, in order.
        view: what the person knows after all of it.
        marks: what stood before the seats until now.
        open_hands: every seat's cards after all of it, where they lie open.
    """
    hand, counts = mask_of(view.hand), list(view.counts)
    befores: list[tuple[tuple[Card, ...], tuple[int, ...]]] = []
    for event in reversed(events):
        befores.append((cards_of(hand), tuple(counts)))
        hand = _take_back(event, hand, counts, view.seat)
    befores.reverse()
    now: list[Mark | None] = [None] * len(view.counts)
    if len(marks) == len(now):
        now = list(marks)
    found = []
    for index, (event, (hand_then, counts_then)) in enumerate(zip(events, befores, strict=True)):
        _mark(event, now)
        found.append(
            Shown(view, hand_then, counts_then, tuple(now), event, tuple(events[index + 1 :]), open_hands)
        )
    return found


def at_rest(shown: Shown) -> Shown:
    """Return the end of an update: nothing has just happened."""
    return replace(shown, hand=shown.view.hand, counts=shown.view.counts, event=None, pending=())


def _mark(event: Event, marks: list[Mark | None]) -> None:
    """Bring the marks up to date with an event."""
    match event:
        case Dealt() | NobodyBid() | LandlordChosen() | TrickTaken():
            marks[:] = [None] * len(marks)
        case BidMade(seat=seat) | Passed(seat=seat):
            marks[seat] = event
        case TributePaid(receiver=seat) | TributeReturned(receiver=seat):
            marks[seat] = event
        case Played(seat=seat):
            marks[:] = [mark if isinstance(mark, Played | Passed) else None for mark in marks]
            marks[seat] = event
        case _:
            pass


def _take_back(event: Event, hand: Mask, counts: list[int], seat: int) -> Mask:
    """Turn the counts after an event into those before it, and return the seat's hand before it."""
    if isinstance(event, Dealt):
        counts[:] = [0] * len(counts)
        return 0
    cards, giver, receiver = _moved(event)
    if receiver is not None:
        counts[receiver] -= len(cards)
        if receiver == seat:
            hand = without(hand, cards)
    if giver is not None:
        counts[giver] += len(cards)
        if giver == seat:
            for card in cards:
                hand = with_card(hand, card)
    return hand


def _moved(event: Event) -> tuple[tuple[Card, ...], int | None, int | None]:
    """Return the cards that an event moved, whose they were, and whose they became."""
    match event:
        case Played(seat=player, combination=combination):
            return combination.cards, player, None
        case LandlordChosen(seat=landlord, bottom=bottom):
            return bottom, None, landlord
        case TributePaid(payer=giver, receiver=receiver, card=card):
            return (card,), giver, receiver
        case TributeReturned(giver=giver, receiver=receiver, card=card):
            return (card,), giver, receiver
        case _:
            return (), None, None
