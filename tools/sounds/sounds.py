"""Every sound of the program: a dry room, a felt table and paper cards."""

from typing import Final

import numpy as np

from tools.sounds.synth import (
    Samples,
    decay,
    faded,
    falling,
    levelled,
    mixed,
    noise,
    ring,
    silence,
    swell,
    times,
)

_LOUD: Final = -18.0
"""LUFS of what should be noticed; what comes often is quieter."""


def _paper(seed: int, pitch: float, length: float = 0.03) -> Samples:
    """Return the tick of a card's edge."""
    return noise(seed, length, 1900 * pitch, 5200 * pitch) * decay(length * 0.9, length, 0.0012)


def _brush(seed: int, length: float, peak: float) -> Samples:
    """Return paper that slides over felt."""
    return noise(seed, length, 900, 3600) * swell(length, peak)


def _thud(pitch: float = 1.0, fall: float = 0.14) -> Samples:
    """Return a card that lands on felt; enough of it lies above 200 Hz for a laptop's speakers."""
    body = falling(0.2, 235 * pitch, 128 * pitch, 0.02, fall)
    skin = noise(7, 0.2, 200, 950) * decay(0.07, 0.2, 0.0015)
    return body + 0.9 * skin


def deal(variant: int) -> Samples:
    """A soft paper tick; the variants differ in pitch by 3 %."""
    pitch = (0.97, 1.0, 1.03)[variant]
    sound = mixed(
        0.13,
        (0.0, 0.30, _brush(11 + variant, 0.07, 0.045)),
        (0.045, 0.55, _paper(21 + variant, pitch)),
        (0.045, 0.42, falling(0.08, 240 * pitch, 170 * pitch, 0.01, 0.05)),
    )
    return levelled(faded(sound, 0.03), -25)


def select() -> Samples:
    """A fingertip on a card."""
    tap = ring(0.09, ((430, 0.7, 0.05), (890, 0.28, 0.03), (1460, 0.10, 0.02)), 0.0012)
    sound = mixed(0.09, (0.0, 0.6, tap), (0.0, 0.35, noise(31, 0.03, 700, 2400) * decay(0.025, 0.03, 0.001)))
    return levelled(faded(sound, 0.03), -26)


def play(cards: int) -> Samples:
    """Cards on felt with one low thud; more cards last slightly longer."""
    length = 0.22 + 0.025 * cards
    land = 0.055
    sound = mixed(
        length,
        (0.0, 0.26, _brush(41, 0.075, 0.055)),
        (land, 0.9, _thud(1.04 - 0.04 * cards, 0.13 + 0.02 * cards)),
    )
    for i in range(cards):
        sound += mixed(length, (land + i * 0.021, 0.5 * 0.86**i, _paper(51 + i, 0.92 - 0.04 * i, 0.035)))
    return levelled(faded(sound, 0.05), _LOUD - 2)


def knock() -> Samples:
    """A pass: two knuckles on cloth."""
    knuckle = ring(0.12, ((205, 1.0, 0.075), (318, 0.6, 0.055), (530, 0.2, 0.03)), 0.0022)
    cloth = noise(61, 0.06, 240, 800) * decay(0.05, 0.06, 0.002)
    one = mixed(0.14, (0.0, 0.8, knuckle), (0.0, 0.35, cloth))
    return levelled(faded(mixed(0.29, (0.0, 1.0, one), (0.125, 0.78, one)), 0.05), _LOUD - 3)


def bomb() -> Samples:
    """A muffled kettledrum with a shimmer of brass."""
    heads = ((1.0, 0.85, 0.62), (1.5, 0.8, 0.5), (1.99, 0.55, 0.42), (2.44, 0.35, 0.32), (2.89, 0.25, 0.25))
    drum = ring(0.35, [(98.0 * ratio, amplitude, fall) for ratio, amplitude, fall in heads], 0.003)
    felt = noise(71, 0.08, 130, 700) * decay(0.07, 0.08, 0.002)
    partials = [
        (587.3 * ratio, 0.5 / (i + 1), 0.5)
        for i, ratio in enumerate((1, 1.499, 2.005, 2.51, 3.02, 4.03, 5.05))
    ]
    shimmer = ring(0.33, partials, 0.05) * (1 + 0.25 * np.sin(2 * np.pi * 23 * times(0.33)))
    air = noise(72, 0.3, 3200, 7000) * swell(0.3, 0.05, 1.6)
    sound = mixed(0.35, (0.0, 1.0, drum), (0.0, 0.6, felt), (0.012, 0.26, shimmer), (0.008, 0.07, air))
    return levelled(faded(sound, 0.12), _LOUD)


def turn() -> Samples:
    """One struck glass, very quiet."""
    glass = ring(
        0.35, ((1318.5, 1.0, 0.9), (1320.4, 0.5, 0.8), (3521.0, 0.16, 0.3), (6740.0, 0.05, 0.12)), 0.003
    )
    return levelled(faded(glass, 0.2), -29)


def _vibraphone(frequency: float, length: float, attack: float, bright: float) -> Samples:
    """Return one bar: its first overtones lie two and about three and a third octaves up."""
    modes = (
        (frequency, 1.0, length * 1.5),
        (frequency * 1.0015, 0.35, length * 1.4),
        (frequency * 4.0, 0.22 * bright, length * 0.5),
        (frequency * 9.9, 0.05 * bright, length * 0.16),
    )
    tremolo = 1 - 0.12 * (1 - np.cos(2 * np.pi * 5.2 * times(length))) / 2
    mallet = mixed(length, (0.0, 0.05 * bright, noise(81, 0.03, 500, 1800) * decay(0.02, 0.03)))
    return ring(length, modes, attack) * tremolo + mallet


def win() -> Samples:
    """Three rising notes of a vibraphone: the chord of G, left ringing."""
    notes = ((0.0, 392.0, 0.8), (0.17, 493.9, 0.85), (0.34, 587.3, 1.0))
    sound = silence(1.4)
    for start, frequency, gain in notes:
        sound += mixed(1.4, (start, gain, _vibraphone(frequency, 1.4 - start, 0.003, 1.0)))
    return levelled(faded(sound, 0.6), _LOUD - 1)


def lose() -> Samples:
    """Two falling notes, warm: a third down, with a soft mallet."""
    first, second = _vibraphone(329.6, 1.2, 0.008, 0.45), _vibraphone(261.6, 0.95, 0.008, 0.45)
    return levelled(faded(mixed(1.25, (0.0, 0.8, first), (0.26, 1.0, second)), 0.6), _LOUD - 2)


def sound_files() -> dict[str, Samples]:
    """Return path below ``resources`` and samples of every sound."""
    sounds = {f"deal-{variant + 1}": deal(variant) for variant in range(3)}
    sounds |= {f"play-{cards}": play(cards) for cards in (1, 2, 3)}
    sounds |= {
        "select": select(),
        "knock": knock(),
        "bomb": bomb(),
        "turn": turn(),
        "win": win(),
        "lose": lose(),
    }
    return {f"sounds/{name}.wav": samples for name, samples in sounds.items()}
