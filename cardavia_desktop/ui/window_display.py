"""The display sliders in the window: their panel below its button, and what becomes of a picture."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.ui.display.pace import PicturePace
from cardavia_desktop.ui.display.panel import DisplayPanel
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.entrance import Entrance, Entry
from cardavia_desktop.ui.from_settings import picture_of
from cardavia_desktop.ui.top_bar import TopBar
from cardavia_desktop.ui.window_dress import WindowDress


class WindowDisplay(QObject):
    """Opens and places the panel, keeps what the sliders say, and passes it on.

    Args:
        bar: has the button that opens the panel.
        preferences: the settings.
        dress: knows the scale of the chrome.
        window: what the panel lies on.
        entry: returns how panels come in.

    Attributes:
        panel: the panel with the sliders.
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
        self.panel = DisplayPanel(window)
        self.panel.show_presets(preferences.value.presets)
        self.panel.show_picture(picture_of(preferences.value))
        self._entry = entry
        self._entrance = Entrance(self.panel)
        self._pace = PicturePace(self)
        self.panel.installEventFilter(self)
        bar.display.toggled.connect(self._open)
        self.panel.closed.connect(lambda: bar.display.setChecked(False))
        self.panel.picture_changed.connect(self._keep)
        self.panel.picture_changed.connect(self._pace.offer)
        self.panel.presets_changed.connect(preferences.set_presets)
        self._pace.due.connect(self.due)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the open panel the room that other words need."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self.panel and self.panel.isVisible():
            self.place()
        return False

    def place(self) -> None:
        """Put the panel below its button, over the top right corner of the table."""
        panel = self.panel
        panel.adjustSize()  # takes note of another size of its texts
        panel.setFixedWidth(max(300, round(360 * self._dress.factor), panel.minimumSizeHint().width()))
        panel.adjustSize()
        panel.move(self._window.width() - panel.width() - 20, self._bar.height() + 8)

    def _open(self, opened: bool) -> None:
        self.panel.setVisible(opened)
        self.place()
        if opened:
            self.opened.emit()
            self.panel.contrast.setFocus()
            self._entrance.begin(self._entry())

    def _keep(self, picture: Picture) -> None:
        self._preferences.set_picture(picture.contrast, picture.grain, picture.temperature)
