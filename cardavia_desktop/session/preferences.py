"""The person's settings while the program runs: one value, kept soon after every change."""

import logging
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from cardavia_desktop.store import settings
from cardavia_desktop.store.settings import Preset, Settings

DELAY_MS: Final = 400
"""How long changes gather before they are written: a slider sends many."""

_log = logging.getLogger(__name__)


class Preferences(QObject):
    """Holds the settings.

    Args:
        value: the settings as they were read.
        path: where to keep them; None keeps them for this run only.
        parent: the Qt parent.
    """

    changed = Signal(object)
    """The new :class:`Settings`."""
    failed = Signal()
    """The settings could not be kept; told once, until they can be again."""

    def __init__(self, value: Settings, path: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._value = value
        self._path = path
        self._told = False
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(DELAY_MS)
        self._delay.timeout.connect(self.keep)

    @property
    def value(self) -> Settings:
        """Return the settings as they are now."""
        return self._value

    def change(self, value: Settings) -> None:
        """Take over and keep new settings; equal ones change nothing."""
        if value == self._value:
            return
        self._value = value
        self._delay.start()
        self.changed.emit(value)

    def set_language(self, code: str) -> None:
        """Choose the language."""
        self.change(replace(self._value, language=code))

    def set_game(self, game: str) -> None:
        """Remember the game played last."""
        self.change(replace(self._value, game=game))

    def set_geometry(self, geometry: str) -> None:
        """Remember the window's place and size."""
        self.change(replace(self._value, geometry=geometry))

    def set_picture(self, contrast: int, grain: int, temperature: int) -> None:
        """Remember where the display sliders stand."""
        self.change(replace(self._value, contrast=contrast, grain=grain, temperature=temperature))

    def set_presets(self, presets: tuple[Preset, ...]) -> None:
        """Remember the person's own places of the display sliders."""
        self.change(replace(self._value, presets=presets))

    def keep(self) -> None:
        """Write the settings now; the program does so before it ends.

        What could not be written is tried again with the next change, and at the end.
        """
        self._delay.stop()
        if self._path is None:
            return
        try:
            settings.save(self._value, self._path)
        except OSError:
            _log.exception("the settings could not be saved")
            told, self._told = self._told, True
            if not told:
                self.failed.emit()
        else:
            self._told = False
