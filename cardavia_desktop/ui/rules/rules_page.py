"""The page with the full rules of a game."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QFontInfo, QKeySequence, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from cardavia_desktop.ui import fonts
from cardavia_desktop.ui.card_art import CardStyle
from cardavia_desktop.ui.rules.content import Rules, places
from cardavia_desktop.ui.rules.content_doudizhu import doudizhu_rules
from cardavia_desktop.ui.rules.content_guandan import guandan_rules
from cardavia_desktop.ui.rules.contents_list import ContentsList
from cardavia_desktop.ui.rules.reader import RulesReader
from cardavia_desktop.ui.rules.search_bar import SearchBar

translate = QCoreApplication.translate

GAMES: Final[Mapping[str, Callable[[], Rules]]] = MappingProxyType(
    {"doudizhu": doudizhu_rules, "guandan": guandan_rules}
)
"""For each game the function that gives its rules in the language now installed."""

_CONTENTS = 14  # least width of the column with the contents, in heights of a line
_MOST_CONTENTS = 0.3  # of the page: the most that it takes for longer words
_TITLE_SIZE = 1.8  # of the name of the game, in sizes of the text
_RADIUS = 14
_MARGIN = 10


class RulesPage(QWidget):
    """The full rules of one game, with contents, search and text size.

    The colours are those of the widget's palette: ``Base`` is the ground, ``Text`` the ink,
    ``PlaceholderText`` what is less important, ``Mid`` hairlines, ``Accent`` terms and marks.

    Signals:
        guide_wanted: a guided deal of the game is wanted; carries its key.
        section_changed: another section or heading is being read; carries its id.
        zoom_changed: the text size changed; carries the factor, to be kept for next time.
    """

    guide_wanted = Signal(str)
    section_changed = Signal(str)
    zoom_changed = Signal(float)

    def __init__(self, game: str = "doudizhu", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        rules = GAMES[game]()
        self._title = QLabel(self)
        self._subtitle = QLabel(self)
        self._subtitle.setWordWrap(True)
        self._search = SearchBar(self)
        self._contents = ContentsList(self)
        self._smaller = self._size_button(-1)
        self._larger = self._size_button(1)
        self._guide = QPushButton(self)
        self._guide.setObjectName("rulesGuide")
        self._guide.setAutoDefault(False)
        self._guide.clicked.connect(lambda: self.guide_wanted.emit(self._game))
        self._reader = RulesReader(rules, self)
        self._lay_out()
        self.setFocusProxy(self._reader)
        self._add_shortcuts()
        self._search.changed.connect(self._find)
        self._search.stepped.connect(self._step)
        self._contents.place_chosen.connect(self._reader.go_to)
        self._reader.place_changed.connect(self._place_changed)
        self._reader.laid_out.connect(self._text_laid_out)
        self._show_words(rules)
        self._fit_fonts()

    @property
    def game(self) -> str:
        """The game whose rules are shown."""
        return self._game

    @property
    def section(self) -> str:
        """The id of the section or heading being read."""
        return self._reader.place

    @property
    def zoom(self) -> float:
        """The text size, as a factor of the program's own."""
        return self._reader.zoom

    def show_game(self, game: str) -> None:
        """Show the rules of ``game`` from the beginning, unless they are shown already.

        Raises:
            KeyError: the program knows no rules of such a game.
        """
        if game != self._game:
            rules = GAMES[game]()
            self._game = game
            self._show_words(rules)
            self._reader.set_rules(rules)

    def show_section(self, section_id: str) -> None:
        """Scroll to a section or heading, such as ``"combinations"`` or ``"bidding"``.

        Raises:
            ValueError: the rules shown have no such section.
        """
        self._reader.go_to(section_id)

    def set_card_style(self, style: CardStyle) -> None:
        """Draw the cards in this variant of the deck."""
        self._reader.set_card_style(style)

    def set_zoom(self, zoom: float) -> None:
        """Set the text in ``zoom`` times the program's size."""
        if zoom != self._reader.zoom:
            self._reader.set_zoom(zoom)
            self.zoom_changed.emit(zoom)

    def changeEvent(self, event: QEvent) -> None:
        """Change the language, at the section being read, or the fonts."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            rules = GAMES[self._game]()
            self._show_words(rules)
            self._search.retranslate()
            self._reader.set_rules(rules)
            self._find(self._search.words)
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self._fit_fonts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        self._fit_column()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the panel that everything lies on."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(_MARGIN, 0.5, -_MARGIN, -_MARGIN), _RADIUS, _RADIUS
        )
        x = self._reader.x() - 0.5
        painter.drawLine(round(x), _MARGIN + 18, round(x), self.height() - 2 * _MARGIN - 18)

    def _lay_out(self) -> None:
        sizes = QHBoxLayout()
        sizes.addWidget(self._smaller)
        sizes.addWidget(self._larger)
        sizes.addStretch(1)
        self._column = QWidget(self)
        column = QVBoxLayout(self._column)
        column.setContentsMargins(24, 20, 14, 14)
        column.setSpacing(2)
        column.addWidget(self._title)
        column.addWidget(self._subtitle)
        column.addSpacing(12)
        column.addWidget(self._search)
        column.addSpacing(10)
        column.addWidget(self._contents, 1)
        column.addWidget(self._guide)
        column.addSpacing(8)
        column.addLayout(sizes)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN + 1, _MARGIN // 2, _MARGIN + 1, _MARGIN + _MARGIN // 2)
        row.setSpacing(1)
        row.addWidget(self._column)
        row.addWidget(self._reader, 1)

    def _add_shortcuts(self) -> None:
        keys = QKeySequence.StandardKey
        for sequences, act in (
            (QKeySequence.keyBindings(keys.Find), self._search.focus),
            (QKeySequence.keyBindings(keys.FindNext), lambda: self._step(1)),
            (QKeySequence.keyBindings(keys.FindPrevious), lambda: self._step(-1)),
            ([*QKeySequence.keyBindings(keys.ZoomIn), QKeySequence("Ctrl+=")], lambda: self._step_zoom(1)),
            (QKeySequence.keyBindings(keys.ZoomOut), lambda: self._step_zoom(-1)),
            ([QKeySequence("Ctrl+0")], lambda: self.set_zoom(1.0)),
        ):
            action = QAction(self)
            action.setShortcuts(sequences)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(act)
            self.addAction(action)

    def _size_button(self, step: int) -> QToolButton:
        button = QToolButton(self)
        button.setText("A+" if step > 0 else "A−")
        button.setProperty("role", "small")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self._step_zoom(step))
        return button

    def _step_zoom(self, step: int) -> None:
        before = self._reader.zoom
        self._reader.step_zoom(step)
        if self._reader.zoom != before:
            self.zoom_changed.emit(self._reader.zoom)

    def _show_words(self, rules: Rules) -> None:
        self._contents.set_places(tuple(places(rules)))
        self._fit_column()
        self._title.setText(rules.title)
        self._subtitle.setText(rules.line)
        full_rules = translate("Rules", "Full rules")
        self._reader.setAccessibleName(f"{rules.title}, {full_rules}")
        self._contents.setAccessibleName(translate("Rules", "Contents"))
        self._guide.setText(translate("Rules", "Play a guided deal"))
        self._guide.setAccessibleName(self._guide.text())
        for button, text in (
            (self._smaller, translate("Rules", "Smaller text")),
            (self._larger, translate("Rules", "Larger text")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)

    def _fit_fonts(self) -> None:
        size = round(_TITLE_SIZE * QFontInfo(self.font()).pixelSize())
        # A style sheet of the window would outdo a font set here.
        title_style = f'font-family: "{fonts.TITLE}"; font-size: {size}px'
        if self._title.styleSheet() != title_style:
            self._title.setStyleSheet(title_style)
        palette = self.palette()
        for label, role in (
            (self._title, QPalette.ColorRole.Accent),
            (self._subtitle, QPalette.ColorRole.PlaceholderText),
        ):
            own = label.palette()
            own.setColor(QPalette.ColorRole.WindowText, palette.color(role))
            label.setPalette(own)
        self._fit_column()

    def _fit_column(self) -> None:
        """Give the contents the width that their words need, where the page has it."""
        least = round(_CONTENTS * self.fontMetrics().height())
        needed = self._contents.sizeHintForColumn(0) + 38 + 14  # the margins, and a scroll bar
        most = round(_MOST_CONTENTS * self.width())
        self._column.setFixedWidth(max(least, min(needed, most)))

    def _text_laid_out(self) -> None:
        self._contents.set_current(self._reader.place)
        self._show_results()

    def _place_changed(self, place_id: str) -> None:
        self._contents.set_current(place_id)
        self.section_changed.emit(place_id)

    def _find(self, words: str) -> None:
        self._reader.find_all(words)
        self._show_results()

    def _step(self, step: int) -> None:
        self._reader.step_result(step)
        self._show_results()

    def _show_results(self) -> None:
        self._search.show_result(*self._reader.result)
        searching = bool(self._search.words.strip())
        self._contents.set_hits(self._reader.results_by_place if searching else None)
