"""Every kind of thing on the table is painted through the filter: none is missed, none filtered twice.

The tone here leaves a share of each channel. That goes with mixing, whatever lies half transparent over what:
what is painted with it must be that share of what is painted without, pixel by pixel.
"""

import importlib
import inspect
import itertools
import pkgutil
import re
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Final

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QColorSpace, QImage, QPainter, QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QLabel, QStyleOptionGraphicsItem, QWidget

from cardavia_desktop.engine.cards import PACK_SIZE
from cardavia_desktop.ui import felt, guide, look, notes
from cardavia_desktop.ui import table as table_package
from cardavia_desktop.ui.card_art import Back, CardStyle
from cardavia_desktop.ui.display.grain_layer import GrainLayer
from cardavia_desktop.ui.display.picture import NEUTRAL, Picture, filtered, gains
from cardavia_desktop.ui.display.tone import PictureTone, tone_of
from cardavia_desktop.ui.felt import FELT_RADIUS
from cardavia_desktop.ui.fonts import register_fonts
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.look import Look, Shadow
from cardavia_desktop.ui.table import table_widget
from cardavia_desktop.ui.table.card_item import CardItem
from cardavia_desktop.ui.table.stage import Stage
from cardavia_desktop.ui.table.table_view import TableView
from cardavia_desktop.ui.table.table_widget import TableWidget
from tools.shots.stand import Stand
from tools.shots.states import STATES

SHARES: Final = (0.55, 0.7, 0.4)
"""What the tone leaves of red, green and blue."""

NEAR: Final = 4
"""Levels of 255 that the rounding of several layers may make."""

PICTURES: Final = {
    name: method
    for name, method in inspect.getmembers(Look, inspect.isfunction)
    if method.__annotations__.get("return") in (QPixmap, Shadow, "QPixmap", "Shadow")
}
"""The kinds of pictures that the look makes."""

SHOWN: Final = (
    *("guide-ddz", "guide-gd-flush", "display", "replay-gd"),
    *("ddz-bid", "ddz-landlord", "ddz-refused", "ddz-mend", "ddz-bomb", "ddz-last-cards", "ddz-thinking"),
    *("ddz-grouped", "ddz-counter", "ddz-won", "gd-ask-bomb", "gd-french-index", "gd-large", "gd-return"),
    *("gd-follow", "gd-tribute", "gd-out", "gd-won", "gd-match-won", "gd-match-lost"),
)
"""States that together show every kind of thing there is on a table."""

REACHED: Final = "gd-follow"
"""The state in which a card is reached by the keys."""

OWN_COLOUR: Final = re.compile(r"QColor\([^)]|fromRgb|GlobalColor|qRgb|QPalette|palette\(\)")
"""A colour that does not come out of the look."""

THE_MARGIN: Final = "surround = self.palette().window()"
"""What is around the felt is the window's."""


def painting_modules() -> Iterator[ModuleType]:
    """Find all modules that paint the table or what lies on it."""
    yield felt
    for package in (table_package, guide, notes):
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            yield importlib.import_module(found.name)


def kinds() -> dict[CodeType, str]:
    """Find every function that is given a painter and every widget's or item's own painting."""
    found: dict[CodeType, str] = {}

    def look_into(code: CodeType, name: str) -> None:
        paints = "painter" in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        if paints or code.co_name in {"paint", "paintEvent", "drawBackground", "drawForeground"}:
            found[code] = name
        for inner in code.co_consts:
            if isinstance(inner, CodeType):
                look_into(inner, f"{name}.{inner.co_name}")

    for module in painting_modules():
        for _, member in inspect.getmembers(module):
            if getattr(member, "__module__", None) != module.__name__:
                continue
            functions = [member] if isinstance(member, FunctionType) else vars(member).values()
            for function in functions if isinstance(member, type | FunctionType) else ():
                if isinstance(function, FunctionType):
                    look_into(function.__code__, f"{module.__name__}.{function.__qualname__}")
    return found


@contextmanager
def calls() -> Iterator[set[CodeType]]:
    """Note which functions run."""
    ran: set[CodeType] = set()
    before = sys.getprofile()

    def note(frame: FrameType, event: str, argument: object) -> None:
        del argument
        if event == "call":
            ran.add(frame.f_code)

    sys.setprofile(note)
    try:
        yield ran
    finally:
        sys.setprofile(before)


def share_tone() -> PictureTone:
    linear = QColorSpace(QColorSpace.NamedColorSpace.SRgbLinear)
    tables = [[round(level * 257 * share) for level in range(256)] for share in SHARES]
    return PictureTone(linear.withTransferFunctions(*tables).transformationToColorSpace(linear))


def pixels(image: QImage) -> NDArray[np.int16]:
    """Return blue, green, red and alpha of each pixel, multiplied as they are painted."""
    kept = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    flat = np.frombuffer(kept.constBits(), np.uint8)
    return flat.reshape(kept.height(), kept.bytesPerLine() // 4, 4)[:, : kept.width()].astype(np.int16)


def blank(rect: QRect) -> QImage:
    image = QImage(max(1, rect.width()), max(1, rect.height()), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def item_alone(item: QGraphicsItem) -> QImage:
    """Paint an item without anything below or above it."""
    rect = item.boundingRect().toAlignedRect()
    image = blank(rect)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(-rect.topLeft())
    option = QStyleOptionGraphicsItem()
    option.exposedRect = item.boundingRect()
    item.paint(painter, option, None)
    painter.end()
    return image


def widget_alone(widget: QWidget) -> QImage:
    """Paint a widget without its children and its parent."""
    image = blank(widget.rect())
    widget.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return image


def felt_alone(stage: Stage) -> QImage:
    """Paint what lies below and above all items, within the edge of the felt: its margin is the window's."""
    image = blank(stage.sceneRect().toRect())
    painter = QPainter(image)
    stage.drawBackground(painter, stage.sceneRect())
    stage.drawForeground(painter, stage.sceneRect())
    painter.end()
    metrics = stage.metrics
    inner = QRectF(metrics.felt.x, metrics.felt.y, metrics.felt.w, metrics.felt.h).toRect()
    edge = round(FELT_RADIUS * metrics.t)
    return image.copy(inner.adjusted(edge, edge, -edge, -edge))


def things(stand: Stand) -> tuple[TableWidget, Stage, list[QWidget]]:
    """Return the table that is seen, its scene, and every widget that lies on it."""
    page, replay = stand.window.guides.page, stand.window.past.replay_page
    strips: list[QWidget] = []
    table = stand.table
    if page is not None:
        table, strips = page.table, [page.strip, *page.strip.findChildren(QWidget)]
    elif replay is not None and replay.isVisible():
        table = replay.table
    view = table.findChild(TableView)
    assert isinstance(view, TableView)
    stage = view.scene()
    assert isinstance(stage, Stage)
    inside = {view, view.viewport(), *view.findChildren(QWidget)}
    on_it = [
        widget
        for widget in table.findChildren(QWidget)
        if widget.isVisibleTo(table) and widget not in inside and not isinstance(widget, GrainLayer)
    ]
    return table, stage, [*on_it, *strips]


def painted(stage: Stage, widgets: list[QWidget]) -> list[tuple[str, NDArray[np.int16]]]:
    """Paint each thing by itself."""
    items = [item for item in stage.items() if item.isVisible()]
    return [
        ("felt", pixels(felt_alone(stage))),
        *((type(item).__name__, pixels(item_alone(item))) for item in items),
        *((type(widget).__name__, pixels(widget_alone(widget))) for widget in widgets),
    ]


def wrong(before: NDArray[np.int16], after: NDArray[np.int16]) -> int:
    """Count the pixels that are not what the tone leaves of them."""
    wanted = before * np.array((*SHARES[::-1], 1.0))
    return int((np.abs(after - wanted) > NEAR).any(axis=2).sum())


def unfiltered(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the kinds of things that do not go through the filter, or go through it twice."""
    table, stage, widgets = things(stand)
    table.look.set_ratio(2.0)
    table.look.set_ratio(1.0)  # forgets all pictures: they are drawn anew
    table.set_picture(NEUTRAL)
    before = painted(stage, widgets)
    monkeypatch.setattr(table_widget, "tone_of", lambda picture: share_tone() if picture.grain else None)
    table.set_picture(Picture(60, 1, 60))
    after = painted(stage, widgets)
    table.set_picture(NEUTRAL)
    assert [name for name, _ in before] == [name for name, _ in after]
    return [
        f"{name}: {number} pixels"
        for (name, was), (_, now) in zip(before, after, strict=True)
        if (number := wrong(was, now))
    ]


def reach_by_keys(stand: Stand) -> None:
    """Go to a card by the keys: it gets a frame."""
    stand.window.activateWindow()
    QApplication.processEvents()
    stand.table.setFocus()
    QTest.keyClick(stand.table, Qt.Key.Key_Left)


def unseen(ran: Collection[CodeType]) -> list[str]:
    """Return the ways of painting and the kinds of pictures that did not run."""
    ways = [name for code, name in kinds().items() if code not in ran]
    return ways + [f"Look.{name}" for name, method in PICTURES.items() if method.__code__ not in ran]


@pytest.fixture(scope="module", autouse=True)
def bundled_fonts() -> None:
    register_fonts()


@pytest.fixture
def stand(language: Language) -> Iterator[Stand]:
    made = Stand(STATES["gd-follow"], language)
    yield made
    made.close()


def test_each_kind_of_thing_on_the_table_is_filtered_once(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every item, panel and label; and no way of painting is left out, one that is new included."""
    found: dict[str, list[str]] = {}
    with calls() as ran:
        for name in SHOWN:
            stand = Stand(STATES[name], language)
            if name == REACHED:
                reach_by_keys(stand)
            if faults := unfiltered(stand, monkeypatch):
                found[name] = faults
            stand.close()
    assert not found
    assert not unseen(ran), "no state here shows these, so nobody knows whether they are filtered"


def test_only_the_look_has_colours() -> None:
    """What a state does not happen to show, hovered buttons say, has no colours of its own either."""
    for module in painting_modules():
        lines = inspect.getsource(module).splitlines()
        own = [line for line in lines if OWN_COLOUR.search(line) and THE_MARGIN not in line]
        assert module is felt or not own, (module.__name__, own)


@pytest.mark.parametrize("picture", [Picture(100, 0, 100), Picture(0, 0, 0)])
def test_every_card_of_every_deck_is_filtered_by_the_formula(language: Language, picture: Picture) -> None:
    del language  # there is an application
    cards = Look()
    levels = np.array(
        [
            [255 * filtered(level / 255, picture.contrast, gain) for level in range(256)]
            for gain in gains(picture.temperature)[::-1]
        ]
    )

    def kinds_of_cards() -> Iterator[tuple[str, QPixmap]]:
        for large, four, french in itertools.product((False, True), repeat=3):
            style = CardStyle(large=large, four_colours=four, french=french)
            for back in Back:
                cards.set_deck(style, back)
                yield f"{back}", cards.back(40)
            for card, columns in itertools.product(range(PACK_SIZE), (False, True)):
                yield f"{card} {style} {columns}", cards.face(card, 40, columns=columns)
            yield f"gold {style}", cards.face(7, 40, gold=True)

    cards.set_tone(None)
    plain = {name: pixels(pixmap.toImage()) for name, pixmap in kinds_of_cards()}
    cards.set_tone(tone_of(picture))
    for name, pixmap in kinds_of_cards():
        before, after = plain[name], pixels(pixmap.toImage())
        opaque = before[..., 3] == 255
        assert opaque.sum() > 0.9 * opaque.size, name
        wanted = np.stack([levels[channel][before[..., channel]] for channel in range(3)], axis=2)
        assert np.abs(after[..., :3] - wanted)[opaque].max() <= 2, name


# Faults planted to see them found


class Sign(QGraphicsItem):
    """A new thing on the table."""

    def __init__(self, colour: Callable[[], QColor]) -> None:
        super().__init__()
        self._colour = colour

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 30, 30)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        painter.fillRect(QRectF(5, 5, 20, 20), self._colour())


@pytest.mark.parametrize("times", [0, 1, 2])
def test_a_thing_that_is_not_filtered_once_is_found(
    stand: Stand, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    table, stage, _ = things(stand)

    def colour() -> QColor:
        found = QColor(look.BRASS) if times == 0 else table.look.colour(look.BRASS)
        return table.look.colour(found.name()) if times == 2 else found

    stage.addItem(Sign(colour))
    assert unfiltered(stand, monkeypatch) == ([] if times == 1 else ["Sign: 400 pixels"])


def test_a_label_and_a_picture_past_the_filter_are_found(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, stage, _ = things(stand)
    label = QLabel("Past the filter", table)
    label.setStyleSheet("color: #ff8000")
    label.show()
    card = next(item for item in stage.items() if isinstance(item, CardItem))
    monkeypatch.setattr(card, "renew", lambda: None)  # keeps the picture that it has
    assert [fault.split(":")[0] for fault in unfiltered(stand, monkeypatch)] == ["CardItem", "QLabel"]


def test_a_new_way_of_painting_that_no_state_shows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw_halo(painter: QPainter) -> None:
        painter.drawEllipse(0, 0, 9, 9)

    draw_halo.__module__ = felt.__name__
    monkeypatch.setattr(felt, "draw_halo", draw_halo, raising=False)
    ran = set(kinds()) | {method.__code__ for method in PICTURES.values()}
    assert not unseen(ran)
    assert len(unseen(ran - {draw_halo.__code__})) == 1
