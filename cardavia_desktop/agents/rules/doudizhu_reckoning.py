"""What a Dou Dizhu player works out from its observation about the plays that it could make."""

from functools import cached_property
from typing import Final

from cardavia_desktop.agents.planning.doudizhu import Counts, Splitter, count_at, counts_of
from cardavia_desktop.agents.planning.holdings import run_out_chance
from cardavia_desktop.agents.rules.doudizhu_outlook import Outlook, core_of
from cardavia_desktop.agents.rules.doudizhu_prices import PRECIOUS, prices, risks, stands
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu import Shape
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.doudizhu.shapes import BLACK_JOKER_STRENGTH, RED_JOKER_STRENGTH, STRENGTHS, beats

_TOO_HIGH_TO_OVERTAKE: Final = STRENGTHS["A"]

_BOMBS: Final = (Shape.BOMB, Shape.ROCKET)

_WING_WIDTHS: Final = {
    Shape.TRIPLE_SINGLE: 1,
    Shape.AIRPLANE_SINGLES: 1,
    Shape.FOUR_TWO_SINGLES: 1,
    Shape.TRIPLE_PAIR: 2,
    Shape.AIRPLANE_PAIRS: 2,
    Shape.FOUR_TWO_PAIRS: 2,
}


class DoudizhuReckoning:
    """One decision's reckoning; see :class:`.judge.Reckoning`."""

    def __init__(self, observation: DoudizhuObservation) -> None:
        self._outlook = Outlook(observation)
        self._hand = self._outlook.hand
        self._plan = Splitter(prices(self._outlook))
        self._has_rocket = (self._hand >> 4 * BLACK_JOKER_STRENGTH).bit_count() == 2

    @cached_property
    def _risks(self) -> Splitter:
        return Splitter(risks(self._outlook))

    def plan_cost(self) -> float:
        """Return what the hand costs, split as well as it can be."""
        return self._plan.cost(self._hand)

    def cost_after(self, combination: Combination) -> float:
        """Return what the hand costs after a play."""
        return self._plan.cost(self._hand - counts_of(combination.cards))

    def runs_out_after(self, combination: Combination) -> float:
        """Return how likely nobody stops the seat from going out, once a play has won its trick."""
        left = self._hand - counts_of(combination.cards)
        return run_out_chance(piece.cost for piece in self._risks.split(left))

    def is_sensible(self, combination: Combination) -> bool:
        """Tell whether a play neither splits the rocket nor carries away what is better kept."""
        taken = counts_of(combination.cards)
        if self._has_rocket and combination.shape != Shape.ROCKET and taken >> 4 * BLACK_JOKER_STRENGTH:
            return False
        width = _WING_WIDTHS.get(Shape(combination.shape))
        return width is None or self._wings_are_loose(taken, width)

    def _wings_are_loose(self, taken: Counts, width: int) -> bool:
        """Tell whether the wings are no high cards and come from no larger group than they need to."""
        for strength in range(RED_JOKER_STRENGTH + 1):
            count = count_at(taken, strength)
            if 0 < count < 3:
                held = count_at(self._hand, strength)
                if strength >= PRECIOUS or held > max(width, count):
                    return False
        return True

    def stands(self, combination: Combination) -> float:
        """Return how much hope there is that a play wins its trick, 0 to 1."""
        return stands(self._outlook, core_of(combination))

    def holds(self, combination: Combination) -> float:
        """Return how likely no opponent can beat a play, with a bomb or without."""
        return self._outlook.holds(core_of(combination))

    def beaten_by(self, seat: int, combination: Combination) -> float:
        """Return how likely another seat can beat a play with one of its shape."""
        return self._outlook.beaten_by(seat, core_of(combination))

    def is_unbeatable(self, combination: Combination) -> bool:
        """Tell whether no opponent can hold anything that beats a play."""
        return self._outlook.unbeatable(core_of(combination))

    def beats(self, combination: Combination, other: Combination) -> bool:
        """Tell whether a play could be made over another one."""
        return beats(combination, other)

    def is_bomb(self, combination: Combination) -> bool:
        """Tell whether a play is a bomb or the rocket."""
        return combination.shape in _BOMBS

    def is_high(self, combination: Combination) -> bool:
        """Tell whether a play is too good to be laid over the partner's."""
        return STRENGTHS[combination.rank] >= _TOO_HIGH_TO_OVERTAKE
