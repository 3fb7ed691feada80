"""The window's pages: table, welcome, rules, guided and past deals, and how one leads to another."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.matches import Matches
from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.session.session import Session
from cardavia_desktop.store.history import History
from cardavia_desktop.store.saves import Unreadable
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui import messages
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.from_settings import picture_of, rules_deck, table_preferences
from cardavia_desktop.ui.guide.guides import Guides
from cardavia_desktop.ui.history.past_deals import PastDeals
from cardavia_desktop.ui.table.table_widget import TableWidget
from cardavia_desktop.ui.top_bar import TopBar

if TYPE_CHECKING:
    from cardavia_desktop.ui.rules.rules_page import RulesPage
    from cardavia_desktop.ui.welcome.welcome_page import WelcomePage


class WindowPages(QStackedWidget):
    """Shows one page, checks its button in the bar, and lets all of them follow the settings.

    Args:
        table: the table.
        bar: has the buttons of the games and the pages.
        session: the match at the table.
        matches: opens the game that is chosen.
        preferences: the settings.
        history: the past deals; None where nothing is kept.
        parent: the window.

    Attributes:
        table: the table.
        guides: the guided deals.
        past: the pages of past deals.
    """

    turning = Signal()
    """Another page is about to be shown: what lies over the pages goes."""
    game_chosen = Signal(str)
    """The person wants to play the game of this key."""
    guiding = Signal()
    """A guided deal has begun, or has been left."""
    said = Signal(object)
    """Something to tell the person: a function that returns it in the language of the moment."""

    def __init__(
        self,
        table: TableWidget,
        bar: TopBar,
        session: Session,
        matches: Matches,
        preferences: Preferences,
        history: History | None,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._bar = bar
        self._session = session
        self._matches = matches
        self._preferences = preferences
        self._system_reduces_motion = False
        self._table_preferences = table_preferences(preferences.value)
        self._rules: RulesPage | None = None
        self._rules_from: QWidget | None = None
        """The page of past deals that the rules were opened on, None for any other."""
        self._welcome: WelcomePage | None = None
        self.table = table
        self.addWidget(table)
        self.guides = Guides(self, preferences, self)
        self.past = PastDeals(self, session, history)
        self.past.set_preferences(self._table_preferences)
        self.past.set_picture(picture_of(preferences.value))
        table.set_picture(picture_of(preferences.value))
        self._connect()

    @property
    def rules(self) -> "RulesPage":
        """Return the rules. They are made when they are first wanted, to keep the start quick."""
        if self._rules is None:
            from cardavia_desktop.ui.rules.rules_page import RulesPage  # noqa: PLC0415 - as above

            self._rules = RulesPage(self._game, self)
            self._rules.set_card_style(rules_deck(self._preferences.value))
            self._rules.set_zoom(self._preferences.value.rules_zoom / 100)
            self._rules.zoom_changed.connect(self._keep_zoom)
            self._rules.guide_wanted.connect(self.show_guide)
            self.addWidget(self._rules)
        return self._rules

    @property
    def welcome(self) -> "WelcomePage":
        """Return the page that asks which game to play, made when it is first wanted as the rules are."""
        if self._welcome is None:
            from cardavia_desktop.ui.welcome.welcome_page import WelcomePage  # noqa: PLC0415 - as above

            self._welcome = WelcomePage(self.table.look, self)
            self._welcome.grain.set_strength(self._preferences.value.grain)
            self._welcome.chosen.connect(self.game_chosen)
            self._welcome.guided.connect(self.show_guide)
            self._welcome.left.connect(lambda: self.show_page("table"))
            self.addWidget(self._welcome)
        return self._welcome

    @property
    def shows_rules(self) -> bool:
        """Tell whether the rules are the page that is shown."""
        return self._rules is not None and self.currentWidget() is self._rules

    @property
    def shows_match(self) -> bool:
        """Tell whether the match's table is the page that is shown."""
        current: QWidget | None = self.currentWidget()
        return current is self.table

    # From page to page

    def open_game(self, game: str) -> None:
        """Put a game's kept match on the table, or a new one."""
        shown: QWidget | None = self.currentWidget()
        turns = self.past.shown or (shown is not None and shown in (self._welcome, self.guides.page))
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
            self.said.emit(partial(messages.match_refused, outcome))

    def show_match(self, game: str) -> None:
        """Show the table: another match of this game has come to it."""
        self.open_game(game)
        self.show_page("table")

    def show_welcome(self) -> None:
        """Ask which game to play."""
        self.turning.emit()
        self.guides.close()
        self.welcome.show_begun([key for key, game in GAMES.items() if self._matches.has(game)])
        self._bar.games.clear()
        self._bar.pages.check("table")
        self.setCurrentWidget(self.welcome)
        self.welcome.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_page(self, page: str) -> None:
        """Show the table, the rules or the history; before the first match, the welcome page is the table."""
        self.turning.emit()
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
        if page == "rules":
            if not self.shows_rules:
                self._rules_from = self.currentWidget() if self.past.shown else None
            self.rules.show_game(self._game)
        shown: QWidget = self.rules if page == "rules" else guide or self.table
        self._bar.pages.check(page)
        self.setCurrentWidget(shown)
        shown.setFocus()

    def turn(self) -> None:
        """Go to the rules, and from there back to the past deal that was looked at, or to the table."""
        if self.shows_rules and self._rules_from is not None:
            self.turning.emit()
            self.past.show_again(self._rules_from)
        else:
            self.show_page("table" if self.shows_rules else "rules")

    def show_rule(self, section: str) -> None:
        """Show a section of the rules."""
        self.show_page("rules")
        self.rules.show_section(section)

    def show_guide(self, game: str) -> None:
        """Begin a guided deal of a game."""
        self.turning.emit()
        self.guides.open(game, still=self._system_reduces_motion)
        self._bar.games.check(game)
        self._bar.pages.check("table")
        self.guiding.emit()

    def show_own_guide(self) -> None:
        """Begin a guided deal of the game that is played."""
        self.show_guide(self._game)

    def leave_guide(self) -> None:
        """End the guided deal, and go back to the table."""
        self.guides.close()
        self.guiding.emit()
        self.show_page("table")

    def close_down(self) -> None:
        """Run nothing any more: the window closes."""
        self.guides.close()
        self.past.close()

    # What the person and the system want

    def follow_settings(self, settings: Settings) -> None:
        """Show the pages as the settings want them."""
        self._set_table_preferences()
        if self._rules is not None:
            self._rules.set_card_style(rules_deck(settings))
        if self._welcome is not None:
            self._welcome.refresh()

    def follow_motion(self, *, reduced: bool) -> None:
        """Move as little as the system asks for, or as much as the settings allow."""
        self._system_reduces_motion = reduced
        if self.guides.page is not None:
            self.guides.page.follow_motion(reduced=reduced)
        self._set_table_preferences()

    def set_picture(self, picture: Picture) -> None:
        """Show what the display sliders say."""
        self.table.set_picture(picture)
        self.past.set_picture(picture)
        if self._welcome is not None:
            self._welcome.grain.set_strength(picture.grain)
            self._welcome.refresh()

    def _connect(self) -> None:
        self._bar.games.chosen.connect(self.open_game)
        self._bar.pages.chosen.connect(self.show_page)
        self._bar.wordmark.clicked.connect(self.show_welcome)
        self.guides.left.connect(self.leave_guide)
        self.guides.opened.connect(lambda page: page.table.rules_requested.connect(self.show_rule))
        self.past.opened.connect(self._show_past)
        self.past.left.connect(lambda: self.show_page("table"))
        self.past.said.connect(self.said)
        self.table.review_requested.connect(self.past.review_last)
        self.table.rules_requested.connect(self.show_rule)

    @property
    def _game(self) -> str:
        """Return the game of the deal that the person has before them; with none, the one played last."""
        replayed = self.past.game_of(self._rules_from if self.shows_rules else self.currentWidget())
        if replayed:
            return replayed
        match, guide = self._session.match, self.guides.page
        if guide is not None:
            return guide.game
        return match.game.key if match is not None else self._preferences.value.game

    def _show_past(self) -> None:
        """A page of past deals is shown."""
        self.turning.emit()
        self._bar.pages.check("history")

    def _set_table_preferences(self) -> None:
        wanted = table_preferences(self._preferences.value)
        wanted = replace(wanted, reduced_motion=wanted.reduced_motion or self._system_reduces_motion)
        if wanted != self._table_preferences:  # most settings concern something else
            self._table_preferences = wanted
            self.table.set_preferences(wanted)
            self.past.set_preferences(wanted)

    def _keep_zoom(self, zoom: float) -> None:
        self._preferences.change(replace(self._preferences.value, rules_zoom=round(zoom * 100)))
