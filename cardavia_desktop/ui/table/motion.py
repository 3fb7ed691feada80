"""Things that move: one animation drives all of a step's tracks, and can be finished at any moment."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem


@dataclass(frozen=True, slots=True)
class Pose:
    """Where an item is and how it is held.

    Attributes:
        x: its origin's x.
        y: its origin's y.
        rotation: degrees clockwise.
        scale: its size by its size at rest.
        opacity: 0 to 1.
        breadth: its width by its width at rest; less than 1 while it turns over.
    """

    x: float
    y: float
    rotation: float = 0.0
    scale: float = 1.0
    opacity: float = 1.0
    breadth: float = 1.0

    @classmethod
    def of(cls, item: QGraphicsItem) -> "Pose":
        """Return an item's pose."""
        return cls(item.x(), item.y(), item.rotation(), item.scale(), item.opacity())

    def put(self, item: QGraphicsItem) -> None:
        """Put an item into this pose."""
        item.setPos(QPointF(self.x, self.y))
        item.setRotation(self.rotation)
        item.setScale(self.scale)
        item.setOpacity(self.opacity)
        if self.breadth != 1 or not item.transform().isIdentity():
            item.setTransform(QTransform.fromScale(self.breadth, 1))


_RISE: Final = 0.18
"""How much larger a card is seen that falls with weight, before it lands."""

_DENT: Final = 0.03
"""How much smaller it is for a moment when it has landed."""


@dataclass(frozen=True, slots=True)
class Track:
    """One item's way.

    Attributes:
        item: what moves.
        start: where it begins.
        end: where it ends.
        delay: milliseconds before it begins.
        duration: milliseconds that it takes.
        curve: how its speed changes.
        arc: how far it leaves the straight line, by the distance; upwards when positive.
        spin: degrees by which it is turned halfway.
        landing: the last part of the time, 0 to 1, in which it has arrived and settles: it falls with weight,
            larger before and a little smaller for a moment.
        fading: the last part of the time, 0 to 1, in which its opacity changes; 0 for all of it.
        z: its height over other items while it moves; None keeps that.
        vanishes: whether it is taken off the table at the end.
        turned: what to do halfway, when a card that turns over is seen from its edge; None for others.
    """

    item: QGraphicsItem
    start: Pose
    end: Pose
    delay: float
    duration: float
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    arc: float = 0.0
    spin: float = 0.0
    landing: float = 0.0
    fading: float = 0.0
    z: float | None = None
    vanishes: bool = False
    turned: Callable[[], None] | None = None

    def at(self, milliseconds: float, curve: QEasingCurve) -> Pose:
        """Return the pose at a time after the whole motion's start."""
        share = 1.0 if self.duration <= 0 else (milliseconds - self.delay) / self.duration
        share = min(1.0, max(0.0, share))
        size = 1.0
        if self.landing:
            fall = 1 - self.landing
            settling = max(0.0, share - fall) / self.landing
            share = min(1.0, share / fall)
            size = 1 + _RISE * math.sin(math.pi * share) - _DENT * math.sin(math.pi * settling)
        faded = max(0.0, share - 1 + self.fading) / self.fading if self.fading else None
        share = curve.valueForProgress(share)
        start, end = self.start, self.end

        def between(a: float, b: float, at: float = share) -> float:
            return a + (b - a) * at

        bow = self.arc * math.hypot(end.x - start.x, end.y - start.y) * math.sin(math.pi * share)
        return Pose(
            between(start.x, end.x),
            between(start.y, end.y) - bow,
            between(start.rotation, end.rotation) + self.spin * math.sin(math.pi * share),
            between(start.scale, end.scale) * size,
            between(start.opacity, end.opacity, share if faded is None else faded),
            abs(math.cos(math.pi * share)) if self.turned is not None else 1.0,
        )

    def slowed(self, factor: float) -> "Track":
        """Return the same way in another time: more than 1 is slower."""
        return replace(self, delay=self.delay * factor, duration=self.duration * factor)

    def is_half_done(self, milliseconds: float) -> bool:
        """Tell whether half of the way's time is over."""
        return milliseconds - self.delay >= self.duration / 2


class Motion(QObject):
    """Moves a set of tracks together."""

    finished = Signal()
    """Everything has arrived; not sent by :meth:`drop`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tracks: list[tuple[Track, QEasingCurve, float]] = []
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.valueChanged.connect(self._step)
        self._animation.finished.connect(self._arrive)

    @property
    def running(self) -> bool:
        """Tell whether anything moves."""
        return bool(self._tracks)

    def play(self, tracks: Sequence[Track]) -> None:
        """Move the tracks' items; what still moves arrives at once. :attr:`finished` follows in any case."""
        self.drop()
        total = max((track.delay + track.duration for track in tracks), default=0.0)
        for track in tracks:
            track.start.put(track.item)
            self._tracks.append((track, QEasingCurve(track.curve), track.item.zValue()))
            if track.z is not None:
                track.item.setZValue(track.z)
        if total <= 0:
            self._arrive()
            return
        self._animation.setDuration(max(1, round(total)))
        self._animation.setEndValue(float(total))
        self._animation.start()

    def finish(self) -> None:
        """Let everything arrive now."""
        if self._tracks:
            self._animation.stop()
            self._arrive()

    def drop(self) -> None:
        """Let everything arrive now, and tell nobody."""
        self._animation.stop()
        self._settle()

    def _step(self, value: object) -> None:
        if isinstance(value, float):
            for track, curve, _ in self._tracks:
                if track.turned is not None and track.is_half_done(value):
                    track.turned()
                track.at(value, curve).put(track.item)

    def _arrive(self) -> None:
        self._settle()
        self.finished.emit()

    def _settle(self) -> None:
        tracks, self._tracks = self._tracks, []
        for track, _, z in tracks:
            if track.turned is not None:
                track.turned()
            track.end.put(track.item)
            track.item.setZValue(z)
            scene = track.item.scene()
            if track.vanishes and scene is not None:
                scene.removeItem(track.item)
