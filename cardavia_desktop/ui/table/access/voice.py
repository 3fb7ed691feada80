"""Tells assistive programs what happens on the table, and says it in words."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from cardavia_desktop.ui.table.access.interfaces import ViewAccessible
from cardavia_desktop.ui.table.access.part import Part
from cardavia_desktop.ui.table.access.tree import spoken_bar
from cardavia_desktop.ui.table.action_bar import BarState
from cardavia_desktop.ui.table.table_view import TableView


class Voice(QObject):
    """What the table says, and the objects by which it is looked through.

    Args:
        view: the widget that shows the table.
        describe: returns the table's parts as they are now.
        parent: the table.
    """

    said = Signal(str)
    """Something has been said, in a sentence."""

    def __init__(self, view: TableView, describe: Callable[[], Sequence[Part]], parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._worth = ""
        accessible = self._view = ViewAccessible(view, describe)
        view.accessible = accessible

        def close() -> None:  # a function of its own, because a bound method would be held weakly
            accessible.close()

        view.destroyed.connect(close)

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Say something; what is urgent is said before what waits to be said."""
        self.said.emit(text)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._table, text)
            if urgent:
                event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)

    def follow(self, bar: BarState) -> None:
        """Say what the chosen cards are and are worth, when that has changed."""
        worth = spoken_bar(bar)
        if worth != self._worth:
            self._worth = worth
            if worth:
                self.say(worth, urgent=not bar.good)

    def tell_focus(self) -> None:
        """Tell that the keyboard is at another card."""
        if QAccessible.isActive():
            self._view.tell_focus()

    def look(self) -> None:
        """Take note that the table looks otherwise now."""
        if QAccessible.isActive():
            self._view.tell_changes()
        else:
            self._view.stale()
