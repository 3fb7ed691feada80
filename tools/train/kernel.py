"""What a game gives the loops that play and learn: its functions, compiled, and the sizes of buffers."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.train.compiling import Bits, Ints, Record, Records, Rng

RULE_AGENT = -1
"""The player number of the game's rule agent; nets are numbered from 0."""
RULE_PLAYER = -4
"""The player number of the program's rule-based player; only a kernel that has it compiled can seat it."""
OPPONENT = -3
"""Stands in a table for a net that plays and does not learn, until it has a number."""


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
        rule_player_choice: the same of the program's rule-based player; None where it is not compiled.
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
    rule_player_choice: Callable[[Record, Records, int, Rng], int] | None
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
