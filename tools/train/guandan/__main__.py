"""Train Guandan's net: ``python -m tools.train.guandan --run DIRECTORY --until-samples 60e6``.

The same command resumes a run that was stopped. Some deals are against rule agents, the planner and the
program's rule-based player, and the evaluations too (``win_rate`` and ``rules_win_rate``), as the greedy one
tells strong nets apart no longer. ``--opponent FILE`` seats a net of ``tools.train.imitation`` as well.
"""

from dataclasses import replace

from tools.train.commands import train
from tools.train.guandan import planner, rule_player
from tools.train.guandan.evaluation import against_both_rule_agents
from tools.train.guandan.game import SEATS
from tools.train.guandan.kernel import KERNEL
from tools.train.kernel import OPPONENT, RULE_AGENT, RULE_PLAYER
from tools.train.lockstep import Lockstep

_SELF_PLAY = (0,) * SEATS
TABLES = (
    *[_SELF_PLAY] * 6,
    (0, RULE_AGENT, 0, RULE_AGENT),
    (RULE_AGENT, 0, RULE_AGENT, 0),
    *[(0, RULE_PLAYER, 0, RULE_PLAYER), (RULE_PLAYER, 0, RULE_PLAYER, 0)] * 4,
)
"""Half of the deals set one team against the rule-based player, an eighth against the planner."""
FACING = ((0, OPPONENT, 0, OPPONENT), (OPPONENT, 0, OPPONENT, 0)) * 2
"""Each opponent adds four tables to these sixteen."""
_KERNEL = replace(KERNEL, rule_choice=planner.choose, rule_player_choice=rule_player.choose)

if __name__ == "__main__":
    train(Lockstep(_KERNEL), TABLES, against_both_rule_agents, __doc__, FACING)
