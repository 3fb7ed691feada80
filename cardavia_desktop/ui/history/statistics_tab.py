"""What the past deals add up to: figures, plots, and the same as tables."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.agents import roster
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store.history import (
    ALL,
    DealRecord,
    Filter,
    History,
    HistoryError,
)
from cardavia_desktop.ui.choice_row import ChoiceRow
from cardavia_desktop.ui.glyphs import ChoiceBox
from cardavia_desktop.ui.history import statistics_plots
from cardavia_desktop.ui.history.plots import Plot
from cardavia_desktop.ui.history.statistics_figures import figures_of
from cardavia_desktop.ui.history.statistics_table import StatisticsTable
from cardavia_desktop.ui.history.words import strengths
from cardavia_desktop.ui.top_bar import GAME_NAMES

translate = QCoreApplication.translate

_TILES: Final = 8
_PLOTS: Final = 6
_PLOTS_IN_ROW: Final = 3


class StatisticsTab(QWidget):
    """Shows the statistics of one game.

    Args:
        history: the past deals.
        parent: the page.

    Attributes:
        games: the games to choose from.
        plots: the plots.
    """

    unreadable = Signal(object)
    """The HistoryError that kept the deals from being read for another choice."""
    reset_wanted = Signal()
    """The person wants to forget all deals; nothing is forgotten yet."""

    def __init__(self, history: History, parent: QWidget) -> None:
        super().__init__(parent)
        self._history = history
        self._game = next(iter(GAMES))
        self.games = ChoiceRow("games", tuple(GAMES), self)
        for game, name in GAME_NAMES.items():
            self.games.button(game).setText(name)
        self.games.check(self._game)
        self.games.chosen.connect(self.show_game)
        self._opponents, self._undos = ChoiceBox(self), ChoiceBox(self)
        for box, name in ((self._opponents, "opponents"), (self._undos, "undos")):
            box.setObjectName(name)
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)  # another language's too
            box.activated.connect(lambda _index: self._filter())
        self._as_table = QPushButton(self)
        self._as_table.setObjectName("as_table")
        self._as_table.setCheckable(True)
        self._reset = QPushButton(self)
        self._reset.setObjectName("reset")
        self._reset.clicked.connect(lambda _checked=False: self.reset_wanted.emit())
        self._tiles = [_Tile(self) for _ in range(_TILES)]
        self._note = QLabel(self)
        self._note.setProperty("role", "caption")
        self._note.setWordWrap(True)
        self._stack = QStackedWidget(self)
        self.plots = [Plot(self._stack) for _ in range(_PLOTS)]
        self._values = StatisticsTable(self)
        self._table = QTableView(self._stack)
        self._table.setModel(self._values)
        self._as_table.toggled.connect(lambda on: self._stack.setCurrentIndex(int(on)))
        self._lay_out()
        self.setFocusProxy(self.games.button(self._game))
        self.retranslate()

    @property
    def note(self) -> str:
        """Return the line that says which deals count."""
        return self._note.text()

    @property
    def figures(self) -> dict[str, str]:
        """Return the figures by their captions."""
        return {tile.caption: tile.figure for tile in self._tiles if tile.caption}

    @property
    def table(self) -> QTableView:
        """Return the plots' data as a table."""
        return self._table

    def box(self, name: str) -> ChoiceBox:
        """Return a filter: ``opponents`` or ``undos``."""
        return {"opponents": self._opponents, "undos": self._undos}[name]

    def button(self, name: str) -> QPushButton:
        """Return a button: ``as_table`` or ``reset``."""
        return {"as_table": self._as_table, "reset": self._reset}[name]

    def show_game(self, game: str) -> None:
        """Show a game's statistics."""
        self.turn_to(game)
        self._filter()

    def turn_to(self, game: str) -> None:
        """Show a game's statistics when they are next read."""
        if game != self._game:
            self._game = game
            self.games.check(game)
            self.setFocusProxy(self.games.button(game))
            self._fill_opponents()

    def _filter(self) -> None:
        try:
            self.refresh()
        except HistoryError as error:
            self.unreadable.emit(error)

    @property
    def wanted(self) -> Filter:
        """Return which deals count."""
        return replace(
            ALL,
            game=self._game,
            opponents=self._opponents.currentData() or None,
            with_undos=self._undos.currentData() == "with",
        )

    def refresh(self) -> None:
        """Read the deals anew.

        Raises:
            HistoryError: they cannot be read.
        """
        wanted = self.wanted
        totals = self._history.totals(wanted)
        everything = self._history.totals(replace(wanted, with_undos=True))
        undone = sum(one.deals for one in everything) - sum(one.deals for one in totals)
        deals = tuple(reversed(self._history.deals(wanted)))
        self._show_figures(deals)
        self._show_note(undone)
        levels = self._game == "guandan"
        contents = [
            statistics_plots.rate_over_time(deals),
            statistics_plots.score_over_time(deals, in_levels=levels),
            statistics_plots.levels_over_time(deals) if levels else statistics_plots.springs_over_time(deals),
            statistics_plots.bombs_over_time(deals),
            statistics_plots.by_opponents(self._history.totals(replace(wanted, opponents=None))),
            statistics_plots.by_place(deals) if levels else statistics_plots.by_role(deals),
        ]
        for plot, content in zip(self.plots, contents, strict=True):
            plot.show_content(content)
        self._values.show_contents(contents)

    def retranslate(self) -> None:
        """Speak the language of the moment."""
        self.games.setAccessibleName(translate("History", "Game"))
        self._as_table.setText(translate("History", "As a table"))
        self._reset.setText(translate("History", "Reset…"))
        self._table.setAccessibleName(translate("History", "Statistics as a table"))
        self._opponents.setAccessibleName(translate("History", "Opponents"))
        self._undos.setAccessibleName(translate("History", "Taken back"))
        chosen = self._undos.currentData()
        self._undos.clear()
        self._undos.addItem(translate("History", "Without undo"), "")
        self._undos.addItem(translate("History", "With undo too"), "with")
        self._undos.setCurrentIndex(max(0, self._undos.findData(chosen)))
        self._fill_opponents()

    def _fill_opponents(self) -> None:
        chosen = self._opponents.currentData()
        self._opponents.clear()
        self._opponents.addItem(translate("History", "All opponents"), "")
        for name, word in strengths().items():
            if name in roster.names(self._game):
                self._opponents.addItem(word, name)
        self._opponents.setCurrentIndex(max(0, self._opponents.findData(chosen)))

    def _show_figures(self, deals: Sequence[DealRecord]) -> None:
        figures = figures_of(deals, self._game)
        for tile, (caption, figure) in zip(self._tiles, [*figures, *[("", "")] * _TILES], strict=False):
            tile.tell(caption, figure)

    def _show_note(self, undone: int) -> None:
        if undone:
            text = self.tr("%n deal(s) with decisions taken back are not counted.", "", undone)
        elif self._undos.currentData() == "with":
            text = translate("History", "Deals with decisions taken back are counted too.")
        else:
            text = translate("History", "Bands and whiskers contain the true rate in 95 cases out of 100.")
        self._note.setText(text)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        for widget in (self.games, self._opponents, self._undos):
            head.addWidget(widget)
        head.addStretch(1)
        head.addWidget(self._as_table)
        head.addWidget(self._reset)
        tiles = QHBoxLayout()
        tiles.setSpacing(8)
        for tile in self._tiles:
            tiles.addWidget(tile, 1)
        drawn = QWidget(self)
        grid = QGridLayout(drawn)
        grid.setContentsMargins(4, 4, 4, 0)
        grid.setHorizontalSpacing(30)
        grid.setVerticalSpacing(16)
        for place, plot in enumerate(self.plots):
            grid.addWidget(plot, place // _PLOTS_IN_ROW, place % _PLOTS_IN_ROW)
        table = self._table
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        area = QScrollArea(self._stack)  # a low window has no room for all plots
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        area.setWidget(drawn)
        self._stack.addWidget(area)
        self._stack.addWidget(table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(head)
        column.addLayout(tiles)
        column.addWidget(self._stack, 1)
        column.addWidget(self._note)


class _Tile(QFrame):
    """A figure with what it is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tile")
        self._figure, self._caption = QLabel(self), QLabel(self)
        self._figure.setProperty("role", "figure")
        self._caption.setProperty("role", "caption")
        self._caption.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(0)
        column.addWidget(self._figure)
        column.addWidget(self._caption)
        column.addStretch(1)

    @property
    def figure(self) -> str:
        """Return the figure."""
        return self._figure.text()

    @property
    def caption(self) -> str:
        """Return what it is; empty for a tile that is not used."""
        return self._caption.text()

    def tell(self, caption: str, figure: str) -> None:
        """Show a figure; none where it has no caption."""
        self._figure.setText(figure)
        self._caption.setText(caption)
        self.setVisible(bool(caption))
