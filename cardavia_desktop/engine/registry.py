"""The games that there are. A new game is one folder beside this file and one line here."""

from collections.abc import Mapping
from types import MappingProxyType

from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.game import Game

GAMES: Mapping[str, Game] = MappingProxyType({game.key: game for game in (doudizhu.GAME, guandan.GAME)})
"""Every game by its key."""
