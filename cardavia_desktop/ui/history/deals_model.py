"""The past deals as a table for a view: all of them in memory, in any order, found by words."""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)

from cardavia_desktop.store.history import DealRecord
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.history.any_index import AnyIndex
from cardavia_desktop.ui.history.words import moment_name, opponents_name, result_name, role_name
from cardavia_desktop.ui.language import percent
from cardavia_desktop.ui.top_bar import GAME_NAMES

translate = QCoreApplication.translate

COLUMNS: Final = (
    "when",
    "game",
    "opponents",
    "role",
    "result",
    "score",
    "bombs",
    "undos",
    "accuracy",
    "code",
)
"""The columns, left to right."""

_RIGHT: Final = frozenset({"score", "bombs", "undos", "accuracy"})


class DealsModel(QAbstractTableModel):
    """Shows deals; words are made for what is looked at, or searched."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._all: tuple[DealRecord, ...] = ()
        self._shown: list[DealRecord] = []
        self._accuracies: Mapping[tuple[str, int], float] = {}
        self._codes: Mapping[str, str] = {}
        self._words = ""
        self._lines: dict[int, str] = {}
        """What is to be read of deals that have been searched, plainly written, by their place in all."""
        self._column, self._order = 0, Qt.SortOrder.DescendingOrder

    def show_deals(
        self,
        deals: Sequence[DealRecord],
        accuracies: Mapping[tuple[str, int], float],
        codes: Mapping[str, str],
    ) -> None:
        """Show these deals.

        Args:
            deals: the deals.
            accuracies: how accurate those were that have been reviewed, by match and number.
            codes: the deal codes by match.
        """
        self._all, self._accuracies, self._codes = tuple(deals), accuracies, codes
        self._lines = {}
        self._renew()

    def find(self, words: str) -> None:
        """Show only deals in whose line all of these words are to be read."""
        self._words = words
        self._renew()

    def retranslate(self) -> None:
        """Speak the language of the moment."""
        self._lines = {}
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        self._renew()

    def deal(self, row: int) -> DealRecord:
        """Return the deal of a row."""
        return self._shown[row]

    @property
    def shown(self) -> tuple[DealRecord, ...]:
        """Return the deals that are shown, in their order."""
        return tuple(self._shown)

    def _renew(self) -> None:
        self.beginResetModel()
        wanted = _plain(self._words).split()
        every = enumerate(self._all)
        self._shown = (
            [deal for place, deal in every if self._has(place, wanted)] if wanted else list(self._all)
        )
        self._arrange()
        self.endResetModel()

    def _has(self, place: int, wanted: Sequence[str]) -> bool:
        line = self._lines.get(place)
        if line is None:
            deal = self._all[place]
            line = self._lines[place] = _plain(" ".join(self._text(deal, column) for column in COLUMNS))
        return all(word in line for word in wanted)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Arrange the rows by a column; equal ones stay as they were."""
        self.layoutAboutToBeChanged.emit()
        self._column, self._order = column, order
        self._arrange()
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        name = COLUMNS[self._column] if 0 <= self._column < len(COLUMNS) else COLUMNS[0]
        keys: dict[str, Callable[[DealRecord], Any]] = {
            "when": lambda deal: deal.finished,
            "score": lambda deal: deal.outcome.score,
            "bombs": lambda deal: deal.outcome.bombs,
            "undos": lambda deal: deal.undos,
            "accuracy": lambda deal: self._accuracies.get((deal.match, deal.number), -1.0),
        }
        key = keys.get(name, lambda deal: self._text(deal, name))
        self._shown.sort(key=key, reverse=self._order is Qt.SortOrder.DescendingOrder)

    def _text(self, deal: DealRecord, column: str) -> str:
        match column:
            case "when":
                return moment_name(deal.finished)
            case "game":
                return GAME_NAMES.get(deal.game, deal.game)
            case "opponents":
                return opponents_name(deal.opponents)
            case "role":
                return role_name(deal.outcome)
            case "result":
                return result_name(deal.outcome)
            case "score":
                return phrases.signed(deal.outcome.score)
            case "bombs":
                return str(deal.outcome.bombs) if deal.outcome.bombs else ""
            case "undos":
                return str(deal.undos) if deal.undos else ""
            case "accuracy":
                found = self._accuracies.get((deal.match, deal.number))
                return "" if found is None else percent(round(100 * found))
            case _:
                code = self._codes.get(deal.match, "")
                return f"{code} / {deal.number}" if code and deal.number > 1 else code

    # For the view

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: N802, B008 - Qt's name and default
        """Return how many deals are shown."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: N802, B008 - as above
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's
        """Return a cell's words, or how they are set."""
        deal, column = self._shown[index.row()], COLUMNS[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(deal, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column in _RIGHT else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            text = self._text(deal, column)
            head = self.headerData(index.column(), Qt.Orientation.Horizontal)
            return phrases.fill(translate("Access", "%1: %2"), head, text) if text else ""
        return None

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # noqa: ANN401 - Qt's
        """Return a column's heading."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if COLUMNS[section] in _RIGHT else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            "when": translate("History", "When"),
            "game": translate("History", "Game"),
            "opponents": translate("History", "Opponents"),
            "role": translate("History", "Role or level"),
            "result": translate("History", "Result"),
            "score": translate("History", "Score"),
            "bombs": translate("History", "Bombs"),
            "undos": translate("History", "Taken back"),
            "accuracy": translate("History", "Accuracy"),
            "code": translate("History", "Code"),
        }[COLUMNS[section]]


def _plain(text: str) -> str:
    """Return a text as it is typed in a hurry: in small letters, without accents, with a plain minus."""
    if not text.isascii():
        parts = unicodedata.normalize("NFKD", text.replace("−", "-"))
        text = "".join(character for character in parts if not unicodedata.combining(character))
    return text.casefold()
