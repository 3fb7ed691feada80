"""The words before the seats: a pass, a bid, the name of a play."""

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGraphicsScene

from cardavia_desktop.engine.events import BidMade, Passed, Played, TributePaid, TributeReturned
from cardavia_desktop.ui import fonts, look, phrases
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.face import name_of
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.layout.seats import Fan, SeatsLayout, Side, label_room, side_of
from cardavia_desktop.ui.table.shown import Mark, Shown
from cardavia_desktop.ui.table.texts import TextItem, TextLook

translate = QCoreApplication.translate

_LABEL_Z = 90.0


class MarkLabels:
    """One label a seat."""

    def __init__(self, scene: QGraphicsScene, look_: Look) -> None:
        self._scene = scene
        self._look = look_
        self._items: list[TextItem] = []

    def clear(self) -> None:
        """Take all labels off the table."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()

    def show_marks(
        self,
        shown: Shown,
        placed: Mapping[Side, Fan],
        seats: SeatsLayout,
        metrics: Metrics,
    ) -> None:
        """Say what each seat did."""
        while len(self._items) < len(shown.marks):
            item = TextItem(self._look)
            item.setZValue(_LABEL_Z)
            self._scene.addItem(item)
            self._items.append(item)
        for seat, (mark, item) in enumerate(zip(shown.marks, self._items, strict=True)):
            side = side_of(seat, len(shown.marks))
            fan = placed.get(side)
            if fan is not None and mark is not None:
                self._name_play(item, mark, fan, metrics, len(shown.marks))
                self._keep_clear(item, side, seats, metrics)
            elif isinstance(mark, Passed):
                text = translate("Table", "Pass")
                # Where the play of one of you two lies in the middle, the other's pass stands at the plate.
                other = {Side.BOTTOM: Side.TOP, Side.TOP: Side.BOTTOM}.get(side)
                aside = other in placed
                self._say(item, text, look.IVORY, side, seats, metrics, aside=aside)
            elif isinstance(mark, BidMade):
                bid = mark.points
                text = phrases.fill(translate("Action", "Bid %1"), bid) if bid else translate("Table", "Pass")
                self._say(item, text, look.BRASS_BRIGHT if bid else look.IVORY, side, seats, metrics)
            else:
                item.show_text(TextLook("", 16))
        self._part(metrics)

    def _part(self, metrics: Metrics) -> None:
        """Move labels apart that would touch, as those of single cards beside each other do."""
        t, felt = metrics.t, metrics.felt
        shown = sorted((item for item in self._items if item.text), key=lambda item: item.x())
        for left, right in pairwise(shown):
            one, other = (item.rect.translated(item.pos()) for item in (left, right))
            lack = one.right() + 14 * t - other.left()
            if lack <= 0 or one.bottom() <= other.top() or other.bottom() <= one.top():
                continue
            back = min(lack / 2, max(0.0, one.left() - felt.x - 12 * t))
            left.moveBy(-back, 0)
            right.moveBy(min(lack - back, max(0.0, felt.right - 12 * t - other.right())), 0)

    @staticmethod
    def _name_play(item: TextItem, mark: Mark, fan: Fan, metrics: Metrics, seats: int) -> None:
        t = metrics.t
        bomb = False
        if isinstance(mark, Played):
            text = phrases.combination_name(mark.combination)
            bomb = phrases.is_bomb(mark.combination)
        elif isinstance(mark, TributePaid):
            text = phrases.fill(translate("Table", "From %1"), name_of(mark.payer, seats))
        elif isinstance(mark, TributeReturned):
            text = phrases.fill(translate("Table", "From %1"), name_of(mark.giver, seats))
        else:
            text = ""
        size = (16 if bomb else 18) if metrics.compact else 20
        shape = TextLook(
            text,
            size * t,
            fonts.TITLE,
            colour=look.BRASS_BRIGHT if bomb else look.IVORY,
            pill=bomb,
            opacity=0.85,
        )
        item.show_text(shape, Qt.AlignmentFlag.AlignHCenter)
        item.setPos(fan.outline.cx, fan.outline.bottom + label_room(metrics) - (11 if bomb else 14) * t)

    @staticmethod
    def _keep_clear(item: TextItem, side: Side, seats: SeatsLayout, metrics: Metrics) -> None:
        """Keep the name of a play on the felt, and off the plate that it is beside."""
        gap = 12 * metrics.t
        plate = seats.plates[side]
        box = item.rect.translated(item.pos())
        left, right = metrics.felt.x, metrics.felt.right
        beside = box.top() < plate.bottom + gap and box.bottom() > plate.y - gap
        if beside and side is Side.LEFT:
            left = plate.right
        if beside and side is Side.RIGHT:
            right = plate.x
        item.moveBy(max(0.0, left + gap - box.left()) - max(0.0, box.right() - right + gap), 0)

    @staticmethod
    def _say(
        item: TextItem,
        text: str,
        colour: str,
        side: Side,
        seats: SeatsLayout,
        metrics: Metrics,
        *,
        aside: bool = False,
    ) -> None:
        t = metrics.t
        shape = TextLook(text, 22 * t, fonts.TITLE, colour=colour, pill=True, opacity=0.55)
        middle = Qt.AlignmentFlag.AlignHCenter
        align = {Side.LEFT: Qt.AlignmentFlag.AlignLeft, Side.RIGHT: Qt.AlignmentFlag.AlignRight}.get(
            side, middle
        )
        plate = seats.plates[side]
        if aside:
            item.show_text(shape, Qt.AlignmentFlag.AlignLeft)
            if side is Side.BOTTOM:
                item.setPos(plate.x, plate.y - 42 * t)
            else:
                item.setPos(plate.right + 14 * t, plate.cy)
            return
        item.show_text(shape, align)
        place = {
            Side.LEFT: (seats.left, plate.cy),
            Side.RIGHT: (seats.right, plate.cy),
            Side.TOP: (plate.cx, plate.bottom + 32 * t),
            Side.BOTTOM: (metrics.felt.cx, seats.centre_bottom - 26 * t),
        }[side]
        item.setPos(*place)
