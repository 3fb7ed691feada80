"""A field in which a match gets its name."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardavia_desktop.engine.match import LONGEST_NAME
from cardavia_desktop.ui.name_line import NameLine

translate = QCoreApplication.translate


class NameField(NameLine):
    """Takes a name; Enter keeps it, Esc leaves it as it was. Neither key goes on to the panel.

    Args:
        name: the name until now.
        parent: the Qt parent.
    """

    kept = Signal(str)
    """The name to keep; empty takes the old one away."""
    left = Signal()
    """The name stays as it was."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(LONGEST_NAME, parent)
        self.setText(name)
        self.setAccessibleName(translate("MatchesPanel", "Name of the match"))
        self.setPlaceholderText(translate("MatchesPanel", "Name of the match"))
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the name, or leave it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.kept.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()
