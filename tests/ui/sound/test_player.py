"""The player never waits for the loudspeaker, is silent without one, and leaves no thread running."""

import logging
import threading
import time
from collections.abc import Callable, Iterator

import miniaudio
import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui.sound import player as player_module
from cardavia_desktop.ui.sound.art import Sound, deal_path, play_path, sound_path
from cardavia_desktop.ui.sound.device import Device
from cardavia_desktop.ui.sound.player import OpenOutput, SoundPlayer


class Loudspeaker:
    """Takes samples when the test says so, and keeps what it was told."""

    def __init__(self, read: Callable[[int], bytes]) -> None:
        self.read = read
        self.told: list[str] = []

    def start(self) -> None:
        self.told.append("start")

    def stop(self) -> None:
        self.told.append("stop")

    def close(self) -> None:
        self.told.append("close")

    def loudest(self, frames: int = 44_100) -> int:
        return int(np.abs(np.frombuffer(self.read(frames), "<i2").astype(int)).max())


class Studio:
    """A player with a loudspeaker to look at."""

    def __init__(self) -> None:
        self.speaker: Loudspeaker | None = None
        self.player = SoundPlayer(self.open)
        self.player.set_volume(100, muted=False)

    def open(self, read: Callable[[int], bytes]) -> Loudspeaker:
        self.speaker = Loudspeaker(read)
        return self.speaker

    def begin(self, qtbot: QtBot) -> Loudspeaker:
        self.player.start()
        qtbot.waitUntil(lambda: self.speaker is not None)
        assert self.speaker is not None
        return self.speaker


def heard(speaker: Loudspeaker, qtbot: QtBot) -> int:
    """Wait until something is to be heard and return how loud it is."""
    peaks = [0]

    def listen() -> bool:
        peaks.append(speaker.loudest(3 * 44_100))
        return peaks[-1] > 0

    qtbot.waitUntil(listen)
    return peaks[-1]


@pytest.fixture
def studio() -> Iterator[Studio]:
    made = Studio()
    yield made
    made.player.close()


def test_every_sound_is_heard(studio: Studio, qtbot: QtBot) -> None:
    speaker = studio.begin(qtbot)
    for path in (*map(sound_path, Sound), *map(deal_path, range(3)), *map(play_path, (1, 2, 5))):
        studio.player.play(path)
        assert heard(speaker, qtbot) > 50


def test_it_is_as_loud_as_the_person_wants(studio: Studio, qtbot: QtBot) -> None:
    speaker = studio.begin(qtbot)
    peaks = []
    for volume in (100, 50, 10):
        studio.player.set_volume(volume, muted=False)
        studio.player.play(sound_path(Sound.WIN))
        peaks.append(heard(speaker, qtbot))
        time.sleep(2 * player_module.APART_S)
    assert peaks[0] > 2 * peaks[1] > 0
    assert peaks[1] > 5 * peaks[2] > 0


@pytest.mark.parametrize(("volume", "muted"), [(0, False), (80, True)])
def test_muted_it_does_not_wake_the_loudspeaker(
    studio: Studio, qtbot: QtBot, volume: int, *, muted: bool
) -> None:
    speaker = studio.begin(qtbot)
    studio.player.set_volume(volume, muted=muted)
    studio.player.play(sound_path(Sound.BOMB))
    time.sleep(0.1)
    assert speaker.told == []


def test_the_loudspeaker_sleeps_when_nothing_is_heard(
    studio: Studio, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_module, "REST_S", 0.05)
    speaker = studio.begin(qtbot)
    studio.player.play(sound_path(Sound.SELECT))
    qtbot.waitUntil(lambda: "start" in speaker.told)
    time.sleep(0.15)
    assert "stop" not in speaker.told, "something is still to be heard"
    speaker.read(44_100)
    qtbot.waitUntil(lambda: "stop" in speaker.told)
    studio.player.play(sound_path(Sound.TURN))
    qtbot.waitUntil(lambda: speaker.told.count("start") == 2)


def test_what_waits_is_forgotten_when_it_is_cut_short(studio: Studio, qtbot: QtBot) -> None:
    speaker = studio.begin(qtbot)
    for place in range(10):
        studio.player.play(deal_path(place), 0.5 + place * 0.035)
    qtbot.waitUntil(lambda: "start" in speaker.told)
    studio.player.still()
    qtbot.waitUntil(studio.player._queue.empty)
    time.sleep(0.1)
    assert speaker.loudest(2 * 44_100) == 0


def test_the_same_sound_twice_at_once_is_heard_once(studio: Studio, qtbot: QtBot) -> None:
    speaker = studio.begin(qtbot)
    studio.player.play(play_path(1))
    once = heard(speaker, qtbot)
    time.sleep(0.1)
    for _ in range(5):
        studio.player.play(play_path(1))
    assert studio.player._queue.qsize() <= 1
    assert heard(speaker, qtbot) == once


def failing(error: Exception) -> OpenOutput:
    def refuse(read: Callable[[int], bytes]) -> Loudspeaker:
        del read
        raise error

    return refuse


@pytest.mark.parametrize("error", [OSError("no device"), ImportError("no miniaudio")])
def test_without_a_loudspeaker_it_is_silent(
    error: Exception, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    player = SoundPlayer(failing(error))
    player.set_volume(100, muted=False)
    player.start()
    qtbot.waitUntil(lambda: not player.running)
    player.play(sound_path(Sound.WIN))
    player.still()
    player.close()
    assert str(error) in caplog.text


def test_playing_takes_no_time_even_when_the_loudspeaker_hangs(qtbot: QtBot) -> None:
    released, gave_up = threading.Event(), threading.Event()

    def hang(read: Callable[[int], bytes]) -> Loudspeaker:
        if not released.wait(20):
            gave_up.set()
        return Loudspeaker(read)

    player = SoundPlayer(hang)
    player.set_volume(100, muted=False)
    player.start()
    for place in range(200):
        player.play(deal_path(place), place)
    assert not gave_up.is_set(), "nobody waits for the loudspeaker"
    released.set()
    player.close()
    qtbot.waitUntil(lambda: not player.running)


def test_a_player_that_was_never_started_closes() -> None:
    player = SoundPlayer()
    player.play(sound_path(Sound.WIN))
    player.close()
    assert not player.running


def test_miniaudio_takes_what_is_mixed(qtbot: QtBot) -> None:
    taken = [0]

    def open_nothing(read: Callable[[int], bytes]) -> Device:
        def count(frames: int) -> bytes:
            taken[0] += frames
            return read(frames)

        return Device(count, [miniaudio.Backend.NULL])

    player = SoundPlayer(open_nothing)
    player.set_volume(100, muted=False)
    player.start()
    qtbot.waitUntil(lambda: player.running)
    player.play(sound_path(Sound.SELECT))
    qtbot.waitUntil(lambda: taken[0] > 4_000)
    player.close()
    assert not player.running
