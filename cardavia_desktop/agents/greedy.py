"""A greedy player: the yardstick that a planning player must beat clearly.

It leads the play with most cards, then the lowest. It follows with the lowest play that beats the table,
and passes on its partner. It takes ordinary cards before wild ones. It bombs only to go out. It bids by
counting its high cards, and gives back its lowest card.
"""

from typing import Final

from cardavia_desktop.agents.sides import partner_is_winning
from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.actions import Action, Bid, Pass, Play, Return
from cardavia_desktop.engine.cards import RANK_TEXTS, Card, rank_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.shapes import STRENGTHS
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.guandan.order import strength
from cardavia_desktop.engine.observation import Observation

_BOMBS: Final = guandan.BOMB_SHAPES | {doudizhu.Shape.BOMB, doudizhu.Shape.ROCKET}

_HIGH_CARDS: Final = {"2": 1, "BJ": 2, "RJ": 3}
"""Points for the high cards of a hand that bids."""

_POINTS_PER_BID: Final = 2
"""A hand bids one for every so many points."""

_MOST_BID: Final = 3


class GreedyAgent:
    """Always the nearest gain."""

    def decide(self, observation: Observation) -> Action:
        """Return the greedy choice."""
        first = observation.legal[0]
        if isinstance(first, Bid):
            return _bid(observation)
        if isinstance(first, Return):
            return _lowest_return(observation)
        return _play(observation)


def _bid(observation: Observation) -> Action:
    points = sum(_HIGH_CARDS.get(RANK_TEXTS[rank_of(card)], 0) for card in observation.hand)
    wanted = Bid(min(_MOST_BID, points // _POINTS_PER_BID))
    return wanted if wanted in observation.legal else Bid(0)


def _lowest_return(observation: Observation) -> Action:
    cards = [action.card for action in observation.legal if isinstance(action, Return)]
    return Return(min(cards, key=lambda card: _card_strength(card, observation)))


def _play(observation: Observation) -> Action:
    plays = [action for action in observation.legal if isinstance(action, Play)]
    may_pass = Pass() in observation.legal
    if may_pass and partner_is_winning(observation):
        return Pass()
    ends = [play for play in plays if play.combination.size == len(observation.hand)]
    quiet = [play for play in plays if play.combination.shape not in _BOMBS]
    choice = ends or quiet or ([] if may_pass else plays)
    if not choice:
        return Pass()
    leads = observation.to_beat is None
    return min(choice, key=lambda play: _order(play.combination, observation, leads=leads))


def _order(combination: Combination, observation: Observation, *, leads: bool) -> tuple[int, ...]:
    """Return a key that puts the greedy choice first."""
    size = -combination.size if leads else 0
    wilds = sum(_is_wild(card, observation) for card in combination.cards)
    cards = sorted(_card_strength(card, observation) for card in combination.cards)
    return (wilds, size, _strength(combination, observation), *cards)


def _is_wild(card: Card, observation: Observation) -> bool:
    return isinstance(observation, GuandanObservation) and guandan.is_wild(card, observation.level)


def _strength(combination: Combination, observation: Observation) -> int:
    if isinstance(observation, GuandanObservation):
        return strength(combination, observation.level)
    return STRENGTHS[combination.rank]


def _card_strength(card: Card, observation: Observation) -> int:
    if isinstance(observation, GuandanObservation):
        return guandan.rank_strengths(observation.level)[RANK_TEXTS[rank_of(card)]]
    return STRENGTHS[RANK_TEXTS[rank_of(card)]]
