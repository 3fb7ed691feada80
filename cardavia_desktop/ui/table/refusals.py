"""What was refused, in words, where no chosen cards say it."""

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.engine.actions import Action, Bid, Pass
from cardavia_desktop.ui import phrases

translate = QCoreApplication.translate


def what(tried: Action | None) -> str:
    """Return what the person tried; None stands for playing no cards at all."""
    match tried:
        case Bid(points=points) if points:
            return phrases.fill(translate("Action", "Bid %1"), points)
        case Bid() | Pass():
            return translate("Action", "Pass")
        case _:
            return translate("Action", "Play")
