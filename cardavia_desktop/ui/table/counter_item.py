"""The card counter: a strip with what is still out of each rank."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QStyleOptionGraphicsItem, QWidget

from cardavia_desktop.engine.cards import BLACK_JOKER_RANK, RANK_TEXTS
from cardavia_desktop.ui import fonts, look
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.counting import RankCount, in_words
from cardavia_desktop.ui.table.layout.centre import counter_strip
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.texts import SMOOTH, draw_text

translate = QCoreApplication.translate

_MIDDLE = Qt.AlignmentFlag.AlignHCenter


class CounterItem(QGraphicsItem):
    """The strip. The rank under the pointer is explained in its own head line."""

    def __init__(self, look_: Look) -> None:
        super().__init__()
        self._look = look_
        self._counts: tuple[RankCount, ...] = ()
        self._strong = -1
        self._rect = QRectF()
        self._scale = 1.0
        self._opaque = False
        self._under: int | None = None
        self.setAcceptHoverEvents(True)
        self.setVisible(False)

    def show_counts(self, counts: tuple[RankCount, ...], strong: int, metrics: Metrics) -> None:
        """Show these, or nothing when there are none; ``strong`` is the rank to make out, -1 for none."""
        rect = QRectF(*counter_strip(metrics))
        self.setVisible(bool(counts))
        if (counts, strong, rect) != (self._counts, self._strong, self._rect):
            self.prepareGeometryChange()
            self._counts, self._strong, self._rect = counts, strong, rect
            self._scale, self._opaque = metrics.t, metrics.compact
            self.setToolTip("\n".join(in_words(entry) for entry in counts))
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the strip."""
        return self._rect.adjusted(-1, -1, 1, 1)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Explain the rank under the pointer."""
        if self._counts:
            step = (self._rect.width() - 16 * self._scale) / len(self._counts)
            index = int((event.pos().x() - self._rect.left() - 8 * self._scale) / step)
            self._explain(index if 0 <= index < len(self._counts) else None)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Explain nothing any more."""
        del event
        self._explain(None)

    def _explain(self, index: int | None) -> None:
        if index != self._under:
            self._under = index
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the strip."""
        del option, widget
        t, rect = self._scale, self._rect
        painter.setRenderHints(SMOOTH)
        painter.setPen(QPen(self._look.colour(look.BRASS, 0.45), 1))
        painter.setBrush(
            self._look.colour("#0B2B29" if self._opaque else look.PLATE, 1 if self._opaque else 0.86)
        )
        painter.drawRoundedRect(rect, 12 * t, 12 * t)
        head_y = rect.top() + 16 * t
        font = self._look.font(15 * t, weight=QFont.Weight.DemiBold)
        title = translate("Counter", "Still out")
        if self._under is not None and self._under < len(self._counts):
            title = in_words(self._counts[self._under])
            colour = self._look.colour(look.BRASS_BRIGHT)
            draw_text(painter, rect.left() + 14 * t, head_y, title, self._look.font(14 * t), colour)
        else:
            draw_text(painter, rect.left() + 14 * t, head_y, title, font, self._look.colour(look.IVORY))
        step = (rect.width() - 16 * t) / max(1, len(self._counts))
        for index, entry in enumerate(self._counts):
            box = QRectF(
                rect.left() + 8 * t + step * index + 2 * t, rect.top() + 30 * t, step - 4 * t, 51 * t
            )
            self._paint_rank(painter, entry, box, on=index == self._under)

    def _paint_rank(self, painter: QPainter, entry: RankCount, box: QRectF, *, on: bool) -> None:
        t = self._scale
        strong = entry.rank == self._strong
        edge, alpha = (look.BRASS_BRIGHT, 1.0) if on else (look.PRIMARY, 0.7) if strong else (look.IVORY, 0.1)
        painter.setPen(QPen(self._look.colour(edge, alpha), 1.6 if on else 1))
        painter.setBrush(self._look.colour("#143B36" if on else "#0B2B2A"))
        painter.drawRoundedRect(box, 7 * t, 7 * t)
        x, y = box.center().x(), box.top() + 15 * t
        if entry.rank >= BLACK_JOKER_RANK:
            size = 18 * t
            red = entry.rank > BLACK_JOKER_RANK
            glyph = Glyph.BIG_JOKER if red else Glyph.SMALL_JOKER
            sign = self._look.glyph(glyph, size, "#F2907F" if red else look.IVORY)
            painter.drawPixmap(QPointF(x - size / 2, y - size / 2), sign)
        else:
            letter = self._look.letter(RANK_TEXTS[entry.rank])
            font = self._look.font(16 * t, weight=QFont.Weight.DemiBold)
            name = look.BRASS_BRIGHT if strong else look.IVORY
            draw_text(painter, x, y, letter, font, self._look.colour(name), _MIDDLE)
        font = self._look.font(22 * t, fonts.NUMBER)
        faded = 1.0 if entry.out else 0.45
        draw_text(
            painter,
            x,
            box.top() + 37 * t,
            str(entry.out),
            font,
            self._look.colour(look.IVORY, faded),
            _MIDDLE,
        )
