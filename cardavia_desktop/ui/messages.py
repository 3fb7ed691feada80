"""What the program says when something about its files is wrong."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.engine.codec import Fault
from cardavia_desktop.store.history import Damage, Rest, Trouble
from cardavia_desktop.store.privacy import impersonal
from cardavia_desktop.store.saves import Unreadable

translate = QCoreApplication.translate


def match_refused(unreadable: Unreadable) -> str:
    """Return why a kept match was not opened, and where its file is now."""
    return f"{_fault(unreadable.fault)} {_kept(unreadable.kept)}"


def _fault(fault: Fault | None) -> str:
    match fault:
        case None:
            return translate("Messages", "The saved match cannot be read.")
        case Fault.NEWER_FORMAT:
            return translate("Messages", "The saved match comes from a newer version of Cardavia.")
        case Fault.NOT_JSON | Fault.NOT_A_LOG:
            return translate("Messages", "The saved match is damaged.")
        case Fault.UNKNOWN_GAME:
            return translate("Messages", "The saved match is of another game.")
        case Fault.BAD_DEAL:
            return translate("Messages", "The saved match does not hold the cards of a whole deal.")
        case Fault.ILLEGAL_EVENT:
            return translate("Messages", "The saved match holds a move that the rules do not allow.")


def _kept(path: Path | None) -> str:
    if path is None:
        return translate("Messages", "A new match begins.")
    return translate("Messages", "A new match begins; the file was kept as {name}.").format(name=path.name)


def settings_refused(kept: Path | None) -> str:
    """Return that the settings were not understood, and where their file is now."""
    if kept is None:
        return translate(
            "Messages",
            "The settings cannot be read; the usual ones apply. Changes last until you close Cardavia.",
        )
    return translate(
        "Messages", "The settings cannot be read; the usual ones apply. The file was kept as {name}."
    ).format(name=kept.name)


def nothing_kept() -> str:
    """Return that nothing can be written."""
    return translate(
        "Messages",
        "Cardavia cannot write to its folder: you can play, but the match and the settings are not kept.",
    )


def match_not_saved() -> str:
    """Return that the match could not be saved just now."""
    return translate(
        "Messages", "The match could not be saved: is the disk full? You can play on; saving is tried again."
    )


def deal_not_recorded(why: Trouble) -> str:
    """Return that the deal that has ended is not in the history."""
    if why is Trouble.NEWER:
        return translate(
            "Messages", "The history comes from a newer version of Cardavia: deals are not added to it."
        )
    return translate(
        "Messages", "The deal could not be added to the history; it is tried again after the next one."
    )


def history_mended(damage: Damage) -> str:
    """Return that the history was damaged, what is left of it, and where its file is now."""
    match damage.rest:
        case Rest.ALL:
            text = translate("Messages", "The history of deals was damaged; all of it could be saved.")
        case Rest.SOME:
            text = translate(
                "Messages", "Some of the history of deals cannot be read and is left out; the rest stays."
            )
        case Rest.NOTHING:
            text = translate("Messages", "The history of deals was damaged; a new one begins.")
    kept = translate("Messages", "The file was kept as {name}.").format(name=damage.kept.name)
    return f"{text} {kept}"


def settings_not_saved() -> str:
    """Return that the settings could not be saved."""
    return translate("Messages", "The settings could not be saved. Cardavia tries again at the next change.")


def player_failed() -> str:
    """Return that a player gave no answer."""
    return translate(
        "Messages", "A player gave no answer; a default was played for it, and the match goes on."
    )


def already_running() -> str:
    """Return that another copy of the program is open."""
    return translate(
        "Messages",
        "Cardavia is already open. You can play in this window too, but its match is not kept.",
    )


def nets_missing() -> str:
    """Return that the trained players cannot be had."""
    return translate(
        "Messages",
        "The trained players cannot be loaded; simpler ones sit at the table. "
        "Installing Cardavia again may mend it.",
    )


def fault_title() -> str:
    """Return the title of the one report of an unexpected fault."""
    return translate("Messages", "Something went wrong")


def fault_text(log: Path | None) -> str:
    """Return what is said of an unexpected fault; ``log`` is where its details were written."""
    text = translate(
        "Messages", "Cardavia ran into a fault of its own. Your match is kept; you can go on playing."
    )
    return f"{text} {_whom_to_tell(log)}"


def start_failed(log: Path | None) -> str:
    """Return that the program could not be started; ``log`` is where the details were written."""
    text = translate("Messages", "Cardavia could not be started.")
    return f"{text} {_whom_to_tell(log)}"


def _whom_to_tell(log: Path | None) -> str:
    text = translate(
        "Messages",
        "Nothing is sent to anyone: copy the details here for whoever may help you.",
    )
    if log is None:
        return text
    more = translate("Messages", "More is in {path}.").format(path=impersonal(str(log)))
    return f"{text} {more}"


def fault_details() -> str:
    """Return the name of a fault's details."""
    return translate("Messages", "Details")


def copy_details() -> str:
    """Return what the button says that copies them."""
    return translate("Messages", "Copy details")


def details_copied() -> str:
    """Return what it says when it has done so."""
    return translate("Messages", "Copied")


def close_fault() -> str:
    """Return what the button says that puts the report away."""
    return translate("Messages", "Close")


def no_history() -> str:
    """Return that there are no past deals to show."""
    return translate("Messages", "Deals are not kept in this copy of Cardavia, so there are none to show.")


def history_unreadable(trouble: Trouble) -> str:
    """Return why past deals cannot be read."""
    match trouble:
        case Trouble.NEWER:
            return translate("Messages", "The past deals come from a newer version of Cardavia.")
        case Trouble.BUSY:
            return translate("Messages", "Another program is using the past deals at the moment.")
        case Trouble.BROKEN:
            return translate("Messages", "The past deals are damaged and cannot be put aside.")
        case _:
            return translate("Messages", "The past deals cannot be read at the moment.")


def deals_not_forgotten() -> str:
    """Return that the past deals could not be forgotten."""
    return translate(
        "Messages",
        "The past deals could not be forgotten, and are still there: "
        "is the disk full, or does another program use them?",
    )


def deal_not_readable() -> str:
    """Return that a deal cannot be shown again."""
    return translate("Messages", "This deal cannot be shown: its record is damaged.")


def export_failed() -> str:
    """Return that an export was not written."""
    return translate("Messages", "The file cannot be written there.")


def exported(path: Path) -> str:
    """Return that an export was written."""
    return translate("Messages", "The deals are in {name}.").format(name=path.name)


def achieved(title: str) -> str:
    """Return that something has been achieved."""
    return translate("Messages", "Achievement: {title}").format(title=title)
