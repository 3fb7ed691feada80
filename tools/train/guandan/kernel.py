"""Guandan for the lockstep loops."""

from tools.train.compiling import Record, Records, compiled
from tools.train.guandan import greedy, rules
from tools.train.guandan.features import (
    ACTION_FEATURES,
    STATE_FEATURES,
    unused_memo,
    write_action,
    write_state,
)
from tools.train.guandan.game import GAME, deal, outcome, play
from tools.train.kernel import Kernel


@compiled
def _legal_moves(game: Record, moves: Records) -> int:
    return rules.legal_moves(game.hand[game.seat], game.level, game.shape, game.strength, moves)


@compiled
def _forced(game: Record, moves: Records, count: int) -> int:
    """Return the index of the only move, or of the strongest that empties the hand, or -1.

    Going out at once is never worse than to go on playing.
    """
    if count == 1:
        return 0
    for i in range(count - 1, -1, -1):
        if moves[i].size == game.left[game.seat]:
            return i
    return -1


@compiled
def _is_over(game: Record) -> bool:
    return bool(game.over)


KERNEL = Kernel(
    game_type=GAME,
    move_type=rules.MOVE,
    state_features=STATE_FEATURES,
    action_features=ACTION_FEATURES,
    most_moves=rules.MOST_MOVES,
    moves_per_deal=64,
    longest=160,
    new_memo=unused_memo,
    deal=deal,
    legal_moves=_legal_moves,
    forced=_forced,
    rule_choice=greedy.choose,
    rule_player_choice=None,
    play=play,
    is_over=_is_over,
    outcome=outcome,
    write_state=write_state,
    write_action=write_action,
)
