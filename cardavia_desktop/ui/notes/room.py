"""Where a note finds room: beside everything, over nothing."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

_STEP: Final = 16.0


def free_place(size: QSizeF, within: QRectF, taken: Sequence[QRectF], wanted: QPointF) -> QRectF | None:
    """Return the place nearest to a wanted centre that covers nothing; None where there is none.

    Args:
        size: the size of what is to be placed.
        within: where it may lie.
        taken: what it may not cover.
        wanted: where its centre would best be.
    """
    best, least = None, float("inf")
    y = within.top()
    while y + size.height() <= within.bottom():
        x = within.left()
        while x + size.width() <= within.right():
            place = QRectF(QPointF(x, y), size)
            offset = place.center() - wanted
            distance = offset.x() ** 2 + offset.y() ** 2
            if distance < least and not any(place.intersects(other) for other in taken):
                best, least = place, distance
            x += _STEP
        y += _STEP
    return best
