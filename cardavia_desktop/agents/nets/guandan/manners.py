"""What people complain of at a table of Guandan, and what weak players like too much."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import numpy as np

from cardavia_desktop.agents.nets.guandan.candidates import Candidate
from cardavia_desktop.agents.nets.value_net import Floats
from cardavia_desktop.engine.actions import Play
from cardavia_desktop.engine.cards import BLACK_JOKER_RANK, RANK_TEXTS, RANKS, rank_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.guandan.order import rank_strengths, strength
from cardavia_desktop.engine.guandan.shapes import BOMB_SHAPES, GROUP_SHAPES, SMALLEST_BOMB, Shape

_SEATS: Final = 4
_FEW_CARDS: Final = 10
"""With so many cards left somebody may be about to go out."""
_JACK: Final = RANKS.index("J")
_KING: Final = RANKS.index("K")


def is_rude(view: GuandanObservation, choice: Candidate, choices: Sequence[Candidate]) -> bool:
    """Tell whether others at the table would complain of one of ``choices`` of a deal in play."""
    if not isinstance(choice.action, Play) or len(choice.faces) == len(view.hand):
        return False
    combination = choice.action.combination
    if _wastes_pair(view, choice, choices):
        return True
    if view.to_beat is None:
        return (
            _leads_bomb(view, combination) or _wastes_wild(view, choice) or _breaks_for_single(view, choice)
        )
    return _overtakes_partner(view, combination) or _bombs_without_cause(view, combination)


def likings(view: GuandanObservation, choices: Sequence[Candidate]) -> Floats:
    """Return how much a weak player likes each choice, as something added to its value.

    It likes to take tricks, to be rid of many cards, to keep high cards for later, and to bomb.
    """
    return np.array([_liking(view, choice) for choice in choices], np.float32)


def is_memorable(combination: Combination | None) -> bool:
    """Tell whether nobody would forget a play: a bomb, or a joker."""
    return combination is not None and (
        combination.shape in BOMB_SHAPES or max(map(rank_of, combination.cards)) >= BLACK_JOKER_RANK
    )


def _liking(view: GuandanObservation, choice: Candidate) -> float:
    if not isinstance(choice.action, Play):
        return 0.2 if _partner_lies(view) else 0.0
    combination = choice.action.combination
    liking = 0.02 * combination.size - 0.01 * strength(combination, view.level)
    if view.to_beat is not None:
        liking += 0.15
        if combination.shape in BOMB_SHAPES:
            liking += 0.1
    return liking


def _wastes_pair(view: GuandanObservation, choice: Candidate, choices: Sequence[Candidate]) -> bool:
    """A full house takes jokers or level cards as its pair where something lower could go."""
    if not _is_costly_house(view, choice):
        return False
    rank = _rank(choice)
    return any(
        isinstance(other.action, Play)
        and other.action.combination.shape == Shape.FULL_HOUSE
        and _rank(other) == rank
        and not _is_costly_house(view, other)
        for other in choices
    )


def _is_costly_house(view: GuandanObservation, choice: Candidate) -> bool:
    if not isinstance(choice.action, Play) or choice.action.combination.shape != Shape.FULL_HOUSE:
        return False
    return rank_strengths(view.level)[RANK_TEXTS[choice.second]] >= len(RANKS)


def _rank(choice: Candidate) -> str | None:
    return choice.action.combination.rank if isinstance(choice.action, Play) else None


def _leads_bomb(view: GuandanObservation, combination: Combination) -> bool:
    """A bomb is led, which would have beaten something later, while much is left in the hand."""
    return combination.shape in BOMB_SHAPES and len(view.hand) - combination.size > SMALLEST_BOMB


def _wastes_wild(view: GuandanObservation, choice: Candidate) -> bool:
    """A wild card is led in a low single, pair or triple."""
    if not isinstance(choice.action, Play):
        return False
    combination = choice.action.combination
    return bool(choice.wilds) and combination.shape in GROUP_SHAPES and len(view.hand) > _FEW_CARDS


def _breaks_for_single(view: GuandanObservation, choice: Candidate) -> bool:
    """A single is led out of a bomb."""
    if not isinstance(choice.action, Play) or choice.action.combination.shape != Shape.SINGLE:
        return False
    held = Counter(map(rank_of, view.hand))
    return held[rank_of(choice.faces[0])] >= SMALLEST_BOMB


def _overtakes_partner(view: GuandanObservation, combination: Combination) -> bool:
    """The partner's play is good enough, or what beats it is too dear."""
    if not _partner_lies(view) or view.to_beat is None:
        return False
    if combination.shape in BOMB_SHAPES or strength(combination, view.level) >= _KING:
        return True
    partner = (view.seat + 2) % _SEATS
    return strength(view.to_beat, view.level) >= _JACK or view.counts[partner] <= _FEW_CARDS


def _bombs_without_cause(view: GuandanObservation, combination: Combination) -> bool:
    """A bomb falls on a low single or pair while nobody is about to go out."""
    if combination.shape not in BOMB_SHAPES or view.to_beat is None:
        return False
    if view.to_beat.shape not in (Shape.SINGLE, Shape.PAIR) or strength(view.to_beat, view.level) >= _KING:
        return False
    pressed = any(view.counts[(view.seat + step) % _SEATS] <= _FEW_CARDS for step in (1, 3))
    return not pressed and len(view.hand) - combination.size > _FEW_CARDS


def _partner_lies(view: GuandanObservation) -> bool:
    return view.to_beat is not None and _owner(view) == (view.seat + 2) % _SEATS


def _owner(view: GuandanObservation) -> int:
    """Return the seat whose play lies on the table."""
    return next(turn.seat for turn in reversed(view.trick) if turn.combination)
