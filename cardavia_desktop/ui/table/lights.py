"""What lights up on the table and goes out by itself: the glow around a plate, the rays behind a bomb."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject
from PySide6.QtWidgets import QGraphicsItem

from cardavia_desktop.ui.table.motion import Motion, Pose, Track

_GLOW_MS: Final = 160
_RAYS_MS: Final = 1200
"""Milliseconds for which a bomb's rays are seen before they fade."""
_RAYS_FADE_MS: Final = 400


class Lights(QObject):
    """Fades items in and out. Nothing waits for it, and nothing of it goes on when all are as they belong."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.pace = 1.0
        """The length of fading by the normal one; 0 for none."""
        self._glows = Motion(self)
        self._rays = Motion(self)

    def glow(self, items: Iterable[tuple[QGraphicsItem, bool]], *, still: bool) -> None:
        """Light these items up, or let them go out.

        Args:
            items: the items, each with whether it is to be seen.
            still: whether they are to be so at once.
        """
        wanted = [(item, 1.0 if lit else 0.0) for item, lit in items]
        if all(item.opacity() == opacity for item, opacity in wanted) and not self._glows.running:
            return
        length = 0.0 if still else _GLOW_MS * self.pace
        self._glows.drop()
        tracks = [_fade(item, opacity, length) for item, opacity in wanted if item.opacity() != opacity]
        self._glows.play(tracks)

    def flare(self, rays: QGraphicsItem) -> None:
        """Show rays, and let them fade after a while; they are not shown at all where nothing is to move."""
        self._rays.drop()
        rays.setOpacity(1.0 if self.pace else 0.0)
        if self.pace:
            self._rays.play([_fade(rays, 0.0, _RAYS_FADE_MS * self.pace, _RAYS_MS * self.pace)])

    def settle(self) -> None:
        """Let everything be as it belongs now."""
        self._glows.drop()
        self._rays.drop()


def _fade(item: QGraphicsItem, opacity: float, length: float, delay: float = 0.0) -> Track:
    start = Pose.of(item)
    return Track(item, start, replace(start, opacity=opacity), delay, length, QEasingCurve.Type.OutQuad)
