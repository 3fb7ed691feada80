"""The names of the groups of a hand, each on a bracket."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardavia_desktop.ui import look
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.layout.hand import Label
from cardavia_desktop.ui.table.texts import SMOOTH, bracket, draw_text, text_width

_CENTRE = Qt.AlignmentFlag.AlignHCenter


def _folded(text: str, room: float, font: QFont) -> list[str]:
    """Return a text in one line where it fits, else in the two that are the least wide."""
    words = text.split(" ")
    if text_width(text, font) <= room or len(words) == 1:
        return [text]
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return list(min(halves, key=lambda pair: max(text_width(line, font) for line in pair)))


class GroupLabels(QGraphicsItem):
    """All labels of one hand."""

    def __init__(self, look_: Look) -> None:
        super().__init__()
        self._look = look_
        self._labels: tuple[Label, ...] = ()
        self._scale = 1.0

    def show_labels(self, labels: tuple[Label, ...], scale: float) -> None:
        """Show these."""
        if (labels, scale) != (self._labels, self._scale):
            self.prepareGeometryChange()
            self._labels, self._scale = labels, scale
            self.update()
        self.setVisible(bool(labels))

    def boundingRect(self) -> QRectF:
        """Return the strip that holds the labels."""
        if not self._labels:
            return QRectF()
        t = self._scale
        left = min(label.left for label in self._labels) - 60 * t
        right = max(label.right for label in self._labels) + 60 * t
        top = min(label.y for label in self._labels) - 38 * t
        bottom = max(label.y for label in self._labels) + 28 * t
        return QRectF(left, top, right - left, bottom - top)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the labels."""
        del option, widget
        t = self._scale
        painter.setRenderHints(SMOOTH)
        font = self._look.font(17 * t, weight=QFont.Weight.DemiBold)
        for label in self._labels:
            name = look.BRASS_BRIGHT if label.strong else look.IVORY
            painter.setBrush(Qt.BrushStyle.NoBrush)
            line = look.BRASS_BRIGHT if label.strong else look.BRASS
            alpha = 0.9 if label.strong else 0.45
            painter.setPen(QPen(self._look.colour(line, alpha), 2 if label.strong else 1))
            painter.drawPath(bracket(label.left, label.right, label.y + 17 * t, 7 * t))
            middle = (label.left + label.right) / 2
            star_room = 18 * t if label.strong else 0.0
            lines = _folded(label.text, label.room - 2 * star_room, font)
            for number, line in enumerate(reversed(lines)):
                y = label.y - number * 20 * t
                draw_text(painter, middle, y, line, font, self._look.colour(name), _CENTRE)
            if label.strong:
                size = 15 * t
                x = middle - text_width(lines[0], font) / 2 - size - 3 * t
                star = self._look.glyph(Glyph.STAR, size, look.BRASS_BRIGHT)
                painter.drawPixmap(QPointF(x, y - size / 2), star)
