"""A start of the whole program that ends by itself, to see that an installed copy is complete.

It waits for the first picture, then plays a deal to its end, each decision being the best adviser's: by then
the resources, the drawings, the table, a match and the players' process have all worked. Last it looks at
every part by itself.
"""

import json
import os
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QWidget

from cardavia_desktop.agents.agent import Advice
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.session.session import Session
from cardavia_desktop.ui import smoke_parts
from cardavia_desktop.ui.smoke_parts import PartMissingError

LIMIT_MS: Final = 600_000
"""How long the program may take for all of it; a busy machine needs long where a quiet one needs seconds."""

FEWEST_COLOURS: Final = 100
"""A window in which nothing is drawn has far fewer."""

_OVER: Final = (Phase.DEAL_OVER, Phase.MATCH_OVER)


@dataclass(frozen=True, slots=True)
class FirstPaint:
    """What the program had cost when its window had been painted for the first time.

    Attributes:
        painted_s: seconds since the program began.
        painted_cpu_s: seconds of CPU time.
        painted_mb: memory in use, in millions of bytes; 0 where the system is not asked.
    """

    painted_s: float
    painted_cpu_s: float
    painted_mb: float


class SmokeTest(QObject):
    """Watches a program that starts, plays a deal in it and prints what it saw as one line of JSON.

    Args:
        window: the program's window, not shown yet.
        session: its match.
        started: when the program began, as `time.perf_counter()` has it.
        setting: the language of the settings; empty for the system's.
        report: a file that is written besides, for systems whose windowed programs have nowhere to print to.
    """

    ended = Signal(int)
    """All was seen; the program's exit code is 0, or 1 if anything is wrong."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        started: float,
        setting: str = "",
        report: Path | None = None,
    ) -> None:
        super().__init__()
        self._window = window
        self._session = session
        self._started = started
        self._setting = setting
        self._report = report
        self._painted: FirstPaint | None = None
        self._decisions = 0
        window.installEventFilter(self)
        session.changed.connect(self._go_on)
        session.advised.connect(self._advised)
        session.player_failed.connect(lambda seat: self._end(f"the player at seat {seat} failed"))
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(lambda: self._end(f"no deal was played in {LIMIT_MS} ms"))
        self._limit.start(LIMIT_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take note after the window has painted itself for the first time."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._note_paint)  # before whatever the paint itself sets going
        return super().eventFilter(watched, event)

    def _note_paint(self) -> None:
        self._painted = FirstPaint(
            round(time.perf_counter() - self._started, 3), round(time.process_time(), 3), _megabytes()
        )

    def _go_on(self) -> None:
        match = self._session.match
        if match is None:
            return
        if match.state.phase in _OVER:
            if self._decisions:
                self._end("")
            else:  # a kept match, left between two deals
                QTimer.singleShot(0, self, self._session.next_deal)
        elif self._session.your_turn:
            self._session.ask_advice()

    def _advised(self, advice: tuple[Advice, ...]) -> None:
        if self._painted is None:
            self._end("the window was not painted")
            return
        self._decisions += 1
        if not self._session.act(advice[0].action):
            self._end(f"the advice {advice[0].action} was refused")

    def _end(self, fault: str) -> None:
        self._limit.stop()
        found: dict[str, object] = {}
        picture = self._window.grab().toImage()
        colours = {
            picture.pixel(x, y) for x in range(0, picture.width(), 4) for y in range(0, picture.height(), 4)
        }
        if not fault and len(colours) < FEWEST_COLOURS:
            fault = "the window shows next to nothing"
        if not fault:
            try:
                found = smoke_parts.look(self._setting)
            except PartMissingError as missing:
                fault = f"missing or damaged: {missing}"
            except Exception as error:  # noqa: BLE001 - else nobody would end the program
                fault = f"{type(error).__name__}: {error}"
        match = self._session.match
        report = {
            "fault": fault,
            **smoke_parts.version(),
            "platform": QGuiApplication.platformName(),
            "families": len(QFontDatabase.families()),
            "colours": len(colours),
            "decisions": self._decisions,
            "match": match.identity if match else "",
            "deals": match.deals if match else 0,
            **found,
            "all_s": round(time.perf_counter() - self._started, 3),
            **(asdict(self._painted) if self._painted else {}),
        }
        text = json.dumps(report)
        if self._report is not None:
            self._report.write_text(f"{text}\n", encoding="utf-8")
        if sys.stdout is not None:
            sys.stdout.write(f"{text}\n")
            sys.stdout.flush()
        self.ended.emit(1 if fault else 0)


def _megabytes() -> float:
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
    except (OSError, AttributeError):
        return 0.0
