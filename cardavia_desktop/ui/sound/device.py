"""The loudspeaker, by way of miniaudio. Loaded after the first paint only, and only where sound is wanted."""

import os
import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Final

import miniaudio

from cardavia_desktop.ui.sound.mixer import RATE

BUFFER_MS: Final = 40
"""What is prepared ahead: short enough for a click, long enough for a busy window beside it."""


class Device:
    """The system's loudspeaker.

    Args:
        read: returns the next so many samples.
        backends: the sound systems to try, in order; the system's own by default.

    Raises:
        OSError: there is none, or it cannot be used.
    """

    def __init__(self, read: Callable[[int], bytes], backends: list[miniaudio.Backend] | None = None) -> None:
        if backends is None and not _has_loudspeaker():
            raise OSError("there is no sound system")
        self._read = read
        try:
            self._device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=BUFFER_MS,
                backends=backends,
                app_name="Cardavia",
            )
        except miniaudio.MiniaudioError as error:
            raise OSError(str(error)) from error

    def start(self) -> None:
        """Begin to take samples, on a thread of the sound system.

        Raises:
            OSError: it does not begin.
        """
        stream = self._stream()
        next(stream)
        try:
            self._device.start(stream)
        except miniaudio.MiniaudioError as error:
            raise OSError(str(error)) from error

    def stop(self) -> None:
        """Take no more samples; the sound system's thread sleeps."""
        self._device.stop()

    def close(self) -> None:
        """Give the loudspeaker back."""
        self._device.close()

    def _stream(self) -> Generator[bytes, int, None]:
        frames = yield b""
        while True:
            frames = yield self._read(frames)


def _has_loudspeaker() -> bool:
    """Tell whether it is worth looking for one: without any, ALSA fills the terminal with complaints."""
    if not sys.platform.startswith("linux"):
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}")
    return (
        "PULSE_SERVER" in os.environ
        or (runtime / "pulse" / "native").exists()
        or any(Path("/dev/snd").glob("pcm*p"))
    )
