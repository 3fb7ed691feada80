"""The list of keys."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget

translate = QCoreApplication.translate


class KeysDialog(QDialog):
    """Shows which key does what."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("KeysDialog", "Keys"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(8)
        for row, (keys, meaning) in enumerate(_keys()):
            key = QLabel(keys, self)
            key.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            key.setStyleSheet("font-weight: 600")
            grid.addWidget(key, row, 0)
            grid.addWidget(QLabel(meaning, self), row, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(20)
        column.addLayout(grid)
        column.addWidget(buttons)


def _keys() -> list[tuple[str, str]]:
    return [
        ("← →", translate("KeysDialog", "Go to another card")),
        ("↑ ↓", translate("KeysDialog", "Go up and down in a column of cards")),
        (translate("KeysDialog", "Space"), translate("KeysDialog", "Select or deselect the card")),
        (translate("KeysDialog", "Enter"), translate("KeysDialog", "Play the selection")),
        ("P", translate("KeysDialog", "Pass")),
        ("H", translate("KeysDialog", "Hint; again for the next one")),
        ("G", translate("KeysDialog", "Arrange the hand by combination or by rank")),
        ("0 … 9", translate("KeysDialog", "Bid, or choose a reading of the selection")),
        (translate("KeysDialog", "Esc"), translate("KeysDialog", "Clear the selection")),
        ("Ctrl+Z", translate("KeysDialog", "Take back your last decision")),
        ("F1", translate("KeysDialog", "Full rules")),
        ("F11", translate("KeysDialog", "Full screen")),
        ("?", translate("KeysDialog", "This list")),
    ]
