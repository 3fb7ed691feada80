"""Where things are on the table, for what points at them and for what must not cover them."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.ui.table.extents import extents
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.selection import Selection
from cardavia_desktop.ui.table.stage import Stage


class Places:
    """Places on a table, in its own lengths.

    Args:
        table: the table, whose buttons lie over the scene.
        stage: the scene.
        selection: the chosen cards, which stand higher than the others.
    """

    def __init__(self, table: QWidget, stage: Stage, selection: Selection) -> None:
        self._table = table
        self._stage = stage
        self._selection = selection

    @property
    def metrics(self) -> Metrics:
        """Return the table's scale."""
        return self._stage.metrics

    @property
    def action_y(self) -> float:
        """Return the height of the middle of the row of buttons."""
        return self._stage.action_y

    def card(self, card: Card) -> QRect:
        """Return the part of a hand card that no other one covers; empty where it is not in the hand."""
        slot = self._stage.hand.slot_of(card)
        if slot is None:
            return QRect()
        raised = self._stage.hand.raised(self._selection.cards)
        shift = self._stage.hand.place(slot, raised).y - slot.rect.y
        rect = slot.open.moved(0, shift)
        return QRect(
            round(rect.x) + 1, round(rect.y) + 1, max(1, round(rect.w) - 2), max(1, round(rect.h) - 2)
        )

    def plate(self, seat: int) -> QRectF:
        """Return the place of a seat's plate."""
        rect = self._stage.plate_rect(seat, len(self._stage.shown_plates))
        return QRectF(rect.x, rect.y, rect.w, rect.h)

    def obstacles(self) -> list[QRectF]:
        """Return the places of everything that may not be covered."""
        buttons = [
            QRectF(button.geometry())
            for button in self._table.findChildren(
                QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            if button.isVisible()
        ]
        return [rect for rect in (*extents(self._stage), *buttons) if not rect.isEmpty()]
