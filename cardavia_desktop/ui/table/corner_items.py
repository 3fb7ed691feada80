"""What stands in the table's upper corners, and the rays behind a bomb."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardavia_desktop.ui import fonts, look
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.face import Corner
from cardavia_desktop.ui.table.layout.centre import corner_box
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.texts import CACHED, SMOOTH, draw_text, text_width


class TitleItem(QGraphicsItem):
    """The game's name with the lines below it, in the upper left corner."""

    def __init__(self, look_: Look) -> None:
        super().__init__()
        self._look = look_
        self._texts = ("", "", "")
        self._scale = 1.0
        self._bounds = QRectF()

    def show_title(self, title: str, line: str, note: str, metrics: Metrics, room: QPointF) -> None:
        """Say this; what does not fit is left out, as it stands on the rules' page too.

        Args:
            title: the game's name.
            line: who plays against whom.
            note: which deal it is.
            metrics: the table's scale.
            room: how far to the right and down there is room.
        """
        t = metrics.t
        self.setPos(metrics.felt.x + 34 * t, 42 * t)
        font = self._look.font(16 * t)
        while text_width(line, font) > room.x() - self.x() and " · " in line:
            line = line.rpartition(" · ")[0]
        if self.y() + 64 * t > room.y():
            note = ""
        if (title, line, note) == self._texts and t == self._scale:
            return
        self.prepareGeometryChange()
        self._texts, self._scale = (title, line, note), t
        width = max(
            text_width(title, self._look.font(28 * t, fonts.TITLE)),
            text_width(line, font),
            text_width(note, self._look.font(14 * t)),
        )
        self._bounds = QRectF(-2, -24 * t, width + 8, 94 * t)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the three lines."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the lines."""
        del option, widget
        t, (title, line, note) = self._scale, self._texts
        soft = self._look.colour(look.SOFT)
        draw_text(
            painter, 0, 0, title, self._look.font(28 * t, fonts.TITLE), self._look.colour(look.BRASS_BRIGHT)
        )
        draw_text(painter, 0, 30 * t, line, self._look.font(16 * t), soft)
        draw_text(painter, 0, 54 * t, note, self._look.font(14 * t), soft)


class CornerItem(QGraphicsItem):
    """The game's box in the upper right corner."""

    def __init__(self, look_: Look) -> None:
        super().__init__()
        self._look = look_
        self._corner: Corner | None = None
        self._rect = QRectF()

    def show_corner(self, corner: Corner, metrics: Metrics) -> None:
        """Show this box."""
        rect = QRectF(*corner_box(corner.width, corner.height, metrics))
        changed = self._corner is None or corner.key != self._corner.key or rect != self._rect
        self._corner = corner
        if changed:
            self.prepareGeometryChange()
            self._rect = rect
            self.setToolTip(corner.tip)
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the box."""
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the box."""
        del option, widget
        if self._corner is not None:
            painter.setRenderHints(SMOOTH)
            self._corner.paint(painter, self._rect)


_FLAT: Final = 0.78
"""The height of the light by its width."""
_Draw = Callable[[QPainter, Look, float], None]


class Light(QGraphicsItem):
    """Light around a point, its origin, reaching as far as it is told.

    Args:
        look_: what it is painted with.
        draw: draws it as if it were round, with that reach.
        parent: the item that it belongs to.
    """

    def __init__(self, look_: Look, draw: _Draw, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._look = look_
        self._draw = draw
        self._reach = 0.0
        self.setCacheMode(CACHED)

    def reach(self, reach: float) -> None:
        """Reach that far to both sides."""
        self.prepareGeometryChange()
        self._reach = reach
        self.update()

    def boundingRect(self) -> QRectF:
        """Return what it lights, with a little room."""
        reach = self._reach * 1.06
        return QRectF(-reach, -reach * _FLAT, 2 * reach, 2 * reach * _FLAT)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the light."""
        del option, widget
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(1, _FLAT)
        self._draw(painter, self._look, self._reach)
        painter.restore()


class BurstItem(Light):
    """A warm pool of light under a bomb.

    Attributes:
        rays: the fine rays around it, which belong to the pool and fade before it.
    """

    def __init__(self, look_: Look) -> None:
        super().__init__(look_, _draw_pool)
        self.rays = Light(look_, _draw_rays, self)
        self.setVisible(False)

    def surround(self, cards: Rect | None) -> None:
        """Lie under these cards, or nowhere."""
        self.setVisible(cards is not None)
        if cards is None:
            return
        self.setPos(cards.cx, cards.cy)
        self.reach(max(cards.w * 0.78, cards.h * 0.95))
        self.rays.reach(self._reach)


def draw_burst(painter: QPainter, look_: Look, reach: float) -> None:
    """Draw the pool and 60 rays around the origin; the painter is left turned and scaled."""
    painter.scale(1, _FLAT)
    _draw_pool(painter, look_, reach)
    _draw_rays(painter, look_, reach)


def _draw_pool(painter: QPainter, look_: Look, reach: float) -> None:
    pool = QRadialGradient(QPointF(0, 0), reach * 1.05)
    for stop, name, alpha in ((0.0, "#FFD98A", 0.55), (0.5, "#F0B04A", 0.17), (1.0, "#F0B04A", 0.0)):
        pool.setColorAt(stop, look_.colour(name, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pool)
    painter.drawEllipse(QPointF(0, 0), reach * 1.05, reach * 1.05)


def _draw_rays(painter: QPainter, look_: Look, reach: float) -> None:
    painter.rotate(3)
    for ray in range(60):
        odd = ray % 2
        painter.setPen(QPen(look_.colour(look.BRASS_BRIGHT, 0.24 if odd else 0.42), 1.3))
        painter.drawLine(QPointF(reach * 0.70, 0), QPointF(reach * 0.86 * (0.86 if odd else 1.0), 0))
        painter.rotate(6)
