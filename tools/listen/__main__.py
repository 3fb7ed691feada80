"""Play one trick at a real window with real keys, and print what a screen reader would speak.

    python -m tools.listen [--lang fr] [--game guandan] [--tree]

Needs what Debian calls xvfb, at-spi2-core, dbus, python3-pyatspi and xdotool. The program runs in this Python
on an X server and a message bus of its own; ``reader.py`` runs in the system's Python, which has the bindings
of the accessibility bus, presses the keys, and prints what it is told.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

_READER = Path(__file__).with_name("reader.py")


def main() -> int:
    """Do what the command line asks and return the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="doudizhu", choices=("doudizhu", "guandan"))
    parser.add_argument("--lang", default="en")
    parser.add_argument("--tree", action="store_true", help="print the table's tree too")
    parser.add_argument("--python", default="/usr/bin/python3", help="a Python with pyatspi")
    parser.add_argument("--program", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.program:
        return _program(given.game, given.lang)
    command = ["xvfb-run", "-a", "-s", "-screen 0 1400x900x24", "dbus-run-session", "--"]
    program = [sys.executable, "-m", "tools.listen", "--program", "--game", given.game, "--lang", given.lang]
    reader = [given.python, str(_READER), *(["--tree"] if given.tree else [])]
    environment = os.environ | {
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "LANG": "C.UTF-8",
    }
    done = subprocess.run([*command, *reader, "--", *program], env=environment, timeout=180, check=False)
    return done.returncode


def _program(game: str, language: str) -> int:
    """Open the window on a match that is always the same."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - only this half needs Qt

    from cardavia_desktop.application import Application  # noqa: PLC0415
    from cardavia_desktop.session.thinker import InlineThinker  # noqa: PLC0415
    from cardavia_desktop.store import settings  # noqa: PLC0415
    from cardavia_desktop.store.paths import Paths  # noqa: PLC0415
    from cardavia_desktop.ui import assets, fonts  # noqa: PLC0415
    from cardavia_desktop.ui.table.access.install import install  # noqa: PLC0415

    app = QApplication(["cardavia"])
    app.setStyle("Fusion")
    app.setApplicationName("Cardavia")
    install()
    assets.register_resources()
    fonts.register_fonts()
    with tempfile.TemporaryDirectory() as folder:
        paths = Paths.below(Path(folder))
        settings.save(
            settings.Settings(language=language, opponents="greedy", first_deals=False), paths.settings
        )
        application = Application(paths, game, InlineThinker(), Random(4))
        application.window.show()
        application.window.activateWindow()
        code = QApplication.exec()
        application.close()
    return code


if __name__ == "__main__":
    sys.exit(main())
