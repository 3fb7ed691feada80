"""What beats what at a level: the order of ranks, of bombs, and of the readings of one selection.

A level is the text of an ordinary rank, ``"2"`` to ``"A"``. Singles and groups of one rank are ordered
``RJ BJ level A K … 2``; sequences by their natural top rank, whatever the level.
"""

from collections.abc import Mapping
from typing import Final

from cardavia_desktop.engine.cards import (
    BLACK_JOKER_RANK,
    HEARTS,
    PACK_SIZE,
    RANK_TEXTS,
    RANKS,
    RED_JOKER_RANK,
    Card,
)
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.guandan.shapes import BOMB_SHAPES, Shape

LEVELS: Final = RANKS
"""The levels in the order in which a team climbs them."""

_LEVEL_STRENGTH: Final = len(RANKS)
_STRENGTH_SPAN: Final = 16
"""More than the number of strengths, so that a bomb's kind always outweighs its rank."""

_BOMB_KINDS: Final[tuple[int | Shape, ...]] = (4, 5, Shape.STRAIGHT_FLUSH, 6, 7, 8, 9, 10, Shape.JOKER_BOMB)
"""Bombs, weakest to strongest: a number is that many equal ranks."""

_KIND_POWERS: Final[dict[int | Shape, int]] = {
    kind: place * _STRENGTH_SPAN for place, kind in enumerate(_BOMB_KINDS)
}

_ORDINARY_SHAPES: Final = (
    Shape.SINGLE,
    Shape.PAIR,
    Shape.TRIPLE,
    Shape.STRAIGHT,
    Shape.FULL_HOUSE,
    Shape.PAIR_RUN,
    Shape.TRIPLE_RUN,
)

_NATURAL_STRENGTHS: Final = {text: index for index, text in enumerate(RANKS)}


def _strengths_at(level: str) -> dict[str, int]:
    strengths = _NATURAL_STRENGTHS | {level: _LEVEL_STRENGTH}
    strengths[RANK_TEXTS[BLACK_JOKER_RANK]] = _LEVEL_STRENGTH + 1
    strengths[RANK_TEXTS[RED_JOKER_RANK]] = _LEVEL_STRENGTH + 2
    return strengths


_STRENGTHS: Final = {level: _strengths_at(level) for level in LEVELS}


def level_index(level: str) -> int:
    """Return the rank index of a level.

    Raises:
        ValueError: ``level`` is not one of ``2 3 … A``.
    """
    if level not in _STRENGTHS:
        raise ValueError(f"not a level: {level!r}")
    return RANKS.index(level)


def wild_face(level: str) -> Card:
    """Return the face that is wild at ``level``, the heart of the level rank; both copies of it are.

    Raises:
        ValueError: ``level`` is not one of ``2 3 … A``.
    """
    return level_index(level) * 4 + HEARTS


def is_wild(card: Card, level: str) -> bool:
    """Tell whether the card is wild at ``level``."""
    return card % PACK_SIZE == wild_face(level)


def rank_strengths(level: str) -> Mapping[str, int]:
    """Return how strong each rank is at ``level``, by its text: larger beats smaller.

    This is the order of singles, groups of one rank and full houses, jokers included.

    Raises:
        ValueError: ``level`` is not one of ``2 3 … A``.
    """
    if level not in _STRENGTHS:
        raise ValueError(f"not a level: {level!r}")
    return _STRENGTHS[level]


def strength(combination: Combination, level: str) -> int:
    """Return how strong the combination's rank is among those of its shape and size at ``level``."""
    match combination.shape:
        case Shape.STRAIGHT | Shape.PAIR_RUN | Shape.TRIPLE_RUN | Shape.STRAIGHT_FLUSH:
            return _NATURAL_STRENGTHS[combination.rank]
        case _:
            return rank_strengths(level)[combination.rank]


def power_of(kind: int | Shape, rank_strength: int) -> int:
    """Return a bomb's place among all bombs at a level: larger beats smaller, none is below 0.

    Args:
        kind: how many equal ranks the bomb has, or its shape when that is a straight flush or the jokers.
        rank_strength: how strong its rank is among bombs of its kind.
    """
    return _KIND_POWERS[kind] + rank_strength


def bomb_power(combination: Combination, level: str) -> int:
    """Return the combination's place among all bombs at ``level``, or -1 when it is none."""
    if combination.shape not in BOMB_SHAPES:
        return -1
    shape = Shape(combination.shape)
    return power_of(combination.size if shape is Shape.BOMB else shape, strength(combination, level))


def beats(a: Combination, b: Combination, level: str) -> bool:
    """Tell whether ``a`` may be played on ``b`` at ``level``.

    A bomb beats every other shape and every weaker bomb; anything else needs the same shape, which
    fixes the number of cards, and a higher rank.
    """
    if a.shape in BOMB_SHAPES:
        return bomb_power(a, level) > bomb_power(b, level)
    return a.shape == b.shape and strength(a, level) > strength(b, level)


def reading_order(combination: Combination, level: str) -> tuple[int, int, int]:
    """Return a key that sorts the readings of one selection from the weakest to the strongest.

    Bombs come above the rest, in their own order. Other shapes never beat one another, so between them
    the one that fewer hands can answer counts as the stronger: a triple run above a pair run. Within a
    shape the higher rank is the stronger.
    """
    if combination.shape in BOMB_SHAPES:
        return (1, bomb_power(combination, level), 0)
    return (0, _ORDINARY_SHAPES.index(Shape(combination.shape)), strength(combination, level))
