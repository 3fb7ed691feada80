"""Taking what tells of the person out of texts that they may pass on."""

import os
import re
from pathlib import Path
from typing import Final

import cardavia_desktop
from cardavia_desktop.store.paths import HOME_VARIABLE

_PROGRAM: Final = Path(cardavia_desktop.__file__).parents[1]


def impersonal(text: str) -> str:
    """Return a text without the person's folders: their home is ``~``, the program's own paths are short.

    Their name, where it is part of another path, such as that of a memory stick, gives way too.
    """
    for folder, sign in _folders():
        pattern = "|".join(re.escape(form) for form in _spellings(folder))
        text = re.sub(f"(?:{pattern})(?![\\w.-])", sign, text, flags=_flags())
    home = _home()
    if home is not None and home.name:
        text = re.sub(rf"(?<=[\\/]){re.escape(home.name)}(?![\w.-])", "…", text, flags=_flags())
    return text


def _home() -> Path | None:
    """Return the person's home folder, None where the system knows of none."""
    try:
        return Path.home()
    except RuntimeError:
        return None


def _folders() -> list[tuple[Path, str]]:
    """Return the folders to be replaced with what stands for them, the innermost first."""
    home, own = _home(), os.environ.get(HOME_VARIABLE)
    found = [(_PROGRAM, ".")]
    if home is not None:
        found += [(home, "~"), (home.resolve(), "~")]
    if own:
        found.append((Path(own).absolute(), f"${HOME_VARIABLE}"))
    real = [(folder, sign) for folder, sign in found if len(folder.parts) > 1]
    return sorted(real, key=lambda pair: len(str(pair[0])), reverse=True)


def _spellings(folder: Path) -> set[str]:
    """Return how a path may be written: as it is, with slashes, and as Python quotes it in a message."""
    plain = str(folder)
    return {plain, folder.as_posix(), plain.replace("\\", "\\\\")}


def _flags() -> re.RegexFlag:
    return re.IGNORECASE if os.name == "nt" else re.NOFLAG
