"""The games that the table can show."""

from collections.abc import Callable, Mapping
from typing import Final

from cardavia_desktop.ui.table.doudizhu import DoudizhuFace
from cardavia_desktop.ui.table.face import GameFace, Letters
from cardavia_desktop.ui.table.guandan import GuandanFace

FACES: Final[Mapping[str, Callable[[Letters], GameFace]]] = {
    "doudizhu": lambda _letter: DoudizhuFace(),
    "guandan": GuandanFace,
}
"""The face of each game by its key; it is made with the letters of the cards."""
