"""Print what was built beside the bars for its size; exit with 1 if something is larger.

    python packaging/check_size.py FILE-OR-FOLDER…

A megabyte is a million bytes; of a folder, the contents of its files count.
"""

import sys
from pathlib import Path
from typing import Final

MB: Final = 1_000_000
FOLDER_BAR: Final = 165
BARS: Final = {".deb": 45, ".exe": 35, ".rpm": 45, ".xz": 45, ".AppImage": 60, ".flatpak": 60, ".dmg": 60}
"""By the end of the name."""


def size(path: Path) -> int:
    """Return the bytes of a file, or of all files in a folder; links count nothing."""
    if path.is_file():
        return path.stat().st_size
    return sum(
        inside.stat().st_size for inside in path.rglob("*") if inside.is_file() and not inside.is_symlink()
    )


def bar(path: Path) -> int:
    """Return how many megabytes this may have.

    Raises:
        ValueError: there is no bar for such a file.
    """
    if path.is_dir():
        return FOLDER_BAR
    if path.suffix not in BARS:
        raise ValueError(f"there is no bar for {path.name}")
    return BARS[path.suffix]


def main(arguments: list[str]) -> int:
    """Print a line for each, and return the exit status."""
    if not arguments:
        sys.exit("name what was built")
    too_large = False
    for path in map(Path, arguments):
        if not path.exists():
            sys.exit(f"{path} does not exist")
        megabytes = size(path) / MB
        fits = megabytes <= bar(path)
        too_large |= not fits
        print(f"{path.name:44} {megabytes:7.1f} MB   [{bar(path)}]{'' if fits else '   TOO LARGE'}")
    return int(too_large)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
