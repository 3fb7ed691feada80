"""Where the cards of a tribute came from: dashed arcs from seat to seat, with fading traces of the cards."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardavia_desktop.ui import look
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.layout.arcs import GiftWay, arc_between, outside
from cardavia_desktop.ui.table.texts import SMOOTH

_STEPS: Final = 40
_TRACES: Final = ((0.30, 0.13), (0.15, 0.24))
"""Where traces of a card lie, by the way that it has left, and how much of them is seen."""


class GiftArcs(QGraphicsItem):
    """All arcs of a moment. They lie below plates and cards."""

    def __init__(self, look_: Look) -> None:
        super().__init__()
        self._look = look_
        self._ways: tuple[GiftWay, ...] = ()
        self._scale = 1.0
        self._room = QRectF()

    def show_ways(self, ways: tuple[GiftWay, ...], scale: float, room: QRectF) -> None:
        """Show these, within ``room``."""
        self.setVisible(bool(ways))
        if (ways, scale, room) != (self._ways, self._scale, self._room):
            self.prepareGeometryChange()
            self._ways, self._scale, self._room = ways, scale, room
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the felt, across which cards go; nothing when none does."""
        return self._room if self._ways else QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the arcs."""
        del option, widget
        painter.setRenderHints(SMOOTH)
        for way in self._ways:
            self._paint_way(painter, way)

    def _paint_way(self, painter: QPainter, way: GiftWay) -> None:
        t = self._scale
        arc = arc_between(way.start, way.end)
        first, last = outside(arc, way.start, way.end, 12 * t)
        if last <= first:
            return
        if way.traced:
            for behind, opacity in _TRACES:
                self._paint_trace(painter, way, QPointF(*arc.at(1 - behind)), opacity)
        path = QPainterPath(QPointF(*arc.at(first)))
        for step in range(1, _STEPS + 1):
            path.lineTo(QPointF(*arc.at(first + (last - first) * step / _STEPS)))
        pen = self._look.pen(look.BRASS, 2.2 * t, 0.8)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([4.5, 4])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(path)
        tip, before = arc.at(last), arc.at(max(first, last - 0.03))
        self._paint_head(painter, QPointF(*tip), math.atan2(tip.y - before.y, tip.x - before.x))

    def _paint_head(self, painter: QPainter, tip: QPointF, angle: float) -> None:
        length = 15 * self._scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.colour(look.BRASS_BRIGHT))
        wings = [
            tip - QPointF(math.cos(angle + turn) * length, math.sin(angle + turn) * length)
            for turn in (-0.42, 0.42)
        ]
        painter.drawPolygon(QPolygonF([tip, *wings]))

    def _paint_trace(self, painter: QPainter, way: GiftWay, middle: QPointF, opacity: float) -> None:
        own = painter.opacity()
        painter.setOpacity(own * opacity)
        face = self._look.face(way.card, way.end.w)
        painter.drawPixmap(middle - QPointF(way.end.w / 2, way.end.h / 2), face)
        painter.setOpacity(own)
