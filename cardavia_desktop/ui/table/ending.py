"""The end of a deal: when its result is told, how fast, and where it leads."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardavia_desktop.session.table_session import TableSession
from cardavia_desktop.ui.entrance import AT_ONCE
from cardavia_desktop.ui.keys.key_map import written
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.buttons import TableButton
from cardavia_desktop.ui.table.face import GameFace
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.preferences import Speed, TablePreferences
from cardavia_desktop.ui.table.result_panel import ResultPanel
from cardavia_desktop.ui.table.shown import Shown


class Ending(QObject):
    """Tells a deal's result over the table.

    Args:
        session: the match.
        look: what the panel is painted with.
        table: what the panel covers.
    """

    next_wanted = Signal()
    """The match is to go on."""
    review_wanted = Signal()
    """The deal that has ended is to be reviewed."""
    put_aside = Signal()
    """The result is to be put aside, so that the table can be looked at."""

    def __init__(self, session: TableSession, look: Look, table: QWidget) -> None:
        super().__init__(table)
        self._session = session
        self._pace = 1.0
        self._entry = AT_ONCE
        self._panel = ResultPanel(look, table)
        self._panel.offer_review(offered=session.reviewable)
        self._panel.next_pressed.connect(self.next_wanted)
        self._panel.review_pressed.connect(self.review_wanted)
        self._panel.closed.connect(self.put_aside)

    @property
    def next_button(self) -> TableButton:
        """Return the button that goes on."""
        return self._panel.next_button

    @property
    def moving(self) -> bool:
        """Tell whether something of the result still moves."""
        return self._panel.moving

    def set_preferences(self, preferences: TablePreferences) -> None:
        """Tell results as the person wants it."""
        self._pace = 0.0 if preferences.reduced_motion else Speed(preferences.speed).factor
        self._entry = preferences.entry
        self._panel.review_key = written(preferences.keys.key("review_deal"))

    def tell(self, face: GameFace, shown: Shown, metrics: Metrics, *, fresh: bool) -> None:
        """Tell the result that a state of the table holds.

        Args:
            face: the game.
            shown: the state.
            metrics: the table's scale.
            fresh: whether the state was opened as it is, so that nothing of it moves.
        """
        content = face.result(shown.view, self._session.results)
        pace, entry = (0.0, AT_ONCE) if fresh else (self._pace, self._entry)
        self._panel.tell(content, len(shown.view.counts), metrics, pace, entry)

    def tell_anew(self, face: GameFace | None, shown: Shown | None, metrics: Metrics) -> None:
        """Tell it in another size, look or language, if it is being told."""
        if face is not None and shown is not None and self._panel.isVisible():
            self.tell(face, shown, metrics, fresh=True)

    def arrive(self) -> None:
        """Let what moves arrive now."""
        self._panel.arrive()

    def leave(self) -> None:
        """Tell it no longer."""
        self._panel.hide()
