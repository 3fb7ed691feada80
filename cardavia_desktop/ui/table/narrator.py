"""Tells in words what happens on the table, and shows its parts to whoever cannot see it."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardavia_desktop.ui.table.access.part import Part
from cardavia_desktop.ui.table.access.tree import Sight, table_parts
from cardavia_desktop.ui.table.access.voice import Voice
from cardavia_desktop.ui.table.action_bar import BarState
from cardavia_desktop.ui.table.announcements import sentence
from cardavia_desktop.ui.table.choreographer import Choreographer
from cardavia_desktop.ui.table.controls import Controls
from cardavia_desktop.ui.table.desk import Desk
from cardavia_desktop.ui.table.handling import Handling
from cardavia_desktop.ui.table.shown import Shown
from cardavia_desktop.ui.table.stage import Stage
from cardavia_desktop.ui.table.table_view import TableView


class Narrator(QObject):
    """Speaks for the table.

    Args:
        view: the widget that shows the table.
        stage: where things are.
        desk: what the person does.
        handling: where the keyboard is, and what chooses a card.
        controls: what the person has switched on.
        choreographer: what is being shown.
        table: the table, and the Qt parent.
    """

    said = Signal(str)
    """Something has been said, in a sentence."""

    def __init__(
        self,
        view: TableView,
        stage: Stage,
        desk: Desk,
        handling: Handling,
        controls: Controls,
        choreographer: Choreographer,
        table: QWidget,
    ) -> None:
        super().__init__(table)
        self._stage = stage
        self._desk = desk
        self._handling = handling
        self._controls = controls
        self._choreographer = choreographer
        self._voice = Voice(view, self._parts, table)
        self._voice.said.connect(self.said)
        handling.focused.connect(self._voice.tell_focus)
        choreographer.showing.connect(self._tell_event)

    def say(self, text: str) -> None:
        """Tell something to whoever listens, a screen reader among them."""
        if text:
            self._voice.say(text)

    def tell_turn(self) -> None:
        """Say what the person may do now."""
        self.say(" ".join(text for text in self._desk.bar().status[::-1] if text))

    def look(self, bar: BarState) -> None:
        """Take note that the table looks otherwise now, and say what the chosen cards are worth."""
        self._voice.look()
        self._voice.follow(bar)

    def _tell_event(self, shown: Shown) -> None:
        if shown.event is not None:
            self.say(sentence(shown.event, len(shown.view.counts)))

    def _parts(self) -> tuple[Part, ...]:
        """Return what is on the table, for assistive programs."""
        face, shown = self._desk.face, self._choreographer.shown
        if face is None or shown is None or self._stage.seats is None:
            return ()
        return table_parts(
            Sight(
                face,
                shown,
                self._stage,
                self._desk.bar(),
                self._desk.selection.cards,
                self._handling.focus,
                self._desk.allowed(),
                self._controls.counter,
                self._handling.toggle,
                self._handling.go_to,
            )
        )
