"""Lines of text, pills and other small things that stand on the felt."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardavia_desktop.ui import fonts, look
from cardavia_desktop.ui.look import Look

_NORMAL = QFont.Weight.Normal

CACHED = QGraphicsItem.CacheMode.DeviceCoordinateCache
"""How what stands still on the table is kept: cards that fly over it need not have it painted anew."""


SMOOTH: Final = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
"""How whatever shows pictures paints: cards leave the painter so, and felt and words do not."""


def text_width(text: str, font: QFont) -> float:
    """Return the room that a line of text takes."""
    return QFontMetricsF(font).horizontalAdvance(text)


def draw_text(
    painter: QPainter,
    x: float,
    y: float,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> float:
    """Draw a line whose capitals have their middle at ``y`` and return its width."""
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    if align is Qt.AlignmentFlag.AlignHCenter:
        x -= width / 2
    elif align is Qt.AlignmentFlag.AlignRight:
        x -= width
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QPointF(x, y + metrics.capHeight() / 2), text)
    return width


@dataclass(frozen=True, slots=True)
class TextLook:
    """A line of text.

    Attributes:
        text: what it says; nothing is shown when it is empty.
        pixels: its height.
        family: its typeface.
        weight: its weight.
        colour: its colour.
        alpha: its opacity.
        pill: whether it stands in a pill.
        plate: the pill's ground.
        edge: the pill's edge.
        opacity: the opacity of the pill's ground.
    """

    text: str
    pixels: float
    family: str = fonts.TEXT
    weight: QFont.Weight = _NORMAL
    colour: str = look.IVORY
    alpha: float = 1.0
    pill: bool = False
    plate: str = look.PLATE
    edge: str = look.BRASS
    opacity: float = 0.6


class TextItem(QGraphicsItem):
    """A line of text, with or without a pill around it.

    Args:
        look_: what it is painted with.
        align: which part of it stands at its position: left, middle or right. Its middle height does.
    """

    def __init__(self, look_: Look, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter) -> None:
        super().__init__()
        self._look = look_
        self._align = align
        self._shape = TextLook("", 16)
        self._rect = QRectF()
        self._bounds = QRectF()
        self.setCacheMode(CACHED)

    @property
    def text(self) -> str:
        """Return what it says."""
        return self._shape.text

    def show_text(self, shape: TextLook, align: Qt.AlignmentFlag | None = None) -> None:
        """Say something else."""
        if shape == self._shape and (align is None or align is self._align):
            return
        self.prepareGeometryChange()
        self._shape = shape
        self._align = align or self._align
        font = self._font()
        width = text_width(shape.text, font) if shape.text else 0.0
        height = QFontMetricsF(font).height()
        if shape.pill:
            width, height = width + shape.pixels * 1.7, shape.pixels * 2
        x = {Qt.AlignmentFlag.AlignLeft: 0.0, Qt.AlignmentFlag.AlignRight: -width}.get(
            self._align, -width / 2
        )
        self._rect = QRectF(x, -height / 2, width, height) if shape.text else QRectF()
        self._bounds = self._rect.adjusted(-2, -2, 2, 2)
        self.setVisible(bool(shape.text))
        self.update()

    @property
    def rect(self) -> QRectF:
        """Return what it covers, around its position."""
        return self._rect

    def _font(self) -> QFont:
        return self._look.font(self._shape.pixels, self._shape.family, self._shape.weight)

    def boundingRect(self) -> QRectF:
        """Return what it covers, with a little room for the letters' edges."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the line."""
        del option, widget
        shape, rect = self._shape, self._rect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if shape.pill:
            painter.setPen(QPen(self._look.colour(shape.edge, 0.5 if shape.opacity < 1 else 1.0), 1))
            painter.setBrush(self._look.colour(shape.plate, shape.opacity))
            painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        centre = rect.center()
        draw_text(
            painter,
            centre.x(),
            centre.y(),
            shape.text,
            self._font(),
            self._look.colour(shape.colour, shape.alpha),
            Qt.AlignmentFlag.AlignHCenter,
        )


class FocusItem(QGraphicsItem):
    """The ring of the keyboard's focus: light on a dark line, to be seen on cards and on felt."""

    def __init__(self, look_: Look) -> None:
        super().__init__()
        self._look = look_
        self._rect = QRectF()

    def surround(self, rect: QRectF | None) -> None:
        """Go around a part of the table, or nowhere."""
        self.prepareGeometryChange()
        self._rect = rect if rect is not None else QRectF()
        self.setVisible(rect is not None)

    def boundingRect(self) -> QRectF:
        """Return what it covers."""
        return self._rect.adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the ring."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = self._rect.adjusted(1, 1, -1, -1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for name, width in (("#0B2B2A", 5.5), (look.FOCUS, 2.6)):
            painter.setPen(QPen(self._look.colour(name), width))
            painter.drawRoundedRect(ring, 7, 7)


def bracket(left: float, right: float, y: float, drop: float) -> QPainterPath:
    """Return a bracket that opens downwards."""
    path = QPainterPath(QPointF(left, y + drop))
    path.lineTo(left, y)
    path.lineTo(right, y)
    path.lineTo(right, y + drop)
    return path
