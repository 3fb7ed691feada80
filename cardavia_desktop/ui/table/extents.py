"""What of the table is taken: where the signs in its scene are, for whatever must not cover them."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from cardavia_desktop.ui.table.card_item import CardItem
from cardavia_desktop.ui.table.corner_items import Light
from cardavia_desktop.ui.table.gift_arcs import GiftArcs
from cardavia_desktop.ui.table.seat_plate import SeatPlate


def extents(scene: QGraphicsScene) -> list[QRectF]:
    """Return what the visible items of a scene cover, less the room that they have for glow and shadow."""
    return [_extent(item) for item in scene.items() if item.isVisible()]


def _extent(item: QGraphicsItem) -> QRectF:
    if isinstance(item, Light | GiftArcs):
        return QRectF()  # light and traces, below everything
    if isinstance(item, CardItem):
        return item.mapRectToScene(item.body).adjusted(-4, -4, 4, 4)
    if isinstance(item, SeatPlate):
        return item.extent
    return item.sceneBoundingRect()
