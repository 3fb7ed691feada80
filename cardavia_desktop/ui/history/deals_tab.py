"""The list of past deals, with filters and export."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store.history import ALL, DealRecord, Filter, History, HistoryError
from cardavia_desktop.ui.glyphs import ChoiceBox
from cardavia_desktop.ui.history.deals_model import COLUMNS, DealsModel
from cardavia_desktop.ui.history.words import strengths
from cardavia_desktop.ui.qt_paths import from_qt
from cardavia_desktop.ui.top_bar import GAME_NAMES

translate = QCoreApplication.translate

_SHARES: Final = {
    "when": 1.35, "game": 1.0, "opponents": 0.95, "role": 1.0, "result": 1.25,
    "score": 0.6, "bombs": 0.7, "undos": 0.9, "accuracy": 0.8, "code": 1.1,
}  # fmt: skip
"""How wide the columns are beside one another."""
_YIELDING: Final = ("result", "when", "game", "opponents", "role", "code")
"""The columns whose words are cut short where there is little room, first those that lose least."""

_PERIODS: Final = {"": 0, "day": 1, "week": 7, "month": 31, "year": 366}
"""Periods to choose from, in days back from now; 0 for ever."""


class DealsTable(QTableView):
    """The table; Enter opens a deal."""

    opened = Signal(QModelIndex)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._needs: list[int] = []
        """How wide the words of each column are; empty where that has to be looked at anew."""

    def measure_anew(self) -> None:
        """Look at the words anew when the columns are next fitted."""
        self._needs = []

    def changeEvent(self, event: QEvent) -> None:
        """Look at the words anew when they are set otherwise."""
        self.measure_anew()
        super().changeEvent(event)

    def fit_columns(self) -> None:
        """Give each column what its words need, and its share of the rest.

        Without room for all, some columns' words are cut short, but no title; without room for those,
        they scroll.
        """
        header = self.horizontalHeader()
        header.setSortIndicatorShown(False)  # or each title would ask for room for the arrow of one
        titles = {name: header.sectionSizeHint(place) for place, name in enumerate(COLUMNS)}
        if not self._needs:
            # Qt looks at a thousand rows for it, and the columns are fitted with every change of the size.
            self._needs = [self.sizeHintForColumn(place) for place in range(len(COLUMNS))]
        widths = {name: max(titles[name], need) for name, need in zip(COLUMNS, self._needs, strict=True)}
        header.setSortIndicatorShown(True)
        rest = self.viewport().width() - sum(widths.values())
        for name in _YIELDING:
            taken = min(widths[name] - titles[name], max(0, -rest))
            widths[name] -= taken
            rest += taken
        for place, name in enumerate(COLUMNS):
            share = int(max(0, rest) * _SHARES[name] / sum(_SHARES.values()))
            header.resizeSection(place, widths[name] + share)
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.6))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to what the table's bars leave of it."""
        super().resizeEvent(event)
        self.fit_columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the deal with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.opened.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class DealsTab(QWidget):
    """Shows the list.

    Args:
        history: the past deals.
        parent: the page.
        clock: tells the time, with a time zone.

    Attributes:
        model: the deals that are shown.
        table: the table.
        search: where words to find are written.
    """

    opened = Signal(object, bool)
    """A :class:`~cardavia_desktop.store.history.DealRecord` is to be shown; and whether to be reviewed."""
    unreadable = Signal(object)
    """The HistoryError that kept the deals from being read for another filter."""
    failed = Signal(object)
    """A fault, OSError or HistoryError, kept a file from being written."""
    exported = Signal(object)
    """The path of a file that was written."""

    def __init__(
        self,
        history: History,
        parent: QWidget,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        super().__init__(parent)
        self._history = history
        self._clock = clock
        self.model = DealsModel(self)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self._boxes = {name: ChoiceBox(self) for name in ("game", "opponents", "won", "period", "undos")}
        for name, box in self._boxes.items():
            box.setObjectName(name)
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)  # another language's too
            box.activated.connect(lambda _index: self._filter())
        self.table = DealsTable(self)
        self._count = QLabel(self)
        self._count.setProperty("role", "caption")
        self._replay = self._button("replay", lambda: self._open(review=False))
        self._review = self._button("review", lambda: self._open(review=True))
        self._csv = self._button("csv", lambda: self._export("csv"))
        self._json = self._button("json", lambda: self._export("json"))
        self._prepare_table()
        self._lay_out()
        self.search.textChanged.connect(self._find)
        self.setFocusProxy(self.table)
        self.retranslate()

    def box(self, name: str) -> ChoiceBox:
        """Return a filter: ``game``, ``opponents``, ``won``, ``period`` or ``undos``."""
        return self._boxes[name]

    def button(self, name: str) -> QPushButton:
        """Return a button: ``replay``, ``review``, ``csv`` or ``json``."""
        return {"replay": self._replay, "review": self._review, "csv": self._csv, "json": self._json}[name]

    @property
    def wanted(self) -> Filter:
        """Return what the filters let through, without the words."""
        days = _PERIODS[self._boxes["period"].currentData() or ""]
        undos = self._boxes["undos"].currentData() or ""
        return replace(
            ALL,
            game=self._boxes["game"].currentData() or None,
            opponents=self._boxes["opponents"].currentData() or None,
            won={"won": True, "lost": False}.get(self._boxes["won"].currentData() or ""),
            since=self._clock() - timedelta(days=days) if days else None,
            with_undos=undos != "without",
        )

    def refresh(self) -> None:
        """Read the deals anew.

        Raises:
            HistoryError: they cannot be read.
        """
        deals = self._history.deals(self.wanted)
        if self._boxes["undos"].currentData() == "only":
            deals = tuple(deal for deal in deals if deal.undos)
        self.model.show_deals(deals, self._history.accuracies(), self._history.codes())
        self._after_change()

    def select(self, row: int) -> None:
        """Stand at a row."""
        self.table.selectRow(row)

    def retranslate(self) -> None:
        """Speak the language of the moment."""
        self.search.setPlaceholderText(translate("History", "Find: code, result, level…"))
        self.search.setAccessibleName(translate("History", "Find deals"))
        self._replay.setText(translate("History", "Replay"))
        self._review.setText(translate("History", "Review"))
        self._csv.setText(translate("History", "Export CSV…"))
        self._json.setText(translate("History", "Export JSON…"))
        self.table.setAccessibleName(translate("History", "Past deals"))
        for box, label, everything, choices in (
            (
                "game",
                translate("History", "Game"),
                translate("History", "All games"),
                [(GAME_NAMES[game], game) for game in GAMES],
            ),
            (
                "opponents",
                translate("History", "Opponents"),
                translate("History", "All opponents"),
                [(word, name) for name, word in strengths().items()],
            ),
            (
                "won",
                translate("History", "Result"),
                translate("History", "All results"),
                [(translate("History", "Won"), "won"), (translate("History", "Lost"), "lost")],
            ),
            (
                "period",
                translate("History", "Period"),
                translate("History", "Any time"),
                [
                    (translate("History", "Last day"), "day"),
                    (translate("History", "Last 7 days"), "week"),
                    (translate("History", "Last 31 days"), "month"),
                    (translate("History", "Last year"), "year"),
                ],
            ),
            (
                "undos",
                translate("History", "Taken back"),
                translate("History", "Undo or not"),
                [
                    (translate("History", "Nothing taken back"), "without"),
                    (translate("History", "With undo only"), "only"),
                ],
            ),
        ):
            self._fill(self._boxes[box], label, everything, choices)
        self.model.retranslate()
        self._after_change()

    @staticmethod
    def _fill(box: ChoiceBox, label: str, everything: str, choices: list[tuple[str, str]]) -> None:
        chosen = box.currentData()
        box.clear()
        box.addItem(everything, "")
        for text, key in choices:
            box.addItem(text, key)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.setAccessibleName(label)

    def _filter(self) -> None:
        try:
            self.refresh()
        except HistoryError as error:
            self.unreadable.emit(error)

    def _find(self, words: str) -> None:
        self.model.find(words)
        self._after_change()

    def _after_change(self) -> None:
        number = self.model.rowCount()
        self._count.setText(self.tr("%n deal(s)", "", number))
        if number and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        for button in (self._replay, self._review, self._csv, self._json):
            button.setEnabled(number > 0)
        self.table.fit_columns()

    def _open(self, *, review: bool) -> None:
        index = self.table.currentIndex()
        if index.isValid():
            self.opened.emit(self.model.deal(index.row()), review)

    def _export(self, kind: str) -> None:
        title = translate("History", "Export the deals that are shown")
        dialog = QFileDialog(self, title, "", f"{kind.upper()} (*.{kind})")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(kind)
        dialog.selectFile(f"cardavia-deals.{kind}")
        dialog.fileSelected.connect(lambda name: self.export(from_qt(name), kind))
        dialog.open()

    def export(self, path: Path, kind: str) -> None:
        """Write the deals that are shown, in their order, as ``csv`` or ``json``."""
        try:
            deals: tuple[DealRecord, ...] = self.model.shown
            if kind == "csv":
                self._history.export_csv(path, deals)
            else:
                self._history.export_json(path, deals)
        except (OSError, HistoryError) as error:
            self.failed.emit(error)
        else:
            self.exported.emit(path)

    def _prepare_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        for changed in (self.model.modelReset, self.model.layoutChanged):
            changed.connect(table.measure_anew)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        table.setSortingEnabled(True)
        table.doubleClicked.connect(lambda _index: self._open(review=False))
        table.opened.connect(lambda _index: self._open(review=False))

    def _lay_out(self) -> None:
        boxes = QHBoxLayout()
        boxes.setSpacing(8)
        for box in self._boxes.values():
            boxes.addWidget(box)
        self._filters = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._filters.setSpacing(8)
        self._filters.addLayout(boxes)
        self._filters.addWidget(self.search, 1)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self._count)
        foot.addStretch(1)
        for button in (self._csv, self._json, self._replay, self._review):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(self._filters)
        column.addWidget(self.table, 1)
        column.addLayout(foot)

    def _button(self, name: str, pressed: Callable[[], None]) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked=False: pressed())
        return button

    def event(self, event: QEvent) -> bool:
        """Fit the columns and the filters to the size of the words."""
        found = super().event(event)
        if event.type() in (QEvent.Type.Show, QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._share_row()
            self.table.fit_columns()
        return found

    def _share_row(self) -> None:
        """Give the search a row of its own where the filters leave it too little for its own hint."""
        hint = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        filters = sum(box.sizeHint().width() + self._filters.spacing() for box in self._boxes.values())
        narrow = filters + hint + self.search.minimumSizeHint().width() > self.width()
        directions = QBoxLayout.Direction
        direction = directions.TopToBottom if narrow else directions.LeftToRight
        layout = self.layout()
        if direction != self._filters.direction() and layout is not None:
            self._filters.setDirection(direction)
            layout.invalidate()
            layout.activate()
