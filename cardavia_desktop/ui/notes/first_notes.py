"""Shows the notes of the first deals, one a turn, until each has been read once."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSizeF, Qt

from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.session.session import Session
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.notes import content
from cardavia_desktop.ui.notes.content import Anchor, Note
from cardavia_desktop.ui.notes.note_card import Disc, NoteCard
from cardavia_desktop.ui.notes.room import free_place
from cardavia_desktop.ui.table.table_widget import TableWidget

translate = QCoreApplication.translate

_SHAPES: Final = ((True, 500), (True, 430), (False, 500), (False, 430), (True, 340), (False, 340))
"""With a title or without, and the width by the text scale; the most comfortable first."""


class FirstNotes(QObject):
    """Puts a note beside the play when the person's turn comes.

    Nothing waits for it: it goes with the next thing that happens. A note for which there is no room waits
    for another turn.

    Args:
        table: the table.
        session: its match.
        preferences: whether notes are wanted, and which have been read.
    """

    def __init__(self, table: TableWidget, session: Session, preferences: Preferences) -> None:
        super().__init__(table)
        self._table = table
        self._session = session
        self._preferences = preferences
        self.card = NoteCard(table.look, table)
        self.discs = tuple(Disc(table.look, table) for _ in range(3))
        self.card.understood.connect(self._finish)
        self.card.stopped.connect(self._stop)
        session.changed.connect(self._finish)
        # Queued: a table that shows updates at once calls before everybody has heard of the change.
        table.called.connect(self._offer, Qt.ConnectionType.QueuedConnection)
        preferences.changed.connect(self._follow)
        table.rearranged.connect(self._lie_anew)
        table.installEventFilter(self)
        table.chooser.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lie anew when the table has another size or language; go when a question is asked there."""
        if watched is self._table.chooser:
            if event.type() is QEvent.Type.Show:
                self._finish()
        elif event.type() in (QEvent.Type.Resize, QEvent.Type.LanguageChange):
            self._lie_anew()
        return super().eventFilter(watched, event)

    def _lie_anew(self) -> None:
        if self.card.note is not None:
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def event(self, event: QEvent) -> bool:
        """Lie anew, after the table has put everything in its place."""
        if event.type() is QEvent.Type.LayoutRequest and self.card.note is not None:
            self._hide()
            self._lay()
        return super().event(event)

    def _offer(self) -> None:
        """Offer the note that the moment deserves."""
        self._lay()
        if self.card.note is not None:
            self.card.come_in(self._table.preferences.entry)

    def _lay(self) -> None:
        if not self._preferences.value.first_deals or not self._session.your_turn:
            return
        view = self._session.view
        note = content.note_for(view, self._read())
        if note is None:
            return
        metrics = self._table.places.metrics
        names = content.keys(view.game)
        count = phrases.fill(
            translate("Notes", "Note %1 of %2"), sum(key in self._read() for key in names) + 1, len(names)
        )
        felt, t = metrics.felt, metrics.t
        bottom = self._table.places.action_y - 72 * t
        within = QRectF(felt.x + 14 * t, felt.y + 14 * t, felt.w - 28 * t, bottom - felt.y - 14 * t)
        taken = self._table.places.obstacles()
        understand, stop = translate("Notes", "Got it"), translate("Notes", "No more notes")
        place = None
        for titled, width in _SHAPES:
            self.card.write(note, count, understand, stop, t, titled=titled)
            size = QSizeF(width * t, self.card.height_at(width * t))
            place = free_place(size, within, taken, QPointF(felt.cx, bottom - size.height() / 2))
            if place is not None:
                break
        if place is None:
            return
        self.card.lie(place.toRect())
        self.card.raise_()
        self._point(note)
        self._table.say(f"{note.title}. {self.card.accessibleDescription()}")

    def _point(self, note: Note) -> None:
        """Put each line's number where it belongs, if that is nowhere near the card."""
        t = self._table.places.metrics.t
        pointed: dict[Anchor, int] = {}
        for number, line in enumerate(note.lines, start=1):
            pointed.setdefault(line.anchor, number)
        for disc, (anchor, number) in zip(self.discs, pointed.items(), strict=False):
            corner = self._corner(anchor)
            if corner is not None:
                disc.point(number, corner, t)

    def _corner(self, anchor: Anchor) -> QPointF | None:
        if anchor is Anchor.HAND:
            cards = [self._table.places.card(card) for card in self._session.view.hand]
            first = min(
                (rect for rect in cards if not rect.isEmpty()), key=lambda rect: rect.x(), default=None
            )
            return first.topLeft().toPointF() if first is not None else None
        if anchor in (Anchor.BUTTONS, Anchor.PASS):
            for name in ("pass",) if anchor is Anchor.PASS else ("play", "return", "bid1"):
                button = self._table.button(name)
                if button is not None and button.isVisible():
                    return button.geometry().topLeft().toPointF()
            return None
        turns = [turn for turn in self._session.view.trick if turn.combination is not None]
        return self._table.places.plate(turns[-1].seat).topLeft() if turns else None

    def _read(self) -> tuple[str, ...]:
        return tuple(self._preferences.value.notes_read.split())

    def _finish(self) -> None:
        """Put the note away: it has been read, or something else has happened."""
        note = self.card.note
        self._hide()
        if note is not None and note.key not in self._read():
            read = " ".join((*self._read(), note.key))
            self._preferences.change(replace(self._preferences.value, notes_read=read))

    def _stop(self) -> None:
        self._hide()
        self._preferences.change(replace(self._preferences.value, first_deals=False))

    def _follow(self) -> None:
        if not self._preferences.value.first_deals:
            self._hide()

    def _hide(self) -> None:
        had_focus = self.card.isAncestorOf(self._table.window().focusWidget())
        self.card.hide()
        for disc in self.discs:
            disc.hide()
        if had_focus:
            self._table.setFocus()
