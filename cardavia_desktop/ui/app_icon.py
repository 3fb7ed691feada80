"""The program's icon as the system wants it: a drawing of its own for small sizes."""

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
            pixmap = QPixmap(size, size)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            drawing.render(painter)
            painter.end()
            icon.addPixmap(pixmap)
    return icon
