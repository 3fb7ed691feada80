"""What happens, in sentences: for screen readers, and for tests that listen."""

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.engine.events import (
    BidMade,
    DealEnded,
    Dealt,
    Event,
    LandlordChosen,
    LeadGiven,
    MatchEnded,
    NobodyBid,
    Passed,
    Played,
    TributeCancelled,
    TributePaid,
    TributeReturned,
    TrickTaken,
    WentOut,
)
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.table.face import name_of, object_of

translate = QCoreApplication.translate


def sentence(event: Event, seats: int) -> str:
    """Return what an event means, as a sentence."""
    return _bidding(event, seats) or _tribute(event, seats) or _play(event, seats) or _stage(event)


def _bidding(event: Event, seats: int) -> str:
    match event:
        case BidMade(seat=seat, points=0):
            return phrases.fill(translate("Event", "%1: no bid."), name_of(seat, seats))
        case BidMade(seat=seat, points=points):
            return phrases.fill(translate("Event", "%1: bid %2."), name_of(seat, seats), points)
        case NobodyBid():
            return translate("Event", "Nobody bid. The cards are dealt anew.")
        case LandlordChosen(seat=seat, bid=bid, bottom=bottom):
            text = translate("Event", "Landlord for %1: %2. Bottom cards: %3.")
            cards = ", ".join(phrases.card_name(card) for card in bottom)
            return phrases.fill(text, bid, name_of(seat, seats), cards)
        case _:
            return ""


def _tribute(event: Event, seats: int) -> str:
    match event:
        case TributePaid(payer=giver, receiver=receiver, card=card):
            text = translate("Event", "Tribute from %1 to %2: %3.")
        case TributeReturned(giver=giver, receiver=receiver, card=card):
            text = translate("Event", "Returned by %1 to %2: %3.")
        case TributeCancelled():
            return translate("Event", "Tribute is cancelled.")
        case LeadGiven(seat=seat):
            return phrases.fill(translate("Event", "First lead: %1."), name_of(seat, seats))
        case _:
            return ""
    return phrases.fill(text, object_of(giver, seats), object_of(receiver, seats), phrases.card_name(card))


def _play(event: Event, seats: int) -> str:
    match event:
        case Played(seat=seat, combination=combination):
            name = phrases.combination_name(combination)
            return phrases.fill(translate("Event", "%1: %2."), name_of(seat, seats), name)
        case Passed(seat=seat):
            return phrases.fill(translate("Event", "%1: pass."), name_of(seat, seats))
        case WentOut(seat=seat, place=place):
            text = translate("Event", "%1: out, %2.")
            return phrases.fill(text, name_of(seat, seats), phrases.place_name(place))
        case TrickTaken(winner=winner, leader=leader):
            text = translate("Event", "Trick: %1. Next lead: %2.")
            return phrases.fill(text, name_of(winner, seats), name_of(leader, seats))
        case _:
            return ""


def _stage(event: Event) -> str:
    match event:
        case Dealt():
            return translate("Event", "The cards are dealt.")
        case DealEnded():
            return translate("Event", "The deal is over.")
        case MatchEnded():
            return translate("Event", "The match is over.")
        case _:
            return ""
