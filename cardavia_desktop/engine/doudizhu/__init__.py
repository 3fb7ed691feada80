"""Dou Dizhu: three players, a landlord against two farmers."""

from cardavia_desktop.engine.doudizhu.game import GAME
from cardavia_desktop.engine.doudizhu.legal import legal_plays, legal_plays_of
from cardavia_desktop.engine.doudizhu.readings import readings
from cardavia_desktop.engine.doudizhu.shapes import Shape, beats, strength_of

__all__ = ["GAME", "Shape", "beats", "legal_plays", "legal_plays_of", "readings", "strength_of"]
