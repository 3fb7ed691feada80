"""Tell whether two builds are the same: every name, byte, link and permission.

    python packaging/compare.py ONE OTHER

Each is a file or a folder. Prints what differs and exits with 1, or prints how much is the same.
"""

import sys
from pathlib import Path


def differences(one: Path, other: Path) -> list[str]:
    """Return a line for each thing that is not the same in both."""
    if one.is_file() and other.is_file():
        return [] if one.read_bytes() == other.read_bytes() else [f"{one.name}: other bytes"]
    first, second = ({path.relative_to(root): path for path in root.rglob("*")} for root in (one, other))
    found = [f"{name}: only in {one}" for name in sorted(first.keys() - second.keys())]
    found += [f"{name}: only in {other}" for name in sorted(second.keys() - first.keys())]
    for name in sorted(first.keys() & second.keys()):
        difference = _difference(first[name], second[name])
        if difference:
            found.append(f"{name}: {difference}")
    return found


def _difference(one: Path, other: Path) -> str:
    if one.is_symlink() or other.is_symlink():
        same = one.is_symlink() and other.is_symlink() and one.readlink() == other.readlink()
        return "" if same else "another link"
    if one.is_dir() != other.is_dir():
        return "a folder in one only"
    if one.stat().st_mode != other.stat().st_mode:
        return "other permissions"
    if one.is_file() and one.read_bytes() != other.read_bytes():
        return "other bytes"
    return ""


def main(arguments: list[str]) -> int:
    """Compare, and return the exit status."""
    if len(arguments) != 2:
        sys.exit("name two builds")
    one, other = map(Path, arguments)
    for path in (one, other):
        if not path.exists():
            sys.exit(f"{path} does not exist")
    found = differences(one, other)
    print("\n".join(found) if found else f"{one} and {other} are the same, byte for byte")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
