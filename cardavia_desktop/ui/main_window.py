"""The one window: the bar, notices, the pages, and what the menu does."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.session.matches import Matches
from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.session.session import Session
from cardavia_desktop.store.history import History
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui import assets, messages, window_place
from cardavia_desktop.ui.entrance import Entry
from cardavia_desktop.ui.fault_dialog import FaultDialog
from cardavia_desktop.ui.from_settings import table_preferences
from cardavia_desktop.ui.guide.guides import Guides
from cardavia_desktop.ui.history.past_deals import PastDeals
from cardavia_desktop.ui.keys.key_map import KeyMap
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.matches.match_desk import MatchDesk, dropped_file
from cardavia_desktop.ui.notes.first_notes import FirstNotes
from cardavia_desktop.ui.notice_bar import NoticeBar
from cardavia_desktop.ui.table.table_widget import TableWidget
from cardavia_desktop.ui.top_bar import TopBar
from cardavia_desktop.ui.window_actions import WindowActions
from cardavia_desktop.ui.window_display import WindowDisplay
from cardavia_desktop.ui.window_dress import WindowDress
from cardavia_desktop.ui.window_pages import WindowPages
from cardavia_desktop.ui.window_panels import WindowPanels

if TYPE_CHECKING:
    from cardavia_desktop.ui.display.panel import DisplayPanel
    from cardavia_desktop.ui.panels.panel import Panel
    from cardavia_desktop.ui.rules.rules_page import RulesPage
    from cardavia_desktop.ui.welcome.welcome_page import WelcomePage


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
        notes: the notes of the first deals.
        commands: what the menu and the shortcuts do.
        match_desk: opens, writes, names and deletes whole matches.
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
        self._painted = False
        self._dress = WindowDress(self, preferences)
        self.commands = WindowActions(self)
        self._bar = TopBar(assets.languages(), self.commands.entries(), self)
        self._notices = NoticeBar(self)
        self.table = TableWidget(session, table_preferences(preferences.value), self)
        self.match_desk = MatchDesk(session, matches, self, self.table.look.letter)
        self.notes = FirstNotes(self.table, session, preferences)
        self._display = WindowDisplay(self._bar, preferences, self._dress, self, self._entry)
        self.setAcceptDrops(True)
        self._pages = WindowPages(self.table, self._bar, session, matches, preferences, history, self)
        self.panels = WindowPanels(self._pages, preferences, self.match_desk, self._entry)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        column.addWidget(self._notices)
        column.addWidget(self._pages, 1)
        self.setCentralWidget(middle)
        self._connect()
        self._enable_actions()
        self._retranslate()
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
    def welcome(self) -> "WelcomePage":
        """Return the page that asks which game to play."""
        return self._pages.welcome

    @property
    def rules(self) -> "RulesPage":
        """Return the rules."""
        return self._pages.rules

    @property
    def guides(self) -> Guides:
        """Return the guided deals."""
        return self._pages.guides

    @property
    def past(self) -> PastDeals:
        """Return the pages of past deals."""
        return self._pages.past

    @property
    def display(self) -> "DisplayPanel":
        """Return the panel with the display sliders."""
        return self._display.panel

    @property
    def settings(self) -> Settings:
        """Return the settings as they are now."""
        return self._preferences.value

    @property
    def panel(self) -> "Panel | None":
        """Return the panel that lies over the pages, None when none does."""
        return self.panels.current

    @property
    def notice(self) -> str:
        """Return the notice that is shown, empty when none is."""
        return self._notices.text

    def say(self, message: Callable[[], str]) -> None:
        """Tell the person something without stopping anything; ``message`` returns it in their language."""
        self._notices.say(message)

    def dismiss_notice(self) -> None:
        """Put the notice away and show the next one."""
        self._notices.dismiss()

    def open_game(self, game: str) -> None:
        """Put a game's kept match on the table, or a new one."""
        self._pages.open_game(game)

    def open_at_start(self, what: Path | DealCode, game: str) -> None:
        """Put on the table what the person asked for as the program was started; else a game's match."""
        if isinstance(what, DealCode):
            self.match_desk.play_code(what)
        else:
            self.match_desk.open_file(what)
        if self._session.match is None:
            self.open_game(game)

    def show_welcome(self) -> None:
        """Ask which game to play."""
        self._pages.show_welcome()

    def show_page(self, page: str) -> None:
        """Show the table, the rules or the history; before the first match, the welcome page is the table."""
        self._pages.show_page(page)

    def show_guide(self, game: str) -> None:
        """Begin a guided deal of a game."""
        self._pages.show_guide(game)

    def follow_motion(self, *, reduced: bool) -> None:
        """Move as little as the system asks for, or as much as the settings allow."""
        self._pages.follow_motion(reduced=reduced)

    def show_fault(self, details: str, log: Path | None) -> None:
        """Tell of an unexpected fault; more about it than its details is in the log."""
        dialog = FaultDialog(details, log, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the rules with Esc; letters are the page's, also where the bar has the keyboard."""
        focused, page = QApplication.focusWidget(), self._pages.currentWidget()
        beside = focused is None or not self._pages.isAncestorOf(focused)
        if event.key() == Qt.Key.Key_Escape and self._pages.shows_rules:
            self._pages.turn()
        elif beside and page is not None and self.panel is None and _is_written(event):
            page.keyPressEvent(event)
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
        self._dress.fit()
        self._display.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window was."""
        self._preferences.set_geometry(window_place.keep(self.window()))
        self._preferences.keep()
        self._pages.close_down()
        self._session.close()
        super().closeEvent(event)

    def _connect(self) -> None:
        does = self.commands
        for action, slot in (
            (does.choose, self._pages.show_welcome),
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
            (does.rules, self._pages.turn),
            (does.guide, self._pages.show_own_guide),
            (does.keys, self.panels.show_keys),
            (does.about, self.panels.show_about),
            (does.quit, lambda: self.window().close()),
        ):
            action.triggered.connect(slot)
        self.match_desk.said.connect(self.say)
        self.match_desk.giving_up.connect(self._ask_before_loss)
        self.match_desk.changed.connect(self._pages.show_match)
        self._pages.turning.connect(self.panels.close)
        self._pages.guiding.connect(self._enable_actions)
        self._pages.currentChanged.connect(self._enable_actions)
        self.panels.changed.connect(self._enable_actions)
        self.panels.opened.connect(lambda: self._bar.display.setChecked(False))
        self._display.opened.connect(self.panels.close)
        self._pages.said.connect(self.say)
        self._pages.game_chosen.connect(self._deal)
        self.guides.finished.connect(self._deal)
        self._dress.changed.connect(self._bar.dress)
        self._dress.changed.connect(self.commands.dress)
        self._dress.changed.connect(self.past.dress)
        self._dress.changed.connect(lambda colours, _factor: self.panels.dress(colours))
        self._display.due.connect(self._pages.set_picture)
        self._bar.language_chosen.connect(self._switch_language)
        self._session.changed.connect(self._enable_actions)
        self._session.substituted.connect(lambda: self.say(messages.nets_missing))
        self._session.player_failed.connect(lambda _seat: self.say(messages.player_failed))
        self.past.reset_wanted.connect(self._ask_for_reset)
        self.table.settings_requested.connect(self.panels.show_settings)
        self._preferences.changed.connect(self._apply)
        self._preferences.failed.connect(lambda: self.say(messages.settings_not_saved))

    def _retranslate(self) -> None:
        self.setWindowTitle("Cardavia")
        self.commands.retranslate()
        self._bar.show_language(self._language.code)

    def _switch_language(self, code: str) -> None:
        self._language.switch(code)
        # A paint that is due would come between the new words and their layout, and show them cut.
        for event in (QEvent.Type.LanguageChange, QEvent.Type.LayoutRequest):
            QCoreApplication.sendPostedEvents(None, event)
        self._preferences.set_language(code)

    def _enable_actions(self) -> None:
        match, does = self._session.match, self.commands
        does.save_as.setEnabled(match is not None)
        # Nothing is taken back out of sight: on another page, below a panel, or beside a guided deal.
        seen = self._pages.shows_match and self.panel is None
        does.undo.setEnabled(seen and self._session.can_undo)
        does.redo.setEnabled(seen and self._session.can_redo)
        ended = match is not None and self._session.view.result is not None
        does.review.setEnabled(ended and self.guides.page is None)

    def _entry(self) -> Entry:
        """Return how panels come in: as the table's cards move."""
        return self.table.preferences.entry

    def _apply(self, settings: Settings) -> None:
        self.commands.follow_keys(KeyMap.read(settings.keys))
        self._matches.opponent = settings.opponents
        self._pages.follow_settings(settings)
        self._dress.fit()

    def _ask_for_new_match(self) -> None:
        if self.guides.page is not None:
            self._pages.leave_guide()
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

    def _ask_before_loss(self, go_on: Callable[[], bool]) -> None:
        self.panels.ask_about_match(can_keep=False).accepted.connect(go_on)

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


def _is_written(event: QKeyEvent) -> bool:
    """Tell whether a key writes a letter, a digit or a sign: one that presses no button and moves nowhere."""
    return event.text().isprintable() and bool(event.text().strip())
