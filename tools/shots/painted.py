"""A surface that keeps what is painted on it as rectangles, so that a picture's geometry can be checked."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QFontMetricsF,
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainterPath,
    QPixmap,
    QTextItem,
    QTransform,
)
from PySide6.QtWidgets import QWidget

_HIDES: Final = 0.5
"""From this opacity on, a ground hides text below it."""
_DIRTY = QPaintEngine.DirtyFlag


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of text: what it says, the box around its ink, its baseline, and where it could be painted."""

    words: str
    ink: QRectF
    baseline: float
    room: QRectF


@dataclass(frozen=True, slots=True)
class Ground:
    """Something that hides what is below it, or that text stands on; a picture is a card, sign or felt."""

    rect: QRectF
    opacity: float
    is_picture: bool

    @property
    def hides(self) -> bool:
        """Tell whether text below it cannot be read."""
        return self.opacity >= _HIDES


Mark = Text | Ground


class _Engine(QPaintEngine):
    """Is given what a painter paints."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.marks: list[Mark] = []
        self._transform = QTransform()
        self._brush = QBrush()
        self._opacity = 1.0
        self._pictures: dict[int, float] = {}

    def begin(self, device: QPaintDevice) -> bool:
        """Say that painting may begin."""
        del device
        return True

    def end(self) -> bool:
        """Say that painting has ended."""
        return True

    def type(self) -> QPaintEngine.Type:
        """Say that this is none of Qt's own engines."""
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:  # noqa: N802 - Qt's name
        """Follow the painter's state."""
        dirty = state.state()
        if dirty & _DIRTY.DirtyTransform:
            self._transform = state.transform()
        if dirty & _DIRTY.DirtyBrush:
            self._brush = state.brush()
        if dirty & _DIRTY.DirtyOpacity:
            self._opacity = state.opacity()

    def drawPath(self, path: QPainterPath) -> None:  # noqa: N802 - Qt's name
        """Keep a filled shape."""
        if self._brush.style() is Qt.BrushStyle.SolidPattern:
            opacity = self._brush.color().alphaF() * self._opacity
            self._keep(Ground(self._transform.mapRect(path.boundingRect()), opacity, is_picture=False))

    def drawPixmap(  # noqa: N802 - Qt's name
        self, rect: QRectF | QRect, pixmap: QPixmap | QImage, source: QRectF | QRect
    ) -> None:
        """Keep a picture, as opaque as its middle is."""
        del source
        key = pixmap.cacheKey()
        if key not in self._pictures:
            image = pixmap if isinstance(pixmap, QImage) else pixmap.toImage()
            self._pictures[key] = image.pixelColor(image.rect().center()).alphaF() if image.width() else 0.0
        opacity = self._pictures[key] * self._opacity
        self._keep(Ground(self._transform.mapRect(QRectF(rect)), opacity, is_picture=True))

    def drawImage(  # noqa: N802 - Qt's name
        self,
        rect: QRectF | QRect,
        image: QImage,
        source: QRectF | QRect,
        /,
        flags: Qt.ImageConversionFlag = Qt.ImageConversionFlag.AutoColor,
    ) -> None:
        """Leave pictures out that are not drawn as pixmaps: grain, which hides nothing."""

    def drawPolygon(self, *_arguments: object) -> None:  # noqa: N802 - Qt's name
        """Leave lines out."""

    def drawTextItem(  # noqa: N802 - Qt's name
        self, place: QPointF | QPoint | QPainterPath.Element, item: QTextItem
    ) -> None:
        """Keep a piece of text."""
        if isinstance(place, QPainterPath.Element):
            raise TypeError("text is painted at points")
        place = QPointF(place)
        ink = QFontMetricsF(item.font()).tightBoundingRect(item.text()).translated(place)
        room = QRectF(self.systemClip().boundingRect())
        if ink.width() > 0 and ink.height() > 0:
            baseline = self._transform.map(place).y()
            self._keep(Text(item.text(), self._transform.mapRect(ink), baseline, room))

    def _keep(self, mark: Mark) -> None:
        self.marks.append(mark)


class _Surface(QPaintDevice):
    """As large as a widget, at 96 dots an inch."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._size = widget.size()
        self.engine = _Engine()

    def paintEngine(self) -> QPaintEngine:  # noqa: N802 - Qt's name
        """Return what is given everything that is painted."""
        return self.engine

    def metric(self, which: QPaintDevice.PaintDeviceMetric) -> int:
        """Return a property of the surface."""
        metric = QPaintDevice.PaintDeviceMetric
        scaled = int(QPaintDevice.devicePixelRatioFScale())
        known = {
            metric.PdmWidth: self._size.width(),
            metric.PdmHeight: self._size.height(),
            metric.PdmWidthMM: round(self._size.width() / 96 * 25.4),
            metric.PdmHeightMM: round(self._size.height() / 96 * 25.4),
            metric.PdmDepth: 32,
            metric.PdmNumColors: 1 << 24,
            metric.PdmDevicePixelRatio: 1,
            metric.PdmDevicePixelRatioScaled: scaled,
        }
        return known.get(which, 96)


def painted(widget: QWidget) -> list[Mark]:
    """Return what a widget and its children paint, in order, in the widget's coordinates."""
    surface = _Surface(widget)
    widget.render(surface)
    return surface.engine.marks
