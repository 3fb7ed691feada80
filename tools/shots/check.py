"""What must hold of every picture: nothing written is cut, covered or crossed, and every card can be read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QGraphicsItem, QGraphicsView, QWidget

from cardavia_desktop.ui.table.card_item import CardItem
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO
from cardavia_desktop.ui.table.placing import HAND_Z
from cardavia_desktop.ui.table.seat_plate import SeatPlate
from cardavia_desktop.ui.table.texts import TextItem
from tools.shots.painted import Ground, Mark, Text, painted
from tools.shots.stand import Stand

INDEX_PIXELS: Final = 20.0
"""The height that the index of a card in the hand has at least."""

_FAR: Final = 1e6
_SLACK: Final = 1.5
"""Pixels that letters may stand out by: their boxes are rounded."""

_COVERED: Final = 0.97
"""The part of a text's box that, covered, counts as the whole: the text is meant to be hidden."""

_TOUCHED: Final = 0.02
"""The part of a text's box that may be touched by something above it."""

_JOINT: Final = 3.0
"""Pixels by which parts of one line may overlap: slanted letters lean over."""

_CAP: Final = 54 / 250
_COLUMN_CAP: Final = 55 / 250
_EDGE: Final = 9 / 250
"""Of the card's width: the index's height on each face, and its distance from the edges."""

_LEFT: Final = 52 / 250
_LAYER: Final = HAND_Z - 5
"""What lies from here up belongs to the hand."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """A card's or plate's outline in the scene, and how high it lies."""

    z: float
    path: QPainterPath


def faults(stand: Stand, scale: float = 1.0) -> list[str]:
    """Return what is wrong with a window as it is now; ``scale`` is how many pixels a length of 1 has."""
    found = [line for surface in stand.surfaces for line in faults_in(surface)]
    if stand.surfaces[-1] is stand.table:
        found += _table(stand, scale)
    return found


def faults_in(surface: QWidget) -> list[str]:
    """Return what is wrong with the texts of a widget and its children."""
    name = surface.objectName() or type(surface).__name__
    lines = _words(painted(surface), QRectF(surface.rect()), _scrolls(surface))
    return [f"{name}: {line}" for line in lines]


class Scroll(NamedTuple):
    """A part of a surface whose content can be scrolled, and over which of its edges."""

    area: QRectF
    upwards: bool
    sideways: bool


def _words(marks: Sequence[Mark], size: QRectF, scrolls: Sequence[Scroll]) -> Iterator[str]:
    """Find texts that are cut, covered in part, across an edge, or across each other."""
    shown: list[Text] = []
    for index, mark in enumerate(marks):
        if not isinstance(mark, Text):
            continue
        room, seen = _room(mark, size, scrolls)
        if not room.intersects(mark.ink) or seen.isEmpty():
            continue
        hidden = max((_share(seen, above) for above in marks[index:]), default=0.0)
        if hidden >= _COVERED:
            continue
        shown.append(replace(mark, ink=seen))
        ground = _ground(shown[-1], marks[:index])
        if hidden > _TOUCHED:
            yield f"“{mark.words}” is covered in part ({hidden:.0%})"
        if not _within(mark.ink, room):
            yield f"“{mark.words}” is cut"
        if ground is not None and not _within(seen, ground):
            yield f"“{mark.words}” stands across the edge of its ground"
    for one, other in combinations(shown, 2):
        if _cross(one, other):
            yield f"“{one.words}” crosses “{other.words}”"


def _room(text: Text, size: QRectF, scrolls: Sequence[Scroll]) -> tuple[QRectF, QRectF]:
    """Return where a text may be painted, and which part of it is to be seen.

    What is scrolled may be cut at the edges over which it goes.
    """
    room = text.room.intersected(size)
    for scroll in scrolls:
        if scroll.area.adjusted(-2, -2, 2, 2).contains(room) and text.ink.intersects(scroll.area):
            aside, up = _FAR if scroll.sideways else 0, _FAR if scroll.upwards else 0
            return room.adjusted(-aside, -up, aside, up), text.ink.intersected(scroll.area)
    return room, text.ink


def _cross(one: Text, other: Text) -> bool:
    """Tell whether two texts cross; the parts of one line may touch."""
    crossing = one.ink.intersected(other.ink)
    joined = one.baseline == other.baseline and crossing.width() < _JOINT
    return crossing.width() > 1 and crossing.height() > 1 and not joined


def _share(box: QRectF, above: Mark) -> float:
    """Return the part of a box that something above it hides."""
    if not isinstance(above, Ground) or not above.hides:
        return 0.0
    common = box.intersected(above.rect)
    return common.width() * common.height() / (box.width() * box.height())


def _within(box: QRectF, room: QRectF) -> bool:
    return room.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(box)


def _ground(text: Text, below: Sequence[Mark]) -> QRectF | None:
    """Return the ground painted last that holds the middle of a text, None where that is the felt."""
    middle = text.ink.center()
    for mark in reversed(below):
        if isinstance(mark, Ground) and mark.opacity > 0.3 and mark.rect.contains(middle):
            return None if mark.is_picture else mark.rect
    return None


def _scrolls(surface: QWidget) -> list[Scroll]:
    """Return the parts of a surface that can be scrolled; a table's titles go sideways with it."""
    found = []
    for area in surface.findChildren(QAbstractScrollArea):
        upwards, sideways = (
            bar.maximum() > 0 for bar in (area.verticalScrollBar(), area.horizontalScrollBar())
        )
        if area.isVisible() and (upwards or sideways):
            view = area.viewport()
            place = QRectF(QPointF(view.mapTo(surface, QPoint(0, 0))), QSizeF(view.size()))
            found.append(Scroll(place, upwards, sideways))
    return found


# The table


def _table(stand: Stand, scale: float) -> Iterator[str]:
    """Find what is off the table, and cards of the hand that cannot be read."""
    view = stand.table.findChild(QGraphicsView)
    if not isinstance(view, QGraphicsView):
        raise TypeError("the table has no view")
    items = [item for item in view.scene().items() if item.isVisible()]
    cards = [item for item in items if isinstance(item, CardItem)]
    plates = [item.mapRectToScene(item.body) for item in items if isinstance(item, SeatPlate)]
    words = [item for item in items if isinstance(item, TextItem)]
    children = stand.table.findChildren(QAbstractButton)
    buttons = [QRectF(child.geometry()) for child in children if child.isVisible()]
    felt = QRectF(view.rect())
    yield from _off(felt, cards, buttons)
    yield from _over_cards(cards, words)
    shapes = [_Shape(card.zValue(), _outline(card)) for card in cards]
    for card in cards:
        if card.zValue() >= _LAYER and card.shape_shown.face is not None:
            yield from _in_hand(card, scale, shapes, buttons, plates)


def _off(felt: QRectF, cards: Sequence[CardItem], buttons: Sequence[QRectF]) -> Iterator[str]:
    for card in cards:
        if not felt.contains(_outline(card).boundingRect()):
            yield f"a card {_place(card)} is off the table"
    for button in buttons:
        if not felt.contains(button):
            yield f"a button at {button.getRect()} is off the table"
    for one, other in combinations(buttons, 2):
        if one.adjusted(1, 1, -1, -1).intersects(other):
            yield f"buttons cross at {one.getRect()} and {other.getRect()}"


def _over_cards(cards: Sequence[CardItem], words: Sequence[TextItem]) -> Iterator[str]:
    for item in words:
        box = item.mapRectToScene(item.rect).adjusted(2, 2, -2, -2)
        if any(_outline(card).intersects(box) for card in cards):
            yield f"“{item.text}” lies over a card"


def _in_hand(
    card: CardItem,
    scale: float,
    shapes: Sequence[_Shape],
    buttons: Sequence[QRectF],
    plates: Sequence[QRectF],
) -> Iterator[str]:
    index, height = _index(card)
    pixels = height * scale
    if pixels < INDEX_PIXELS - 0.01:
        yield f"an index in the hand is {pixels:.1f} pixels high"
    if any(_crosses(index, shape.path) for shape in shapes if shape.z > card.zValue()):
        yield f"the index of a card in the hand {_place(card)} is covered"
    if any(index.intersects(button) for button in buttons):
        yield f"a button covers the index of a card {_place(card)}"
    if any(_outline(card).intersects(plate) for plate in plates):
        yield f"a card in the hand {_place(card)} crosses a plate"


def _place(card: CardItem) -> str:
    return f"at {card.pos().x():.0f}, {card.pos().y():.0f}"


def _crosses(index: QPainterPath, path: QPainterPath) -> bool:
    common = index.intersected(path).boundingRect()
    return common.width() > 1 and common.height() > 1


def _outline(card: CardItem) -> QPainterPath:
    return _mapped(card, card.body)


def _index(card: CardItem) -> tuple[QPainterPath, float]:
    """Return where a card's index is, and its height."""
    shape = card.shape_shown
    width, height = shape.width, shape.width * CARD_RATIO
    left, top = -width / 2 + width * _EDGE, -height / 2 + width * _EDGE
    cap = width * (_COLUMN_CAP if shape.columns else _CAP)
    room = QRectF(left, top, width * (_LEFT - _EDGE), cap)
    return _mapped(card, room), cap * card.scale()


def _mapped(item: QGraphicsItem, rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return item.mapToScene(path)
