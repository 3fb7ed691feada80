"""What each play of a split costs the compiled rule player, in tempi.

As :mod:`cardavia_desktop.agents.rules.guandan_prices`.
"""

from tools.train.compiling import Record, compiled
from tools.train.guandan.rule_outlook import (
    ANY_BOMB,
    LARGEST_BOMB,
    SIZES,
    SMALLEST_BOMB,
    answers,
    bombs_above,
    holds,
    is_safe,
    power_of,
)
from tools.train.guandan.rules import (
    ACE,
    BOMB,
    FULL_HOUSE,
    JOKER_BOMB,
    ORDINARY,
    RANKS,
    SINGLE,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPLE_RUN,
)

_STING, _BOMB_STING, _OUTBID_STING = 0.3, 0.1, 0.15
_WINS_LEAD = (0.0, 0.9, 0.7, 0.4)
_SEQUENCE_WINS_LEAD = 0.2
_BOMB_WINS_LEAD = 1.2
_PLAY_PRICE = 0.15
_CARRIED_PRICE = 0.02
_PRECIOUS_PRICE = 1.0
_SPLIT_FROM = ACE - 1
LEAST_RISK = 0.51


@compiled
def hope(outlook: Record, shape: int, size: int, rank: int) -> float:
    """Return how much hope there is that a play wins its trick, 0 to 1."""
    if shape >= BOMB:
        return 1.0 / (1.0 + _OUTBID_STING * bombs_above(outlook, power_of(outlook, shape, size, rank)))
    higher = answers(outlook, shape, rank)
    return 1.0 / (1.0 + _STING * higher + _BOMB_STING * bombs_above(outlook, ANY_BOMB))


@compiled
def _price(chance: float, wins_lead: float) -> float:
    return 1.0 + _PLAY_PRICE - chance - wins_lead * chance


@compiled
def write_prices(outlook: Record, plan: Record) -> None:
    """Write what plays cost as the unseen cards are now."""
    plan.level = outlook.level
    for shape in range(SINGLE, TRIPLE_RUN + 1):
        if shape == FULL_HOUSE:
            continue
        wins_lead = _SEQUENCE_WINS_LEAD if shape >= STRAIGHT else _WINS_LEAD[shape]
        for rank in range(ORDINARY if shape >= STRAIGHT else RANKS):
            plan.groups[shape, rank] = _price(hope(outlook, shape, SIZES[shape], rank), wins_lead)
    for size in range(SMALLEST_BOMB, LARGEST_BOMB + 1):
        for rank in range(ORDINARY):
            plan.bombs[size, rank] = _price(hope(outlook, BOMB, size, rank), _BOMB_WINS_LEAD)
    for top in range(ORDINARY):
        plan.flushes[top] = _price(hope(outlook, STRAIGHT_FLUSH, 5, top), _BOMB_WINS_LEAD)
    plan.joker_bomb = _price(hope(outlook, JOKER_BOMB, 4, RANKS - 1), _BOMB_WINS_LEAD)
    for rank in range(RANKS):
        strength = outlook.strengths[rank]
        plan.carried[rank] = _PRECIOUS_PRICE if strength > ACE else _CARRIED_PRICE * strength
        plan.splits[rank] = strength >= _SPLIT_FROM


@compiled
def _risk(outlook: Record, shape: int, size: int, rank: int) -> float:
    if is_safe(outlook, shape, size, rank):
        return 0.0
    return LEAST_RISK + (1.0 - LEAST_RISK) * (1.0 - holds(outlook, shape, size, rank))


@compiled
def write_risks(outlook: Record, plan: Record) -> None:
    """Write how likely an opponent beats each play, as prices for a split with few plays at risk."""
    plan.level = outlook.level
    for shape in range(SINGLE, TRIPLE_RUN + 1):
        if shape == FULL_HOUSE:
            continue
        for rank in range(ORDINARY if shape >= STRAIGHT else RANKS):
            plan.groups[shape, rank] = _risk(outlook, shape, SIZES[shape], rank)
    for size in range(SMALLEST_BOMB, LARGEST_BOMB + 1):
        for rank in range(ORDINARY):
            plan.bombs[size, rank] = _risk(outlook, BOMB, size, rank)
    for top in range(ORDINARY):
        plan.flushes[top] = _risk(outlook, STRAIGHT_FLUSH, 5, top)
    plan.joker_bomb = 0.0
    for rank in range(RANKS):
        plan.carried[rank] = 0.0
        plan.splits[rank] = True
