"""Which sound goes with what the table shows."""

from collections.abc import Callable
from typing import Final, NamedTuple

from cardavia_desktop.engine.events import (
    BidMade,
    DealEnded,
    Dealt,
    Event,
    LandlordChosen,
    Passed,
    Played,
    TributePaid,
    TributeReturned,
)
from cardavia_desktop.session.table_session import HUMAN
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.sound.art import Sound, deal_path, play_path, sound_path

DEAL_STEP_S: Final = 0.035
"""Seconds between two dealt cards at normal speed, as the table moves them."""

TURNED_STEP_S: Final = 0.09
"""Seconds between two cards that are turned over."""


class Cue(NamedTuple):
    """A sound, and after how many seconds it is due."""

    path: str
    delay: float = 0.0


def cues_of(event: Event, hand: int, pace: float) -> tuple[Cue, ...]:
    """Return the sounds of an event.

    Args:
        event: what the table shows.
        hand: how many cards the person holds.
        pace: the length of motions by the normal one; 0 where nothing moves.
    """
    match event:
        case Dealt():
            return _ticks(hand if pace else 1, DEAL_STEP_S * pace)
        case LandlordChosen(bottom=bottom):
            return _ticks(len(bottom) if pace else 1, TURNED_STEP_S * pace)
        case BidMade(points=0) | Passed():
            return (Cue(sound_path(Sound.KNOCK)),)
        case BidMade():
            return (Cue(sound_path(Sound.SELECT)),)
        case Played(combination=combination):
            if phrases.is_bomb(combination):
                return (Cue(sound_path(Sound.BOMB)),)
            return (Cue(play_path(len(combination.cards))),)
        case TributePaid() | TributeReturned():
            return (Cue(play_path(1)),)
        case DealEnded(result=result):
            return (Cue(sound_path(Sound.WIN if HUMAN in result.winners else Sound.LOSE)),)
    return ()


def _ticks(number: int, step: float) -> tuple[Cue, ...]:
    return tuple(Cue(deal_path(place), place * step) for place in range(number))


class Sounds:
    """Lets the table be heard.

    Args:
        play: plays the sound at a path after a delay in seconds.
        still: forgets the sounds that wait.
    """

    def __init__(self, play: Callable[[str, float], None], still: Callable[[], None]) -> None:
        self._play = play
        self._still = still
        self.pace = 1.0
        """The length of motions by the normal one; 0 where nothing moves."""

    def show(self, event: Event, hand: int) -> None:
        """Let an event be heard that the table begins to show."""
        cues = cues_of(event, hand, self.pace)
        if cues:
            self._still()
        for cue in cues:
            self._play(cue.path, cue.delay)

    def select(self) -> None:
        """Let it be heard that cards are chosen or let go of; a deal that is still heard ends with it."""
        self._still()
        self._play(sound_path(Sound.SELECT), 0.0)

    def call(self) -> None:
        """Let it be heard that it is the person's turn."""
        self._play(sound_path(Sound.TURN), 0.0)

    def sample(self) -> None:
        """Let a play be heard, to set the volume by."""
        self._play(play_path(2), 0.0)
