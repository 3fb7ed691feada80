"""The names of drawn cards, for those who do not see them."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.rules.card_rows import Face, Part, Sign

translate = QCoreApplication.translate


def spoken(parts: Sequence[Part]) -> str:
    """Return what a row of cards shows, in words: the cards group by group, and the signs between them."""
    words = {
        Sign.ALLOWED: translate("Access", "allowed"),
        Sign.REFUSED: translate("Access", "not allowed"),
        Sign.GIVES: translate("Access", "then"),
    }
    return "; ".join(words[part] if isinstance(part, Sign) else ", ".join(map(_name, part)) for part in parts)


def _name(face: Face) -> str:
    name = phrases.card_name(face.card)
    if face.stands_in:
        return phrases.fill(translate("Access", "wild card as %1"), name)
    return phrases.fill(translate("Access", "%1, wild card"), name) if face.wild else name
