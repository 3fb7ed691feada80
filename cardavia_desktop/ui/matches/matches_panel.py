"""The list of matches in progress."""

import html
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardavia_desktop.session.matches import Matches
from cardavia_desktop.store.saves import Kept
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.glyphs import glyph_pixmap
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.matches import words
from cardavia_desktop.ui.matches.name_field import NameField
from cardavia_desktop.ui.panels.panel import Panel
from cardavia_desktop.ui.theme import Surround
from cardavia_desktop.ui.top_bar import GAME_NAMES

translate = QCoreApplication.translate

WIDTH: Final = 1080
"""The panel's width at 1920 × 1080."""

_NAME_WIDTH: Final = 460
"""The room that a match's name has at 1920 × 1080."""

_SIGNS: Final = {"doudizhu": Glyph.LANDLORD, "guandan": Glyph.PARTNER}


class MatchesPanel(Panel):
    """Shows the matches that can be gone on with, and tells what the person wants done with them.

    Args:
        matches: the matches.
        host: the pages that the panel covers.
        colours: the surround's colours.
        letter: returns a rank as the person's cards have it.
        clock: tells the time, with a time zone.
    """

    taken_up = Signal(str)
    """The key of a match that the person wants to go on with."""
    renamed = Signal(str, str)
    """The key of a match, and its new name."""
    deleted = Signal(str)
    """The key of a match that the person wants gone, and has been asked about."""
    begun = Signal(str)
    """The key of the game of which the person wants a new match."""
    opening = Signal()
    """A match is to be opened from a file."""
    writing = Signal()
    """A copy of the match at the table is to be written to a file."""

    def __init__(
        self,
        matches: Matches,
        host: QWidget,
        colours: Surround,
        letter: Callable[[str], str],
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        super().__init__(host, colours, WIDTH)
        self._matches = matches
        self._letter = letter
        self._clock = clock
        self._kept = matches.kept()
        self._naming = ""
        """The key of the match that is being named, if any."""
        self._typed: str | None = None
        """The name as it is typed so far; None where nothing is."""
        self._asking = ""
        """The key of the match about whose end the person is asked."""

    def title(self) -> str:
        """Return the panel's name."""
        return translate("MatchesPanel", "Matches in progress")

    def remark(self) -> str:
        """Return what happens to matches."""
        return translate("MatchesPanel", "Kept after every decision") if self._matches.keeps else ""

    def show_matches(self) -> None:
        """Show the list as it is now."""
        self._kept = self._matches.kept()
        self.renew()

    def close(self) -> bool:
        """Go away; a name that has been typed is kept."""
        self._keep_typed()
        return super().close()

    def build(self, inside: QWidget) -> None:
        """Lay the matches out one below the other, the one at the table first."""
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.px(10))
        # Sorting is stable: the others stay as they were saved, the last one first.
        for kept in sorted(self._kept, key=lambda kept: not self._matches.is_at_table(kept.key)):
            column.addWidget(self._row(kept, inside))
        if not self._kept:
            column.addWidget(self._nothing(inside))
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(self.px(12))
        for game, name in GAME_NAMES.items():
            text = phrases.fill(translate("MatchesPanel", "New match of %1"), name)
            foot.addWidget(self._button(f"new_{game}", text, inside, partial(self.begun.emit, game)))
        foot.addStretch(1)
        open_text, write_text = translate("MatchesPanel", "Open…"), translate("MatchesPanel", "Save as…")
        foot.addWidget(self._button("open", open_text, inside, self.opening.emit))
        write = self._button("write", write_text, inside, self.writing.emit)
        write.setEnabled(not self._matches.is_over())
        foot.addWidget(write)
        column.addSpacing(self.px(8))
        column.addLayout(foot)

    def focus_first(self) -> None:
        """Put the focus on the first match that may be taken up."""
        buttons = self.frame.findChildren(QPushButton)
        names = ("take_", "new_")
        found = next(
            (button for name in names for button in buttons if button.objectName().startswith(name)), None
        )
        if found is not None:
            found.setFocus(Qt.FocusReason.OtherFocusReason)

    # The rows

    def _nothing(self, inside: QWidget) -> QLabel:
        text = (
            translate("MatchesPanel", "No match is in progress.")
            if self._matches.keeps
            else translate(
                "MatchesPanel",
                "No match is kept in this window. “Save as…” keeps a copy of the one at the table.",
            )
        )
        line = self.label(text, "line", inside)
        line.setWordWrap(True)
        return line

    def _row(self, kept: Kept, inside: QWidget) -> QFrame:
        at_table = self._matches.is_at_table(kept.key)
        frame = QFrame(inside)
        frame.setProperty("role", "match")
        frame.setProperty("current", at_table)
        row = QHBoxLayout(frame)
        row.setContentsMargins(self.px(18), self.px(12), self.px(14), self.px(12))
        row.setSpacing(self.px(14))
        sign = QLabel(frame)
        colour = QColor(self.colours.accent if at_table else self.colours.dim)
        sign.setPixmap(
            glyph_pixmap(_SIGNS[kept.game], colour, max(18, self.px(28)), self.devicePixelRatioF())
        )
        row.addWidget(sign)
        texts = QVBoxLayout()
        texts.setSpacing(self.px(2))
        if kept.key == self._naming:
            texts.addWidget(self._name_field(kept, frame))
        else:
            texts.addWidget(self._name_label(kept, frame))
        asking = kept.key == self._asking
        below = translate("MatchesPanel", "Delete this match for good?") if asking else self._about(kept)
        line = self.label(below, "caption", frame)
        line.setWordWrap(True)
        texts.addWidget(line)
        row.addLayout(texts, 1)
        for button in self._row_buttons(kept, frame, at_table=at_table):
            row.addWidget(button)
        return frame

    def _name_label(self, kept: Kept, frame: QFrame) -> QLabel:
        label = self.label("", "matchName", frame)
        label.ensurePolished()
        name = words.heading(kept)
        shown = label.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, self.px(_NAME_WIDTH))
        label.setText(shown)
        label.setAccessibleName(name)
        if shown != name:
            # A tooltip has no plain format: a name from a file must not become a picture that is fetched.
            label.setToolTip(f"<span>{html.escape(name)}</span>")
        return label

    def _about(self, kept: Kept) -> str:
        return words.line(kept, self._clock(), self._letter)

    def _row_buttons(self, kept: Kept, frame: QFrame, *, at_table: bool) -> list[QPushButton]:
        key = kept.key
        if key == self._asking:
            return [
                self._button(f"spare_{key}", translate("MatchesPanel", "Keep it"), frame, self._spare),
                self._button(
                    f"end_{key}", translate("MatchesPanel", "Delete"), frame, lambda: self._end(key)
                ),
            ]
        if kept.fault is not None:
            return []  # there is nothing to be done with it, and it is not ours to delete
        take_text = (
            translate("MatchesPanel", "Back to the table")
            if at_table
            else translate("MatchesPanel", "Take up")
        )
        take = self._button(f"take_{key}", take_text, frame, lambda: self._take_up(key))
        rename = self._button(
            f"rename_{key}", translate("MatchesPanel", "Rename"), frame, lambda: self._name(key)
        )
        found = [take, rename]
        if not at_table:
            found.append(
                self._button(
                    f"delete_{key}", translate("MatchesPanel", "Delete…"), frame, lambda: self._ask(key)
                )
            )
        for button in found:
            name = phrases.fill(translate("Access", "%1: %2"), button.text(), words.heading(kept))
            button.setAccessibleName(name)
            button.setAccessibleDescription(self._about(kept))
        return found

    def _name_field(self, kept: Kept, frame: QFrame) -> NameField:
        field = NameField(kept.name if self._typed is None else self._typed, frame)
        field.setObjectName("nameField")
        field.textEdited.connect(self._type)
        if self._typed is not None:
            field.end(False)  # another language or size came in the middle: typing goes on
        # Later: keeping the name builds the panel anew, with the field in the middle of its key press.
        field.kept.connect(lambda name: QTimer.singleShot(0, self, lambda: self._rename(kept.key, name)))
        field.left.connect(lambda: QTimer.singleShot(0, self, self._leave_name))
        return field

    def _button(self, name: str, text: str, parent: QWidget, slot: Callable[[], None]) -> QPushButton:
        button = QPushButton(text, parent)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked: self._press(slot))
        return button

    # What they do

    def _type(self, name: str) -> None:
        self._typed = name

    def _keep_typed(self) -> None:
        """Keep a name that was typed and left without Enter: who presses a button is done with it."""
        key, name = self._naming, self._typed
        self._naming, self._typed = "", None
        if name is not None:
            self.renamed.emit(key, name)

    def _press(self, slot: Callable[[], None]) -> None:
        if self._naming:
            self._keep_typed()
            self.show_matches()
        slot()

    def _take_up(self, key: str) -> None:
        if self._matches.is_at_table(key):
            self.close()
        else:
            self.taken_up.emit(key)

    def _name(self, key: str) -> None:
        self._naming, self._asking = key, ""
        self.renew()
        self._focus("nameField")

    def _rename(self, key: str, name: str) -> None:
        if self._naming == key:
            self._naming, self._typed = "", None
            self.renamed.emit(key, name)
            self.show_matches()
            self._focus(f"rename_{key}")

    def _leave_name(self) -> None:
        key, self._naming, self._typed = self._naming, "", None
        self.renew()
        self._focus(f"rename_{key}")

    def _ask(self, key: str) -> None:
        self._asking, self._naming = key, ""
        self.renew()
        self._focus(f"spare_{key}")

    def _spare(self) -> None:
        key, self._asking = self._asking, ""
        self.renew()
        self._focus(f"delete_{key}")

    def _end(self, key: str) -> None:
        self._asking = ""
        self.deleted.emit(key)
        self.show_matches()
        self.focus_first()

    def _focus(self, name: str) -> None:
        widget = self.frame.findChild(QWidget, name)
        if isinstance(widget, QWidget):
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
