"""Train Dou Dizhu's nets: ``python -m tools.train.doudizhu --run DIRECTORY --until-samples 60e6``.

The same command resumes a run that was stopped.
"""

from tools.train.commands import train
from tools.train.doudizhu.evaluation import against_rule_agent
from tools.train.doudizhu.game import FARMER_AFTER, FARMER_BEFORE, LANDLORD
from tools.train.doudizhu.kernel import KERNEL
from tools.train.kernel import RULE_AGENT
from tools.train.lockstep import Lockstep

_SELF_PLAY = (LANDLORD, FARMER_AFTER, FARMER_BEFORE)
TABLES = (
    *[_SELF_PLAY] * 6,
    (LANDLORD, RULE_AGENT, RULE_AGENT),
    (RULE_AGENT, FARMER_AFTER, FARMER_BEFORE),
)
"""A quarter of the deals set one side against the rule agent: nets that meet only themselves learn little of
what to do about weak play."""

if __name__ == "__main__":
    train(Lockstep(KERNEL), TABLES, against_rule_agent, __doc__)
