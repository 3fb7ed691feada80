"""The list of keys, in which they can be changed."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.keys.key_button import KeyButton
from cardavia_desktop.ui.keys.key_map import REPLAY, TABLE, USUAL, KeyMap, TakenError, written
from cardavia_desktop.ui.panels.panel import Panel
from cardavia_desktop.ui.theme import Surround

translate = QCoreApplication.translate

_Group = tuple[str, list[tuple[tuple[str, ...], str]], list[str]]
"""A heading, the keys below it that never change, and the commands whose keys can be changed."""

WIDTH: Final = 1040
"""The panel's width at 1920 × 1080."""


class KeysPanel(Panel):
    """Shows which key does what; a press on a key changes it.

    Args:
        preferences: keeps the keys.
        host: the pages that the panel covers.
        colours: the surround's colours.
    """

    def __init__(self, preferences: Preferences, host: QWidget, colours: Surround) -> None:
        super().__init__(host, colours, WIDTH)
        self._preferences = preferences
        self._said = ""

    def title(self) -> str:
        """Return the panel's name."""
        return translate("KeysPanel", "Keys and shortcuts")

    def remark(self) -> str:
        """Return how a key is changed."""
        return translate("KeysPanel", "Press a key’s button to change it")

    def build(self, inside: QWidget) -> None:
        """Lay the keys out in two columns by where they work, and below what is to be said."""
        whole = QVBoxLayout(inside)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(self.px(14))
        row = QHBoxLayout()
        row.setSpacing(self.px(48))
        names = _names()
        window = [name for name in USUAL if name not in (*TABLE, *REPLAY)]
        columns: tuple[tuple[_Group, ...], ...] = (
            (
                (translate("KeysPanel", "At the table"), _table_keys(), list(TABLE)),
                (translate("KeysPanel", "In a replay"), _replay_keys(), list(REPLAY)),
            ),
            (
                (translate("KeysPanel", "In the window"), _window_keys(), window),
                (translate("KeysPanel", "In the rules"), _rules_keys(), []),
            ),
        )
        for groups in columns:
            column = QVBoxLayout()
            column.setSpacing(self.px(10))
            for heading, fixed, commands in groups:
                column.addWidget(self.label(heading, "heading", inside))
                rows = [
                    *((self._button(command, names, inside), names[command]) for command in commands),
                    *((self._caps(caps, inside), meaning) for caps, meaning in fixed),
                ]
                column.addLayout(self._grid(rows, inside))
            column.addStretch(1)
            row.addLayout(column, 1)
        whole.addLayout(row)
        whole.addLayout(self._foot(inside))

    def _grid(self, rows: Sequence[tuple[QWidget, str]], inside: QWidget) -> QGridLayout:
        """Return keys with what they do beside them."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.px(18))
        grid.setVerticalSpacing(self.px(6))
        grid.setColumnStretch(1, 1)
        for line, (cap, meaning) in enumerate(rows):
            grid.addWidget(cap, line, 0, Qt.AlignmentFlag.AlignVCenter)
            text = self.label(meaning, "line", inside)
            text.setWordWrap(True)
            grid.addWidget(text, line, 1)
        return grid

    def _foot(self, inside: QWidget) -> QHBoxLayout:
        foot = QHBoxLayout()
        said = self.label(self._said, "caption", inside)
        said.setObjectName("said")
        said.setWordWrap(True)
        foot.addWidget(said, 1)
        restore = QPushButton(translate("KeysPanel", "Restore the usual keys"), inside)
        restore.setObjectName("restoreKeys")
        restore.setProperty("role", "link")
        restore.setAutoDefault(False)
        restore.setEnabled(bool(self._keys().changed))
        restore.clicked.connect(self._restore)
        foot.addWidget(restore)
        return foot

    def _button(self, command: str, names: Mapping[str, str], inside: QWidget) -> KeyButton:
        key = written(self._keys().key(command))
        button = KeyButton(key, inside)
        button.setObjectName(f"key-{command}")
        button.setAccessibleName(phrases.fill(translate("KeysPanel", "%1: %2. Change"), names[command], key))
        button.listening.connect(
            lambda: self._say(
                phrases.fill(
                    translate("KeysPanel", "Press the new key for “%1”. Esc keeps the old one."),
                    names[command],
                )
            )
        )
        button.chosen.connect(lambda key: self._change(command, key))
        button.left.connect(lambda: self._say(""))
        return button

    def _keys(self) -> KeyMap:
        return KeyMap.read(self._preferences.value.keys)

    def _change(self, command: str, key: str) -> None:
        names = _names()
        try:
            keys = self._keys().with_key(command, key)
        except TakenError as taken:
            if taken.command:
                text = translate("KeysPanel", "%1 already does this: “%2”. Choose another key.")
                self._say(phrases.fill(text, written(taken.key), names[taken.command]))
            else:
                text = translate("KeysPanel", "%1 always keeps its meaning. Choose another key.")
                self._say(phrases.fill(text, written(taken.key)))
            return
        self._preferences.change(replace(self._preferences.value, keys=keys.text))
        text = translate("KeysPanel", "“%1” now has the key %2.")
        self._say(phrases.fill(text, names[command], written(key)))
        self.renew()

    def _restore(self) -> None:
        self._preferences.change(replace(self._preferences.value, keys=""))
        self._say(translate("KeysPanel", "The usual keys are back."))
        self.renew()

    def _say(self, text: str) -> None:
        self._said = text
        said = self.frame.findChild(QLabel, "said")
        if isinstance(said, QLabel):
            said.setText(text)
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _caps(self, caps: tuple[str, ...], inside: QWidget) -> QWidget:
        line = QWidget(inside)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.px(5))
        for cap in caps:
            key = QLabel(cap, line)
            key.setProperty("role", "key")
            key.setAlignment(Qt.AlignmentFlag.AlignCenter)
            row.addWidget(key)
        row.addStretch(1)
        return line


def _names() -> dict[str, str]:
    """Return what each command is called."""
    return {
        "pass": translate("KeysPanel", "Pass"),
        "hint": translate("KeysPanel", "Hint; again for the next one"),
        "arrange": translate("KeysPanel", "Arrange the hand by combination or by rank"),
        "counter": translate("KeysPanel", "Show or hide the card counter"),
        "mend": translate("KeysPanel", "Mend the selection, where one card is missing or too many"),
        "review_deal": translate("KeysPanel", "Review the deal that has ended"),
        "open_hands": translate("KeysPanel", "Open or close the others’ hands"),
        "faster": translate("KeysPanel", "Faster"),
        "slower": translate("KeysPanel", "Slower"),
        "mistake_before": translate("KeysPanel", "The mistake before"),
        "mistake_next": translate("KeysPanel", "The next mistake"),
        "new": translate("KeysPanel", "New match"),
        "matches": translate("KeysPanel", "Matches in progress"),
        "code": translate("KeysPanel", "Deal code"),
        "open": translate("KeysPanel", "Open a match from a file"),
        "save_as": translate("KeysPanel", "Save a copy of the match"),
        "undo": translate("KeysPanel", "Take back your last decision"),
        "redo": translate("KeysPanel", "Bring it back"),
        "history": translate("KeysPanel", "Past deals"),
        "statistics": translate("KeysPanel", "Statistics"),
        "review": translate("KeysPanel", "Review this deal"),
        "settings": translate("KeysPanel", "Settings"),
        "full_screen": translate("KeysPanel", "Full screen"),
        "rules": translate("KeysPanel", "Full rules, and back to the table"),
        "keys": translate("KeysPanel", "This list"),
        "quit": translate("KeysPanel", "Quit"),
    }


def _table_keys() -> list[tuple[tuple[str, ...], str]]:
    """Return the keys of the table that never change."""
    return [
        (("←", "→"), translate("KeysPanel", "Go to another card")),
        (("↑", "↓"), translate("KeysPanel", "Go up and down in a column of cards")),
        ((translate("KeysPanel", "Space"),), translate("KeysPanel", "Select or deselect the card")),
        ((translate("KeysPanel", "Enter"),), translate("KeysPanel", "Play the selection")),
        (("0", "…", "9"), translate("KeysPanel", "Bid, or choose a reading of the selection")),
        ((translate("KeysPanel", "Esc"),), translate("KeysPanel", "Clear the selection")),
    ]


def _replay_keys() -> list[tuple[tuple[str, ...], str]]:
    """Return the keys of a replay that never change."""
    return [
        (("←", "→"), translate("KeysPanel", "One step back or forward")),
        ((written("Home"), written("End")), translate("KeysPanel", "To the beginning, or to the end")),
        ((translate("KeysPanel", "Space"),), translate("KeysPanel", "Run, or stand still")),
        ((translate("KeysPanel", "Esc"),), translate("KeysPanel", "Back to where you came from")),
    ]


def _window_keys() -> list[tuple[tuple[str, ...], str]]:
    """Return the keys of the window that never change."""
    return [(("Tab",), translate("KeysPanel", "Go to the next control"))]


def _rules_keys() -> list[tuple[tuple[str, ...], str]]:
    """Return the keys of the rules."""
    return [
        ((written("Ctrl+F"), "F3"), translate("KeysPanel", "Search, and go to the next result")),
        ((written("Ctrl++"), written("Ctrl+-")), translate("KeysPanel", "Larger or smaller text")),
        ((translate("KeysPanel", "Esc"),), translate("KeysPanel", "Back to where you came from")),
    ]
