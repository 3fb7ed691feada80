"""How past deals are spoken of."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from cardavia_desktop.engine.outcome import Outcome
from cardavia_desktop.ui import phrases

translate = QCoreApplication.translate


def strengths() -> dict[str, str]:
    """Return what the players against which a person chooses to play are called, weakest first."""
    return {
        "easy": translate("Opponents", "Gentle"),
        "normal": translate("Opponents", "Sound"),
        "hard": translate("Opponents", "Keen"),
        "expert": translate("Opponents", "Masterly"),
    }


def opponents_name(opponents: str) -> str:
    """Return what the opponents of a deal are called: ``Keen``."""
    names = strengths()
    return ", ".join(names.get(one, one) for one in opponents.split("+")) if opponents else "–"


def rank_letter(rank: str) -> str:
    """Return a rank as it is written short: ``10``, ``K``."""
    return "10" if rank == "T" else rank


def role_name(outcome: Outcome) -> str:
    """Return what the person was in a deal: a role, or the level that was played."""
    if outcome.role == "landlord":
        return translate("Role", "Landlord")
    if outcome.role == "farmer":
        return translate("Role", "Farmer")
    return phrases.fill(translate("History", "Level %1"), rank_letter(outcome.level))


def result_name(outcome: Outcome) -> str:
    """Return whether a deal was won, and how."""
    if outcome.match_won is not None and outcome.level:
        return translate("History", "Match won") if outcome.match_won else translate("History", "Match lost")
    if outcome.spring == "spring":
        return translate("History", "Won, spring") if outcome.won else translate("History", "Lost, spring")
    if outcome.spring:
        return (
            translate("History", "Won, reverse spring")
            if outcome.won
            else translate("History", "Lost, reverse spring")
        )
    return translate("History", "Won") if outcome.won else translate("History", "Lost")


def moment_name(moment: datetime) -> str:
    """Return a day and time in the person's way."""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def day_name(moment: datetime) -> str:
    """Return a day in the person's way."""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp())).date()
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)
