"""Names that a person gives: what of them is kept, and where they may be cut.

What is seen as one letter or one picture is often several characters: a letter with its accents, a family
joined of people, a flag of two letters. A cut through them would leave another sign, or a broken one.
"""

import unicodedata
from itertools import takewhile
from typing import Final

_JOINER: Final = "\u200d"
_JOINERS: Final = "\u200c" + _JOINER
"""Characters that are not seen, and say whether their neighbours become one sign."""
_SKINS: Final = range(0x1F3FB, 0x1F400)
"""The colours of skin, which follow a picture of somebody."""
_ENDS_OF_SYLLABLES: Final = range(0x1160, 0x1200)
"""Parts of a Korean syllable that follow its beginning."""
_FLAG_LETTERS: Final = range(0x1F1E6, 0x1F200)
"""Letters of which two are a flag."""


def tidy_name(name: str, most: int) -> str:
    """Return a name without what cannot be printed, in one line, of at most so many characters.

    >>> tidy_name("  Sunday  evening ", 60)
    'Sunday evening'
    >>> tidy_name("Sunday evening", 8)
    'Sunday e'
    """
    kept = "".join(one for one in name if one.isprintable() or one.isspace() or one in _JOINERS)
    line = " ".join(kept.split()).strip(" " + _JOINERS)
    return whole_signs(line, most).strip(" " + _JOINERS)


def whole_signs(text: str, most: int) -> str:
    r"""Return as much of a text as fits into so many characters without cutting a sign in two.

    The text is cut anywhere only where its very first sign is longer than that.

    >>> whole_signs("ee\u0301", 2)
    'e'
    """
    if len(text) <= most:
        return text
    ends = (end for end in range(most, 0, -1) if not _goes_on(text, end))
    return text[: next(ends, most)]


def _goes_on(text: str, place: int) -> bool:
    """Tell whether the characters before and after a place are of one sign."""
    before, after = text[place - 1], text[place]
    if before == _JOINER or after in _JOINERS or unicodedata.category(after).startswith("M"):
        return True
    if ord(after) in _FLAG_LETTERS:
        letters = takewhile(lambda one: ord(one) in _FLAG_LETTERS, reversed(text[:place]))
        return sum(1 for _ in letters) % 2 == 1
    return ord(after) in _SKINS or ord(after) in _ENDS_OF_SYLLABLES
