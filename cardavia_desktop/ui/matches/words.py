"""What is said of matches, their files and deal codes."""

from collections.abc import Callable
from datetime import datetime, timedelta, tzinfo

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from cardavia_desktop.engine.codec import Fault
from cardavia_desktop.engine.dealcode import CodeFault
from cardavia_desktop.store.saves import Kept
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.top_bar import GAME_NAMES

translate = QCoreApplication.translate


def heading(kept: Kept) -> str:
    """Return a match's name, or its game's where it has none."""
    return kept.name or GAME_NAMES[kept.game]


def line(kept: Kept, now: datetime, letter: Callable[[str], str], zone: tzinfo | None = None) -> str:
    """Return what there is to know of a match: game, deal, levels, and when it was saved.

    Args:
        kept: the match.
        now: the moment, with a time zone.
        letter: returns a rank as the person's cards have it.
        zone: where the person is; None stands for the system's, with its summer and winter time.
    """
    parts = [GAME_NAMES[kept.game]] if kept.name else []
    if kept.fault is not None:
        parts.append(fault_text(kept.fault))
    if len(kept.standing) > 1:
        parts.append(phrases.fill(translate("MatchesPanel", "deal %1"), kept.deals))
        yours, theirs = (letter(level) for level in kept.standing[:2])
        parts.append(phrases.fill(translate("MatchesPanel", "your level %1, theirs %2"), yours, theirs))
    parts.append(moment(kept.saved.astimezone(zone), now.astimezone(zone)))
    text = " · ".join(parts)
    return text[:1].upper() + text[1:]


def moment(saved: datetime, now: datetime) -> str:
    """Return when something was saved, as people say it."""
    locale, short = QLocale(), QLocale.FormatType.ShortFormat
    time = locale.toString(QTime(saved.hour, saved.minute), short)
    if saved.date() == now.date():
        return phrases.fill(translate("MatchesPanel", "today, %1"), time)
    if saved.date() == now.date() - timedelta(days=1):
        return phrases.fill(translate("MatchesPanel", "yesterday, %1"), time)
    return f"{locale.toString(QDate(saved.year, saved.month, saved.day), short)}, {time}"


def fault_text(fault: Fault | None) -> str:
    """Return why a file is no match that can be played, as a part of a line or sentence."""
    match fault:
        case None:
            return translate("MatchFile", "it cannot be read")
        case Fault.NEWER_FORMAT:
            return translate("MatchFile", "it comes from a newer version of Cardavia")
        case Fault.NOT_JSON | Fault.NOT_A_LOG:
            return translate("MatchFile", "it is no match of Cardavia, or damaged")
        case Fault.UNKNOWN_GAME:
            return translate("MatchFile", "it is of another game")
        case Fault.BAD_DEAL:
            return translate("MatchFile", "it does not hold the cards of whole deals")
        case Fault.ILLEGAL_EVENT:
            return translate("MatchFile", "it holds a move that the rules do not allow")


def not_opened(name: str, fault: Fault | None) -> str:
    """Return that a file that the person chose was not opened."""
    return phrases.fill(translate("MatchFile", "%1 was not opened: %2."), name, fault_text(fault))


def not_taken_up(fault: Fault | None, kept_as: str) -> str:
    """Return that a match of the list was not taken up; ``kept_as`` is its file's new name, if it has one."""
    text = phrases.fill(translate("MatchFile", "The match was not taken up: %1."), fault_text(fault))
    if not kept_as:
        return text
    where = phrases.fill(translate("MatchFile", "The file was kept as %1."), kept_as)
    return f"{text} {where}"


def not_kept() -> str:
    """Return that nothing was changed, as the match at the table cannot be kept."""
    return translate(
        "MatchFile", "Nothing was changed: the match at the table could not be kept. Is the disk full?"
    )


def written(name: str) -> str:
    """Return that a copy was written."""
    return phrases.fill(translate("MatchFile", "A copy of the match is in %1."), name)


def not_written(name: str) -> str:
    """Return that a copy was not written."""
    return phrases.fill(
        translate("MatchFile", "%1 could not be written. Is the disk full, or the folder protected?"), name
    )


def not_renamed() -> str:
    """Return that a match has its old name still."""
    return translate("MatchFile", "The match could not be renamed; it is as it was.")


def not_deleted() -> str:
    """Return that a match is still there."""
    return translate("MatchFile", "The match could not be deleted; it is as it was.")


def code_fault(fault: CodeFault) -> str:
    """Return what is wrong with a text that should be a deal code."""
    match fault:
        case CodeFault.EMPTY:
            return translate("DealCode", "A code looks like D-7K3QX2M.")
        case CodeFault.WRONG_LENGTH:
            return translate("DealCode", "A code is a letter and seven more characters.")
        case CodeFault.BAD_CHARACTER:
            return translate("DealCode", "Codes hold letters and digits only, and no U.")
        case CodeFault.UNKNOWN_GAME:
            return translate("DealCode", "A code begins with D for Dou Dizhu or G for Guandan.")
        case CodeFault.MISTYPED:
            return translate("DealCode", "One character is wrong, or two have changed places.")
