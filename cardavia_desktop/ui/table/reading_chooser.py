"""Which reading is meant: a panel with the cards drawn as each combination that they could be."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from cardavia_desktop.engine.cards import RANK_TEXTS, Card, rank_of, suit_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.ui import fonts, look, phrases
from cardavia_desktop.ui.entrance import Entrance, Entry
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.buttons import TableButton
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO, Metrics
from cardavia_desktop.ui.table.texts import draw_text, text_width

translate = QCoreApplication.translate

_DEMI = QFont.Weight.DemiBold
_INKS = ("#1A1D26", "#B01E2B", "#1A1D26", "#B01E2B")
_FOUR_INKS = ("#1A1D26", "#B01E2B", "#14613A", "#1A4C9A")
"""The colours of spades, hearts, clubs and diamonds."""

_CARD = (56.0, 6.0)
"""A small card's width and the gap to the next, by the text scale."""

_ALONE = 620.0
"""The room of the only reading: the question and both buttons stand above it."""

_UPRIGHT, _LYING, _LEAST = 132.0, 100.0, 78.0
"""The height of a reading, by the text scale: with cards that stand, with lying ones, and the least."""

_LEAST_UPRIGHT = 1.15
"""The height by the width from which rank and suit stand one below the other."""

_SUITS = (Glyph.SPADE, Glyph.HEART, Glyph.CLUB, Glyph.DIAMOND)


class ReadingButton(QPushButton):
    """One reading."""

    def __init__(
        self,
        look_: Look,
        parent: QWidget,
        reading: Combination,
        wild: frozenset[Card],
        number: int,
        scale: float,
    ) -> None:
        super().__init__(parent)
        self._look = look_
        self._reading = reading
        self._wild = wild
        self._number = number
        self._scale = scale
        self.setText(phrases.combination_name(reading))
        self.setAccessibleDescription(", ".join(map(phrases.card_name, reading.stands_for)))
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_scale(self, scale: float) -> None:
        """Set the size of everything on the button, 1 at full size."""
        self._scale = scale
        self.update()

    def words_width(self) -> float:
        """Return the room that the reading's name and the words beside it need."""
        t = self._scale
        width = text_width(self.text(), self._look.font(16 * t, weight=_DEMI)) + 64 * t
        if phrases.is_bomb(self._reading):
            width += text_width(translate("Table", "a bomb"), self._look.font(15 * t)) + 20 * t
        return width

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the reading's name over its cards."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, on = self._scale, self.isChecked()
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        edge = look.FOCUS if self.hasFocus() else look.BRASS_BRIGHT if on else look.IVORY
        painter.setPen(QPen(self._look.colour(edge, 1 if on or self.hasFocus() else 0.2), 2.2 if on else 1))
        painter.setBrush(self._look.colour("#143B36" if on or self.underMouse() else "#0B2B2A"))
        painter.drawRoundedRect(rect, 10 * t, 10 * t)
        key = QRectF(rect.left() + 12 * t, rect.top() + 11 * t, 24 * t, 24 * t)
        painter.setBrush(self._look.colour(look.PRIMARY) if on else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._look.colour(look.IVORY, 0.5), 1))
        painter.drawRoundedRect(key, 5 * t, 5 * t)
        ink = self._look.colour(look.ON_PRIMARY if on else look.IVORY)
        font = self._look.font(14 * t, weight=_DEMI)
        middle = Qt.AlignmentFlag.AlignHCenter
        draw_text(painter, key.center().x(), key.center().y(), str(self._number), font, ink, middle)
        ivory = self._look.colour(look.IVORY)
        name_font = self._look.font(16 * t, weight=_DEMI)
        draw_text(painter, key.right() + 10 * t, key.center().y(), self.text(), name_font, ivory)
        if phrases.is_bomb(self._reading):
            draw_text(
                painter,
                rect.right() - 12 * t,
                key.center().y(),
                translate("Table", "a bomb"),
                self._look.font(15 * t),
                self._look.colour(look.BRASS_BRIGHT),
                Qt.AlignmentFlag.AlignRight,
            )
        self._paint_cards(painter, rect, key.bottom() + 6 * t)
        painter.end()

    def _paint_cards(self, painter: QPainter, rect: QRectF, highest: float) -> None:
        """Paint small cards below ``highest``, a wild one in gold as the card that it stands for."""
        t = self._scale
        count, gap = self._reading.size, 6 * t
        room = rect.width() - 24 * t
        height = rect.bottom() - 12 * t - highest
        width = min(_CARD[0] * t, (room - gap * (count - 1)) / count)
        if height < width * _LEAST_UPRIGHT:  # too low for cards that stand upright
            height = min(height, width * 0.9)
        height = min(height, width * CARD_RATIO)
        top = rect.bottom() - 12 * t - height
        for index, (card, face) in enumerate(zip(self._reading.cards, self._reading.stands_for, strict=True)):
            tile = QRectF(rect.left() + 12 * t + index * (width + gap), top, width, height)
            self._paint_card(painter, tile, face, wild=card in self._wild)

    def _paint_card(self, painter: QPainter, tile: QRectF, face: Card, *, wild: bool) -> None:
        t = self._scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.colour(look.CARD_SHADOW, 0.35))
        painter.drawRoundedRect(tile.translated(0, 2 * t), 6 * t, 6 * t)
        painter.setPen(QPen(self._look.colour("#D79A26" if wild else "#CBBB96"), 2.6 if wild else 1))
        painter.setBrush(self._look.colour(look.CHOSEN_GROUND if wild else look.IVORY))
        painter.drawRoundedRect(tile, 6 * t, 6 * t)
        suit, rank = suit_of(face), RANK_TEXTS[rank_of(face)]
        inks = _FOUR_INKS if self._look.four_colours else _INKS
        joker = Glyph.BIG_JOKER if rank == "RJ" else Glyph.SMALL_JOKER
        glyph = _SUITS[suit] if suit is not None else joker
        name = inks[suit] if suit is not None else inks[1 if rank == "RJ" else 0]
        letter = self._look.letter(rank) if suit is not None else ""
        middle, colour = tile.center(), self._look.colour(name)
        if tile.height() > tile.width():
            size = tile.height() * (0.30 if letter else 0.5)
            font = self._look.font(tile.height() * 0.42, fonts.NUMBER)
            y = tile.top() + tile.height() * 0.31
            draw_text(painter, middle.x(), y, letter, font, colour, Qt.AlignmentFlag.AlignHCenter)
            x, y = middle.x() - size / 2, tile.top() + tile.height() * (0.74 if letter else 0.5) - size / 2
        else:
            size = tile.height() * 0.40
            font = self._look.font(tile.height() * 0.56, fonts.NUMBER)
            width = text_width(letter, font)
            x, y = middle.x() - (width + size + 3 * t) / 2, middle.y() - size / 2
            draw_text(painter, x, middle.y(), letter, font, colour)
            x += width + 3 * t
        painter.drawPixmap(QPointF(x, y), self._look.glyph(glyph, size, name))
        if wild:
            star = 15 * t
            corner = QPointF(tile.right() - star * 0.6, tile.top() - star * 0.4)
            painter.drawPixmap(corner, self._look.glyph(Glyph.STAR, star, look.BRASS_BRIGHT))


class ReadingChooser(QWidget):
    """The panel. It is over the table until a reading is chosen or it is cancelled."""

    chosen = Signal(object)
    """The :class:`~cardavia_desktop.engine.combination.Combination` that is meant."""
    cancelled = Signal()
    told = Signal(str)
    """What is to be heard: the question, then each reading that comes to be marked."""

    def __init__(self, look_: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look_
        self._scale = 1.0
        self._readings: tuple[Combination, ...] = ()
        self._buttons: list[ReadingButton] = []
        self._play = TableButton(look_, self)
        self._cancel = TableButton(look_, self)
        self._play.setObjectName("play_reading")
        self._play.clicked.connect(self._confirm)
        self._cancel.clicked.connect(self.cancelled)
        self._entrance = Entrance(self)
        self.hide()

    @property
    def buttons(self) -> Sequence[ReadingButton]:
        """Return the readings' buttons, the strongest first."""
        return self._buttons

    def ask(
        self,
        readings: Sequence[Combination],
        wild: Collection[Card],
        metrics: Metrics,
        action_y: float,
        highest: float,
    ) -> None:
        """Ask which of these is meant; the first is chosen beforehand.

        Args:
            readings: the combinations, strongest first.
            wild: the wild ones among the cards.
            metrics: the table's scale.
            action_y: the middle of the row of buttons.
            highest: how high it may reach where its readings fit below.
        """
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._readings = tuple(readings)
        self._scale = metrics.t
        self._buttons = [
            ReadingButton(self._look, self, reading, frozenset(wild), number, metrics.t)
            for number, reading in enumerate(readings, 1)
        ]
        for button in self._buttons:
            button.clicked.connect(self.update)
            button.clicked.connect(self._tell)
            button.show()
        self._buttons[0].setChecked(True)
        self.place(metrics, action_y, highest)
        self.setAccessibleName(self._title())
        self.show()
        self.raise_()
        self.setFocus()
        self.told.emit(self.accessibleName())
        self._tell()

    def come_in(self, entry: Entry) -> None:
        """Come in that way, once something is asked."""
        self._entrance.begin(entry)

    def place(self, metrics: Metrics, action_y: float, highest: float) -> None:
        """Stand between the side plates, above the hand, and below ``highest`` if there is room."""
        t = self._scale = metrics.t
        self._cancel.set_scale(t * 0.8)
        self._play.set_scale(t * 0.8)
        for button in self._buttons:
            button.set_scale(t)
        self._cancel.say(translate("Action", "Cancel"), translate("Key", "Esc"))
        self._play.say(translate("Action", "Play"), translate("Key", "Enter"), primary=True)
        count = max(1, len(self._readings))
        columns = 2 if count > 1 else 1
        rows = (count + columns - 1) // columns
        gap, pad, head = 10 * t, 16 * t, 56 * t
        room = metrics.felt.w - 2 * (252 * metrics.plate_scale + 64 * t)
        longest = max((reading.size for reading in self._readings), default=5)
        words = max((button.words_width() for button in self._buttons), default=0.0)
        wanted = max(words, (longest * (_CARD[0] + _CARD[1]) + 24) * t, _ALONE * t if columns == 1 else 0.0)
        cell = min(wanted, (room - 2 * pad - gap * (columns - 1)) / columns)
        width = cell * columns + 2 * pad + gap * (columns - 1)
        lowest = action_y + 56 * t
        beside = head + pad + (rows - 1) * gap
        # Cards that stand upright where they fit, else lying ones, the lower the more readings there are.
        fits = (lowest - highest - beside) / rows
        cell_height = _UPRIGHT * t if fits >= _UPRIGHT * t else min(_LYING * t, max(_LEAST * t, fits))
        height = beside + rows * cell_height
        top = lowest - height
        rect = Rect(metrics.felt.cx - width / 2, max(12 * t, top), width, height)
        self.setGeometry(QRect(round(rect.x), round(rect.y), round(rect.w), round(rect.h)))
        for index, button in enumerate(self._buttons):
            x = pad + index % columns * (cell + gap)
            y = head + index // columns * (cell_height + gap)
            button.setGeometry(QRect(round(x), round(y), round(cell), round(cell_height)))
        x = width - pad
        for widget in (self._play, self._cancel):
            hint = widget.sizeHint()
            x -= hint.width()
            widget.setGeometry(
                QRect(round(x), round(head / 2 - hint.height() / 2), hint.width(), hint.height())
            )
            x -= 10 * t

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t = self._scale
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(self._look.colour(look.BRASS, 0.7), 1.2))
        painter.setBrush(self._look.colour("#08211F", 0.97))
        painter.drawRoundedRect(rect, 16 * t, 16 * t)
        title = self._title()
        font = self._look.font(22 * t, fonts.TITLE)
        draw_text(painter, 22 * t, 31 * t, title, font, self._look.colour(look.IVORY))
        painter.end()

    def _title(self) -> str:
        if len(self._readings) == 1:  # there is no choice: it is asked because it is a bomb
            return translate("Table", "Play this bomb?")
        return translate("Table", "Which do you mean?")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by number or arrows, confirm or cancel."""
        key = event.key()
        at = next((index for index, button in enumerate(self._buttons) if button.isChecked()), 0)
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -2,
            Qt.Key.Key_Down: 2,
        }
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._confirm()
        elif key == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and key - Qt.Key.Key_1 < len(self._buttons):
            self._buttons[key - Qt.Key.Key_1].setChecked(True)
            self._tell()
        elif Qt.Key(key) in steps:
            to = at + steps[Qt.Key(key)]
            if 0 <= to < len(self._buttons):
                self._buttons[to].setChecked(True)
                self._tell()
        else:
            event.ignore()

    def _tell(self) -> None:
        """Tell which reading is marked, and of how many."""
        for number, button in enumerate(self._buttons, 1):
            if button.isChecked():
                text = translate("Access", "%1, %2 of %3")
                self.told.emit(phrases.fill(text, button.text(), number, len(self._buttons)))

    def _confirm(self) -> None:
        for button, reading in zip(self._buttons, self._readings, strict=True):
            if button.isChecked():
                self.chosen.emit(reading)
                return
