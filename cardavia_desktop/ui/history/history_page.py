"""The page of past deals: the list, the statistics and the achievements."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from cardavia_desktop.store.history import History, HistoryError
from cardavia_desktop.ui.choice_row import ChoiceRow
from cardavia_desktop.ui.history.achievements_tab import AchievementsTab
from cardavia_desktop.ui.history.deals_tab import DealsTab
from cardavia_desktop.ui.history.statistics_tab import StatisticsTab

translate = QCoreApplication.translate

TABS: Final = ("deals", "statistics", "achievements")
"""The tabs, left to right."""


class HistoryPage(QWidget):
    """Shows one tab at a time, read anew whenever it is shown.

    Args:
        history: the past deals.
        parent: the window.

    Attributes:
        deals: the list.
        statistics: the statistics.
        achievements: the achievements.
        tabs: the row of tabs.
    """

    left = Signal()
    """The person wants to go back to the table."""
    unreadable = Signal(object)
    """The :class:`~cardavia_desktop.store.history.HistoryError` that kept the deals from being read."""

    def __init__(self, history: History, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = ChoiceRow("historyTabs", TABS, self)
        self.tabs.chosen.connect(self.show_tab)
        self.deals = DealsTab(history, self)
        self.statistics = StatisticsTab(history, self)
        self.achievements = AchievementsTab(history, self)
        self._pages = QStackedWidget(self)
        for page in (self.deals, self.statistics, self.achievements):
            self._pages.addWidget(page)
        head = QHBoxLayout()
        head.addWidget(self.tabs)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 8, 22, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self._pages, 1)
        self._retranslate()
        self.tabs.check(TABS[0])

    @property
    def tab(self) -> str:
        """Return the tab that is shown."""
        return TABS[self._pages.currentIndex()]

    def show_tab(self, tab: str) -> None:
        """Show a tab as things stand now."""
        self.tabs.check(tab)
        self._pages.setCurrentIndex(TABS.index(tab))
        self.refresh()
        self._shown().setFocus()

    def refresh(self) -> None:
        """Read the deals of the tab anew; what cannot be read is told by :attr:`unreadable`."""
        try:
            self._shown().refresh()
        except HistoryError as error:
            self.unreadable.emit(error)

    def _shown(self) -> DealsTab | StatisticsTab | AchievementsTab:
        return (self.deals, self.statistics, self.achievements)[self._pages.currentIndex()]

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            if self.isVisible():
                self.refresh()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        self.tabs.setAccessibleName(translate("History", "Past deals"))
        for tab, text in (
            ("deals", translate("History", "Deals")),
            ("statistics", translate("History", "Statistics")),
            ("achievements", translate("History", "Achievements")),
        ):
            self.tabs.button(tab).setText(text)
        for page in (self.deals, self.statistics, self.achievements):
            page.retranslate()
