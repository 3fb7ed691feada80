"""The strip above the table of a guided deal: what is taught now, and what to do."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia_desktop.ui import fonts, look
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.buttons import TableButton
from cardavia_desktop.ui.table.texts import draw_text

_WRAPPED: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_LEFT: Final = 22.0
_RIGHT: Final = 10.0
_BETWEEN: Final = 28.0
"""From the strip's edge to its texts, from its buttons to its edge, and from the one to the other."""
_TITLE: Final = 40.0
"""The height of the title's line by the text scale."""


@dataclass(frozen=True, slots=True)
class StripText:
    """What the strip says.

    Attributes:
        title: what it is about.
        lines: what to know, and last what to do, which is set stronger.
        count: which step of how many it is.
        astray: whether it answers to something that was not wanted; told by a sign too.
    """

    title: str
    lines: tuple[str, ...]
    count: str = ""
    astray: bool = False

    @property
    def spoken(self) -> str:
        """Return all of it as one text."""
        return " ".join((f"{self.title}.", *self.lines))


class GuideStrip(QWidget):
    """An ivory strip with a title, a few sentences and two buttons."""

    helped = Signal()
    """The first button: to be shown what to do, or at the end to go on."""
    left = Signal()
    """The person wants no more of the guide."""

    def __init__(self, look_: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look_
        self._text = StripText("", ())
        self._longest: tuple[StripText, ...] = ()
        self._t = 1.0
        self._edge = 10.0
        self._low = False
        self.help = TableButton(look_, self, paper=True)
        self.help.clicked.connect(self.helped)
        self.leave = TableButton(look_, self, paper=True)
        self.leave.clicked.connect(self.left)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    @property
    def text(self) -> StripText:
        """Return what it says."""
        return self._text

    def say(self, text: StripText, helps: str, leaves: str) -> None:
        """Say something else; ``helps`` and ``leaves`` are what the buttons say."""
        self._text = text
        self.help.say(helps, primary=True)
        self.leave.say(leaves)
        self.setAccessibleName(text.title)
        self.setAccessibleDescription(" ".join(text.lines))
        self._place()

    def keep_room(self, texts: Sequence[StripText]) -> None:
        """Be as high as the longest of these texts makes it, so that the table below stays where it is."""
        self._longest = tuple(texts)
        self._place()

    def set_scale(self, scale: float, edge: float, *, low: bool) -> None:
        """Set the size of everything on the strip; in a low window it says only what to do.

        Args:
            scale: the text scale.
            edge: how far the table's felt, with which the strip is flush, lies from the window's edge.
            low: whether the window is low.
        """
        self._t, self._edge, self._low = scale, edge, low
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the texts as much height as the width asks for."""
        super().resizeEvent(event)
        self._place()

    def sizeHint(self) -> QSize:
        """Return the width that there is, and the height of the longest text."""
        heights = [self._height(text) for text in (*self._longest, self._text)]
        above = 0 if self._low else _TITLE
        return QSize(600, round(max(heights) + (above + 20) * self._t))

    def minimumSizeHint(self) -> QSize:
        """Return a size as high as is needed in a low window."""
        return QSize(400, round(36 * self._t))

    def _place(self) -> None:
        t = self._t
        for button in (self.help, self.leave):
            button.set_scale(t * 0.8)
        hints = [self.help.sizeHint(), self.leave.sizeHint()]
        width = max(hint.width() for hint in hints)
        x, gap = round(self.width() - self._edge - _RIGHT * t - width), round(8 * t)
        if self._low:  # side by side
            for button, hint in zip((self.leave, self.help), reversed(hints), strict=True):
                left = x + width - hint.width()
                button.setGeometry(left, (self.height() - hint.height()) // 2, hint.width(), hint.height())
                x = left - gap - width
            self.updateGeometry()
            self.update()
            return
        y = (self.height() - gap - sum(hint.height() for hint in hints)) // 2
        for button, hint in zip((self.help, self.leave), hints, strict=True):
            button.setGeometry(x, y, width, hint.height())
            y += hint.height() + gap
        self.updateGeometry()
        self.update()

    def _font(self, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        return self._look.font(17 * self._t, weight=weight)

    def _fonts(self, text: StripText) -> list[tuple[str, QFont]]:
        if self._low:
            return [(text.lines[-1], self._font(QFont.Weight.DemiBold))] if text.lines else []
        last = len(text.lines) - 1
        strong, usual = self._font(QFont.Weight.DemiBold), self._font()
        return [(line, strong if index == last else usual) for index, line in enumerate(text.lines)]

    def _room(self) -> float:
        widths = self.help.sizeHint().width(), self.leave.sizeHint().width()
        buttons = sum(widths) if self._low else max(widths)
        around = (_LEFT + _BETWEEN + _RIGHT) * self._t + 2 * self._edge
        return max(200.0, self.width() - around - buttons)

    def _height(self, text: StripText) -> float:
        room = QRectF(0, 0, self._room(), 1000)
        return sum(
            QFontMetricsF(font).boundingRect(room, _WRAPPED, line).height()
            for line, font in self._fonts(text)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, text = self._t, self._text
        card = QRectF(self.rect()).adjusted(self._edge, 4 * t, -self._edge, -4 * t)
        painter.setPen(QPen(self._look.colour(look.CORAL if text.astray else look.PAPER_EDGE), 1.6))
        painter.setBrush(self._look.colour(look.PAPER))
        painter.drawRoundedRect(card, 14 * t, 14 * t)
        ink, dim = self._look.colour(look.INK), self._look.colour(look.INK_DIM)
        x, y = self._edge + _LEFT * t, 10 * t
        if not self._low:
            middle, right = (_TITLE / 2 + 8) * t, x + self._room()
            draw_text(painter, x, middle, text.title, self._look.font(24 * t, fonts.TITLE), ink)
            small = self._look.font(15 * t)
            draw_text(painter, right, middle, text.count, small, dim, Qt.AlignmentFlag.AlignRight)
            y = (_TITLE + 6) * t
        for line, font in self._fonts(text):
            height = (
                QFontMetricsF(font).boundingRect(QRectF(0, 0, self._room(), 1000), _WRAPPED, line).height()
            )
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(QRectF(x, y, self._room(), height + 2), _WRAPPED, line)
            y += height
        painter.end()
