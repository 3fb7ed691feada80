"""Make the Windows setup out of the frozen program, with NSIS' makensis, which runs on Linux too.

    python packaging/windows_setup.py [--frozen dist/cardavia] [--out dist]

Leaves `Cardavia-VERSION-Setup.exe`. The same frozen program gives the same bytes.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import check_size  # noqa: E402 - found by the line above, as are those that follow
import icons  # noqa: E402
import windows_version  # noqa: E402
from freeze import source_date  # noqa: E402
from PySide6.QtGui import QGuiApplication  # noqa: E402

from cardavia_desktop import __version__  # noqa: E402


def main() -> None:
    """Make the setup, and print its name."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--frozen", type=Path, default=ROOT / "dist" / "cardavia")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--version", default=__version__, help="call it so: for trials of an upgrade")
    parser.add_argument("--quick", action="store_true", help="compress little: for trials of an upgrade")
    given = parser.parse_args()
    if not (given.frozen / "Cardavia.exe").exists():
        sys.exit(
            f"there is no frozen program for Windows in {given.frozen}; run packaging/freeze.py on Windows"
        )
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication([])
    print(setup(given.frozen.absolute(), given.out.absolute(), given.version, quick=given.quick))
    del app


def setup(frozen: Path, out: Path, version: str, *, quick: bool = False) -> Path:
    """Make the setup and return where it lies."""
    target = out / f"Cardavia-{version}-Setup.exe"
    with tempfile.TemporaryDirectory() as work:
        icon = Path(work) / "cardavia.ico"
        icon.write_bytes(icons.ico(ROOT))
        values = {
            "VERSION": version,
            "NUMBERS": ".".join(map(str, windows_version.numbers(version))),
            "FROZEN": frozen,
            "ICON": icon,
            "SIZE_KB": check_size.size(frozen) // 1024,
            "OUT": target,
        }
        if sys.platform != "win32":  # Debian's NSIS has it, the one from nsis.sourceforge.io has not
            values["TARGET"] = "amd64-unicode"
        if quick:
            values["QUICK"] = ""
        sign = "/" if sys.platform == "win32" else "-"
        command = ["makensis", f"{sign}V2", *(f"{sign}D{name}={value}" for name, value in values.items())]
        script = ROOT / "packaging" / "windows" / "setup.nsi"
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(source_date())}
        done = subprocess.run(
            [*command, str(script)], env=environment, capture_output=True, text=True, check=False
        )
    if done.returncode != 0:
        sys.exit(f"makensis failed:\n{done.stdout}{done.stderr}")
    return target


if __name__ == "__main__":
    main()
