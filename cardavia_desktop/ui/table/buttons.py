"""The table's buttons: real push buttons, painted in the table's look."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFont,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QWidget

from cardavia_desktop.ui import look
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.texts import SMOOTH, draw_text, text_width

translate = QCoreApplication.translate

_DEMI = QFont.Weight.DemiBold

_RING: Final = 4.5
"""How far within the ring of the focus a button begins."""

_PRIMARY_NEAR: Final = "#E6C27E"
_PRIMARY_DOWN: Final = "#C1964A"
"""The ground of the main button below the pointer, and pressed."""


class TableButton(QPushButton):
    """A button with the key that does the same written on it.

    The second press of a double click is left out: it was meant for what the first one did.

    Args:
        look_: what it is painted with.
        parent: the table or a panel on it.
        tool: a small button with a sign instead of a key.
        paper: whether it stands on paper instead of felt.
    """

    altered = Signal()
    """The button looks different now."""

    def __init__(
        self, look_: Look, parent: QWidget, *, tool: Glyph | None = None, paper: bool = False
    ) -> None:
        super().__init__(parent)
        self._look = look_
        self._tool = tool
        self._paper = paper
        self._scale = 1.0
        self._key = ""
        self._note = ""
        self._note_room = ""
        self._primary = False
        self._bare = False
        self._told: Hashable = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, text: str, key: str = "", note: str = "", *, primary: bool = False, why: str = "") -> None:
        """Set what the button says.

        Args:
            text: its label.
            key: the key that does the same, as it is written.
            note: a remark beside the label.
            primary: whether it is the main thing to do.
            why: why it is disabled, for the tool tip.
        """
        self.setText(text)
        self._key, self._note, self._primary = key, note, primary
        self.setToolTip(why or (QKeySequence(key).toString() if self._tool else ""))
        self.setAccessibleName(f"{text} {note}".strip())
        self.setAccessibleDescription(why or key)
        self.update()
        self._tell()

    def keep_room(self, note: str) -> None:
        """Be as wide as a remark like this makes the button, whatever the remark is."""
        self._note_room = note

    def set_bare(self, bare: bool) -> None:
        """Show a tool's sign without its label, where there is little room."""
        self._bare = bare
        if bare:
            self.setToolTip(self.text())

    @property
    def primary(self) -> bool:
        """Tell whether the button stands for the main thing to do."""
        return self._primary

    def set_scale(self, scale: float) -> None:
        """Set the size of everything on the button, 1 at full size."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that its texts need."""
        k = self._scale
        if self._tool is not None and self._bare:
            return QSize(round(44 * k), round(40 * k))
        if self._tool is not None:
            return QSize(
                round(text_width(self.text(), self._font(15, QFont.Weight.Medium)) + 52 * k), round(40 * k)
            )
        width = text_width(self.text(), self._font(19, _DEMI)) + 48 * k
        if self._key:
            width += self._key_width() + 12 * k
        if self._note_room:
            width += text_width(self._note_room, self._font(15)) + 9 * k
        return QSize(round(width), round(54 * k))

    def _font(self, pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        return self._look.font(pixels * self._scale, weight=weight)

    def _key_width(self) -> float:
        return max(22 * self._scale, text_width(self._key, self._font(13, _DEMI)) + 14 * self._scale)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Leave the second press of a double click out."""
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that the pointer is over it."""
        super().enterEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Show that it can be pressed, or cannot."""
        if event.type() is QEvent.Type.EnabledChange:
            enabled = self.isEnabled()
            self.setCursor(Qt.CursorShape.PointingHandCursor if enabled else Qt.CursorShape.ArrowCursor)
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tell when the button looks different after an event."""
        handled = super().event(event)
        self._tell()
        return handled

    def _tell(self) -> None:
        state = self._state()
        if state != self._told:
            self._told = state
            self.altered.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button."""
        del event
        painter = QPainter(self)
        self.draw(painter)
        painter.end()

    def _state(self) -> Hashable:
        """Return everything that can be seen of the button."""
        words = (self.text(), self._key, self._note, self._bare, self._primary, self._scale)
        state = (self.isEnabled(), self.isDown(), self.isChecked(), self.underMouse(), self.hasFocus())
        return (*words, *state, self.isHidden(), self.geometry().getRect())

    def draw(self, painter: QPainter) -> None:
        """Draw the button with its top left corner at the origin."""
        painter.setRenderHints(SMOOTH)
        k, enabled = self._scale, self.isEnabled()
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        radius = (9 if self._tool else 10) * k
        if self.hasFocus():  # a ring around the button, which makes room for it
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._look.colour(look.INK if self._paper else look.FOCUS), 2.2))
            painter.drawRoundedRect(rect, radius, radius)
            rect.adjust(_RING, _RING, -_RING, -_RING)
            radius = max(2.0, radius - _RING)
        if self.isDown():
            rect.translate(0, 1)
        ink = self._paint_ground(painter, rect, radius)
        alpha = 1.0 if enabled else 0.42
        if self._tool is not None:
            self._paint_tool(painter, rect, ink, alpha)
        else:
            self._paint_label(painter, rect, ink, alpha)

    def _paint_ground(self, painter: QPainter, rect: QRectF, radius: float) -> str:
        """Paint the button's ground and return the name of the ink on it."""
        enabled, hover = self.isEnabled(), self.underMouse() and self.isEnabled()
        if self._primary and enabled:
            painter.setPen(QPen(self._look.colour(look.PRIMARY_EDGE, 0.9), 1.2))
            ground = _PRIMARY_DOWN if self.isDown() else _PRIMARY_NEAR if hover else look.PRIMARY
            painter.setBrush(self._look.colour(ground))
            painter.drawRoundedRect(rect, radius, radius)
            return look.ON_PRIMARY
        if self._paper:
            painter.setPen(QPen(self._look.colour("#8A7A55", 0.8), 1.2))
            ground = "#E9DBB6" if self.isDown() else "#F4E9CC" if hover else "#FFFDF6"
            painter.setBrush(self._look.colour(ground))
            painter.drawRoundedRect(rect, radius, radius)
            return look.INK
        edge = 0.22 if self._tool else 0.38
        painter.setPen(QPen(self._look.colour(look.IVORY, edge * (1 if enabled else 0.5)), 1.2))
        ground, alpha = (look.PLATE, 0.95) if self.isDown() else ("#1C3B38" if hover else look.PLATE, 0.62)
        painter.setBrush(self._look.colour(ground, alpha if enabled else 0.42))
        painter.drawRoundedRect(rect, radius, radius)
        return look.IVORY

    def _paint_tool(self, painter: QPainter, rect: QRectF, ink: str, alpha: float) -> None:
        k, size = self._scale, 18 * self._scale
        assert self._tool is not None  # noqa: S101 - the caller has looked
        on = self.isChecked()
        sign = self._look.glyph(self._tool, size, look.BRASS_BRIGHT, alpha)
        if self._bare:
            painter.drawPixmap(rect.center() - QPointF(size / 2, size / 2), sign)
            return
        painter.drawPixmap(QPointF(rect.left() + 12 * k, rect.center().y() - size / 2), sign)
        colour = self._look.colour(look.BRASS_BRIGHT if on else ink, alpha)
        draw_text(
            painter,
            rect.left() + 36 * k,
            rect.center().y(),
            self.text(),
            self._font(15, QFont.Weight.Medium),
            colour,
        )

    def _paint_label(self, painter: QPainter, rect: QRectF, ink: str, alpha: float) -> None:
        k = self._scale
        label, note, key = self._font(19, _DEMI), self._font(15), self._font(13, _DEMI)
        width = text_width(self.text(), label)
        note_width = text_width(self._note, note) + 9 * k if self._note else 0.0
        key_width = self._key_width() + 12 * k if self._key else 0.0
        x, y = rect.center().x() - (width + note_width + key_width) / 2, rect.center().y()
        draw_text(painter, x, y, self.text(), label, self._look.colour(ink, alpha))
        if self._note:
            draw_text(painter, x + width + 9 * k, y, self._note, note, self._look.colour(ink, alpha * 0.85))
        if self._key:
            box = QRectF(x + width + note_width + 12 * k, y - 11 * k, key_width - 12 * k, 22 * k)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._look.colour(ink, 0.5 * alpha), 1))
            painter.drawRoundedRect(box, 5 * k, 5 * k)
            centre = Qt.AlignmentFlag.AlignHCenter
            colour = self._look.colour(ink, 0.9 * alpha)
            draw_text(painter, box.center().x(), y, self._key, key, colour, centre)


class ChipButton(TableButton):
    """A pill that chooses a strong combination: its suit, its span, and a star where a wild card helps."""

    def __init__(self, look_: Look, parent: QWidget, glyph: Glyph) -> None:
        super().__init__(look_, parent, tool=glyph)
        self._glyph = glyph
        self.wild = False

    def set_glyph(self, glyph: Glyph) -> None:
        """Show another suit."""
        self._glyph = glyph

    def sizeHint(self) -> QSize:
        """Return the size that its texts need."""
        k = self._scale
        width = text_width(self.text(), self._font(15, _DEMI)) + (46 + (20 if self.wild else 0)) * k
        return QSize(round(width), round(34 * k))

    def _state(self) -> Hashable:
        return (super()._state(), self._glyph, self.wild)

    def draw(self, painter: QPainter) -> None:
        """Draw the pill with its top left corner at the origin."""
        painter.setRenderHints(SMOOTH)
        k, on = self._scale, self._primary
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        radius = rect.height() / 2
        bright = on or self.underMouse() or self.hasFocus()
        edge = look.FOCUS if self.hasFocus() else look.BRASS_BRIGHT if bright else look.BRASS
        painter.setPen(QPen(self._look.colour(edge, 1 if bright else 0.6), 1.8 if bright else 1))
        ground = "#2A220E" if self.isDown() else "#3A2F14" if on else look.PLATE
        painter.setBrush(self._look.colour(ground, 0.85))
        painter.drawRoundedRect(rect, radius, radius)
        size = 17 * k
        name = "#F2A08F" if self._glyph in (Glyph.HEART, Glyph.DIAMOND) else look.BRASS_BRIGHT
        sign = self._look.glyph(self._glyph, size, name)
        y = rect.center().y()
        painter.drawPixmap(QPointF(rect.left() + 11 * k, y - size / 2), sign)
        colour = self._look.colour(look.IVORY)
        draw_text(painter, rect.left() + 32 * k, y, self.text(), self._font(15, _DEMI), colour)
        if self.wild:
            star = self._look.glyph(Glyph.STAR, 15 * k, look.BRASS_BRIGHT)
            painter.drawPixmap(QPointF(rect.right() - 25 * k, y - 7.5 * k), star)


class MendButton(TableButton):
    """A pill that names the one card which would make the chosen cards playable, with its key."""

    def sizeHint(self) -> QSize:
        """Return the size that its texts need."""
        k = self._scale
        width = text_width(self.text(), self._font(15, QFont.Weight.Medium)) + self._key_width() + 34 * k
        return QSize(round(width), round(28 * k))

    def draw(self, painter: QPainter) -> None:
        """Draw the pill with its top left corner at the origin."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._scale
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        bright = self.underMouse() or self.hasFocus()
        edge = look.FOCUS if self.hasFocus() else look.MINT
        painter.setPen(QPen(self._look.colour(edge, 1.0 if bright else 0.55), 2 if self.hasFocus() else 1.2))
        ground = look.PLATE if self.isDown() or not bright else "#123A33"
        painter.setBrush(self._look.colour(ground, 0.95 if self.isDown() else 0.8))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        y, mint = rect.center().y(), self._look.colour(look.MINT)
        label = self._font(15, QFont.Weight.Medium)
        width = draw_text(painter, rect.left() + 13 * k, y, self.text(), label, mint)
        box = QRectF(rect.left() + 21 * k + width, y - 9.5 * k, self._key_width(), 19 * k)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._look.colour(look.MINT, 0.5), 1))
        painter.drawRoundedRect(box, 5 * k, 5 * k)
        centre = Qt.AlignmentFlag.AlignHCenter
        draw_text(painter, box.center().x(), y, self._key, self._font(13, _DEMI), mint, centre)


class LinkButton(QPushButton):
    """Lies over a line of the table's words and leads somewhere; it shows itself when it is looked at."""

    def __init__(self, look_: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look_
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAutoDefault(False)

    def event(self, event: QEvent) -> bool:
        """Say where it leads, in the language of the moment."""
        if event.type() is QEvent.Type.ToolTip:
            self.setToolTip(translate("Table", "Show the rule"))
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a line below the words, and the ring of the focus."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.hasFocus():
            painter.setPen(QPen(self._look.colour(look.FOCUS), 2))
            painter.drawRoundedRect(rect, 5, 5)
        bright = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(self._look.colour(look.CORAL, 1.0 if bright else 0.45), 1, Qt.PenStyle.DotLine))
        y = rect.bottom() - 1.5
        painter.drawLine(QPointF(rect.left() + 3, y), QPointF(rect.right() - 3, y))
        painter.end()
