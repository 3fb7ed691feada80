"""The table of contents beside the rules."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardavia_desktop.ui.rules.colours import mixed
from cardavia_desktop.ui.rules.content import Place

_ID = Qt.ItemDataRole.UserRole
_NESTED = Qt.ItemDataRole.UserRole + 1
_HITS = Qt.ItemDataRole.UserRole + 2
_INDENT = 1.1  # of nested entries, in ems
_BAR = 3  # width of the mark of the current entry, in pixels


class ContentsList(QListWidget):
    """Sections and headings of the rules, with the number of search results in each.

    Signals:
        place_chosen: the user went to an entry; carries its id.
    """

    place_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(_EntryDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.currentItemChanged.connect(self._tell)
        self.itemClicked.connect(self._tell)

    def set_places(self, places: Sequence[Place]) -> None:
        """Show these entries, none of them current."""
        blocked = self.blockSignals(True)
        self.clear()
        for place in places:
            item = QListWidgetItem(place.title, self)
            item.setData(_ID, place.id)
            item.setData(_NESTED, place.nested)
        self.blockSignals(blocked)

    def set_current(self, place_id: str) -> None:
        """Mark the entry with this id as the one being read, without going there."""
        for row in range(self.count()):
            item = self.item(row)
            if item.data(_ID) == place_id and item is not self.currentItem():
                blocked = self.blockSignals(True)
                self.setCurrentItem(item)
                self.blockSignals(blocked)
                self.viewport().update()

    @property
    def current_id(self) -> str:
        """The id of the entry being read; empty if there is none."""
        item = self.currentItem()
        return str(item.data(_ID)) if item is not None else ""

    def set_hits(self, hits: Mapping[str, int] | None) -> None:
        """Show how many search results each entry has; entries with none step back. None: no search."""
        for row in range(self.count()):
            item = self.item(row)
            count = None if hits is None else hits.get(item.data(_ID), 0)
            item.setData(_HITS, count)
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole, f"{item.text()}, {count}" if count else item.text()
            )

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.place_chosen.emit(item.data(_ID))


class _EntryDelegate(QStyledItemDelegate):
    """Draws an entry: a bar and a ground for the current one, the number of results at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the room that an entry wants."""
        font = _entry_font(option.font, nested=bool(index.data(_NESTED)), current=True)
        metrics = option.fontMetrics if font == option.font else None
        em = option.fontMetrics.height()
        width = (metrics or option.fontMetrics).horizontalAdvance(str(index.data())) + 4 * em
        above = 0 if index.data(_NESTED) or index.row() == 0 else em // 3
        return QSize(width, round(1.62 * em) + above)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the entry."""
        palette, em = option.palette, option.fontMetrics.height()
        page = palette.color(QPalette.ColorRole.Base)
        text = palette.color(QPalette.ColorRole.Text)
        accent = palette.color(QPalette.ColorRole.Accent)
        nested, hits = bool(index.data(_NESTED)), index.data(_HITS)
        current = bool(option.state & QStyle.StateFlag.State_Selected)
        place = QRectF(option.rect)
        place.setTop(place.bottom() - round(1.62 * em))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if current:
            painter.setBrush(mixed(page, text, 0.10))
            painter.drawRoundedRect(place, 6, 6)
            painter.setBrush(accent)
            painter.drawRoundedRect(QRectF(place.left(), place.top(), _BAR, place.height()), 1, 1)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(mixed(page, text, 0.05))
            painter.drawRoundedRect(place, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(text)
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 6, 6)
        painter.setFont(_entry_font(option.font, nested=nested, current=current))
        prominent = current or not nested
        colour = text if prominent else palette.color(QPalette.ColorRole.PlaceholderText)
        painter.setPen(mixed(colour, page, 0.45) if hits == 0 and not current else colour)
        room = place.adjusted((_INDENT if nested else 0) * em + 0.8 * em, 0, -0.7 * em, 0)
        if hits:
            painter.save()
            painter.setPen(accent)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(hits))
            painter.restore()
            room.adjust(0, 0, -1.6 * em, 0)
        title = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, title)
        painter.restore()


def _entry_font(base: QFont, *, nested: bool, current: bool) -> QFont:
    font = QFont(base)
    if current or not nested:
        font.setWeight(QFont.Weight.DemiBold)
    return font
