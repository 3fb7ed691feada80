"""What each play of a split costs a Guandan player, in tempi; see :mod:`.doudizhu_prices` for the idea."""

from functools import cache
from typing import Final

from cardavia_desktop.agents.planning.guandan import Prices
from cardavia_desktop.agents.planning.holdings import risk_price
from cardavia_desktop.agents.rules.guandan_outlook import Outlook
from cardavia_desktop.engine.cards import RANK_TEXTS, RANKS, RED_JOKER_RANK
from cardavia_desktop.engine.guandan import Shape
from cardavia_desktop.engine.guandan.order import power_of
from cardavia_desktop.engine.guandan.shapes import PAIR_RUN, STRAIGHT, STRAIGHT_FLUSH, TRIPLE_RUN, Sequence

STING: Final = 0.3
"""How much each higher play that opponents hold on average takes from the hope that a play stands."""

BOMB_STING: Final = 0.1
"""How much each bomb that opponents hold on average takes from that hope: few plays are worth one."""

OUTBID_STING: Final = 0.15
"""How much each stronger bomb that opponents hold on average takes from a bomb's hope to stand."""

WINS_LEAD: Final = {1: 0.9, 2: 0.7, 3: 0.4}
"""How often a high single, pair or triple finds a trick of its shape to win, by its width."""

SEQUENCE_WINS_LEAD: Final = 0.2
"""The same for a sequence: tricks of its shape are rarer."""

BOMB_WINS_LEAD: Final = 1.2
"""A bomb wins any trick, and also frightens; a little more than a tempo."""

PLAY_PRICE: Final = 0.15
"""What each play costs whether it stands or not: a hand in few plays is sooner empty."""

CARRIED_PRICE: Final = 0.02
"""What the pair of a full house costs for each step of its strength: the lowest pair goes first."""

PRECIOUS_PRICE: Final = 1.0
"""What it costs to give level cards or jokers away as the pair of a full house."""

_ACE_STRENGTH: Final = len(RANKS) - 1
"""Strengths above this are the level's and the jokers'."""

_SPLIT_FROM: Final = _ACE_STRENGTH - 1
"""Equal cards of this strength and above are also tried as separate singles: each may win a trick."""

_TRIPLE: Final = 3
_PAIR: Final = 2
_RANK_INDICES: Final = range(len(RANK_TEXTS))


def hope(outlook: Outlook, shape: Shape, size: int, rank: int) -> float:
    """Return how much hope there is that a play (see :meth:`Outlook.answers`) wins its trick."""
    answers = outlook.answers(shape, size, rank)
    return 1.0 / (1.0 + STING * answers + BOMB_STING * outlook.bombs_above(-1))


def bomb_hope(outlook: Outlook, power: int) -> float:
    """Return how much hope there is that a bomb wins its trick."""
    return 1.0 / (1.0 + OUTBID_STING * outlook.bombs_above(power))


def _price(chance: float, wins_lead: float) -> float:
    return 1.0 + PLAY_PRICE - chance - wins_lead * chance


def prices(outlook: Outlook) -> Prices:
    """Return the prices, in tempi, as the unseen cards are now."""
    strengths = outlook.strengths

    def groups(shape: Shape, width: int) -> list[float]:
        return [_price(hope(outlook, shape, width, rank), WINS_LEAD[width]) for rank in _RANK_INDICES]

    def sequences(kind: Sequence) -> list[float]:
        return [
            _price(hope(outlook, kind.shape, kind.size, top), SEQUENCE_WINS_LEAD) for top in range(len(RANKS))
        ]

    def bomb_price(power: int) -> float:
        return _price(bomb_hope(outlook, power), BOMB_WINS_LEAD)

    @cache
    def bombs(size: int, rank: int) -> float:
        return bomb_price(power_of(size, strengths[rank]))

    return Prices(
        singles=groups(Shape.SINGLE, 1),
        pairs=groups(Shape.PAIR, _PAIR),
        triples=groups(Shape.TRIPLE, _TRIPLE),
        bombs=bombs,
        straights=sequences(STRAIGHT),
        pair_runs=sequences(PAIR_RUN),
        triple_runs=sequences(TRIPLE_RUN),
        flushes=[bomb_price(power_of(Shape.STRAIGHT_FLUSH, top)) for top in range(len(RANKS))],
        joker_bomb=bomb_price(power_of(Shape.JOKER_BOMB, strengths[RED_JOKER_RANK])),
        carried=[
            PRECIOUS_PRICE if strength > _ACE_STRENGTH else CARRIED_PRICE * strength for strength in strengths
        ],
        splits=[strength >= _SPLIT_FROM for strength in strengths],
        level=outlook.level,
    )


def risks(outlook: Outlook) -> Prices:
    """Return the :func:`risk_price` of each play: how likely an opponent beats it."""

    def cost(shape: Shape, size: int, rank: int) -> float:
        return risk_price(outlook.holds(shape, size, rank), safe=outlook.is_safe(shape, size, rank))

    @cache
    def bombs(size: int, rank: int) -> float:
        return cost(Shape.BOMB, size, rank)

    def tops(kind: Sequence) -> list[float]:
        return [cost(kind.shape, kind.size, top) for top in range(len(RANKS))]

    return Prices(
        singles=[cost(Shape.SINGLE, 1, rank) for rank in _RANK_INDICES],
        pairs=[cost(Shape.PAIR, _PAIR, rank) for rank in _RANK_INDICES],
        triples=[cost(Shape.TRIPLE, _TRIPLE, rank) for rank in _RANK_INDICES],
        bombs=bombs,
        straights=tops(STRAIGHT),
        pair_runs=tops(PAIR_RUN),
        triple_runs=tops(TRIPLE_RUN),
        flushes=tops(STRAIGHT_FLUSH),
        joker_bomb=0.0,
        carried=[0.0] * len(RANK_TEXTS),
        splits=[True] * len(RANK_TEXTS),
        level=outlook.level,
    )
