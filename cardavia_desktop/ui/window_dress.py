"""What the window wears: the surround's colours at the window's scale."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.ui import theme


class WindowDress(QObject):
    """Keeps a window in the surround that the settings or the system want.

    Args:
        window: the window.
        preferences: the settings.
    """

    changed = Signal(object, float)
    """Another :class:`~cardavia_desktop.ui.theme.Surround` or scale: the parts of the window take it on."""

    def __init__(self, window: QWidget, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._factor = 0.0
        self._theme = ""
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def factor(self) -> float:
        """Return the scale of the chrome, in steps of a twentieth; 0 before the first :meth:`fit`."""
        return self._factor

    def fit(self) -> None:
        """Dress the window for its size and the settings, where these want something else."""
        scale = theme.scale(self._window.width(), self._window.height())
        factor = round(scale * theme.text_scale() * 20) / 20
        wanted = self._preferences.value.theme
        if (factor, wanted) == (self._factor, self._theme):
            return
        theme.tell_system(wanted)
        self._factor, self._theme = factor, wanted
        colours = theme.surround(wanted)
        # The application's, not the window's: a style sheet keeps a window's own from its children.
        QApplication.setPalette(theme.palette(colours))
        self._window.setStyleSheet(theme.style_sheet(colours, factor))
        self.changed.emit(colours, factor)

    def _follow_system(self) -> None:
        self._theme = ""
        self.fit()
