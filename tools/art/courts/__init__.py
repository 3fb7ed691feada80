"""Kings, queens and jacks: half-length figures that repeat, turned, below the belt."""

from tools.art.courts.court import court
from tools.art.courts.parts import face

__all__ = ["court", "face"]
