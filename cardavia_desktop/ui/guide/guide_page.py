"""The page of a guided deal: a table of its own, and above it what to do at each turn."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.from_settings import picture_of, table_preferences
from cardavia_desktop.ui.guide import doudizhu, guandan
from cardavia_desktop.ui.guide.guided_session import GuidedSession
from cardavia_desktop.ui.guide.lesson import Advice, Lesson
from cardavia_desktop.ui.guide.strip import GuideStrip, StripText
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.preferences import TablePreferences
from cardavia_desktop.ui.table.table_widget import TableWidget

translate = QCoreApplication.translate

LESSONS: Final = {lesson.game: lesson for lesson in (doudizhu.LESSON, guandan.LESSON)}
"""The guided deal of each game, by the game's key."""


_LOW: Final = 540
"""The height of the page below which the table needs all of it that it can get."""


class GuidePage(QWidget):
    """Teaches a game by playing it.

    Nothing that happens here is kept or counted. The match that lies on the window's own table stays there.

    Args:
        game: the game's key.
        preferences: how the person wants the table.
        parent: the window.

    Attributes:
        game: the game's key.
        session: the guided match.
        table: its table.
        strip: where it is said what to do.
    """

    left = Signal()
    """The person wants no more of it."""
    finished = Signal(str)
    """The guide has come to its end, and the person wants to play the game of this key."""

    def __init__(self, game: str, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._lesson: Lesson = LESSONS[game]
        self._astray = False
        self._still = False
        self._preferences = preferences
        self.session = GuidedSession(self._lesson, self)
        self.table = TableWidget(self.session, _wanted(preferences.value, still=False), self)
        self.table.set_picture(picture_of(preferences.value))
        self.strip = GuideStrip(self.table.look, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(self.table, 1)
        self.setFocusProxy(self.table)
        self.session.changed.connect(self._move_on)
        self.session.astray.connect(self._explain)
        self.session.ended.connect(self._finish)
        # Queued: a table that shows updates at once calls before everybody has heard of the change.
        self.table.called.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self.strip.helped.connect(self._help)
        self.strip.left.connect(self.left)
        preferences.changed.connect(self._follow)

    def begin(self) -> None:
        """Deal, from the beginning."""
        self._write()
        self.session.begin()

    def follow_motion(self, *, reduced: bool) -> None:
        """Move as little as the system asks for."""
        self._still = reduced
        self._follow(self._preferences.value)

    def close_session(self) -> None:
        """Leave nothing running."""
        self.session.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale the strip as the table's texts are."""
        super().resizeEvent(event)
        metrics = Metrics.of(self.width(), self.height())
        self.strip.set_scale(metrics.t, metrics.felt.x, low=self.height() < _LOW)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._write()
        super().changeEvent(event)

    def _follow(self, settings: Settings) -> None:
        self.table.set_preferences(_wanted(settings, still=self._still))
        self.table.set_picture(picture_of(settings))
        self.strip.update()

    def _move_on(self) -> None:
        self._astray = False

    def _explain(self) -> None:
        self._astray = True
        self._tell()

    def _tell(self) -> None:
        """Say what to do now."""
        self._write()
        self.table.say(self.strip.text.spoken)

    def _write(self) -> None:
        """Write what to do now, or that the guide has come to its end."""
        tells = [move.tell for move in self._lesson.moves if move.tell is not None]
        closing = self._lesson.closing
        every = [_told(tell(), "") for tell in (*tells, *([closing] if closing else []))]
        self.strip.keep_room(every)
        move = self.session.move if self.session.match is not None else None
        helps, leaves = translate("Guide", "Show me"), translate("Guide", "Leave the guide")
        if move is not None and move.tell is not None:
            advice, number = move.tell(), self.session.step
            count = phrases.fill(translate("Guide", "Step %1 of %2"), number, self._lesson.steps)
            text = _told(advice, count)
            if self._astray:
                text = StripText(translate("Guide", "Not quite"), (advice.astray,), count, astray=True)
            self.strip.say(text, helps, leaves)
        elif self.session.match is None:
            self.strip.say(every[0], helps, leaves)
        elif self.session.is_over:
            told = _told(closing(), "") if closing else replace(self.strip.text, count="")
            self.strip.say(told, translate("Guide", "Play a match"), leaves)

    def _help(self) -> None:
        """Choose what is wanted now, or go on to a match of one's own."""
        if self.session.is_over:
            self._finish()
            return
        hint = self.table.button("hint")
        if hint is not None:
            hint.click()
        self.table.setFocus()

    def _finish(self) -> None:
        self.finished.emit(self.game)


def _told(advice: Advice, count: str) -> StripText:
    return StripText(advice.title, advice.lines, count)


def _wanted(settings: Settings, *, still: bool) -> TablePreferences:
    """Return how the table is wanted; here nothing is passed by itself."""
    wanted = table_preferences(settings)
    return replace(wanted, auto_pass=False, reduced_motion=wanted.reduced_motion or still)
