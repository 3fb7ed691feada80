"""A button that shows a command's key, and takes another one when it is pressed."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from cardavia_desktop.ui.keys.key_map import key_of


class KeyButton(QPushButton):
    """Shows a key; while it listens, the next key pressed is the new one.

    Args:
        caps: the key, as it is written.
        parent: the panel.
    """

    listening = Signal()
    """It waits for a key."""
    chosen = Signal(str)
    """This key was pressed, as Qt writes it everywhere."""
    left = Signal()
    """It waits no longer: Esc was pressed, or something else has the keyboard."""

    def __init__(self, caps: str, parent: QWidget) -> None:
        super().__init__(caps, parent)
        self._caps = caps
        self._listens = False
        self.setProperty("role", "key")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._listen)

    def event(self, event: QEvent) -> bool:
        """Take keys before the window's shortcuts do, while it listens."""
        if self._listens and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if self._listens and event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key; Esc and Tab keep the old one."""
        if not self._listens:
            super().keyPressEvent(event)
            return
        event.accept()
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._stop()
            self.left.emit()
        elif key := key_of(event):
            self._stop()
            self.chosen.emit(key)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Listen no longer."""
        if self._listens:
            self._stop()
            self.left.emit()
        super().focusOutEvent(event)

    def _listen(self) -> None:
        self._listens = True
        self.setText("…")
        self.listening.emit()

    def _stop(self) -> None:
        self._listens = False
        self.setText(self._caps)
