"""The one report of an unexpected fault."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from cardavia_desktop.ui import messages

_SIZE: Final = (640, 400)


class FaultDialog(QDialog):
    """Tells of a fault in plain words; its details can be copied.

    It is made of Qt's own parts alone: whatever of ours has failed, this has to work. It says what it says in
    the language of the moment.

    Args:
        details: what a developer wants to know.
        log: the file that more was written to; None where there is none.
        parent: the window; None where the program could not be started.
    """

    def __init__(self, details: str, log: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(messages.fault_title())
        self.setObjectName("fault")
        text = QLabel(messages.fault_text(log) if parent else messages.start_failed(log), self)
        text.setObjectName("faultText")
        text.setWordWrap(True)
        text.setTextFormat(Qt.TextFormat.PlainText)
        self._details = QPlainTextEdit(details, self)
        self._details.setObjectName("faultDetails")
        self._details.setReadOnly(True)
        self._details.setTabChangesFocus(True)
        self._details.setAccessibleName(messages.fault_details())
        self._copy = QPushButton(messages.copy_details(), self)
        self._copy.setObjectName("copyDetails")
        self._copy.setAutoDefault(False)
        self._copy.clicked.connect(self._copy_details)
        close = QPushButton(messages.close_fault(), self)
        close.setObjectName("closeFault")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addWidget(self._copy)
        row.addStretch(1)
        row.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 20, 22, 18)
        column.setSpacing(14)
        column.addWidget(text)
        column.addWidget(self._details, 1)
        column.addLayout(row)
        self.resize(*_SIZE)
        close.setFocus()

    @property
    def details(self) -> str:
        """Return what is copied."""
        return self._details.toPlainText()

    def _copy_details(self) -> None:
        QGuiApplication.clipboard().setText(self.details)
        self._copy.setText(messages.details_copied())
