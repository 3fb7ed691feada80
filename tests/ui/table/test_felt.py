"""The felt, and what is around it."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.stage import Stage


@pytest.mark.parametrize("ratio", [0.62, 1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("size", [(1280, 748), (1111, 651), (1920, 1028)])
def test_no_line_of_the_page_before_is_left_along_the_felts_edge(
    qtbot: QtBot, size: tuple[int, int], ratio: float
) -> None:
    table, look = QWidget(), Look()
    qtbot.addWidget(table)
    look.set_ratio(ratio)
    stage = Stage(look, table)
    stage.set_size(Metrics.of(*size))

    def painted_over(before: QColor) -> QImage:
        image = QImage(int(size[0] * ratio), int(size[1] * ratio), QImage.Format.Format_RGB32)
        image.fill(before)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        stage.drawBackground(painter, QRectF(0, 0, *size))
        painter.end()
        return image

    assert painted_over(QColor(255, 0, 0)) == painted_over(QColor(0, 0, 255))
