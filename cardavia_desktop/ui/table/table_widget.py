"""The table: shows a session's match, and takes the person's decisions by mouse and keyboard."""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QTransform
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardavia_desktop.engine.actions import Pass
from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.session.table_session import TableSession, Update
from cardavia_desktop.ui.card_art import Back, CardStyle
from cardavia_desktop.ui.display.grain_layer import GrainLayer
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.display.tone import tone_of
from cardavia_desktop.ui.felt import FELT_RADIUS
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table import moves
from cardavia_desktop.ui.table.action_bar import ActionBar
from cardavia_desktop.ui.table.choreographer import Choreographer
from cardavia_desktop.ui.table.controls import Controls
from cardavia_desktop.ui.table.desk import Desk
from cardavia_desktop.ui.table.ending import Ending
from cardavia_desktop.ui.table.face import GameFace
from cardavia_desktop.ui.table.faces import FACES
from cardavia_desktop.ui.table.handling import Handling
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.motion import Motion, Track
from cardavia_desktop.ui.table.narrator import Narrator
from cardavia_desktop.ui.table.places import Places
from cardavia_desktop.ui.table.placing import HandState
from cardavia_desktop.ui.table.preferences import Speed, TablePreferences
from cardavia_desktop.ui.table.questions import Questions
from cardavia_desktop.ui.table.reading_chooser import ReadingChooser
from cardavia_desktop.ui.table.shown import Mark, Shown
from cardavia_desktop.ui.table.stage import Stage
from cardavia_desktop.ui.table.table_view import TableView

translate = QCoreApplication.translate

_LEAST_REPLAY: Final = (940.0, 545.0)
"""The size of table below which a replay is shown smaller as a whole."""

_AUTO_PASS_MS: Final = 600


class TableWidget(QWidget):
    """The table.

    Args:
        session: the match that is played here, or replayed.
        preferences: how the person wants the table.
        parent: the Qt parent.

    Attributes:
        places: where things are on it.
    """

    announced = Signal(str)
    """What has happened, in a sentence."""
    showing = Signal(object)
    """A :class:`~cardavia_desktop.ui.table.shown.Shown` whose event begins to be shown."""
    touched = Signal()
    """The person has chosen cards or let go of some."""
    called = Signal()
    """Everything has been shown, and it is the person's turn."""
    rearranged = Signal()
    """The hand or the counter takes another part of the table now."""
    rules_requested = Signal(str)
    """A section of the rules is asked for, by its name."""
    settings_requested = Signal()
    review_requested = Signal()
    """The deal that has just ended is to be reviewed."""

    def __init__(
        self, session: TableSession, preferences: TablePreferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._preferences = preferences
        self._look = Look()
        self._face: GameFace | None = None
        self._game = ""
        self._fresh = True
        self._stage = Stage(self._look, self)
        if not session.played:
            self._stage.leave_title_out()
        self._view = TableView(self._stage, self)
        self._bar = ActionBar(self._look, self, self._stage)
        self._desk = Desk(session, self)
        self.places = Places(self, self._stage, self._desk.selection)
        self._handling = Handling(self._view, self._desk, lambda: self._stage.hand, self)
        self._choreographer = Choreographer(self._render, self._marks, self)
        self._hand_motion = Motion(self)
        self._controls = Controls(self._bar, self._desk, self._handling, self._choreographer)
        self._controls.grouped, self._controls.counter = preferences.by_combination, preferences.counter
        self._auto_pass = QTimer(self)
        self._auto_pass.setSingleShot(True)
        self._auto_pass.timeout.connect(self._desk.pass_turn)
        self._narrator = Narrator(
            self._view,
            self._stage,
            self._desk,
            self._handling,
            self._controls,
            self._choreographer,
            self,
        )
        self._chooser = ReadingChooser(self._look, self)
        self._questions = Questions(self._chooser, self._stage, self._desk.is_wild)
        self._ending = Ending(session, self._look, self)
        self._grain = GrainLayer(self)
        self.setFocusProxy(self._view)
        if session.played:
            self.setMinimumSize(640, 400)
        self._connect()
        self.set_preferences(preferences)

    def _connect(self) -> None:
        self._session.changed.connect(self._show_update)
        self._view.rescaled.connect(self._refresh)
        self._handling.touched.connect(self._touch)
        self._handling.urged.connect(self._choreographer.go_on)
        self._handling.changed.connect(self._show_hand)
        self._narrator.said.connect(self.announced)
        self._controls.rearranged.connect(self.rearranged)
        self._controls.rules_wanted.connect(self.rules_requested)
        self._controls.next_wanted.connect(self._next_deal)
        self._controls.review_wanted.connect(self.review_requested)
        self._desk.changed.connect(self._show_hand)
        self._desk.chosen.connect(self.touched)
        self._desk.undecided.connect(self._ask)
        self._desk.doubted.connect(lambda bomb: self._ask((bomb,)))
        self._choreographer.showing.connect(self.showing)
        self._choreographer.rested.connect(self._rest)
        self._questions.answered.connect(self._desk.play_as)
        self._questions.changed.connect(self._follow_question)
        self._chooser.told.connect(self.say)
        self._ending.next_wanted.connect(self._next_deal)
        self._ending.review_wanted.connect(self.review_requested)
        self._ending.put_aside.connect(self._see_table)

    # For the window

    def set_preferences(self, preferences: TablePreferences) -> None:
        """Show the table as the person wants it."""
        if preferences.counter != self._preferences.counter:
            self._controls.counter = preferences.counter
        if preferences.by_combination != self._preferences.by_combination:
            self._controls.grouped = preferences.by_combination
        self._preferences = preferences
        self._desk.asks_before_bombs = preferences.ask_bomb
        self._ending.set_preferences(preferences)
        style = CardStyle(
            large=preferences.large_index,
            four_colours=preferences.four_colours,
            french=preferences.french_index,
        )
        self._look.set_deck(style, Back(preferences.card_back))
        self._choreographer.set_speed(Speed(preferences.speed))
        self._stage.lights.pace = Speed(preferences.speed).factor
        self._refresh()

    def set_picture(self, picture: Picture) -> None:
        """Show everything on the table as the display sliders say."""
        self._grain.set_strength(picture.grain)
        self._look.set_tone(tone_of(picture))
        self._show_bar()
        self.repaint_all()

    @property
    def zoom(self) -> float:
        """Return the scale of the whole picture: a replay that has little room is a smaller table."""
        if self._session.played:
            return 1.0
        return max(0.1, min(1.0, self.width() / _LEAST_REPLAY[0], self.height() / _LEAST_REPLAY[1]))

    @property
    def preferences(self) -> TablePreferences:
        """Return how the person wants the table."""
        return self._preferences

    @property
    def look(self) -> Look:
        """Return what the table is painted with; call :meth:`repaint_all` after changing it."""
        return self._look

    def repaint_all(self) -> None:
        """Paint everything anew: the look has changed."""
        self._stage.renew()
        self.update()
        for child in self.findChildren(QWidget):
            child.update()

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        return QSize(1280, 748)

    def button(self, name: str) -> QAbstractButton | None:
        """Return a button by its name: ``play``, ``pass``, ``hint``, ``bid0`` … ``return``, ``next_deal``."""
        if name == "next_deal":
            return self._ending.next_button
        return self._bar.button(name)

    @property
    def chooser(self) -> ReadingChooser:
        """Return the panel that asks which reading is meant."""
        return self._chooser

    @property
    def selected(self) -> frozenset[Card]:
        """Return the chosen cards."""
        return self._desk.selection.cards

    @property
    def status_text(self) -> str:
        """Return the line that says what to do now."""
        return self._bar.status_text

    def set_pace(self, pace: float) -> None:
        """Let motions take that much of their normal time until the preferences change; 0 for none."""
        self._choreographer.set_pace(pace)

    def choose(self, cards: Collection[Card]) -> None:
        """Raise these cards of the hand, and no others."""
        self._desk.selection.choose(cards)
        self._show_hand()

    def is_settled(self) -> bool:
        """Tell whether nothing moves and everything has been shown."""
        return not (self._choreographer.busy or self._hand_motion.running or self._ending.moving)

    def complete(self) -> None:
        """Show the rest of what is being shown at once."""
        self._choreographer.hurry()
        self._ending.arrive()

    def say(self, text: str) -> None:
        """Tell something to whoever listens, a screen reader among them."""
        self._narrator.say(text)

    # Showing

    def _show_update(self, update: Update) -> None:
        self._handling.new_moment()
        self._fresh = update.fresh
        self._auto_pass.stop()
        self._questions.put_aside()
        self._ending.leave()
        if self._face is None or update.view.game != self._game:
            self._game = update.view.game
            self._face = FACES[self._game](self._look.letter)
            self._stage.set_face(self._face)
            self._desk.selection.choose(())
        match = self._session.match
        self._stage.set_code(str(match.code or "") if match is not None else "")
        if update.view.hand and self._session.played:  # a skip ends with the deal that it was for
            self._choreographer.set_speed(Speed(self._preferences.speed))
        self._choreographer.show(update)

    def _marks(self, update: Update) -> tuple[Mark | None, ...]:
        return self._face.marks(update.view) if self._face is not None else ()

    def _render(self, shown: Shown, moves_cards: bool) -> list[Track]:
        if self._face is None:
            return []
        self._hand_motion.drop()
        self._desk.follow(self._face, shown)
        tracks = self._stage.render_state(shown, self._hand_state(), moves_cards=moves_cards)
        self._show_bar()
        return [moves.fade_in(track) for track in tracks] if self._preferences.reduced_motion else tracks

    def _hand_state(self) -> HandState:
        return HandState(
            chosen=self._desk.selection.cards,
            ring=self._desk.ring(),
            focus=self._handling.focus,
            grouped=self._controls.grouped,
            hover=self._handling.hover,
            counter=self._controls.counter,
            mend=self._desk.mend,
        )

    def _show_hand(self) -> None:
        """Show a change of the chosen cards."""
        shown = self._choreographer.shown
        if shown is None:
            return
        self._questions.hold_to(self._desk.selection.cards)
        self._hand_motion.drop()
        tracks = self._stage.render_hand(shown, self._hand_state())
        still = self._preferences.reduced_motion or Speed(self._preferences.speed) is Speed.INSTANT
        if still:
            for track in tracks:
                track.end.put(track.item)
        else:
            self._hand_motion.play(tracks)
        self._show_bar()

    def _show_bar(self) -> None:
        seats = self._stage.seats
        if seats is None:
            return
        plate = self._stage.plate_rect(0, len(self._stage.shown_plates))
        bar = self._desk.bar().with_keys(self._preferences.keys)
        seen = bar.tools_only() if self._questions.asked else bar
        self._bar.show_state(seen, self._stage.metrics, self._stage.action_y, plate)
        self._grain.raise_()
        self._narrator.look(bar)

    def _refresh(self) -> None:
        """Put everything in its place for another size, look or language."""
        zoom = self.zoom
        self._look.set_ratio(self.devicePixelRatioF() * zoom)
        metrics = Metrics.of(self.width() / zoom, self.height() / zoom)
        self._view.setGeometry(self.rect())
        self._view.setTransform(QTransform.fromScale(zoom, zoom))
        felt = metrics.felt
        covered = QRectF(felt.x * zoom, felt.y * zoom, felt.w * zoom, felt.h * zoom)
        self._grain.cover(covered, FELT_RADIUS * metrics.t * zoom)
        self._view.setAccessibleName(translate("Access", "Card table"))
        self._stage.set_size(metrics)
        self._choreographer.refresh()
        self._questions.place()
        self._ending.tell_anew(self._face, self._choreographer.shown, metrics)
        self.repaint_all()

    def _rest(self) -> None:
        """The update has been shown: the result, or the next decision."""
        shown = self._choreographer.shown
        if shown is None or self._face is None:
            return
        view = shown.view
        if view.result is not None and self._session.played:
            self._choreographer.set_speed(Speed(self._preferences.speed))
            self._ending.tell(self._face, shown, self._stage.metrics, fresh=self._fresh)
            self._grain.raise_()
        elif self._preferences.auto_pass and self._desk.may_act and view.legal == (Pass(),):
            self._auto_pass.start(round(_AUTO_PASS_MS * Speed(self._preferences.speed).factor))
        elif self._desk.may_act:
            self._narrator.tell_turn()
            self.called.emit()
        self._session.presented()

    # Questions and results

    def _touch(self) -> None:
        self._choreographer.complete()
        self._questions.put_aside()

    def _ask(self, readings: tuple[Combination, ...]) -> None:
        self._questions.ask(readings, self._desk.selection.cards)
        self._chooser.come_in(self._preferences.entry)

    def _follow_question(self) -> None:
        """Give the row of buttons to a question, or take it back."""
        if not self._questions.asked:
            self._view.setFocus()
        self._show_bar()

    def _see_table(self) -> None:
        """Put the result aside; its button to go on is in the row of buttons too."""
        self._ending.leave()
        self._view.setFocus()

    def _next_deal(self) -> None:
        self._ending.leave()
        self._view.setFocus()
        self._session.next_deal()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose cards, play, pass, ask for a hint; a replay leaves all keys to its page."""
        if not self._session.played:
            event.ignore()
            return
        self._choreographer.complete()
        if not self._controls.take_key(event, self._preferences.keys):
            event.ignore()

    # The widget

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the surround."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._refresh()
            self._questions.say_anew()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window's size."""
        super().resizeEvent(event)
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Move nothing while nobody looks."""
        self._hand_motion.drop()
        self._stage.lights.settle()
        super().hideEvent(event)
