"""Train Dou Dizhu's nets: ``python -m tools.train.doudizhu --run DIRECTORY --until-samples 60e6``.

The same command resumes a run that was stopped.
"""

from tools.train.commands import train
from tools.train.doudizhu.evaluation import against_rule_agent
from tools.train.doudizhu.game import ROLES
from tools.train.doudizhu.kernel import KERNEL
from tools.train.lockstep import Lockstep

if __name__ == "__main__":
    train(Lockstep(KERNEL), range(ROLES), against_rule_agent, __doc__)
