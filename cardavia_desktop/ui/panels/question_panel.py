"""Questions before something that cannot be taken back."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardavia_desktop.ui.panels.panel import Panel
from cardavia_desktop.ui.theme import Surround

translate = QCoreApplication.translate

WIDTH: Final = 660
"""The panel's width at 1920 × 1080."""


class Answer(NamedTuple):
    """A button of a question.

    Attributes:
        name: what the button is called in the program.
        text: what it says.
        act: what it does.
    """

    name: str
    text: str
    act: Callable[[], object]


class QuestionPanel(Panel):
    """A question with its answers; the first is harmless and has the focus, and closing the panel says it.

    Args:
        host: the pages that the panel covers.
        colours: the surround's colours.
    """

    accepted = Signal()
    """The person wants what cannot be taken back."""

    def __init__(self, host: QWidget, colours: Surround) -> None:
        super().__init__(host, colours, WIDTH)

    def question(self) -> str:
        """Return what is asked."""
        raise NotImplementedError

    def answers(self) -> tuple[Answer, ...]:
        """Return the answers, the harmless one first."""
        raise NotImplementedError

    def build(self, inside: QWidget) -> None:
        """Lay out the question and its answers."""
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.px(22))
        question = self.label(self.question(), "line", inside)
        question.setWordWrap(True)
        column.addWidget(question)
        row = QHBoxLayout()
        row.setSpacing(self.px(12))
        row.addStretch(1)
        for name, text, act in self.answers():
            button = QPushButton(text, inside)
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.clicked.connect(act)
            row.addWidget(button)
        column.addLayout(row)

    def focus_first(self) -> None:
        """Put the focus on the harmless answer."""
        harmless = self.frame.findChild(QPushButton, self.answers()[0].name)
        if isinstance(harmless, QWidget):
            harmless.setFocus(Qt.FocusReason.OtherFocusReason)

    def accept(self) -> None:
        """Take the person at their word."""
        self.close()
        self.accepted.emit()


class GiveUpPanel(QuestionPanel):
    """Asks whether to give up the match at the table for a new one, or for one out of a file.

    Args:
        host: the pages that the panel covers.
        colours: the surround's colours.
        can_keep: whether the match can be kept for later instead; it is then a new one that comes.
    """

    kept = Signal()
    """The person wants the match kept in the list, and a new one."""

    def __init__(self, host: QWidget, colours: Surround, *, can_keep: bool) -> None:
        super().__init__(host, colours)
        self._can_keep = can_keep

    def title(self) -> str:
        """Return the panel's name."""
        if self._can_keep:
            return translate("GiveUpPanel", "New match")
        return translate("GiveUpPanel", "Another match")

    def question(self) -> str:
        """Return what is asked."""
        if self._can_keep:
            return translate("GiveUpPanel", "A new match begins. What becomes of this one?")
        return translate(
            "GiveUpPanel",
            "Another match takes the place of this one, which is kept nowhere. Is this one to be given up?",
        )

    def answers(self) -> tuple[Answer, ...]:
        """Return the answers."""
        stay = Answer("no", translate("GiveUpPanel", "Go on with this one"), self.close)
        keep = Answer("keep", translate("GiveUpPanel", "Keep it for later"), self._keep)
        give_up = Answer("yes", translate("GiveUpPanel", "Give it up"), self.accept)
        return (stay, keep, give_up) if self._can_keep else (stay, give_up)

    def _keep(self) -> None:
        self.close()
        self.kept.emit()


class ResetPanel(QuestionPanel):
    """Asks whether to forget all past deals."""

    def title(self) -> str:
        """Return the panel's name."""
        return translate("ResetPanel", "Reset")

    def question(self) -> str:
        """Return what is asked."""
        return translate(
            "ResetPanel",
            "Forget all past deals, with their statistics, reviews and achievements? "
            "This cannot be undone; an export keeps them.",
        )

    def answers(self) -> tuple[Answer, ...]:
        """Return the answers."""
        return (
            Answer("no", translate("ResetPanel", "Keep them"), self.close),
            Answer("yes", translate("ResetPanel", "Forget them all"), self.accept),
        )
