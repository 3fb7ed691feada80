"""What the expert thinks, beside the replay: the offer to ask it, its progress, and its judgement."""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.agents.review import SLIP, Review, Reviewed
from cardavia_desktop.engine.actions import Action, Bid, Play, Return
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.keys.key_map import KeyMap, written
from cardavia_desktop.ui.language import percent

translate = QCoreApplication.translate


class Stage(Enum):
    """How far a review is."""

    OFFERED = auto()
    RUNNING = auto()
    DONE = auto()
    FAILED = auto()


class ReviewBox(QFrame):
    """Shows one stage of a review."""

    wanted = Signal()
    """The person wants the deal to be reviewed."""
    cancelled = Signal()
    """The person wants no review any more."""
    mistake_stepped = Signal(int)
    """The next mistake is wanted (1), or the one before (-1)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("reviewBox")
        self._buttons: dict[str, QPushButton] = {}
        self._stage = Stage.OFFERED
        self._low = False
        self._keys = KeyMap()
        self._review: Review | None = None
        self._one: Reviewed | None = None
        self._title = self._label("heading")
        self._line = self._label("caption")
        self._ask = self._button("ask", self.wanted.emit)
        self._progress = QProgressBar(self)
        self._progress.setTextVisible(False)
        self._cancel = self._button("cancel", self.cancelled.emit)
        self._before = self._button("mistake_before", lambda: self.mistake_stepped.emit(-1))
        self._next = self._button("mistake_next", lambda: self.mistake_stepped.emit(1))
        self._deed = [self._label(role) for role in ("caption", "name", "odds")]
        self._better = [self._label(role) for role in ("caption", "name", "odds")]
        self._why = self._label("caption")
        self._defined = self._label("caption")
        self._grid = QWidget(self)
        grid = QGridLayout(self._grid)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for row, labels in enumerate((self._deed, self._better)):
            for place, label in enumerate(labels):
                grid.addWidget(label, row, place, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._why, 2, 0, 1, 3)
        for label in (self._deed[0], self._better[0]):
            label.setWordWrap(False)
        for label in (self._deed[2], self._better[2]):
            label.setWordWrap(False)
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        steps = QHBoxLayout()
        steps.setSpacing(8)
        steps.addWidget(self._before, 1)
        steps.addWidget(self._next, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self._line)
        column.addWidget(self._progress)
        column.addWidget(self._ask)
        column.addWidget(self._cancel)
        column.addWidget(self._grid)
        column.addLayout(steps)
        column.addWidget(self._defined)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.retranslate()

    @property
    def stage(self) -> Stage:
        """Return how far the review is."""
        return self._stage

    def button(self, name: str) -> QPushButton:
        """Return a button: ``ask``, ``cancel``, ``mistake_before`` or ``mistake_next``."""
        return self._buttons[name]

    @property
    def text(self) -> str:
        """Return all that is said now."""
        labels = (self._title, self._line, *self._deed, *self._better, self._why, self._defined)
        return "\n".join(label.text() for label in labels if label.isVisibleTo(self) and label.text())

    def offer(self) -> None:
        """Offer a review."""
        self._show(Stage.OFFERED, None)

    def show_progress(self, done: int, all_: int) -> None:
        """Show how far a review is."""
        self._progress.setRange(0, max(1, all_))
        self._progress.setValue(done)
        if self._stage is not Stage.RUNNING:
            self._show(Stage.RUNNING, None)

    def fail(self) -> None:
        """Say that there is no review."""
        self._show(Stage.FAILED, None)

    def show_review(self, review: Review) -> None:
        """Show what came out."""
        self._show(Stage.DONE, review)

    def show_decision(self, one: Reviewed | None) -> None:
        """Tell about one decision, or about none."""
        self._one = one
        self._tell()

    def set_low(self, *, low: bool) -> None:
        """Leave what the accuracy means to the tip of the title, where there is little height."""
        if low != self._low:
            self._low = low
            self._tell()

    def follow_keys(self, keys: KeyMap) -> None:
        """Tell the keys that go from mistake to mistake."""
        self._keys = keys
        self.retranslate()

    def retranslate(self) -> None:
        """Speak the language of the moment."""
        self._ask.setText(translate("Review", "Review the deal"))
        self._cancel.setText(translate("Review", "Cancel"))
        self._before.setText(translate("Review", "Previous"))
        before, after = (written(self._keys.key(name)) for name in ("mistake_before", "mistake_next"))
        self._before.setToolTip(phrases.fill(translate("Review", "The mistake before (%1)"), before))
        self._next.setText(translate("Review", "Next mistake"))
        self._next.setToolTip(phrases.fill(translate("Review", "The next mistake (%1)"), after))
        self._progress.setAccessibleName(translate("Review", "Progress of the review"))
        self._defined.setText(
            translate(
                "Review",
                "A decision that gives away no chance of winning is worth 100, one that gives away 20 "
                "points or more is worth 0; the accuracy is the mean. The expert knows only what you "
                "could know, and can be wrong.",
            )
        )
        self._tell()

    def _show(self, stage: Stage, review: Review | None) -> None:
        self._stage, self._review, self._one = stage, review, None
        self._tell()

    def _tell(self) -> None:
        stage, review = self._stage, self._review
        done = stage is Stage.DONE and review is not None
        self._ask.setVisible(stage in (Stage.OFFERED, Stage.FAILED))
        self._progress.setVisible(stage is Stage.RUNNING)
        self._cancel.setVisible(stage is Stage.RUNNING)
        self._defined.setVisible(done and not self._low)
        self._title.setToolTip(self._defined.text() if done and self._low else "")
        self._before.setVisible(done and bool(review and review.mistakes))
        self._next.setVisible(done and bool(review and review.mistakes))
        self._grid.setVisible(done)
        if review is not None and done:
            self._title.setText(_headline(review))
            self._line.setText(self._summary(review))
            self._tell_decision()
        else:
            title, line = _before(stage)
            self._title.setText(title)
            self._line.setText(line)

    def _summary(self, review: Review) -> str:
        counted, lost = len(review.counted), len(review.mistakes)
        if not counted:
            return translate("Review", "You had no decision that could be measured.")
        first = self.tr("%n decision(s) counted", "", counted)
        if not lost:
            return f"{first}. " + translate("Review", "None lost much.")
        return f"{first}, " + self.tr("%n of them lost much.", "", lost)

    def _tell_decision(self) -> None:
        one = self._one
        for label in (*self._deed, *self._better, self._why):
            label.setVisible(one is not None)
        if one is None:
            return
        made, best = one.chance, one.best.chance
        self._deed[0].setText(translate("Review", "You"))
        self._deed[1].setText(action_name(one.action))
        self._deed[2].setText(percent(round(100 * made)) if made is not None else "")
        missed = one.counts and one.loss >= SLIP
        unmeasured = made is None and one.action != one.best.action
        for label in self._better:
            label.setVisible(missed or unmeasured)
        self._better[0].setText(translate("Review", "Better") if missed else translate("Review", "Expert"))
        self._better[1].setText(action_name(one.best.action))
        self._better[2].setText(percent(round(100 * best)) if best is not None and missed else "")
        self._why.setText(_verdict(one))

    def _label(self, role: str) -> QLabel:
        label = QLabel(self)
        label.setProperty("role", role)
        label.setWordWrap(True)
        return label

    def _button(self, name: str, pressed: Callable[[], None]) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        self._buttons[name] = button
        button.setAutoDefault(False)
        button.clicked.connect(pressed)
        return button


def action_name(action: Action) -> str:
    """Return what a decision is called."""
    match action:
        case Play(combination=combination):
            return phrases.combination_name(combination)
        case Bid(points=0):
            return translate("Replay", "No bid")
        case Bid(points=points):
            return phrases.fill(translate("Action", "Bid %1"), points)
        case Return(card=card):
            return phrases.fill(translate("Replay", "Returns %1"), phrases.card_name(card))
        case _:
            return translate("Action", "Pass")


def _before(stage: Stage) -> tuple[str, str]:
    """Return the title and line of a stage before the end."""
    if stage is Stage.RUNNING:
        return translate("Review", "The expert looks at your decisions"), ""
    if stage is Stage.FAILED:
        return translate("Review", "No review"), translate("Review", "The expert gave no answer.")
    return (
        translate("Review", "What would the expert have done?"),
        translate(
            "Review", "It goes through your decisions with what you knew, and shows where the deal turned."
        ),
    )


def _headline(review: Review) -> str:
    if review.accuracy is None:
        return translate("Review", "Nothing to measure")
    return phrases.fill(translate("Review", "Accuracy %1"), percent(round(100 * review.accuracy)))


def _verdict(one: Reviewed) -> str:
    """Return the judgement of a decision in a sentence."""
    reason = phrases.motive_text(one.best.motive)
    sentence = reason[:1].upper() + reason[1:] + "."
    if one.forced:
        return translate("Review", "There was nothing else to do.")
    if isinstance(one.action, Bid):
        return sentence + " " + translate("Review", "Bids are not counted: nobody knows who would have bid.")
    if one.chance is None:
        return sentence + " " + translate("Review", "Not counted: it does not change who wins the deal.")
    if one.loss < SLIP:
        return translate("Review", "As good as anything the expert sees.")
    lost = phrases.fill(translate("Review", "%1 points of chance lost."), round(100 * one.loss))
    return f"{sentence} {lost}"
