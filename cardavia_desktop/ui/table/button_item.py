"""A button of the table as the scene paints it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardavia_desktop.ui.table.buttons import TableButton
from cardavia_desktop.ui.table.texts import CACHED

_BUTTON_Z = 400.0


class ButtonItem(QGraphicsItem):
    """Shows a button that lies over the view, above everything else in the scene.

    The button stays a widget, known to the keyboard, the pointer and screen readers, but paints nothing: Qt
    would paint it anew with each frame in which a card flies below it.
    """

    def __init__(self, button: TableButton) -> None:
        super().__init__()
        self._button = button
        self._rect = QRectF()
        self.setZValue(_BUTTON_Z)
        self.setCacheMode(CACHED)
        button.setUpdatesEnabled(False)
        button.altered.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Look as the button does now."""
        self.setVisible(not self._button.isHidden())
        self.setPos(self._button.pos().toPointF())
        rect = QRectF(self._button.rect())
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        self.update()

    def boundingRect(self) -> QRectF:
        """Return what the button covers, with its top left corner at the origin."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the button."""
        del option, widget
        self._button.draw(painter)
