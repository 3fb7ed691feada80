"""A disk that can be filled and made read-only.

As root it is a small file system of its own, in memory; else the process's limit on the size of files stands
for a full disk, and permissions for a read-only one.
"""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = 512 << 10
"""What fits on the disk, in bytes."""


class Disk:
    """A folder on a disk of its own.

    Args:
        folder: where the disk appears; an empty folder.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        options = ["-t", "tmpfs", "-o", f"size={SIZE},mode=700", "tmpfs", str(folder)]
        self.is_real = os.geteuid() == 0 and _mount(options)

    def close(self) -> None:
        """Take the disk away."""
        if self.is_real:
            subprocess.run(["umount", str(self.folder)], check=True)

    @contextmanager
    def full(self) -> Iterator[None]:
        """Leave no room for another byte."""
        if self.is_real:
            ballast = self.folder / "ballast"
            with ballast.open("wb", buffering=0) as file:
                try:
                    while True:
                        file.write(b"\0" * 512)
                except OSError:
                    pass
            yield
            ballast.unlink()
            return
        import resource  # noqa: PLC0415 - Windows has none

        # Without this, writing beyond the limit ends the process.
        before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (64, hard))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            signal.signal(signal.SIGXFSZ, before)

    @contextmanager
    def read_only(self) -> Iterator[None]:
        """Take nothing any more, neither new files nor changes."""
        if self.is_real:
            assert _mount(["-o", "remount,ro", str(self.folder)])
            try:
                yield
            finally:
                assert _mount(["-o", "remount,rw", str(self.folder)])
            return
        modes = {path: path.stat().st_mode for path in (self.folder, *self.folder.rglob("*"))}
        for path, mode in modes.items():
            path.chmod(mode & ~0o222)
        try:
            yield
        finally:
            for path, mode in modes.items():
                path.chmod(mode)


def _mount(arguments: list[str]) -> bool:
    return subprocess.run(["mount", *arguments], capture_output=True, check=False).returncode == 0
