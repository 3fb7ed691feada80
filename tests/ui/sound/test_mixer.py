"""Sounds add up, begin on time and end."""

import io
import wave

import numpy as np
import pytest

from cardavia_desktop.ui.sound.mixer import RATE, Mixer, decode


def heard(mixer: Mixer, frames: int) -> list[int]:
    return [int(sample) for sample in np.frombuffer(mixer.read(frames), "<i2")]


def test_sounds_add_up_and_end() -> None:
    mixer = Mixer()
    assert mixer.silent
    mixer.add(np.array([10, 20, 30], np.float32), 1.0)
    mixer.add(np.array([1, 2], np.float32), 2.0)
    assert (heard(mixer, 2), mixer.silent) == ([12, 24], False)
    assert heard(mixer, 4) == [30, 0, 0, 0]
    assert mixer.silent
    assert heard(mixer, 2) == [0, 0]


@pytest.mark.parametrize("block", [1, 2, 3, 7, 100])
def test_a_sound_begins_when_it_is_due_whatever_the_blocks(block: int) -> None:
    mixer = Mixer()
    mixer.add(np.array([5, 6, 7], np.float32), 1.0, delay=4 / RATE)
    got: list[int] = []
    while len(got) < 10:
        got += heard(mixer, block)
    assert got[:10] == [0, 0, 0, 0, 5, 6, 7, 0, 0, 0]


def test_what_waits_can_be_forgotten_but_not_what_has_begun() -> None:
    mixer = Mixer()
    mixer.add(np.array([1, 2, 3], np.float32), 1.0)
    mixer.add(np.array([100, 100], np.float32), 1.0, delay=1.0)
    assert heard(mixer, 1) == [1]
    mixer.drop_waiting()
    assert heard(mixer, 3) == [2, 3, 0]
    assert mixer.silent


def test_loud_sounds_together_stay_in_range() -> None:
    mixer = Mixer()
    for sign in (1, 1, -1):
        mixer.add(np.array([30_000 * sign, 30_000, -30_000], np.float32), 1.0)
    assert heard(mixer, 3) == [30_000, 32_767, -32_767]


@pytest.mark.parametrize("kind", [(2, 2, RATE), (1, 1, RATE), (1, 2, 22_050)])
def test_another_kind_of_file_is_refused(kind: tuple[int, int, int]) -> None:
    content = io.BytesIO()
    with wave.open(content, "wb") as file:
        file.setnchannels(kind[0])
        file.setsampwidth(kind[1])
        file.setframerate(kind[2])
        file.writeframes(bytes(8))
    with pytest.raises(ValueError, match="channels"):
        decode(content.getvalue())
    with pytest.raises(ValueError, match="not a sound"):
        decode(b"RIFF")
