"""What is on the table, part by part, in the order in which it is best heard."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QRectF
from PySide6.QtGui import QAccessible

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.events import Played, TributePaid, TributeReturned
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.table import counting
from cardavia_desktop.ui.table.access.part import Part, around
from cardavia_desktop.ui.table.action_bar import BarState
from cardavia_desktop.ui.table.announcements import sentence
from cardavia_desktop.ui.table.card_item import CardItem
from cardavia_desktop.ui.table.face import GameFace
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.shown import Mark, Shown
from cardavia_desktop.ui.table.stage import Stage

translate = QCoreApplication.translate

_Role = QAccessible.Role


@dataclass(frozen=True, slots=True)
class Sight:
    """Everything that the tree is made of.

    Attributes:
        face: the game.
        shown: the state of the table.
        stage: where things are.
        bar: what the row of buttons says.
        chosen: the chosen cards.
        focus: the card that the keyboard is at, None while it is elsewhere.
        allowed: the cards that may be chosen now.
        counter: whether the card counter is shown.
        toggle: chooses a card of the hand or lets go of it.
        go_to: takes the keyboard to a card of the hand.
    """

    face: GameFace
    shown: Shown
    stage: Stage
    bar: BarState
    chosen: frozenset[Card]
    focus: Card | None
    allowed: frozenset[Card]
    counter: bool
    toggle: Callable[[Card], None]
    go_to: Callable[[Card], None]


class Counted(QObject):
    """Numbers of cards in words. Qt's tools find plural forms only where an object says its own texts."""

    def cards(self, count: int) -> str:
        """Return so many cards."""
        return self.tr("%n card(s)", "", count)

    def hand(self, count: int) -> str:
        """Return what your hand is called."""
        return self.tr("Your hand, %n card(s)", "", count)


def table_parts(sight: Sight) -> tuple[Part, ...]:
    """Return the parts: what to do, the seats with what lies before them, the middle, and your hand."""
    return (
        *_words(sight),
        *(_seat(sight, seat) for seat in range(len(sight.shown.view.counts))),
        *_middle(sight),
        _hand(sight),
    )


def spoken_bar(bar: BarState) -> str:
    """Return what is chosen and what it is worth, as one line; empty where nothing is."""
    if not bar.head:
        return ""
    return phrases.fill(translate("Access", "%1: %2"), bar.head, bar.line) if bar.line else bar.head


def _words(sight: Sight) -> list[Part]:
    metrics, bar = sight.stage.metrics, sight.bar
    row = Rect(metrics.felt.x, sight.stage.action_y - 80 * metrics.t, metrics.felt.w, 60 * metrics.t)
    status = " ".join(text for text in (bar.status.title, bar.status.line) if text)
    return [
        Part(key, _Role.StaticText, text, row)
        for key, text in (("status", status), ("worth", spoken_bar(bar)))
        if text
    ]


def _seat(sight: Sight, seat: int) -> Part:
    """Return a seat's plate, with what lies before it."""
    shown = sight.shown
    seats = len(shown.view.counts)
    look = sight.face.seat(seat, shown)
    count = look.place or Counted().cards(look.count)
    name = ", ".join((look.name, look.role, count))
    more = ", ".join(text for text in (look.turn, look.alert, look.remark) if text)
    rect = sight.stage.plate_rect(seat, seats)
    mark = shown.marks[seat] if seat < len(shown.marks) else None
    return Part(
        ("seat", seat),
        _Role.Grouping,
        name,
        rect,
        more,
        children=(_play(sight, seat, mark),) if mark is not None else (),
    )


def _play(sight: Sight, seat: int, mark: Mark) -> Part:
    """Return what lies before a seat: its play, card by card, its pass, its bid, or a card that it got."""
    cards: list[tuple[Card, Card]] = []
    if isinstance(mark, Played):
        cards = list(zip(mark.combination.cards, mark.combination.stands_for, strict=True))
    elif isinstance(mark, TributePaid | TributeReturned):
        cards = [(mark.card, mark.card)]
    parts = tuple(
        Part(
            ("mark", seat, card),
            _Role.ListItem,
            _name_played(sight, card, stands_for),
            _card_rect(sight, ("mark", seat, card)),
        )
        for card, stands_for in cards
    )
    rect = (
        around([part.rect for part in parts])
        if parts
        else sight.stage.plate_rect(seat, len(sight.shown.marks))
    )
    role = _Role.List if parts else _Role.StaticText
    return Part(("play", seat), role, sentence(mark, len(sight.shown.marks)), rect, children=parts)


def _middle(sight: Sight) -> list[Part]:
    """Return the bottom cards, the stake or the levels, and the counter."""
    parts = []
    shown, metrics = sight.shown, sight.stage.metrics
    fixtures, line = sight.face.fixtures(shown, metrics)
    if fixtures:
        cards = tuple(
            Part(
                ("fixture", fixture.key),
                _Role.ListItem,
                phrases.card_name(fixture.face)
                if fixture.face is not None
                else translate("Access", "face down"),
                fixture.rect,
            )
            for fixture in fixtures
        )
        rect = around([card.rect for card in cards])
        parts.append(Part("fixtures", _Role.List, line, rect, children=cards))
    corner = sight.stage.corner_rect
    tip = sight.face.corner(shown, metrics, sight.stage.look).tip
    parts.append(Part("corner", _Role.StaticText, tip, _rect(corner)))
    if sight.counter:
        counts, _ = sight.face.counts(shown)
        rect = _rect(sight.stage.counter_rect)
        rows = tuple(
            Part(("count", entry.rank), _Role.ListItem, counting.in_words(entry), rect) for entry in counts
        )
        parts.append(Part("counter", _Role.List, translate("Access", "Card counter"), rect, children=rows))
    return parts


def _hand(sight: Sight) -> Part:
    layout = sight.stage.hand
    raised = layout.raised(sight.chosen)
    threads = set(sight.face.threads(sight.shown.hand, sight.shown.view)) if layout.columns else set()
    parts = []
    for slot in layout.slots:
        card = slot.card
        wild = sight.face.is_wild(card, sight.shown.view)
        name = phrases.card_name(card)
        parts.append(
            Part(
                ("hand", card),
                _Role.ListItem,
                phrases.fill(translate("Access", "%1, wild card"), name) if wild else name,
                slot.open.moved(0, layout.place(slot, raised).y - slot.rect.y),
                translate("Access", "part of a straight flush") if card in threads else "",
                selectable=True,
                selected=card in sight.chosen,
                focusable=True,
                focused=card == sight.focus,
                enabled=card in sight.allowed,
                press=partial(sight.toggle, card),
                focus=partial(sight.go_to, card),
            )
        )
    name = Counted().hand(len(parts))
    return Part("hand", _Role.List, name, around([part.rect for part in parts]), children=tuple(parts))


def _name_played(sight: Sight, card: Card, stands_for: Card) -> str:
    if not sight.face.is_wild(card, sight.shown.view) or card == stands_for:
        return phrases.card_name(card)
    return phrases.fill(translate("Access", "wild card as %1"), phrases.card_name(stands_for))


def _card_rect(sight: Sight, key: tuple[object, ...]) -> Rect:
    """Return where a card lies, or is on its way to."""
    item = sight.stage.cards.get(key)
    return _rect(item.mapRectToScene(item.body)) if isinstance(item, CardItem) else Rect(0, 0, 0, 0)


def _rect(rect: QRectF) -> Rect:
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())
