"""The deal code of the table, to be shared, and another one to play by."""

import re
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from cardavia_desktop.engine import dealcode
from cardavia_desktop.engine.dealcode import CodeError, CodeFault, DealCode
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.matches import words
from cardavia_desktop.ui.panels.panel import Panel
from cardavia_desktop.ui.theme import Surround
from cardavia_desktop.ui.top_bar import GAME_NAMES

translate = QCoreApplication.translate

WIDTH: Final = 760
"""The panel's width at 1920 × 1080."""

_LONGEST: Final = 40
"""Characters that may be typed: a code with what people put around it."""

_LONGEST_MESSAGE: Final = 2000
"""How much of what is pasted is looked through for a code."""

_WORD: Final = re.compile(r"[0-9A-Za-z\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{EN DASH}-]+")
"""What may be a code in a message, whatever marks, quotes, labels or links stand around it."""


class CodePanel(Panel):
    """Shows a deal code and asks for one; it is checked while it is typed.

    Args:
        code: the code of the match at the table; None where it has none.
        deals: how many deals that match has had.
        host: the pages that the panel covers.
        colours: the surround's colours.
        keeps: whether the match at the table stays in the list.
    """

    chosen = Signal(object)
    """The :class:`~cardavia_desktop.engine.dealcode.DealCode` that the person wants to play."""

    def __init__(
        self, code: DealCode | None, deals: int, host: QWidget, colours: Surround, *, keeps: bool
    ) -> None:
        super().__init__(host, colours, WIDTH)
        self._code = code
        self._deals = deals
        self._keeps = keeps
        self._typed = ""

    def title(self) -> str:
        """Return the panel's name."""
        return translate("CodePanel", "Deal code")

    def build(self, inside: QWidget) -> None:
        """Lay out the code of the table and the field for another one."""
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.px(14))
        column.addWidget(self.label(translate("CodePanel", "The cards at this table"), "heading", inside))
        if self._code is not None:
            column.addLayout(self._own_code(self._code, inside))
        column.addWidget(self._line(self._about_own(), inside))
        column.addSpacing(self.px(8))
        column.addWidget(self.label(translate("CodePanel", "Play by a code"), "heading", inside))
        column.addLayout(self._entry(inside))
        verdict = self._line("", inside)
        verdict.setObjectName("codeVerdict")
        column.addWidget(verdict)
        column.addStretch(1)
        self._check()

    def focus_first(self) -> None:
        """Put the focus into the field."""
        field = self._field()
        if field is not None:
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    # The parts

    def _own_code(self, code: DealCode, inside: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.px(16))
        shown = self.label(str(code), "code", inside)
        shown.setObjectName("ownCode")
        shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row.addWidget(shown)
        row.addStretch(1)
        copy = self._button("copyCode", translate("CodePanel", "Copy"), inside)
        copy.clicked.connect(lambda: self._copy(copy, code))
        row.addWidget(copy)
        return row

    def _about_own(self) -> str:
        if self._code is None:
            return translate("CodePanel", "The cards of this match come from no code: they cannot be shared.")
        if self._deals > 1:
            return phrases.fill(
                translate(
                    "CodePanel",
                    "Whoever enters it gets the same cards, on any computer; this is deal %1 of the code.",
                ),
                self._deals,
            )
        return translate("CodePanel", "Whoever enters it gets the same cards, on any computer.")

    def _entry(self, inside: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.px(12))
        field = QLineEdit(self._typed, inside)
        field.setObjectName("codeField")
        field.setMaxLength(_LONGEST)
        field.setAccessibleName(translate("CodePanel", "Deal code"))
        field.textChanged.connect(self._type)
        field.returnPressed.connect(self._play)
        row.addWidget(field, 1)
        paste = self._button("pasteCode", translate("CodePanel", "Paste"), inside)
        paste.clicked.connect(self._paste)
        row.addWidget(paste)
        play = self._button("playCode", translate("CodePanel", "Play these cards"), inside)
        play.clicked.connect(self._play)
        row.addWidget(play)
        return row

    def _button(self, name: str, text: str, inside: QWidget) -> QPushButton:
        button = QPushButton(text, inside)
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    def _line(self, text: str, inside: QWidget) -> QLabel:
        line = self.label(text, "line", inside)
        line.setWordWrap(True)
        return line

    # What they do

    def _field(self) -> QLineEdit | None:
        field = self.frame.findChild(QLineEdit, "codeField")
        return field if isinstance(field, QLineEdit) else None

    @staticmethod
    def _copy(button: QPushButton, code: DealCode) -> None:
        QGuiApplication.clipboard().setText(str(code))
        button.setText(translate("CodePanel", "Copied"))

    def _paste(self) -> None:
        field = self._field()
        if field is not None:
            text = QGuiApplication.clipboard().text()[:_LONGEST_MESSAGE]
            found = _code_in(text)
            field.setText(str(found) if isinstance(found, DealCode) else text.strip()[:_LONGEST])
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _type(self, text: str) -> None:
        self._typed = text
        self._check()

    def _read(self) -> DealCode | CodeFault:
        return _code_in(self._typed)

    def _check(self) -> None:
        """Say what the code stands for, or what is wrong with it."""
        found = self._read()
        verdict = self.frame.findChild(QLabel, "codeVerdict")
        play = self.frame.findChild(QPushButton, "playCode")
        if not isinstance(verdict, QLabel) or not isinstance(play, QPushButton):
            return
        if isinstance(found, DealCode):
            template = (
                translate("CodePanel", "%1, %2. The match at the table stays in the list.")
                if self._keeps
                else translate("CodePanel", "%1, %2. No match is kept in this window.")
            )
            text = phrases.fill(template, GAME_NAMES[found.game.key], str(found))
        else:
            text = words.code_fault(found)
        verdict.setText(text)
        play.setEnabled(isinstance(found, DealCode))

    def _play(self) -> None:
        found = self._read()
        if isinstance(found, DealCode):
            self.close()
            self.chosen.emit(found)


def _code_in(text: str) -> DealCode | CodeFault:
    """Return the code that a text is, or the first one among its words; or what is wrong with the text."""
    try:
        return dealcode.parse(text, GAMES)
    except CodeError as error:
        fault = error.fault
    # Where a hyphen follows the letter, it is surely meant as a code; a plain word may be one by chance.
    for word in sorted(_WORD.findall(text), key=lambda word: word[1:2].isalnum()):
        with suppress(CodeError):
            return dealcode.parse(word, GAMES)
    return fault
