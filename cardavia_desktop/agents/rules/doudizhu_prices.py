"""What each play of a split costs a Dou Dizhu player, in tempi.

A tempo is one lead. A play that somebody beats costs a whole one, since the lead must be won back. A play
that stands costs nothing, and one that can win the lead from others pays one back. So the cost of a split is
about the number of leads that the hand must still be given by others, and the smallest is the best plan.
"""

from functools import cache
from typing import Final

from cardavia_desktop.agents.planning.doudizhu import Prices
from cardavia_desktop.agents.planning.holdings import risk_price
from cardavia_desktop.agents.rules.doudizhu_outlook import Core, Outlook
from cardavia_desktop.engine.doudizhu import Shape
from cardavia_desktop.engine.doudizhu.shapes import RED_JOKER_STRENGTH, STRENGTHS

STING: Final = 0.4
"""How much each higher play that opponents hold on average takes from the hope that a play stands."""

BOMB_STING: Final = 0.3
"""How much an opponent's likely bomb takes from that hope: a bomb is seldom spent on the first chance."""

WINS_LEAD: Final = {1: 0.9, 2: 0.7, 3: 0.2, 4: 0.0}
"""How often a high single, pair or triple finds a trick of its shape to win, by its width."""

RUN_WINS_LEAD: Final = 0.1
"""The same for a run: tricks of its shape and length are rare."""

BOMB_PRICE: Final = -1.7
"""A bomb wins any trick, and also frightens; more than a tempo, found by trial."""

ROCKET_PRICE: Final = -1.8

PLAY_PRICE: Final = 0.3
"""What each play costs whether it stands or not: a hand in few plays is sooner empty."""

FOUR_TWO_PRICE: Final = 0.6
"""A four with wings gives up the bomb to get rid of two loose plays."""

CARRIED_PRICE: Final = 0.02
"""What a wing costs for each step of its strength: the lowest loose card goes first."""

PRECIOUS_PRICE: Final = 2.0
"""What it costs to give a two or a joker away as a wing."""

PRECIOUS: Final = STRENGTHS["2"]
"""The first strength that is too good to be a wing."""

RUNS: Final = {1: Shape.STRAIGHT, 2: Shape.PAIR_RUN, 3: Shape.AIRPLANE}
"""The runs by their cards a rank."""

_STRENGTHS: Final = range(RED_JOKER_STRENGTH + 1)


def stands(outlook: Outlook, core: Core) -> float:
    """Return how much hope there is that a play wins its trick, 0 to 1."""
    if core.shape is Shape.ROCKET:
        return 1.0
    hope = 1.0 / (1.0 + STING * outlook.answers(core))
    return hope * (1.0 - BOMB_STING * outlook.bomb_chance)


def prices(outlook: Outlook) -> Prices:
    """Return the prices, in tempi, as the unseen cards are now."""

    def price(shape: Shape, size: int, top: int, wins_lead: float) -> float:
        hope = stands(outlook, Core(shape, size, top))
        return 1.0 + PLAY_PRICE - hope - wins_lead * hope

    @cache
    def run(width: int, length: int, top: int) -> float:
        return price(RUNS[width], width * length, top, RUN_WINS_LEAD)

    return Prices(
        singles=[price(Shape.SINGLE, 1, top, WINS_LEAD[1]) for top in _STRENGTHS],
        pairs=[price(Shape.PAIR, 2, top, WINS_LEAD[2]) for top in _STRENGTHS],
        triples=[price(Shape.TRIPLE, 3, top, WINS_LEAD[3]) for top in _STRENGTHS],
        bombs=[BOMB_PRICE] * len(_STRENGTHS),
        rocket=ROCKET_PRICE,
        four_two=FOUR_TWO_PRICE,
        run=run,
        carried=[PRECIOUS_PRICE if top >= PRECIOUS else CARRIED_PRICE * top for top in _STRENGTHS],
    )


def risks(outlook: Outlook) -> Prices:
    """Return the :func:`risk_price` of each play: how likely an opponent beats it."""

    def price(shape: Shape, size: int, top: int) -> float:
        core = Core(shape, size, top)
        return risk_price(outlook.holds(core), safe=outlook.unbeatable(core))

    @cache
    def run(width: int, length: int, top: int) -> float:
        return price(RUNS[width], width * length, top)

    return Prices(
        singles=[price(Shape.SINGLE, 1, top) for top in _STRENGTHS],
        pairs=[price(Shape.PAIR, 2, top) for top in _STRENGTHS],
        triples=[price(Shape.TRIPLE, 3, top) for top in _STRENGTHS],
        bombs=[price(Shape.BOMB, 4, top) for top in _STRENGTHS],
        rocket=0.0,
        four_two=price(Shape.FOUR_TWO_SINGLES, 6, 0),
        run=run,
        carried=[0.0] * len(_STRENGTHS),
    )
