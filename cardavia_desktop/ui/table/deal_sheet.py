"""What is written on the panel at a deal's end: who won and why, and the hidden hands laid open."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from cardavia_desktop.ui import fonts, look
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.face import ResultContent, SeatRow, SumRow, emblem_of
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO, Metrics
from cardavia_desktop.ui.table.result_ladder import draw_ladder
from cardavia_desktop.ui.table.texts import draw_text, text_width

translate = QCoreApplication.translate

_DEMI: Final = QFont.Weight.DemiBold
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_TOTAL: Final = 116.0
"""Room for a running total at the right of a score, by the text scale."""
_LOW_HANDS: Final = 160.0
"""The height of the room for hands, by the text scale, below which their cards stand beside their names."""
_BESIDE: Final = 128.0
"""The least room for words to the left of a hand, by the text scale."""


class DealSheet:
    """Writes a deal's result.

    Args:
        look_: what it is painted with.
        content: what to tell.
        seats: how many players there are.
    """

    def __init__(self, look_: Look, content: ResultContent, seats: int) -> None:
        self._look = look_
        self._content = content
        self._seats = seats

    def paint(
        self, painter: QPainter, panel: QRectF, bottom: float, metrics: Metrics, climbed: float
    ) -> None:
        """Write on a panel, down to ``bottom``; ``climbed`` is how much of the climb is shown, 0 to 1."""
        content, t = self._content, metrics.t
        k = 0.80 if metrics.compact and content.ladder else 1.0
        left, right = panel.left() + 52 * t, panel.right() - 52 * t
        y = panel.top() + 58 * t
        self._paint_head(painter, content, left, right, y, t)
        y += 80 * t
        self._rule(painter, left, right, y)
        middle = left + (right - left) * 0.48
        if content.ladder is None:
            self._paint_sums(painter, content, QRectF(left, y, middle - left, 0), t)
            self._paint_seats(
                painter, content, QRectF(middle + 60 * t, y, right - middle - 60 * t, 0), 64 * t, t
            )
            y += 220 * t
        else:
            self._paint_seats(painter, content, QRectF(left, y, middle - left, 0), 56 * t * k, t)
            room = QRectF(middle + 40 * t, y, right - middle - 40 * t, 0)
            self._paint_promotions(painter, content, room, t, k)
            y += 250 * t * k
            self._rule(painter, left, right, y)
            height = (124 if metrics.compact else 150) * t
            draw_ladder(
                painter, self._look, content.ladder, QRectF(left, y, right - left, height), t, climbed
            )
            y += height
        self._rule(painter, left, right, y)
        self._paint_hands(painter, content, QRectF(left, y, right - left, bottom - y), t)

    def _paint_head(
        self, painter: QPainter, content: ResultContent, left: float, right: float, y: float, t: float
    ) -> None:
        ink, dim = self._look.colour(look.INK), self._look.colour(look.INK_DIM)
        draw_text(painter, left, y, content.title, self._look.font(42 * t, fonts.TITLE), ink)
        draw_text(painter, left, y + 40 * t, content.line, self._look.font(18 * t), dim)
        figure = self._look.colour(look.GAIN if content.good else look.LOSS)
        draw_text(painter, right, y, content.figure, self._look.font(56 * t, fonts.NUMBER), figure, _RIGHT)
        draw_text(painter, right, y + 40 * t, content.caption, self._look.font(16 * t), dim, _RIGHT)

    def _rule(self, painter: QPainter, left: float, right: float, y: float, *, alpha: float = 0.6) -> None:
        painter.setPen(QPen(self._look.colour(look.PAPER_LINE, alpha), 1.2))
        painter.drawLine(QPointF(left, y), QPointF(right, y))

    def _paint_sums(self, painter: QPainter, content: ResultContent, room: QRectF, t: float) -> None:
        y = room.top() + 34 * t
        for row in content.sums:
            if row.total:
                y += 8 * t
                self._rule(painter, room.left(), room.right(), y - 24 * t)
            self._paint_sum(painter, row, room, y, t)
            y += 40 * t

    def _paint_sum(self, painter: QPainter, row: SumRow, room: QRectF, y: float, t: float) -> None:
        ink = self._look.colour(look.INK if row.used else look.INK_DIM)
        weight = _DEMI if row.total else QFont.Weight.Normal
        width = draw_text(painter, room.left(), y, row.label, self._look.font(18 * t, weight=weight), ink)
        x = room.left() + max(110 * t, width + 14 * t)
        draw_text(painter, x, y, row.note, self._look.font(16 * t), self._look.colour(look.INK_DIM))
        name = look.BRASS_DEEP if row.total else look.INK if row.used else look.INK_DIM
        font = self._look.font((26 if row.total else 22) * t, fonts.NUMBER)
        draw_text(painter, room.right(), y, row.value, font, self._look.colour(name), _RIGHT)

    def _paint_seats(
        self, painter: QPainter, content: ResultContent, room: QRectF, step: float, t: float
    ) -> None:
        y = room.top() + step * 0.62
        for row in content.seats:
            self._paint_seat(painter, row, room, y, step, t)
            y += step

    def _paint_seat(
        self, painter: QPainter, row: SeatRow, room: QRectF, y: float, step: float, t: float
    ) -> None:
        x = room.left()
        ink, dim = self._look.colour(look.INK), self._look.colour(look.INK_DIM)
        if row.lead:
            font = self._look.font(32 * t, fonts.NUMBER)
            draw_text(
                painter,
                x + 10 * t,
                y,
                row.lead,
                font,
                ink if row.good else dim,
                Qt.AlignmentFlag.AlignHCenter,
            )
            x += 34 * t
        size = min(42 * t, step * 0.82)
        own = row.good if row.lead else row.seat == 0 or row.good == self._own_good()
        emblem = self._look.emblem(emblem_of(row.seat, self._seats), size, own_side=own)
        painter.drawPixmap(QPointF(x, y - size / 2), emblem)
        x += size + 14 * t
        draw_text(painter, x, y - 11 * t, row.name, self._look.font(19 * t, weight=_DEMI), ink)
        draw_text(painter, x, y + 12 * t, row.role, self._look.font(15 * t), dim)
        if row.value:
            name = look.GAIN if row.value.startswith("+") else look.LOSS
            font = self._look.font(28 * t, fonts.NUMBER)
            x = room.right() - (_TOTAL * t if row.total else 0.0)
            draw_text(painter, x, y, row.value, font, self._look.colour(name), _RIGHT)
            draw_text(painter, room.right(), y, row.total, self._look.font(16 * t), dim, _RIGHT)
        if row.note:
            draw_text(painter, room.right(), y, row.note, self._look.font(16 * t), dim, _RIGHT)

    def _own_good(self) -> bool:
        """Tell whether the person's own row is a good one."""
        return next((row.good for row in self._content.seats if row.seat == 0), True)

    def _paint_promotions(
        self, painter: QPainter, content: ResultContent, room: QRectF, t: float, k: float
    ) -> None:
        ink, dim = self._look.colour(look.INK), self._look.colour(look.INK_DIM)
        y = room.top() + 32 * t * k
        draw_text(painter, room.left(), y, content.sums_title, self._look.font(16 * t, weight=_DEMI), dim)
        y = room.top() + 80 * t * k
        for row in content.sums:
            if row.used:
                box = QRectF(room.left() - 14 * t, y - 25 * t * k, room.width() + 14 * t, 50 * t * k)
                painter.setPen(QPen(self._look.colour("#B5801F"), 1.6))
                painter.setBrush(self._look.colour("#F1E2BC"))
                painter.drawRoundedRect(box, 10 * t, 10 * t)
                tick = self._look.glyph(Glyph.TICK, 20 * t, look.GAIN)
                painter.drawPixmap(QPointF(room.left() - 2 * t, y - 10 * t), tick)
            weight = _DEMI if row.used else QFont.Weight.Normal
            font = self._look.font(18 * t, weight=weight)
            draw_text(painter, room.left() + 26 * t, y, row.label, font, ink if row.used else dim)
            name = look.GAIN if row.used else look.INK_DIM
            number = self._look.font(28 * t, fonts.NUMBER)
            draw_text(painter, room.right() - 18 * t, y, row.value, number, self._look.colour(name), _RIGHT)
            y += 54 * t * k

    def _paint_hands(self, painter: QPainter, content: ResultContent, room: QRectF, t: float) -> None:
        """Paint the hands that were left, side by side; what comes next stands beside a single one."""
        ink, dim = self._look.colour(look.INK), self._look.colour(look.INK_DIM)
        small = self._look.font(16 * t, weight=_DEMI)
        title = translate("Result", "Left in hand")
        draw_text(painter, room.left(), room.top() + 22 * t, title, small, dim)
        share = 0.55 if content.next_line else 1.0
        hands = content.hands
        # Where there is little room the cards stand beside the words, not below them.
        beside = 0.0
        if content.next_line and room.height() < _LOW_HANDS * t:
            beside = max(_BESIDE * t, text_width(title, small) + 14 * t)
        top = room.top() + (14 if beside else 64) * t
        width = min(88 * t, max(20.0, (room.bottom() - top - 6 * t) / CARD_RATIO))
        x = end = room.left()
        total = room.width() * share - 24 * t * max(0, len(hands) - 1) - beside * len(hands)
        cards = max(1, sum(len(held) + 1 for _, held in hands))
        for name, held in hands:
            part = total * (len(held) + 1) / cards
            font = self._look.font(17 * t, weight=_DEMI)
            draw_text(painter, x, room.top() + 48 * t, name, font, ink)
            x += beside
            step = min(width * 0.5, (part - width) / max(1, len(held) - 1))
            end = x + width + step * (len(held) - 1)
            for index, card in enumerate(held):
                corner = QPointF(x + index * step, top)
                shadow = self._look.card_shadow(width, 0)
                painter.drawPixmap(corner - QPointF(shadow.margin, shadow.margin), shadow.pixmap)
                painter.drawPixmap(corner, self._look.face(card, width))
            x += max(part, width) + 24 * t
        if content.next_line:
            # Few cards leave more room for the words, which may then do with fewer lines.
            x = end + 40 * t if beside else room.left() + room.width() * 0.58
            draw_text(painter, x, room.top() + 22 * t, translate("Result", "Next"), small, dim)
            painter.setFont(self._look.font(17 * t))
            painter.setPen(ink)
            place = QRectF(x, room.top() + 38 * t, room.right() - x, room.height() - 40 * t)
            painter.drawText(place, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, content.next_line)
