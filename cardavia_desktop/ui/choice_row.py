"""A row of buttons of which exactly one is down."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QToolButton, QWidget


class ChoiceRow(QFrame):
    """Buttons to choose one of several keys by.

    Args:
        name: the object name, by which the style sheet finds the row.
        keys: what there is to choose from, left to right.
    """

    chosen = Signal(str)
    """The person has pressed the button of this key."""

    def __init__(self, name: str, keys: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(self._lead_tab)
        self._buttons: dict[str, QToolButton] = {}
        for key in keys:
            button = QToolButton(self)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(lambda _checked, key=key: self.chosen.emit(key))
            self._group.addButton(button)
            row.addWidget(button)
            self._buttons[key] = button
        self._lead_tab()

    def check(self, key: str) -> None:
        """Put a key's button down, without telling :attr:`chosen`."""
        self._buttons[key].setChecked(True)

    def clear(self) -> None:
        """Let no button be down."""
        self._group.setExclusive(False)
        for button in self._buttons.values():
            button.setChecked(False)
        self._group.setExclusive(True)

    def _lead_tab(self) -> None:
        """Let the Tab key come to the button that is down, or to the first; arrows go to the others."""
        down = self._group.checkedButton() or next(iter(self._buttons.values()))
        for button in self._buttons.values():
            policy = Qt.FocusPolicy.StrongFocus if button is down else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def freshen(self) -> None:
        """Take note at once of what has changed the buttons' sizes."""
        layout = self.layout()
        if layout is not None:
            layout.invalidate()
        self.updateGeometry()

    def keys(self) -> tuple[str, ...]:
        """Return what there is to choose from."""
        return tuple(self._buttons)

    def button(self, key: str) -> QToolButton:
        """Return a key's button."""
        return self._buttons[key]
