"""A card on the table."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.ui import look
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO


@dataclass(frozen=True, slots=True)
class CardLook:
    """How a card is shown, apart from where.

    Attributes:
        face: the card whose face is seen, None for the back.
        width: its width at rest.
        columns: whether it has the face made for columns.
        lift: how high it is held over the table, 0 to 1, told by its shadow.
        ring: the colour of a ring around it, or None.
        gold: whether its ground is tinted: it is chosen, or stands for another card.
        wild: the place of the wild card's badge by the card's width from its left edge; None for other cards.
        thread: whether it is part of a straight flush.
        veiled: whether it may not be chosen now.
    """

    face: Card | None
    width: float
    columns: bool = False
    lift: float = 0.0
    ring: str | None = None
    gold: bool = False
    wild: float | None = None
    thread: bool = False
    veiled: bool = False


class CardItem(QGraphicsItem):
    """A card; its origin is its centre, so that it turns and grows around it."""

    def __init__(self, look_: Look, shape: CardLook) -> None:
        super().__init__()
        self._look = look_
        self._shape = shape

    @property
    def shape_shown(self) -> CardLook:
        """Return how the card is shown."""
        return self._shape

    def set_look(self, shape: CardLook) -> None:
        """Show the card so from now on."""
        if shape != self._shape:
            if shape.width != self._shape.width:
                self.prepareGeometryChange()
            self._shape = shape
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the card with room for shadow and rings."""
        width = self._shape.width
        margin = width * 0.2 + 7
        return QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO).adjusted(
            -margin, -margin, margin, margin
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the card."""
        del option, widget
        shape = self._shape
        width, height = shape.width, shape.width * CARD_RATIO
        corner = QPointF(-width / 2, -height / 2)
        rect = QRectF(corner.x(), corner.y(), width, height)
        radius = width * 0.068
        turned = self.rotation() != 0 or self.scale() != 1
        if not turned:
            # On whole device pixels a picture is sharp, and a part of it painted anew is the same.
            corner = _on_a_pixel(painter, corner)
            rect.moveTopLeft(corner)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, turned)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shadow = self._look.card_shadow(width, shape.lift)
        painter.drawPixmap(corner - QPointF(shadow.margin, shadow.margin), shadow.pixmap)
        if shape.face is None:
            painter.drawPixmap(corner, self._look.back(width))
        else:
            painter.drawPixmap(
                corner, self._look.face(shape.face, width, columns=shape.columns, gold=shape.gold)
            )
        if shape.wild is not None:
            self._paint_wild(painter, rect, radius, shape.wild, columns=shape.columns)
        if shape.thread:
            length = (0.235 * height if shape.columns else height * 0.5) - width * 0.06
            thread = QRectF(
                corner.x() + width * 0.022, corner.y() + width * 0.05, max(2.5, width * 0.03), length
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.colour(look.WILD))
            painter.drawRoundedRect(thread, 2, 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if shape.ring is not None:
            line = max(2.0, width * 0.02)
            painter.setPen(QPen(self._look.colour(shape.ring), line))
            painter.drawRoundedRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5), radius, radius)
        if shape.veiled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.colour(look.VEIL, 0.45))
            painter.drawRoundedRect(rect, radius, radius)

    def _paint_wild(
        self, painter: QPainter, rect: QRectF, radius: float, badge: float, *, columns: bool
    ) -> None:
        """Paint the double gold ring and the star badge."""
        width = rect.width()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = width * 0.02
        for inset, share, name in ((edge, 0.034, look.WILD), (edge * 2.2, 0.012, look.WILD_BRIGHT)):
            painter.setPen(QPen(self._look.colour(name), width * share))
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - edge, radius - edge)
        reach = width * 0.092
        # In columns the badge stands beside the index, elsewhere below it.
        centre = QPointF(rect.left() + width * badge, rect.top() + width * (0.165 if columns else 0.72))
        painter.setPen(QPen(self._look.colour(look.IVORY), max(1.0, width * 0.01)))
        painter.setBrush(self._look.colour("#B5801F"))
        painter.drawEllipse(centre, reach, reach)
        size = reach * 1.6
        star = self._look.glyph(Glyph.STAR, size, look.IVORY)
        painter.drawPixmap(centre - QPointF(size / 2, size / 2), star)


def _on_a_pixel(painter: QPainter, place: QPointF) -> QPointF:
    """Return the nearest place that is the corner of a device pixel."""
    to_device = painter.deviceTransform()
    there = to_device.map(place)
    return to_device.inverted()[0].map(QPointF(round(there.x()), round(there.y())))
