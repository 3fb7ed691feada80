"""Deal codes: a short text that stands for the cards of a whole match, the same on every machine.

``D-7K3QX2M``: the letter of a game, six digits that number the match, and a check character. Deal after deal
comes from the code, so two people who give the same code play with the same cards, as long as they need as
many deals.

The digits are Crockford's base 32: no I, L, O or U, and capitals make no difference. The check character
catches every single wrong character and every exchange of two of them, the game's letter among them.

The cards must never change with a version of Python or of this program. So they come from SHA-256, in a way
told by :class:`CodedShuffler`, and tests pin the cards of some codes.
"""

from collections.abc import Iterable, Mapping, MutableSequence
from dataclasses import dataclass
from enum import StrEnum, auto
from hashlib import sha256
from typing import Final

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.game import Deal, Game, Shuffler

CODES: Final = 1 << 30
"""How many codes each game has."""

_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE: Final = str.maketrans(
    "OIL",
    "011",
    " -\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}\N{NO-BREAK SPACE}",
)
_LENGTH: Final = 6
_WORD: Final = 1 << 64


class CodeFault(StrEnum):
    """What is wrong with a text that should be a deal code."""

    EMPTY = auto()
    WRONG_LENGTH = auto()
    BAD_CHARACTER = auto()
    """It holds a character that no code has."""
    UNKNOWN_GAME = auto()
    """It begins with the letter of no game."""
    MISTYPED = auto()
    """The check character does not fit the others."""


class CodeError(ValueError):
    """A text that is no deal code.

    Attributes:
        fault: what is wrong with it.
    """

    def __init__(self, fault: CodeFault, text: str) -> None:
        super().__init__(f"{fault.value}: {text[:40]!r}")
        self.fault = fault


@dataclass(frozen=True, slots=True)
class DealCode:
    """The cards of a whole match of one game.

    Attributes:
        game: the rule book.
        number: which match, from 0 to below :data:`CODES`.
    """

    game: Game
    number: int

    def __str__(self) -> str:
        """Return the code as people write it."""
        shifts = range(5 * (_LENGTH - 1), -1, -5)
        digits = "".join(_DIGITS[self.number >> shift & 31] for shift in shifts)
        return f"{self.game.letter}-{digits}{_check_character(self.game.letter + digits)}"

    def deal(self, number: int) -> Deal:
        """Return the cards of the match's deal of that number, counted from 1."""
        return self.game.shuffle(CodedShuffler(self.game.letter, self.number, number))


class CodedShuffler:
    """The random numbers of one deal.

    Block ``b`` = 0, 1, … is the SHA-256 digest of the ASCII text ``cardavia LETTER NUMBER DEAL b``, numbers
    in decimal. The blocks one after another are read as big-endian words of 64 bits. A number below ``n`` is
    a word modulo ``n``; words in the incomplete last group of ``n`` at the top of the range are passed over,
    so that all numbers are equally likely. Shuffling is Fisher and Yates's from the last place down.

    Args:
        letter: the game's letter.
        match: the number in the code.
        deal: the deal's number in the match, from 1.
    """

    def __init__(self, letter: str, match: int, deal: int) -> None:
        self._seed = f"cardavia {letter} {match} {deal}"
        self._block = 0
        self._words: list[int] = []

    def randrange(self, stop: int, /) -> int:
        """Return the next number from 0 to ``stop - 1``."""
        limit = _WORD - _WORD % stop
        while (word := self._next_word()) >= limit:
            pass
        return word % stop

    def shuffle(self, cards: MutableSequence[Card], /) -> None:
        """Put the cards into a random order, each order equally likely."""
        for last in range(len(cards) - 1, 0, -1):
            chosen = self.randrange(last + 1)
            cards[last], cards[chosen] = cards[chosen], cards[last]

    def _next_word(self) -> int:
        if not self._words:
            digest = sha256(f"{self._seed} {self._block}".encode("ascii")).digest()
            self._block += 1
            # Taken from the end of the list, so the first word comes last.
            self._words = [int.from_bytes(digest[start : start + 8], "big") for start in (24, 16, 8, 0)]
        return self._words.pop()


def draw(game: Game, rng: Shuffler) -> DealCode:
    """Return a random code of a game."""
    return DealCode(game, rng.randrange(CODES))


def parse(text: str, games: Mapping[str, Game]) -> DealCode:
    """Read a code as people type it; capitals, spaces and hyphens do not matter, O is 0, and I and L are 1.

    Raises:
        CodeError: it is none.
    """
    symbols = text.strip().upper().translate(_ALIKE)
    if not symbols:
        raise CodeError(CodeFault.EMPTY, text)
    if any(symbol not in _DIGITS for symbol in symbols):
        raise CodeError(CodeFault.BAD_CHARACTER, text)
    letter, digits, check = symbols[0], symbols[1:-1], symbols[-1]
    game = next((game for game in games.values() if game.letter == letter), None)
    if game is None:
        raise CodeError(CodeFault.UNKNOWN_GAME, text)
    if len(digits) != _LENGTH:
        raise CodeError(CodeFault.WRONG_LENGTH, text)
    if check != _check_character(letter + digits):
        raise CodeError(CodeFault.MISTYPED, text)
    number = 0
    for digit in digits:
        number = number << 5 | _DIGITS.index(digit)
    return DealCode(game, number)


def _check_character(symbols: Iterable[str]) -> str:
    """Return the character that makes the weighted sum of all in the field of 32 elements zero.

    The weights are powers of a generator of the field, from 1 at the check character upwards: all differ, so
    no single change and no exchange of two characters leaves the sum as it is.
    """
    total = 0
    for symbol in symbols:
        total = _doubled(total ^ _DIGITS.index(symbol))
    return _DIGITS[total]


def _doubled(element: int) -> int:
    """Multiply by the generator x of the field with 32 elements, modulo x⁵ + x² + 1."""
    return element << 1 if element < 16 else element << 1 ^ 0b100101
