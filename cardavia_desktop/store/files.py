"""Reading and writing whole files so that a power cut leaves the old one or the new one."""

import contextlib
import errno
import logging
import os
import re
import stat
import tempfile
import time
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

_log = logging.getLogger(__name__)

_WAITS_S: Final = (0.01, 0.03, 0.06)
"""How long to wait for whoever holds a file, each time in seconds."""

_T = TypeVar("_T")

_LEFTOVER = re.compile(r"\..+\.[a-z0-9_]{8}\.new")


def write_atomically(path: Path, content: bytes) -> None:
    """Replace the file's content in one step, on disk before this returns.

    Raises:
        OSError: the file cannot be written; the old one is untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    new = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _patiently(lambda: new.replace(path))
    except BaseException:
        with contextlib.suppress(OSError):
            new.unlink()
        raise
    _flush_directory(path.parent)


def _patiently(work: Callable[[], _T]) -> _T:
    """Do what Windows refuses while another program has the file open, and try it again for a moment.

    Scanners and the clients of cloud storage open a file right after each change.
    """
    for wait in _WAITS_S:
        try:
            return work()
        except PermissionError:
            time.sleep(wait)
    return work()


def _flush_directory(directory: Path) -> None:
    """Make a rename in the directory survive a power cut; Windows has no such call and needs none."""
    with contextlib.suppress(OSError):
        descriptor = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def remove_leftovers(directory: Path) -> None:
    """Remove what :func:`write_atomically` had not finished when the program was killed.

    Call it only while no other copy of the program writes there.
    """
    with contextlib.suppress(OSError):
        for path in directory.iterdir():
            if _LEFTOVER.fullmatch(path.name):
                path.unlink()


def read_text(path: Path, limit: int) -> str:
    """Return a text file of at most ``limit`` bytes of UTF-8.

    Raises:
        FileNotFoundError: there is no such file.
        OSError: it cannot be read.
        ValueError: it is larger, or not UTF-8.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, "not a file", str(path))  # opening a pipe would wait for a writer
    with _patiently(lambda: path.open("rb")) as file:
        content = file.read(limit + 1)
    if len(content) > limit:
        raise ValueError(f"larger than {limit} bytes")
    return content.decode("utf-8-sig")


def set_aside(path: Path) -> Path | None:
    """Rename a broken file so that it stays for whoever wants to look into it.

    Returns:
        Its new path, or None where it cannot be renamed; it then stays as it is.
    """
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    for number in range(1, 1000):
        extra = "" if number == 1 else f"-{number}"
        aside = path.with_name(f"{path.stem}.broken-{stamp}{extra}{path.suffix}")
        if aside.exists():
            continue
        try:
            _patiently(partial(path.rename, aside))
        except OSError:
            _log.exception("%s cannot be put aside", path.name)
            return None
        return aside
    return None


def is_writable(directory: Path) -> bool:
    """Tell whether files can be written in the directory, which is created when it is missing."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            return True
    except OSError:
        return False
