"""A surface that keeps what is painted on it as rectangles, so that a picture's geometry can be checked."""

from collections.abc import Callable
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
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QWidget

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


_Insets = tuple[float, float, float, float]


def _solid(image: QImage) -> tuple[float, _Insets]:
    """Return how opaque a picture's middle is, and how far shadows reach in from its edges.

    These are parts of its width and height, looked for along its middle lines.
    """
    if image.isNull():
        return 0.0, (0.0, 0.0, 0.0, 0.0)
    w, h = image.width(), image.height()
    middle = image.rect().center()

    def inset(length: int, alpha_at: Callable[[int], float]) -> float:
        return next((step for step in range(length // 2) if alpha_at(step) >= _HIDES), 0) / length

    def alpha(x: int, y: int) -> float:
        return image.pixelColor(x, y).alphaF()

    return alpha(middle.x(), middle.y()), (
        inset(w, lambda step: alpha(step, middle.y())),
        inset(h, lambda step: alpha(middle.x(), step)),
        inset(w, lambda step: alpha(w - 1 - step, middle.y())),
        inset(h, lambda step: alpha(middle.x(), h - 1 - step)),
    )


class _Engine(QPaintEngine):
    """Is given what a painter paints."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.marks: list[Mark] = []
        self._transform = QTransform()
        self._brush = QBrush()
        self._opacity = 1.0
        self._pictures: dict[int, tuple[float, _Insets]] = {}

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
        """Keep the part of a picture that hides something, as opaque as its middle is."""
        del source
        key = pixmap.cacheKey()
        if key not in self._pictures:
            image = pixmap if isinstance(pixmap, QImage) else pixmap.toImage()
            self._pictures[key] = _solid(image)
        alpha, (left, top, right, bottom) = self._pictures[key]
        place = QRectF(rect)
        w, h = place.width(), place.height()
        solid = place.adjusted(left * w, top * h, -right * w, -bottom * h)
        self._keep(Ground(self._transform.mapRect(solid), alpha * self._opacity, is_picture=True))

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
    for view in widget.findChildren(QGraphicsView):
        for item in view.scene().items():
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # what is kept would be seen as a picture
    surface = _Surface(widget)
    widget.render(surface)
    return surface.engine.marks
