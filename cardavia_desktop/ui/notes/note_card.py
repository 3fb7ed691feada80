"""A note as it lies on the table, and the numbers by which it points."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardavia_desktop.ui import fonts, look
from cardavia_desktop.ui.entrance import Entrance, Entry
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.notes.content import Note
from cardavia_desktop.ui.table.buttons import TableButton
from cardavia_desktop.ui.table.texts import draw_text

_MARGIN: Final = 22.0
_DISC: Final = 12.0
_INDENT: Final = 36.0
_WRAPPED: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class NoteCard(QWidget):
    """An ivory card with a title, up to three numbered lines and two buttons."""

    understood = Signal()
    """The person has read it."""
    stopped = Signal()
    """The person wants no more notes."""

    def __init__(self, look_: Look, table: QWidget) -> None:
        super().__init__(table)
        self._look = look_
        self._note: Note | None = None
        self._count = ""
        self._t = 1.0
        self._top = 0.0
        self.understand = TableButton(look_, self, paper=True)
        self.understand.clicked.connect(self.understood)
        self.stop = TableButton(look_, self, paper=True)
        self.stop.clicked.connect(self.stopped)
        self._entrance = Entrance(self)
        self.hide()

    def come_in(self, entry: Entry) -> None:
        """Come in that way, once the note lies somewhere."""
        self._entrance.begin(entry)

    @property
    def note(self) -> Note | None:
        """Return what is shown, None where nothing is."""
        return self._note if self.isVisible() else None

    def write(self, note: Note, count: str, understand: str, stop: str, t: float, *, titled: bool) -> None:
        """Take up a note.

        Args:
            note: what it says.
            count: which of how many it is.
            understand: the label of the button that puts it away.
            stop: the label of the button that ends all notes.
            t: the table's text scale.
            titled: whether there is room for its title.
        """
        self._note, self._count, self._t = note, count, t
        self._top = (58 if titled else 14) * t
        for button, label, primary in ((self.understand, understand, True), (self.stop, stop, False)):
            button.set_scale(t * (0.78 if titled else 0.7))
            button.say(label, primary=primary)
        self.setAccessibleName(note.title)
        self.setAccessibleDescription(" ".join(line.text for line in note.lines))

    def height_at(self, width: float) -> float:
        """Return the height that the note needs at a width."""
        return self._top + sum(self._line_heights(width)) + self.understand.sizeHint().height() + 18 * self._t

    def lie(self, place: QRect) -> None:
        """Lie there."""
        self.setGeometry(place)
        t, right = self._t, round(place.width() - _MARGIN * self._t)
        bottom = round(place.height() - 11 * t)
        for button, x in (
            (self.understand, right - self.understand.sizeHint().width()),
            (self.stop, round(16 * t)),
        ):
            hint = button.sizeHint()
            button.setGeometry(x, bottom - hint.height(), hint.width(), hint.height())
        self.show()

    def _font(self) -> QFont:
        return self._look.font(17 * self._t, weight=QFont.Weight.Medium)

    def _line_heights(self, width: float) -> list[float]:
        if self._note is None:
            return []
        room = QRectF(0, 0, width - (2 * _MARGIN + _INDENT) * self._t, 1000)
        metrics = QFontMetricsF(self._font())
        least = 2 * _DISC * self._t
        return [
            max(least, metrics.boundingRect(room, _WRAPPED, line.text).height()) + 6 * self._t
            for line in self._note.lines
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        del event
        if self._note is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t = self._t
        card = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(self._look.colour(look.PAPER_EDGE), 1.4))
        painter.setBrush(self._look.colour(look.PAPER))
        painter.drawRoundedRect(card, 16 * t, 16 * t)
        ink, dim = self._look.colour(look.INK), self._look.colour(look.INK_DIM)
        if self._top > 30 * t:
            title, small = self._look.font(25 * t, fonts.TITLE), self._look.font(15 * t)
            draw_text(painter, _MARGIN * t, 32 * t, self._note.title, title, ink)
            right = self.width() - _MARGIN * t
            draw_text(painter, right, 32 * t, self._count, small, dim, Qt.AlignmentFlag.AlignRight)
        y = self._top
        room = self.width() - (2 * _MARGIN + _INDENT) * t
        heights = self._line_heights(self.width())
        for number, (line, height) in enumerate(zip(self._note.lines, heights, strict=True), start=1):
            middle = QPointF((_MARGIN + _DISC) * t, y + _DISC * t)
            paint_disc(painter, self._look, middle, _DISC * t, number, edge=self._look.colour(look.PAPER))
            painter.setFont(self._font())
            painter.setPen(ink)
            metrics = QFontMetricsF(self._font())
            top = y + max(0.0, _DISC * t - metrics.height() / 2)
            painter.drawText(QRectF((_MARGIN + _INDENT) * t, top, room, height + 4), _WRAPPED, line.text)
            y += height
        painter.end()


class Disc(QWidget):
    """A number on the table, beside what a note's line speaks of. It lets every press through."""

    def __init__(self, look_: Look, table: QWidget) -> None:
        super().__init__(table)
        self._look = look_
        self._number = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def point(self, number: int, at: QPointF, t: float) -> None:
        """Stand there."""
        self._number = number
        side = round(34 * t)
        self.setGeometry(round(at.x() - side / 2), round(at.y() - side / 2), side, side)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the number."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        edge = self._look.colour(look.IVORY)
        paint_disc(painter, self._look, middle, self.width() / 2 - 2, self._number, edge=edge)
        painter.end()


def paint_disc(
    painter: QPainter, look_: Look, middle: QPointF, radius: float, number: int, *, edge: QColor
) -> None:
    """Paint a number in a brass disc."""
    painter.setPen(QPen(edge, 2))
    painter.setBrush(look_.colour(look.PRIMARY))
    painter.drawEllipse(middle, radius, radius)
    font = look_.font(radius * 1.25, weight=QFont.Weight.DemiBold)
    colour = look_.colour(look.ON_PRIMARY)
    draw_text(painter, middle.x(), middle.y(), str(number), font, colour, Qt.AlignmentFlag.AlignHCenter)
