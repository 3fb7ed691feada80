"""What people complain of at a table of Dou Dizhu, and what weak players like too much."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from cardavia_desktop.agents.nets.doudizhu.packing import Packed, pack
from cardavia_desktop.agents.nets.doudizhu.steps import fewest_steps
from cardavia_desktop.agents.nets.value_net import Floats
from cardavia_desktop.engine.actions import Action, Play
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.doudizhu.shapes import (
    BLACK_JOKER_STRENGTH,
    STRENGTHS,
    Shape,
    strength_of,
)

_SEATS: Final = 3
_BOMBS: Final = frozenset({Shape.BOMB, Shape.ROCKET})
_TWO: Final = STRENGTHS["2"]
_ACE: Final = STRENGTHS["A"]
_JACK: Final = STRENGTHS["J"]

_CORE_SIZES: Final = {
    Shape.TRIPLE_SINGLE: (3, 4),
    Shape.TRIPLE_PAIR: (3, 5),
    Shape.AIRPLANE_SINGLES: (3, 4),
    Shape.AIRPLANE_PAIRS: (3, 5),
    Shape.FOUR_TWO_SINGLES: (4, 6),
    Shape.FOUR_TWO_PAIRS: (4, 8),
}
"""Of how many of its cards a shape with wings has how many in the core."""

_FEW_CARDS: Final = 6
"""With so many cards left somebody may be about to go out."""
_SHORT_WAY: Final = 2
"""Plays left to make with which one is about to go out."""


def is_rude(view: DoudizhuObservation, action: Action) -> bool:
    """Tell whether others at the table would complain of a legal action of a deal in play."""
    if not isinstance(action, Play):
        return False
    combination = action.combination
    rest = pack(view.hand) - pack(combination.cards)
    if fewest_steps(rest) <= 1:
        return False
    if _wastes_wings(view, combination):
        return True
    if view.to_beat is None:
        return (
            _leads_bomb(combination, rest)
            or _splits_rocket(view, combination)
            or _breaks_for_single(view, combination)
            or _leads_past_partner(view, combination)
            or _leads_into_opponent(view, combination)
        )
    return _overtakes_partner(view, combination) or _bombs_without_cause(view, combination)


def likings(view: DoudizhuObservation) -> Floats:
    """Return how much a weak player likes each legal action, as something added to its value.

    It likes to take tricks, to be rid of many cards, to keep high cards for later, and to bomb.
    """
    return np.array([_liking(view, action) for action in view.legal], np.float32)


def is_memorable(combination: Combination | None) -> bool:
    """Tell whether nobody would forget a play: a bomb, or a joker."""
    return combination is not None and (
        combination.shape in _BOMBS or max(map(strength_of, combination.cards)) >= BLACK_JOKER_STRENGTH
    )


def _liking(view: DoudizhuObservation, action: Action) -> float:
    if not isinstance(action, Play):
        return 0.3 if _partner_lies(view) else 0.0
    combination = action.combination
    liking = 0.03 * combination.size - 0.015 * STRENGTHS[combination.rank]
    if view.to_beat is not None:
        liking += 0.2
        if combination.shape in _BOMBS:
            liking += 0.15
    return liking


def _wastes_wings(view: DoudizhuObservation, combination: Combination) -> bool:
    """A two or a joker goes along as a wing where something lower could."""
    if not _costly_wings(combination):
        return False
    width, whole = _CORE_SIZES[Shape(combination.shape)]
    core = combination.cards[: combination.size * width // whole]
    return any(
        isinstance(action, Play)
        and action.combination.rank == combination.rank
        and action.combination.cards[: len(core)] == core
        and not _costly_wings(action.combination)
        for action in view.legal
    )


def _costly_wings(combination: Combination) -> bool:
    part = _CORE_SIZES.get(Shape(combination.shape))
    if part is None:
        return False
    wings = combination.cards[combination.size * part[0] // part[1] :]
    return any(strength_of(card) >= _TWO for card in wings)


def _leads_bomb(combination: Combination, rest: Packed) -> bool:
    """A bomb is led, which would have beaten something later, while more than a play or two is left."""
    return combination.shape in _BOMBS and fewest_steps(rest) > _SHORT_WAY


def _splits_rocket(view: DoudizhuObservation, combination: Combination) -> bool:
    """One of two jokers is led, alone or as a wing."""
    return _jokers(view.hand) == 2 and _jokers(combination.cards) == 1


def _jokers(cards: Sequence[int]) -> int:
    return sum(strength_of(card) >= BLACK_JOKER_STRENGTH for card in cards)


def _breaks_for_single(view: DoudizhuObservation, combination: Combination) -> bool:
    """A single is led that brings the hand no nearer to its end."""
    hand = pack(view.hand)
    return combination.shape == Shape.SINGLE and fewest_steps(hand - pack(combination.cards)) >= fewest_steps(
        hand
    )


def _leads_past_partner(view: DoudizhuObservation, combination: Combination) -> bool:
    """The other farmer comes next with one card, and no low single is led to it."""
    following = (view.seat + 1) % _SEATS
    if view.landlord in {view.seat, following} or view.counts[following] != 1:
        return False
    return combination.shape != Shape.SINGLE or combination.cards[0] != min(view.hand, key=strength_of)


def _leads_into_opponent(view: DoudizhuObservation, combination: Combination) -> bool:
    """An opponent whom no fellow can stop has one card left, and a single is led that need not be."""
    following = (view.seat + 1) % _SEATS
    opponents = [seat for seat in range(_SEATS) if _is_opponent(view, seat)]
    if not _is_opponent(view, following) or all(view.counts[seat] > 1 for seat in opponents):
        return False
    if combination.shape != Shape.SINGLE:
        return False
    other = any(isinstance(action, Play) and action.combination.size > 1 for action in view.legal)
    return other or strength_of(combination.cards[0]) < max(map(strength_of, view.hand))


def _overtakes_partner(view: DoudizhuObservation, combination: Combination) -> bool:
    """The other farmer's play is good enough, or what beats it is too dear."""
    if not _partner_lies(view) or view.to_beat is None:
        return False
    if combination.shape in _BOMBS or STRENGTHS[combination.rank] >= _ACE:
        return True
    return STRENGTHS[view.to_beat.rank] >= _JACK or view.counts[_owner(view)] == 1


def _bombs_without_cause(view: DoudizhuObservation, combination: Combination) -> bool:
    """A bomb falls on an ordinary play while nobody is about to go out."""
    if combination.shape not in _BOMBS or view.to_beat is None or view.to_beat.shape in _BOMBS:
        return False
    if STRENGTHS[view.to_beat.rank] >= _TWO:
        return False
    pressed = any(view.counts[seat] <= _FEW_CARDS for seat in range(_SEATS) if _is_opponent(view, seat))
    rest = pack(view.hand) - pack(combination.cards)
    return not pressed and fewest_steps(rest) > _SHORT_WAY


def _partner_lies(view: DoudizhuObservation) -> bool:
    return view.to_beat is not None and not _is_opponent(view, _owner(view))


def _owner(view: DoudizhuObservation) -> int:
    """Return the seat whose play lies on the table."""
    return next(turn.seat for turn in reversed(view.trick) if turn.combination)


def _is_opponent(view: DoudizhuObservation, seat: int) -> bool:
    return seat != view.seat and view.landlord in {view.seat, seat}
