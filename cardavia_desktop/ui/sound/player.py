"""Plays sounds on a thread of its own: the window never waits for the loudspeaker, nor fails with it."""

import logging
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QFile, QIODevice

REST_S: Final = 2.0
"""How long the loudspeaker stays awake after the last sound."""

STALE_S: Final = 0.4
"""A sound that could not begin within this time is left out: it would be heard at the wrong moment."""

APART_S: Final = 0.03
"""The same sound within this time is heard once."""

_CLOSING_S: Final = 2.0

_log = logging.getLogger(__name__)


class Output(Protocol):
    """A loudspeaker; see :class:`~cardavia_desktop.ui.sound.device.Device`."""

    def start(self) -> None:
        """Begin to take samples."""

    def stop(self) -> None:
        """Take no more."""

    def close(self) -> None:
        """Give it back."""


OpenOutput = Callable[[Callable[[int], bytes]], Output]
"""Opens a loudspeaker that takes its samples from a function; raises OSError or ImportError without one."""


@dataclass(frozen=True, slots=True)
class _Play:
    path: str
    gain: float
    delay: float
    asked: float


@dataclass(frozen=True, slots=True)
class _Still:
    """Forget the sounds that wait."""


@dataclass(frozen=True, slots=True)
class _Close:
    """End the thread."""


def open_loudspeaker(read: Callable[[int], bytes]) -> Output:
    """Open the system's loudspeaker."""
    from cardavia_desktop.ui.sound.device import Device  # noqa: PLC0415 - heavy, and sound is not vital

    return Device(read)


class SoundPlayer:
    """Plays sounds out of the resources.

    Nothing is loaded before :meth:`start`. Where the loudspeaker cannot be used, everything is silent.

    Args:
        open_output: opens the loudspeaker.
    """

    def __init__(self, open_output: OpenOutput = open_loudspeaker) -> None:
        self._open_output = open_output
        self._queue: queue.SimpleQueue[_Play | _Still | _Close] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._gain = 0.0
        self._last: dict[str, float] = {}

    @property
    def running(self) -> bool:
        """Tell whether sounds can be heard."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def _has_ended(self) -> bool:
        return self._thread is not None and not self._thread.is_alive()

    def start(self) -> None:
        """Get ready, in the background."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()

    def set_volume(self, volume: int, *, muted: bool) -> None:
        """Play that loud from now on: 0 to 100."""
        # The ear hears loudness by ratios: half the way is to sound half as loud.
        self._gain = 0.0 if muted else (volume / 100) ** 2

    def play(self, path: str, delay: float = 0.0) -> None:
        """Let a sound be heard, ``delay`` seconds from now, unless it has just begun.

        Before :meth:`start` it waits, and is left out where it would come too late.
        """
        if self._gain <= 0 or self._has_ended:
            return
        now = time.monotonic()
        due = now + delay
        if abs(due - self._last.get(path, -1.0)) < APART_S:
            return
        self._last[path] = due
        self._queue.put(_Play(path, self._gain, delay, now))

    def still(self) -> None:
        """Forget the sounds that wait: what they go with has been cut short."""
        if not self._has_ended:
            self._queue.put(_Still())

    def close(self) -> None:
        """Be silent and leave no thread running."""
        if self._thread is not None:
            self._queue.put(_Close())
            self._thread.join(_CLOSING_S)

    def _run(self) -> None:
        try:
            self._serve()
        except (ImportError, OSError, ValueError) as error:
            _log.warning("there is no sound: %s", error)

    def _serve(self) -> None:
        from cardavia_desktop.ui.sound.mixer import Mixer, Samples, decode  # noqa: PLC0415 - loads NumPy

        mixer = Mixer()
        output = self._open_output(mixer.read)
        known: dict[str, Samples] = {}
        awake = False
        try:
            while True:
                try:
                    wanted = self._queue.get(timeout=REST_S if awake else None)
                except queue.Empty:
                    if mixer.silent:
                        output.stop()
                        awake = False
                    continue
                match wanted:
                    case _Close():
                        return
                    case _Still():
                        mixer.drop_waiting()
                    case _Play(path, gain, delay, asked):
                        late = time.monotonic() - asked
                        if late > STALE_S:
                            continue
                        if path not in known:
                            known[path] = decode(_content(path))
                        mixer.add(known[path], gain, max(0.0, delay - late))
                        if not awake:
                            output.start()
                            awake = True
        finally:
            output.close()


def _content(path: str) -> bytes:
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(path)
    content = bytes(file.readAll().data())
    file.close()
    return content
