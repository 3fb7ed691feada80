"""The program's start: a window first, then everything else."""

import json
import sys
import time
from collections.abc import Sequence

from cardavia_desktop import __version__, arguments
from cardavia_desktop.store import settings
from cardavia_desktop.store.paths import Paths, system_paths
from cardavia_desktop.store.settings import Settings, SettingsError
from cardavia_desktop.ui import plain_imports, screen
from cardavia_desktop.ui.opening import OpeningWindow
from cardavia_desktop.ui.qt_application import CardaviaApplication


def main(words: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code."""
    started = time.perf_counter()
    given = arguments.read(words)
    if given.version:
        sys.stdout.write(f"{_version(as_json=given.json)}\n")
        return 0
    if not screen.is_named():
        sys.stderr.write(f"{screen.missing()}\n")
        return 1
    with screen.reached():
        app = CardaviaApplication([sys.argv[0]])
    app.setStyle("Fusion")
    app.setApplicationName("Cardavia")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("cardavia")
    opening = None if given.smoke_test else opened(system_paths())
    # Here and not above: what the program consists of takes twice as long to load as a window to open.
    from cardavia_desktop import application  # noqa: PLC0415 - as above

    if opening is None:
        return application.smoke_test(app, given, started)
    return application.run(app, given, opening) if opening.isVisible() else 0


def opened(paths: Paths) -> OpeningWindow:
    """Return the program's window once it has been painted; what it is to hold is then loaded quickly."""
    plain_imports.restore()
    try:
        value = settings.load(paths.settings)
    except (SettingsError, OSError):  # told later, by a window with words in it
        value = Settings()
    window = OpeningWindow(value)
    window.show()
    window.wait()
    return window


def _version(*, as_json: bool) -> str:
    if not as_json:
        return f"Cardavia {__version__}"
    from cardavia_desktop.ui import smoke_parts  # noqa: PLC0415 - it looks at every part of the program

    return json.dumps(smoke_parts.version())
