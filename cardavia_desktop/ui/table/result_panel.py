"""The panel at a deal's end; what is written on it are the sheets of a deal and of a match."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.ui import look, phrases
from cardavia_desktop.ui.entrance import AT_ONCE, Entrance, Entry
from cardavia_desktop.ui.keys.key_map import USUAL
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.buttons import TableButton
from cardavia_desktop.ui.table.deal_sheet import DealSheet
from cardavia_desktop.ui.table.face import ResultContent
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.match_sheet import MatchSheet, match_panel

translate = QCoreApplication.translate

_STEP_MS: Final = 180
"""How long the climb of one level takes to be shown."""

_MATCH_MS: Final = 1400
"""How long the course of a match takes to be shown."""


class ResultPanel(QWidget):
    """Covers the table while a result is read."""

    next_pressed = Signal()
    review_pressed = Signal()
    closed = Signal()
    """The panel is put aside so that the table can be looked at."""

    def __init__(self, look_: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look_
        self._content: ResultContent | None = None
        self.review_key = USUAL["review_deal"]
        """The key that reviews the deal, as it is written; the table does what it is for."""
        self._seats = 0
        self._metrics: Metrics | None = None
        self._panel = QRectF()
        self._climbed = 1.0
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._climb)
        self._next = TableButton(look_, self, paper=True)
        self._next.setObjectName("next_deal")
        self._next.clicked.connect(self.next_pressed)
        self._review = TableButton(look_, self, paper=True)
        self._review.setObjectName("review")
        self._review.clicked.connect(self.review_pressed)
        self._aside = TableButton(look_, self, paper=True)
        self._aside.setObjectName("see_table")
        self._aside.clicked.connect(self.closed)
        self._entrance = Entrance(self, self._next, self._review, self._aside)
        self._entrance.moved.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def offer_review(self, *, offered: bool) -> None:
        """Show the button that leads to a review, or not."""
        self._review.setVisible(offered)

    @property
    def next_button(self) -> TableButton:
        """Return the button that goes on."""
        return self._next

    @property
    def moving(self) -> bool:
        """Tell whether the panel still comes in, or the climb is being shown."""
        return self._climbed < 1 or self._entrance.running

    def tell(
        self,
        content: ResultContent,
        seats: int,
        metrics: Metrics,
        pace: float = 0.0,
        entry: Entry = AT_ONCE,
    ) -> None:
        """Show a result.

        Args:
            content: what to tell.
            seats: how many players there are.
            metrics: the table's scale.
            pace: how long the climb is shown, by the normal time; 0 shows the end of it at once.
            entry: how the panel comes in.
        """
        self._content, self._seats = content, seats
        title, line = content.title, content.line
        self.setAccessibleName(f"{title}. {line} {content.figure} {content.caption}")
        self.setAccessibleDescription(spoken(content))
        self.place(metrics)
        self.show()
        self.raise_()
        self.setFocus()
        self._entrance.begin(entry)
        self._motion.stop()
        self._climbed = 1.0
        if content.climb is not None:
            length = _MATCH_MS
        else:
            length = _STEP_MS * (content.ladder.after - content.ladder.before if content.ladder else 0)
        if length * pace > 0:
            self._climbed = 0.0
            self._motion.setDuration(round(length * pace))
            self._motion.start()

    def _climb(self, share: object) -> None:
        if isinstance(share, float):
            self._climbed = share
            self.update()

    def arrive(self) -> None:
        """Show the end of the climb now: somebody has pressed something."""
        self._entrance.finish()
        self._motion.stop()
        self._climb(1.0)

    def place(self, metrics: Metrics) -> None:
        """Cover a table of that size."""
        self._metrics = metrics
        content = self._content
        if content is None:
            return
        t, felt = metrics.t, metrics.felt
        self.setGeometry(0, 0, round(metrics.width), round(metrics.height))
        if content.climb is not None:
            self._panel = match_panel(metrics)
        else:
            width = min((1000 if content.ladder else 980) * t, felt.w - 16 * t)
            height = min((830 if content.ladder else 690) * t, felt.h - 16 * t)
            self._panel = QRectF(felt.cx - width / 2, felt.cy - height / 2, width, height)
        self._next.set_scale(t)
        self._next.say(content.next_label, translate("Key", "Enter"), primary=True)
        hint = self._next.sizeHint()
        right, bottom = self._panel.right() - 52 * t, self._panel.bottom() - 30 * t
        self._next.setGeometry(
            QRect(round(right - hint.width()), round(bottom - hint.height()), hint.width(), hint.height())
        )
        self._aside.set_scale(t)
        self._aside.say(translate("Action", "See the table"), translate("Key", "Esc"))
        self._review.set_scale(t)
        self._review.say(translate("Action", "Review"), self.review_key)
        left = self._panel.left() + 52 * t
        for button in (self._aside, self._review):
            hint = button.sizeHint()
            button.setGeometry(QRect(round(left), round(bottom - hint.height()), hint.width(), hint.height()))
            left += hint.width() + 12 * t
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Enter, look at the table with Escape."""
        self.arrive()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.next_pressed.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the end of the climb at once."""
        self.arrive()
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        """Move nothing while nobody looks."""
        self.arrive()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel over a darkened table."""
        del event
        content, metrics = self._content, self._metrics
        if content is None or metrics is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(self._entrance.share)
        t, panel = metrics.t, self._panel
        bottom = self._next.geometry().top() - 14 * t
        match = MatchSheet(self._look, content) if content.climb is not None else None
        if match is not None:
            match.paint_ground(painter, panel, metrics, self._climbed)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.colour("#021615", 0.46))
            painter.drawRoundedRect(QRectF(*metrics.felt), 16 * t, 16 * t)
        painter.translate(0, self._entrance.below)
        shadow = self._look.shadow(panel.width(), panel.height(), 20 * t, blur=40 * t, drop=10 * t, alpha=0.4)
        painter.drawPixmap(panel.topLeft() - QPointF(shadow.margin, shadow.margin), shadow.pixmap)
        painter.setPen(QPen(self._look.colour(look.PAPER_EDGE), 1.4))
        painter.setBrush(self._look.colour(look.PAPER))
        painter.drawRoundedRect(panel, 20 * t, 20 * t)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._look.colour(look.PAPER_LINE, 0.55), 1))
        painter.drawRoundedRect(panel.adjusted(8, 8, -8, -8), 14 * t, 14 * t)
        if match is not None:
            match.paint(painter, panel, bottom, metrics, self._climbed)
        else:
            sheet = DealSheet(self._look, content, self._seats)
            sheet.paint(painter, panel, bottom, metrics, self._climbed)
        painter.end()


def spoken(content: ResultContent) -> str:
    """Return a result's parts in words: the sums, the seats, what was left in hand, what comes next."""
    sums = [(row.label, row.note, row.value) for row in content.sums if row.used]
    seats = [(row.lead, row.name, row.role, row.note, row.value, row.total) for row in content.seats]
    hands = [(name, *map(phrases.card_name, held)) for name, held in content.hands]
    rows = [", ".join(text for text in row if text) for row in (*sums, *seats)]
    if content.climb is not None:
        climb = content.climb
        for name, course in ((climb.own_name, climb.own), (climb.other_name, climb.other)):
            letters = ", ".join(phrases.rank_name(RANKS[level]) for level in course)
            rows.append(phrases.fill(translate("Access", "%1: %2"), name, letters))
    if hands:
        rows.append(translate("Result", "Left in hand"))
        rows += [phrases.fill(translate("Access", "%1: %2"), name, ", ".join(held)) for name, *held in hands]
    return ". ".join((*rows, content.next_line) if content.next_line else rows)
