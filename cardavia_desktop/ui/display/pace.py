"""At most one new picture a frame, however fast the thumb of a slider moves."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from cardavia_desktop.ui.display.picture import Picture

FRAME_MS: Final = 16


class PicturePace(QObject):
    """Passes the latest picture on: the first at once, those within the same frame with the next one."""

    due = Signal(object)
    """The :class:`Picture` that is to be shown now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: Picture | None = None
        self._frame = QTimer(self)
        self._frame.setSingleShot(True)
        self._frame.setInterval(FRAME_MS)
        self._frame.timeout.connect(self._pass_on)

    def offer(self, picture: Picture) -> None:
        """Show this picture as soon as it is time."""
        self._waiting = picture
        if not self._frame.isActive():
            self._pass_on()

    def _pass_on(self) -> None:
        if self._waiting is not None:
            picture, self._waiting = self._waiting, None
            self._frame.start()
            self.due.emit(picture)
