"""The chance of winning over a deal, as a curve on which one goes to any moment."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia_desktop.agents.review import Review
from cardavia_desktop.ui import fonts, look, phrases
from cardavia_desktop.ui.language import percent

translate = QCoreApplication.translate

_LINES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_LABELLED: Final = (0.0, 0.5, 1.0)
_BRANCH: Final = 56.0
"""The length of the line that shows what a better play would have kept."""
_LOW: Final = 720
"""The height of a window in which the curve is low."""
_MARK: Final = 10.0
"""The radius of a mistake's sign."""
_TEXT: Final = 17.0
"""The size of the text at which these lengths are so; with larger text they grow."""


@dataclass(frozen=True, slots=True)
class Point:
    """The chance of winning at a moment of the deal, by its place."""

    place: int
    chance: float


def points_of(review: Review, decided: int, last: int, *, won: bool) -> tuple[Point, ...]:
    """Return the curve of a review: the chance before and after each decision, and the deal's end.

    Args:
        review: what the expert thinks.
        decided: the place at which it was decided who wins the deal.
        last: the place of the deal's last moment.
        won: how the deal ended.
    """
    points: list[Point] = []
    for one in review.decisions:
        if one.chance is None or one.best.chance is None:
            continue
        before = one.chance if one.forced else max(one.best.chance, one.chance)
        points += (Point(one.place - 1, before), Point(one.place, one.chance))
    if points:
        known = points[-1].place
        points += [Point(place, float(won)) for place in sorted({decided, last}) if place > known]
    return tuple(points)


class ChanceCurve(QWidget):
    """Paints the curve in the surround's colours; a press or a drag goes to a moment."""

    chosen = Signal(int)
    """The person wants to see the moment at this place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: tuple[Point, ...] = ()
        self._marks: tuple[Point, ...] = ()
        self._losses: tuple[float, ...] = ()
        self._tricks: tuple[int, ...] = ()
        self._last = 1
        self._decided = 1
        self._place = 0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_deal(self, decided: int, last: int, tricks: Sequence[int]) -> None:
        """Show a deal without a curve.

        Args:
            decided: the place at which it was decided who wins.
            last: the place of its last moment.
            tricks: the places at which tricks end.
        """
        self._decided, self._last, self._tricks = decided, max(1, last), tuple(tricks)
        self._points, self._marks, self._losses = (), (), ()
        self.update()

    def show_review(self, review: Review, *, won: bool) -> None:
        """Draw the curve of the deal that is shown."""
        self._points = points_of(review, self._decided, self._last, won=won)
        mistakes = review.mistakes
        self._marks = tuple(Point(one.place, one.chance or 0.0) for one in mistakes)
        self._losses = tuple(one.loss for one in mistakes)
        self._describe()
        self.update()

    def show_place(self, place: int) -> None:
        """Mark the moment that is shown."""
        if place != self._place:
            self._place = place
            self.update()

    @property
    def points(self) -> tuple[Point, ...]:
        """Return the curve; empty before a review."""
        return self._points

    def retranslate(self) -> None:
        """Speak the language of the moment."""
        self._describe()
        self.update()

    def _describe(self) -> None:
        self.setAccessibleName(translate("Review", "Your chance of winning over the deal"))
        words = (
            [
                phrases.fill(
                    translate("Review", "From %1 to %2."),
                    percent(round(100 * self._points[0].chance)),
                    percent(round(100 * self._points[-1].chance)),
                )
            ]
            if self._points
            else []
        )
        for number, (mark, loss) in enumerate(zip(self._marks, self._losses, strict=True), 1):
            text = translate("Review", "Mistake %1, play %2: %3 points lost.")
            words.append(phrases.fill(text, number, mark.place, round(100 * loss)))
        self.setAccessibleDescription(" ".join(words))

    def sizeHint(self) -> QSize:
        """Return a comfortable size: less of a small window."""
        height = self.window().height()
        return QSize(600, round(0.14 * height) if height > _LOW else 70)

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment under the pointer."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(self._place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while the button is down."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.chosen.emit(self._place_at(event.position().x()))

    def _place_at(self, x: float) -> int:
        field = self._field()
        share = (x - field.left()) / max(1.0, field.width())
        return min(self._last, max(0, round(share * self._last)))

    # Painting

    def _field(self) -> QRectF:
        metrics = QFontMetricsF(self._small())
        left = metrics.horizontalAdvance(percent(100)) + 14
        return QRectF(self.rect()).adjusted(left, metrics.height() * 0.6, -18, -metrics.height() * 0.6)

    @property
    def _unit(self) -> float:
        return max(1.0, self.fontInfo().pixelSize() / _TEXT)

    def _small(self) -> QFont:
        return fonts.font(max(13.0, self.fontInfo().pixelSize() * 0.85))

    def _at(self, point: Point, field: QRectF) -> QPointF:
        x = field.left() + field.width() * point.place / self._last
        return QPointF(x, field.bottom() - field.height() * point.chance)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the grid, the tricks, the curve, the mistakes and the moment."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field, roles = self._field(), QPalette.ColorRole
        self._paint_grid(painter, field)
        accent = self.palette().color(roles.Accent)
        if len(self._points) > 1:
            line = QPainterPath(self._at(self._points[0], field))
            for point in self._points[1:]:
                line.lineTo(self._at(point, field))
            below = QPainterPath(line)
            below.lineTo(self._at(Point(self._points[-1].place, 0), field))
            below.lineTo(self._at(Point(self._points[0].place, 0), field))
            shade = QLinearGradient(0, field.top(), 0, field.bottom())
            for stop, alpha in ((0.0, 0.34), (1.0, 0.04)):
                tint = QColor(accent)
                tint.setAlphaF(alpha)
                shade.setColorAt(stop, tint)
            painter.fillPath(below, shade)
            pen = QPen(accent, 2.4 * self._unit)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(line, pen)
        self._paint_place(painter, field)
        for number, mark in enumerate(self._marks, 1):
            here = mark.place - 1 <= self._place <= mark.place
            if here:
                self._paint_better(painter, field, mark.place, mark.chance + self._losses[number - 1])
            self._paint_mark(painter, self._at(mark, field), number, here=here)
        painter.end()

    def _paint_grid(self, painter: QPainter, field: QRectF) -> None:
        roles = QPalette.ColorRole
        line, text = self.palette().color(roles.Mid), self.palette().color(roles.PlaceholderText)
        band = QColor(line)
        band.setAlphaF(0.28)
        ends = [0, *self._tricks, self._last]
        for number, (begin, end) in enumerate(pairwise(ends)):
            if number % 2:
                left = field.left() + field.width() * begin / self._last
                right = field.left() + field.width() * end / self._last
                painter.fillRect(QRectF(left, field.top(), right - left, field.height()), band)
        painter.setFont(self._small())
        for share in _LINES:
            y = field.bottom() - field.height() * share
            painter.setPen(QPen(line, 1.6 if share == 0.5 else 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            if share in _LABELLED:
                painter.setPen(text)
                room = QRectF(0, y - 12, field.left() - 8, 24)
                painter.drawText(
                    room,
                    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                    percent(round(100 * share)),
                )

    def _paint_place(self, painter: QPainter, field: QRectF) -> None:
        x = field.left() + field.width() * self._place / self._last
        ink = self.palette().color(QPalette.ColorRole.Text)
        painter.setPen(QPen(ink, 1.6))
        painter.drawLine(QPointF(x, field.top() - 4), QPointF(x, field.bottom() + 4))
        chance = self.chance_at(self._place)
        if chance is not None:
            painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
            radius = 4.5 * self._unit
            painter.drawEllipse(self._at(Point(self._place, chance), field), radius, radius)

    def chance_at(self, place: float) -> float | None:
        """Return the height of the curve at a moment, or between two, None where it has none."""
        for one, following in pairwise(self._points):
            if one.place <= place <= following.place:
                if place == following.place:
                    return following.chance
                part = (place - one.place) / (following.place - one.place)
                return one.chance + (following.chance - one.chance) * part
        return None

    def _paint_better(self, painter: QPainter, field: QRectF, place: int, chance: float) -> None:
        """Paint where the better play would have kept the curve."""
        dark = self.palette().color(QPalette.ColorRole.Base).lightnessF() < 0.5
        colour = QColor(look.MINT if dark else look.GAIN)
        begin, end, text = self.better(field, place, chance)
        painter.setPen(QPen(colour, 2 * self._unit, Qt.PenStyle.DashLine))
        painter.drawLine(begin, end)
        painter.setPen(colour)
        painter.setFont(self._small())
        painter.drawText(text.bottomLeft(), percent(round(100 * chance)))

    def better(self, field: QRectF, place: int, chance: float) -> tuple[QPointF, QPointF, QRectF]:
        """Return the ends of a better play's line in the field of the curve, and the place of its chance."""
        metrics = QFontMetricsF(self._small())
        width, height = metrics.horizontalAdvance(percent(round(100 * chance))), metrics.capHeight()
        begin = self._at(Point(place - 1, chance), field)
        branch = _BRANCH * self._unit
        back = -1 if begin.x() + branch + width + 12 > field.right() else 1
        end = QPointF(begin.x() + back * branch, begin.y())
        left = end.x() + 6 if back > 0 else end.x() - 6 - width
        text = QRectF(left, end.y() - height / 2, width, height)
        text.moveTop(self._free_y(text, field) - height / 2)
        return begin, end, text

    def _free_y(self, text: QRectF, field: QRectF) -> float:
        """Return the middle, near that of a text, at which neither the curve nor a mistake crosses it."""
        taken: list[float] = []
        for x in range(round(text.left()) - 3, round(text.right()) + 5, 2):
            chance = self.chance_at((x - field.left()) / field.width() * self._last)
            if chance is not None:
                taken.append(field.bottom() - field.height() * chance)
        radius = _MARK * self._unit
        for mark in self._marks:
            at = self._at(mark, field)
            if text.left() - radius - 3 < at.x() < text.right() + radius + 3:
                taken += [at.y() - radius, at.y() + radius]
        y, room = text.center().y(), text.height() / 2 + 4
        if not taken or min(taken) > y + room or max(taken) < y - room:
            return y
        above, below = min(taken) - room, max(taken) + room
        if above - text.height() / 2 < 0 or (below - y < y - above and below < field.bottom()):
            return below
        return above

    def _paint_mark(self, painter: QPainter, at: QPointF, number: int, *, here: bool) -> None:
        """Paint a mistake's sign: an octagon with its number."""
        radius = _MARK * self._unit
        octagon = QPolygonF(
            [
                QPointF(at.x() + dx * radius, at.y() + dy * radius)
                for dx, dy in (
                    (-0.42, -1),
                    (0.42, -1),
                    (1, -0.42),
                    (1, 0.42),
                    (0.42, 1),
                    (-0.42, 1),
                    (-1, 0.42),
                    (-1, -0.42),
                )
            ]
        )
        dark = self.palette().color(QPalette.ColorRole.Base).lightnessF() < 0.5
        strong = QColor(look.CORAL if dark else look.LOSS)
        ground = strong if here else self.palette().color(QPalette.ColorRole.Base)
        ink = self.palette().color(QPalette.ColorRole.Base) if here else strong
        painter.setPen(QPen(strong, 1.8 * self._unit))
        painter.setBrush(ground)
        painter.drawPolygon(octagon)
        painter.setPen(ink)
        painter.setFont(fonts.font(13 * self._unit, weight=QFont.Weight.Bold))
        painter.drawText(
            QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius),
            Qt.AlignmentFlag.AlignCenter,
            str(number),
        )
