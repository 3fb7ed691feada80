"""The list of everything that was decided in a deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cardavia_desktop.agents.review import SLIP, Review
from cardavia_desktop.engine.events import (
    BidMade,
    DealEnded,
    Dealt,
    Event,
    Passed,
    Played,
    TributeReturned,
    TrickTaken,
    WentOut,
)
from cardavia_desktop.engine.match import Moment
from cardavia_desktop.ui import look, phrases
from cardavia_desktop.ui.history.any_index import AnyIndex
from cardavia_desktop.ui.table.announcements import sentence
from cardavia_desktop.ui.table.face import name_of

translate = QCoreApplication.translate

ROW: Final = Qt.ItemDataRole.UserRole
"""The role under which a row is found whole."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list.

    Attributes:
        name: who it was; empty for the deal itself.
        text: what was done.
        told: all that happened, in sentences, for whoever listens.
        own: whether the person did it.
        ends_trick: whether a trick ends with it.
        loss: how many points of chance it lost, 0 for few.
    """

    name: str
    text: str
    told: str
    own: bool
    ends_trick: bool
    loss: int


def rows_of(moments: Sequence[Moment], seat: int, review: Review | None) -> tuple[Row, ...]:
    """Return the lines of a deal, one for each moment."""
    return tuple(_row(place, moment, seat, review) for place, moment in enumerate(moments))


def decided_at(moments: Sequence[Moment]) -> int:
    """Return the place at which it was decided who wins the deal: somebody has gone out."""
    for place, moment in enumerate(moments):
        if any(isinstance(event, WentOut | DealEnded) for event in moment.events):
            return place
    return len(moments) - 1


def trick_ends(moments: Sequence[Moment]) -> tuple[int, ...]:
    """Return the places at which tricks end."""
    return tuple(
        place
        for place, moment in enumerate(moments)
        if any(isinstance(event, TrickTaken) for event in moment.events)
    )


def _row(place: int, moment: Moment, seat: int, review: Review | None) -> Row:
    seats = len(moment.state.observe(seat).counts)
    name, text, own = "", translate("Replay", "The cards are dealt"), False
    for event in moment.events:
        found = _deed(event)
        if found is not None:
            by, text = found
            name, own = name_of(by, seats), by == seat
            break
    one = review.at(place) if review is not None else None
    loss = round(100 * one.loss) if one is not None and one.loss >= SLIP else 0
    told = " ".join(sentence(event, seats) for event in moment.events if not isinstance(event, Dealt))
    if loss:
        told += " " + phrases.fill(translate("Replay", "%1 points of chance lost."), loss)
    ends = any(isinstance(event, TrickTaken | DealEnded) for event in moment.events)
    return Row(name, text, told or text, own, ends, loss)


def _deed(event: Event) -> tuple[int, str] | None:
    match event:
        case BidMade(seat=seat, points=0):
            return seat, translate("Replay", "No bid")
        case BidMade(seat=seat, points=points):
            return seat, phrases.fill(translate("Action", "Bid %1"), points)
        case Passed(seat=seat):
            return seat, translate("Action", "Pass")
        case Played(seat=seat, combination=combination):
            return seat, phrases.combination_name(combination)
        case TributeReturned(giver=seat, card=card):
            return seat, phrases.fill(translate("Replay", "Returns %1"), phrases.card_name(card))
        case _:
            return None


class PlayModel(QAbstractListModel):
    """The rows of a deal for a view."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: N802, B008 - Qt's name and default
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's
        """Return a row, or its words."""
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{row.name} {row.text}"
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return row.told
        return None


class _Painter(QStyledItemDelegate):
    """Paints who did what, with the loss at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the height of a line."""
        del index
        return QSize(120, round(option.fontMetrics.height() * 1.5))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a row."""
        row: Row = index.data(ROW)
        # The view's own is made of its style sheet, and lacks what that does not say.
        palette, roles = QGuiApplication.palette(), QPalette.ColorRole
        place = QRect(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(palette.color(roles.Accent), 1))
            painter.setBrush(palette.color(roles.AlternateBase))
            painter.drawRoundedRect(place.adjusted(2, 1, -3, -2), 6, 6)
        ink, dim = palette.color(roles.Text), palette.color(roles.PlaceholderText)
        first = round(option.fontMetrics.averageCharWidth() * 6.5)
        middle = Qt.AlignmentFlag.AlignVCenter
        font = option.font
        font.setWeight(font.Weight.DemiBold if row.own else font.Weight.Normal)
        painter.setFont(font)
        painter.setPen(ink if row.own else dim)
        painter.drawText(place.adjusted(10, 0, 0, 0), middle, row.name)
        painter.setPen(ink)
        text = place.adjusted(10 + (first if row.name else 0), 0, -10, 0)
        if row.loss:
            dark = palette.color(roles.Base).lightnessF() < 0.5
            painter.setPen(QColor(look.CORAL if dark else look.LOSS))
            loss = f"−{row.loss}"
            painter.drawText(text, middle | Qt.AlignmentFlag.AlignRight, loss)
            text.adjust(0, 0, -painter.fontMetrics().horizontalAdvance(loss) - 8, 0)
            painter.setPen(ink)
        words = painter.fontMetrics().elidedText(row.text, Qt.TextElideMode.ElideRight, text.width())
        painter.drawText(text, middle, words)
        if row.ends_trick:
            painter.setPen(QPen(palette.color(roles.Mid), 1))
            painter.drawLine(place.left() + 10, place.bottom(), place.right() - 10, place.bottom())
        painter.restore()


class PlayList(QListView):
    """Shows the list; the row of the moment that is shown is marked."""

    chosen = Signal(int)
    """The person wants to see the moment at this place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = PlayModel(self)
        self._following = False
        self.setModel(self._model)
        self.setItemDelegate(_Painter(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.selectionModel().currentChanged.connect(self._tell)

    def show_rows(self, rows: tuple[Row, ...], place: int) -> None:
        """Show the rows of a deal, standing at a moment."""
        self._following = True
        self._model.show_rows(rows)
        self._following = False
        self.setAccessibleName(translate("Replay", "Plays"))
        self.show_place(place)

    def show_place(self, place: int) -> None:
        """Mark a moment's row."""
        index = self._model.index(place)
        if index != self.currentIndex():
            self._following = True
            self.setCurrentIndex(index)
            self._following = False
        self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down; letters and signs are the page's, not the beginning of a row to look for."""
        if event.text().isprintable() and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the marked row in sight where a review takes some of the room."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def _tell(self, index: QModelIndex, before: QModelIndex) -> None:
        del before
        if index.isValid() and not self._following:
            self.chosen.emit(index.row())
