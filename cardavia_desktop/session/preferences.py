"""The person's settings while the program runs: one value, kept with every change."""

import logging
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cardavia_desktop.store import settings
from cardavia_desktop.store.settings import Settings

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
    """The settings could not be kept; told once."""

    def __init__(self, value: Settings, path: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._value = value
        self._path = path

    @property
    def value(self) -> Settings:
        """Return the settings as they are now."""
        return self._value

    def change(self, value: Settings) -> None:
        """Take over and keep new settings; equal ones change nothing."""
        if value == self._value:
            return
        self._value = value
        self._keep()
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

    def _keep(self) -> None:
        if self._path is None:
            return
        try:
            settings.save(self._value, self._path)
        except OSError:
            _log.exception("the settings could not be saved")
            self._path = None
            self.failed.emit()
