"""The bundled typefaces, by the job that each one does."""

from typing import Final

from PySide6.QtCore import QDirIterator
from PySide6.QtGui import QFont, QFontDatabase

TEXT: Final = "Source Sans 3"
"""Everything that is read."""
TITLE: Final = "Marcellus"
"""The wordmark, titles and named combinations."""
NUMBER: Final = "DM Serif Display"
"""Large figures: card counts, stakes, scores."""


def register_fonts() -> None:
    """Make the bundled fonts available, so that a machine without any shows the same letters."""
    fonts = QDirIterator(":/fonts", ["*.ttf", "*.otf"], flags=QDirIterator.IteratorFlag.Subdirectories)
    while fonts.hasNext():
        QFontDatabase.addApplicationFont(fonts.next())


def font(pixels: float, family: str = TEXT, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return a font of a height in logical pixels; text to be read is never smaller than 13.

    What a title or number font lacks, such as U+202F or an arrow, comes from the text font.
    """
    made = QFont()
    made.setFamilies([family] if family == TEXT else [family, TEXT])
    made.setPixelSize(max(13 if family == TEXT else 1, round(pixels)))
    made.setWeight(weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made
