"""What Guandan's net is shown of an observation: rows of zeros, ones and small counts.

The generator of ``tools/train/guandan`` writes the same rows from its own games; a test holds the two
equal. Ranks are shown in their order of strength at the deal's level (16 slots), sequences in natural order.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from cardavia_desktop.agents.nets.guandan.candidates import Candidate
from cardavia_desktop.agents.nets.guandan.counting import (
    FLUSH_LENGTH,
    FLUSH_STARTS,
    ORDINARY,
    PLACES,
    RANK_COUNT,
    Counts,
    faces_of,
    flush_counts,
    rank_at,
    split,
)
from cardavia_desktop.agents.nets.guandan.plays import plays_left
from cardavia_desktop.agents.nets.value_net import Bits
from cardavia_desktop.engine.actions import Play
from cardavia_desktop.engine.cards import PACK_SIZE, RANK_TEXTS, RANKS
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.guandan.order import bomb_power, rank_strengths, strength
from cardavia_desktop.engine.guandan.shapes import (
    BOMB_SHAPES,
    GROUP_SHAPES,
    PAIR_RUN,
    STRAIGHT,
    TRIPLE_RUN,
    Shape,
)
from cardavia_desktop.engine.guandan.shapes import (
    Sequence as Run,
)
from cardavia_desktop.engine.observation import Turn

HISTORY: Final = 8
"""Turns shown, latest first, passes included."""

_SEATS: Final = 4
_STRENGTHS: Final = RANK_COUNT + 1
_TIERS: Final = 9
_SHAPES: Final = len(Shape) + 1
_COPIES: Final = 6
_NEAR_FLUSH: Final = 3
_MOST_BOMBS: Final = 5
_NEAR_OUT: Final = 14
_FAR_OUT: Final = (17, 20, 23, 26)
_MOST_HIGHER: Final = 8
_NEARLY_EMPTY: Final = 6
_PLAYS: Final = 28
_HALF_PLAY: Final = 5
_TURN: Final = _SHAPES + _STRENGTHS + _TIERS + _SEATS
_LEFT: Final = _NEAR_OUT + 2 + len(_FAR_OUT)
_CARDS: Final = _STRENGTHS * _COPIES + 2
_FLUSHES: Final = FLUSH_STARTS * _NEAR_FLUSH
_RUNS: Final = (STRAIGHT, PAIR_RUN, TRIPLE_RUN)

STATE_FEATURES: Final = (
    2 * _CARDS
    + _FLUSHES
    + sum(2 * len(run.starts) for run in _RUNS)
    + (_MOST_BOMBS + 1)
    + ORDINARY
    + 2 * FLUSH_STARTS
    + _TURN * (1 + HISTORY)
    + (_SEATS - 1) * (_STRENGTHS + 1 + _LEFT + _STRENGTHS)
    + _SEATS * (_SEATS - 1)
    + _SEATS
    + 2
)
ACTION_FEATURES: Final = (
    (_SHAPES + _STRENGTHS + _TIERS + _STRENGTHS + 3)
    + (_CARDS + _FLUSHES + _MOST_BOMBS + 1)
    + (_NEARLY_EMPTY + 1)
    + (_MOST_HIGHER + 2)
    + _PLAYS
)

_PLACES: Final = {shape: place for place, shape in enumerate(Shape, start=1)}
"""A shape's number among the inputs; 0 is the pass."""


class Table:
    """An observation, counted once for all the rows that are made of it.

    Args:
        observation: a seat's view while a deal is played.
    """

    def __init__(self, observation: GuandanObservation) -> None:
        self._view = observation
        self._level = RANKS.index(observation.level)
        strengths = rank_strengths(observation.level)
        self._slots = np.array([strengths[rank] for rank in RANK_TEXTS])
        self._hand = faces_of(observation.hand)
        self._played = np.zeros((_SEATS, PACK_SIZE), np.int64)
        for turn in observation.history:
            if turn.combination:
                self._played[turn.seat] += faces_of(turn.combination.cards)
        self._unseen = 2 - self._hand - self._played.sum(axis=0)

    def state_row(self) -> Bits:
        """Return the inputs for what the seat knows (:data:`STATE_FEATURES`)."""
        level = np.zeros(ORDINARY, np.uint8)
        level[self._level] = 1
        parts = [
            self._hand_rows(self._hand[None])[0],
            *(self._run_marks(run) for run in _RUNS),
            self._bomb_rows(self._hand[None])[0],
            level,
            self._card_rows(self._unseen[None])[0],
            self._unseen_flushes(),
            self._turn_row(self._lying()),
            *self._history_rows(),
            *(self._other_row(other) for other in range(1, _SEATS)),
            self._finished_row(),
            self._answers_row(),
            self._match_row(),
        ]
        return np.concatenate(parts)

    def action_rows(self, choices: Sequence[Candidate]) -> Bits:
        """Return the inputs for what each choice does (n × :data:`ACTION_FEATURES`)."""
        rests = np.array([self._hand - _count_faces(choice.faces) for choice in choices])
        left = np.minimum(rests.sum(axis=1), _NEARLY_EMPTY)
        parts = [
            np.array([self._play_marks(choice) for choice in choices]),
            self._hand_rows(rests),
            self._bomb_rows(rests),
            _one_hot(left, _NEARLY_EMPTY + 1),
            self._higher_rows(choices),
            self._plays_rows(rests),
        ]
        return np.concatenate(parts, axis=1)

    def _card_rows(self, hands: Counts) -> Bits:
        """Return rank counts by strength, then the wild cards, of hands (n × 54)."""
        counts, wilds = split(hands, self._level)
        slots = np.zeros((len(hands), _STRENGTHS), np.int64)
        slots[:, self._slots] = counts
        copies = slots[:, :, None] > np.arange(_COPIES)
        return np.concatenate([copies.reshape(len(hands), -1), wilds[:, None] > np.arange(2)], axis=1).astype(
            np.uint8
        )

    def _hand_rows(self, hands: Counts) -> Bits:
        """Return the cards of hands and which straight flushes lack at most 0, 1, 2 natural cards."""
        missing = FLUSH_LENGTH - flush_counts(hands, self._level).max(axis=1)
        near = missing[:, :, None] <= np.arange(_NEAR_FLUSH)
        return np.concatenate([self._card_rows(hands), near.reshape(len(hands), -1).astype(np.uint8)], axis=1)

    def _run_marks(self, run: Run) -> Bits:
        """Return for each start of a run whether the hand lacks no natural card for it, or at most one."""
        counts = split(self._hand[None], self._level)[0][0]
        by_place = np.array([counts[rank_at(place)] for place in range(PLACES)])
        lacking = np.maximum(run.copies - by_place, 0)
        missing = np.array([lacking[start : start + run.length].sum() for start in run.starts])
        marks: Bits = (missing[:, None] <= np.arange(2)).ravel().astype(np.uint8)
        return marks

    def _bomb_rows(self, hands: Counts) -> Bits:
        """Return a rough count of bombs, one of 0 to 5, for hands (n × 54)."""
        counts, wilds = split(hands, self._level)
        ordinary = counts[:, :ORDINARY]
        bombs = (ordinary >= 4).sum(axis=1) + (counts[:, ORDINARY:] == 2).all(axis=1)
        makeable = ((ordinary == 3) | ((ordinary == 2) & (wilds == 2)[:, None])).sum(axis=1)
        whole = flush_counts(hands, self._level) == FLUSH_LENGTH
        free_from = np.zeros(whole.shape[:2], np.int64)
        for start in range(FLUSH_STARTS):
            found = whole[:, :, start] & (free_from <= start)
            bombs += found.sum(axis=1)
            free_from[found] = start + FLUSH_LENGTH
        total = np.minimum(bombs + np.minimum(wilds, makeable), _MOST_BOMBS)
        return _one_hot(total, _MOST_BOMBS + 1)

    def _plays_rows(self, hands: Counts) -> Bits:
        """Return whether hands (n × 54) need more plays than 0, a half, one, and so on."""
        counts, wilds = split(hands, self._level)
        needed = plays_left(counts, wilds, self._level)
        return (needed[:, None] > _HALF_PLAY * np.arange(_PLAYS)).astype(np.uint8)

    def _unseen_flushes(self) -> Bits:
        """Return for each straight flush whether one suit, or two, of it may be held by others."""
        suits = (flush_counts(self._unseen[None], self._level)[0] == FLUSH_LENGTH).sum(axis=0)
        marks: Bits = (suits[:, None] > np.arange(2)).ravel().astype(np.uint8)
        return marks

    def _turn_row(self, turn: Turn | None) -> Bits:
        row = np.zeros(_TURN, np.uint8)
        if turn is None:
            return row
        row[_SHAPES + _STRENGTHS + _TIERS + (turn.seat - self._view.seat) % _SEATS] = 1
        self._mark_play(row, turn.combination)
        return row

    def _mark_play(self, row: Bits, combination: Combination | None) -> None:
        """Mark a play's shape, strength and bomb tier; nothing but the shape for a pass."""
        if combination is None:
            row[0] = 1
            return
        power = bomb_power(combination, self._view.level)
        row[_PLACES[Shape(combination.shape)]] = 1
        if combination.shape in BOMB_SHAPES:
            row[_SHAPES + _STRENGTHS + power // _STRENGTHS] = 1
        compared = power if power >= 0 else strength(combination, self._view.level)
        row[_SHAPES + compared % _STRENGTHS] = 1

    def _lying(self) -> Turn | None:
        if self._view.to_beat is None:
            return None
        return next(turn for turn in reversed(self._view.trick) if turn.combination)

    def _history_rows(self) -> list[Bits]:
        recent: list[Turn | None] = [*self._view.history[: -HISTORY - 1 : -1]]
        return [self._turn_row(turn) for turn in recent + [None] * (HISTORY - len(recent))]

    def _other_row(self, other: int) -> Bits:
        """Return what another seat has played, has left, and surely holds from tribute."""
        seat = (self._view.seat + other) % _SEATS
        counts, wilds = split(self._played[seat][None], self._level)
        played = np.zeros(_STRENGTHS + 1, np.uint8)
        played[self._slots] = counts[0]
        played[_STRENGTHS] = wilds[0]
        count = self._view.counts[seat]
        left = np.zeros(_LEFT, np.uint8)
        left[min(count, _NEAR_OUT + 1)] = 1
        left[_NEAR_OUT + 2 :] = [count > least for least in _FAR_OUT]
        gifts = (*self._view.tribute, *self._view.returned)
        known = faces_of(gift.card for gift in gifts if gift.receiver == seat)
        held, _wilds = split((known > self._played[seat])[None].astype(np.int64), self._level)
        surely = np.zeros(_STRENGTHS, np.uint8)
        surely[self._slots] = held[0] > 0
        return np.concatenate([played, left, surely])

    def _finished_row(self) -> Bits:
        row = np.zeros((_SEATS, _SEATS - 1), np.uint8)
        for place, seat in enumerate(self._view.finished):
            row[(seat - self._view.seat) % _SEATS, place] = 1
        return row.ravel()

    def _answers_row(self) -> Bits:
        """Return how many seats still answer before the trick's owner has it; 3 for a leader."""
        row = np.zeros(_SEATS, np.uint8)
        lying = self._lying()
        if lying is None:
            row[_SEATS - 1] = 1
            return row
        between = range(1, (lying.seat - self._view.seat) % _SEATS)
        row[sum(self._view.counts[(self._view.seat + step) % _SEATS] > 0 for step in between)] = 1
        return row

    def _match_row(self) -> Bits:
        """Return whether the own team, and whether the other, wins the match by this deal."""
        own = self._view.seat % 2
        return np.array(
            [self._view.level == self._view.levels[team] == RANKS[-1] for team in (own, 1 - own)], np.uint8
        )

    def _play_marks(self, choice: Candidate) -> Bits:
        row = np.zeros(_SHAPES + _STRENGTHS + _TIERS + _STRENGTHS + 3, np.uint8)
        combination = choice.action.combination if isinstance(choice.action, Play) else None
        self._mark_play(row, combination)
        at = _SHAPES + _STRENGTHS + _TIERS
        if combination and combination.shape == Shape.FULL_HOUSE:
            row[at + self._slots[choice.second]] = 1
        row[at + _STRENGTHS + choice.wilds] = 1
        return row

    def _higher_rows(self, choices: Sequence[Candidate]) -> Bits:
        """Return how many higher ranks the others could play on a single, pair or triple."""
        unseen = split(self._unseen[None], self._level)[0][0]
        rows = np.zeros((len(choices), _MOST_HIGHER + 2), np.uint8)
        for row, choice in zip(rows, choices, strict=True):
            combination = choice.action.combination if isinstance(choice.action, Play) else None
            if combination is None or combination.shape not in GROUP_SHAPES:
                row[-1] = 1
                continue
            own = strength(combination, self._view.level)
            higher = int(((self._slots > own) & (unseen >= combination.size)).sum())
            row[min(higher, _MOST_HIGHER)] = 1
        return rows


def _count_faces(faces: Sequence[int]) -> Counts:
    """Return how many of each face there are (54)."""
    return np.bincount(np.array(faces, np.int64), minlength=PACK_SIZE).astype(np.int64)


def _one_hot(values: Counts, width: int) -> Bits:
    """Return a row with a single 1, at the value's place, for each value."""
    rows = np.zeros((len(values), width), np.uint8)
    rows[np.arange(len(values)), values] = 1
    return rows
