"""The view on the scene: hands the pointer's events on, and leaves keys to the table."""

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QAccessibleInterface, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget


class TableView(QGraphicsView):
    """Shows the scene at its own size, without scrolling.

    Attributes:
        accessible: the object by which assistive programs look at the table; None for Qt's own.
    """

    pressed = Signal(QPointF)
    """The main button went down."""
    dragged = Signal(QPointF)
    """The pointer moved with the main button down."""
    released = Signal()
    """The main button went up."""
    doubled = Signal(QPointF)
    """The main button went down a second time."""
    second_pressed = Signal()
    """The second button went down."""
    second_released = Signal()
    """The second button went up over the table."""
    hovered = Signal(QPointF)
    """The pointer moved with no button down."""
    rescaled = Signal()
    """The screen has other pixels now."""

    def __init__(self, scene: QGraphicsScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        # Made here and not by Qt: to learn of what kind a widget of Qt's making is, PySide loads every kind
        # of widget there is, which takes as long as drawing the cards.
        surface = QWidget(self)
        self.setViewport(surface)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        # Everything stays within what it says it covers, so no wider edge need be painted anew around it.
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        # Every item leaves the painter as it was, but for what each chooses for itself: pen, brush, font, and
        # whether pictures are smooth, which cards are.
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.accessible: QAccessibleInterface | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # Files that are dropped on the table are the window's.
        self.setAcceptDrops(False)
        surface.setAcceptDrops(False)
        # The scene paints all of it, so what is below need not be painted for every frame.
        surface.setAutoFillBackground(False)
        surface.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def event(self, event: QEvent) -> bool:
        """Tell of other pixels: here and not in the table, which hears of every frame."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.rescaled.emit()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hand a press on."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit(event.position())
        elif event.button() is Qt.MouseButton.RightButton:
            self.second_pressed.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hand a drag on."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(event.position())
        elif not event.buttons():
            self.hovered.emit(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Hand a release on."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.released.emit()
        elif event.button() is Qt.MouseButton.RightButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.second_released.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Hand a double click on; that of the second button is left out."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.doubled.emit(event.position())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the table."""
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll nothing."""
        event.ignore()
