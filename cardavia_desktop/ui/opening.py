"""The window from the first moment on: the surround and the felt, until what belongs in it is there."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPointF, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow

from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui import theme, window_place
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.display.tone import tone_of
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.layout.metrics import Metrics

_PATIENCE_MS: Final = 1000
"""How long the first paint may take: a window that nobody can see is never painted."""


class OpeningWindow(QMainWindow):
    """The program's window. What it holds takes longer to load than Qt, and comes after the first paint.

    Args:
        settings: where the window stood, its surround and the display sliders.
    """

    painted = Signal()
    """The window has been painted for the first time."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._content: QMainWindow | None = None
        self._was_painted = False
        self._look = Look()
        self._look.set_tone(tone_of(Picture(settings.contrast, settings.grain, settings.temperature)))
        theme.tell_system(settings.theme)
        self._colours = theme.surround(settings.theme)
        self.setWindowTitle("Cardavia")
        window_place.restore(self, settings.geometry)

    def wait(self) -> None:
        """Return when the window has been painted."""
        loop = QEventLoop()
        self.painted.connect(loop.quit)
        patience = QTimer(loop)
        patience.setSingleShot(True)
        patience.timeout.connect(loop.quit)
        patience.start(_PATIENCE_MS)
        loop.exec()
        patience.stop()  # else it would run on after the paint

    def hold(self, content: QMainWindow) -> None:
        """Show this in the window from now on; it is closed with it."""
        self._content = content
        chosen = content.focusWidget() or content  # its first page may have put the focus where work begins
        content.setAutoFillBackground(True)
        self.setCentralWidget(content)
        content.show()
        chosen.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Let the content know of full screen and back."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange and self._content is not None:
            QCoreApplication.sendEvent(self._content, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close the content, which keeps what is to be kept."""
        if self._content is not None:
            self._content.close()
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the surround and the felt, as they will be."""
        if self._content is not None:
            super().paintEvent(event)
            return
        metrics = Metrics.in_window(self.width(), self.height())
        bar = self.height() - round(metrics.height)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._colours.window))
        painter.fillRect(0, 0, self.width(), bar, QColor(self._colours.bar))
        self._look.set_ratio(self.devicePixelRatioF())
        felt = metrics.felt
        painter.drawPixmap(QPointF(felt.x, bar + felt.y), self._look.felt(felt.w, felt.h, metrics.t))
        painter.end()
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self.painted.emit)
