"""The row above the hand: what to do now, what is chosen and what it is worth, and the buttons."""

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QPushButton, QWidget

from cardavia_desktop.ui import fonts, look
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.keys.key_map import KeyMap, written
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.button_item import ButtonItem
from cardavia_desktop.ui.table.buttons import ChipButton, LinkButton, MendButton, TableButton
from cardavia_desktop.ui.table.face import Status
from cardavia_desktop.ui.table.layout.actions import RULE, ActionRow, action_row
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.texts import TextItem, TextLook

translate = QCoreApplication.translate

_LABEL_Z = 95.0
_CROWDED: Final = 0.8
"""The size of buttons that have no room at their own."""


@dataclass(frozen=True, slots=True)
class ButtonState:
    """One button of the row.

    Attributes:
        name: what tests and keys call it.
        text: its label.
        key: the key that does the same.
        note: a remark beside the label.
        note_room: a remark as wide as any, for which the button keeps room.
        enabled: whether it may be pressed.
        primary: whether it is the main thing to do.
        why: why it is disabled.
        tool: its sign, for the small ones at the right.
        bare: whether the sign stands without the label, and only where there is room for it.
        chip: whether it is a pill beside the status line; ``note`` then tells whether a wild card helps.
    """

    name: str
    text: str
    key: str = ""
    note: str = ""
    note_room: str = ""
    enabled: bool = True
    primary: bool = False
    why: str = ""
    tool: Glyph | None = None
    bare: bool = False
    chip: bool = False


@dataclass(frozen=True, slots=True)
class BarState:
    """What the row shows.

    Attributes:
        status: what to do now.
        head: the name of what is chosen, empty where nothing is.
        line: what that is worth.
        good: whether it may be played.
        buttons: the buttons, in order.
        explained: whether a press on ``line`` leads to the rule that it speaks of.
        names_cards: whether the row names chosen cards, and keeps room for that.
        mend: the button with what would make the chosen cards playable.
    """

    status: Status
    head: str = ""
    line: str = ""
    good: bool = True
    buttons: tuple[ButtonState, ...] = ()
    names_cards: bool = True
    explained: bool = False
    mend: ButtonState | None = None

    def with_keys(self, keys: KeyMap) -> "BarState":
        """Return the row with the keys on its buttons that the person has chosen for them."""
        if not keys.changed:
            return self
        buttons = (replace(button, key=_key_on(button, keys)) for button in self.buttons)
        mend = replace(self.mend, key=_key_on(self.mend, keys)) if self.mend is not None else None
        return replace(self, buttons=tuple(buttons), mend=mend)

    def tools_only(self) -> "BarState":
        """Return what is left of the row while a question is asked in its place."""
        tools = tuple(button for button in self.buttons if button.tool is not None)
        return BarState(Status(""), buttons=tools, names_cards=self.names_cards)


_COMMANDS: Final = {
    "bid0": "pass",
    "pass": "pass",
    "hint": "hint",
    "arrange": "arrange",
    "counter": "counter",
    "mend": "mend",
    "review": "review_deal",
}
"""The command that a button stands for, where its key may change."""


def _key_on(button: ButtonState, keys: KeyMap) -> str:
    command = _COMMANDS.get(button.name, "")
    return written(keys.key(command)) if button.key and command in keys.changed else button.key


class ActionBar(QObject):
    """The row; its buttons are the table's children, what is seen of them and its words are in the scene."""

    pressed = Signal(str)
    """The name of a button that was pressed."""

    def __init__(self, look_: Look, table: QWidget, scene: QGraphicsScene) -> None:
        super().__init__(table)
        self._look = look_
        self._table = table
        self._scene = scene
        self._buttons: dict[str, TableButton] = {}
        self._items: dict[str, ButtonItem] = {}
        self._state = BarState(Status(""))
        self._title = TextItem(look_)
        self._status = TextItem(look_)
        self._rule = TextItem(look_)
        self._head = TextItem(look_, Qt.AlignmentFlag.AlignLeft)
        self._line = TextItem(look_, Qt.AlignmentFlag.AlignLeft)
        self._why = LinkButton(look_, table)
        self._why.setObjectName("why")
        self._why.clicked.connect(lambda: self._press("why"))
        self._why.hide()
        self._mend = MendButton(look_, table)
        self._mend.setObjectName("mend")
        self._mend.clicked.connect(lambda: self._press("mend"))
        self._mend.hide()
        scene.addItem(ButtonItem(self._mend))
        self._chip_label = TextItem(look_, Qt.AlignmentFlag.AlignRight)
        self._sign = QGraphicsPixmapItem()
        self._sign.setTransformationMode(Qt.TransformationMode.SmoothTransformation)  # as cards are
        for item in (
            self._title,
            self._status,
            self._rule,
            self._head,
            self._line,
            self._sign,
            self._chip_label,
        ):
            item.setZValue(_LABEL_Z)
            scene.addItem(item)

    @property
    def status_text(self) -> str:
        """Return the line that says what to do."""
        return self._status.text

    @property
    def primary(self) -> TableButton | None:
        """Return the button of the main thing to do, which Enter presses; None where there is none now."""
        usable = (button for button in self._buttons.values() if button.isVisible() and button.isEnabled())
        return next((button for button in usable if button.primary), None)

    def button(self, name: str) -> QPushButton | None:
        """Return a button by its name, None where it has never been shown."""
        return {"why": self._why, "mend": self._mend}.get(name) or self._buttons.get(name)

    def owns(self, widget: QWidget | None) -> bool:
        """Tell whether a widget is one of the row's buttons, or stands beside them on the table."""
        return widget is not None and self._table.isAncestorOf(widget)

    def show_state(self, state: BarState, metrics: Metrics, y: float, plate: Rect) -> None:
        """Show this, on a row whose middle is at ``y``, beside your own plate."""
        self._state = state
        t = metrics.t
        shown = {button.name for button in state.buttons}
        for name, widget in self._buttons.items():
            if name not in shown:
                self._put_away(widget)
        widgets = [self._prepare(button, t) for button in state.buttons]
        pairs = list(zip(widgets, state.buttons, strict=True))
        row = [w for w, b in pairs if b.tool is None]
        tools = [w for w, b in pairs if b.tool is not None and not b.chip]
        chips = [w for w, b in pairs if b.chip]
        for widget, button in pairs:
            if widget in tools:
                widget.set_bare(metrics.compact or button.bare)
        head_width = self._say_head(state, t, small=False)
        spare = [w for w, b in pairs if b.bare]
        layout = self._lay_out(row, tools, head_width, y, plate, metrics, state)
        while spare and layout.crowded:
            # There is a key for it too.
            self._put_away(spare[0])
            tools.remove(spare.pop(0))
            layout = self._lay_out(row, tools, head_width, y, plate, metrics, state)
        if layout.crowded:  # long words in a small window
            for widget in row:
                widget.set_scale(t * _CROWDED)
            layout = self._lay_out(row, tools, head_width, y, plate, metrics, state)
        placed = (*zip(row, layout.buttons, strict=True), *zip(tools, layout.tools, strict=True))
        for widget, rect in placed:
            widget.setGeometry(QRect(round(rect.x), round(rect.y), round(rect.w), round(rect.h)))
            widget.show()
        self._place_chips(chips, y - 52 * t, metrics)
        self._prepare_mend(state.mend, t)
        self._place_words(state, layout, metrics)
        self._set_tab_order(widgets)

    @staticmethod
    def _lay_out(
        row: list[TableButton],
        tools: list[TableButton],
        head: float,
        y: float,
        plate: Rect,
        metrics: Metrics,
        state: BarState,
    ) -> ActionRow:
        buttons = [widget.sizeHint().width() for widget in row]
        signs = [widget.sizeHint().width() for widget in tools]
        return action_row(y, buttons, signs, head, plate, metrics, names_cards=state.names_cards)

    def _prepare(self, state: ButtonState, scale: float) -> TableButton:
        widget = self._buttons.get(state.name)
        if widget is None:
            if state.chip and state.tool is not None:
                widget = ChipButton(self._look, self._table, state.tool)
            else:
                widget = TableButton(self._look, self._table, tool=state.tool)
            widget.setObjectName(state.name)
            self._items[state.name] = ButtonItem(widget)
            self._scene.addItem(self._items[state.name])
            widget.clicked.connect(lambda _checked=False, name=state.name: self._press(name))
            self._buttons[state.name] = widget
        if isinstance(widget, ChipButton) and state.tool is not None:
            widget.set_glyph(state.tool)
            widget.wild = bool(state.note)
        widget.set_scale(scale)
        widget.keep_room(state.note_room)
        widget.say(state.text, state.key, state.note, primary=state.primary, why=state.why)
        if not state.enabled:
            self._take_focus_from(widget)
        widget.setEnabled(state.enabled)
        return widget

    def _press(self, name: str) -> None:
        """Tell of a pressed button; one pressed by the mouse brings the keyboard to the table."""
        if not self.owns(self._table.window().focusWidget()):
            self._table.setFocus()
        self.pressed.emit(name)

    def _put_away(self, widget: QWidget) -> None:
        self._take_focus_from(widget)
        widget.hide()

    def _take_focus_from(self, widget: QWidget) -> None:
        """Give the keyboard back to the table; Qt would hand it on to whatever comes next in the window."""
        if self._table.window().focusWidget() is widget:
            self._table.setFocus()

    def _prepare_mend(self, state: ButtonState | None, scale: float) -> None:
        if state is None:
            self._put_away(self._mend)
        else:
            self._mend.show()
            self._mend.set_scale(scale)
            self._mend.say(state.text, state.key)

    def _place_chips(self, chips: list[TableButton], y: float, metrics: Metrics) -> None:
        """Put the chips at the right, the strongest first."""
        t = metrics.t
        x = metrics.felt.right - 34 * t
        if metrics.compact:
            for widget in chips[1:]:
                self._put_away(widget)
            chips = chips[:1]
        for widget in reversed(chips):
            hint = widget.sizeHint()
            x -= hint.width()
            place = QRect(round(x), round(y - hint.height() / 2), hint.width(), hint.height())
            widget.setGeometry(place)
            widget.show()
            x -= 8 * t
        text = translate("Table", "Straight flushes") if chips and not metrics.compact else ""
        self._chip_label.show_text(TextLook(text, 14 * t, colour=look.SOFT))
        self._chip_label.setPos(x - 4 * t, y)

    def _say_head(self, state: BarState, scale: float, *, small: bool) -> float:
        """Write the name of what is chosen and what it is worth; return the room that they take."""
        self._head.show_text(TextLook(state.head, (19 if small else 26) * scale, fonts.TITLE))
        colour = look.MINT if state.good else look.CORAL
        self._line.show_text(TextLook(state.line, 16 * scale, weight=QFont.Weight.Medium, colour=colour))
        head, line = self._head.rect.width(), self._line.rect.width() + 21 * scale
        if not state.head:
            return 0.0
        if state.mend is not None and not small:
            self._prepare_mend(state.mend, scale)
            line = max(line, self._mend.sizeHint().width())
        return head + 14 * scale + line if small else max(head, line)

    def _place_words(self, state: BarState, layout: ActionRow, metrics: Metrics) -> None:
        t, head = metrics.t, layout.head
        mend = self._mend.sizeHint() if state.mend is not None else QSize(0, 0)
        if layout.head_above:
            width = self._say_head(state, t, small=True) + (mend.width() + 14 * t if state.mend else 0)
            x, y = metrics.felt.cx - width / 2, head.cy
            self._head.setPos(x, y)
            x += self._head.rect.width() + 14 * t
            corner = QPointF(x + 35 * t + self._line.rect.width(), y - mend.height() / 2)
        else:
            # With a third line below them, the two stand a little higher.
            up = 15 * t if state.mend is not None else 0.0
            x, y = head.x, head.cy + 17 * t - up
            self._head.setPos(x, head.cy - 12 * t - up)
            corner = QPointF(x, y + max(13 * t, self._line.rect.height() / 2 + 2 * t))
        self._mend.setGeometry(QRect(corner.toPoint(), mend))
        self._line.setPos(x + 21 * t, y)
        line = self._line.rect.translated(x + 21 * t, y).adjusted(-4 * t, -2 * t, 4 * t, 2 * t)
        self._why.setGeometry(line.toAlignedRect())
        self._why.setText(state.line)
        if state.explained and state.line:
            self._why.show()
        else:
            self._put_away(self._why)
        glyph, size = (Glyph.TICK if state.good else Glyph.DASH), 18 * t
        colour = look.MINT if state.good else look.CORAL
        has_sign = bool(state.head and state.line)
        self._sign.setPixmap(self._look.glyph(glyph, size, colour) if has_sign else QPixmap())
        ratio = self._look.ratio  # its corner is that of a pixel, where it is sharp
        self._sign.setPos(round((x - 2 * t) * ratio) / ratio, round((y - size / 2) * ratio) / ratio)
        status = "" if layout.head_above else state.status.line
        self._status.show_text(TextLook(status, 17 * t))
        rule = state.status.rule if metrics.has_rules else ""
        up = RULE * t if rule else 0.0
        self._rule.show_text(TextLook(rule, 16 * t, colour=look.SOFT))
        self._rule.setPos(metrics.felt.cx, layout.status_y)
        self._status.setPos(metrics.felt.cx, layout.status_y - up)
        self._title.show_text(TextLook(state.status.title, 36 * t, fonts.TITLE))
        self._title.setPos(metrics.felt.cx, layout.status_y - 42 * t - up)

    @staticmethod
    def _set_tab_order(widgets: list[TableButton]) -> None:
        for first, second in pairwise(widgets):
            QWidget.setTabOrder(first, second)
