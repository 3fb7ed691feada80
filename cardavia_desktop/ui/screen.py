"""The first contact with the window system, which may not be there.

Qt ends the program itself when it finds no screen, with lines of its own. They give way to one line of ours,
in the person's language.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QMessageLogContext, QtMsgType, qInstallMessageHandler

from cardavia_desktop.store import settings
from cardavia_desktop.store.paths import system_paths
from cardavia_desktop.store.settings import SettingsError
from cardavia_desktop.ui import assets, language

_UNREACHABLE: Final = ("could not connect to display", "Failed to create wl_display")
"""What Qt's platforms say where there is no server; their texts are never translated."""


_CONTEXT: Final = "Messages"
"""What the texts below belong to."""

_NO_DISPLAY: Final = QT_TRANSLATE_NOOP(
    "Messages", "Cardavia needs a screen: neither DISPLAY nor WAYLAND_DISPLAY leads to one."
)
"""Said where there is no screen to open a window on."""

_NO_WINDOW: Final = QT_TRANSLATE_NOOP("Messages", "Cardavia cannot open a window:")
"""Said where there is a screen, before Qt's reasons."""


def is_named() -> bool:
    """Tell whether the environment names a screen at all; elsewhere than on Linux none needs a name."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


@contextmanager
def reached() -> Iterator[None]:
    """Make the application in here: where its screen cannot be reached, the program says so and ends."""
    said: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        said.append(text)
        if kind is QtMsgType.QtFatalMsg:
            sys.stderr.write(f"{_complaint(said)}\n")
            sys.stderr.flush()
            os._exit(1)  # Qt would abort, and leave a core file behind

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    for text in said:
        sys.stderr.write(f"{text}\n")


def missing() -> str:
    """Return, in one line, that there is no screen to open a window on."""
    return _in_the_persons_language(str(_NO_DISPLAY))


def _complaint(said: list[str]) -> str:
    if any(reason in text for text in said for reason in _UNREACHABLE):
        return missing()
    return " ".join([_in_the_persons_language(str(_NO_WINDOW)), *said])


def _in_the_persons_language(text: str) -> str:
    """Return a text of ours without an application, which a translator would have to be installed in."""
    try:
        wanted = settings.load(system_paths().settings).language
    except (SettingsError, OSError):
        wanted = ""
    try:
        translators = assets.translators(language.chosen(wanted))
    except assets.AssetsError:
        return text
    return next(filter(None, (one.translate(_CONTEXT, text) for one in reversed(translators))), text)
