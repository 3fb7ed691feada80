"""A finished deal on the table once more: step by step, with open hands, and what the expert thinks of it."""

import logging
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardavia_desktop.agents import review as reviews
from cardavia_desktop.agents.review import SLIP, Review, Reviewed
from cardavia_desktop.engine.actions import Play, Return
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.outcome import Outcome
from cardavia_desktop.session.replay import Replay, moments_of
from cardavia_desktop.session.reviewer import Reviewer, decisions_of
from cardavia_desktop.session.thinker import Thinker
from cardavia_desktop.store.history import History, HistoryError
from cardavia_desktop.ui import messages, phrases
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.history.curve import ChanceCurve
from cardavia_desktop.ui.history.play_list import PlayList, decided_at, rows_of, trick_ends
from cardavia_desktop.ui.history.review_box import ReviewBox
from cardavia_desktop.ui.history.transport import Transport
from cardavia_desktop.ui.history.words import opponents_name, result_name, role_name
from cardavia_desktop.ui.table.preferences import TablePreferences
from cardavia_desktop.ui.table.table_widget import TableWidget
from cardavia_desktop.ui.top_bar import GAME_NAMES

translate = QCoreApplication.translate

_BETWEEN_MS: Final = 120
"""Milliseconds between two moments at normal speed, after the table has shown the first."""

_SIDE: Final = 19.5
"""The width of the column at the right, in heights of a line of text; a small window has less."""
_LEAST_SIDE: Final = 15.5

_log = logging.getLogger(__name__)


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
    reviewed = Signal()
    """A review has been made and kept."""

    def __init__(
        self,
        thinker: Thinker,
        history: History | None,
        preferences: TablePreferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._history = history
        self._match: Match | None = None
        self._number = 0
        self._outcome: Outcome | None = None
        self._review: Review | None = None
        self._playing = False
        self._replay = Replay(self)
        self._reviewer = Reviewer(thinker, self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(lambda: self._replay.go_to(self._replay.place + 1))
        self._back = self._button("back_to_list", self.left.emit)
        self._title = QLabel(self)
        self._title.setProperty("role", "heading")
        self._line = QLabel(self)
        self._line.setProperty("role", "caption")
        self._open = self._button("open_hands", lambda: None)
        self._open.setCheckable(True)
        self._open.setChecked(True)
        self._open.toggled.connect(self._replay.set_open)
        self._copy = self._button("copy_code", self._copy_code)
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
        return self._playing

    def open(self, match: Match, number: int, seat: int, *, review: bool = False) -> None:
        """Show a finished deal from its beginning.

        Args:
            match: its match.
            number: its number there, from 1.
            seat: the person's seat.
            review: whether the expert begins at once.

        Raises:
            LookupError: the match has no such deal.
            ValueError: the deal has not ended.
        """
        moments = moments_of(match, number)
        outcome = match.game.outcome(moments[-1].state.observe(seat))
        self._stop()
        self._reviewer.cancel()
        self._match, self._number, self._outcome, self._review = match, number, outcome, None
        self.box.offer()
        self.curve.show_deal(decided_at(moments), len(moments) - 1, trick_ends(moments))
        self._replay.begin(moments, seat)
        self._show_rows()
        self._retranslate()
        kept = self._kept()
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
        self._stop()
        self._reviewer.cancel()

    def set_preferences(self, preferences: TablePreferences) -> None:
        """Show the table as the person wants it, at this page's own speed."""
        self.table.set_preferences(preferences)
        self.table.set_pace(self.transport.pace)

    def set_picture(self, picture: Picture) -> None:
        """Show the table as the display sliders say."""
        self.table.set_picture(picture)

    # Running

    def play_or_stop(self) -> None:
        """Run through the deal, or stand still."""
        if self._playing:
            self._stop()
            return
        if self._replay.place == self._replay.last:
            self._replay.go_to(0)
        self._playing = True
        self._timer.start(0)
        self._show_place()

    def step(self, steps: int) -> None:
        """Go so many moments forward, or back, and stand still there."""
        self._stop()
        self._replay.go_to(self._replay.place + steps)

    def go_to(self, place: int) -> None:
        """Stand still at a moment."""
        self._stop()
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

    def _stop(self) -> None:
        self._playing = False
        self._timer.stop()
        self._show_place()

    def _follow_on(self) -> None:
        """The table shows the moment whole: show the better play, and go on."""
        self._raise_better()
        if self._playing and self._replay.place < self._replay.last:
            self._timer.start(round(_BETWEEN_MS * self.transport.pace))
        elif self._playing:
            self._stop()

    def _show_place(self) -> None:
        place = self._replay.place
        if not self._replay.moments:
            return
        self.transport.show_state(place, self._replay.last, playing=self._playing)
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
        match = self._match
        if self._history is None or match is None or not match.identity:
            return
        try:
            judge = reviews.judge_of(match.game.key)
            text = reviews.to_text(review)
            self._history.keep_review(match.identity, self._number, judge, review.accuracy, text)
        except (HistoryError, OSError, ValueError):
            _log.exception("the review cannot be kept; it is made anew when it is wanted")
        else:
            self.reviewed.emit()

    def _kept(self) -> Review | None:
        """Return the review that is kept of this deal, None where there is none to be read."""
        match, moments = self._match, self._replay.moments
        if self._history is None or match is None:
            return None
        try:
            text = self._history.review(match.identity, self._number, reviews.judge_of(match.game.key))
            if text is None:
                return None
            states = [moment.state for moment in moments]
            seat = self._replay.seat
            return reviews.from_text(text, states, decisions_of(moments, seat), seat)
        except (HistoryError, OSError, ValueError):
            _log.exception("the kept review cannot be read; it is made anew when it is wanted")
            return None

    def cancel_review(self) -> None:
        """Ask the expert no more."""
        self._reviewer.cancel()
        self.box.offer()

    # The page

    def _copy_code(self) -> None:
        if self._match is not None and self._match.code is not None:
            QGuiApplication.clipboard().setText(str(self._match.code))
            self._copy.setText(messages.details_copied())

    def _show_rows(self) -> None:
        rows = rows_of(self._replay.moments, self._replay.seat, self._review)
        self.plays.show_rows(rows, self._replay.place)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._line)
        head.addWidget(self._back)
        head.addSpacing(6)
        head.addLayout(words)
        head.addStretch(1)
        head.addWidget(self._open)
        head.addWidget(self._copy)
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
        column.addLayout(head)
        column.addLayout(row, 1)

    def _connect(self) -> None:
        self._replay.moved.connect(lambda _place: self._show_place())
        self._replay.rested.connect(self._follow_on)
        self.transport.stepped.connect(self.step)
        self.transport.chosen.connect(self.go_to)
        self.transport.play_pressed.connect(self.play_or_stop)
        self.transport.speed_box.currentIndexChanged.connect(
            lambda _index: self.table.set_pace(self.transport.pace)
        )
        self.curve.chosen.connect(self.go_to)
        self.plays.chosen.connect(self.go_to)
        self.box.wanted.connect(self.begin_review)
        self.box.cancelled.connect(self.cancel_review)
        self.box.mistake_stepped.connect(self.step_mistake)
        self._reviewer.progressed.connect(self.box.show_progress)
        self._reviewer.finished.connect(self._finish_review)
        self._reviewer.failed.connect(self.box.fail)

    def _button(self, name: str, pressed: Callable[[], None]) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(pressed)
        return button

    def _retranslate(self) -> None:
        self._back.setText(translate("Replay", "Back"))
        self._open.setText(translate("Replay", "Open hands"))
        self._open.setToolTip(translate("Replay", "Show what the others hold (O)"))
        self._copy.setText(translate("Replay", "Copy the code"))
        self.table.setAccessibleName(translate("Replay", "Table"))
        self.transport.retranslate()
        self.box.retranslate()
        self.curve.retranslate()
        match, outcome = self._match, self._outcome
        if match is None or outcome is None:
            return
        self._copy.setEnabled(match.code is not None)
        tip = translate("Replay", "%1 deals the same cards anywhere") if match.code else ""
        self._copy.setToolTip(phrases.fill(tip, str(match.code)))
        name = GAME_NAMES[match.game.key]
        self._title.setText(phrases.fill(translate("Replay", "%1, deal %2"), name, self._number))
        others = "+".join(
            sorted({player for seat, player in enumerate(match.players) if seat != self._replay.seat})
        )
        parts = [
            role_name(outcome),
            result_name(outcome),
            phrases.signed(outcome.score),
            opponents_name(others),
        ]
        if match.deal_undos[self._number - 1]:
            parts.append(translate("History", "with decisions taken back"))
        self._line.setText(" · ".join(parts))
        self._show_rows()
        self._show_place()

    def _dress(self) -> None:
        height = self.fontMetrics().height()
        wanted = min(_SIDE * height, max(_LEAST_SIDE * height, 0.29 * self.width()))
        self._side.setFixedWidth(round(wanted))
        self.curve.updateGeometry()
        self.transport.dress()
        self.plays.viewport().update()

    # The widget

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, run, change the speed, open the hands, go to a mistake, or leave."""
        key = Qt.Key(event.key())
        does: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Left: lambda: self.step(-1),
            Qt.Key.Key_Right: lambda: self.step(1),
            Qt.Key.Key_Home: lambda: self.go_to(0),
            Qt.Key.Key_End: lambda: self.go_to(self._replay.last),
            Qt.Key.Key_Space: self.play_or_stop,
            Qt.Key.Key_Plus: lambda: self.transport.change_speed(1),
            Qt.Key.Key_Minus: lambda: self.transport.change_speed(-1),
            Qt.Key.Key_O: self._open.toggle,
            Qt.Key.Key_PageUp: lambda: self.step_mistake(-1),
            Qt.Key.Key_PageDown: lambda: self.step_mistake(1),
            Qt.Key.Key_Escape: self.left.emit,
        }
        modified = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if modified or key not in does:
            super().keyPressEvent(event)
        else:
            does[key]()

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
        self._stop()
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
