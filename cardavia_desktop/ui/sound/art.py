"""Where the sounds lie among the resources.

They are mono WAV files of 16 bits at 44.1 kHz, made by ``python -m tools.sounds``.
"""

from enum import StrEnum


class Sound(StrEnum):
    """What the program lets be heard, besides cards that are dealt or played."""

    SELECT = "select"
    KNOCK = "knock"
    """Someone passes."""
    BOMB = "bomb"
    TURN = "turn"
    WIN = "win"
    LOSE = "lose"


_DEALS = 3
_PLAYS = 3


def sound_path(sound: Sound) -> str:
    """Return the resource path of a sound.

    >>> sound_path(Sound.TURN)
    ':/sounds/turn.wav'
    """
    return f":/sounds/{sound}.wav"


def deal_path(number: int) -> str:
    """Return the path for the card dealt as the ``number``-th: neighbours differ by 3 % in pitch.

    >>> [deal_path(number)[-5] for number in range(4)]
    ['1', '2', '3', '1']
    """
    return f":/sounds/deal-{number % _DEALS + 1}.wav"


def play_path(cards: int) -> str:
    """Return the path for a play of so many cards: one, a few, or five and more.

    >>> [play_path(cards)[-5] for cards in (1, 2, 4, 5, 20)]
    ['1', '2', '2', '3', '3']
    """
    return f":/sounds/play-{1 if cards < 2 else 2 if cards < 5 else _PLAYS}.wav"
