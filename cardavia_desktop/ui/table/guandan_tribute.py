"""Tribute and return in words: who gives what to whom, and why."""

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.engine.events import LeadGiven, TributeCancelled, TributePaid, TributeReturned
from cardavia_desktop.engine.guandan.observation import Gift, GuandanObservation
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.table import face
from cardavia_desktop.ui.table.face import Status
from cardavia_desktop.ui.table.shown import Shown

translate = QCoreApplication.translate

_Forms = tuple[str, str, str]
"""The sentences where you give, where you receive, and where neither is you."""


def status(shown: Shown) -> Status:
    """Return what is to be known of the event that is shown; nothing of events that are not of tribute."""
    seats, own = len(shown.view.counts), shown.view.seat
    match shown.event:
        case TributePaid():
            title = translate("Status", "Tribute")
            return Status(_sentences(shown, TributePaid, _paid_forms()), title, _rule(shown))
        case TributeReturned():
            rule = translate("Status", "Whoever received a tribute returns a card up to 10, for all to see.")
            return Status(
                _sentences(shown, TributeReturned, _return_forms()), translate("Status", "Return"), rule
            )
        case TributeCancelled(holders=holders):
            names = [face.object_of(seat, seats) for seat in holders]
            if len(names) == 1:
                text = translate("Status", "Both red jokers are with %1: no card is given.")
            else:
                text = translate("Status", "The red jokers are with %1 and %2: no card is given.")
            return Status(phrases.fill(text, *names), translate("Status", "Tribute cancelled"))
        case LeadGiven(seat=seat):
            if seat == own:
                return Status(translate("Status", "You lead the first trick."))
            name = face.name_of(seat, seats)
            return Status(phrases.fill(translate("Status", "%1 leads the first trick."), name))
        case _:
            return Status("")


def _paid_forms() -> _Forms:
    return (
        translate("Status", "You give %2 the %3."),
        translate("Status", "%1 gives you the %3."),
        translate("Status", "%1 gives %2 the %3."),
    )


def _return_forms() -> _Forms:
    return (
        translate("Status", "You return the %3 to %2."),
        translate("Status", "%1 returns the %3 to you."),
        translate("Status", "%1 returns the %3 to %2."),
    )


def _sentences(shown: Shown, kind: type[TributePaid] | type[TributeReturned], forms: _Forms) -> str:
    """Return a sentence for each gift of that kind which has been shown, first place's first."""
    gifts = [_gift(mark) for mark in shown.marks if isinstance(mark, kind)]
    view = shown.view
    paid = [gift.receiver for gift in view.tribute] if isinstance(view, GuandanObservation) else []
    gifts.sort(key=lambda gift: {gift.giver, gift.receiver}.isdisjoint(paid[:1]))
    return " ".join(_sentence(gift, shown, forms) for gift in gifts)


def _gift(event: TributePaid | TributeReturned) -> Gift:
    if isinstance(event, TributePaid):
        return Gift(event.payer, event.receiver, event.card)
    return Gift(event.giver, event.receiver, event.card)


def _sentence(gift: Gift, shown: Shown, forms: _Forms) -> str:
    seats, own = len(shown.view.counts), shown.view.seat
    form = 0 if gift.giver == own else 1 if gift.receiver == own else 2
    names = face.name_of(gift.giver, seats), face.name_of(gift.receiver, seats)
    return phrases.fill(forms[form], *names, phrases.card_name(gift.card))


def _rule(shown: Shown) -> str:
    view = shown.view
    if isinstance(view, GuandanObservation) and len(view.tribute) > 1:
        return translate(
            "Status",
            "Third and fourth pay their strongest card, never the wild one; the stronger is for first place.",
        )
    return translate("Status", "The last player pays the strongest card, never the wild one.")


def honour(shown: Shown, seat: int) -> str:
    """Return the place that a seat receives tribute for, while that is shown; else nothing."""
    view = _during(shown)
    receivers = [gift.receiver for gift in view.tribute] if view is not None else []
    return phrases.place_name(receivers.index(seat) + 1) if seat in receivers else ""


def duty(shown: Shown, seat: int) -> str:
    """Return that a seat pays tribute, while that is shown; else nothing."""
    view = _during(shown)
    if view is None or not any(gift.giver == seat for gift in view.tribute):
        return ""
    return translate("Table", "4th, pays") if len(view.tribute) == 1 else translate("Table", "pays")


def _during(shown: Shown) -> GuandanObservation | None:
    """Return what is known while a tribute is being shown, None at other times."""
    view = shown.view
    waiting = any(isinstance(event, TributePaid | TributeReturned) for event in shown.pending)
    now = waiting or isinstance(shown.event, TributePaid | TributeReturned)
    return view if now and isinstance(view, GuandanObservation) else None
