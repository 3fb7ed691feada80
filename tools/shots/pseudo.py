"""A language for tests: English made a third longer, full of accents, to see what a translation may clip."""

import re
from typing import Final

from PySide6.QtCore import QTranslator

CODE: Final = "pseudo"
"""What it is called on the command line."""

LONGER: Final = 0.35
"""By how much of its length a text grows: translations from English seldom need more."""

_ACCENTS: Final = str.maketrans("aceinouyACEINOUY", "åçéîñöüÿÅÇÉÎÑÖÜŸ")
_KEPT: Final = re.compile(r"%L?\d+|%n|\{\w*\}|<[^>]*>|&\w+;")
"""What a translation keeps as it is: placeholders and markup."""
_SHORT: Final = 2
"""Letters up to which a text is a sign rather than a word, such as a key or a rank."""


def stretched(text: str) -> str:
    """Return a text in the language for tests.

    >>> stretched("Beat %1, or pass."), stretched("K")
    ('Bééått %1, öörr pååsss.', 'K')
    """
    words = _KEPT.split(text)
    if sum(map(len, words)) <= _SHORT:
        return text
    return "".join(_longer(part) + kept for part, kept in zip(words, [*_KEPT.findall(text), ""], strict=True))


def _longer(text: str) -> str:
    """Return words with accents, and with vowels doubled until they are longer by a third."""
    wanted, found = round(len(text) * LONGER), []
    for index, letter in enumerate(text):
        found.append(letter)
        due = round((index + 1) / max(1, len(text)) * wanted)
        if letter.isalpha() and len(found) - index - 1 < due:
            found.append(letter.lower())
    return "".join(found).translate(_ACCENTS)


class Pseudo(QTranslator):
    """Answers for every text with its stretched form."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Return a text in the language for tests."""
        del context, disambiguation
        return stretched(source.replace("(s)", "s")).replace("%n", str(n))

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        """Return that there are texts."""
        return False
