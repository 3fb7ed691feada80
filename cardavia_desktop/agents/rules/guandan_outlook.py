"""What the play so far tells a Guandan player: unseen cards, and how likely a play is to be beaten."""

from collections.abc import Iterable
from functools import cached_property
from math import exp
from typing import Final

from cardavia_desktop.agents.planning.guandan import LARGEST_BOMB
from cardavia_desktop.agents.planning.holdings import share_of, tail_chances
from cardavia_desktop.agents.sides import opponents_of
from cardavia_desktop.engine.cards import (
    BLACK_JOKER_RANK,
    HEARTS,
    PACK_SIZE,
    RANK_TEXTS,
    RANKS,
    RED_JOKER_RANK,
    SUITS,
    face_of,
)
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.guandan import BOMB_SHAPES, Shape, level_index, rank_strengths
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.guandan.order import power_of
from cardavia_desktop.engine.guandan.shapes import (
    PAIR_RUN,
    PLACES,
    SMALLEST_BOMB,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPLE_RUN,
    Sequence,
)

SEQUENCES: Final = {kind.shape: kind for kind in (STRAIGHT, PAIR_RUN, TRIPLE_RUN)}

GROUP_WIDTHS: Final = {Shape.SINGLE: 1, Shape.PAIR: 2, Shape.TRIPLE: 3, Shape.FULL_HOUSE: 3}
"""How many cards of the compared rank a group has."""

_MOST: Final = 8
"""The most cards of one rank that may be unseen."""

_JOKERS: Final = (BLACK_JOKER_RANK, RED_JOKER_RANK)

FLUSH_CHANCE_SHARE: Final = 0.5
"""A straight flush that a hand could hold is often broken up for other plays before it is laid."""


class _Hidden:
    """What another seat may hold: a share of the unseen cards."""

    def __init__(self, held: int, share: float, unseen: tuple[int, ...], wilds: int) -> None:
        tails = tail_chances(share, _MOST)
        self.held = held
        self.share = share
        self.chances = [tails[count] for count in unseen]
        self.possible = [min(held, count) for count in unseen]
        self.possible_wilds = min(held, wilds)
        self.answers: dict[tuple[Shape, int], float] = {}
        """What :meth:`Outlook.answers` has found for a shape and rank."""


class Outlook:
    """What an observation tells about the cards that its seat cannot see."""

    def __init__(self, observation: GuandanObservation) -> None:
        self.level = level_index(observation.level)
        self.strengths = tuple(rank_strengths(observation.level)[text] for text in RANK_TEXTS)
        self.unseen_faces = self._faces_unseen(observation)
        wild_face = self.level * len(SUITS) + HEARTS
        self.unseen_wilds = self.unseen_faces[wild_face]
        self.unseen = tuple(self._unseen_of(rank) for rank in range(len(RANK_TEXTS)))
        unseen_size = sum(self.unseen_faces)
        self._others = {
            seat: _Hidden(held, share_of(held, unseen_size), self.unseen, self.unseen_wilds)
            for seat, held in enumerate(observation.counts)
            if seat != observation.seat
        }
        self._bombs_known: dict[int, float] = {}
        self._safe_known: dict[tuple[Shape, int, int], bool] = {}
        self._opponents = [
            self._others[seat] for seat in opponents_of(observation) if observation.counts[seat]
        ]

    @staticmethod
    def _faces_unseen(observation: GuandanObservation) -> list[int]:
        """Return how many copies of each face the seat has not seen."""
        unseen = [2] * PACK_SIZE
        for card in observation.hand:
            unseen[face_of(card)] -= 1
        for turn in observation.history:
            if turn.combination:
                for card in turn.combination.cards:
                    unseen[face_of(card)] -= 1
        return unseen

    def _unseen_of(self, rank: int) -> int:
        if rank in _JOKERS:
            return self.unseen_faces[len(RANKS) * len(SUITS) + rank - BLACK_JOKER_RANK]
        cards = sum(self.unseen_faces[rank * len(SUITS) : (rank + 1) * len(SUITS)])
        return cards - self.unseen_wilds if rank == self.level else cards

    def answers(self, shape: Shape, size: int, rank: int) -> float:
        """Return how many higher plays of a shape that is no bomb opponents hold, as an expectation.

        The shape has so many cards; ``rank`` is the index of the rank that is compared.
        """
        return sum(self._answers_of(hidden, shape, size, rank) for hidden in self._opponents)

    def beaten_by(self, seat: int, combination: Combination) -> float:
        """Return how likely another seat can beat a play with one of the same shape and size."""
        shape = Shape(combination.shape)
        if shape in BOMB_SHAPES:
            return 0.0
        rank = RANK_TEXTS.index(combination.rank)
        return min(1.0, self._answers_of(self._others[seat], shape, combination.size, rank))

    def _answers_of(self, hidden: _Hidden, shape: Shape, size: int, rank: int) -> float:
        known = hidden.answers.get((shape, rank))
        if known is None:
            known = 0.0
            if hidden.held >= size:
                sequence = SEQUENCES.get(shape)
                known = (
                    self._sequence_answers(hidden, sequence, rank)
                    if sequence
                    else self._group_answers(hidden, GROUP_WIDTHS[shape], self.strengths[rank])
                )
            hidden.answers[shape, rank] = known
        return known

    def _group_answers(self, hidden: _Hidden, width: int, above: int) -> float:
        chances = zip(hidden.chances, self.strengths, strict=True)
        return sum(ways[width] for ways, strength in chances if strength > above)

    @staticmethod
    def _sequence_answers(hidden: _Hidden, kind: Sequence, above: int) -> float:
        total = 0.0
        for start in kind.starts:
            ranks = kind.ranks(start)
            if ranks[-1] > above:
                run = 1.0
                for rank in ranks:
                    run *= hidden.chances[rank][kind.copies]
                total += run
        return total

    @cached_property
    def _bombs(self) -> list[tuple[int, float]]:
        """Return the powers of the bombs that opponents may hold, each with an expected number of them."""
        found = []
        for hidden in self._opponents:
            if hidden.held < SMALLEST_BOMB:
                continue
            for rank in range(len(RANKS)):
                chances = [*hidden.chances[rank], 0.0]
                for size in range(SMALLEST_BOMB, min(_MOST, hidden.held) + 1):
                    exactly = chances[size] - chances[size + 1]
                    if exactly:
                        found.append((power_of(size, self.strengths[rank]), exactly))
            if hidden.held >= STRAIGHT_FLUSH.size:
                found += self._flushes(hidden)
        return found

    def _flushes(self, hidden: _Hidden) -> list[tuple[int, float]]:
        found = []
        absent = 1.0 - hidden.share
        held_chances = (0.0, hidden.share, 1.0 - absent * absent)
        for start in STRAIGHT_FLUSH.starts:
            ranks = PLACES[start : start + STRAIGHT_FLUSH.length]
            for suit in range(len(SUITS)):
                chance = FLUSH_CHANCE_SHARE
                for rank in ranks:
                    chance *= held_chances[self.unseen_faces[rank * len(SUITS) + suit]]
                if chance:
                    found.append((power_of(Shape.STRAIGHT_FLUSH, ranks[-1]), chance))
        return found

    def bombs_above(self, power: int) -> float:
        """Return how many bombs stronger than ``power`` opponents hold, as an expectation."""
        known = self._bombs_known.get(power)
        if known is None:
            known = sum(expected for other, expected in self._bombs if other > power)
            self._bombs_known[power] = known
        return known

    def holds(self, shape: Shape, size: int, rank: int) -> float:
        """Return how likely no opponent can beat a play, with a bomb or without.

        The rank is the index of the compared one.
        """
        if shape in BOMB_SHAPES:
            kind = size if shape is Shape.BOMB else shape
            compared = rank if shape is Shape.STRAIGHT_FLUSH else self.strengths[rank]
            return exp(-self.bombs_above(power_of(kind, compared)))
        # Answers are an expected number: that there are none is as likely as of a rare event.
        return exp(-self.answers(shape, size, rank) - self.bombs_above(-1))

    def is_unbeatable(self, combination: Combination) -> bool:
        """Tell whether no opponent can hold anything that beats a play, whatever the unseen cards are."""
        rank = RANK_TEXTS.index(combination.rank)
        return self.is_safe(Shape(combination.shape), combination.size, rank)

    def is_safe(self, shape: Shape, size: int, rank: int) -> bool:
        """Do as :meth:`is_unbeatable` for a shape with so many cards and the index of the compared rank."""
        key = (shape, size, rank)
        if key not in self._safe_known:
            beaten = any(self._can_beat(hidden, shape, size, rank) for hidden in self._opponents)
            self._safe_known[key] = not beaten
        return self._safe_known[key]

    def _can_beat(self, hidden: _Hidden, shape: Shape, size: int, rank: int) -> bool:
        if shape in BOMB_SHAPES:
            kind = size if shape is Shape.BOMB else shape
            compared = rank if shape is Shape.STRAIGHT_FLUSH else self.strengths[rank]
            return self._can_bomb(hidden, power_of(kind, compared))
        if self._can_bomb(hidden, -1):
            return True
        if hidden.held < size:
            return False
        if shape in SEQUENCES:
            sequence = SEQUENCES[shape]
            return any(
                self._can_fill(hidden, sequence.ranks(start), sequence.copies)
                for start in sequence.starts
                if sequence.ranks(start)[-1] > rank
            )
        return any(
            self.strengths[other] > self.strengths[rank]
            and self._can_group(hidden, other, GROUP_WIDTHS[shape])
            for other in range(len(RANK_TEXTS))
        )

    def _can_group(self, hidden: _Hidden, rank: int, width: int) -> bool:
        wilds = 0 if rank in _JOKERS else hidden.possible_wilds
        return hidden.held >= width and hidden.possible[rank] + wilds >= width

    @staticmethod
    def _can_fill(hidden: _Hidden, ranks: Iterable[int], copies: int) -> bool:
        missing = sum(max(0, copies - hidden.possible[rank]) for rank in ranks)
        return missing <= hidden.possible_wilds

    def _can_bomb(self, hidden: _Hidden, power: int) -> bool:
        if hidden.held < SMALLEST_BOMB:
            return False
        for rank in range(len(RANKS)):
            largest = min(hidden.held, hidden.possible[rank] + hidden.possible_wilds, LARGEST_BOMB)
            if largest >= SMALLEST_BOMB and power_of(largest, self.strengths[rank]) > power:
                return True
        if all(hidden.possible[rank] == 2 for rank in _JOKERS):
            # The four jokers beat every other bomb, and no other hand can have them as well.
            return True
        return hidden.held >= STRAIGHT_FLUSH.size and any(
            power_of(Shape.STRAIGHT_FLUSH, ranks[-1]) > power and missing <= hidden.possible_wilds
            for ranks, missing in self._flush_gaps
        )

    @cached_property
    def _flush_gaps(self) -> list[tuple[tuple[int, ...], int]]:
        """Return each straight flush's ranks with how many of its cards are not unseen."""
        found = []
        for start in STRAIGHT_FLUSH.starts:
            ranks = PLACES[start : start + STRAIGHT_FLUSH.length]
            for suit in range(len(SUITS)):
                missing = sum(not self.unseen_faces[rank * len(SUITS) + suit] for rank in ranks)
                found.append((ranks, missing))
        return found
