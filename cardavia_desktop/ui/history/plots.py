"""Plots in the surround's colours: a line over time, and bars beside one another.

What is plotted is data; the same data gives the table for whoever would rather read, and the description for
screen readers.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.ui import fonts, phrases
from cardavia_desktop.ui.history.words import rank_letter
from cardavia_desktop.ui.language import percent

translate = QCoreApplication.translate

_STEPS: Final = (1, 2, 5)


@dataclass(frozen=True, slots=True)
class Dot:
    """A value with its name.

    Attributes:
        name: what it belongs to: a day, players, a place.
        value: the value; a share of 1 where the plot is of shares.
        deals: how many deals it was made of.
        low: the lower end of its 95 % interval.
        high: the upper end.
    """

    name: str
    value: float
    deals: int
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Content:
    """What a plot shows.

    Attributes:
        title: what it is.
        kind: ``shares`` (0 to 1), ``score`` (a sum that may be negative) or ``levels`` (ranks, 2 to A).
        dots: the values, left to right.
        bars: whether they stand beside one another instead of following.
    """

    title: str
    kind: str
    dots: tuple[Dot, ...]
    bars: bool = False

    def text(self, value: float) -> str:
        """Return a value as it is written."""
        if self.kind == "shares":
            return percent(round(100 * value))
        if self.kind == "levels":
            return rank_letter(RANKS[min(len(RANKS) - 1, max(0, round(value)))])
        return phrases.signed(round(value))

    def description(self) -> str:
        """Return what the plot shows, in sentences."""
        if not self.dots:
            return translate("Plot", "No deals yet.")
        if self.bars:
            return " ".join(f"{dot.name}: {self.text(dot.value)} ({dot.deals})." for dot in self.dots)
        first, last = self.dots[0], self.dots[-1]
        text = translate("Plot", "From %1 on %2 to %3 on %4.")
        return phrases.fill(text, self.text(first.value), first.name, self.text(last.value), last.name)


class Plot(QWidget):
    """Paints one plot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = Content("", "shares", ())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 110)

    @property
    def content(self) -> Content:
        """Return what it shows."""
        return self._content

    def show_content(self, content: Content) -> None:
        """Show this."""
        self._content = content
        self.setAccessibleName(content.title)
        self.setAccessibleDescription(content.description())
        self.update()

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        return QSize(420, 190)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the title, the scale and the values."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        content, roles = self._content, QPalette.ColorRole
        base = float(self.fontInfo().pixelSize())
        title = fonts.font(base, weight=QFont.Weight.DemiBold)
        painter.setFont(title)
        painter.setPen(self.palette().color(roles.Text))
        head = QFontMetricsF(title).height()
        painter.drawText(QRectF(0, 0, self.width(), head), Qt.AlignmentFlag.AlignLeft, content.title)
        small = fonts.font(max(13.0, 0.85 * base))
        painter.setFont(small)
        if not content.dots:
            painter.setPen(self.palette().color(roles.PlaceholderText))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, translate("Plot", "No deals yet."))
        else:
            metrics = QFontMetricsF(small)
            scale = _scale(content)
            left = max(metrics.horizontalAdvance(content.text(value)) for value in scale) + 12
            foot = metrics.height() + 6
            field = QRectF(left, head + 10, self.width() - left - 12, self.height() - head - 14 - foot)
            self._paint_scale(painter, content, scale, field)
            if content.bars:
                self._paint_bars(painter, content, scale, field, metrics)
            else:
                self._paint_line(painter, content, scale, field, metrics)
        painter.end()

    def _paint_scale(
        self, painter: QPainter, content: Content, scale: Sequence[float], field: QRectF
    ) -> None:
        roles = QPalette.ColorRole
        for value in scale:
            y = _y(value, scale, field)
            strong = value == (0.5 if content.kind == "shares" else 0.0)
            painter.setPen(QPen(self.palette().color(roles.Mid), 1.6 if strong else 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(self.palette().color(roles.PlaceholderText))
            room = QRectF(0, y - 12, field.left() - 8, 24)
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, align, content.text(value))

    def _paint_line(
        self,
        painter: QPainter,
        content: Content,
        scale: Sequence[float],
        field: QRectF,
        metrics: QFontMetricsF,
    ) -> None:
        roles, dots = QPalette.ColorRole, content.dots
        step = field.width() / max(1, len(dots) - 1)
        xs = [
            field.left() + (step * place if len(dots) > 1 else field.width() / 2)
            for place in range(len(dots))
        ]
        accent = self.palette().color(roles.Accent)
        if content.kind == "shares":
            tint = QColor(accent)
            tint.setAlphaF(0.18)
            high = [QPointF(x, _y(dot.high, scale, field)) for x, dot in zip(xs, dots, strict=True)]
            low = [QPointF(x, _y(dot.low, scale, field)) for x, dot in zip(xs, dots, strict=True)]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint)
            painter.drawPolygon(QPolygonF([*high, *reversed(low)]))
        points = [QPointF(x, _y(dot.value, scale, field)) for x, dot in zip(xs, dots, strict=True)]
        line = QPainterPath(points[0])
        for before, point in pairwise(points):
            if content.kind == "levels":
                line.lineTo(QPointF(point.x(), before.y()))
            line.lineTo(point)
        pen = QPen(accent, 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(line, pen)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawEllipse(points[-1], 3.6, 3.6)
        if len(dots) <= 30 and content.kind != "levels":
            for point in points:
                painter.drawEllipse(point, 2.6, 2.6)
        painter.setPen(self.palette().color(roles.PlaceholderText))
        y = field.bottom() + 6
        first, last = dots[0].name, dots[-1].name
        painter.drawText(
            QRectF(field.left(), y, field.width(), metrics.height()), Qt.AlignmentFlag.AlignLeft, first
        )
        both = metrics.horizontalAdvance(first + last) + 20
        if last != first and both < field.width():
            room = QRectF(field.left(), y, field.width(), metrics.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignRight, last)

    def _paint_bars(
        self,
        painter: QPainter,
        content: Content,
        scale: Sequence[float],
        field: QRectF,
        metrics: QFontMetricsF,
    ) -> None:
        roles, dots = QPalette.ColorRole, content.dots
        room = field.width() / len(dots)
        width = min(54.0, room * 0.5)
        ground = _y(0.0, scale, field)
        for place, dot in enumerate(dots):
            x = field.left() + room * (place + 0.5)
            top = _y(dot.value, scale, field)
            accent = self.palette().color(roles.Accent)
            painter.setPen(Qt.PenStyle.NoPen)
            tint = QColor(accent)
            tint.setAlphaF(0.72)
            painter.setBrush(tint)
            painter.drawRoundedRect(QRectF(x - width / 2, top, width, ground - top), 3, 3)
            painter.setPen(QPen(self.palette().color(roles.Text), 1.4))
            low, high = _y(dot.low, scale, field), _y(dot.high, scale, field)
            painter.drawLine(QPointF(x, low), QPointF(x, high))
            for y in (low, high):
                painter.drawLine(QPointF(x - 5, y), QPointF(x + 5, y))
            painter.setPen(self.palette().color(roles.Text))
            # Beside the interval, where it is not crossed.
            value = content.text(dot.value)
            beside = QRectF(x + width / 2 + 4, top - metrics.height() / 2, room, metrics.height())
            painter.drawText(beside, Qt.AlignmentFlag.AlignLeft, value)
            painter.setPen(self.palette().color(roles.PlaceholderText))
            name = metrics.elidedText(f"{dot.name} ({dot.deals})", Qt.TextElideMode.ElideRight, room - 4)
            below = QRectF(x - room / 2, field.bottom() + 6, room, metrics.height())
            painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, name)


def _scale(content: Content) -> tuple[float, ...]:
    """Return the values at which lines are drawn, lowest first."""
    if content.kind == "shares":
        return (0.0, 0.25, 0.5, 0.75, 1.0)
    if content.kind == "levels":
        return tuple(float(RANKS.index(rank)) for rank in "258JA")
    low = min(0.0, *(dot.value for dot in content.dots))
    high = max(0.0, *(dot.value for dot in content.dots))
    wanted = max(1.0, (high - low) / 4)
    power = 10 ** math.floor(math.log10(wanted))
    step = next(factor * power for factor in (*_STEPS, 10) if factor * power >= wanted)
    first, last = int(low // step), int(-(-high // step))
    return tuple(float(step * place) for place in range(first, max(first + 1, last) + 1))


def _y(value: float, scale: Sequence[float], field: QRectF) -> float:
    low, high = scale[0], scale[-1]
    return field.bottom() - field.height() * (value - low) / max(1e-9, high - low)
