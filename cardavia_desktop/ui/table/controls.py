"""What the table's buttons and keys do."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from cardavia_desktop.ui.keys.key_map import TABLE, KeyMap, key_of
from cardavia_desktop.ui.rules.links import explained_at
from cardavia_desktop.ui.table.action_bar import ActionBar
from cardavia_desktop.ui.table.choreographer import Choreographer
from cardavia_desktop.ui.table.desk import Desk
from cardavia_desktop.ui.table.handling import Handling
from cardavia_desktop.ui.table.preferences import Speed

_UNMINDED: Final = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
"""Modifiers that make no other key of one that never changes."""


class Controls(QObject):
    """Buttons and keys, and what they switch.

    Args:
        bar: the buttons.
        desk: what is done with the cards.
        handling: the keys on the hand.
        choreographer: what is being shown.
    """

    rearranged = Signal()
    """The hand or the counter takes another part of the table now."""
    rules_wanted = Signal(str)
    """A section of the rules is asked for, by its name."""
    next_wanted = Signal()
    review_wanted = Signal()

    def __init__(self, bar: ActionBar, desk: Desk, handling: Handling, choreographer: Choreographer) -> None:
        super().__init__(bar)
        self._bar = bar
        self._desk = desk
        self._handling = handling
        self._choreographer = choreographer
        self.grouped = False
        """Whether the hand is grouped by combination."""
        self.counter = False
        """Whether the card counter is shown."""
        bar.pressed.connect(self.press)

    @property
    def _over(self) -> bool:
        """Tell whether the deal is over and all of it has been shown."""
        shown = self._choreographer.shown
        return shown is not None and shown.settled and shown.view.result is not None

    def press(self, name: str) -> None:
        """Do what a button is for."""
        self._choreographer.complete()
        does: dict[str, Callable[[], None]] = {
            "arrange": self._arrange,
            "counter": self._toggle_counter,
            "go_on": self._choreographer.go_on,
            "skip": self._skip,
            "next": self.next_wanted.emit,
            "review": self.review_wanted.emit,
            "why": self._explain,
        }
        if name in does:
            does[name]()
        else:
            self._desk.press(name)

    def take_key(self, event: QKeyEvent, keys: KeyMap) -> bool:
        """Do what a key is for, fixed or as the person has chosen it; return whether it is for anything."""
        repeated = event.isAutoRepeat()
        command = keys.command(key_of(event))
        if command in TABLE:  # before the others, which Shift does not change: it may be Shift+Left
            if not repeated:  # a key held down acts once
                self.do(command)
            return not repeated
        return not event.modifiers() & ~_UNMINDED and self._press_key(Qt.Key(event.key()), repeated=repeated)

    def _press_key(self, key: Qt.Key, *, repeated: bool) -> bool:
        """Do what one of the keys that never change is for, and return whether it is for anything."""
        if self._handling.press_key(key, repeated=repeated):
            return True
        does: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Return: self._enter,
            Qt.Key.Key_Enter: self._enter,
            Qt.Key.Key_0: lambda: self._desk.digit(0),
            Qt.Key.Key_1: lambda: self._desk.digit(1),
            Qt.Key.Key_2: lambda: self._desk.digit(2),
            Qt.Key.Key_3: lambda: self._desk.digit(3),
        }
        if key not in does or repeated:  # a key held down acts once
            return False
        does[key]()
        return True

    def do(self, command: str) -> None:
        """Do what a command of the table is for, whichever key it has."""
        does: dict[str, Callable[[], None]] = {
            "pass": self._desk.pass_turn,
            "hint": self._desk.hint,
            "arrange": self._arrange,
            "counter": self._toggle_counter,
            "mend": self._desk.mend_choice,
            "review_deal": self._review,
        }
        does[command]()

    def _enter(self) -> None:
        focused, on = QApplication.focusWidget(), self._bar.button("go_on")
        if self._bar.owns(focused) and isinstance(focused, QAbstractButton) and focused.isEnabled():
            focused.click()
        elif self._over:
            self.next_wanted.emit()
        elif (primary := self._bar.primary) is not None:
            primary.click()
        elif on is not None and on.isVisible():
            on.click()
        else:
            self._skip()
            self._desk.play()

    def _review(self) -> None:
        if self._over:
            self.review_wanted.emit()

    def _explain(self) -> None:
        if self._desk.reason is not None:
            self.rules_wanted.emit(explained_at(self._desk.reason))

    def _skip(self) -> None:
        """Show the rest of the deal at once: the person is out of cards."""
        shown = self._choreographer.shown
        if shown is not None and not shown.view.hand and shown.view.result is None:
            self._choreographer.set_speed(Speed.INSTANT)

    def _toggle_counter(self) -> None:
        self.counter = not self.counter
        self._rearrange()

    def _arrange(self) -> None:
        self.grouped = not self.grouped
        self._rearrange()

    def _rearrange(self) -> None:
        self._choreographer.refresh()
        self.rearranged.emit()
