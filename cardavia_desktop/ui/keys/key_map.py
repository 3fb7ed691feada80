"""Which key does what: the usual keys, and those that a person has put in their place."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

translate = QCoreApplication.translate

TABLE: Final = ("pass", "hint", "arrange", "counter", "mend", "review_deal")
"""What the keys of the table do."""
REPLAY: Final = ("open_hands", "faster", "slower", "mistake_before", "mistake_next")
"""What the keys of a replay do, beside those that go through it."""

USUAL: Final[Mapping[str, str]] = MappingProxyType(
    {
        "pass": "P",
        "hint": "H",
        "arrange": "G",
        "counter": "C",
        "mend": "M",
        "review_deal": "R",
        "open_hands": "O",
        "faster": "+",
        "slower": "-",
        "mistake_before": "PgUp",
        "mistake_next": "PgDown",
        "new": "Ctrl+N",
        "matches": "Ctrl+L",
        "code": "Ctrl+D",
        "open": "Ctrl+O",
        "save_as": "Ctrl+S",
        "undo": "Ctrl+Z",
        "redo": "Ctrl+Shift+Z",
        "history": "Ctrl+H",
        "statistics": "Ctrl+T",
        "review": "Ctrl+R",
        "settings": "Ctrl+,",
        "full_screen": "F11",
        "rules": "F1",
        "keys": "?",
        "quit": "Ctrl+Q",
    }
)
"""The usual key of each command, as Qt writes it everywhere."""

_ALIASES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"save_as": ("Ctrl+Shift+S",), "redo": ("Ctrl+Y",)}
)
"""Further keys that commands have along with their usual one, as other programs do."""

_FIXED: Final = frozenset(
    {
        *("Return", "Enter", "Esc", "Space", "Tab", "Backtab", "Left", "Right", "Up", "Down", "Home", "End"),
        *"0123456789",
        # the rules: to search, and the size of their text
        *("Ctrl+F", "F3", "Shift+F3", "Ctrl+G", "Ctrl+Shift+G", "Find"),
        *("Ctrl++", "Ctrl+=", "Ctrl+-", "Ctrl+0", "Zoom In", "Zoom Out"),
        # fields and texts: to mark, cut, copy, paste
        *("Ctrl+A", "Ctrl+X", "Ctrl+C", "Ctrl+V", "Cut", "Copy", "Paste"),
        # the system's, to close a window and to begin with its menu
        *("Alt+F4", "F10", "Shift+F10", "Menu"),
    }
)
"""Keys that always mean the same: to choose, play, go on, leave and bid; those of pages and of systems."""

_BETWEEN: Final = re.compile(r"(?<!\s)\s+(?=[a-z_]+=)")
"""What lies between two entries of the settings: a blank before a command, unlike that in ``Volume Up``."""

_FIRST_DEAD: Final = Qt.Key.Key_Dead_Grave
_LAST_DEAD: Final = Qt.Key.Key_Dead_Longsolidusoverlay
_MODIFIERS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class TakenError(ValueError):
    """A key that does something else already.

    Attributes:
        key: the key.
        command: the command that it belongs to; empty where it is one of those that never change.
    """

    def __init__(self, key: str, command: str) -> None:
        super().__init__(f"{key} is taken by {command or 'what never changes'}")
        self.key = key
        self.command = command


@dataclass(frozen=True, slots=True)
class KeyMap:
    """The keys as they are now.

    Attributes:
        changed: the keys of the commands that do not have their usual one.
    """

    changed: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    @staticmethod
    def read(text: str) -> "KeyMap":
        """Return the keys out of the settings; what cannot be understood or is taken keeps its usual key.

        All are looked at together, for one command may have the key that another one has given up.
        """
        changed = {}
        for entry in _BETWEEN.split(text.strip()):
            command, _, key = entry.partition("=")
            sequence = QKeySequence(key)
            key = sequence.toString(QKeySequence.SequenceFormat.PortableText)
            if command in USUAL and sequence.count() == 1 and key not in ("", USUAL[command]):
                changed[command] = key
        while True:
            keys = KeyMap(MappingProxyType(changed))
            kept = {command: key for command, key in changed.items() if keys._taken(command) is None}
            if len(kept) == len(changed):
                return keys
            changed = kept  # those left out have their usual keys back, which others may have taken

    @property
    def text(self) -> str:
        """Return the keys as the settings keep them."""
        return " ".join(f"{command}={key}" for command, key in sorted(self.changed.items()))

    def key(self, command: str) -> str:
        """Return a command's key."""
        return self.changed.get(command, USUAL[command])

    def keys(self, command: str) -> tuple[str, ...]:
        """Return all keys of a command, first the one that is shown; the others go with the usual one."""
        changed = self.changed.get(command)
        return (changed,) if changed else (USUAL[command], *_ALIASES.get(command, ()))

    def command(self, key: str) -> str:
        """Return the command that a key is for, empty where it is for none."""
        return next((command for command in USUAL if key in self.keys(command)), "")

    def with_key(self, command: str, key: str) -> "KeyMap":
        """Return the keys with another one for a command.

        Raises:
            TakenError: the key, or one that comes with it, does something else already.
        """
        changed = {**self.changed, command: key}
        if key == USUAL[command]:
            del changed[command]
        keys = KeyMap(MappingProxyType(changed))
        if taken := keys._taken(command):
            raise TakenError(*taken)
        return keys

    def _taken(self, command: str) -> tuple[str, str] | None:
        """Return which of a command's keys does something else too, and that command's name."""
        for key in self.keys(command):
            owner = next((other for other in USUAL if other != command and key in self.keys(other)), "")
            if owner or key in _FIXED:
                return key, owner
        return None


def key_of(event: QKeyEvent) -> str:
    """Return the key that was pressed, as Qt writes it everywhere; empty for a modifier alone.

    A letter is the same with and without Shift, and a sign is itself whatever keys it takes. A dead key, as
    ^ and ¨ are on French keyboards, is no key by itself: Qt has no name for it.
    """
    if event.key() in (*_MODIFIERS, Qt.Key.Key_unknown) or _FIRST_DEAD <= event.key() <= _LAST_DEAD:
        return ""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if modifiers == Qt.KeyboardModifier.ShiftModifier and event.text().strip():
        modifiers = Qt.KeyboardModifier.NoModifier
    combination = QKeyCombination(modifiers, Qt.Key(event.key()))
    return QKeySequence(combination).toString(QKeySequence.SequenceFormat.PortableText)


def written(key: str) -> str:
    """Return a key as the window's language writes it: ``Ctrl+Maj+Z``."""
    words = {
        "Ctrl": translate("KeysPanel", "Ctrl"),
        "Shift": translate("KeysPanel", "Shift"),
        "Space": translate("KeysPanel", "Space"),
        "Return": translate("KeysPanel", "Enter"),
        "Enter": translate("KeysPanel", "Enter"),
        "Esc": translate("KeysPanel", "Esc"),
        "Home": translate("KeysPanel", "Home"),
        "End": translate("KeysPanel", "End"),
        "PgUp": translate("KeysPanel", "Page Up"),
        "PgDown": translate("KeysPanel", "Page Down"),
        "Ins": translate("KeysPanel", "Ins"),
        "Del": translate("KeysPanel", "Del"),
        "Backspace": translate("KeysPanel", "Backspace"),
        "-": "−",
        "Left": "←",
        "Right": "→",
        "Up": "↑",
        "Down": "↓",
    }
    return "+".join(words.get(part, part) for part in key.split("+"))
