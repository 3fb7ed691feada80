"""What is laid over the window's pages: one panel at a time.

A kind of panel is loaded when the first one is opened, to keep the start quick.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.ui import theme
from cardavia_desktop.ui.entrance import Entry
from cardavia_desktop.ui.matches.match_desk import MatchDesk
from cardavia_desktop.ui.theme import Surround

if TYPE_CHECKING:
    from cardavia_desktop.ui.panels.panel import Panel
    from cardavia_desktop.ui.panels.question_panel import GiveUpPanel, ResetPanel


class WindowPanels(QObject):
    """Opens panels, each in place of the one that is there.

    Args:
        pages: what the panels cover.
        preferences: the settings.
        match_desk: what the person does with whole matches.
        entry: returns how panels come in.
    """

    opened = Signal()
    """A panel has been opened."""
    changed = Signal()
    """A panel has been opened or put away."""

    def __init__(
        self, pages: QWidget, preferences: Preferences, match_desk: MatchDesk, entry: Callable[[], Entry]
    ) -> None:
        super().__init__(pages)
        self._pages = pages
        self._preferences = preferences
        self._match_desk = match_desk
        self._entry = entry
        self._current: Panel | None = None

    @property
    def current(self) -> "Panel | None":
        """Return the panel that lies over the pages, None when none does."""
        return self._current

    def close(self) -> None:
        """Put the panel away, if there is one."""
        if self._current is not None:
            self._current.close()

    def dress(self, colours: Surround) -> None:
        """Take on another surround."""
        if self._current is not None:
            self._current.dress(colours)

    def show_settings(self) -> None:
        """Show the settings."""
        from cardavia_desktop.ui.panels.settings_panel import SettingsPanel  # noqa: PLC0415 - see above

        panel = SettingsPanel(self._preferences, self._pages, self._colours())
        panel.keys_requested.connect(self.show_keys)
        self._open(panel)

    def show_keys(self) -> None:
        """List the keys."""
        from cardavia_desktop.ui.keys.keys_panel import KeysPanel  # noqa: PLC0415 - see above

        self._open(KeysPanel(self._preferences, self._pages, self._colours()))

    def show_about(self) -> None:
        """Tell about the program."""
        from cardavia_desktop.ui.panels.about_panel import AboutPanel  # noqa: PLC0415 - see above

        self._open(AboutPanel(self._pages, self._colours()))

    def show_matches(self) -> None:
        """List the matches in progress."""
        self._open(self._match_desk.list_panel(self._pages, self._colours()))

    def show_code(self) -> None:
        """Show the deal code, and ask for one."""
        self._open(self._match_desk.code_panel(self._pages, self._colours()))

    def ask_about_match(self, *, can_keep: bool) -> "GiveUpPanel":
        """Ask what becomes of the match at the table."""
        from cardavia_desktop.ui.panels.question_panel import GiveUpPanel  # noqa: PLC0415 - see above

        panel = GiveUpPanel(self._pages, self._colours(), can_keep=can_keep)
        self._open(panel)
        return panel

    def ask_about_past(self) -> "ResetPanel":
        """Ask whether the past deals are to be forgotten."""
        from cardavia_desktop.ui.panels.question_panel import ResetPanel  # noqa: PLC0415 - see above

        panel = ResetPanel(self._pages, self._colours())
        self._open(panel)
        return panel

    def _open(self, panel: "Panel") -> None:
        self.close()
        self._current = panel
        panel.closed.connect(self._forget)
        panel.open(self._entry())
        self.opened.emit()
        self.changed.emit()

    def _forget(self) -> None:
        self._current = None
        self.changed.emit()

    def _colours(self) -> Surround:
        return theme.surround(self._preferences.value.theme)
