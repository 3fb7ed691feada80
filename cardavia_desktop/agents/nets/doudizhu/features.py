"""What Dou Dizhu's nets are shown of an observation: rows of zeros and ones.

The generator of ``tools/train/doudizhu`` writes the same rows from its own games; a test holds the two
equal, since a net means nothing on other inputs than those it learnt from. A block of cards is 54 numbers:
for each rank 3 … 2 four that say "at least one, two, three, four of it", then one for each joker.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from cardavia_desktop.agents.nets.doudizhu.packing import (
    STRENGTHS,
    Packed,
    highest,
    holds_bomb,
    pack,
)
from cardavia_desktop.agents.nets.doudizhu.steps import MOST_STEPS, fewest_steps
from cardavia_desktop.agents.nets.value_net import Bits
from cardavia_desktop.engine.actions import Action, Play
from cardavia_desktop.engine.cards import PACK_SIZE
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.doudizhu.shapes import STRENGTHS as STRENGTH_OF
from cardavia_desktop.engine.doudizhu.shapes import Shape

ROLES: Final = ("landlord", "farmer_after", "farmer_before")
"""The three nets, by how many turns after the landlord the seat plays."""

HISTORY: Final = 9
"""Turns shown, latest first, passes included."""

_BLOCK: Final = PACK_SIZE
_MOST_CARDS: Final = 20
_SEATS: Final = len(ROLES)

STATE_FEATURES: Final = _BLOCK * (6 + HISTORY) + 2 * _MOST_CARDS + _SEATS
ACTION_FEATURES: Final = 2 * _BLOCK + (len(Shape) + 1) + STRENGTHS + (MOST_STEPS + 1) + 2

_PLACES: Final = {shape: place for place, shape in enumerate(Shape, start=1)}
"""A shape's number among the inputs; 0 is the pass."""

_WIDTHS: Final = {
    Shape.SINGLE: 1,
    Shape.STRAIGHT: 1,
    Shape.ROCKET: 1,
    Shape.PAIR: 2,
    Shape.PAIR_RUN: 2,
    Shape.FOUR_TWO_SINGLES: 4,
    Shape.FOUR_TWO_PAIRS: 4,
    Shape.BOMB: 4,
}
"""Equal cards in each rank of a core, where it is not three."""

_CARDS_PER_RANK: Final = {
    Shape.STRAIGHT: 1,
    Shape.PAIR_RUN: 2,
    Shape.AIRPLANE: 3,
    Shape.AIRPLANE_SINGLES: 4,
    Shape.AIRPLANE_PAIRS: 5,
}
"""Cards, wings included, for each rank of a run."""

_COUNT_BITS: Final = np.tril(np.ones((5, 4), np.uint8), -1)
"""Row n: the four numbers for n equal cards."""


def role_of(observation: DoudizhuObservation) -> str:
    """Return which net plays the observing seat.

    Raises:
        ValueError: there is no landlord yet.
    """
    if observation.landlord is None:
        raise ValueError("no net plays before there is a landlord")
    return ROLES[(observation.seat - observation.landlord) % _SEATS]


def state_row(observation: DoudizhuObservation) -> Bits:
    """Return the inputs for what the seat knows (:data:`STATE_FEATURES`)."""
    seat, landlord = observation.seat, observation.landlord
    following, previous = (seat + 1) % _SEATS, (seat + 2) % _SEATS
    turns = [
        (turn.seat, pack(turn.combination.cards) if turn.combination else 0) for turn in observation.history
    ]
    played = [sum(cards for player, cards in turns if player == at) for at in range(_SEATS)]
    recent = [cards for _, cards in turns[: -HISTORY - 1 : -1]]
    hand = pack(observation.hand)
    to_beat = pack(observation.to_beat.cards) if observation.to_beat else 0
    bottom = _less(pack(observation.bottom), played[landlord] if landlord is not None else 0)
    blocks = [
        hand,
        _unseen(hand, played),
        to_beat,
        played[following],
        played[previous],
        *recent,
        *[0] * (HISTORY - len(recent)),
        bottom,
    ]
    left = np.zeros((2, _MOST_CARDS), np.uint8)
    left[0, observation.counts[following] - 1] = 1
    left[1, observation.counts[previous] - 1] = 1
    owner = np.zeros(_SEATS, np.uint8)
    owner[(_owner(observation) - seat) % _SEATS] = 1
    return np.concatenate([_card_rows(blocks).ravel(), left.ravel(), owner])


def action_rows(observation: DoudizhuObservation, actions: Sequence[Action]) -> Bits:
    """Return the inputs for what each action does (n × :data:`ACTION_FEATURES`).

    Each action is a play or the pass.
    """
    hand = pack(observation.hand)
    played = [0] * _SEATS
    for turn in observation.history:
        if turn.combination:
            played[turn.seat] += pack(turn.combination.cards)
    unseen = _unseen(hand, played)
    bomb_about = holds_bomb(unseen)
    combinations = [action.combination if isinstance(action, Play) else None for action in actions]
    cards = [pack(combination.cards) if combination else 0 for combination in combinations]
    rests = [hand - packed for packed in cards]
    marks = np.zeros((len(actions), ACTION_FEATURES - 2 * _BLOCK), np.uint8)
    tops: dict[tuple[int, int], int] = {}
    for row, combination, rest in zip(marks, combinations, rests, strict=True):
        steps = len(Shape) + 1 + STRENGTHS
        row[steps + fewest_steps(rest)] = 1
        if combination is None:
            row[0] = row[len(Shape) + 1] = 1
            continue
        shape, strength = Shape(combination.shape), STRENGTH_OF[combination.rank]
        row[_PLACES[shape]] = 1
        row[len(Shape) + 1 + strength] = 1
        core = _core(combination)
        if core not in tops:
            tops[core] = highest(unseen, *core)
        unbeaten = tops[core] <= strength
        row[-2] = unbeaten
        row[-1] = shape is Shape.ROCKET or (unbeaten and not bomb_about)
    return np.concatenate([_card_rows(cards), _card_rows(rests), marks], axis=1)


def _owner(observation: DoudizhuObservation) -> int:
    """Return the seat to be beaten, the observing seat itself for a leader."""
    if observation.to_beat is None:
        return observation.seat
    return next(turn.seat for turn in reversed(observation.history) if turn.combination)


def _core(combination: Combination) -> tuple[int, int]:
    """Return how many equal cards each rank of the core has, and how many ranks it has."""
    shape = Shape(combination.shape)
    per_rank = _CARDS_PER_RANK.get(shape)
    return _WIDTHS.get(shape, 3), combination.size // per_rank if per_rank else 1


def _less(cards: Packed, taken: Packed) -> Packed:
    """Return ``cards`` without those in ``taken``, as far as they are there."""
    return sum(
        max((cards >> shift & 15) - (taken >> shift & 15), 0) << shift for shift in range(0, 4 * STRENGTHS, 4)
    )


_PACK: Final[Packed] = pack(range(PACK_SIZE))


def _unseen(hand: Packed, played: Sequence[Packed]) -> Packed:
    """Return the cards that the other seats hold."""
    return _PACK - hand - sum(played)


def _card_rows(blocks: Sequence[Packed]) -> Bits:
    """Return one row of 54 numbers for each packed set."""
    packed = np.array(blocks, np.int64)
    counts = packed[:, None] >> np.arange(0, 4 * STRENGTHS, 4) & 15
    ordinary = _COUNT_BITS[counts[:, :-2]].reshape(len(blocks), -1)
    return np.concatenate([ordinary, counts[:, -2:].astype(np.uint8)], axis=1)
