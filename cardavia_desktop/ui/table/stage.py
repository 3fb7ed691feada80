"""The scene: puts every card and sign of a shown state in its place, and says what has to move for it."""

from collections.abc import Collection, Hashable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from cardavia_desktop.engine.cards import Card, face_of
from cardavia_desktop.engine.events import (
    Dealt,
    LandlordChosen,
    Played,
    TributePaid,
    TributeReturned,
    TrickTaken,
)
from cardavia_desktop.ui import look, phrases
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table import moves
from cardavia_desktop.ui.table.card_item import CardItem, CardLook
from cardavia_desktop.ui.table.corner_items import BurstItem, CornerItem, TitleItem
from cardavia_desktop.ui.table.counter_item import CounterItem
from cardavia_desktop.ui.table.face import Fixture, GameFace
from cardavia_desktop.ui.table.group_labels import GroupLabels
from cardavia_desktop.ui.table.layout import actions, centre
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.hand import HandLayout
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.layout.seats import Fan, SeatsLayout, Side, fans, seats_layout, side_of
from cardavia_desktop.ui.table.mark_labels import MarkLabels
from cardavia_desktop.ui.table.motion import Pose, Track
from cardavia_desktop.ui.table.seat_plate import SeatPlate
from cardavia_desktop.ui.table.shown import Shown
from cardavia_desktop.ui.table.texts import FocusItem, TextItem, TextLook

FELT_Z: Final = -10.0
FIXTURE_Z: Final = 10.0
PLATE_Z: Final = 20.0
MARK_Z: Final = 40.0
LABEL_Z: Final = 90.0
HAND_Z: Final = 100.0
FOCUS_Z: Final = 300.0
FLIGHT_Z: Final = 400.0
_DEALT_TO_OTHERS: Final = 8
"""Cards that are seen on their way to each other seat while a hand is dealt."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a card belongs, and how it is shown there."""

    shape: CardLook
    pose: Pose
    z: float


@dataclass(frozen=True, slots=True)
class HandState:
    """What the person is doing with the hand.

    Attributes:
        chosen: the chosen cards.
        ring: the colour of their ring.
        focus: the card that the keyboard is at, None while it is elsewhere.
        grouped: whether the hand is grouped by combination.
        hover: the card under the pointer.
        counter: whether the card counter is shown.
    """

    chosen: frozenset[Card] = frozenset()
    ring: str = look.CHOSEN_RING
    focus: Card | None = None
    grouped: bool = False
    hover: Card | None = None
    counter: bool = False


class Stage(QGraphicsScene):
    """The felt with everything on it. Its coordinates are the table's."""

    def __init__(self, look_: Look) -> None:
        super().__init__()
        self._look = look_
        self._face: GameFace | None = None
        self._metrics = Metrics.of(1280, 748)
        self._hand = HandLayout((), 0, 0, 0)
        self._seats: SeatsLayout | None = None
        self._fixtures: tuple[Fixture, ...] = ()
        self._cards: dict[Hashable, CardItem] = {}
        self._plates: list[SeatPlate] = []
        self._labels = MarkLabels(self, look_)
        self._groups = GroupLabels(look_)
        self._groups.setZValue(HAND_Z - 1)
        self._title = TitleItem(look_)
        self._corner = CornerItem(look_)
        self._burst = BurstItem(look_)
        self._fixture_label = TextItem(look_)
        self._counter = CounterItem(look_)
        self._counter.setZValue(PLATE_Z - 1)
        self.addItem(self._counter)
        self._focus = FocusItem(look_)
        self._focus.setZValue(FOCUS_Z)
        for item in (self._title, self._corner, self._burst, self._fixture_label, self._focus, self._groups):
            self.addItem(item)
        self._burst.setZValue(5)

    @property
    def metrics(self) -> Metrics:
        """Return the table's scale."""
        return self._metrics

    @property
    def hand(self) -> HandLayout:
        """Return where the hand's cards are."""
        return self._hand

    @property
    def action_y(self) -> float:
        """Return the middle of the row of buttons."""
        return actions.action_y(self._hand, self._metrics)

    @property
    def seats(self) -> SeatsLayout | None:
        """Return where the seats are; None before the first game."""
        return self._seats

    @property
    def shown_plates(self) -> list[SeatPlate]:
        """Return the seats' plates."""
        return self._plates

    def set_face(self, face: GameFace) -> None:
        """Show that game from now on, with an empty table."""
        self._face = face
        for item in (*self._cards.values(), *self._plates):
            self.removeItem(item)
        self._cards.clear()
        self._plates.clear()
        self._labels.clear()

    def set_size(self, metrics: Metrics) -> None:
        """Use that size from the next state on."""
        self._metrics = metrics
        self.setSceneRect(0, 0, metrics.width, metrics.height)
        self.invalidate()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 - Qt's name
        """Paint the felt; the widget has painted what is around it."""
        del rect
        felt = self._metrics.felt
        painter.drawPixmap(QPointF(felt.x, felt.y), self._look.felt(felt.w, felt.h, self._metrics.t))

    # A state of the table

    def render_state(self, shown: Shown, hand: HandState, *, moves_cards: bool) -> list[Track]:
        """Put everything in its place.

        Args:
            shown: the state.
            hand: what the person is doing with the hand.
            moves_cards: whether cards stay where they were, for the tracks to move them.

        Returns:
            What has to move; empty when nothing does.
        """
        face, metrics = self._face, self._metrics
        if face is None:
            return []
        view = shown.view
        seats = len(view.counts)
        self._hand = face.arrange(shown.hand, view, metrics, grouped=hand.grouped)
        self._seats = seats_layout(
            seats, metrics, self.action_y, face.centre_top(metrics), counter=hand.counter
        )
        self._show_plates(face, shown)
        placed = self._fans(shown)
        self._fixtures, fixture_line = face.fixtures(shown, metrics)
        targets: dict[Hashable, Target] = {}
        for fixture in self._fixtures:
            shape = CardLook(fixture.face, fixture.rect.w)
            targets[fixture.key] = Target(shape, _pose(fixture.rect), FIXTURE_Z)
        targets |= self._mark_targets(face, shown, placed)
        targets |= self.hand_targets(shown, hand)
        self._show_fixture_line(fixture_line)
        self._labels.show_marks(face, shown, placed, self._seats, metrics)
        self._groups.show_labels(self._hand.labels, metrics.t)
        self._title.show_title(face.title(), face.line(), face.note(view), metrics)
        self._corner.show_corner(face.corner(shown, metrics, self._look), metrics)
        counts, strong = face.counts(shown) if hand.counter else ((), -1)
        self._counter.show_counts(counts, strong, metrics)
        self._title.setVisible(not (hand.counter and metrics.compact))
        self._burst.surround(_bomb_on(shown, placed))
        return self._reconcile(shown, targets, moves_cards=moves_cards)

    def render_hand(self, shown: Shown, hand: HandState) -> list[Track]:
        """Show a change of the chosen cards; returns what has to move for it."""
        tracks = []
        for key, target in self.hand_targets(shown, hand).items():
            item = self._cards.get(key)
            if item is None:
                continue
            item.set_look(target.shape)
            item.setZValue(target.z)
            if Pose.of(item) != target.pose:
                tracks.append(moves.lift(item, target.pose))
        return tracks

    def _show_plates(self, face: GameFace, shown: Shown) -> None:
        seats = len(shown.view.counts)
        while len(self._plates) < seats:
            plate = SeatPlate(self._look)
            plate.setZValue(PLATE_Z)
            self.addItem(plate)
            self._plates.append(plate)
        for seat, plate in enumerate(self._plates):
            side = side_of(seat, seats)
            rect = self.plate_rect(seat, seats)
            plate.setPos(rect.x, rect.y)
            plate.show_seat(
                face.seat(seat, shown), self._metrics.plate_scale, remark_right=side is Side.RIGHT
            )

    def plate_rect(self, seat: int, seats: int) -> Rect:
        """Return where a seat's plate stands."""
        if self._seats is None:
            raise LookupError("no game is on the table")
        return self._seats.plates[side_of(seat, seats)]

    def _fans(self, shown: Shown) -> dict[Side, Fan]:
        counts: dict[Side, int] = {}
        for seat, mark in enumerate(shown.marks):
            side = side_of(seat, len(shown.marks))
            if isinstance(mark, Played):
                counts[side] = mark.combination.size
            elif isinstance(mark, TributePaid | TributeReturned) and seat != shown.view.seat:
                counts[side] = 1
        if self._seats is None:
            return {}
        return fans(counts, self._seats, self._metrics)

    def _mark_targets(self, face: GameFace, shown: Shown, placed: dict[Side, Fan]) -> dict[Hashable, Target]:
        targets: dict[Hashable, Target] = {}
        view = shown.view
        for seat, mark in enumerate(shown.marks):
            fan = placed.get(side_of(seat, len(shown.marks)))
            if fan is None:
                continue
            if isinstance(mark, Played):
                faces = mark.combination.stands_for
                pairs = moves.laid_out(mark.combination.cards, faces)
            elif isinstance(mark, TributePaid | TributeReturned):
                pairs = [(mark.card, mark.card)]
            else:
                continue
            for index, (card, stands_for) in enumerate(pairs):
                stands_in = face.is_wild(card, view)
                shape = CardLook(
                    stands_for,
                    fan.first.w,
                    lift=0.25,
                    gold=stands_in,
                    ring=look.WILD if stands_in else None,
                    wild=fan.step / fan.first.w / 2
                    if stands_in and fan.step
                    else 0.16
                    if stands_in
                    else None,
                )
                place = _pose(fan.at(index))
                targets["mark", seat, card] = Target(shape, place, MARK_Z + index * 0.1)
        return targets

    def hand_targets(self, shown: Shown, hand: HandState) -> dict[Hashable, Target]:
        """Return where the hand's cards belong."""
        face, view, layout = self._face, shown.view, self._hand
        if face is None:
            return {}
        raised = layout.raised(hand.chosen)
        allowed = set(face.allowed(view))
        received = face.received(view)
        threads = set(face.threads(shown.hand, view)) if layout.columns else set()
        targets: dict[Hashable, Target] = {}
        focus = None
        for index, slot in enumerate(layout.slots):
            card, chosen = slot.card, slot.card in hand.chosen
            rect = layout.place(slot, raised)
            pitch = slot.open.w / slot.rect.w
            badge = min(0.80, pitch - 0.108) if layout.columns else min(0.62, pitch - 0.108)
            shape = CardLook(
                card,
                slot.rect.w,
                columns=layout.columns,
                lift=0.75 if chosen else 0.0,
                ring=hand.ring if chosen else self._quiet_ring(card, hand, received),
                gold=chosen and layout.columns,
                wild=badge if face.is_wild(card, view) else None,
                thread=card in threads and not chosen,
                veiled=card not in allowed and card in view.hand,
            )
            targets["hand", card] = Target(shape, _pose(rect, slot.rotation), HAND_Z + index)
            if card == hand.focus:
                lifted = rect.y - slot.rect.y
                focus = slot.open.moved(0, lifted)
        self._focus.surround(QRectF(*focus) if focus is not None else None)
        return targets

    @staticmethod
    def _quiet_ring(card: Card, hand: HandState, received: Collection[Card]) -> str | None:
        """Return the ring of a card that is not chosen: under the pointer, or just received."""
        if card == hand.hover:
            return look.BRASS
        return look.BRASS_BRIGHT if card in received else None

    def _show_fixture_line(self, text: str) -> None:
        t = self._metrics.t
        self._fixture_label.show_text(TextLook(text, 15 * t))
        self._fixture_label.setPos(self._metrics.felt.cx, centre.bottom_label_y(self._metrics))

    def _reconcile(self, shown: Shown, targets: dict[Hashable, Target], *, moves_cards: bool) -> list[Track]:
        """Make the scene hold exactly the target cards."""
        self._hand_over(shown, targets)
        tracks = self._take_away(shown, targets, moves_cards=moves_cards)
        dealt: list[CardItem] = []
        ends: list[Pose] = []
        for key, target in targets.items():
            item = self._cards.get(key)
            is_new = item is None
            if item is None:
                item = self._bring(key, shown, target, moves_cards=moves_cards)
            elif moves_cards and item.shape_shown.face is None and target.shape.face is not None:
                tracks.append(moves.turn_over(item, target.pose, target.shape))
                continue
            else:
                self._resize(item, target)
            item.setZValue(target.z)
            if not moves_cards:
                target.pose.put(item)
            elif Pose.of(item) != target.pose:
                if is_new and isinstance(shown.event, Dealt):
                    dealt.append(item)
                    ends.append(target.pose)
                else:
                    tracks.append(moves.travel(item, target.pose, shown.event, FLIGHT_Z + target.z))
        if dealt:
            tracks.extend(self._deal_to_others(shown))
        if isinstance(shown.event, LandlordChosen) and moves_cards and shown.event.seat != shown.view.seat:
            tracks.extend(self._give_bottom(shown, shown.event.seat))
        return [*tracks, *moves.deal(dealt, ends)]

    def _bottom_pose(self, card: Card, target: Target) -> Pose | None:
        """Return where a bottom card lies, as the hand card that comes from there; None for other cards."""
        for fixture in self._fixtures:
            if fixture.face == card:
                return replace(_pose(fixture.rect), scale=fixture.rect.w / target.shape.width)
        return None

    def _give_bottom(self, shown: Shown, landlord: int) -> list[Track]:
        """Return the ways of copies of the bottom cards to another seat's hand."""
        tracks = []
        for fixture in self._fixtures:
            item = CardItem(self._look, CardLook(fixture.face, fixture.rect.w))
            item.setZValue(FIXTURE_Z - 1)
            _pose(fixture.rect).put(item)
            self.addItem(item)
            tracks.append(moves.join(item, self._plate_pose(landlord, shown)))
        return tracks

    def _deal_to_others(self, shown: Shown) -> list[Track]:
        """Return the ways of face-down cards to the other seats."""
        tracks: list[Track] = []
        felt, width = self._metrics.felt, self._metrics.play_width * 0.6
        for seat in range(1, len(shown.view.counts)):
            items = []
            for index in range(_DEALT_TO_OTHERS):
                item = CardItem(self._look, CardLook(None, width))
                item.setZValue(FLIGHT_Z - index)
                item.setPos(felt.cx, felt.h * 0.36)
                self.addItem(item)
                items.append(item)
            tracks.extend(moves.hand_out(items, self._plate_pose(seat, shown)))
        return tracks

    def _hand_over(self, shown: Shown, targets: dict[Hashable, Target]) -> None:
        """Let the cards that the person has just played be those that were in the hand.

        A copy's number counts within a hand or a play, so it is the face that tells which card it was.
        """
        event = shown.event
        if not isinstance(event, Played) or event.seat != shown.view.seat:
            return
        gone = {key: item for key, item in self._cards.items() if key not in targets}
        for card in event.combination.cards:
            for key, item in gone.items():
                face = item.shape_shown.face
                if face is not None and face_of(face) == face_of(card) and key in self._cards:
                    del self._cards[key]
                    self._cards["mark", event.seat, card] = item
                    break

    def _take_away(self, shown: Shown, targets: dict[Hashable, Target], *, moves_cards: bool) -> list[Track]:
        """Let go of the cards that are on the table no longer."""
        tracks = []
        for key in [key for key in self._cards if key not in targets]:
            item = self._cards.pop(key)
            if moves_cards and isinstance(shown.event, TrickTaken):
                tracks.append(moves.sweep(item, self._plate_pose(shown.event.winner, shown)))
            else:
                self.removeItem(item)
        return tracks

    def _bring(self, key: Hashable, shown: Shown, target: Target, *, moves_cards: bool) -> CardItem:
        """Put a new card on the table, where it comes from."""
        item = CardItem(self._look, target.shape)
        self.addItem(item)
        self._cards[key] = item
        start = self._origin(key, shown, target) if moves_cards else None
        (start or target.pose).put(item)
        return item

    @staticmethod
    def _resize(item: CardItem, target: Target) -> None:
        """Show a card in its new look, still as large as it was."""
        old_width = item.shape_shown.width
        pose = Pose.of(item)
        item.set_look(target.shape)
        if old_width != target.shape.width:
            replace(pose, scale=pose.scale * old_width / target.shape.width).put(item)

    def _plate_pose(self, seat: int, shown: Shown) -> Pose:
        rect = self.plate_rect(seat, len(shown.view.counts))
        return Pose(rect.cx, rect.cy, 0, 0.5, 1)

    def _origin(self, key: Hashable, shown: Shown, target: Target) -> Pose | None:
        """Return where a new card comes from, None when it is simply there."""
        match key, shown.event:
            case _, Dealt():
                felt = self._metrics.felt
                return Pose(felt.cx, felt.h * 0.36, 0, 0.6, 1)
            case ("mark", by, _), Played(seat=seat) if by == seat:
                return self._plate_pose(seat, shown)
            case (_, *_), TributePaid(payer=giver) | TributeReturned(giver=giver):
                return self._plate_pose(giver, shown)
            case ("hand", int(card)), LandlordChosen(seat=seat) if seat == shown.view.seat:
                return self._bottom_pose(card, target)
        return None


def _pose(rect: Rect, rotation: float = 0.0) -> Pose:
    return Pose(rect.cx, rect.cy, rotation)


def _bomb_on(shown: Shown, placed: dict[Side, Fan]) -> Rect | None:
    """Return the outline of a bomb that lies on the table and has not been beaten."""
    best: Rect | None = None
    to_beat = shown.view.to_beat
    for seat, mark in enumerate(shown.marks):
        if isinstance(mark, Played) and phrases.is_bomb(mark.combination):
            newest = mark is shown.event or (not shown.pending and mark.combination == to_beat)
            fan = placed.get(side_of(seat, len(shown.marks)))
            if newest and fan is not None:
                best = fan.outline
    return best
