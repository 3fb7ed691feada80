"""Qt's accessible objects for the parts of the table.

The table paints its cards and seats itself, so Qt knows of one widget only. These objects give assistive
programs a tree instead: the view on the table, in it the seats, words and the hand, in these the cards.
A :class:`Part` is what they tell; :class:`ViewAccessible` keeps them, one object a part, for as long as the
part is on the table.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QColor,
    QWindow,
)
from shiboken6.Shiboken import VoidPtr

from cardavia_desktop.ui.table.access.part import Part

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

_NO_OBJECT = cast("QAccessibleInterface", None)
_NO_INTERFACE = cast("Callable[..., int]", VoidPtr)(0, 0, False)
"""Qt's null pointers, which the binding's type hints do not know of.

An interface is an address, an ``int``, to them; the binding takes the object itself or a ``VoidPtr``, and
crashes on ``None``.
"""

Describe = Callable[[], Sequence[Part]]
"""Returns what is on the table now."""


class _Place(NamedTuple):
    """A part, with the part that it belongs to (None for the view) and its number there."""

    part: Part
    parent: Hashable | None
    number: int


class ViewAccessible(QAccessibleInterface):
    """The view on the table, whose children are the table's parts.

    Args:
        view: the widget.
        describe: tells what is on the table.
    """

    def __init__(self, view: "QWidget", describe: Describe) -> None:
        super().__init__()
        self._view = view
        self._describe = describe
        self._parts: tuple[Part, ...] = ()
        self._places: dict[Hashable, _Place] = {}
        self._objects: dict[Hashable, PartAccessible] = {}
        self._stale = True

    # For the table

    def stale(self) -> None:
        """Take note that the table has changed; it is looked at when somebody asks."""
        self._stale = True

    def tell_changes(self) -> None:
        """Look at the table, and tell assistive programs what has come, gone and changed."""
        self._stale = False
        parts = tuple(self._describe())
        before, after = self._places, dict(_walk(parts))
        for key in [key for key in self._objects if key not in after]:
            self._forget(key)
        self._parts, self._places = parts, after
        for key, place in after.items():
            if key not in before:
                _send(self.object_of(key), QAccessible.Event.ObjectCreated)
            elif key in self._objects:
                _tell_difference(self._objects[key], before[key].part, place.part)

    def tell_focus(self) -> None:
        """Tell that the keyboard is at the part that is focused, if one is."""
        focused = self.focusChild()
        if focused is not None:
            _send(focused, QAccessible.Event.Focus)

    def close(self) -> None:
        """Let go of all parts: the view is no more."""
        self._describe = tuple
        self._parts, self._places, self._stale = (), {}, False
        while self._objects:
            _, item = self._objects.popitem()
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(item))

    def place_of(self, key: Hashable) -> _Place | None:
        """Return a part with its place in the tree, None where it is on the table no longer."""
        self._look()
        return self._places.get(key)

    def object_of(self, key: Hashable) -> "PartAccessible":
        """Return the object of a part."""
        found = self._objects.get(key)
        if found is None:
            found = self._objects[key] = PartAccessible(self, key)
            QAccessible.registerAccessibleInterface(found)
        return found

    def global_rect(self, part: Part) -> QRect:
        """Return where a part is on the screen."""
        rect = part.rect
        corner = self._view.mapToGlobal(QPoint(round(rect.x), round(rect.y)))
        return QRect(corner.x(), corner.y(), round(rect.w), round(rect.h))

    def _look(self) -> None:
        if self._stale:
            self._stale = False
            self._parts = tuple(self._describe())
            self._places = dict(_walk(self._parts))

    def _forget(self, key: Hashable) -> None:
        item = self._objects.pop(key)
        _send(item, QAccessible.Event.ObjectDestroyed)
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(item))

    # For Qt

    def isValid(self) -> bool:
        """Return whether there is a view."""
        return True

    def object(self) -> "QObject":
        """Return the view."""
        return self._view

    def window(self) -> QWindow:
        """Return the window that the view is in."""
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        table = self._view.parentWidget()
        return QAccessible.queryAccessibleInterface(table) if table is not None else _NO_OBJECT

    def child(self, index: int) -> QAccessibleInterface:
        """Return a part of the table."""
        self._look()
        return self.object_of(self._parts[index].key) if 0 <= index < len(self._parts) else _NO_OBJECT

    def childCount(self) -> int:
        """Return how many parts there are."""
        self._look()
        return len(self._parts)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return a part's number."""
        return _index_of(child, self._places, None)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return the smallest part at a point of the screen."""
        self._look()
        at, found = QPoint(x, y), None
        for key, place in self._places.items():
            if self.global_rect(place.part).contains(at) and not place.part.children:
                found = key
        return self.object_of(found) if found is not None else _NO_OBJECT

    def focusChild(self) -> QAccessibleInterface:
        """Return the part that the keyboard is at."""
        self._look()
        key = next((key for key, place in self._places.items() if place.part.focused), None)
        return self.object_of(key) if key is not None else _NO_OBJECT

    def text(self, kind: QAccessible.Text) -> str:
        """Return the view's name."""
        return self._view.accessibleName() if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Change nothing: the table says what it is."""

    def rect(self) -> QRect:
        """Return where the view is on the screen."""
        return QRect(self._view.mapToGlobal(QPoint(0, 0)), self._view.size())

    def role(self) -> QAccessible.Role:
        """Return that it holds other things."""
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        """Return whether it can be seen and has the keyboard."""
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.hasFocus()
        state.active = self._view.isActiveWindow()
        state.invisible = not self._view.isVisible()
        return state

    def foregroundColor(self) -> QColor:
        """Return no colour in particular."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Return no colour in particular."""
        return QColor()

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """Return that nothing can be done with the view as a whole."""
        del kind
        return _NO_INTERFACE


class PartAccessible(QAccessibleInterface):
    """A part of the table."""

    def __init__(self, view: ViewAccessible, key: Hashable) -> None:
        super().__init__()
        self._view = view
        self._key = key
        self._actions = _Actions(self)

    @property
    def key(self) -> Hashable:
        """Return which part it stands for."""
        return self._key

    @property
    def part(self) -> Part | None:
        """Return what it tells, None where the part is on the table no longer."""
        place = self._view.place_of(self._key)
        return place.part if place is not None else None

    def isValid(self) -> bool:
        """Return whether the part is on the table."""
        return self.part is not None

    def object(self) -> "QObject":
        """Return nothing: no object of Qt stands behind a part."""
        return cast("QObject", None)

    def window(self) -> QWindow:
        """Return the window that the view is in."""
        return self._view.window()

    def parent(self) -> QAccessibleInterface:
        """Return what the part belongs to."""
        place = self._view.place_of(self._key)
        if place is None or place.parent is None:
            return self._view
        return self._view.object_of(place.parent)

    def child(self, index: int) -> QAccessibleInterface:
        """Return a part of the part."""
        children = self.part.children if self.part is not None else ()
        return self._view.object_of(children[index].key) if 0 <= index < len(children) else _NO_OBJECT

    def childCount(self) -> int:
        """Return how many parts it has."""
        return len(self.part.children) if self.part is not None else 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of one of its parts."""
        place = self._view.place_of(child.key) if isinstance(child, PartAccessible) else None
        return place.number if place is not None and place.parent == self._key else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return its part at a point of the screen."""
        children = self.part.children if self.part is not None else ()
        at = QPoint(x, y)
        found = [child.key for child in children if self._view.global_rect(child).contains(at)]
        return self._view.object_of(found[-1]) if found else _NO_OBJECT

    def focusChild(self) -> QAccessibleInterface:
        """Return its part that the keyboard is at."""
        children = self.part.children if self.part is not None else ()
        key = next((child.key for child in children if child.focused), None)
        return self._view.object_of(key) if key is not None else _NO_OBJECT

    def text(self, kind: QAccessible.Text) -> str:
        """Return the part's name or description."""
        part = self.part
        if part is None:
            return ""
        return {QAccessible.Text.Name: part.name, QAccessible.Text.Description: part.description}.get(
            kind, ""
        )

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Change nothing: the table says what it is."""

    def rect(self) -> QRect:
        """Return where the part is on the screen."""
        return self._view.global_rect(self.part) if self.part is not None else QRect()

    def role(self) -> QAccessible.Role:
        """Return what kind of thing it is."""
        return self.part.role if self.part is not None else QAccessible.Role.NoRole

    def state(self) -> QAccessible.State:
        """Return whether it can be chosen, is chosen, and has the keyboard."""
        state, part = QAccessible.State(), self.part
        if part is None:
            state.invisible = True
            return state
        state.selectable, state.selected = part.selectable, part.selected
        state.multiSelectable = any(child.selectable for child in part.children)
        state.focusable, state.focused = part.focusable, part.focused
        state.disabled = not part.enabled
        state.readOnly = not part.selectable
        return state

    def foregroundColor(self) -> QColor:
        """Return no colour in particular."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Return no colour in particular."""
        return QColor()

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """Return what can be done with it; the binding takes the object itself for its address."""
        part = self.part
        acts = part is not None and part.press is not None
        if kind == QAccessible.InterfaceType.ActionInterface and acts:
            return cast("int", self._actions)
        return _NO_INTERFACE


class _Actions(QAccessibleActionInterface):
    """What can be done with a part."""

    def __init__(self, owner: PartAccessible) -> None:
        super().__init__()
        self._owner = owner

    def actionNames(self) -> list[str]:
        """Return Qt's names of what can be done."""
        part = self._owner.part
        if part is None or part.press is None or not part.enabled:
            return []
        return [self.toggleAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        """Do it."""
        part = self._owner.part
        if part is None:
            return
        if name == self.toggleAction() and part.press is not None and part.enabled:
            part.press()
        elif name == self.setFocusAction() and part.focus is not None:
            part.focus()

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Return no keys of its own: the hand's keys are the table's."""
        del name
        return []


def _walk(parts: Sequence[Part], parent: Hashable | None = None) -> Iterator[tuple[Hashable, _Place]]:
    for index, part in enumerate(parts):
        yield part.key, _Place(part, parent, index)
        yield from _walk(part.children, part.key)


def _index_of(child: QAccessibleInterface, places: dict[Hashable, _Place], parent: Hashable | None) -> int:
    place = places.get(child.key) if isinstance(child, PartAccessible) else None
    return place.number if place is not None and place.parent == parent else -1


def _send(item: QAccessibleInterface, event: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(item, event))


def _tell_difference(item: PartAccessible, before: Part, after: Part) -> None:
    """Tell what has changed about a part that stays."""
    if before.name != after.name:
        _send(item, QAccessible.Event.NameChanged)
    if before.description != after.description:
        _send(item, QAccessible.Event.DescriptionChanged)
    if before.selected != after.selected:
        chosen = QAccessible.Event.SelectionAdd if after.selected else QAccessible.Event.SelectionRemove
        _send(item, chosen)
    if before.enabled != after.enabled:
        changed = QAccessible.State()
        changed.disabled = True
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(item, changed))
