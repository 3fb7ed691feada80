"""The head of the page that replays a deal: which deal it is, the way back, open hands, the deal's code."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.outcome import Outcome
from cardavia_desktop.ui import messages, phrases
from cardavia_desktop.ui.history.words import opponents_name, result_name, role_name
from cardavia_desktop.ui.keys.key_map import KeyMap, written
from cardavia_desktop.ui.top_bar import GAME_NAMES

translate = QCoreApplication.translate


class ReplayHead(QWidget):
    """Tells of a deal in two lines, with buttons at both sides."""

    left = Signal()
    """The person wants to go back."""
    opened = Signal(bool)
    """All hands are to be shown, or the others' no longer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._keys = KeyMap()
        self._back = self._button("back_to_list", self.left.emit)
        self._title = QLabel(self)
        self._title.setProperty("role", "heading")
        self._line = QLabel(self)
        self._line.setTextFormat(Qt.TextFormat.PlainText)  # the players' names come from a file
        self._line.setProperty("role", "caption")
        self._open = self._button("open_hands", lambda: None)
        self._open.setCheckable(True)
        self._open.setChecked(True)
        self._open.toggled.connect(self.opened)
        self._copy = self._button("copy_code", self._copy_code)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._line)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._back)
        row.addSpacing(6)
        row.addLayout(words)
        row.addStretch(1)
        row.addWidget(self._open)
        row.addWidget(self._copy)

    def toggle_open(self) -> None:
        """Open the hands, or close them."""
        self._open.toggle()

    def follow_keys(self, keys: KeyMap) -> None:
        """Tell the key that opens the hands."""
        self._keys = keys
        self.retranslate()

    def retranslate(self) -> None:
        """Speak the language of the moment on the buttons."""
        self._back.setText(translate("Replay", "Back"))
        self._open.setText(translate("Replay", "Open hands"))
        key = written(self._keys.key("open_hands"))
        self._open.setToolTip(phrases.fill(translate("Replay", "Show what the others hold (%1)"), key))
        self._copy.setText(translate("Replay", "Copy the code"))

    def show_deal(self, match: Match, number: int, outcome: Outcome, seat: int) -> None:
        """Tell of a deal.

        Args:
            match: its match.
            number: its number there, from 1.
            outcome: how it ended for the person.
            seat: the person's seat.
        """
        self._match = match
        self._copy.setEnabled(match.code is not None)
        tip = translate("Replay", "%1 deals the same cards anywhere") if match.code else ""
        self._copy.setToolTip(phrases.fill(tip, str(match.code)))
        name = GAME_NAMES[match.game.key]
        self._title.setText(phrases.fill(translate("Replay", "%1, deal %2"), name, number))
        others = "+".join(sorted({player for other, player in enumerate(match.players) if other != seat}))
        parts = [
            role_name(outcome),
            result_name(outcome),
            phrases.signed(outcome.score),
            opponents_name(others),
        ]
        if match.deal_undos[number - 1]:
            parts.append(translate("History", "with decisions taken back"))
        self._line.setText(" · ".join(parts))

    def _copy_code(self) -> None:
        if self._match is not None and self._match.code is not None:
            QGuiApplication.clipboard().setText(str(self._match.code))
            self._copy.setText(messages.details_copied())

    def _button(self, name: str, pressed: Callable[[], None]) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(pressed)
        return button
