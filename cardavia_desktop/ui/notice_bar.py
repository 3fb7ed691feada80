"""A line below the top bar for what the person should know: nothing stops, nothing is asked."""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

translate = QCoreApplication.translate


class NoticeBar(QFrame):
    """Shows messages one after the other until each is put away.

    A message is a function that returns it, so that it follows a change of the language.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._message: Callable[[], str] | None = None
        self._waiting: deque[Callable[[], str]] = deque()
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = QPushButton(self)
        self._close.clicked.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(22, 8, 22, 8)
        row.addWidget(self._text, 1)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """Return the message that is shown, empty when none is."""
        return "" if self.isHidden() else self._text.text()

    def say(self, message: Callable[[], str]) -> None:
        """Show a message, after those that are waiting; one that says the same as another is not repeated."""
        if message() in (self.text, *(waiting() for waiting in self._waiting)):
            return
        self._waiting.append(message)
        if self.isHidden():
            self.dismiss()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def dismiss(self) -> None:
        """Put the message away and show the next one."""
        if self._waiting:
            self._message = self._waiting.popleft()
            self._text.setText(self._message())
            self.show()
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._text.text()))
        else:
            self._message = None
            self.hide()

    def _retranslate(self) -> None:
        self._close.setText(translate("NoticeBar", "Understood"))
        if self._message is not None:
            self._text.setText(self._message())
