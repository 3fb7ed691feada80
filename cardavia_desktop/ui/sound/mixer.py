"""Adds up the sounds that are heard at once. Needs NumPy, so it is loaded after the first paint only."""

import io
import threading
import wave
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

RATE: Final = 44_100
"""Samples a second; one channel of 16 bits."""

_LOUDEST: Final = 32_767

Samples = npt.NDArray[np.float32]


@dataclass(slots=True)
class _Voice:
    """A sound under way; ``at`` is the sample that comes next, negative while it waits."""

    samples: Samples
    at: int


class Mixer:
    """The sounds under way. One thread adds to them while the device's takes what is to be heard."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[_Voice] = []

    def add(self, samples: Samples, gain: float, delay: float = 0.0) -> None:
        """Let a sound be heard, ``delay`` seconds from now; a gain of 1 is as loud as it was recorded."""
        voice = _Voice(samples * np.float32(gain), -round(delay * RATE))
        with self._lock:
            self._voices.append(voice)

    def drop_waiting(self) -> None:
        """Forget the sounds that have not begun."""
        with self._lock:
            self._voices = [voice for voice in self._voices if voice.at > 0]

    @property
    def silent(self) -> bool:
        """Tell whether nothing is under way or waits."""
        with self._lock:
            return not self._voices

    def read(self, frames: int) -> bytes:
        """Return what is heard next: so many samples of 16 bits, never beyond their range."""
        mixed = np.zeros(frames, np.float32)
        with self._lock:
            for voice in self._voices:
                begin = max(0, -voice.at)
                first = max(0, voice.at)
                part = voice.samples[first : first + frames - begin] if begin < frames else voice.samples[:0]
                mixed[begin : begin + len(part)] += part
                voice.at += frames
            self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        return np.clip(mixed, -_LOUDEST, _LOUDEST).astype("<i2").tobytes()


def decode(content: bytes) -> Samples:
    """Return the samples of a WAV file.

    Raises:
        ValueError: it is not mono of 16 bits at :data:`RATE`.
    """
    try:
        with wave.open(io.BytesIO(content)) as file:
            kind = (file.getnchannels(), file.getsampwidth(), file.getframerate())
            frames = file.readframes(file.getnframes())
    except (wave.Error, EOFError) as error:
        raise ValueError(f"not a sound: {error}") from error
    if kind != (1, 2, RATE):
        raise ValueError(f"channels, bytes and rate are {kind}")
    return np.frombuffer(frames, "<i2").astype(np.float32)
