"""Opens and closes the page of a guided deal among the window's pages."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from cardavia_desktop.session.preferences import Preferences

if TYPE_CHECKING:
    from cardavia_desktop.ui.guide.guide_page import GuidePage


class Guides(QObject):
    """At most one guided deal at a time.

    Args:
        pages: where its page is shown.
        preferences: how the person wants the table.
        parent: the window.
    """

    opened = Signal(object)
    """A :class:`~cardavia_desktop.ui.guide.guide_page.GuidePage` has been opened."""
    left = Signal()
    """The person wants no more of it."""
    finished = Signal(str)
    """The person wants to play the game of this key now."""

    def __init__(self, pages: QStackedWidget, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = pages
        self._preferences = preferences
        self.page: GuidePage | None = None
        """The page, None while no guided deal is on."""

    def open(self, game: str, *, still: bool) -> None:
        """Begin a game's guided deal; ``still`` where the system wants little motion."""
        from cardavia_desktop.ui.guide.guide_page import GuidePage  # noqa: PLC0415 - a quick start

        self.close()
        page = self.page = GuidePage(game, self._preferences, self._pages)
        page.follow_motion(reduced=still)
        page.left.connect(self.left)
        page.finished.connect(self.finished)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self.opened.emit(page)
        page.begin()
        page.setFocus()

    def close(self) -> None:
        """End the guided deal, if one is on."""
        if self.page is not None:
            page, self.page = self.page, None
            page.close_session()
            self._pages.removeWidget(page)
            page.hide()
            page.deleteLater()
