"""How a panel comes in: it fades in while it rises a little."""

from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget


class Entry(NamedTuple):
    """How a panel comes in.

    Attributes:
        milliseconds: how long that takes; 0 has it there at once.
        rise: how far below its place it begins, in pixels.
    """

    milliseconds: int
    rise: int


AT_ONCE = Entry(0, 0)


class Entrance(QObject):
    """Lets widgets come in. Whatever disturbs that, such as another size, has them in their places at once.

    Args:
        owner: what they belong to, and the Qt parent; nothing moves while it is hidden.
        widgets: what fades in and rises; the owner itself, where there are none.
    """

    moved = Signal()
    """:attr:`share` has changed."""

    def __init__(self, owner: QWidget, *widgets: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._widgets = widgets or (owner,)
        self._places: dict[QWidget, QPoint] = {}
        self._rise = 0
        self._share = 1.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._step)
        self._animation.finished.connect(self.finish)
        for widget in {owner, *self._widgets}:
            widget.installEventFilter(self)

    @property
    def running(self) -> bool:
        """Tell whether something still comes in."""
        return bool(self._places)

    @property
    def share(self) -> float:
        """Return how far it has come, from 0 to 1."""
        return self._share

    @property
    def below(self) -> float:
        """Return how far below its place it still is, in pixels."""
        return (1 - self._share) * self._rise

    def begin(self, entry: Entry) -> None:
        """Come in."""
        self.finish()
        if entry.milliseconds <= 0 or not self._owner.isVisible():
            return
        self._rise = entry.rise
        self._places = {widget: widget.pos() for widget in self._widgets}
        for widget in self._widgets:
            widget.setGraphicsEffect(QGraphicsOpacityEffect(widget))
        self._animation.setDuration(entry.milliseconds)
        self._step(0.0)
        self._animation.start()

    def finish(self) -> None:
        """Be there now."""
        places, self._places = self._places, {}
        if not places:
            return
        self._animation.stop()
        self._share = 1.0
        for widget, place in places.items():
            widget.move(place)
            effect = widget.graphicsEffect()
            if effect is not None:
                effect.setEnabled(False)
                effect.deleteLater()  # which takes it off
        self.moved.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give way to whatever else happens to the widgets."""
        if not self._places:
            return False
        kind = event.type()
        if kind is QEvent.Type.Move and isinstance(watched, QWidget) and watched in self._places:
            if watched.pos() != self._at(watched):
                self._places[watched] = watched.pos()
                self.finish()
        elif kind in (QEvent.Type.Resize, QEvent.Type.Hide):
            self.finish()
        return False

    def _at(self, widget: QWidget) -> QPoint:
        return self._places[widget] + QPoint(0, round(self.below))

    def _step(self, share: object) -> None:
        if not isinstance(share, float) or not self._places:
            return
        self._share = share
        for widget in tuple(self._places):
            effect = widget.graphicsEffect()
            if isinstance(effect, QGraphicsOpacityEffect):
                effect.setOpacity(share)
            widget.move(self._at(widget))
        self.moved.emit()
