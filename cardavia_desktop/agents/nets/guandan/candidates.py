"""The plays that the net chooses from: each play of a hand once, made of the cards that it can spare best.

The engine lists a play again for each number of wild cards. Of these only the way with the fewest is worth
a thought. Two lone wild cards are the level pair only, and no full house has them as its pair, since
the bomb of the same cards is stronger. Cards of one rank differ in what they leave of straight flushes.
``tools/train/guandan/rules.py`` makes the same choices; the tests hold the two equal.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from cardavia_desktop.agents.nets.guandan.counting import (
    ORDINARY,
    Counts,
    faces_of,
    flush_harm,
    rank_at,
    split,
    wild_face,
)
from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.actions import Action, Play
from cardavia_desktop.engine.cards import (
    BLACK_JOKER,
    RANK_TEXTS,
    RANKS,
    SUITS,
    Card,
    face_of,
    rank_of,
    suit_of,
)
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.guandan.shapes import PAIR_RUN, STRAIGHT, TRIPLE_RUN, Shape

_RUNS: Final = {sequence.shape: sequence for sequence in (STRAIGHT, PAIR_RUN, TRIPLE_RUN)}
_MOST_WILDS: Final = 2


class Candidate(NamedTuple):
    """An action that the net may choose.

    Attributes:
        action: the pass, or the play as the engine lists it.
        faces: the faces of the cards to play, which may be other equal cards than the action's.
        second: the rank index of a full house's pair, else 0.
        wilds: how many of the cards are wild.
    """

    action: Action
    faces: tuple[int, ...]
    second: int
    wilds: int


class _Key(NamedTuple):
    shape: Shape
    rank: str
    size: int
    second: int
    suit: int


def candidates(observation: GuandanObservation) -> list[Candidate]:
    """Return what the net chooses from, in the engine's order."""
    fewest: dict[_Key | None, tuple[int, Action]] = {}
    for action in observation.legal:
        if not isinstance(action, Play):
            fewest[None] = (0, action)
            continue
        combination = action.combination
        wilds = sum(guandan.is_wild(card, observation.level) for card in combination.cards)
        if wilds == _MOST_WILDS and _is_dominated(combination, observation.level):
            continue
        key = _key(combination)
        if key not in fewest or wilds < fewest[key][0]:
            fewest[key] = (wilds, action)
    maker = _Maker(faces_of(observation.hand), RANKS.index(observation.level))
    return [
        Candidate(action, maker.faces(key, wilds) if key else (), key.second if key else 0, wilds)
        for key, (wilds, action) in fewest.items()
    ]


def made(action: Action, observation: GuandanObservation) -> Candidate:
    """Return an action as it was made, with its own cards, as a candidate among others."""
    if not isinstance(action, Play):
        return Candidate(action, (), 0, 0)
    cards = action.combination.cards
    wilds = sum(guandan.is_wild(card, observation.level) for card in cards)
    return Candidate(action, tuple(map(face_of, cards)), _key(action.combination).second, wilds)


def playable(candidate: Candidate, observation: GuandanObservation) -> Action:
    """Return the candidate as an action with exactly its faces."""
    action = candidate.action
    if not isinstance(action, Play):
        return action
    listed = action.combination
    if sorted(map(face_of, listed.cards)) == sorted(candidate.faces):
        return action
    cards = _cards_of(candidate.faces, observation.hand)
    for reading in guandan.readings(cards, observation.level):
        if reading.shape == listed.shape and reading.rank == listed.rank:
            return Play(reading)
    return action


def _is_dominated(combination: Combination, level: str) -> bool:
    """Tell whether a play with both wild cards is one that nobody should make."""
    if combination.shape == Shape.PAIR:
        return combination.rank != level
    if combination.shape == Shape.FULL_HOUSE:
        return all(guandan.is_wild(card, level) for card in combination.cards[-_MOST_WILDS:])
    return False


def _key(combination: Combination) -> _Key:
    second = suit = 0
    if combination.shape == Shape.FULL_HOUSE:
        ranks = map(rank_of, combination.stands_for)
        second = next(rank for rank in ranks if RANK_TEXTS[rank] != combination.rank)
    elif combination.shape == Shape.STRAIGHT_FLUSH:
        suit = suit_of(combination.stands_for[0]) or 0
    return _Key(Shape(combination.shape), combination.rank, combination.size, second, suit)


def _cards_of(faces: Iterable[int], hand: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards of the hand with these faces; of two equal ones the second goes first."""
    held = sorted(hand, reverse=True)
    cards = []
    for face in faces:
        card = next(card for card in held if face_of(card) == face)
        held.remove(card)
        cards.append(card)
    return tuple(cards)


class _Maker:
    """Chooses the cards of plays of one hand.

    Args:
        hand: the hand's faces (54).
        level: the rank index of the level.
    """

    def __init__(self, hand: Counts, level: int) -> None:
        counts, wilds = split(hand[None], level)
        self._hand = [int(count) for count in hand]
        self._counts = [int(count) for count in counts[0]]
        self._wild = wild_face(level)
        self._harm = [int(harm) for harm in flush_harm(hand, level, int(wilds[0]))]

    def faces(self, key: _Key, wilds: int) -> tuple[int, ...]:
        """Return the faces of a play that uses ``wilds`` wild cards."""
        return (*self._natural(key, wilds), *[self._wild] * wilds)

    def _natural(self, key: _Key, wilds: int) -> list[int]:
        rank = RANK_TEXTS.index(key.rank)
        if key.shape is Shape.JOKER_BOMB:
            return [BLACK_JOKER, BLACK_JOKER, BLACK_JOKER + 1, BLACK_JOKER + 1]
        if key.shape is Shape.FULL_HOUSE:
            return self._take(rank, min(3, self._counts[rank])) + self._take(
                key.second, min(2, self._counts[key.second])
            )
        if key.shape is Shape.STRAIGHT_FLUSH:
            return self._flush(rank, key.suit)
        if key.shape in _RUNS:
            return self._run(key.shape, rank, wilds)
        return self._take(rank, key.size - wilds)

    def _take(self, rank: int, copies: int) -> list[int]:
        """Return ``copies`` natural faces of a rank: those held twice first, then those that harm least."""
        if rank >= ORDINARY:
            return [BLACK_JOKER + rank - ORDINARY] * copies
        left = {
            face: self._hand[face]
            for face in range(rank * len(SUITS), (rank + 1) * len(SUITS))
            if face != self._wild
        }
        taken = []
        for _ in range(copies):
            face = min((face for face in left if left[face]), key=lambda face: self._cost(face, left[face]))
            left[face] -= 1
            taken.append(face)
        return taken

    def _cost(self, face: int, left: int) -> int:
        return 0 if left == 2 else 2 * self._harm[face] + 1

    def _flush(self, top: int, suit: int) -> list[int]:
        faces = [rank * len(SUITS) + suit for rank in self._ranks(STRAIGHT.length, top)]
        return [face for face in faces if self._hand[face] and face != self._wild]

    def _run(self, shape: Shape, top: int, wilds: int) -> list[int]:
        sequence = _RUNS[shape]
        ranks = self._ranks(sequence.length, top)
        faces = [
            face for rank in ranks for face in self._take(rank, min(sequence.copies, self._counts[rank]))
        ]
        if shape is Shape.STRAIGHT and len(faces) == sequence.size:
            # Five natural cards of one suit are a straight flush: one must be of another, or wild.
            if wilds:
                return faces[1:]
            self._mix_suits(faces)
        return faces

    def _mix_suits(self, faces: list[int]) -> None:
        suits = {face % len(SUITS) for face in faces}
        if len(suits) > 1:
            return
        others = [
            (self._harm[other], place, other)
            for place, face in enumerate(faces)
            for other in range(face - face % len(SUITS), face - face % len(SUITS) + len(SUITS))
            if other != face and self._hand[other] and other != self._wild
        ]
        _harm, place, other = min(others)
        faces[place] = other

    @staticmethod
    def _ranks(length: int, top: int) -> list[int]:
        """Return the ranks of a run, lowest place first; an ace at the bottom is below the two."""
        last = top + 1
        return [rank_at(place) for place in range(last - length + 1, last + 1)]
