"""Paths on their way between Python and Qt.

On Unix a path is bytes. Qt reads them as UTF-8, Python in the encoding of the locale: where that is another,
as in locale C without Python's UTF-8 mode, a text of the one would name another file to the other.
"""

import os
from pathlib import Path

from PySide6.QtCore import QFile


def for_qt(path: Path) -> str:
    """Return a path as Qt writes it."""
    return str(path) if os.name == "nt" else QFile.decodeName(os.fsencode(path))


def from_qt(text: str) -> Path:
    """Return the path that Qt has written so."""
    return Path(text) if os.name == "nt" else Path(os.fsdecode(bytes(QFile.encodeName(text).data())))
