"""The plots' data as a table for a view: words are made for what is looked at."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)

from cardavia_desktop.ui.history.any_index import AnyIndex
from cardavia_desktop.ui.history.plots import Content, Dot

translate = QCoreApplication.translate

_COLUMNS = 5
_TOP = QModelIndex()


class StatisticsTable(QAbstractTableModel):
    """Shows each value of the plots in a row.

    There are several for each deal ever played, so none has an object of its own beside the plot's.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[tuple[Content, str, Dot]] = []

    def show_contents(self, contents: Sequence[Content]) -> None:
        """Show what these plots show."""
        self.beginResetModel()
        self._rows = [
            (content, name, dot) for content in contents for name, dots in content.lines for dot in dots
        ]
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = _TOP) -> int:  # noqa: N802 - Qt's name
        """Return how many values there are."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = _TOP) -> int:  # noqa: N802 - Qt's name
        """Return how many columns there are."""
        return 0 if parent.isValid() else _COLUMNS

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's
        """Return a cell's words."""
        if role != Qt.ItemDataRole.DisplayRole or not index.isValid():
            return None
        content, name, dot = self._rows[index.row()]
        between = f"{content.text(dot.low)} – {content.text(dot.high)}" if dot.high > dot.low else ""
        return (name, dot.name, content.text(dot.value), between, str(dot.deals))[index.column()]

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401 - Qt's
        """Return a column's name."""
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return (
            translate("History", "Figure"),
            translate("History", "For"),
            translate("History", "Value"),
            translate("History", "Between"),
            translate("History", "Deals"),
        )[section]
