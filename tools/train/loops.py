"""The loops over many deals, compiled around a game's functions."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tools.train.compiling import Bits, Floats, Ints, Records, Rng, compiled
from tools.train.kernel import RULE_AGENT, RULE_PLAYER, Kernel

NOBODY = -2
"""Waits for no player: the deal is over, or found no room."""


@dataclass(frozen=True)
class Loops:
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
    # A function must stand there to be compiled; deals refuse to seat a rule-based player that there is not.
    rule_player_choice = kernel.rule_player_choice or kernel.rule_choice
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
            waiting[i] = NOBODY
            while not is_over(game) and used + most_moves <= len(moves):
                here = moves[used:]
                count = legal_moves(game, here)
                chosen = forced(game, here, count)
                player = players[i, game.seat]
                if chosen < 0 and player == RULE_AGENT:
                    chosen = rule_choice(game, here, count, rng)
                if chosen < 0 and player == RULE_PLAYER:
                    chosen = rule_player_choice(game, here, count, rng)
                if chosen < 0:
                    used += count
                    waiting[i] = player
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


def compile_loops(kernel: Kernel) -> Loops:
    """Compile the loops around a game's functions."""
    return Loops(
        deal_all=_deal_all_loop(kernel),
        advance=_advance_loop(kernel),
        write_decisions=_write_decisions_loop(kernel),
        play_best=_play_best_loop(kernel),
        count_finished=_count_finished_loop(kernel),
        collect=_collect_loop(kernel),
        deal_again=_deal_again_loop(kernel),
        write_samples=_write_samples_loop(kernel),
    )
