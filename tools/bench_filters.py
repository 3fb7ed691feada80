"""What the display filters cost: CPU time of a frame with ten cards flying, by that of the unfiltered table.

    python -m tools.bench_filters [--blocks 12] [--frames 40]

Each size runs in a process of its own. Within one, blocks of frames alternate between the pictures, so that
whatever else the machine does falls on all of them; the figures are ratios of the blocks' medians. A slider's
step (everything recoloured and painted anew) is told by a full repaint of the unfiltered table.
"""

import argparse
import os
import subprocess
import sys
from functools import partial
from random import Random
from statistics import median

from PySide6.QtWidgets import QApplication, QGraphicsView

from cardavia_desktop.engine import guandan
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.ui import assets, fonts
from cardavia_desktop.ui.display.picture import NEUTRAL, Picture
from cardavia_desktop.ui.qt_application import CardaviaApplication
from cardavia_desktop.ui.table.card_item import CardItem
from cardavia_desktop.ui.table.preferences import Speed, TablePreferences
from cardavia_desktop.ui.table.table_widget import TableWidget
from tools.bench_flight import FLYING, cpu, fly

SIZES = (("1280x800", 1280, 800, 1), ("1920x1080", 1920, 1080, 1), ("3840x2160 at scale 2", 1920, 1080, 2))
PICTURES = {
    "unfiltered": NEUTRAL,
    "contrast and temperature": Picture(80, 0, 80),
    "with grain": Picture(80, 50, 80),
}


def main() -> None:
    """Print the ratios for every size."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--blocks", type=int, default=12, help="blocks of frames for each picture")
    parser.add_argument("--frames", type=int, default=40, help="frames in a block")
    parser.add_argument("--one", nargs=2, type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        width, height = given.one
        measure(width, height, given.blocks, given.frames)
        return
    for name, width, height, scale in SIZES:
        print(name)
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(scale)}
        command = [sys.executable, "-m", "tools.bench_filters", "--one", str(width), str(height)]
        counts = ["--blocks", str(given.blocks), "--frames", str(given.frames)]
        subprocess.run([*command, *counts], env=environment, check=True)


def measure(width: int, height: int, blocks: int, frames: int) -> None:
    """Print the ratios for one size, in this process."""
    app = CardaviaApplication([])
    assets.register_resources()
    fonts.register_fonts()
    session = Session(InlineThinker(), Random(3))
    table = TableWidget(session, TablePreferences(speed=Speed.INSTANT))
    table.resize(width, height - 52)
    table.show()
    session.start(guandan.GAME, ("", "greedy", "greedy", "greedy"))
    for _ in range(60):
        app.processEvents()
    view = table.findChild(QGraphicsView)
    if not isinstance(view, QGraphicsView):
        raise TypeError("the table has no view")
    flying = [item for item in view.scene().items() if isinstance(item, CardItem)][:FLYING]
    costs: dict[str, list[float]] = {name: [] for name in PICTURES}
    steps: list[float] = []
    fulls: list[float] = []
    for block in range(blocks):
        for name, picture in PICTURES.items():
            table.set_picture(picture)
            app.processEvents()
            costs[name].append(cpu(lambda: fly(app, flying, frames)) / frames)
        table.set_picture(NEUTRAL)
        app.processEvents()
        fulls.append(cpu(lambda: repaint(app, table)))
        moved = Picture(70 + block % 20, 50, 60 + block % 20)
        steps.append(cpu(partial(slide, app, table, moved)))
    usual = median(costs["unfiltered"])
    for name, times in costs.items():
        print(f"  {name:26} {median(times) / usual:5.2f}   ({median(times) * 1000:.1f} ms a frame)")
    full = median(fulls)
    print(
        f"  {'slider step by full repaint':26} {median(steps) / full:5.2f}   ({full * 1000:.1f} ms a repaint)"
    )
    table.close()


def repaint(app: QApplication, table: TableWidget) -> None:
    """Paint the whole table anew."""
    table.repaint_all()
    app.processEvents()


def slide(app: QApplication, table: TableWidget, picture: Picture) -> None:
    """Move a slider by a step."""
    table.set_picture(picture)
    app.processEvents()


if __name__ == "__main__":
    main()
