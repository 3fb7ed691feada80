"""Make the frozen program for the system that this runs on.

    python packaging/freeze.py [FOLDER]

Leaves `FOLDER/cardavia` (on macOS `FOLDER/Cardavia.app`); FOLDER is `dist` unless given. Needs what
`requirements/packaging.lock` lists. The same sources, versions and Python give the same bytes, wherever the
checkout lies: time comes from SOURCE_DATE_EPOCH, or else from the last commit.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import licences  # noqa: E402 - found by the line above, as are the next two
import windows_version  # noqa: E402

from cardavia_desktop import __version__  # noqa: E402
from tools import build_assets  # noqa: E402

LINUX: Final = sys.platform.startswith("linux")


def main() -> None:
    """Build, and tell where the program lies."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist")
    print(freeze(parser.parse_args().folder.absolute()))


def freeze(folder: Path) -> Path:
    """Build the program into a folder, in place of what was built there before; return where it lies."""
    build_assets.build(ROOT)
    target = folder / ("Cardavia.app" if sys.platform == "darwin" else "cardavia")
    shutil.rmtree(target, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="cardavia-freeze-") as work:
        environment = {
            **os.environ,
            "SOURCE_DATE_EPOCH": str(source_date()),
            "PYTHONHASHSEED": "0",
            # No compiled modules from earlier runs: they may hold the paths of another checkout.
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYINSTALLER_CONFIG_DIR": work,
        }
        environment.pop("PYTHONPATH", None)
        prepared = Path(work) / "cardavia"
        prepared.mkdir()
        (prepared / "version.txt").write_text(windows_version.text(__version__), encoding="utf-8")
        python = [sys.executable, "-X", "utf8"]
        offscreen = {**environment, "QT_QPA_PLATFORM": "offscreen"}
        subprocess.run(
            [*python, str(ROOT / "packaging" / "icons.py"), str(prepared)], env=offscreen, check=True
        )
        command = [
            *(*python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
            *("--distpath", str(folder), "--workpath", work),
            str(ROOT / "packaging" / "cardavia.spec"),
        ]
        subprocess.run(command, env=environment, cwd=ROOT, check=True)
    if sys.platform == "darwin":
        shutil.rmtree(folder / "cardavia")
        licences.write(ROOT, target / "Contents" / "Resources" / "licences")
    else:
        licences.write(ROOT, target / "licences")
    if LINUX:
        tidy(target)
    return target


def source_date() -> int:
    """Return the time that all built files are given: seconds since 1970."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "log", "-1", "--format=%ct"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit("set SOURCE_DATE_EPOCH: this is no git checkout, and the bytes would differ every time")
    return int(done.stdout)


def tidy(folder: Path) -> None:
    """Strip what still has symbols, take out search paths of the building machine, and set plain modes."""
    for path in sorted(folder.rglob("*")):
        if path.is_symlink():
            continue
        if path.is_dir():
            path.chmod(0o755)
            continue
        program = path.parent == folder and path.name == "cardavia"
        if not program and is_elf(path):
            _forget_build_paths(path)
            if path.parent.name != "numpy.libs":  # after what auditwheel has done to these, strip breaks them
                subprocess.run(["strip", "--strip-unneeded", str(path)], check=True)
        path.chmod(0o755 if program else 0o644)


def is_elf(path: Path) -> bool:
    """Tell whether a file is a Linux program or library."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _forget_build_paths(path: Path) -> None:
    """Take away a search path for libraries that is not relative to the library itself."""
    command = ["patchelf", "--print-rpath", str(path)]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    kept = ":".join(part for part in found.split(":") if part.startswith("$ORIGIN"))
    if kept != found:
        change = ["--set-rpath", kept] if kept else ["--remove-rpath"]
        subprocess.run(["patchelf", *change, str(path)], check=True)


if __name__ == "__main__":
    main()
