"""The scrolling text of the rules: laid out for the width there is, searched, read at any size."""

from bisect import bisect_right
from collections import Counter
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from cardavia_desktop.ui import fonts
from cardavia_desktop.ui.card_art import CardStyle
from cardavia_desktop.ui.rules.card_rows import CardFaces
from cardavia_desktop.ui.rules.colours import Fonts, RulesColours, mixed, scaled
from cardavia_desktop.ui.rules.content import Place, Rules, places
from cardavia_desktop.ui.rules.document import RulesDocument
from cardavia_desktop.ui.rules.search import Span, spans

ZOOMS: Final = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.5)
"""The text sizes, as factors of the program's own."""

_READING_SIZE = 1.12  # size of running text in sizes of the labels around it
_TITLE_ROOM = 0.8  # left above a heading that was jumped to, in ems


class RulesReader(QTextBrowser):
    """Shows the rules of one game.

    Signals:
        place_changed: another section or heading is being read; carries its id.
        laid_out: the text was set anew, with other places and search results.
    """

    place_changed = Signal(str)
    laid_out = Signal()

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._places = tuple(places(rules))
        self._faces = CardFaces(CardStyle())
        self._zoom = 1.0
        self._shown: RulesDocument | None = None
        self._place = ""
        self._share = 0.0  # how much of the place has been read
        self._words = ""
        self._results: list[Span] = []
        self._result = -1
        self._laying_out = False
        self._held: QTextDocument | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    @property
    def places(self) -> tuple[Place, ...]:
        """The sections and headings, from first to last."""
        return self._places

    @property
    def place(self) -> str:
        """The id of the section or heading being read."""
        return self._place

    @property
    def result(self) -> tuple[int, int]:
        """The number of the search result shown, from 1, and how many there are; 0 and 0 if there is none."""
        return self._result + 1, len(self._results)

    @property
    def results_by_place(self) -> Counter[str]:
        """How many search results each section or heading has, up to the next one."""
        starts = self._laid_out().starts
        indices = (max(0, bisect_right(starts, span.start) - 1) for span in self._results)
        return Counter(self._places[index].id for index in indices)

    def set_rules(self, rules: Rules) -> None:
        """Show these rules; those of the same game go on at the place being read."""
        same = rules.game == self._rules.game
        self._rules = rules
        self._places = tuple(places(rules))
        self._set_anew(keep_place=same)

    def set_card_style(self, style: CardStyle) -> None:
        """Draw the cards in this variant of the deck."""
        if style != self._faces.style:
            self._faces = CardFaces(style)
            self._set_anew()

    @property
    def zoom(self) -> float:
        """The text size, as a factor of the program's own."""
        return self._zoom

    def set_zoom(self, zoom: float) -> None:
        """Set the text in ``zoom`` times the program's size."""
        if zoom != self._zoom:
            self._zoom = zoom
            self._set_anew()

    def step_zoom(self, step: int) -> None:
        """Make the text one step larger (1) or smaller (-1), as far as the sizes go."""
        nearest = min(range(len(ZOOMS)), key=lambda index: abs(ZOOMS[index] - self._zoom))
        self.set_zoom(ZOOMS[min(max(nearest + step, 0), len(ZOOMS) - 1)])

    def go_to(self, place_id: str) -> None:
        """Scroll to a section or heading.

        Raises:
            ValueError: the rules shown have no such place.
        """
        if all(place.id != place_id for place in self._places):
            raise ValueError(f"the rules of {self._rules.game} have no section {place_id!r}")
        self._read_on(place_id, 0.0)

    def find_all(self, words: str) -> None:
        """Mark every place where ``words`` occur and show the first one from here on."""
        self._words = words
        if self._shown is None and not words:
            return
        self._results = spans(self._laid_out().document.toPlainText(), words)
        self._result = -1
        if self._results:
            here = self.cursorForPosition(QPoint(0, 0)).position()
            starts = [span.start for span in self._results]
            self._result = min(bisect_right(starts, here - 1), len(starts) - 1)
            self._show_result()
        self._mark_results()

    def step_result(self, step: int) -> None:
        """Show the next search result (1) or the one before (-1), and go round at the ends."""
        if self._results:
            self._result = (self._result + step) % len(self._results)
            self._show_result()
            self._mark_results()

    def changeEvent(self, event: QEvent) -> None:
        """Set the text anew in other fonts or colours."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._set_anew()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the text for another width."""
        other_width = event.oldSize().width() != event.size().width()
        self._laying_out = other_width  # what Qt scrolls to now is not what is being read
        super().resizeEvent(event)
        self._laying_out = False
        if other_width:
            self._set_anew()

    def showEvent(self, event: QShowEvent) -> None:
        """Set the text before it is seen."""
        self._laying_out = True  # Qt scrolls to a cursor that nobody sees
        super().showEvent(event)
        self._laying_out = False
        self._laid_out()
        self._read_on(self._place, self._share)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Control held down change the text size."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.angleDelta().y():
                self.step_zoom(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def _em(self) -> float:
        return self._fonts().em

    def _fonts(self) -> Fonts:
        text = scaled(self.font(), _READING_SIZE * self._zoom)
        titles = QFont(text)
        titles.setFamilies([fonts.TITLE, *text.families()])
        return Fonts(text, titles)

    def _set_anew(self, *, keep_place: bool = True) -> None:
        """Set the text anew, now or, if nobody sees it, when it is next needed."""
        if self._shown is None or self._laying_out:
            return
        if self.isVisible():
            self._lay_out(keep_place=keep_place)
        else:
            self._shown = None
            if not keep_place:
                self._place = ""

    def _laid_out(self) -> RulesDocument:
        return self._shown if self._shown is not None else self._lay_out(keep_place=True)

    def _lay_out(self, *, keep_place: bool) -> RulesDocument:
        self._laying_out = True
        place, share = (self._place, self._share) if keep_place else ("", 0.0)
        colours = RulesColours.of(self.palette())
        shown = RulesDocument(self._rules, colours, self._fonts(), self._faces, self.viewport().width())
        previous, self._held = self._held, shown.document
        self.setDocument(shown.document)
        if previous is not None:
            # PySide makes each document the widget's child: none would ever go.
            previous.setParent(None)
        # Qt would tell the scroll bars the new height only later.
        shown.document.documentLayout().documentSizeChanged.emit(shown.document.size())
        self._shown = shown
        self._laying_out = False
        self._results = spans(shown.document.toPlainText(), self._words)
        self._result = min(self._result, len(self._results) - 1)
        self._mark_results()
        self._read_on(place, share)
        self.laid_out.emit()
        return shown

    def _read_on(self, place_id: str, share: float) -> None:
        """Scroll to a place of which a share has been read, now or when the page is first seen."""
        ids = [place.id for place in self._places]
        index = ids.index(place_id) if place_id in ids else 0
        if self._shown is not None:
            top, height = self._extent(self._shown, index)
            start = round(top - _TITLE_ROOM * self._em() + share * height)
            self.verticalScrollBar().setValue(start if place_id else 0)
        self._set_place(ids[index], share)

    def _extent(self, shown: RulesDocument, index: int) -> tuple[float, float]:
        """Return where a place begins in the text and how high it is."""
        top = shown.tops[index]
        last = index + 1 == len(shown.tops)
        end = shown.document.size().height() if last else shown.tops[index + 1]
        return top, max(1.0, end - top)

    def _scrolled(self, value: int) -> None:
        if self._laying_out or self._shown is None:
            return
        line = value + _TITLE_ROOM * self._em()
        index = max(0, bisect_right(self._shown.tops, line + 1) - 1)
        top, height = self._extent(self._shown, index)
        self._set_place(self._places[index].id, (line - top) / height)

    def _set_place(self, place_id: str, share: float) -> None:
        self._share = share
        if place_id != self._place:
            self._place = place_id
            self.place_changed.emit(place_id)

    def _show_result(self) -> None:
        """Scroll so that the current search result is seen, a third down the page unless it already is."""
        span = self._results[self._result]
        cursor = QTextCursor(self.document())
        cursor.setPosition(span.start)
        seen = self.cursorRect(cursor)
        if not self.viewport().rect().adjusted(0, 0, 0, -2 * seen.height()).contains(seen):
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + seen.top() - self.viewport().height() // 3)

    def _mark_results(self) -> None:
        page = self.palette().color(QPalette.ColorRole.Base)
        accent = self.palette().color(QPalette.ColorRole.Accent)
        marks = []
        for number, span in enumerate(self._results):
            char = QTextCharFormat()
            if number == self._result:
                char.setBackground(accent)
                char.setForeground(page)
            else:
                char.setBackground(mixed(page, accent, 0.35))
            mark = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document())
            cursor.setPosition(span.start)
            cursor.setPosition(span.start + span.length, QTextCursor.MoveMode.KeepAnchor)
            mark.cursor = cursor
            mark.format = char
            marks.append(mark)
        self.setExtraSelections(marks)
