"""Where the program keeps its files."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import platformdirs

from cardavia_desktop.store.files import is_writable

APP_NAME = "Cardavia"

HOME_VARIABLE = "CARDAVIA_HOME"
"""Environment variable that puts everything below one directory: for tests and portable use."""


@dataclass(frozen=True, slots=True)
class Paths:
    """The program's directories; they need not exist yet.

    Attributes:
        config: settings.
        data: matches, and the history of finished deals.
        log: the program's log.
    """

    config: Path
    data: Path
    log: Path

    @classmethod
    def below(cls, folder: Path) -> Self:
        """Return directories that all lie below one folder."""
        return cls(folder / "config", folder / "data", folder / "log")

    @property
    def settings(self) -> Path:
        """Return the settings file."""
        return self.config / "settings.json"

    @property
    def matches(self) -> Path:
        """Return the directory of the matches."""
        return self.data / "matches"

    @property
    def history(self) -> Path:
        """Return the database of finished deals."""
        return self.data / "history.db"

    @property
    def waiting(self) -> Path:
        """Return the file of finished deals that could not be added to the database yet."""
        return self.data / "waiting.json"

    @property
    def lock(self) -> Path:
        """Return the file that tells that a copy of the program is running."""
        return self.data / "running.lock"

    @property
    def unwritable(self) -> tuple[Path, ...]:
        """Return the directories in which nothing can be kept; creates those that can be."""
        return tuple(path for path in (self.config, self.matches, self.log) if not is_writable(path))


def system_paths() -> Paths:
    """Return the directories where the system expects them, or below ``CARDAVIA_HOME`` where that is set."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Paths.below(Path(home).absolute())
    dirs = platformdirs.PlatformDirs(APP_NAME, appauthor=False)
    return Paths(dirs.user_config_path, dirs.user_data_path, dirs.user_log_path)
