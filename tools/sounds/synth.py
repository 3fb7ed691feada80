"""Building blocks of the sounds: shaped noise, ringing modes, and loudness.

A sound is a float array at ``RATE`` samples a second; full scale is ±1.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

RATE: Final = 44_100
"""Samples a second."""


def silence(seconds: float) -> Samples:
    """Return so much silence."""
    return np.zeros(round(seconds * RATE))


def times(seconds: float) -> Samples:
    """Return the time of each sample, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def decay(seconds: float, length: float, attack: float = 0.001) -> Samples:
    """Return an envelope that rises within ``attack`` and falls by 60 dB in ``seconds``."""
    t = times(length)
    rise = np.sin(np.clip(t / attack, 0, 1) * np.pi / 2) ** 2
    return rise * 10 ** (-3 * t / seconds)


def swell(length: float, peak: float, sharpness: float = 2.0) -> Samples:
    """Return a hump that is highest at ``peak`` seconds, as of a card that brushes past."""
    t = times(length)
    rise, fall = np.clip(t / peak, 0, 1), np.clip((length - t) / (length - peak), 0, 1)
    hump: Samples = (rise * fall) ** sharpness
    return hump


def noise(seed: int, length: float, low: float, high: float) -> Samples:
    """Return noise of peak 1 between two frequencies in hertz; it falls by about 12 dB an octave outside."""
    count = round(length * RATE)
    white = np.random.default_rng(seed).standard_normal(count)
    frequencies = np.maximum(np.fft.rfftfreq(count, 1 / RATE), 1.0)
    gain = 1 / (1 + (low / frequencies) ** 2) / (1 + (frequencies / high) ** 2)
    shaped = np.fft.irfft(np.fft.rfft(white) * gain, count)
    scaled: Samples = shaped / np.abs(shaped).max()
    return scaled


def ring(length: float, modes: Sequence[tuple[float, float, float]], attack: float = 0.001) -> Samples:
    """Return modes that ring out together.

    Args:
        length: Seconds.
        modes: Of each mode its frequency in hertz, its amplitude, and the seconds in which it falls by 60 dB.
        attack: Seconds until full strength; longer is a softer mallet.
    """
    t = times(length)
    total = silence(length)
    for frequency, amplitude, seconds in modes:
        total += amplitude * np.sin(2 * np.pi * frequency * t) * decay(seconds, length, attack)
    return total


def falling(length: float, start: float, end: float, glide: float, fall: float) -> Samples:
    """Return a soft thud: its pitch drops from ``start`` to ``end`` hertz with time constant ``glide``."""
    t = times(length)
    phase = 2 * np.pi * (end * t + (start - end) * glide * (1 - np.exp(-t / glide)))
    return np.sin(phase) * decay(fall, length, 0.002)


def mixed(length: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Add up parts, each with the second at which it starts and its gain; what lasts longer is cut."""
    total = silence(length)
    for start, gain, part in parts:
        first = round(start * RATE)
        room = total[first : first + len(part)]
        room += gain * part[: len(room)]
    return total


def faded(samples: Samples, seconds: float) -> Samples:
    """Fade the end to silence over so many seconds."""
    count = min(round(seconds * RATE), len(samples))
    out = samples.copy()
    out[len(out) - count :] *= np.cos(np.linspace(0, np.pi / 2, count)) ** 2
    return out


def loudness(samples: Samples) -> float:
    """Return the loudness in LUFS of the loudest 100 ms.

    It is weighted as in ITU-R BS.1770 (a shelf of +4 dB above 1.7 kHz, a high pass at 38 Hz). The
    recommendation measures windows of 400 ms, in which a tick of 80 ms would drown.
    """
    count = len(samples) + RATE
    f = np.fft.rfftfreq(count, 1 / RATE)
    s = 1j * f
    high_pass = s**2 / (s**2 + 2 * 0.5 * 38.0 * s + 38.0**2)
    corner, boost = 1682.0, 10 ** (4 / 20)
    shelf = (boost * s**2 + np.sqrt(boost) * s * corner / 0.7072 + corner**2) / (
        s**2 + s * corner / 0.7072 + corner**2
    )
    weighted = np.fft.irfft(np.fft.rfft(samples, count) * high_pass * shelf, count)
    window = round(0.1 * RATE)
    energy = np.convolve(weighted**2, np.ones(window) / window, mode="valid").max()
    return float(-0.691 + 10 * np.log10(max(energy, 1e-12)))


def levelled(samples: Samples, target: float, ceiling: float = 0.7) -> Samples:
    """Scale to a loudness in LUFS, but to no peak above ``ceiling``."""
    gain = 10 ** ((target - loudness(samples)) / 20)
    scaled: Samples = samples * min(gain, ceiling / np.abs(samples).max())
    return scaled
