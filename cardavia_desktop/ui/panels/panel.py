"""What every panel over the table has: a head, room for its content, and ways to close it."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from cardavia_desktop.ui import theme
from cardavia_desktop.ui.entrance import AT_ONCE, Entrance, Entry
from cardavia_desktop.ui.glyphs import glyph_icon
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.theme import Surround

translate = QCoreApplication.translate

_DIM: Final = QColor(2, 22, 21, 128)
_SHADES: Final = 20
"""Steps of a panel's shadow, too many to be made out one by one."""
_COMPACT: Final = 0.83
"""How much smaller panels are in a small window."""


class Panel(QWidget):
    """Lies over the pages of the window, dims them, and holds the focus until it is closed.

    It closes by its cross, Esc, or a click beside it, and gives the focus back. Its content is built anew for
    another language, size or surround: :meth:`build` is all that a panel writes itself.

    Args:
        host: the pages; the panel covers them.
        colours: the surround's colours.
        width: the panel's width at 1920 × 1080.
    """

    closed = Signal()
    """The panel is gone."""

    def __init__(self, host: QWidget, colours: Surround, width: float) -> None:
        super().__init__(host)
        self.colours = colours
        self._host = host
        self._width = width
        self._came_from = _focus_below_panels()
        self._factor = 0.0
        self._around = 0
        self._frame = QFrame(self)
        self._frame.setObjectName("panel")
        self._inside: QWidget | None = None
        self._scroll: QScrollArea | None = None
        self._body: QWidget | None = None
        self._entrance = Entrance(self, self._frame)
        self._entrance.moved.connect(self.update)
        host.installEventFilter(self)
        self.setGeometry(host.rect())

    # For the window

    def open(self, entry: Entry = AT_ONCE) -> None:
        """Show the panel, which comes in that way."""
        self._rebuild()
        self.show()
        self.raise_()
        self.focus_first()
        self._entrance.begin(entry)

    def renew(self) -> None:
        """Build the content anew: what it shows has changed."""
        self._rebuild()

    def dress(self, colours: Surround) -> None:
        """Take on another surround."""
        self.colours = colours
        self._rebuild()

    @property
    def factor(self) -> float:
        """Return the scale of lengths and texts."""
        return self._factor

    @property
    def frame(self) -> QFrame:
        """Return the panel itself, without the dimmed rest."""
        return self._frame

    # For a panel

    def title(self) -> str:
        """Return what the panel is called."""
        raise NotImplementedError

    def remark(self) -> str:
        """Return a few words beside the cross."""
        return ""

    def build(self, inside: QWidget) -> None:
        """Fill the panel below its head."""
        raise NotImplementedError

    def focus_first(self) -> None:
        """Put the focus where work begins."""
        cross = self._frame.findChild(QPushButton, "cross")
        if isinstance(cross, QWidget):
            cross.setFocus(Qt.FocusReason.OtherFocusReason)

    def px(self, length: float) -> int:
        """Return a length of the 1920 × 1080 design in pixels."""
        return round(length * self._factor)

    def label(self, text: str, role: str, parent: QWidget) -> QLabel:
        """Return a line of plain text; ``role`` is how the style sheet knows it."""
        made = QLabel(parent)
        made.setTextFormat(Qt.TextFormat.PlainText)  # parts of it may come from a file
        made.setText(text)
        made.setProperty("role", role)
        return made

    # The widget

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the host at any size."""
        if event.type() is QEvent.Type.Resize and watched is self._host:
            self.setGeometry(self._host.rect())
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window's size."""
        super().resizeEvent(event)
        if self._factor not in (0.0, self._wanted_factor()):
            self._rebuild()
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() is QEvent.Type.LanguageChange and self._factor:
            self._rebuild()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close on a click beside the panel."""
        if not self._frame.geometry().contains(event.position().toPoint()):
            self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc, press a button by Enter too; no key goes through to the table."""
        focused = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        event.accept()

    def focusNextPrevChild(self, next_: bool) -> bool:
        """Keep the focus inside."""
        chain = _chain(self._frame)
        focused = QApplication.focusWidget()
        at = chain.index(focused) if focused in chain else 0
        round_trip = chain[at + 1 :] + chain[:at]
        target = next((widget for widget in round_trip[:: 1 if next_ else -1] if self._is_stop(widget)), None)
        if target is None:
            return False
        target.setFocus(Qt.FocusReason.TabFocusReason if next_ else Qt.FocusReason.BacktabFocusReason)
        if self._scroll is not None and self._body is not None and self._body.isAncestorOf(target):
            self._scroll.ensureWidgetVisible(target)
        return True

    def _is_stop(self, widget: QWidget) -> bool:
        tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        return bool(tab) and widget.isVisible() and widget.isEnabled() and self._frame.isAncestorOf(widget)

    def close(self) -> bool:
        """Go away, and give the focus back."""
        if not super().close():
            return False
        self._host.removeEventFilter(self)
        came_from = self._came_from
        if came_from is not None and isValid(came_from) and came_from.isVisible():
            came_from.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()
        self.deleteLater()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim what lies below, and paint the panel's shadow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._entrance.share)
        painter.fillRect(event.rect(), _DIM)
        place, radius = QRectF(self._frame.geometry()), 18 * self._factor
        reach = round(40 * self._factor)
        width = max(1, round(reach / _SHADES))  # whole pixels: between them no line is seen
        ring = QPainterPath()
        for spread in range(0, reach + 1, width):
            rect = place.adjusted(-spread, -spread + 8, spread, spread + 8)
            outline = QPainterPath()
            outline.addRoundedRect(rect, radius + spread, radius + spread)
            ring.addPath(outline)  # what lies between this outline and the one within
            painter.fillPath(ring, _shade(max(0.0, spread - width / 2) / reach))
            ring = outline
        painter.end()

    # Building

    def _wanted_factor(self) -> float:
        window = self.window()
        compact = window.width() < 1180 or window.height() < 720
        scale = theme.scale(window.width(), window.height()) * theme.text_scale()
        return scale * (_COMPACT if compact else 1.0)

    def _rebuild(self) -> None:
        focused = QApplication.focusWidget()
        name = focused.objectName() if focused is not None and self._frame.isAncestorOf(focused) else ""
        self._factor = self._wanted_factor()
        if self._inside is not None:
            self._inside.hide()
            self._inside.setParent(None)
            self._inside.deleteLater()
        self._inside = QWidget(self._frame)
        self._frame.setStyleSheet(theme.panel_sheet(self.colours, self._factor))
        self._frame.setAccessibleName(self.title())
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(self.px(36), self.px(26), self.px(36), self.px(24))
        column.setSpacing(self.px(20))
        head = self._head(self._inside)
        column.addLayout(head)
        rule = QFrame(self._inside)
        rule.setProperty("role", "rule")
        rule.setFixedHeight(1)
        column.addWidget(rule)
        margins = column.contentsMargins()
        self._around = head.sizeHint().height() + 1 + 2 * column.spacing() + margins.top() + margins.bottom()
        self._scroll = QScrollArea(self._inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._body = QWidget(self._inside)
        self._body.setObjectName("panelBody")
        self.build(self._body)
        self._scroll.setWidget(self._body)
        column.addWidget(self._scroll, 1)
        self._inside.show()
        self._place()
        again = self._frame.findChild(QWidget, name) if name else None
        if isinstance(again, QWidget):
            again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _head(self, parent: QWidget) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(self.px(16))
        head.addWidget(self.label(self.title(), "title", parent))
        head.addStretch(1)
        head.addWidget(self.label(self.remark(), "caption", parent))
        cross = QPushButton(parent)
        cross.setObjectName("cross")
        cross.setIcon(glyph_icon(Glyph.CROSS, QColor(self.colours.text), self.px(20)))
        cross.setIconSize(QSize(self.px(20), self.px(20)))
        cross.setFixedSize(max(28, self.px(38)), max(28, self.px(38)))
        cross.setAccessibleName(translate("Panel", "Close"))
        cross.setToolTip(translate("Panel", "Close"))
        cross.setAutoDefault(False)
        cross.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        cross.clicked.connect(self.close)
        head.addWidget(cross)
        return head

    def _place(self) -> None:
        """Put the panel into the middle, as high as its content wants and the window allows."""
        layout = self._body.layout() if self._body is not None else None
        if self._inside is None or self._body is None or layout is None:
            return
        margin = self.px(16)
        needed = self._body.minimumSizeHint().width() + 2 * self.px(36)  # longer words than the design's
        width = min(max(round(self._width * self._factor), needed), self.width() - 2 * margin)
        wanted = layout.totalHeightForWidth(width - 2 * self.px(36)) if layout.hasHeightForWidth() else 0
        height = max(wanted, self._body.minimumSizeHint().height()) + self._around
        if height > self.height() - 2 * margin and self._scroll is not None:  # what scrolls needs a bar
            bar = self._scroll.verticalScrollBar().sizeHint().width()
            width = min(max(width, needed + bar), self.width() - 2 * margin)
        height = min(height, self.height() - 2 * margin)
        self._frame.setGeometry(
            QRect((self.width() - width) // 2, (self.height() - height) // 2, width, height)
        )
        self._inside.setGeometry(self._frame.rect())
        self.update()


def _shade(away: float) -> QColor:
    """Return a panel's shadow at a distance from its edge, 0 at the edge and 1 where the shadow ends."""
    return QColor.fromRgbF(0, 0.031, 0.024, 1 - 0.68 ** (1 - away))


def _focus_below_panels() -> QWidget | None:
    """Return what has the focus; where that is a panel, which gives way, what had it before."""
    focused = QApplication.focusWidget()
    above: QWidget | None = focused
    while above is not None and not isinstance(above, Panel):
        above = above.parentWidget()
    return above._came_from if above is not None else focused  # noqa: SLF001 - one of us


def _chain(frame: QWidget) -> list[QWidget]:
    """Return the widgets in the order of the Tab key."""
    found: list[QWidget] = [frame]
    following = frame.nextInFocusChain()
    while following is not None and following is not frame:
        found.append(following)
        following = following.nextInFocusChain()
    return found
