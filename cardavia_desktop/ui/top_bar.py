"""The bar above the table: the game, the page, the language and the menu."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from cardavia_desktop.ui.choice_row import ChoiceRow
from cardavia_desktop.ui.glyphs import ChoiceBox, glyph_icon, glyph_pixmap
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.language import own_name
from cardavia_desktop.ui.theme import Surround

translate = QCoreApplication.translate

GAME_NAMES: Mapping[str, str] = {"doudizhu": "Dou Dizhu", "guandan": "Guandan"}
"""The games' names, which are the same in every language."""

PAGES = ("table", "rules", "history")

_SPACING = 18
_MARGIN = 22
"""Pixels between the bar's parts and at its ends, where there is room."""

_GAP = 5
"""Pixels between a button's sign and its text."""


_BY_KEYS: Final = Qt.FocusPolicy.TabFocus
"""A press of the pointer in the bar leaves the keyboard to the page, where it plays."""

_LEAST: Final = 640
"""The width that the bar asks for at least."""


class TopBar(QFrame):
    """Shows what is chosen and tells what the person chooses; it changes nothing by itself.

    Args:
        languages: the codes of the languages to choose from.
        actions: the menu's entries; None draws a line.

    Attributes:
        wordmark: the button that leads to the welcome page.
        games: the games to choose from.
        pages: the pages to choose from.
        display: the button that is down while the display panel is open.
    """

    language_chosen = Signal(str)
    """The code of the language that the person wants to be spoken."""

    def __init__(self, languages: list[str], actions: list[QAction | None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("topBar")
        self.wordmark = QToolButton(self)
        self.wordmark.setObjectName("wordmark")
        self.wordmark.setText("\u2002CARDAVIA")
        self.wordmark.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.wordmark.setFocusPolicy(_BY_KEYS)
        self.wordmark.setCursor(Qt.CursorShape.PointingHandCursor)
        self.games = ChoiceRow("games", tuple(GAME_NAMES), self)
        for game, name in GAME_NAMES.items():
            self.games.button(game).setText(name)
        self.pages = ChoiceRow("pages", PAGES, self)
        self._language = ChoiceBox(self)
        self._language.setFocusPolicy(_BY_KEYS)
        for code in languages:
            self._language.addItem(own_name(code), code)
        self._language.activated.connect(lambda index: self.language_chosen.emit(languages[index]))
        tools = self._tools = QWidget(self)
        tools.setObjectName("tools")
        self.display = QToolButton(tools)
        self.display.setCheckable(True)
        self._menu_button = QToolButton(tools)
        self._menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu_button.setMenu(_menu(actions, self._menu_button))
        inner = QHBoxLayout(tools)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(10)
        for button in (self.display, self._menu_button):
            button.setFocusPolicy(_BY_KEYS)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            inner.addWidget(button)
        row = self._row = QHBoxLayout(self)
        self._space(_SPACING, _MARGIN)
        for widget in (self.wordmark, self.games, self.pages):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        row.addWidget(self._language)
        row.addWidget(tools)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._retranslate()

    def dress(self, colours: Surround, factor: float) -> None:
        """Take on the surround's colours at the window's scale."""
        size = round(24 * factor)
        self.wordmark.setIcon(glyph_icon(Glyph.STAR, QColor(colours.accent), size))
        self.wordmark.setIconSize(QSize(size, size))
        small = QSize(round(18 * factor), round(18 * factor))
        for button, glyph, colour in (
            (self.display, Glyph.DISPLAY, colours.accent),
            (self._menu_button, Glyph.SETTINGS, colours.dim),
        ):
            button.setIcon(_spaced_icon(glyph, QColor(colour), small.width()))
            button.setIconSize(small + QSize(_GAP, 0))
        self.setFixedHeight(max(52, round(64 * factor)))
        self.games.setFixedHeight(round(40 * factor))
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return a width that keeps no window from becoming narrow: words go where they have no room."""
        return QSize(_LEAST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Do without words where they have no room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show as many words as have their room."""
        self._choose_words()
        self._lay_out()

    def _choose_words(self) -> None:
        """Show signs alone, the least needed words going first, until everything has its room."""
        self._space(_SPACING, _MARGIN)
        for button in (self.wordmark, self._menu_button, self.display):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for button in (self.wordmark, self._menu_button, self.display):
            if self._has_room():
                return
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        if not self._has_room():
            self._space(_SPACING // 3, _MARGIN // 3)

    def _lay_out(self) -> None:
        """Put everything in its place now: a paint that is due comes before a layout that is asked for."""
        for layout in (self.games.layout(), self.pages.layout(), self._tools.layout(), self._row):
            if layout is not None:
                layout.activate()

    def _has_room(self) -> bool:
        """Tell whether everything has its room now."""
        # What has changed reaches the layouts with an event that is still to come.
        for row in (self.games, self.pages):
            row.freshen()
        for widget in (self.wordmark, self._tools):
            widget.updateGeometry()
        for layout in (self._tools.layout(), self._row):
            if layout is not None:
                layout.invalidate()
        return self.sizeHint().width() <= self.width()

    def _space(self, spacing: int, margin: int) -> None:
        self._row.setSpacing(spacing)
        self._row.setContentsMargins(margin, 0, margin, 0)

    def show_language(self, code: str) -> None:
        """Show the language that is spoken."""
        self._language.setCurrentIndex(self._language.findData(code))

    @property
    def language_box(self) -> ChoiceBox:
        """Return the box in which the language is chosen."""
        return self._language

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.wordmark.setAccessibleName(translate("TopBar", "Cardavia: choose a game"))
        self.wordmark.setToolTip(translate("TopBar", "Choose a game"))
        self.games.setAccessibleName(translate("TopBar", "Game"))
        self.pages.setAccessibleName(translate("TopBar", "Page"))
        for page, text in (
            ("table", translate("TopBar", "Table")),
            ("rules", translate("TopBar", "Full rules")),
            ("history", translate("TopBar", "History")),
        ):
            self.pages.button(page).setText(text)
        self._language.setAccessibleName(translate("TopBar", "Language"))
        self._language.setToolTip(translate("TopBar", "Language"))
        self.display.setText(translate("TopBar", "Display"))
        self._menu_button.setText(translate("TopBar", "Menu"))
        self._menu_button.setAccessibleName(translate("TopBar", "Menu"))
        self.display.setAccessibleName(translate("TopBar", "Display"))
        for button in (self.display, self._menu_button):
            button.setToolTip(button.text())
        self._fit()


def _spaced_icon(glyph: Glyph, colour: QColor, size: int) -> QIcon:
    """Return a glyph with a gap to the text on its right, which tool buttons do not leave."""
    icon = QIcon()
    for scale in (1, 2, 3):
        pixmap = QPixmap((size + _GAP) * scale, size * scale)
        pixmap.setDevicePixelRatio(scale)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.drawPixmap(0, 0, glyph_pixmap(glyph, colour, size, scale))
        painter.end()
        icon.addPixmap(pixmap)
    return icon


def _menu(actions: list[QAction | None], parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
    return menu
