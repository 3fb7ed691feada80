"""Many deals in lockstep: the decisions that they wait for, and the samples that they leave.

The loops are the same for both games; a :class:`Kernel` says what a game adds. Its functions are compiled,
and the loops are compiled around them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tools.train.compiling import Bits, Floats, Ints, Record, Records, Rng, compiled
from tools.train.sampling import Decisions, Progress, Samples

RULE_AGENT = -1
"""The player number of the game's rule agent; nets are numbered from 0."""

_NOBODY = -2
"""Waits for no player: the deal is over, or found no room."""


@dataclass(frozen=True)
class Kernel:
    """A game, in compiled functions and buffer sizes.

    Attributes:
        game_type, move_type: the dtypes of a deal and of a move; a deal has the field ``seat``.
        state_features, action_features: how many numbers describe a state and an action.
        most_moves: room for the legal moves of one decision.
        moves_per_deal: mean room for the moves that wait; a deal beyond it waits for the next round.
        longest: decisions kept of one deal; a deal beyond it loses its last ones.
        new_memo: makes the table that ``write_action`` may use.
        deal: ``(game, rng)``: new cards.
        legal_moves: ``(game, moves) -> count``.
        forced: ``(game, moves, count) -> index`` of the only sensible move, or -1.
        rule_choice: ``(game, moves, count, rng) -> index`` of the rule agent's move.
        play: ``(game, move)``.
        is_over: ``(game) -> bool``.
        outcome: ``(game, seat) -> float``: how a deal that is over ended for a seat, -1..1.
        write_state: ``(game, row)``.
        write_action: ``(game, move, memo, row)``.
    """

    game_type: np.dtype[np.void]
    move_type: np.dtype[np.void]
    state_features: int
    action_features: int
    most_moves: int
    moves_per_deal: int
    longest: int
    new_memo: Callable[[], Ints]
    deal: Callable[[Record, Rng], None]
    legal_moves: Callable[[Record, Records], int]
    forced: Callable[[Record, Records, int], int]
    rule_choice: Callable[[Record, Records, int, Rng], int]
    play: Callable[[Record, Record], None]
    is_over: Callable[[Record], bool]
    outcome: Callable[[Record, int], float]
    write_state: Callable[[Record, Bits], None]
    write_action: Callable[[Record, Record, Ints, Bits], None]

    @property
    def sample_type(self) -> np.dtype[np.void]:
        """Return the dtype of a decision as it was met, the move made, and what to learn."""
        return np.dtype(
            [("game", self.game_type), ("move", self.move_type), ("target", np.float32)], align=True
        )

    @property
    def kept_type(self) -> np.dtype[np.void]:
        """Return the dtype of a running deal's decision, with the best move's value.

        ``explored`` tells that a random move was made instead.
        """
        return np.dtype(
            [
                ("game", self.game_type),
                ("move", self.move_type),
                ("value", np.float32),
                ("explored", np.bool_),
            ],
            align=True,
        )


@dataclass(frozen=True)
class _Loops:
    """The compiled loops of one game."""

    deal_all: Callable[..., Any]
    advance: Callable[..., Any]
    write_decisions: Callable[..., Any]
    play_best: Callable[..., Any]
    count_finished: Callable[..., Any]
    collect: Callable[..., Any]
    deal_again: Callable[..., Any]
    write_samples: Callable[..., Any]


def _deal_all_loop(kernel: Kernel) -> Callable[..., Any]:
    """Compile: deal all games afresh."""
    deal = kernel.deal

    @compiled
    def deal_all(games: Records, rng: Rng) -> None:
        for i in range(len(games)):
            deal(games[i], rng)

    return deal_all


def _advance_loop(kernel: Kernel) -> Callable[..., Any]:
    """Compile: play every deal on to its next decision."""
    is_over = kernel.is_over
    legal_moves = kernel.legal_moves
    forced = kernel.forced
    rule_choice = kernel.rule_choice
    play = kernel.play
    most_moves = kernel.most_moves

    @compiled
    def advance(games: Records, players: Ints, rng: Rng, moves: Records, first: Ints, waiting: Ints) -> None:
        """Play every running deal on to its next decision of a net.

        ``first[i]:first[i + 1]`` are then the moves of deal ``i``, and ``waiting[i]`` is the net to choose.
        """
        used = 0
        for i in range(len(games)):
            game = games[i]
            first[i] = used
            waiting[i] = _NOBODY
            while not is_over(game) and used + most_moves <= len(moves):
                here = moves[used:]
                count = legal_moves(game, here)
                chosen = forced(game, here, count)
                if chosen < 0 and players[i, game.seat] == RULE_AGENT:
                    chosen = rule_choice(game, here, count, rng)
                if chosen < 0:
                    used += count
                    waiting[i] = players[i, game.seat]
                    break
                play(game, here[chosen])
        first[len(games)] = used

    return advance


def _write_decisions_loop(kernel: Kernel) -> Callable[..., Any]:
    """Compile: write the inputs of one net's decisions."""
    write_state = kernel.write_state
    write_action = kernel.write_action

    @compiled
    def write_decisions(
        games: Records,
        player: int,
        moves: Records,
        first: Ints,
        waiting: Ints,
        memo: Ints,
        states: Bits,
        actions: Bits,
        offsets: Ints,
        deals: Ints,
    ) -> int:
        """Write the inputs of the decisions that wait for ``player``; return how many there are."""
        n = 0
        rows = 0
        for i in range(len(games)):
            if waiting[i] != player:
                continue
            deals[n] = i
            offsets[n] = rows
            write_state(games[i], states[n])
            for k in range(first[i], first[i + 1]):
                write_action(games[i], moves[k], memo, actions[rows])
                rows += 1
            n += 1
        offsets[n] = rows
        return n

    return write_decisions


def _play_best_loop(kernel: Kernel) -> Callable[..., Any]:
    """Compile: make the best valued moves."""
    play = kernel.play

    @compiled
    def play_best(
        games: Records,
        moves: Records,
        first: Ints,
        deals: Ints,
        offsets: Ints,
        values: Floats,
        epsilon: float,
        rng: Rng,
        kept: Records,
        kept_count: Ints,
    ) -> None:
        """Make the move of highest value in each decision, or with chance ``epsilon`` any, and keep it."""
        for d in range(len(deals)):
            i = deals[d]
            count = offsets[d + 1] - offsets[d]
            best = 0
            for k in range(1, count):
                if values[offsets[d] + k] > values[offsets[d] + best]:
                    best = k
            value = values[offsets[d] + best]
            explored = epsilon > 0 and rng.random() < epsilon
            if explored:
                best = rng.integers(0, count)
            move = moves[first[i] + best]
            if kept_count[i] < kept.shape[1]:
                decision = kept[i, kept_count[i]]
                decision.game = games[i]
                decision.move = move
                decision.value = value
                decision.explored = explored
                kept_count[i] += 1
            play(games[i], move)

    return play_best


def _count_finished_loop(kernel: Kernel) -> Callable[..., Any]:
    """Compile: count the decisions of deals that are over."""
    is_over = kernel.is_over

    @compiled
    def count_finished(games: Records, kept_count: Ints) -> int:
        """Return how many decisions are kept of the deals that are over."""
        n = 0
        for i in range(len(games)):
            if is_over(games[i]):
                n += kept_count[i]
        return n

    return count_finished


def _collect_loop(kernel: Kernel) -> Callable[..., Any]:
    """Compile: write one net's samples of deals that are over."""
    is_over = kernel.is_over
    outcome = kernel.outcome

    @compiled
    def collect(
        games: Records,
        players: Ints,
        player: int,
        trace: float,
        kept: Records,
        kept_count: Ints,
        done: Records,
    ) -> int:
        """Write the samples of ``player`` from the deals that are over to ``done``; return how many."""
        n = 0
        for i in range(len(games)):
            if not is_over(games[i]):
                continue
            for seat in range(players.shape[1]):
                if players[i, seat] != player:
                    continue
                target = outcome(games[i], seat)
                for k in range(kept_count[i] - 1, -1, -1):
                    decision = kept[i, k]
                    if decision.game.seat != seat:
                        continue
                    done[n].game = decision.game
                    done[n].move = decision.move
                    done[n].target = target
                    n += 1
                    # What follows a random move says nothing about the moves before it.
                    weight = 0.0 if decision.explored else trace
                    target = weight * target + (1 - weight) * decision.value
        return n

    return collect


def _deal_again_loop(kernel: Kernel) -> Callable[..., Any]:
    """Compile: replace deals that are over."""
    is_over = kernel.is_over
    outcome = kernel.outcome
    deal = kernel.deal

    @compiled
    def deal_again(games: Records, rng: Rng, kept_count: Ints) -> tuple[int, int]:
        """Replace each deal that is over; return how many there were and how many seat 0 won."""
        over = 0
        won = 0
        for i in range(len(games)):
            if is_over(games[i]):
                over += 1
                won += outcome(games[i], 0) > 0
                deal(games[i], rng)
                kept_count[i] = 0
        return over, won

    return deal_again


def _write_samples_loop(kernel: Kernel) -> Callable[..., Any]:
    """Compile: write the inputs of samples."""
    write_state = kernel.write_state
    write_action = kernel.write_action

    @compiled
    def write_samples(games: Records, moves: Records, memo: Ints, states: Bits, actions: Bits) -> None:
        for i in range(len(games)):
            write_state(games[i], states[i])
            write_action(games[i], moves[i], memo, actions[i])

    return write_samples


def _compile(kernel: Kernel) -> _Loops:
    """Compile the loops around a game's functions."""
    return _Loops(
        deal_all=_deal_all_loop(kernel),
        advance=_advance_loop(kernel),
        write_decisions=_write_decisions_loop(kernel),
        play_best=_play_best_loop(kernel),
        count_finished=_count_finished_loop(kernel),
        collect=_collect_loop(kernel),
        deal_again=_deal_again_loop(kernel),
        write_samples=_write_samples_loop(kernel),
    )


class Lockstep:
    """A game's deals side by side, made from its kernel; compiled once.

    Args:
        kernel: the game.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self._loops = _compile(kernel)

    def deals(
        self, count: int, seed: int, tables: Sequence[Sequence[int]], trace: float | None = None
    ) -> "LockstepDeals":
        """Return new deals; see :class:`LockstepDeals`."""
        return LockstepDeals(self.kernel, self._loops, count, seed, tables, trace)

    def encoder(self) -> "SampleEncoder":
        """Return what turns samples into inputs; one for each thread, as it owns a memo."""
        return SampleEncoder(self.kernel, self._loops)


class LockstepDeals:
    """Deals side by side, each seat played by a net or by the rule agent. Made by :meth:`Lockstep.deals`.

    Args:
        kernel: the game.
        loops: its compiled loops.
        count: how many deals.
        seed: what the deals and the random moves follow from.
        tables: who plays each seat, the number of a net or :data:`RULE_AGENT`; deals take the tables by
            turns.
        trace: for self-play, which replaces deals that are over and keeps samples: how much of a sample's
            target comes from the outcome (1: all) rather than from the value of the seat's next decision.
            None for evaluation.
    """

    def __init__(
        self,
        kernel: Kernel,
        loops: _Loops,
        count: int,
        seed: int,
        tables: Sequence[Sequence[int]],
        trace: float | None,
    ) -> None:
        self.rng = np.random.default_rng(seed)
        self.games = np.zeros(count, kernel.game_type)
        self._kernel = kernel
        self._loops = loops
        self._players = np.resize(np.array(tables, np.int64), (count, len(tables[0])))
        self._trace = trace
        self._kept = np.zeros((count, 0 if trace is None else kernel.longest), kernel.kept_type)
        self._kept_count = np.zeros(count, np.int64)
        self._moves = np.zeros(count * kernel.moves_per_deal + kernel.most_moves, kernel.move_type)
        self._first = np.zeros(count + 1, np.int64)
        self._waiting = np.full(count, _NOBODY, np.int64)
        self._memo = kernel.new_memo()
        self._states = np.zeros((count, kernel.state_features), np.uint8)
        self._actions = np.zeros((len(self._moves), kernel.action_features), np.uint8)
        self._decided: dict[int, tuple[Ints, Ints]] = {}
        self._finished: dict[int, Samples] = {}
        loops.deal_all(self.games, self.rng)

    def advance(self) -> Progress:
        """Play all deals on to their next real decision; in self-play, deal again where one is over."""
        self._loops.advance(self.games, self._players, self.rng, self._moves, self._first, self._waiting)
        if self._trace is None:
            return Progress(0, 0)
        nets = {int(player) for player in np.unique(self._players) if player != RULE_AGENT}
        self._finished = {player: self._collect(player, self._trace) for player in nets}
        return Progress(*self._loops.deal_again(self.games, self.rng, self._kept_count))

    def _collect(self, player: int, trace: float) -> Samples:
        most = self._loops.count_finished(self.games, self._kept_count)
        samples = np.zeros(most, self._kernel.sample_type)
        count = self._loops.collect(
            self.games, self._players, player, trace, self._kept, self._kept_count, samples
        )
        return samples[:count]

    def decisions(self, player: int) -> Decisions:
        """Return the decisions that wait for net ``player``; the rows hold until the next call."""
        offsets = np.zeros(len(self.games) + 1, np.int64)
        deals = np.zeros(len(self.games), np.int64)
        count = self._loops.write_decisions(
            self.games,
            player,
            self._moves,
            self._first,
            self._waiting,
            self._memo,
            self._states,
            self._actions,
            offsets,
            deals,
        )
        self._decided[player] = deals[:count], offsets[: count + 1]
        return Decisions(self._states[:count], self._actions[: offsets[count]], offsets[: count + 1])

    def play(self, player: int, values: Floats, epsilon: float) -> None:
        """Make the best valued move in the decisions last returned for ``player``, or by ``epsilon`` any."""
        deals, offsets = self._decided.pop(player)
        self._loops.play_best(
            self.games,
            self._moves,
            self._first,
            deals,
            offsets,
            values,
            epsilon,
            self.rng,
            self._kept,
            self._kept_count,
        )

    def finished(self, player: int) -> Samples:
        """Return the samples of net ``player`` from the deals that the last :meth:`advance` ended."""
        return self._finished[player]


class SampleEncoder:
    """Turns samples into inputs. Made by :meth:`Lockstep.encoder`.

    Args:
        kernel: the game.
        loops: its compiled loops.
    """

    def __init__(self, kernel: Kernel, loops: _Loops) -> None:
        self._kernel = kernel
        self._loops = loops
        self._memo = kernel.new_memo()

    def __call__(self, samples: Samples) -> tuple[Bits, Bits]:
        """Return the state rows and the action rows of ``samples``."""
        states = np.zeros((len(samples), self._kernel.state_features), np.uint8)
        actions = np.zeros((len(samples), self._kernel.action_features), np.uint8)
        self._loops.write_samples(samples["game"], samples["move"], self._memo, states, actions)
        return states, actions
