"""What a Guandan player works out from its observation about the plays that it could make."""

from functools import cached_property
from typing import Final

from cardavia_desktop.agents.planning.guandan import Splitter, count_at, counts_of, flushes_in
from cardavia_desktop.agents.planning.holdings import run_out_chance
from cardavia_desktop.agents.rules.guandan_outlook import Outlook
from cardavia_desktop.agents.rules.guandan_prices import bomb_hope, hope, prices, risks
from cardavia_desktop.agents.suits import spare
from cardavia_desktop.engine.cards import RANK_TEXTS, RANKS, Mask, mask_of, rank_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.guandan import BOMB_SHAPES, Shape, beats, bomb_power, is_wild, rank_strengths
from cardavia_desktop.engine.guandan.observation import GuandanObservation

_TOO_HIGH_TO_OVERTAKE: Final = len(RANKS) - 1
"""An ace's strength: it and everything above is too good to be laid over the partner's play."""

_FEW_CARDS: Final = 10
"""With no more cards than this every way to use a wild card is worth a look."""


class GuandanReckoning:
    """One decision's reckoning; see :class:`.judge.Reckoning`."""

    def __init__(self, observation: GuandanObservation) -> None:
        self._level = observation.level
        self._outlook = Outlook(observation)
        self._hand: Mask = mask_of(observation.hand)
        self._counts = counts_of(self._hand, self._outlook.level)
        self._leads = observation.to_beat is None
        self._flushes = flushes_in(self._hand, self._outlook.level)
        self._plan = Splitter(prices(self._outlook), self._flushes)
        self._kept = self._plan.flushes(self._hand)

    @cached_property
    def _risks(self) -> Splitter:
        return Splitter(risks(self._outlook), self._flushes)

    @cached_property
    def _planned_with_wilds(self) -> set[tuple[str, str]]:
        """Return the shape and rank of the plays in the best split, that use wild cards among them."""
        pieces = self._plan.split(self._hand)
        return {(piece.shape.value, RANKS[piece.rank]) for piece in pieces if piece.rank < len(RANKS)}

    def settled(self, combination: Combination) -> Combination:
        """Return the play with other suits where that leaves the hand's straight flushes whole."""
        return spare(combination, self._hand, self._kept, self._level) if self._kept else combination

    def plan_cost(self) -> float:
        """Return what the hand costs, split as well as it can be."""
        return self._plan.cost(self._hand)

    def cost_after(self, combination: Combination) -> float:
        """Return what the hand costs after a play."""
        return self._plan.cost(self._hand & ~mask_of(self.settled(combination).cards))

    def runs_out_after(self, combination: Combination) -> float:
        """Return how likely nobody stops the seat from going out, once a play has won its trick."""
        left = self._hand & ~mask_of(self.settled(combination).cards)
        return run_out_chance(piece.cost for piece in self._risks.split(left))

    def is_sensible(self, combination: Combination) -> bool:
        """Tell whether a play spends no wild card idly and breaks no pair or bomb for a full house."""
        if combination.shape == Shape.FULL_HOUSE and not self._pair_is_loose(combination):
            return False
        if not self._leads or self._hand.bit_count() <= _FEW_CARDS or combination.shape in BOMB_SHAPES:
            return True
        if not any(is_wild(card, self._level) for card in combination.cards):
            return True
        shape = Shape.TRIPLE if combination.shape == Shape.FULL_HOUSE else combination.shape
        return (shape.value, combination.rank) in self._planned_with_wilds

    def stands(self, combination: Combination) -> float:
        """Return how much hope there is that a play wins its trick, 0 to 1."""
        if combination.shape in BOMB_SHAPES:
            return bomb_hope(self._outlook, bomb_power(combination, self._level))
        rank = RANK_TEXTS.index(combination.rank)
        return hope(self._outlook, Shape(combination.shape), combination.size, rank)

    def holds(self, combination: Combination) -> float:
        """Return how likely no opponent can beat a play, with a bomb or without."""
        rank = RANK_TEXTS.index(combination.rank)
        return self._outlook.holds(Shape(combination.shape), combination.size, rank)

    def beaten_by(self, seat: int, combination: Combination) -> float:
        """Return how likely another seat can beat a play with one of its shape."""
        return self._outlook.beaten_by(seat, combination)

    def is_unbeatable(self, combination: Combination) -> bool:
        """Tell whether no opponent can hold anything that beats a play."""
        return self._outlook.is_unbeatable(combination)

    def beats(self, combination: Combination, other: Combination) -> bool:
        """Tell whether a play could be made over another one."""
        return beats(combination, other, self._level)

    def is_bomb(self, combination: Combination) -> bool:
        """Tell whether a play is a bomb of any kind."""
        return combination.shape in BOMB_SHAPES

    def is_high(self, combination: Combination) -> bool:
        """Tell whether a play is too good to be laid over the partner's."""
        return rank_strengths(self._level)[combination.rank] >= _TOO_HIGH_TO_OVERTAKE

    def _pair_is_loose(self, combination: Combination) -> bool:
        """Tell whether a full house's pair is a whole pair of the hand, or a triple where there is none."""
        pair = combination.cards[3:]
        if any(is_wild(card, self._level) for card in pair):
            return False
        return count_at(self._counts, rank_of(pair[0])) in (2, 3)
