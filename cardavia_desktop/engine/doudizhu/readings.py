"""Which combination a set of cards is: at most one.

The rules leave no choice. No wing has a core's rank and none comes three or four times, so a rank held
three times is always core, and a rank held four times is the core of a four. What is left is wings.
"""

from collections.abc import Iterable

from cardavia_desktop.engine.cards import PACK_SIZE, Card
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.shapes import (
    BLACK_JOKER_STRENGTH,
    CHAIN_END,
    RED_JOKER_STRENGTH,
    SHORTEST_AIRPLANE,
    SHORTEST_PAIR_RUN,
    SHORTEST_STRAIGHT,
    STRENGTH_TEXTS,
    Shape,
    strength_of,
)

_BOTH_JOKERS = [BLACK_JOKER_STRENGTH, RED_JOKER_STRENGTH]


def readings(cards: Iterable[Card]) -> tuple[Combination, ...]:
    """Return the reading of ``cards``: one combination, or none when they are no combination.

    A card that is not one of the single pack's 54, or that comes twice, is in no combination.

    >>> from cardavia_desktop.engine.cards import parse
    >>> [(reading.shape.value, reading.rank) for reading in readings(parse("3S 3H 3C 4S 4H 4C 5S 5H"))]
    [('airplane_singles', '4')]
    >>> readings(parse("3S 3H 3C 3D 4S 4H 4C 4D"))
    ()
    """
    held = sorted(cards)
    if not held or held[0] < 0 or held[-1] >= PACK_SIZE or len(set(held)) < len(held):
        return ()
    groups: dict[int, list[Card]] = {}
    for card in held:
        groups.setdefault(strength_of(card), []).append(card)
    by_count: list[list[int]] = [[], [], [], [], []]
    for strength in sorted(groups):
        by_count[len(groups[strength])].append(strength)
    found = _shape_and_core(by_count, len(held))
    if found is None:
        return ()
    shape, core = found
    wings = (strength for strength in (*by_count[2], *by_count[1]) if strength not in core)
    order = (*core, *wings)
    played = tuple(card for strength in order for card in groups[strength])
    return (Combination(shape, STRENGTH_TEXTS[core[-1]], played, played),)


def _shape_and_core(by_count: list[list[int]], size: int) -> tuple[Shape, list[int]] | None:
    """Return the shape of ``size`` cards and its core's strengths, both from how often each rank comes.

    ``by_count[n]`` holds, in order, the strengths that come ``n`` times.
    """
    _, ones, twos, threes, fours = by_count
    if fours:
        return _four(fours, size, ones, twos)
    if threes:
        return _triples(threes, size, ones, twos)
    if twos:
        return _pairs(twos) if not ones else None
    return _singles(ones)


def _four(fours: list[int], size: int, ones: list[int], twos: list[int]) -> tuple[Shape, list[int]] | None:
    """Read cards with a rank that comes four times.

    The two kinds of wings leave no room for a second one or for a triple.
    """
    attached = size - 4
    if not attached:
        return Shape.BOMB, fours
    if attached == 2 and ones != _BOTH_JOKERS:
        return Shape.FOUR_TWO_SINGLES, fours
    if attached == 4 and len(twos) == 2:
        return Shape.FOUR_TWO_PAIRS, fours
    return None


def _triples(
    threes: list[int], size: int, ones: list[int], twos: list[int]
) -> tuple[Shape, list[int]] | None:
    """Read cards with ranks that come three times and none that comes four times."""
    count = len(threes)
    if count > 1 and not _is_chain(threes, SHORTEST_AIRPLANE):
        return None
    attached = size - 3 * count
    if not attached:
        return Shape.TRIPLE if count == 1 else Shape.AIRPLANE, threes
    if attached == count and ones[-2:] != _BOTH_JOKERS:
        return Shape.TRIPLE_SINGLE if count == 1 else Shape.AIRPLANE_SINGLES, threes
    if not ones and len(twos) == count:
        return Shape.TRIPLE_PAIR if count == 1 else Shape.AIRPLANE_PAIRS, threes
    return None


def _pairs(twos: list[int]) -> tuple[Shape, list[int]] | None:
    """Read cards all of whose ranks come twice."""
    if len(twos) == 1:
        return Shape.PAIR, twos
    return (Shape.PAIR_RUN, twos) if _is_chain(twos, SHORTEST_PAIR_RUN) else None


def _singles(ones: list[int]) -> tuple[Shape, list[int]] | None:
    """Read cards all of whose ranks come once."""
    if len(ones) == 1:
        return Shape.SINGLE, ones
    if ones == _BOTH_JOKERS:
        return Shape.ROCKET, ones
    return (Shape.STRAIGHT, ones) if _is_chain(ones, SHORTEST_STRAIGHT) else None


def _is_chain(strengths: list[int], shortest: int) -> bool:
    """Tell whether ordered strengths are consecutive, below the twos, and at least ``shortest`` many."""
    return (
        len(strengths) >= shortest
        and strengths[-1] < CHAIN_END
        and strengths[-1] - strengths[0] == len(strengths) - 1
    )
