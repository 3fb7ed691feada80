"""What the start costs: CPU time until the first paint and until cards lie on the table.

    python -m tools.bench_start [--rounds 7]

Both are told by the time that an empty QMainWindow takes until its first paint [2.2 and 3.5]. Each start is a
process of its own, and the three take turns, so that whatever else the machine does falls on all of them; the
figures are ratios of medians. The first paint is that of the window with its felt, before what belongs in it
is loaded. Painting is into memory, without a screen. Cards are put on the table without motion; the process
that thinks does not count.
"""

import argparse
import gc
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

KINDS: Final = ("empty", "first paint", "dealt table")
BARS: Final = {"first paint": 2.2, "dealt table": 3.5}


def main() -> None:
    """Print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="starts of each kind")
    parser.add_argument("--one", choices=KINDS, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        _start(given.one)
        return
    times: dict[str, list[float]] = {kind: [] for kind in KINDS}
    with tempfile.TemporaryDirectory() as compiled:
        for number in range(given.rounds + 1):
            for kind in KINDS:
                seconds = _measured(kind, compiled)
                if number:  # the first round compiles, as an installer does, and fills the disk's caches
                    times[kind].append(seconds)
    empty = median(times["empty"])
    print(f"empty window {empty * 1000:.0f} ms of CPU")
    for kind, bar in BARS.items():
        mine = median(times[kind])
        print(f"  {kind:14} {mine / empty:5.2f}   [{bar:.1f}]   ({mine * 1000:.0f} ms)")


def _measured(kind: str, compiled: str) -> float:
    """Return the CPU seconds of a start in a process of its own; ``compiled`` holds the compiled modules."""
    command = [sys.executable, "-m", "tools.bench_start", "--one", kind]
    with tempfile.TemporaryDirectory() as home:
        own = {"QT_QPA_PLATFORM": "offscreen", "CARDAVIA_HOME": home, "PYTHONPYCACHEPREFIX": compiled}
        environment = {**os.environ, **own}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def _start(kind: str) -> None:
    if kind == "empty":
        _start_empty()
    else:
        _start_game(dealt=kind == "dealt table")


def _start_empty() -> None:
    """Show an empty window and print the CPU time at its first paint."""
    # Imported here and below, as the time of the import is part of what is measured.
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - see above
    from PySide6.QtGui import QPaintEvent  # noqa: PLC0415 - see above
    from PySide6.QtWidgets import QApplication, QMainWindow  # noqa: PLC0415 - see above

    class Empty(QMainWindow):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            QTimer.singleShot(0, _report(QApplication.quit))

    app = QApplication([])
    window = Empty()
    window.resize(1280, 800)
    window.show()
    app.exec()


def _start_game(*, dealt: bool) -> None:
    """Show the program and print the CPU time at its first paint, or when cards lie on the table."""
    gc.disable()  # as the program does until its window is there
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - see above

    from cardavia_desktop.app import opened  # noqa: PLC0415 - see above
    from cardavia_desktop.store.paths import Paths  # noqa: PLC0415 - see above
    from cardavia_desktop.ui.qt_application import CardaviaApplication  # noqa: PLC0415 - see above

    app = CardaviaApplication([])
    app.setStyle("Fusion")
    report = _report(app.quit)
    paths = Paths.below(Path(os.environ["CARDAVIA_HOME"]))
    opening = opened(paths)
    if not dealt:
        report()
        return

    from dataclasses import replace  # noqa: PLC0415 - see above

    from cardavia_desktop.application import Application, prepare  # noqa: PLC0415 - see above
    from cardavia_desktop.ui.table.preferences import Speed  # noqa: PLC0415 - see above

    prepare()
    application = Application(paths, "guandan")
    window = application.window
    window.table.set_preferences(replace(window.table.preferences, speed=Speed.INSTANT))

    def look() -> None:
        """Report once the cards have been painted."""
        if application.session.match is not None and window.table.is_settled():
            window.table.repaint()
            report()
        else:
            QTimer.singleShot(1, look)

    window.ready.connect(look)
    opening.hold(window)
    app.exec()
    application.close()


def _report(then: Callable[[], None]) -> Callable[[], None]:
    """Return what prints the CPU time so far, once, and goes on."""
    told: list[float] = []

    def report() -> None:
        from time import process_time  # noqa: PLC0415 - see above

        if not told:
            told.append(process_time())
            print(told[0], flush=True)
        then()

    return report


if __name__ == "__main__":
    main()
