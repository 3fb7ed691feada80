"""Where the window stands: kept from run to run, and never where it cannot be seen or reached."""

from typing import Final

from PySide6.QtCore import QByteArray, QObject, QRect, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

SMALLEST: Final = (1024, 640)
"""The smallest window, in logical pixels, on a screen that has room for it."""

USUAL: Final = (1280, 800)
"""The window's size at the first start."""

_FRAME: Final = 48
"""Height that the system's title bar and frame may take beside the window's own."""

_REACHABLE: Final = 120
"""The part of a window's top edge that must be on a screen, so that the window can be moved."""

_SYSTEM_FIRST_MS: Final = 500
"""How long to wait when a screen has gone: most systems bring its windows to another one themselves."""


def restore(window: QWidget, kept: str) -> None:
    """Put a window that is not shown yet where it was.

    Args:
        window: the window.
        kept: what :func:`keep` returned in an earlier run; anything else puts it in the usual place.
    """
    room = _fit_smallest(window)
    _Follower(window)
    if not kept or not window.restoreGeometry(QByteArray.fromBase64(kept.encode(errors="replace"))):
        window.resize(min(USUAL[0], room.width()), min(USUAL[1], room.height() - _FRAME))
        return
    bring_back(window)


def bring_back(window: QWidget) -> None:
    """Put a window whose place is on no screen, or only just, where it can be used; another one stays."""
    if window.isMaximized() or window.isFullScreen():
        return  # the system knows the screen's size
    screens = [other.availableGeometry() for other in window.screen().virtualSiblings()]
    place = reachable(window.geometry(), screens)
    if place != window.geometry():
        window.setGeometry(place)


def _fit_smallest(window: QWidget) -> QRect:
    """Let the window be as small as its screen needs it, and return the room on that screen."""
    room = window.screen().availableGeometry()
    window.setMinimumSize(min(SMALLEST[0], room.width()), min(SMALLEST[1], room.height() - _FRAME))
    return room


class _Follower(QObject):
    """Brings a window back whose screen has gone while the program runs."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(_SYSTEM_FIRST_MS)
        self._waiting.timeout.connect(self._look)
        app = QApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenRemoved.connect(self._wait)

    def _wait(self) -> None:
        self._waiting.start()

    def _look(self) -> None:
        if not self._window.isVisible() or self._window.isMinimized():
            return
        # What lies in another window too, which would be smaller than what it holds on a small screen.
        _fit_smallest(self._window)
        if self._window.isWindow():
            bring_back(self._window)


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
