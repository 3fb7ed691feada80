"""Moments that deserve a sound."""

from enum import StrEnum

from cardavia_desktop.engine.events import BidMade, Dealt, Event, Passed, Played
from cardavia_desktop.ui import phrases


class Cue(StrEnum):
    """What is to be heard: a knock is a pass."""

    DEAL = "deal"
    SELECT = "select"
    PLAY = "play"
    KNOCK = "knock"
    BOMB = "bomb"
    TURN = "turn"
    WIN = "win"
    LOSE = "lose"


def cue_of(event: Event) -> Cue | None:
    """Return what an event sounds like, None where it is silent."""
    match event:
        case Dealt():
            return Cue.DEAL
        case Played(combination=combination):
            return Cue.BOMB if phrases.is_bomb(combination) else Cue.PLAY
        case Passed() | BidMade(points=0):
            return Cue.KNOCK
        case _:
            return None
