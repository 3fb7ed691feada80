"""The sounds in ``resources`` are what the code in ``tools/sounds`` makes, and keep to the style."""

import wave
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tools.sounds.__main__ import as_16_bits
from tools.sounds.sounds import sound_files
from tools.sounds.synth import RATE, loudness, times

RESOURCES = Path(__file__).parents[2] / "resources"
MADE = sound_files()


def read(name: str) -> NDArray[np.int16]:
    with wave.open(str(RESOURCES / name)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2")


def test_no_file_is_missing_or_left_over() -> None:
    files = {file.relative_to(RESOURCES).as_posix() for file in (RESOURCES / "sounds").iterdir()}
    assert files == set(MADE)


@pytest.mark.parametrize("name", MADE)
def test_the_committed_sound_is_the_one_the_code_makes(name: str) -> None:
    # Sines may differ in their last bits from one processor to another: one step of the 16 bits.
    made = as_16_bits(MADE[name]).astype(int)
    assert np.abs(made - read(name)).max() <= 1, "run: python -m tools.sounds"


@pytest.mark.parametrize("name", MADE)
def test_a_sound_is_short_and_begins_and_ends_in_silence(name: str) -> None:
    samples = read(name).astype(float) / 32768
    longest = 1.4 if name.endswith(("win.wav", "lose.wav")) else 0.35
    assert len(samples) / RATE <= longest
    assert np.abs(samples[:3]).max() < 0.02, "a click at the start"
    assert np.abs(samples[-50:]).max() < 0.001, "a click at the end"
    assert np.abs(samples).max() < 10 ** (-3 / 20)
    assert -30 <= loudness(samples) <= -17


def test_all_sounds_together_are_small() -> None:
    assert sum((RESOURCES / name).stat().st_size for name in MADE) < 600 * 1024


def test_loudness_is_that_of_the_recommendation() -> None:
    # ITU-R BS.1770: a sine of 997 Hz at full scale in one channel reads -3.01 LUFS.
    assert loudness(np.sin(2 * np.pi * 997 * times(1.0))) == pytest.approx(-3.01, abs=0.05)
