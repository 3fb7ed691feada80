"""What the benchmarks of the table share: cards that fly, and the time that it takes."""

from collections.abc import Callable, Sequence
from time import process_time
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsItem

FLYING: Final = 10
"""Cards that fly at once."""


def cpu(action: Callable[[], None]) -> float:
    """Return the CPU seconds that an action takes."""
    begin = process_time()
    action()
    return process_time() - begin


def fly(app: QApplication, items: Sequence[QGraphicsItem], count: int) -> None:
    """Move the cards a little with each frame, and paint it."""
    home = [item.pos() for item in items]
    for frame in range(count):
        for number, (item, pos) in enumerate(zip(items, home, strict=True)):
            item.setPos(pos + QPointF(-6 * frame - 9 * number, -5 * frame))
            item.setRotation(frame / 10)
        app.processEvents()
    for item, pos in zip(items, home, strict=True):
        item.setPos(pos)
        item.setRotation(0)
    app.processEvents()
