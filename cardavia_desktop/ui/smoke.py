"""A start of the whole program that ends by itself, to see that an installed copy is complete.

It waits for the first picture, then until it is the person's turn and advice has come: by then the resources,
the fonts, the drawings, a match and the players' process have all worked.
"""

import json
import platform
import sys
import time

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QWidget

from cardavia_desktop import __version__
from cardavia_desktop.session.session import Session

LIMIT_MS = 60_000
"""How long the program may take for all of it."""

FEWEST_COLOURS = 100
"""A window in which nothing is drawn has far fewer."""


class SmokeTest(QObject):
    """Watches a program that starts and prints what it saw as one line of JSON.

    Args:
        window: the program's window, not shown yet.
        session: its match.
        started: when the program began, as `time.perf_counter()` has it.
    """

    ended = Signal(int)
    """All was seen; the program's exit code is 0, or 1 if anything is wrong."""

    def __init__(self, window: QWidget, session: Session, started: float) -> None:
        super().__init__()
        self._window = window
        self._session = session
        self._started = started
        self._painted: dict[str, float] = {}
        window.installEventFilter(self)
        session.changed.connect(self._go_on)
        session.advised.connect(self._advised)
        session.player_failed.connect(lambda seat: self._end(f"the player at seat {seat} failed"))
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(lambda: self._end(f"nothing was advised in {LIMIT_MS} ms"))
        self._limit.start(LIMIT_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the first time that the window paints itself."""
        if event.type() == QEvent.Type.Paint and not self._painted:
            self._painted = {
                "painted_s": round(time.perf_counter() - self._started, 3),
                "painted_cpu_s": round(time.process_time(), 3),
            }
        return super().eventFilter(watched, event)

    def _go_on(self) -> None:
        if self._session.your_turn:
            self._session.ask_advice()

    def _advised(self) -> None:
        if not self._painted:
            self._end("the window was not painted")
            return
        self._end("")

    def _end(self, fault: str) -> None:
        self._limit.stop()
        picture = self._window.grab().toImage()
        colours = {
            picture.pixel(x, y) for x in range(0, picture.width(), 4) for y in range(0, picture.height(), 4)
        }
        if not fault and len(colours) < FEWEST_COLOURS:
            fault = "the window shows next to nothing"
        report = {
            "fault": fault,
            "version": __version__,
            "python": platform.python_version(),
            "qt": qVersion(),
            "platform": QGuiApplication.platformName(),
            "frozen": bool(getattr(sys, "frozen", False)),
            "fonts": len(QFontDatabase.families()),
            "colours": len(colours),
            "all_s": round(time.perf_counter() - self._started, 3),
            **self._painted,
        }
        print(json.dumps(report), flush=True)  # noqa: T201 - the report is what this is for
        self.ended.emit(1 if fault else 0)
