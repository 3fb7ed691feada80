"""A field for a name, which takes no more than is kept of it."""

from PySide6.QtWidgets import QLineEdit, QWidget

from cardavia_desktop.engine.names import whole_signs


class NameLine(QLineEdit):
    """Takes at most so many characters. Qt's own limit would cut a picture made of several into another one.

    Args:
        most: how many characters a name may have.
        parent: the Qt parent.
    """

    def __init__(self, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most = most
        self.setMaxLength(10 * most)  # whatever is pasted: more than this is not even looked at
        self.textEdited.connect(self._limit)

    def _limit(self, text: str) -> None:
        """Let what was typed or pasted go as far as there is room, and leave what stood behind it."""
        if len(text) <= self._most:
            return
        behind = len(_from_unit(text, self.cursorPosition()))
        written = whole_signs(text[: len(text) - behind], max(0, self._most - behind))
        self.setText(written + text[len(text) - behind :])
        self.setCursorPosition(len(written.encode("utf-16-le", "surrogatepass")) // 2)


def _from_unit(text: str, unit: int) -> str:
    """Return the end of a text, from a place that is counted as Qt does, in units of UTF-16."""
    return text.encode("utf-16-le", "surrogatepass")[2 * unit :].decode("utf-16-le", "replace")
