"""The list of keys."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardavia_desktop.ui.panels.panel import Panel
from cardavia_desktop.ui.theme import Surround

translate = QCoreApplication.translate

WIDTH: Final = 1040
"""The panel's width at 1920 × 1080."""


class KeysPanel(Panel):
    """Shows which key does what.

    Args:
        host: the pages that the panel covers.
        colours: the surround's colours.
    """

    def __init__(self, host: QWidget, colours: Surround) -> None:
        super().__init__(host, colours, WIDTH)

    def title(self) -> str:
        """Return the panel's name."""
        return translate("KeysPanel", "Keys and shortcuts")

    def build(self, inside: QWidget) -> None:
        """Lay the keys out in two columns."""
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.px(48))
        for heading, keys in (
            (translate("KeysPanel", "At the table"), _table_keys()),
            (translate("KeysPanel", "In the window"), _window_keys()),
        ):
            column = QVBoxLayout()
            column.setSpacing(self.px(14))
            column.addWidget(self.label(heading, "heading", inside))
            grid = QGridLayout()
            grid.setHorizontalSpacing(self.px(18))
            grid.setVerticalSpacing(self.px(10))
            grid.setColumnStretch(1, 1)
            for line, (caps, meaning) in enumerate(keys):
                grid.addWidget(self._caps(caps, inside), line, 0, Qt.AlignmentFlag.AlignTop)
                text = self.label(meaning, "line", inside)
                text.setWordWrap(True)
                grid.addWidget(text, line, 1)
            column.addLayout(grid)
            column.addStretch(1)
            row.addLayout(column, 1)

    def _caps(self, caps: tuple[str, ...], inside: QWidget) -> QWidget:
        line = QWidget(inside)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.px(5))
        for cap in caps:
            key = QLabel(cap, line)
            key.setProperty("role", "key")
            key.setAlignment(Qt.AlignmentFlag.AlignCenter)
            row.addWidget(key)
        row.addStretch(1)
        return line


def _table_keys() -> list[tuple[tuple[str, ...], str]]:
    return [
        (("←", "→"), translate("KeysPanel", "Go to another card")),
        (("↑", "↓"), translate("KeysPanel", "Go up and down in a column of cards")),
        ((translate("KeysPanel", "Space"),), translate("KeysPanel", "Select or deselect the card")),
        ((translate("KeysPanel", "Enter"),), translate("KeysPanel", "Play the selection")),
        (("P",), translate("KeysPanel", "Pass")),
        (("H",), translate("KeysPanel", "Hint; again for the next one")),
        (("G",), translate("KeysPanel", "Arrange the hand by combination or by rank")),
        (("C",), translate("KeysPanel", "Show or hide the card counter")),
        (("M",), translate("KeysPanel", "Mend the selection, where one card is missing or too many")),
        (("0", "…", "9"), translate("KeysPanel", "Bid, or choose a reading of the selection")),
        ((translate("KeysPanel", "Esc"),), translate("KeysPanel", "Clear the selection")),
    ]


def _window_keys() -> list[tuple[tuple[str, ...], str]]:
    control = translate("KeysPanel", "Ctrl")
    return [
        ((control, "N"), translate("KeysPanel", "New match")),
        ((control, "L"), translate("KeysPanel", "Matches in progress")),
        ((control, "D"), translate("KeysPanel", "Deal code")),
        ((control, "O"), translate("KeysPanel", "Open a match from a file")),
        ((control, "S"), translate("KeysPanel", "Save a copy of the match")),
        ((control, "Z"), translate("KeysPanel", "Take back your last decision")),
        ((control, translate("KeysPanel", "Shift"), "Z"), translate("KeysPanel", "Bring it back")),
        ((control, ","), translate("KeysPanel", "Settings")),
        (("F1",), translate("KeysPanel", "Full rules, and back to the table")),
        (("F11",), translate("KeysPanel", "Full screen")),
        (("?",), translate("KeysPanel", "This list")),
        ((control, "Q"), translate("KeysPanel", "Quit")),
        (("Tab",), translate("KeysPanel", "Go to the next control")),
    ]
