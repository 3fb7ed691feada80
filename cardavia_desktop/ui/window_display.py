"""The display sliders in the window: their panel below its button, and what becomes of a picture."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.ui.display.pace import PicturePace
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.entrance import Entry
from cardavia_desktop.ui.from_settings import picture_of
from cardavia_desktop.ui.top_bar import TopBar
from cardavia_desktop.ui.window_dress import WindowDress

if TYPE_CHECKING:
    from cardavia_desktop.ui.display.panel import DisplayPanel


class WindowDisplay(QObject):
    """Opens and places the panel, keeps what the sliders say, and passes it on.

    Args:
        bar: has the button that opens the panel.
        preferences: the settings.
        dress: knows the scale of the chrome.
        window: what the panel lies on.
        entry: returns how panels come in.
    """

    opened = Signal()
    """The panel has been opened."""
    due = Signal(object)
    """The :class:`~cardavia_desktop.ui.display.picture.Picture` to be shown now: at most one a frame."""

    def __init__(
        self,
        bar: TopBar,
        preferences: Preferences,
        dress: WindowDress,
        window: QWidget,
        entry: Callable[[], Entry],
    ) -> None:
        super().__init__(window)
        self._bar = bar
        self._preferences = preferences
        self._dress = dress
        self._window = window
        self._entry = entry
        self._panel: DisplayPanel | None = None
        self._came_from: QWidget | None = None
        self._pace = PicturePace(self)
        bar.display.toggled.connect(self._open)
        self._pace.due.connect(self.due)

    @property
    def panel(self) -> "DisplayPanel":
        """Return the panel with the sliders. It is made when it is first wanted, to keep the start quick."""
        if self._panel is None:
            from cardavia_desktop.ui.display.panel import DisplayPanel  # noqa: PLC0415 - as above

            panel = self._panel = DisplayPanel(self._window)
            panel.show_presets(self._preferences.value.presets)
            panel.show_picture(picture_of(self._preferences.value))
            panel.installEventFilter(self)
            panel.closed.connect(lambda: self._bar.display.setChecked(False))
            panel.picture_changed.connect(self._keep)
            panel.picture_changed.connect(self._pace.offer)
            panel.presets_changed.connect(self._preferences.set_presets)
        return self._panel

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the open panel the room that other words need."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self._panel and self._panel.isVisible():
            self.place()
        return False

    def place(self) -> None:
        """Put the panel below its button, over the top right corner of the table, if there is one yet."""
        panel = self._panel
        if panel is None:
            return
        panel.adjustSize()  # takes note of another size of its texts
        panel.setFixedWidth(max(300, round(360 * self._dress.factor), panel.minimumSizeHint().width()))
        panel.adjustSize()
        panel.move(self._window.width() - panel.width() - 20, self._bar.height() + 8)

    def _open(self, opened: bool) -> None:
        focused = QApplication.focusWidget()
        if opened:
            self._came_from = focused
        elif focused is not None and self.panel.isAncestorOf(focused):
            back = self._came_from
            if back is None or not isValid(back) or not back.isVisible():
                back = self._bar.display
            back.setFocus(Qt.FocusReason.OtherFocusReason)
        self.panel.setVisible(opened)
        if opened:
            self.panel.raise_()
            self.place()
            self.opened.emit()
            self.panel.contrast.setFocus()
            self.panel.come_in(self._entry())

    def _keep(self, picture: Picture) -> None:
        self._preferences.set_picture(picture.contrast, picture.grain, picture.temperature)
