"""The grain over the table and everything on it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia_desktop.ui.display import grain


class GrainLayer(QWidget):
    """Lies over its parent, lets every press through and paints the grain.

    It is painted only where something below it is: what stands still costs nothing.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._strength = 0
        self._outline = QPainterPath()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def set_strength(self, strength: int) -> None:
        """Show the grain of a place of the slider, 0 to 100."""
        if strength == self._strength:
            return
        self._strength = strength
        self.setVisible(bool(strength))
        self.update()

    def cover(self, surface: QRectF, radius: float) -> None:
        """Lie over a rounded rectangle of the parent, and over nothing else."""
        place = surface.toAlignedRect()
        self.setGeometry(place)
        self._outline = QPainterPath()
        self._outline.addRoundedRect(surface.translated(-place.topLeft().toPointF()), radius, radius)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the grain over what is painted anew."""
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        painter.setClipPath(self._outline, Qt.ClipOperation.IntersectClip)
        grain.paint(painter, self._strength, QRectF(self.rect()))
        painter.end()
