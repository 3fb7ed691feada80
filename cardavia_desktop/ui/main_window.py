"""The one window: the bar, notices, the table and the rules."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.matches import Matches
from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.session.session import Session
from cardavia_desktop.store.history import History
from cardavia_desktop.store.saves import Unreadable
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui import assets, messages, theme, window_place
from cardavia_desktop.ui.display.pace import PicturePace
from cardavia_desktop.ui.display.panel import DisplayPanel
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.fault_dialog import FaultDialog
from cardavia_desktop.ui.from_settings import picture_of, rules_deck, table_preferences
from cardavia_desktop.ui.guide.guides import Guides
from cardavia_desktop.ui.history.past_deals import PastDeals
from cardavia_desktop.ui.keys.key_map import KeyMap
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.matches.match_desk import MatchDesk, dropped_file
from cardavia_desktop.ui.notes.first_notes import FirstNotes
from cardavia_desktop.ui.notice_bar import NoticeBar
from cardavia_desktop.ui.panels.panel import Panel
from cardavia_desktop.ui.table.table_widget import TableWidget
from cardavia_desktop.ui.top_bar import TopBar
from cardavia_desktop.ui.welcome.welcome_page import WelcomePage
from cardavia_desktop.ui.window_actions import WindowActions
from cardavia_desktop.ui.window_panels import WindowPanels

if TYPE_CHECKING:
    from cardavia_desktop.ui.rules.rules_page import RulesPage

translate = QCoreApplication.translate


class MainWindow(QMainWindow):
    """Puts the parts together and passes on what the person chooses.

    Args:
        session: the match at the table.
        matches: opens the game that is chosen.
        preferences: the settings.
        language: switches the language.
        history: the past deals; None where nothing is kept.

    Attributes:
        table: the table.
        welcome: the page that asks which game to play.
        notes: the notes of the first deals.
        guides: the guided deals.
        display: the panel with the display sliders.
        commands: what the menu and the shortcuts do.
        match_desk: opens, writes, names and deletes whole matches.
        past: the pages of past deals.
        panels: what is laid over the pages.
    """

    ready = Signal()
    """The window has painted itself for the first time: what takes its time may begin."""

    def __init__(
        self,
        session: Session,
        matches: Matches,
        preferences: Preferences,
        language: Language,
        history: History | None = None,
    ) -> None:
        super().__init__()
        self._session = session
        self._matches = matches
        self._preferences = preferences
        self._language = language
        self._factor = 0.0
        self._theme = ""
        self._painted = False
        self._system_reduces_motion = False
        self._table_preferences = table_preferences(preferences.value)
        self.commands = WindowActions(self)
        self._bar = TopBar(assets.languages(), self.commands.entries(), self)
        self._notices = NoticeBar(self)
        self.table = TableWidget(session, self._table_preferences, self)
        self.match_desk = MatchDesk(session, matches, self, self.table.look.letter)
        self._rules: RulesPage | None = None
        self.notes = FirstNotes(self.table, session, preferences)
        self.display = DisplayPanel(self)
        self._picture_pace = PicturePace(self)
        self.setAcceptDrops(True)
        self.display.show_presets(preferences.value.presets)
        self.display.show_picture(picture_of(preferences.value))
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.table)
        self.welcome = WelcomePage(self.table.look, self)
        self.welcome.grain.set_strength(preferences.value.grain)
        self._pages.addWidget(self.welcome)
        self.panels = WindowPanels(self._pages, preferences, self.match_desk)
        self.guides = Guides(self._pages, preferences, self)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        column.addWidget(self._notices)
        column.addWidget(self._pages, 1)
        self.setCentralWidget(middle)
        self.past = PastDeals(self._pages, session, history)
        self.past.set_preferences(self._table_preferences)
        self.past.set_picture(picture_of(preferences.value))
        self.table.set_picture(picture_of(preferences.value))
        self.display.raise_()
        self._connect()
        self._retranslate()
        self._bar.show_language(language.code)
        self.commands.follow_keys(KeyMap.read(preferences.value.keys))
        self._bar.games.check(preferences.value.game)
        self._bar.pages.check("table")
        window_place.restore(self, preferences.value.geometry)

    @property
    def session(self) -> Session:
        """Return the match at the table."""
        return self._session

    @property
    def bar(self) -> TopBar:
        """Return the bar above the table."""
        return self._bar

    @property
    def rules(self) -> "RulesPage":
        """Return the rules. They are made when they are first wanted, to keep the start quick."""
        if self._rules is None:
            from cardavia_desktop.ui.rules.rules_page import RulesPage  # noqa: PLC0415 - as above

            self._rules = RulesPage(self._preferences.value.game, self)
            self._rules.set_card_style(rules_deck(self._preferences.value))
            self._rules.set_zoom(self._preferences.value.rules_zoom / 100)
            self._rules.zoom_changed.connect(self._keep_zoom)
            self._pages.addWidget(self._rules)
        return self._rules

    @property
    def settings(self) -> Settings:
        """Return the settings as they are now."""
        return self._preferences.value

    @property
    def panel(self) -> Panel | None:
        """Return the panel that lies over the pages, None when none does."""
        return self.panels.current

    @property
    def notice(self) -> str:
        """Return the notice that is shown, empty when none is."""
        return self._notices.text

    def say(self, message: str) -> None:
        """Tell the person something without stopping anything."""
        self._notices.say(message)

    def dismiss_notice(self) -> None:
        """Put the notice away and show the next one."""
        self._notices.dismiss()

    def open_game(self, game: str) -> None:
        """Put a game's kept match on the table, or a new one."""
        turns = self.past.shown or self._pages.currentWidget() in (self.welcome, self.guides.page)
        self.guides.close()
        self._preferences.set_game(game)
        self._bar.games.check(game)
        if self._rules is not None:
            self._rules.show_game(game)
        outcome = self._matches.open(GAMES[game])
        if turns:
            self.show_page("table")
        self.table.setFocus()
        if isinstance(outcome, Unreadable):
            self.say(messages.match_refused(outcome))

    def open_at_start(self, what: Path | DealCode, game: str) -> None:
        """Put on the table what the person asked for as the program was started; else a game's match."""
        if isinstance(what, DealCode):
            self.match_desk.play_code(what)
        else:
            self.match_desk.open_file(what)
        if self._session.match is None:
            self.open_game(game)

    def _show_match(self, game: str) -> None:
        """Show the table: another match of this game has come to it."""
        self.open_game(game)
        self.show_page("table")

    def show_welcome(self) -> None:
        """Ask which game to play."""
        self.panels.close()
        self.guides.close()
        self.welcome.show_begun([key for key, game in GAMES.items() if self._matches.has(game)])
        self._bar.games.clear()
        self._bar.pages.check("table")
        self._pages.setCurrentWidget(self.welcome)
        self.welcome.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_page(self, page: str) -> None:
        """Show the table, the rules or the history; before the first match, the welcome page is the table."""
        self.panels.close()
        if page == "history":
            self.past.show_list()
            return
        match, guide = self._session.match, self.guides.page
        if page == "table" and match is None and guide is None:
            self.show_welcome()
            return
        if guide is not None:
            self._bar.games.check(guide.game)
        elif match is not None:
            self._bar.games.check(match.game.key)
        shown: QWidget = self.rules if page == "rules" else guide or self.table
        self._bar.pages.check(page)
        self._pages.setCurrentWidget(shown)
        shown.setFocus()

    def _show_past(self) -> None:
        """A page of past deals is shown."""
        self.panels.close()
        self._bar.pages.check("history")

    def show_guide(self, game: str) -> None:
        """Begin a guided deal of a game."""
        self.panels.close()
        if self._rules is not None:
            self._rules.show_game(game)
        self.guides.open(game, still=self._system_reduces_motion)
        self._bar.games.check(game)
        self._bar.pages.check("table")
        self._enable_actions()

    def _show_own_guide(self) -> None:
        """Begin a guided deal of the game that is played."""
        match, guide = self._session.match, self.guides.page
        current = guide.game if guide is not None else match.game.key if match is not None else ""
        self.show_guide(current or self._preferences.value.game)

    def _leave_guide(self) -> None:
        self.guides.close()
        self._enable_actions()
        self.show_page("table")

    def _turn_page(self) -> None:
        """Go to the rules, and from there back to the table."""
        self.show_page("table" if self._pages.currentWidget() is self.rules else "rules")

    def show_rule(self, section: str) -> None:
        """Show a section of the rules."""
        self.show_page("rules")
        self.rules.show_section(section)

    def follow_motion(self, *, reduced: bool) -> None:
        """Move as little as the system asks for, or as much as the settings allow."""
        self._system_reduces_motion = reduced
        if self.guides.page is not None:
            self.guides.page.follow_motion(reduced=reduced)
        self._set_table_preferences()

    def show_fault(self, details: str, log: Path | None) -> None:
        """Tell of an unexpected fault; more about it than its details is in the log."""
        dialog = FaultDialog(details, log, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the rules with Esc."""
        if event.key() == Qt.Key.Key_Escape and self._pages.currentWidget() is self.rules:
            self._turn_page()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a match file, and nothing else."""
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the match file that is dropped."""
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.match_desk.open_file(path)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language; tell whether the window fills the screen."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.commands.full_screen.setChecked(self.window().isFullScreen())
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell of the first time."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.ready.emit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale the chrome with the window."""
        super().resizeEvent(event)
        self._dress()
        self._place_display()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window was."""
        self._preferences.set_geometry(window_place.keep(self.window()))
        self._preferences.keep()
        self.guides.close()
        self.past.close()
        self._session.close()
        super().closeEvent(event)

    def _connect(self) -> None:
        does = self.commands
        for action, slot in (
            (does.choose, self.show_welcome),
            (does.new, self._ask_for_new_match),
            (does.matches, self.panels.show_matches),
            (does.open, self.match_desk.ask_file),
            (does.save_as, self.match_desk.ask_place),
            (does.code, self.panels.show_code),
            (does.undo, self._session.undo),
            (does.redo, self._session.redo),
            (does.settings, self.panels.show_settings),
            (does.full_screen, self._toggle_full_screen),
            (does.history, lambda: self.past.show_list("deals")),
            (does.statistics, lambda: self.past.show_list("statistics")),
            (does.review, self.past.review_last),
            (does.rules, self._turn_page),
            (does.guide, self._show_own_guide),
            (does.keys, self.panels.show_keys),
            (does.about, self.panels.show_about),
            (does.quit, lambda: self.window().close()),
        ):
            action.triggered.connect(slot)
        self.match_desk.said.connect(self.say)
        self.match_desk.changed.connect(self._show_match)
        self._bar.games.chosen.connect(self.open_game)
        self._bar.pages.chosen.connect(self.show_page)
        self._bar.wordmark.clicked.connect(self.show_welcome)
        self.welcome.chosen.connect(self._deal)
        self.welcome.guided.connect(self.show_guide)
        self.guides.left.connect(self._leave_guide)
        self.guides.finished.connect(self._deal)
        self.guides.opened.connect(lambda page: page.table.rules_requested.connect(self.show_rule))
        self.welcome.left.connect(lambda: self.show_page("table"))
        self._bar.language_chosen.connect(self._switch_language)
        self._bar.display.toggled.connect(self._open_display)
        self.display.closed.connect(lambda: self._bar.display.setChecked(False))
        self.display.picture_changed.connect(self._keep_picture)
        self.display.picture_changed.connect(self._picture_pace.offer)
        self._picture_pace.due.connect(self._filter)
        self.display.presets_changed.connect(self._preferences.set_presets)
        self._session.changed.connect(self._enable_actions)
        self._session.substituted.connect(lambda: self.say(messages.nets_missing()))
        self._session.player_failed.connect(lambda _seat: self.say(messages.player_failed()))
        self.past.opened.connect(self._show_past)
        self.past.left.connect(lambda: self.show_page("table"))
        self.past.said.connect(self.say)
        self.past.reset_wanted.connect(self._ask_for_reset)
        self.table.review_requested.connect(self.past.review_last)
        self.table.rules_requested.connect(self.show_rule)
        self.table.settings_requested.connect(self.panels.show_settings)
        self._preferences.changed.connect(self._apply)
        self._preferences.failed.connect(lambda: self.say(messages.settings_not_saved()))
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def _retranslate(self) -> None:
        self.setWindowTitle("Cardavia")
        self.commands.retranslate()

    def _switch_language(self, code: str) -> None:
        self._language.switch(code)
        self._preferences.set_language(code)

    def _open_display(self, opened: bool) -> None:
        self.display.setVisible(opened)
        self._place_display()
        if opened:
            self.display.contrast.setFocus()

    def _place_display(self) -> None:
        """Put the panel below its button, over the top right corner of the table."""
        self.display.adjustSize()  # takes note of another size of its texts
        self.display.setFixedWidth(
            max(300, round(360 * self._factor), self.display.minimumSizeHint().width())
        )
        self.display.adjustSize()
        self.display.move(self.width() - self.display.width() - 20, self._bar.height() + 8)

    def _filter(self, picture: Picture) -> None:
        self.table.set_picture(picture)
        self.past.set_picture(picture)
        self.welcome.grain.set_strength(picture.grain)
        self.welcome.refresh()

    def _keep_picture(self, picture: Picture) -> None:
        self._preferences.set_picture(picture.contrast, picture.grain, picture.temperature)

    def _enable_actions(self) -> None:
        self.commands.save_as.setEnabled(True)
        guided = self.guides.page is not None  # the match that would change is not the one that is seen
        self.commands.undo.setEnabled(self._session.can_undo and not guided)
        self.commands.redo.setEnabled(self._session.can_redo and not guided)
        match = self._session.match
        ended = match is not None and self._session.view.result is not None
        self.commands.review.setEnabled(ended and not guided)

    def _apply(self, settings: Settings) -> None:
        self.commands.follow_keys(KeyMap.read(settings.keys))
        self._matches.opponent = settings.opponents
        self._set_table_preferences()
        if self._rules is not None:
            self._rules.set_card_style(rules_deck(settings))
        self.welcome.refresh()
        self._dress()

    def _set_table_preferences(self) -> None:
        wanted = table_preferences(self._preferences.value)
        wanted = replace(wanted, reduced_motion=wanted.reduced_motion or self._system_reduces_motion)
        if wanted != self._table_preferences:  # most settings concern something else
            self._table_preferences = wanted
            self.table.set_preferences(wanted)
            self.past.set_preferences(wanted)

    def _keep_zoom(self, zoom: float) -> None:
        self._preferences.change(replace(self._preferences.value, rules_zoom=round(zoom * 100)))

    def _follow_system(self) -> None:
        self._theme = ""
        self._dress()

    def _dress(self) -> None:
        """Put on the surround's colours, at the window's scale in steps of a twentieth."""
        factor = round(theme.scale(self.width(), self.height()) * theme.text_scale() * 20) / 20
        wanted = self._preferences.value.theme
        if (factor, wanted) == (self._factor, self._theme):
            return
        theme.tell_system(wanted)
        self._factor, self._theme = factor, wanted
        colours = theme.surround(wanted)
        # The application's, not the window's: a style sheet keeps a window's own from its children.
        QApplication.setPalette(theme.palette(colours))
        self.setStyleSheet(theme.style_sheet(colours, factor))
        self._bar.dress(colours, factor)
        self.commands.dress(colours, factor)
        self.past.dress(colours, factor)
        self.panels.dress(colours)

    def _ask_for_new_match(self) -> None:
        if self.guides.page is not None:
            self._leave_guide()
        match = self._session.match
        if match is None:
            self.show_welcome()
        elif match.state.phase is not Phase.MATCH_OVER and match.ply > 1:
            panel = self.panels.ask_about_match(can_keep=self._matches.keeps)
            panel.accepted.connect(self._begin_anew)
            panel.kept.connect(lambda: self.match_desk.begin(match.game.key))
        else:
            self._begin_anew()

    def _begin_anew(self) -> None:
        match = self._session.match
        if match is not None:
            self._matches.begin(match.game)
            self.show_page("table")

    def _ask_for_reset(self) -> None:
        self.panels.ask_about_past().accepted.connect(self.past.reset)

    def _deal(self, game: str) -> None:
        """Go on with a game's match, or deal anew where it is over."""
        match = self._session.match
        if match is not None and match.game.key == game and match.state.phase is Phase.MATCH_OVER:
            self._session.restart()
        self.open_game(game)

    def _toggle_full_screen(self) -> None:
        window = self.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
