"""Many deals in lockstep: the decisions that they wait for, and the samples that they leave."""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from tools.train.doudizhu import rule_agent
from tools.train.doudizhu.features import (
    ACTION_FEATURES,
    STATE_FEATURES,
    empty_rows,
    write_action,
    write_actions,
    write_state,
    write_states,
)
from tools.train.doudizhu.game import GAME, LANDLORD, NOBODY, ROLES, deal, play
from tools.train.doudizhu.rules import MOST_MOVES, MOVE, legal_moves
from tools.train.doudizhu.steps import new_memo
from tools.train.sampling import Decisions, Progress, Samples

NET, RULE_AGENT = range(2)
"""Who plays a role."""

_LONGEST = 128
"""Decisions kept of one deal; few deals reach it, and those lose their last ones."""
_MOVES_PER_GAME = 64
"""Mean room for the legal moves that wait; a deal beyond it waits for the next round."""


@njit(nogil=True)
def _forced(game, moves, count):
    """Return the index of the only sensible move (it is alone, or it empties the hand), or -1."""
    if count == 1:
        return 0
    hand = game.hand[game.seat]
    for i in range(count):
        if moves[i].cards == hand:
            return i
    return -1


@njit(nogil=True)
def _advance(games, players, rng, moves, first, waiting):
    """Play every running deal on to its next decision of a net; return how many moves wait.

    ``first[i]:first[i + 1]`` are then the moves of deal ``i`` and ``waiting[i]`` the role to choose; no moves and
    nobody for a deal that is over, or that found no room.
    """
    used = 0
    for i in range(len(games)):
        game = games[i]
        first[i] = used
        waiting[i] = NOBODY
        while game.winner == NOBODY and used + MOST_MOVES <= len(moves):
            here = moves[used:]
            count = legal_moves(game.hand[game.seat], game.shape, game.rank, game.length, here)
            chosen = _forced(game, here, count)
            if chosen < 0 and players[game.seat] == RULE_AGENT:
                chosen = rule_agent.choose(game, here, count, rng)
            if chosen < 0:
                used += count
                waiting[i] = game.seat
                break
            play(game, here[chosen])
    first[len(games)] = used
    return used


@njit(nogil=True)
def _write_decisions(games, role, moves, first, waiting, memo, states, actions, offsets, deals):
    """Write the inputs of the decisions that wait for ``role``; return how many there are."""
    n = 0
    rows = 0
    for i in range(len(games)):
        if waiting[i] != role:
            continue
        count = first[i + 1] - first[i]
        deals[n] = i
        offsets[n] = rows
        write_state(games[i], states[n])
        for k in range(count):
            write_action(games[i], moves[first[i] + k], memo, actions[rows])
            rows += 1
        n += 1
    offsets[n] = rows
    return n


@njit(nogil=True)
def _play_best(games, moves, first, deals, offsets, values, epsilon, rng, kept_games, kept_moves, kept):
    """Make the move of highest value in each decision, or with chance ``epsilon`` any, and keep the decision."""
    for d in range(len(deals)):
        i = deals[d]
        count = offsets[d + 1] - offsets[d]
        best = 0
        if epsilon > 0 and rng.random() < epsilon:
            best = rng.integers(0, count)
        else:
            for k in range(1, count):
                if values[offsets[d] + k] > values[offsets[d] + best]:
                    best = k
        if kept[i] < kept_games.shape[1]:
            kept_games[i, kept[i]] = games[i]
            kept_moves[i, kept[i]] = moves[first[i] + best]
            kept[i] += 1
        play(games[i], moves[first[i] + best])


@njit(nogil=True)
def _collect(games, role, kept_games, kept_moves, kept, done_games, done_moves, targets):
    """Write the samples of ``role`` from the deals that are over; return how many there are."""
    n = 0
    for i in range(len(games)):
        if games[i].winner == NOBODY:
            continue
        won = (games[i].winner == LANDLORD) == (role == LANDLORD)
        for k in range(kept[i]):
            if kept_games[i, k].seat == role and n < len(targets):
                done_games[n] = kept_games[i, k]
                done_moves[n] = kept_moves[i, k]
                targets[n] = 1.0 if won else -1.0
                n += 1
    return n


@njit(nogil=True)
def _deal_again(games, rng, kept):
    """Replace each deal that is over; return how many there were and how many the landlord won."""
    over = 0
    won = 0
    for i in range(len(games)):
        if games[i].winner != NOBODY:
            over += 1
            won += games[i].winner == LANDLORD
            deal(games[i], rng)
            kept[i] = 0
    return over, won


@njit(nogil=True)
def _deal_all(games, rng):
    for i in range(len(games)):
        deal(games[i], rng)


class LockstepDeals:
    """Deals side by side, each role played by a net or by the rule agent.

    Args:
        count: how many deals.
        seed: what the deals and the random moves follow from.
        players: :data:`NET` or :data:`RULE_AGENT` for each role.
        deal_again: replace deals that are over and keep samples (self-play), or stop (evaluation).
    """

    def __init__(
        self, count: int, seed: int, players: tuple[int, int, int] = (NET, NET, NET), *, deal_again: bool = True
    ) -> None:
        self.rng = np.random.default_rng(seed)
        self.games = np.zeros(count, GAME)
        self._players = np.array(players, np.int64)
        self._deal_again = deal_again
        kept = _LONGEST if deal_again else 0
        self._kept_games = np.zeros((count, kept), GAME)
        self._kept_moves = np.zeros((count, kept), MOVE)
        self._kept = np.zeros(count, np.int64)
        self._moves = np.zeros(count * _MOVES_PER_GAME + MOST_MOVES, MOVE)
        self._first = np.zeros(count + 1, np.int64)
        self._roles = np.full(count, NOBODY, np.int8)
        self._memo = new_memo()
        self._states = empty_rows(count, STATE_FEATURES)
        self._actions = empty_rows(len(self._moves), ACTION_FEATURES)
        self._deals = np.zeros((ROLES, count), np.int64)
        self._offsets = np.zeros((ROLES, count + 1), np.int64)
        self._waiting = [0] * ROLES
        self._finished: list[Samples] = []
        _deal_all(self.games, self.rng)

    def advance(self) -> Progress:
        """Play all deals on to their next real decision; in self-play, deal again where one is over."""
        _advance(self.games, self._players, self.rng, self._moves, self._first, self._roles)
        if not self._deal_again:
            return Progress(0, 0)
        self._finished = [self._collect(role) for role in range(ROLES)]
        return Progress(*_deal_again(self.games, self.rng, self._kept))

    def _collect(self, role: int) -> Samples:
        over = self.games["winner"] != NOBODY
        most = int(self._kept[over].sum())
        samples = Samples(np.zeros(most, GAME), np.zeros(most, MOVE), np.zeros(most, np.float32))
        count = _collect(self.games, role, self._kept_games, self._kept_moves, self._kept, *samples)
        return samples.where(slice(0, count))

    def decisions(self, role: int) -> Decisions:
        """Return the decisions that wait for the net of ``role``; the arrays hold until the next call."""
        offsets = self._offsets[role]
        count = _write_decisions(
            self.games,
            role,
            self._moves,
            self._first,
            self._roles,
            self._memo,
            self._states,
            self._actions,
            offsets,
            self._deals[role],
        )
        self._waiting[role] = count
        return Decisions(self._states[:count], self._actions[: offsets[count]], offsets[: count + 1])

    def play(self, role: int, values: NDArray[np.float32], epsilon: float) -> None:
        """Make the best valued move in the decisions last returned for ``role``, or with ``epsilon`` any."""
        count = self._waiting[role]
        _play_best(
            self.games,
            self._moves,
            self._first,
            self._deals[role][:count],
            self._offsets[role],
            values,
            epsilon,
            self.rng,
            self._kept_games,
            self._kept_moves,
            self._kept,
        )

    def finished(self, role: int) -> Samples:
        """Return the samples of ``role`` from the deals that the last :meth:`advance` ended."""
        return self._finished[role]


class SampleEncoder:
    """Turns samples into inputs; one for each thread, as it owns a memo."""

    def __init__(self) -> None:
        self._memo = new_memo()

    def __call__(self, samples: Samples) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        """Return the state rows and the action rows of ``samples``."""
        states = empty_rows(len(samples.targets), STATE_FEATURES)
        actions = empty_rows(len(samples.targets), ACTION_FEATURES)
        write_states(samples.games, states)
        write_actions(samples.games, samples.moves, self._memo, actions)
        return states, actions
