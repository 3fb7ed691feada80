"""What a part of the table is for assistive programs: a plain value, made when somebody asks."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from PySide6.QtGui import QAccessible

from cardavia_desktop.ui.table.layout.geometry import Rect


@dataclass(frozen=True, slots=True)
class Part:
    """One thing on the table.

    Attributes:
        key: what tells it from the other parts, and makes it the same part when it has changed.
        role: what kind of thing it is.
        name: what it is called, the value that it has included.
        rect: where it is seen, in the table's coordinates.
        description: what else is to be known of it.
        selectable: whether it can be chosen.
        selected: whether it is chosen.
        focusable: whether the keyboard can be at it.
        focused: whether the keyboard is at it.
        enabled: whether it may be chosen now.
        press: chooses it or lets go of it; None where nothing can be done with it.
        focus: takes the keyboard to it; None where it cannot be there.
        children: what it consists of.
    """

    key: Hashable
    role: QAccessible.Role
    name: str
    rect: Rect
    description: str = ""
    selectable: bool = False
    selected: bool = False
    focusable: bool = False
    focused: bool = False
    enabled: bool = True
    press: Callable[[], None] | None = field(default=None, compare=False)
    focus: Callable[[], None] | None = field(default=None, compare=False)
    children: "tuple[Part, ...]" = ()


def around(rects: "list[Rect]") -> Rect:
    """Return the least rectangle that holds all of these; an empty one for none."""
    if not rects:
        return Rect(0, 0, 0, 0)
    x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
    return Rect(x, y, max(rect.right for rect in rects) - x, max(rect.bottom for rect in rects) - y)
