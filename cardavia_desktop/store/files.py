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

_LEFTOVER = re.compile(r"\..+\.[a-z0-9_]{8}\.new(-journal)?")


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
        move_into_place(new, path)
    except BaseException:
        with contextlib.suppress(OSError):
            new.unlink()
        raise


def move_into_place(new: Path, path: Path) -> None:
    """Put a file that is on disk in the place of another one in the same directory, in one step.

    Raises:
        OSError: that cannot be done; both are untouched.
    """
    _patiently(lambda: new.replace(path))
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
    """Remove what was not finished when the program was killed: of :func:`write_atomically`, or a database.

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
    aside = _aside(path)
    if aside is None:
        return None
    try:
        _patiently(partial(path.rename, aside))
    except OSError:
        _log.exception("%s cannot be put aside", path.name)
        return None
    return aside


def keep_copy(path: Path) -> Path:
    """Keep a damaged file under a name beside it, so that another one can take its place in one step.

    Returns:
        The name under which it lies too.

    Raises:
        OSError: that cannot be done.
    """
    aside = _aside(path)
    if aside is None:
        raise FileExistsError(errno.EEXIST, "no name is left", str(path))
    try:
        aside.hardlink_to(path)
    except OSError:  # not every file system has such names
        write_atomically(aside, path.read_bytes())
    return aside


def _aside(path: Path) -> Path | None:
    """Return a name that is free for a file that is put aside; None where there is none."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    for number in range(1, 1000):
        extra = "" if number == 1 else f"-{number}"
        aside = path.with_name(f"{path.stem}.broken-{stamp}{extra}{path.suffix}")
        if not aside.exists():
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
