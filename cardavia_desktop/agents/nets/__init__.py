"""Trained nets at play: plain numpy, which is imported only once a player with a net is made."""

import os

# The nets' matrices are small. Several threads gain nothing on them, and on a busy machine they wait for one
# another: ten times the time for the slowest decisions. Numpy's library reads this once, on its first import.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
