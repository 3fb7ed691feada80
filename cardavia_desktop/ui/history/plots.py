"""Plots in the surround's colours: a line over time, and bars beside one another.

What is plotted is data; the same data gives the table for whoever would rather read, and the description for
screen readers.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPointF, QRectF, QSize, Qt
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
_SAMPLE: Final = 22
"""Length of the piece of a line that says which line is which, in pixels."""
_SMALLEST_TITLE: Final = 0.85
"""How small a title may get, by its usual size, in a window that is narrow for it."""
_STEPPED: Final = frozenset({"levels", "count"})
"""The kinds of values that jump from one to the next."""


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
        kind: ``shares`` (0 to 1), ``score`` (a sum that may be negative), ``count`` (a sum that is not),
            ``mean`` (of counts) or ``levels`` (ranks, 2 to A).
        dots: the values, left to right.
        bars: whether they stand beside one another instead of following.
        others: the values of a second line, at the same places; empty where there is one line.
        names: what the two lines are; empty where there is one.
    """

    title: str
    kind: str
    dots: tuple[Dot, ...]
    bars: bool = False
    others: tuple[Dot, ...] = ()
    names: tuple[str, str] = ("", "")

    @property
    def lines(self) -> tuple[tuple[str, tuple[Dot, ...]], ...]:
        """Return the lines with what each of them is."""
        if not self.others:
            return ((self.title, self.dots),)
        first, second = self.names
        text = translate("Plot", "%1: %2")
        return (
            (phrases.fill(text, self.title, first), self.dots),
            (phrases.fill(text, self.title, second), self.others),
        )

    def text(self, value: float) -> str:
        """Return a value as it is written."""
        if self.kind == "shares":
            return percent(round(100 * value))
        if self.kind == "levels":
            return rank_letter(RANKS[min(len(RANKS) - 1, max(0, round(value)))])
        if self.kind == "mean":
            return QLocale().toString(value, "f", 1)
        if self.kind == "count":
            return QLocale().toString(round(value))
        return phrases.signed(round(value))

    def description(self) -> str:
        """Return what the plot shows, in sentences."""
        if not self.dots:
            return translate("Plot", "No deals yet.")
        if self.bars:
            bar = translate("Plot", "%1: %2")
            return " ".join(
                f"{phrases.fill(bar, dot.name, self.text(dot.value))} ({dot.deals})." for dot in self.dots
            )
        if not self.others:
            return self._course(self.dots)
        text = translate("Plot", "%1: %2")
        both = zip(self.names, (self.dots, self.others), strict=True)
        return " ".join(phrases.fill(text, name, self._course(dots)) for name, dots in both)

    def _course(self, dots: Sequence[Dot]) -> str:
        """Return in a sentence how a line goes."""
        first, last = dots[0], dots[-1]
        lowest, highest = (choose(dots, key=lambda dot: dot.value) for choose in (min, max))
        begins = translate("Plot", "From %1 on %2 to %3 on %4.")
        text = phrases.fill(begins, self.text(first.value), first.name, self.text(last.value), last.name)
        if {lowest, highest} <= {first, last}:
            return text
        between = translate("Plot", "Lowest: %1 on %2; highest: %3 on %4.")
        bounds = (self.text(lowest.value), lowest.name, self.text(highest.value), highest.name)
        return f"{text} {phrases.fill(between, *bounds)}"


class Plot(QWidget):
    """Paints one plot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = Content("", "shares", ())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

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

    def minimumSizeHint(self) -> QSize:
        """Return room for a title and a scale at the size of the text."""
        return QSize(200, round(6.4 * self.fontMetrics().height()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the title, the scale and the values."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        content, roles = self._content, QPalette.ColorRole
        base = float(self.fontInfo().pixelSize())
        title = fonts.font(base, weight=QFont.Weight.DemiBold)
        wide = QFontMetricsF(title).horizontalAdvance(content.title)
        if wide > self.width():  # a long title in a narrow window is written a little smaller
            share = max(_SMALLEST_TITLE, self.width() / wide)
            title = fonts.font(math.floor(base * share), weight=QFont.Weight.DemiBold)
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
            if content.others:
                self._paint_names(painter, content.names, head, metrics)
                head += metrics.height() + 2
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

    def _pens(self) -> tuple[QPen, QPen]:
        """Return what the two lines are drawn with; they differ in more than in their colours."""
        roles = QPalette.ColorRole
        pens = (
            QPen(self.palette().color(roles.Accent), 2.2),
            QPen(self.palette().color(roles.Text), 1.8, Qt.PenStyle.DashLine),
        )
        for pen in pens:
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pens

    def _paint_names(
        self, painter: QPainter, names: Sequence[str], top: float, metrics: QFontMetricsF
    ) -> None:
        """Say which line is which, in a row."""
        x, y = 0.0, top + 2 + metrics.height() / 2
        for name, pen in zip(names, self._pens(), strict=True):
            painter.setPen(pen)
            painter.drawLine(QPointF(x, y), QPointF(x + _SAMPLE, y))
            x += _SAMPLE + 6
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            room = QRectF(x, top + 2, metrics.horizontalAdvance(name) + 1, metrics.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft, name)
            x = room.right() + 16

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
        stepped = content.kind in _STEPPED
        # The second one first: where they run together, the first one lies above.
        for pen, line in reversed(tuple(zip(self._pens(), (dots, content.others), strict=True))):
            if not line:
                continue
            points = [QPointF(x, _y(dot.value, scale, field)) for x, dot in zip(xs, line, strict=True)]
            path = QPainterPath(points[0])
            for before, point in pairwise(points):
                if stepped:
                    path.lineTo(QPointF(point.x(), before.y()))
                path.lineTo(point)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.strokePath(path, pen)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(pen.color())
            painter.drawEllipse(points[-1], 3.6, 3.6)
            if len(points) <= 30 and not stepped:
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
        width = min(54.0, room * 0.4)
        ground = _y(0.0, scale, field)
        for place, dot in enumerate(dots):
            middle = field.left() + room * (place + 0.5)
            value = content.text(dot.value)
            # Where a bar and its value beside it need more than half of the room, both move to the left.
            x = middle - max(0.0, width / 2 + 6 + metrics.horizontalAdvance(value) - room / 2)
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
            beside = QRectF(x + width / 2 + 4, top - metrics.height() / 2, room, metrics.height())
            painter.drawText(beside, Qt.AlignmentFlag.AlignLeft, value)
            painter.setPen(self.palette().color(roles.PlaceholderText))
            name = f"{dot.name} ({dot.deals})"
            if metrics.horizontalAdvance(name) > room - 4:
                name = metrics.elidedText(dot.name, Qt.TextElideMode.ElideRight, room - 4)
            below = QRectF(middle - room / 2, field.bottom() + 6, room, metrics.height())
            painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, name)


def _scale(content: Content) -> tuple[float, ...]:
    """Return the values at which lines are drawn, lowest first."""
    if content.kind == "shares":
        return (0.0, 0.25, 0.5, 0.75, 1.0)
    if content.kind == "levels":
        return tuple(float(RANKS.index(rank)) for rank in "258JA")
    values = [0.0, *(dot.value for dot in (*content.dots, *content.others))]
    low, high = min(values), max(values)
    wanted = max(0.5 if content.kind == "mean" else 1.0, (high - low) / 4)
    power = 10 ** math.floor(math.log10(wanted))
    step = next(factor * power for factor in (*_STEPS, 10) if factor * power >= wanted)
    first, last = int(low // step), int(-(-high // step))
    return tuple(float(step * place) for place in range(first, max(first + 1, last) + 1))


def _y(value: float, scale: Sequence[float], field: QRectF) -> float:
    low, high = scale[0], scale[-1]
    return field.bottom() - field.height() * (value - low) / max(1e-9, high - low)
