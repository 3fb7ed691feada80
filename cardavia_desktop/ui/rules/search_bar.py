"""The search field above the table of contents."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QSizePolicy, QToolButton, QWidget

translate = QCoreApplication.translate


class SearchBar(QWidget):
    """A field for the words to find, the number of the result shown, and buttons for the others.

    Signals:
        changed: the words changed; carries them.
        stepped: the user asks for the next result (1) or the one before (-1).
    """

    changed = Signal(str)
    stepped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = QLineEdit(self)
        self._field.setClearButtonEnabled(True)
        self._field.textChanged.connect(self.changed)
        self._field.installEventFilter(self)
        self._count = QLabel(self)
        self._count.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._previous = self._button(Qt.ArrowType.UpArrow, -1)
        self._next = self._button(Qt.ArrowType.DownArrow, 1)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._field, 0, 0, 1, 3)
        layout.addWidget(self._count, 1, 0)
        layout.addWidget(self._previous, 1, 1)
        layout.addWidget(self._next, 1, 2)
        self.retranslate()
        self.show_result(0, 0)

    @property
    def words(self) -> str:
        """The words to find."""
        return self._field.text()

    def focus(self) -> None:
        """Put the keyboard into the field, its text selected."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    def clear(self) -> None:
        """Empty the field."""
        self._field.clear()

    def show_result(self, number: int, count: int) -> None:
        """Say that result ``number`` out of ``count`` is shown; both 0 if there is none."""
        searching = bool(self.words.strip())
        if not searching:
            text = ""
        elif count:
            text = f"{number}/{count}"
        else:
            text = translate("Rules", "No result")
        self._count.setText(text)
        self._count.setAccessibleName(text)
        for widget in (self._count, self._previous, self._next):
            widget.setVisible(searching)
        for button in (self._previous, self._next):
            button.setEnabled(count > 1)

    def retranslate(self) -> None:
        """Put all words into the language now installed."""
        self._field.setPlaceholderText(translate("Rules", "Search the rules"))
        self._field.setAccessibleName(translate("Rules", "Search the rules"))
        for button, text in (
            (self._previous, translate("Rules", "Previous result")),
            (self._next, translate("Rules", "Next result")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go through the results with Enter, and put the search away with Escape."""
        if watched is self._field and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self.stepped.emit(-1 if back else 1)
                return True
            if event.key() == Qt.Key.Key_Escape and self.words:
                self.clear()
                return True
        return super().eventFilter(watched, event)

    def _button(self, arrow: Qt.ArrowType, step: int) -> QToolButton:
        button = QToolButton(self)
        button.setArrowType(arrow)
        button.setProperty("role", "small")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self.stepped.emit(step))
        return button
