"""A finished deal on the table once more: step by step, with open hands, and what the expert thinks of it."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardavia_desktop.agents.review import SLIP, Review, Reviewed
from cardavia_desktop.engine.actions import Play, Return
from cardavia_desktop.engine.match import Match, Moment
from cardavia_desktop.engine.outcome import Outcome
from cardavia_desktop.session.replay import Replay, moments_of
from cardavia_desktop.session.reviewer import Reviewer
from cardavia_desktop.session.thinker import Thinker
from cardavia_desktop.store.history import History
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.history.curve import ChanceCurve
from cardavia_desktop.ui.history.kept_reviews import KeptReviews
from cardavia_desktop.ui.history.play_list import PlayList, decided_at, rows_of, trick_ends
from cardavia_desktop.ui.history.playback import Playback
from cardavia_desktop.ui.history.replay_head import ReplayHead
from cardavia_desktop.ui.history.review_box import ReviewBox
from cardavia_desktop.ui.history.transport import Transport
from cardavia_desktop.ui.keys.key_map import key_of
from cardavia_desktop.ui.table.preferences import TablePreferences
from cardavia_desktop.ui.table.table_widget import TableWidget

translate = QCoreApplication.translate

_SIDE: Final = 19.5
"""The width of the column at the right, in heights of a line of text; a small window has less."""
_LEAST_SIDE: Final = 15.5
_LEAST_HEIGHT: Final = 27


class ReplayPage(QWidget):
    """Shows one deal.

    Args:
        thinker: where the expert thinks.
        history: where reviews are kept; None where nothing is.
        preferences: how the person wants the table.
        parent: the window.

    Attributes:
        table: the table.
        transport: the buttons that run through the deal.
        curve: the chance of winning over the deal.
        plays: the list of plays.
        box: what the expert thinks.
    """

    left = Signal()
    """The person wants to go back."""
    reviewed = Signal(str, int)
    """A review has been made and kept: of this match, by its identity, the deal of this number."""

    def __init__(
        self,
        thinker: Thinker,
        history: History | None,
        preferences: TablePreferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._kept = KeptReviews(history)
        self._match: Match | None = None
        self._number = 0
        self._outcome: Outcome | None = None
        self._review: Review | None = None
        self._replay = Replay(self)
        self._playback = Playback(self._replay, self)
        self._reviewer = Reviewer(thinker, self)
        self._head = ReplayHead(self)
        self._head.left.connect(self.left)
        self._head.opened.connect(self._replay.set_open)
        self.table = TableWidget(self._replay, preferences, self)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.curve = ChanceCurve(self)
        self.transport = Transport(self)
        self.plays = PlayList(self)
        self.box = ReviewBox(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._connect()
        self._retranslate()

    @property
    def replay(self) -> Replay:
        """Return what the table shows."""
        return self._replay

    @property
    def review(self) -> Review | None:
        """Return the review of the deal, None while there is none."""
        return self._review

    @property
    def match(self) -> Match | None:
        """Return the match of the deal that is shown."""
        return self._match

    @property
    def playing(self) -> bool:
        """Tell whether the deal runs by itself."""
        return self._playback.running

    def open(self, match: Match, number: int, seat: int, *, review: bool = False) -> None:
        """Show a finished deal from its beginning.

        Args:
            match: its match.
            number: its number there, from 1.
            seat: the person's seat.
            review: whether the expert begins at once.

        Raises:
            LookupError: the match has no such deal, or the game no such seat.
            ValueError: the deal has not ended.
        """
        if seat not in range(match.game.seats):
            raise LookupError(f"seat {seat}")
        moments = moments_of(match, number)
        outcome = match.game.outcome(moments[-1].state.observe(seat))
        self._playback.stop()
        self._reviewer.cancel()
        self._match, self._number, self._outcome, self._review = match, number, outcome, None
        self.box.offer()
        self.curve.show_deal(decided_at(moments), len(moments) - 1, trick_ends(moments))
        self._replay.begin(moments, seat)
        self._show_rows()
        self._retranslate()
        kept = self._kept.of(match, number, moments, seat)
        if kept is not None:
            self._take_review(kept)
        elif review:
            self.begin_review()
        self.setFocus()

    def begin_review(self) -> None:
        """Ask the expert."""
        self._reviewer.begin(self._replay.moments, self._replay.seat)

    def close_down(self) -> None:
        """Run nothing any more."""
        self._playback.stop()
        self._reviewer.cancel()

    def set_preferences(self, preferences: TablePreferences) -> None:
        """Show the table as the person wants it, at this page's own speed."""
        self.table.set_preferences(preferences)
        for part in (self._head, self.transport, self.box):
            part.follow_keys(preferences.keys)
        self.table.set_pace(self.transport.pace)

    def set_picture(self, picture: Picture) -> None:
        """Show the table as the display sliders say."""
        self.table.set_picture(picture)

    # Running

    def play_or_stop(self) -> None:
        """Run through the deal, or stand still."""
        if self.playing:
            self._playback.stop()
        else:
            self._playback.run()

    def step(self, steps: int) -> None:
        """Go so many moments forward, or back, and stand still there."""
        self._playback.stop()
        self._replay.go_to(self._replay.place + steps)

    def go_to(self, place: int) -> None:
        """Stand still at a moment."""
        self._playback.stop()
        self._replay.go_to(place)

    def step_mistake(self, step: int) -> None:
        """Go to the moment before the next mistake, or before the one before."""
        places = [one.place - 1 for one in self._review.mistakes] if self._review is not None else []
        here = self._replay.place
        if step > 0:
            wanted = next((place for place in places if place > here), None)
        else:
            wanted = next((place for place in reversed(places) if place < here), None)
        if wanted is not None:
            self.go_to(wanted)

    def _follow_on(self) -> None:
        """The table shows the moment whole: show the better play, and go on."""
        self._raise_better()
        self._playback.follow_on(self.transport.pace)

    def _show_place(self) -> None:
        place = self._replay.place
        if not self._replay.moments:
            return
        self.transport.show_state(place, self._replay.last, playing=self.playing)
        self.curve.show_place(place)
        self.plays.show_place(place)
        self.box.show_decision(self._decision())

    # The review

    def _decision(self) -> Reviewed | None:
        """Return the decision to tell of: the one that comes now, or else the one just made."""
        if self._review is None:
            return None
        place = self._replay.place
        return self._review.at(place + 1) or self._review.at(place)

    def _raise_better(self) -> None:
        """Raise the cards that the expert would have played, before a decision that lost much."""
        coming = self._review.at(self._replay.place + 1) if self._review is not None else None
        if coming is None or coming.loss < SLIP:
            self.table.choose(())
            return
        match coming.best.action:
            case Play(combination=combination):
                self.table.choose(combination.cards)
            case Return(card=card):
                self.table.choose((card,))
            case _:
                self.table.choose(())

    def _take_review(self, review: Review) -> None:
        self._review = review
        self.box.show_review(review)
        won = self._outcome is not None and self._outcome.won
        self.curve.show_review(review, won=won)
        self._show_rows()
        self._show_place()
        self._raise_better()

    def _finish_review(self, review: Review) -> None:
        self._take_review(review)
        match, number = self._match, self._number
        if match is None or not _still_has(match, number, self._replay.moments):
            return
        if self._kept.keep(match, number, review):
            self.reviewed.emit(match.identity, number)

    def cancel_review(self) -> None:
        """Ask the expert no more."""
        self._reviewer.cancel()
        self.box.offer()

    # The page

    def _show_rows(self) -> None:
        rows = rows_of(self._replay.moments, self._replay.seat, self._review)
        self.plays.show_rows(rows, self._replay.place)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(4)
        left.addWidget(self.table, 1)
        left.addWidget(self.curve)
        left.addWidget(self.transport)
        self._side = QWidget(self)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(8)
        side.addWidget(self.plays, 1)
        side.addWidget(self.box)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addLayout(left, 1)
        row.addWidget(self._side)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 10)
        column.setSpacing(8)
        column.addWidget(self._head)
        column.addLayout(row, 1)

    def _connect(self) -> None:
        self._replay.moved.connect(lambda _place: self._show_place())
        self._replay.rested.connect(self._follow_on)
        self._playback.turned.connect(self._show_place)
        self.transport.stepped.connect(self.step)
        self.transport.chosen.connect(self.go_to)
        self.transport.play_pressed.connect(self.play_or_stop)
        self.transport.speed_box.currentIndexChanged.connect(
            lambda _index: self.table.set_pace(self.transport.pace)
        )
        for part in (self.plays, self.transport.slider):
            part.installEventFilter(self)
        self.curve.chosen.connect(self.go_to)
        self.plays.chosen.connect(self.go_to)
        self.box.wanted.connect(self.begin_review)
        self.box.cancelled.connect(self.cancel_review)
        self.box.mistake_stepped.connect(self.step_mistake)
        self._reviewer.progressed.connect(self.box.show_progress)
        self._reviewer.finished.connect(self._finish_review)
        self._reviewer.failed.connect(self.box.fail)

    def _retranslate(self) -> None:
        self._head.retranslate()
        self.table.setAccessibleName(translate("Replay", "Table"))
        self.transport.retranslate()
        self.box.retranslate()
        self.curve.retranslate()
        match, outcome = self._match, self._outcome
        if match is None or outcome is None:
            return
        self._head.show_deal(match, self._number, outcome, self._replay.seat)
        self._show_rows()
        self._show_place()

    def _dress(self) -> None:
        height = self.fontMetrics().height()
        wanted = min(_SIDE * height, max(_LEAST_SIDE * height, 0.29 * self.width()))
        self._side.setFixedWidth(round(wanted))
        self.box.set_low(low=self.height() < _LEAST_HEIGHT * height)
        self.curve.updateGeometry()
        self.transport.dress()
        self.plays.viewport().update()

    # The widget

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, run, change the speed, open the hands, go to a mistake, or leave."""
        fixed: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Left: lambda: self.step(-1),
            Qt.Key.Key_Right: lambda: self.step(1),
            Qt.Key.Key_Home: lambda: self.go_to(0),
            Qt.Key.Key_End: lambda: self.go_to(self._replay.last),
            Qt.Key.Key_Space: self.play_or_stop,
            Qt.Key.Key_Escape: self.left.emit,
        }
        modified = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        key = Qt.Key(event.key())
        # The chosen keys come before the others, which Shift does not change: it may be Shift+Left.
        if self._obey(event):
            return
        if key in fixed and not modified:
            fixed[key]()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the chosen keys do in the list of plays and on the slider what they do on the whole page."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and self._obey(event):
            return True
        return super().eventFilter(watched, event)

    def _obey(self, event: QKeyEvent) -> bool:
        """Do what a key that can be chosen is for; return whether it is for anything now."""
        chosen: dict[str, Callable[[], None]] = {
            "open_hands": self._head.toggle_open,
            "faster": lambda: self.transport.change_speed(1),
            "slower": lambda: self.transport.change_speed(-1),
        }
        if self._review is not None and self._review.mistakes:  # else Page Down turns a page of the list
            chosen["mistake_before"] = lambda: self.step_mistake(-1)
            chosen["mistake_next"] = lambda: self.step_mistake(1)
        act = chosen.get(self.table.preferences.keys.command(key_of(event)))
        if act is not None:
            act()
        return act is not None

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, the fonts and the surround."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self._dress()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the table room."""
        super().resizeEvent(event)
        self._dress()

    def hideEvent(self, event: QHideEvent) -> None:
        """Run nothing while nobody looks; a review goes on."""
        self._playback.stop()
        self.table.complete()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground of the list at the right."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        for widget, parent in ((self.plays, self._side), (self.box, self._side)):
            corner = parent.mapTo(self, widget.pos())
            painter.drawRoundedRect(QRectF(QPointF(corner), widget.size().toSizeF()), 12, 12)
        painter.end()


def _still_has(match: Match, number: int, moments: Sequence[Moment]) -> bool:
    """Tell whether a deal is still as it was shown: at the table decisions may have been taken back since."""
    try:
        now = moments_of(match, number)
    except LookupError:
        return False
    return [moment.entry for moment in now] == [moment.entry for moment in moments]
