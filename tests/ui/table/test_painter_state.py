"""One painter goes from item to item, unsaved: what one leaves behind would be seen in the next one."""

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QPainter, QPen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem

from cardavia_desktop.ui import table as table_package
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.table.stage import Stage
from cardavia_desktop.ui.table.table_view import TableView
from tools.shots.stand import Stand
from tools.shots.states import STATES

SHOWN: Final = (
    *("ddz-bomb", "ddz-counter", "ddz-grouped", "ddz-refused", "ddz-mend"),
    *("gd-follow", "gd-bomb", "gd-tribute-to-you", "gd-return", "gd-thinking", "guide-gd-flush"),
)
"""States that together show every kind of item there is."""

SMOOTH: Final = QPainter.RenderHint.SmoothPixmapTransform
RATIO: Final = 1.5
"""Pixels to a length at which pictures look different when they are painted smoothly."""


def item_kinds() -> set[type[QGraphicsItem]]:
    """Find every kind of item that the table has."""
    for found in pkgutil.walk_packages(table_package.__path__, table_package.__name__ + "."):
        importlib.import_module(found.name)
    known, below = set(), [QGraphicsItem]
    while below:
        kind = below.pop()
        below += kind.__subclasses__()
        if kind.__module__.startswith(table_package.__name__):
            known.add(kind)
    return known


def view_of(stand: Stand) -> TableView:
    page = stand.window.guides.page
    view = (stand.table if page is None else page.table).findChild(TableView)
    assert isinstance(view, TableView)
    return view


def shown_stages(language: Language) -> Iterator[tuple[str, Stage]]:
    """Bring the window into each state; in one of them the keys have reached a card."""
    for name in SHOWN:
        stand = Stand(STATES[name], language)
        if name == "gd-follow":
            stand.window.activateWindow()
            QApplication.processEvents()
            stand.table.setFocus()
            QTest.keyClick(stand.table, Qt.Key.Key_Left)
        stage = view_of(stand).scene()
        assert isinstance(stage, Stage)
        stage.look.set_ratio(RATIO)
        stage.renew()
        try:
            yield name, stage
        finally:
            stand.close()


def state_of(painter: QPainter) -> tuple[object, ...]:
    """Return what every item takes for granted: not pen, brush, font and smoothness, which each chooses."""
    return (
        painter.renderHints() & ~SMOOTH,
        round(painter.opacity(), 6),
        painter.compositionMode(),
        painter.worldTransform(),
        painter.hasClipping(),
        painter.clipBoundingRect(),
        painter.backgroundMode(),
        painter.brushOrigin(),
    )


def begun(rect: QRectF) -> tuple[QImage, QPainter]:
    """Return an empty picture, and a painter on it as Qt hands it to an item of half opacity."""
    place = rect.toAlignedRect()
    size = (place.size().expandedTo(QSize(1, 1)) * RATIO).expandedTo(QSize(1, 1))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.setClipRect(image.rect())
    painter.scale(RATIO, RATIO)
    painter.translate(QPointF(-place.topLeft()))
    painter.setOpacity(0.5)
    return image, painter


def paint_item(item: QGraphicsItem, painter: QPainter) -> None:
    option = QStyleOptionGraphicsItem()
    option.exposedRect = item.boundingRect()
    item.paint(painter, option, None)


def leave_tools(painter: QPainter) -> None:
    """Leave behind what no item would choose."""
    painter.setPen(QPen(QColor("magenta"), 9, Qt.PenStyle.DashDotLine))
    painter.setBrush(QBrush(QColor("cyan"), Qt.BrushStyle.DiagCrossPattern))
    font = QFont(painter.font())
    font.setPixelSize(61)
    font.setItalic(True)
    painter.setFont(font)
    painter.setRenderHint(SMOOTH)


def test_no_item_leaves_anything_behind_for_the_next_one(language: Language) -> None:
    """None is painted with what another happened to leave: pen, brush, font and smoothness are its own."""
    found: set[str] = set()
    seen: set[type] = set()
    for name, stage in shown_stages(language):
        for item in stage.items():
            if not item.isVisible() or item.boundingRect().isEmpty():
                continue
            seen.add(type(item))
            pictures = []
            for dirty in (False, True):
                image, painter = begun(item.boundingRect())
                if dirty:
                    leave_tools(painter)
                before = state_of(painter)
                paint_item(item, painter)
                if state_of(painter) != before:
                    found.add(f"{type(item).__name__} in {name} leaves the painter changed")
                painter.end()
                pictures.append(image)
            if pictures[0] != pictures[1]:
                found.add(f"{type(item).__name__} in {name} paints with what others left")
    assert not found
    missing = {kind.__name__ for kind in item_kinds() - seen}
    assert not missing, "no state here shows these"


def test_the_felt_leaves_the_painter_as_items_want_it(language: Language) -> None:
    """The whole of it, and the part within its corners, which is painted in another way."""
    stand = Stand(STATES["gd-follow"], language)
    stage = view_of(stand).scene()
    assert isinstance(stage, Stage)
    states = []
    for rect in (stage.sceneRect(), QRectF(400, 300, 50, 50)):
        _, painter = begun(stage.sceneRect())
        states.append(state_of(painter))
        stage.drawBackground(painter, rect)
        states.append(state_of(painter))
        painter.end()
    stand.close()
    assert states == [states[0]] * 4
