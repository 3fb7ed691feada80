"""A question before something that cannot be taken back."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardavia_desktop.ui.panels.panel import Panel
from cardavia_desktop.ui.theme import Surround

translate = QCoreApplication.translate

WIDTH: Final = 660
"""The panel's width at 1920 × 1080."""


class GiveUpPanel(Panel):
    """Asks whether to give up the match at the table; closing the panel is a no.

    Args:
        host: the pages that the panel covers.
        colours: the surround's colours.
        can_keep: whether the match can be kept for later instead.
    """

    accepted = Signal()
    """The person gives the match up."""
    kept = Signal()
    """The person wants the match kept in the list, and a new one."""

    def __init__(self, host: QWidget, colours: Surround, *, can_keep: bool) -> None:
        super().__init__(host, colours, WIDTH)
        self._can_keep = can_keep

    def title(self) -> str:
        """Return the panel's name."""
        return translate("GiveUpPanel", "New match")

    def build(self, inside: QWidget) -> None:
        """Lay out the question and its answers; the harmless one has the focus."""
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.px(22))
        question = self.label(
            translate("GiveUpPanel", "A new match begins. What becomes of this one?"), "line", inside
        )
        question.setWordWrap(True)
        column.addWidget(question)
        row = QHBoxLayout()
        row.setSpacing(self.px(12))
        row.addStretch(1)
        for name, text, slot in (
            ("no", translate("GiveUpPanel", "Go on with this one"), self.close),
            ("keep", translate("GiveUpPanel", "Keep it for later"), self._keep),
            ("yes", translate("GiveUpPanel", "Give it up"), self._accept),
        ):
            if name == "keep" and not self._can_keep:
                continue
            button = QPushButton(text, inside)
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.clicked.connect(slot)
            row.addWidget(button)
        column.addLayout(row)

    def focus_first(self) -> None:
        """Put the focus on the harmless answer."""
        no = self.frame.findChild(QPushButton, "no")
        if isinstance(no, QWidget):
            no.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self) -> None:
        self.close()
        self.kept.emit()

    def _accept(self) -> None:
        self.close()
        self.accepted.emit()


class ResetPanel(Panel):
    """Asks whether to forget all past deals; closing the panel is a no.

    Args:
        host: the pages that the panel covers.
        colours: the surround's colours.
    """

    accepted = Signal()
    """The person wants them forgotten."""

    def __init__(self, host: QWidget, colours: Surround) -> None:
        super().__init__(host, colours, WIDTH)

    def title(self) -> str:
        """Return the panel's name."""
        return translate("ResetPanel", "Reset")

    def build(self, inside: QWidget) -> None:
        """Lay out the question and its answers."""
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.px(22))
        text = translate(
            "ResetPanel",
            "Forget all past deals, with their statistics, reviews and achievements? "
            "This cannot be undone; an export keeps them.",
        )
        question = self.label(text, "line", inside)
        question.setWordWrap(True)
        column.addWidget(question)
        row = QHBoxLayout()
        row.setSpacing(self.px(12))
        row.addStretch(1)
        for name, answer, slot in (
            ("no", translate("ResetPanel", "Keep them"), self.close),
            ("yes", translate("ResetPanel", "Forget them all"), self._accept),
        ):
            button = QPushButton(answer, inside)
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.clicked.connect(slot)
            row.addWidget(button)
        column.addLayout(row)

    def focus_first(self) -> None:
        """Put the focus on the harmless answer."""
        no = self.frame.findChild(QPushButton, "no")
        if isinstance(no, QWidget):
            no.setFocus(Qt.FocusReason.OtherFocusReason)

    def _accept(self) -> None:
        self.close()
        self.accepted.emit()
