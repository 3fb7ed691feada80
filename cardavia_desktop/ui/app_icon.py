"""The program's icon as the system wants it: a drawing of its own for small sizes."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardavia_desktop.ui.icon_art import APP_ICON, APP_ICON_SMALL

SIZES: Final = {APP_ICON_SMALL: (16, 20, 24), APP_ICON: (32, 48, 64, 128, 256)}
"""The pixels that each drawing is for."""


def app_icon() -> QIcon:
    """Return the icon in every size."""
    icon = QIcon()
    for path, sizes in SIZES.items():
        drawing = QSvgRenderer(path)
        for size in sizes:
            icon.addPixmap(_drawn(drawing, size))
    return icon


@lru_cache(maxsize=4)
def app_picture(side: int, ratio: float) -> QPixmap:
    """Return the icon as a picture, ``side`` high and wide, for a screen of so many pixels to a length of 1.

    It is kept: a label leaves a copy of each new picture that it shows in Qt's cache, where nobody finds it.
    """
    picture = _drawn(QSvgRenderer(APP_ICON), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    return picture


def _drawn(drawing: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawing.render(painter)
    painter.end()
    return pixmap
