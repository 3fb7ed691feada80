"""The pointer and the keys on the hand."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.ui.table.desk import Desk
from cardavia_desktop.ui.table.layout.hand import HandLayout
from cardavia_desktop.ui.table.selection import Gestures
from cardavia_desktop.ui.table.table_view import TableView

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Handling(QObject):
    """What hand and eye are on.

    Args:
        view: where the pointer is.
        desk: what is done with the cards.
        layout: returns where the cards are.
        parent: the Qt parent.
    """

    touched = Signal()
    """The pointer went down: what moves has to arrive."""
    urged = Signal()
    """The pointer went down on the felt: go on."""
    changed = Signal()
    """The pointer or the keyboard is at another card."""
    focused = Signal()
    """The keyboard is at another card of the hand now."""

    def __init__(
        self,
        view: TableView,
        desk: Desk,
        layout: Callable[[], HandLayout],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._desk = desk
        self._layout = layout
        self._gestures = Gestures(desk.selection, layout, desk.allowed)
        self._focus: Card | None = None
        self._hover: Card | None = None
        self._turn = 0
        self._second_press: int | None = None
        view.pressed.connect(self._press)
        view.dragged.connect(self._drag)
        view.released.connect(self._gestures.release)
        view.doubled.connect(self._double)
        view.hovered.connect(self._look_at)
        view.second_pressed.connect(self._press_second)
        view.second_released.connect(self._release_second)

    @property
    def focus(self) -> Card | None:
        """Return the card that the keyboard is at, None while it is elsewhere."""
        return self._focus if self._view.hasFocus() else None

    @property
    def hover(self) -> Card | None:
        """Return the card under the pointer."""
        return self._hover

    def new_moment(self) -> None:
        """Let no press that has begun act any more: the match has moved on."""
        self._turn += 1

    # The pointer

    def _press(self, at: QPointF) -> None:
        self.touched.emit()
        self._focus = None
        if self._gestures.press(at.x(), at.y()):
            self._desk.selection_changed()
        else:
            self.urged.emit()

    def _drag(self, at: QPointF) -> None:
        before = self._desk.selection.cards
        self._gestures.drag(at.x(), at.y())
        if self._desk.selection.cards != before:
            self._desk.selection_changed()

    def _double(self, at: QPointF) -> None:
        if self._gestures.double(at.x(), at.y()):
            self._desk.selection_changed()

    def _look_at(self, at: QPointF) -> None:
        card = self._layout().card_at(at.x(), at.y(), self._desk.selection.cards)
        if card is not None and card not in self._desk.allowed():
            card = None
        if card != self._hover:
            self._hover = card
            self.changed.emit()

    def _press_second(self) -> None:
        self.touched.emit()
        self._second_press = self._turn if self._desk.may_act else None

    def _release_second(self) -> None:
        began, self._second_press = self._second_press, None
        if began == self._turn:
            self._desk.play_or_pass()

    # The keys

    def press_key(self, key: Qt.Key, *, repeated: bool) -> bool:
        """Do what a key is for on the hand and return whether it is for anything there."""
        slots = self._layout().slots
        if key in _STEPS:
            self._move(*_STEPS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go_to(slots[0 if key == Qt.Key.Key_Home else -1].card if slots else None)
        elif key == Qt.Key.Key_Space and not repeated:
            self._toggle()
        elif key == Qt.Key.Key_Escape and not repeated:
            self._desk.selection.choose(())
            self._desk.selection_changed()
        else:
            return False
        return True

    def toggle(self, card: Card) -> None:
        """Choose a card or let go of it, if it may be chosen."""
        if card in self._desk.allowed():
            self._gestures.toggle(card)
            self._desk.selection_changed()

    def go_to(self, card: Card | None) -> None:
        """Take the keyboard to a card."""
        self._focus = card
        if not self._view.hasFocus():
            self._view.setFocus()
        self.changed.emit()
        if card is not None:
            self.focused.emit()

    def _toggle(self) -> None:
        if self._focus is not None:
            self.toggle(self._focus)

    def _move(self, dx: int, dy: int) -> None:
        layout = self._layout()
        cards = [slot.card for slot in layout.slots]
        if not cards:
            return
        if self._focus not in cards:
            self.go_to(cards[-1] if dx < 0 else cards[0])
            return
        at = cards.index(self._focus)
        if not layout.carries:
            self.go_to(cards[(at + dx) % len(cards)])
            return
        here = layout.slots[at]
        if dy:
            column = [slot for slot in layout.slots if slot.column == here.column]
            self.go_to(column[max(0, min(len(column) - 1, column.index(here) + dy))].card)
            return
        columns = layout.slots[-1].column + 1
        column = [slot for slot in layout.slots if slot.column == (here.column + dx) % columns]
        self.go_to(min(column, key=lambda slot: abs(slot.rect.y - here.rect.y)).card)
