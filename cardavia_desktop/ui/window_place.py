"""Where the window stands: kept from run to run, and never where it cannot be seen or reached."""

from typing import Final

from PySide6.QtCore import QByteArray, QRect
from PySide6.QtWidgets import QWidget

SMALLEST: Final = (1024, 640)
"""The smallest window, in logical pixels, on a screen that has room for it."""

USUAL: Final = (1280, 800)
"""The window's size at the first start."""

_FRAME: Final = 48
"""Height that the system's title bar and frame may take beside the window's own."""

_REACHABLE: Final = 120
"""The part of a window's top edge that must be on a screen, so that the window can be moved."""


def restore(window: QWidget, kept: str) -> None:
    """Put a window that is not shown yet where it was.

    Args:
        window: the window.
        kept: what :func:`keep` returned in an earlier run; anything else puts it in the usual place.
    """
    screen = window.screen().availableGeometry()
    highest = screen.height() - _FRAME
    window.setMinimumSize(min(SMALLEST[0], screen.width()), min(SMALLEST[1], highest))
    if not kept or not window.restoreGeometry(QByteArray.fromBase64(kept.encode(errors="replace"))):
        window.resize(min(USUAL[0], screen.width()), min(USUAL[1], highest))
        return
    if window.isMaximized() or window.isFullScreen():
        return  # the system knows the screen's size
    screens = [other.availableGeometry() for other in window.screen().virtualSiblings()]
    place = reachable(window.geometry(), screens)
    if place != window.geometry():
        window.setGeometry(place)


def keep(window: QWidget) -> str:
    """Return a window's place and size as text."""
    return window.saveGeometry().toBase64().toStdString()


def reachable(place: QRect, screens: list[QRect]) -> QRect:
    """Return a place for a window on one of the screens: as it was, or moved and shrunk until it can be used.

    Args:
        place: where the window was.
        screens: the room on each screen, at least one.
    """
    top_edge = QRect(place.left(), place.top(), place.width(), 1)
    seen = max(screens, key=lambda screen: _area(screen.intersected(place)))
    if _area(seen.intersected(place)) == 0:
        seen = screens[0]
    fits = place.width() <= seen.width() and place.height() <= seen.height()
    if fits and seen.intersected(top_edge).width() >= _REACHABLE:
        return place
    width, height = min(place.width(), seen.width()), min(place.height(), seen.height())
    left = max(seen.left(), min(place.left(), seen.right() + 1 - width))
    top = max(seen.top(), min(place.top(), seen.bottom() + 1 - height))
    return QRect(left, top, width, height)


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
