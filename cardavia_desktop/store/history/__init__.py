"""Every finished deal, kept in an embedded database for statistics, lists, replays and export."""

from cardavia_desktop.store.history.achievements import Achievement, Earned
from cardavia_desktop.store.history.database import HistoryError, Trouble
from cardavia_desktop.store.history.history import ALL, Damage, History, Page, Rest
from cardavia_desktop.store.history.intervals import win_interval
from cardavia_desktop.store.history.records import DealRecord, MatchRecord, record_deal, record_match
from cardavia_desktop.store.history.rows import Filter
from cardavia_desktop.store.history.statistics import Totals
from cardavia_desktop.store.history.waiting import WaitingDeals

__all__ = [
    "ALL",
    "Achievement",
    "Damage",
    "DealRecord",
    "Earned",
    "Filter",
    "History",
    "HistoryError",
    "MatchRecord",
    "Page",
    "Rest",
    "Totals",
    "Trouble",
    "WaitingDeals",
    "record_deal",
    "record_match",
    "win_interval",
]
