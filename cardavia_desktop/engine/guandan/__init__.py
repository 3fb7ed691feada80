"""Guandan: four players in partnerships, two packs, wild hearts, a match from level 2 to A."""

from cardavia_desktop.engine.guandan.deal import GuandanState
from cardavia_desktop.engine.guandan.game import GAME, Guandan
from cardavia_desktop.engine.guandan.legal import legal_plays, legal_plays_of
from cardavia_desktop.engine.guandan.observation import Gift, GuandanObservation
from cardavia_desktop.engine.guandan.order import (
    LEVELS,
    beats,
    bomb_power,
    is_wild,
    level_index,
    rank_strengths,
    reading_order,
    strength,
    wild_face,
)
from cardavia_desktop.engine.guandan.readings import readings
from cardavia_desktop.engine.guandan.result import Result
from cardavia_desktop.engine.guandan.shapes import BOMB_SHAPES, Shape

__all__ = [
    "BOMB_SHAPES",
    "GAME",
    "LEVELS",
    "Gift",
    "Guandan",
    "GuandanObservation",
    "GuandanState",
    "Result",
    "Shape",
    "beats",
    "bomb_power",
    "is_wild",
    "legal_plays",
    "legal_plays_of",
    "level_index",
    "rank_strengths",
    "reading_order",
    "readings",
    "strength",
    "wild_face",
]
