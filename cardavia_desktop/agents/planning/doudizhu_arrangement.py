"""A Dou Dizhu hand sorted into plays for a person to look at: few of them, and no bomb torn apart."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from cardavia_desktop.agents.planning.doudizhu import Piece, Prices, Splitter, count_at, counts_of
from cardavia_desktop.engine.cards import Card, Mask, cards_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu import readings, strength_of
from cardavia_desktop.engine.doudizhu.shapes import RED_JOKER_STRENGTH, STRENGTHS

_PLAY: Final = 1.0
"""The price of a play, whichever: the fewer the better."""

_HIGH_SINGLE: Final = 0.7
"""A loose two or joker is not a burden but a trick."""

_BOMB: Final = -6.0
"""A bomb is worth more than whatever its cards would spare elsewhere."""

_NEVER: Final = 20.0
_CARRIED: Final = 0.03
"""What a wing costs for each step of its strength: the lowest ones go."""

_PRECIOUS: Final = 0.9
"""What it costs to give a two or a joker away as a wing."""

_TWO: Final = STRENGTHS["2"]
_STRENGTHS: Final = range(RED_JOKER_STRENGTH + 1)

_FLAT: Final = [_PLAY] * len(_STRENGTHS)
_PRICES: Final = Prices(
    singles=[_HIGH_SINGLE if strength >= _TWO else _PLAY for strength in _STRENGTHS],
    pairs=_FLAT,
    triples=_FLAT,
    bombs=[_BOMB] * len(_STRENGTHS),
    rocket=_BOMB,
    four_two=_NEVER,
    run=lambda _width, _length, _top: _PLAY,
    carried=[_PRECIOUS if strength >= _TWO else _CARRIED * strength for strength in _STRENGTHS],
)


@lru_cache(maxsize=16)
def arranged(hand: Mask) -> tuple[Combination, ...]:
    """Return plays that make up the whole hand, in no particular order."""
    held: dict[int, list[Card]] = defaultdict(list)
    for card in cards_of(hand):
        held[strength_of(card)].append(card)
    cores: list[tuple[Card, ...]] = []
    wings: list[tuple[Card, ...]] = []
    whole: list[tuple[Card, ...]] = []
    for piece in Splitter(_PRICES).split(counts_of(cards_of(hand))):
        cards = _take(piece, held)
        (cores if piece.carries > 0 else wings if piece.carries < 0 else whole).append(cards)
    plays = [play for core in sorted(cores, key=len, reverse=True) for play in _with_wings(core, wings)]
    return tuple(plays + [_reading(cards) for cards in (*whole, *wings)])


def _take(piece: Piece, held: dict[int, list[Card]]) -> tuple[Card, ...]:
    """Take a piece's cards out of what is held."""
    return tuple(
        held[strength].pop(0)
        for strength in range(piece.low, piece.top + 1)
        for _ in range(count_at(piece.counts, strength))
    )


def _with_wings(core: tuple[Card, ...], wings: list[tuple[Card, ...]]) -> Iterable[Combination]:
    """Return a triple or an airplane with wings of one kind, where there are enough; they are taken out."""
    wanted = len(core) // 3
    for size in (1, 2):
        fitting = [wing for wing in wings if len(wing) == size][:wanted]
        cards = core + tuple(card for wing in fitting for card in wing)
        if len(fitting) == wanted and (found := readings(cards)):
            for wing in fitting:
                wings.remove(wing)
            return found
    return (_reading(core),)


def _reading(cards: Sequence[Card]) -> Combination:
    """Return what the cards are.

    Raises:
        ValueError: they are no combination.
    """
    (found,) = readings(cards)
    return found
