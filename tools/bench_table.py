"""What the table costs: frames beside those of a bare view, repaints, thinking, rest and memory.

    python -m tools.bench_table [--blocks 12] [--frames 40] [--deals 300] [--part NAME]

The parts, each in a process of its own, with the bar for each in brackets:

- ``frames``: CPU time of a frame with 108 cards of which ten fly, by that of a bare QGraphicsView with as
  many pixmaps that fly the same way [1.25], and by that of the same frame painted whole [0.7].
- ``thinking``: the 95th percentile of the time from frame to frame while an expert thinks in its own process,
  by that with nobody thinking [1.3]. It is wall time, so a machine that does other things spoils it.
- ``rest``: paint events in five seconds in which nothing moves [0].
- ``memory``: how much more memory the process holds after so many deals than after the first thirty [5 %].

Painting is Qt's own, into memory, without a screen, in one thread as in the program. Blocks alternate between
what is compared, so that whatever else the machine does falls on both. The figures of frames are medians of
the ratios of neighbouring blocks, since some machines change their pace for seconds, and each block begins
with some frames that are not counted; the others are ratios of medians.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from cardavia_desktop.agents import roster
from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.game import Game
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.thinker import InlineThinker, ProcessThinker
from cardavia_desktop.ui import assets, fonts
from cardavia_desktop.ui.qt_application import CardaviaApplication
from cardavia_desktop.ui.table.card_item import CardItem
from cardavia_desktop.ui.table.card_picture import CardLook
from cardavia_desktop.ui.table.preferences import Speed, TablePreferences
from cardavia_desktop.ui.table.table_widget import TableWidget
from tools.bench_flight import FLYING, cpu, fly

SIZES: Final = ((1280, 800), (1920, 1080))
CARDS: Final = 108
PARTS: Final = ("frames", "thinking", "rest", "memory")

_REST_MS: Final = 5000
_FRAME_MS: Final = 16
_WARM_DEALS: Final = 30
_UNCOUNTED: Final = 5
"""Frames at the beginning of a block: the first after a change of the mode of painting paints more."""


def main() -> None:
    """Run the parts that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--blocks", type=int, default=12, help="blocks for each of what is compared")
    parser.add_argument("--frames", type=int, default=40, help="frames in a block")
    parser.add_argument("--deals", type=int, default=300, help="deals to play for the memory")
    parser.add_argument("--part", action="append", choices=PARTS)
    parser.add_argument("--one", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        part, width, height = given.one[0], int(given.one[1]), int(given.one[2])
        _run(part, width, height, given)
        return
    for part in given.part or PARTS:
        for width, height in SIZES if part == "frames" else SIZES[:1]:
            command = [sys.executable, "-m", "tools.bench_table", "--one", part, str(width), str(height)]
            counts = [
                "--blocks",
                str(given.blocks),
                "--frames",
                str(given.frames),
                "--deals",
                str(given.deals),
            ]
            subprocess.run(
                [*command, *counts], env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, check=True
            )


def _run(part: str, width: int, height: int, given: argparse.Namespace) -> None:
    app = CardaviaApplication([])
    assets.register_resources()
    fonts.register_fonts()
    if part == "frames":
        frames(app, width, height, given.blocks, given.frames)
    elif part == "thinking":
        thinking(width, height, given.blocks)
    elif part == "rest":
        rest(width, height)
    else:
        memory(app, given.deals)


@dataclass(frozen=True, slots=True)
class Bench:
    """A table with a match on it, and the view inside."""

    session: Session
    table: TableWidget
    view: QGraphicsView


def opened(width: int, height: int, game: Game) -> Bench:
    """Return a table on which a match has been dealt."""
    session = Session(InlineThinker(), Random(3))
    table = TableWidget(session, TablePreferences(speed=Speed.INSTANT))
    table.resize(width, height - 52)
    table.show()
    session.start(game, ("", *("greedy",) * (game.seats - 1)))
    for _ in range(60):
        QApplication.processEvents()
    view = table.findChild(QGraphicsView)
    if not isinstance(view, QGraphicsView):
        raise TypeError("the table has no view")
    return Bench(session, table, view)


def frames(app: QApplication, width: int, height: int, blocks: int, count: int) -> None:
    """Print what a frame costs beside one of a bare view, and beside a whole repaint."""
    bench = opened(width, height, guandan.GAME)
    ours = _with_all_cards(bench)
    bare, theirs = _bare_view(bench, ours)
    whole = QGraphicsView.ViewportUpdateMode.FullViewportUpdate
    usual = bench.view.viewportUpdateMode()
    costs: dict[str, list[float]] = {"ours": [], "bare": [], "whole": []}

    def block(items: Sequence[QGraphicsItem]) -> float:
        fly(app, items[-FLYING:], _UNCOUNTED)
        return cpu(lambda: fly(app, items[-FLYING:], count)) / count

    for _ in range(blocks):
        costs["ours"].append(block(ours))
        costs["bare"].append(block(theirs))
        bench.view.setViewportUpdateMode(whole)
        costs["whole"].append(block(ours))
        bench.view.setViewportUpdateMode(usual)
    mine = median(costs["ours"])
    by_bare, by_whole = (
        median(one / other for one, other in zip(costs["ours"], costs[name], strict=True))
        for name in ("bare", "whole")
    )
    print(f"{width}x{height}, {CARDS} cards, {FLYING} flying: {mine * 1000:.2f} ms of CPU a frame")
    print(f"  by a bare view         {by_bare:5.2f}   [1.25]")
    print(f"  by a whole repaint     {by_whole:5.2f}   [0.70]")
    bare.close()
    bench.table.close()


def _with_all_cards(bench: Bench) -> list[CardItem]:
    """Return 108 cards on the table: what lies there, and more in rows above the hand."""
    scene = bench.view.scene()
    found = [item for item in scene.items() if isinstance(item, CardItem)]
    width = bench.table.width() * 0.055
    for number in range(CARDS - len(found)):
        card = CardItem(bench.table.look, CardLook(number % 54, width))
        card.setPos(
            bench.table.width() * (0.16 + 0.025 * (number % 27)),
            bench.table.height() * (0.18 + 0.13 * (number // 27)),
        )
        card.setZValue(40 + number * 0.1)
        scene.addItem(card)
        found.append(card)
    return found


def _bare_view(bench: Bench, cards: Sequence[CardItem]) -> tuple[QGraphicsView, list[QGraphicsItem]]:
    """Return a view with nothing but a pixmap in the place of each card, on a plain ground."""
    look = bench.table.look
    scene = QGraphicsScene()
    scene.setSceneRect(0, 0, bench.view.width(), bench.view.height())
    items: list[QGraphicsItem] = []
    for card in cards:
        shape = card.shape_shown
        picture = (
            look.back(shape.width)
            if shape.face is None
            else look.face(shape.face, shape.width, columns=shape.columns, gold=shape.gold)
        )
        item = QGraphicsPixmapItem(picture)
        item.setOffset(-shape.width / 2, -shape.width * 0.7)
        item.setPos(card.pos())
        item.setZValue(card.zValue())
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        scene.addItem(item)
        items.append(item)
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.setRenderHints(QPainter.RenderHint.Antialiasing)
    view.setBackgroundBrush(QColor("#16514A"))
    view.resize(bench.view.size())
    view.show()
    return view, items


class _Paints(QObject):
    """Notes when a widget is painted."""

    def __init__(self, watched: QObject) -> None:
        super().__init__(watched)
        self.times: list[float] = []
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note a paint event."""
        del watched
        if event.type() is QEvent.Type.Paint:
            self.times.append(perf_counter())
        return False


def thinking(width: int, height: int, blocks: int) -> None:
    """Print how much longer frames take to come while an expert thinks."""
    bench = opened(width, height, doudizhu.GAME)
    while bench.session.view.to_act is not None and not bench.session.view.hand:
        QApplication.processEvents()
    view = bench.session.view
    flying = [item for item in bench.view.scene().items() if isinstance(item, CardItem)][:FLYING]
    paints = _Paints(bench.view.viewport())
    thinker = ProcessThinker()
    thinker.decide("expert", view, 0).result()
    gaps: dict[bool, list[float]] = {False: [], True: []}
    for block in range(2 * blocks):
        busy = block % 2 == 1
        paints.times.clear()
        asked = [thinker.decide("expert", view, seed) for seed in range(400)] if busy else []
        _animate(flying, 700)
        for future in asked:
            future.cancel()
        gaps[busy] += [
            later - earlier for earlier, later in zip(paints.times, paints.times[1:], strict=False)
        ]
    thinker.close()
    calm, busy_p95 = (quantiles(gaps[busy], n=20)[-1] * 1000 for busy in (False, True))
    print(f"p95 from frame to frame {busy_p95:.1f} ms with an expert thinking, {calm:.1f} ms without")
    print(f"  ratio                  {busy_p95 / calm:5.2f}   [1.30]")
    bench.table.close()


def _animate(items: Sequence[QGraphicsItem], milliseconds: int) -> None:
    """Move cards by the clock for a while."""
    begin, home = perf_counter(), [item.pos() for item in items]

    def step() -> None:
        share = (perf_counter() - begin) * 1000 / milliseconds
        for item, pos in zip(items, home, strict=True):
            item.setPos(pos + QPointF(-200 * share, -150 * share))

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(step)
    timer.start(_FRAME_MS)
    _wait(milliseconds)
    timer.stop()
    for item, pos in zip(items, home, strict=True):
        item.setPos(pos)
    QApplication.processEvents()


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def rest(width: int, height: int) -> None:
    """Print how often a table is painted on which nothing moves."""
    bench = opened(width, height, guandan.GAME)
    _wait(200)
    paints = _Paints(bench.view.viewport())
    begin = process_time()
    _wait(_REST_MS)
    cost = (process_time() - begin) * 1000
    print(f"at rest for {_REST_MS / 1000:.0f} s: {len(paints.times)} paints [0], {cost:.1f} ms of CPU")
    bench.table.close()


def memory(app: QApplication, deals: int) -> None:
    """Print how much more memory is held after many deals."""
    bench = opened(*SIZES[0], doudizhu.GAME)
    mate = roster.create("doudizhu", "greedy", Random(1))
    after_first = 0.0
    for deal in range(deals):
        while bench.session.view.result is None:
            if bench.session.view.phase.needs_cards:
                bench.session.next_deal()
            elif bench.session.your_turn:
                bench.session.act(mate.decide(bench.session.view))
            app.processEvents()
        if deal == _WARM_DEALS - 1:
            after_first = held()
        bench.session.next_deal()
        app.processEvents()
    now = held()
    print(f"after {deals} deals {now:.1f} MB, after {_WARM_DEALS} deals {after_first:.1f} MB")
    print(f"  growth               {now / after_first - 1:7.1%}   [5 %]")
    bench.table.close()


def held() -> float:
    """Return the memory that this process holds, in megabytes; known on Linux only."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    main()
