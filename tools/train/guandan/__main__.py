"""Train Guandan's net: ``python -m tools.train.guandan --run DIRECTORY --until-samples 60e6``.

The same command resumes a run that was stopped. Some deals are against the planner, a rule agent, and the
evaluations too, as the greedy one tells strong nets apart no longer. ``--opponent FILE`` seats a net that
chooses as the rule-based player does (``tools.train.guandan.recording``, ``tools.train.imitation``) as well.
"""

from dataclasses import replace

from tools.train.commands import train
from tools.train.guandan import planner
from tools.train.guandan.evaluation import against_rule_agent
from tools.train.guandan.game import SEATS
from tools.train.guandan.kernel import KERNEL
from tools.train.kernel import OPPONENT, RULE_AGENT
from tools.train.lockstep import Lockstep

_SELF_PLAY = (0,) * SEATS
TABLES = (*[_SELF_PLAY] * 6, (0, RULE_AGENT, 0, RULE_AGENT), (RULE_AGENT, 0, RULE_AGENT, 0))
"""A quarter of the deals set one team against the rule agent."""
FACING = ((0, OPPONENT, 0, OPPONENT), (OPPONENT, 0, OPPONENT, 0)) * 2
"""With one opponent, a third of the deals are against it; half are still self-play."""

if __name__ == "__main__":
    train(Lockstep(replace(KERNEL, rule_choice=planner.choose)), TABLES, against_rule_agent, __doc__, FACING)
