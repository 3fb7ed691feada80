"""Dou Dizhu for the lockstep loops."""

from tools.train.compiling import Record, Records, compiled
from tools.train.doudizhu import rule_agent, rules
from tools.train.doudizhu.features import ACTION_FEATURES, STATE_FEATURES, write_action, write_state
from tools.train.doudizhu.game import GAME, LANDLORD, NOBODY, deal, play
from tools.train.doudizhu.steps import new_memo
from tools.train.kernel import Kernel


@compiled
def _legal_moves(game: Record, moves: Records) -> int:
    return rules.legal_moves(game.hand[game.seat], game.shape, game.rank, game.length, moves)


@compiled
def _forced(game: Record, moves: Records, count: int) -> int:
    """Return the index of the only move, or of one that empties the hand and wins, or -1."""
    if count == 1:
        return 0
    hand = game.hand[game.seat]
    for i in range(count):
        if moves[i].cards == hand:
            return i
    return -1


@compiled
def _is_over(game: Record) -> bool:
    return bool(game.winner != NOBODY)


@compiled
def _outcome(game: Record, seat: int) -> float:
    return 1.0 if (game.winner == LANDLORD) == (seat == LANDLORD) else -1.0


KERNEL = Kernel(
    game_type=GAME,
    move_type=rules.MOVE,
    state_features=STATE_FEATURES,
    action_features=ACTION_FEATURES,
    most_moves=rules.MOST_MOVES,
    moves_per_deal=64,
    longest=128,
    new_memo=new_memo,
    deal=deal,
    legal_moves=_legal_moves,
    forced=_forced,
    rule_choice=rule_agent.choose,
    rule_player_choice=None,
    play=play,
    is_over=_is_over,
    outcome=_outcome,
    write_state=write_state,
    write_action=write_action,
)
