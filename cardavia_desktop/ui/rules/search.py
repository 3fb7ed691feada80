"""Finding words in a text as people type them: without accents, and with any apostrophe or space."""

import unicodedata
from typing import NamedTuple

_PLAIN = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "\u202f": " ", "\xa0": " ", "−": "-", "œ": "oe", "Œ": "oe"}
)


class Span(NamedTuple):
    """A stretch of a text."""

    start: int
    length: int


def folded(text: str) -> str:
    """Return ``text`` as it is compared.

    >>> folded("L’as de cœur\u202f: élevé")
    "l'as de coeur : eleve"
    """
    return "".join(
        character
        for character in unicodedata.normalize("NFD", text.translate(_PLAIN)).casefold()
        if not unicodedata.combining(character)
    )


def spans(text: str, wanted: str) -> list[Span]:
    """Return where ``wanted`` occurs in ``text``, without overlaps; nowhere if there is nothing to look for.

    >>> spans("Le cœur, les cœurs", "COEUR")
    [Span(start=3, length=4), Span(start=13, length=4)]
    """
    wanted = folded(wanted.strip())
    if not wanted:
        return []
    pieces = [folded(character) for character in text]
    origins = [index for index, piece in enumerate(pieces) for _ in piece]
    whole = "".join(pieces)
    found = []
    place = whole.find(wanted)
    while place >= 0:
        end = place + len(wanted)
        start = origins[place]
        found.append(Span(start, origins[end - 1] + 1 - start))
        place = whole.find(wanted, end)
    return found
