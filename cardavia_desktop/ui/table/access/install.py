"""Makes the table's own accessible objects known to Qt."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

from cardavia_desktop.ui.table.table_view import TableView


def install() -> None:
    """Let Qt ask a table for its accessible object; needed once in a process, before a table is shown."""
    QAccessible.installFactory(_accessible)


def _accessible(kind: str, thing: QObject) -> QAccessibleInterface | None:
    del kind
    return thing.accessible if isinstance(thing, TableView) else None
