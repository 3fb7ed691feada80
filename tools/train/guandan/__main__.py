"""Train Guandan's net: ``python -m tools.train.guandan --run DIRECTORY --until-samples 60e6``.

The same command resumes a run that was stopped.
"""

from tools.train.commands import train
from tools.train.guandan.evaluation import against_greedy
from tools.train.guandan.game import SEATS
from tools.train.guandan.kernel import KERNEL
from tools.train.lockstep import Lockstep

if __name__ == "__main__":
    train(Lockstep(KERNEL), [[0] * SEATS], against_greedy, __doc__)
