"""What of the deals is plotted: shares and sums over time, by opponents, by role and by place."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.agents import roster
from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.store.history import DealRecord, Totals, win_interval
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.history.plots import Content, Dot
from cardavia_desktop.ui.history.words import day_name, opponents_name

translate = QCoreApplication.translate

_POINTS: Final = 24
"""Points of a curve over time at most."""
_LEAST_BATCH: Final = 5
"""Deals that make a point at least: the noise of single deals evens out."""


def _batches(deals: Sequence[DealRecord], least: int) -> list[Sequence[DealRecord]]:
    size = max(least, -(-len(deals) // _POINTS))
    return [deals[start : start + size] for start in range(0, len(deals), size)]


def _rate_dot(name: str, deals: Sequence[DealRecord]) -> Dot:
    won = sum(deal.outcome.won for deal in deals)
    return Dot(name, won / len(deals), len(deals), *win_interval(won, len(deals)))


def rate_over_time(deals: Sequence[DealRecord]) -> Content:
    """Return the rate of wins, batch after batch; deals come the earliest first."""
    dots = [_rate_dot(day_name(batch[-1].finished), batch) for batch in _batches(deals, _LEAST_BATCH)]
    return Content(translate("History", "Deals won, over time"), "shares", tuple(dots))


def score_over_time(deals: Sequence[DealRecord], *, in_levels: bool = False) -> Content:
    """Return the points, or levels up and down, summed up; deals come the earliest first."""
    total, dots = 0, []
    for batch in _batches(deals, 1):
        total += sum(deal.outcome.score for deal in batch)
        dots.append(Dot(day_name(batch[-1].finished), total, len(batch), total, total))
    levels = translate("History", "Levels up and down, summed up")
    title = levels if in_levels else translate("History", "Points, summed up")
    return Content(title, "score", tuple(dots))


def springs_over_time(deals: Sequence[DealRecord]) -> Content:
    """Return the springs for and against the person, each summed up; deals come the earliest first."""
    own: list[Dot] = []
    other: list[Dot] = []
    sums = [0, 0]
    for batch in _batches(deals, 1):
        for deal in batch:
            sums[not deal.outcome.won] += bool(deal.outcome.spring)
        for dots, total in zip((own, other), sums, strict=True):
            dots.append(Dot(day_name(batch[-1].finished), total, len(batch), total, total))
    names = (translate("History", "for you"), translate("History", "against you"))
    return Content(
        translate("History", "Springs, summed up"), "count", tuple(own), others=tuple(other), names=names
    )


def bombs_over_time(deals: Sequence[DealRecord]) -> Content:
    """Return how many bombs a deal saw on average, batch after batch; deals come the earliest first."""
    dots = []
    for batch in _batches(deals, _LEAST_BATCH):
        mean = sum(deal.outcome.bombs for deal in batch) / len(batch)
        dots.append(Dot(day_name(batch[-1].finished), mean, len(batch), mean, mean))
    return Content(translate("History", "Bombs a deal, over time"), "mean", tuple(dots))


def levels_over_time(deals: Sequence[DealRecord]) -> Content:
    """Return the person's levels after the latest 200 deals; deals come the earliest first."""
    dots = []
    for deal in deals[-200:]:
        rank = deal.outcome.levels_after[0]
        if rank in RANKS:
            level = float(RANKS.index(rank))
            dots.append(Dot(day_name(deal.finished), level, 1, level, level))
    return Content(translate("History", "Your level, deal by deal"), "levels", tuple(dots))


def by_opponents(totals: Sequence[Totals]) -> Content:
    """Return the rates of wins against each kind of opponent."""
    order = roster.names(totals[0].game) if totals else ()
    known = sorted(totals, key=lambda one: order.index(one.opponents) if one.opponents in order else -1)
    dots = [
        Dot(opponents_name(one.opponents), one.win_rate, one.deals, *win_interval(one.won, one.deals))
        for one in known
    ]
    return Content(translate("History", "Deals won, by opponents"), "shares", tuple(dots), bars=True)


def by_role(deals: Sequence[DealRecord]) -> Content:
    """Return the rates of wins as landlord and as farmer."""
    roles = (("landlord", translate("Role", "Landlord")), ("farmer", translate("Role", "Farmer")))
    dots = [
        _rate_dot(name, part)
        for role, name in roles
        if (part := [deal for deal in deals if deal.outcome.role == role])
    ]
    return Content(translate("History", "Deals won, by role"), "shares", tuple(dots), bars=True)


def by_place(deals: Sequence[DealRecord]) -> Content:
    """Return how often the person went out first, second, third and last."""
    whole = [deal for deal in deals if deal.seat in deal.outcome.places]
    dots = []
    for place in range(4):
        found = sum(deal.outcome.places.index(deal.seat) == place for deal in whole)
        if whole:
            share = found / len(whole)
            dots.append(Dot(phrases.place_name(place + 1), share, found, *win_interval(found, len(whole))))
    return Content(translate("History", "Your places"), "shares", tuple(dots), bars=True)
