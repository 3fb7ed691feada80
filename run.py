#!/usr/bin/env python3
"""Set Cardavia up in this folder, then open it or check it. Needs nothing but Python 3.11 or newer.

    python3 run.py [arguments of the game]       open the game
    python3 run.py test [arguments of pytest]    run the tests
    python3 run.py check                         lint, types, import rules, translations

The first call makes `.venv`, installs the locked requirements into it and, on Linux, the system libraries
that Qt asks for; later calls only look whether anything has changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LINUX = sys.platform.startswith("linux")
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = BIN / ("python.exe" if sys.platform == "win32" else "python")

# What the game and its build load from the PySide6 folder, and so what must find its system libraries.
QT_BINARIES = (
    "QtSvg.abi3.so",
    "QtWidgets.abi3.so",
    "Qt/libexec/rcc",
    "Qt/plugins/iconengines/libqsvgicon.so",
    "Qt/plugins/platforms/libqoffscreen.so",
    "Qt/plugins/platforms/libqwayland.so",
    "Qt/plugins/platforms/libqxcb.so",
    "lrelease",
    "lupdate",
)

DEBIAN_PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdrm.so.2": "libdrm2",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}


def stop(message: str) -> NoReturn:
    """End with a message on the error stream and exit status 1."""
    sys.exit(f"Cardavia: {message}")


def say(message: str) -> None:
    """Tell what is being done, in order with the output of the programs that do it."""
    print(f"Cardavia: {message}", flush=True)


def call(*command: str | Path) -> int:
    """Run a command in the project's folder, on this terminal, and return its exit status."""
    return subprocess.call([str(part) for part in command], cwd=ROOT)


def must(*command: str | Path) -> None:
    """Run a command whose failure ends everything; the command has then said why."""
    status = call(*command)
    if status != 0:
        stop(f"this failed with status {status}: {' '.join(str(part) for part in command)}")


def apt_install(packages: list[str]) -> None:
    """Install Debian packages, as root or through sudo; fetch the package lists only when that is needed."""
    as_root: list[str] = []
    if os.geteuid() != 0:
        if shutil.which("sudo") is None:
            stop(f"these packages are missing; have them installed as root: {' '.join(packages)}")
        as_root = ["sudo"]
    say(f"installing with apt-get: {' '.join(packages)}")
    quiet = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"]
    install = [*quiet, "install", "-y", "--no-install-recommends", *packages]
    if call(*install) != 0:
        must(*quiet, "update")
        must(*install)


def make_environment() -> None:
    """Make `.venv` anew unless it is there and belongs to this very version of Python."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if PYTHON.exists():
        probe = "import pip, sys; print('%d.%d' % sys.version_info[:2])"
        found = subprocess.run([str(PYTHON), "-c", probe], capture_output=True, text=True, check=False)
        if found.stdout.strip() == version:
            return
    try:
        import ensurepip  # noqa: F401, PLC0415 - only whether Debian has left it out
    except ImportError:
        if shutil.which("apt-get") is None:
            stop("this Python has no ensurepip, so it cannot make an environment; install its venv package")
        apt_install([f"python{version}-venv"])
    must(sys.executable, "-m", "venv", "--clear", VENV)


def missing_libraries() -> set[str]:
    """Return the system libraries that Qt needs and the loader does not find (Linux)."""
    if shutil.which("ldd") is None:
        return set()
    qt = (
        VENV
        / "lib"
        / f"python{sys.version_info.major}.{sys.version_info.minor}"
        / "site-packages"
        / "PySide6"
    )
    missing: set[str] = set()
    for binary in QT_BINARIES:
        listing = subprocess.run(
            ["ldd", str(qt / binary)],
            capture_output=True,
            text=True,
            check=False,
        ).stdout
        missing.update(line.split()[0] for line in listing.splitlines() if "not found" in line)
    return missing


def provide_libraries() -> bool:
    """Install what Qt misses where apt-get can, name it elsewhere; return whether nothing is missing now."""
    missing = missing_libraries()
    if missing and shutil.which("apt-get"):
        known = sorted({DEBIAN_PACKAGES[name] for name in missing if name in DEBIAN_PACKAGES})
        if known:
            apt_install(known)
            missing = missing_libraries()
    if missing:
        names = " ".join(sorted(missing))
        say(f"Qt misses these system libraries; install your system's packages of them: {names}")
    return not missing


def set_up(profile: str) -> None:
    """Bring `.venv` up to a profile, `run` or `dev` (which contains `run`), unless it is there already.

    A stamp file says which lock, project file and Python an environment was made from; it is written last.
    """
    lock = ROOT / "requirements" / f"{profile}.lock"

    def digest(of: str) -> str:
        content = hashlib.sha256(sys.version.encode())
        for path in (ROOT / "requirements" / f"{of}.lock", ROOT / "pyproject.toml"):
            content.update(path.read_bytes())
        return content.hexdigest()

    def is_current(of: str) -> bool:
        stamp = VENV / f"set-up-{of}"
        return PYTHON.exists() and stamp.exists() and stamp.read_text() == digest(of)

    if is_current("dev") or is_current(profile):
        return
    say("setting up (the first time only; some 120 MB to download)")
    make_environment()
    pip = (PYTHON, "-m", "pip", "install", "--disable-pip-version-check")
    must(*pip, "--require-hashes", "--only-binary", ":all:", "-r", lock)
    complete = provide_libraries() if LINUX else True
    must(*pip, "--quiet", "--no-build-isolation", "--no-deps", "--editable", ROOT)
    if complete:
        (VENV / f"set-up-{profile}").write_text(digest(profile))


def play(arguments: list[str]) -> int:
    """Open the game and return its exit status when it is closed."""
    if LINUX and not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        stop("there is no display to open the game on (neither DISPLAY nor WAYLAND_DISPLAY is set)")
    set_up("run")
    must(PYTHON, ROOT / "tools" / "build_assets.py")
    return call(PYTHON, "-m", "cardavia_desktop", *arguments)


def test(arguments: list[str]) -> int:
    """Run the tests that want a window system under Xvfb, then all the others without one.

    Returns pytest's exit status, the first that is a failure; that no test was selected is one only if it was
    so in both runs.
    """
    set_up("dev")
    no_tests = 5
    pytest = (PYTHON, "-m", "pytest")
    on_screen = no_tests
    if LINUX:
        if shutil.which("Xvfb") is None and shutil.which("apt-get"):
            apt_install(["xvfb"])
        if shutil.which("Xvfb"):
            on_screen = call(*pytest, *arguments, "--screen", "xvfb")
        else:
            say("the tests that want an X server are left out: Xvfb is not installed")
    if on_screen not in (0, no_tests):
        return on_screen
    status = call(*pytest, *arguments)
    return on_screen if status == no_tests else status


def check() -> int:
    """Run every check that is not a test; stop at the first that fails."""
    set_up("dev")
    must(PYTHON, "-m", "ruff", "check")
    must(PYTHON, "-m", "ruff", "format", "--check")
    must(PYTHON, "-m", "mypy")
    must(BIN / "lint-imports", "--no-cache")
    must(PYTHON, "-m", "tools.translations", "check")
    return 0


def main(arguments: list[str]) -> int:
    """Do what the command line asks and return the exit status."""
    if sys.version_info < (3, 11):
        stop(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}")
    if arguments[:1] == ["test"]:
        return test(arguments[1:])
    if arguments == ["check"]:
        return check()
    return play(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
