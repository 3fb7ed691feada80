"""Many deals in lockstep: the decisions that they wait for, and the samples that they leave.

The loops are the same for both games; a :class:`~tools.train.kernel.Kernel` says what a game adds.
"""

from collections.abc import Sequence

import numpy as np

from tools.train.compiling import Bits, Floats, Ints
from tools.train.kernel import RULE_PLAYER, Kernel
from tools.train.loops import NOBODY, Loops, compile_loops
from tools.train.sampling import Decisions, Progress, Samples


class Lockstep:
    """A game's deals side by side, made from its kernel; compiled once.

    Args:
        kernel: the game.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self._loops = compile_loops(kernel)

    def deals(
        self, count: int, seed: int, tables: Sequence[Sequence[int]], trace: float | None = None
    ) -> "LockstepDeals":
        """Return new deals; see :class:`LockstepDeals`."""
        return LockstepDeals(self.kernel, self._loops, count, seed, tables, trace)

    def encoder(self) -> "SampleEncoder":
        """Return what turns samples into inputs; one for each thread, as it owns a memo."""
        return SampleEncoder(self.kernel, self._loops)


class LockstepDeals:
    """Deals side by side, each seat played by a net or by a rule agent. Made by :meth:`Lockstep.deals`.

    Args:
        kernel: the game.
        loops: its compiled loops.
        count: how many deals.
        seed: what the deals and the random moves follow from.
        tables: who plays each seat, the number of a net, ``RULE_AGENT`` or ``RULE_PLAYER``; deals take the
            tables by turns.
        trace: for self-play, which replaces deals that are over and keeps samples: how much of a sample's
            target comes from the outcome (1: all) rather than from the value of the seat's next decision.
            None for evaluation.

    Raises:
        ValueError: ``RULE_PLAYER`` is at a table, and the kernel does not have it.
    """

    def __init__(
        self,
        kernel: Kernel,
        loops: Loops,
        count: int,
        seed: int,
        tables: Sequence[Sequence[int]],
        trace: float | None,
    ) -> None:
        self.rng = np.random.default_rng(seed)
        self.games = np.zeros(count, kernel.game_type)
        self._kernel = kernel
        self._loops = loops
        if kernel.rule_player_choice is None and any(RULE_PLAYER in table for table in tables):
            raise ValueError("a table seats the rule-based player, which this kernel does not have compiled")
        self._players = np.resize(np.array(tables, np.int64), (count, len(tables[0])))
        self._trace = trace
        self._kept = np.zeros((count, 0 if trace is None else kernel.longest), kernel.kept_type)
        self._kept_count = np.zeros(count, np.int64)
        self._moves = np.zeros(count * kernel.moves_per_deal + kernel.most_moves, kernel.move_type)
        self._first = np.zeros(count + 1, np.int64)
        self._waiting = np.full(count, NOBODY, np.int64)
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
        nets = {int(player) for player in np.unique(self._players) if player >= 0}
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

    def __init__(self, kernel: Kernel, loops: Loops) -> None:
        self._kernel = kernel
        self._loops = loops
        self._memo = kernel.new_memo()

    def __call__(self, samples: Samples) -> tuple[Bits, Bits]:
        """Return the state rows and the action rows of ``samples``."""
        states = np.zeros((len(samples), self._kernel.state_features), np.uint8)
        actions = np.zeros((len(samples), self._kernel.action_features), np.uint8)
        self._loops.write_samples(samples["game"], samples["move"], self._memo, states, actions)
        return states, actions
