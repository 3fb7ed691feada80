"""The scene: puts every card and sign of a shown state in its place, and says what has to move for it."""

from collections.abc import Collection, Hashable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from cardavia_desktop.engine.events import Dealt, Played, TributePaid, TributeReturned
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.felt import FELT_RADIUS
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table import moves, placing
from cardavia_desktop.ui.table.card_item import CardItem
from cardavia_desktop.ui.table.card_traffic import CardTraffic, Landmarks
from cardavia_desktop.ui.table.corner_items import BurstItem, CornerItem, TitleItem
from cardavia_desktop.ui.table.counter_item import CounterItem
from cardavia_desktop.ui.table.face import Fixture, GameFace, name_of
from cardavia_desktop.ui.table.gift_arcs import GiftArcs
from cardavia_desktop.ui.table.group_labels import GroupLabels
from cardavia_desktop.ui.table.layout import actions, centre
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.hand import HandLayout
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.layout.open_hands import open_rooms, widest_open
from cardavia_desktop.ui.table.layout.seats import Fan, SeatsLayout, Side, fans, seats_layout, side_of
from cardavia_desktop.ui.table.lights import Lights
from cardavia_desktop.ui.table.mark_labels import MarkLabels
from cardavia_desktop.ui.table.motion import Pose, Track
from cardavia_desktop.ui.table.placing import HandState, Target
from cardavia_desktop.ui.table.seat_plate import SeatPlate
from cardavia_desktop.ui.table.shown import Shown, giver_of
from cardavia_desktop.ui.table.texts import CACHED, FocusItem, TextItem, TextLook

translate = QCoreApplication.translate

_BURST_Z: Final = 5.0
_COUNTER_Z: Final = 19.0
_PLATE_Z: Final = 20.0
_GROUPS_Z: Final = 200.0
_FOCUS_Z: Final = 300.0
_EDGE: Final = 2.0
"""How far to both sides of the felt's edge the surround is laid first."""


class Stage(QGraphicsScene):
    """The felt with everything on it. Its coordinates are the table's.

    Args:
        look_: the theme.
        parent: the Qt parent, with which all that moves here ends.
    """

    def __init__(self, look_: Look, parent: QObject) -> None:
        super().__init__(parent)
        # Fewer items than an index of places pays for, and those that fly would be sorted in anew each frame.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._look = look_
        self._face: GameFace | None = None
        self._metrics = Metrics.of(1280, 748)
        self._felt_picture: QPixmap | None = None
        self._measure_felt()
        self._hand = HandLayout((), 0, 0, 0)
        self._resized = True
        self._titled = True
        self._seats: SeatsLayout | None = None
        self._traffic = CardTraffic(self, look_)
        self._plates: list[SeatPlate] = []
        self._labels = MarkLabels(self, look_)
        self._groups = GroupLabels(look_)
        self._code = ""
        self._title = TitleItem(look_)
        self._corner = CornerItem(look_)
        self._burst = BurstItem(look_)
        self._bomb: Played | None = None
        self._lights = Lights(self)
        self._fixture_label = TextItem(look_)
        self._counter = CounterItem(look_)
        self._focus = FocusItem(look_)
        self._gifts = GiftArcs(look_)
        self._received = TextItem(look_)
        for item, z in (
            (self._burst, _BURST_Z),
            (self._received, _GROUPS_Z),
            (self._title, 0.0),
            (self._corner, 0.0),
            (self._fixture_label, 0.0),
            (self._counter, _COUNTER_Z),
            (self._groups, _GROUPS_Z),
            (self._focus, _FOCUS_Z),
        ):
            item.setZValue(z)
            item.setCacheMode(CACHED)
            self.addItem(item)
        self._gifts.setZValue(_BURST_Z)  # as large as the felt, so not worth keeping as a picture
        self.addItem(self._gifts)

    @property
    def metrics(self) -> Metrics:
        """Return the table's scale."""
        return self._metrics

    @property
    def hand(self) -> HandLayout:
        """Return where the hand's cards are."""
        return self._hand

    @property
    def cards(self) -> Mapping[Hashable, CardItem]:
        """Return the cards on the table: those of the hand by ``("hand", card)``."""
        return self._traffic.items

    def renew(self) -> None:
        """Paint everything anew: the look has changed."""
        self._felt_picture = None
        for card in self._traffic.items.values():
            card.renew()
        for item in self.items():
            item.update()
        self.update()

    @property
    def look(self) -> Look:
        """Return what everything is painted with."""
        return self._look

    @property
    def corner_rect(self) -> QRectF:
        """Return where the box in the upper right corner is."""
        return self._corner.sceneBoundingRect()

    @property
    def counter_rect(self) -> QRectF:
        """Return where the card counter is, or would be."""
        return self._counter.sceneBoundingRect()

    @property
    def action_y(self) -> float:
        """Return the middle of the row of buttons."""
        return actions.action_y(self._hand, self._metrics)

    @property
    def chooser_top(self) -> float:
        """Return how high a panel above the hand may reach: below the seat opposite and the counter."""
        t = self._metrics.t
        tops = [plate.extent.bottom() for plate in self._plates[2:3] if len(self._plates) > 3]
        if self._counter.isVisible() and not self._metrics.compact:
            tops.append(self.counter_rect.bottom())
        return max(tops, default=0.0) + 8 * t

    @property
    def seats(self) -> SeatsLayout | None:
        """Return where the seats are; None before the first game."""
        return self._seats

    @property
    def shown_plates(self) -> list[SeatPlate]:
        """Return the seats' plates."""
        return self._plates

    @property
    def lights(self) -> Lights:
        """Return what lights up and goes out by itself."""
        return self._lights

    def leave_title_out(self) -> None:
        """Show no game's name: the page around the table does."""
        self._titled = False

    def set_face(self, face: GameFace) -> None:
        """Show that game from now on, with an empty table."""
        self._face = face
        self._lights.settle()
        self._traffic.clear()
        for plate in self._plates:
            self.removeItem(plate)
        self._plates.clear()
        self._labels.clear()

    def set_code(self, code: str) -> None:
        """Name the deal code that the cards come from, from the next state on; empty names none."""
        self._code = code

    def _note(self, note: str) -> str:
        if note and self._code:
            return f"{note} · {self._code}"
        return note or (phrases.fill(translate("Games", "Deal %1"), self._code) if self._code else "")

    def set_size(self, metrics: Metrics) -> None:
        """Use that size from the next state on."""
        self._resized = self._resized or metrics != self._metrics
        self._metrics = metrics
        self.setSceneRect(0, 0, metrics.width, metrics.height)
        self._measure_felt()
        self.invalidate()

    def _measure_felt(self) -> None:
        """Work out what the background is painted by: that happens with every frame."""
        self._felt = QRectF(*self._metrics.felt)
        self._felt_picture = None
        radius = FELT_RADIUS * self._metrics.t
        self._without_corners = self._felt.adjusted(radius, radius, -radius, -radius)
        self._around = QPainterPath()
        self._around.addRect(QRectF(0, 0, self._metrics.width, self._metrics.height))
        self._around.addRoundedRect(self._felt, radius, radius)
        x, y, w, h = self._metrics.felt
        self._edges = tuple(
            QRectF(left, top, width, height).adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
            for left, top, width, height in ((x, y, w, 0), (x, y + h, w, 0), (x, y, 0, h), (x + w, y, 0, h))
        )

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 - Qt's name
        """Paint the felt and what is around it."""
        felt = self._felt
        if self._felt_picture is None:  # asked for once, not with every frame
            self._felt_picture = self._look.felt(felt.width(), felt.height(), self._metrics.t, rounded=False)
        if self._without_corners.contains(QRectF(rect)):
            painter.drawPixmap(felt.topLeft(), self._felt_picture)
            return
        surround = self.palette().window()
        for edge in self._edges:  # they may run through pixels, of which felt and surround each cover a part
            painter.fillRect(edge, surround)
        painter.drawPixmap(felt.topLeft(), self._felt_picture)
        painter.fillPath(self._around, surround)

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
        keeps = not (self._resized or self._hand.labels or isinstance(shown.event, Dealt))
        keep = self._hand.card_width if keeps and self._hand.columns else 0.0
        self._hand = face.arrange(shown.hand, view, metrics, grouped=hand.grouped, keep=keep)
        still, self._resized = self._resized, False
        status = face.status(shown)
        self._seats = seats_layout(
            seats,
            metrics,
            self.action_y,
            face.centre_top(metrics),
            counter=hand.counter,
            titled=bool(status.title),
            ruled=bool(status.rule) and metrics.has_rules,
        )
        self._show_plates(face, shown)
        placed = fans(placing.mark_counts(shown), self._seats, metrics)
        fixtures, fixture_line = face.fixtures(shown, metrics)
        targets = (
            placing.fixture_targets(fixtures)
            | placing.mark_targets(face, shown, placed)
            | self.hand_targets(shown, hand)
        )
        corner = face.corner(shown, metrics, self._look)
        if shown.open_hands:
            corner_left = centre.corner_box(corner.width, corner.height, metrics).x
            rooms = open_rooms(self._seats, metrics, corner_left)
            targets |= placing.open_targets(face, shown, rooms, widest_open(metrics))
        self._fixture_label.show_text(TextLook(fixture_line, 15 * metrics.t))
        self._fixture_label.setPos(metrics.felt.cx, centre.bottom_label_y(metrics))
        self._labels.show_marks(shown, placed, self._seats, metrics)
        self._groups.show_labels(self._hand.labels, metrics.t)
        self._title.show_title(
            face.title(), face.line(), self._note(face.note(view)), metrics, self._title_room(fixtures)
        )
        self._corner.show_corner(corner, metrics)
        counts, strong = face.counts(shown) if hand.counter else ((), -1)
        self._counter.show_counts(counts, strong, metrics)
        self._title.setVisible(self._titled and not (hand.counter and metrics.compact))
        self._lights.glow([(plate.glow, plate.lit) for plate in self._plates], still=still)
        self._show_bomb(shown, placed)
        self._show_gifts(shown, placed)
        self._show_focus(hand)
        targets = {key: target.on_pixels(self._look.ratio) for key, target in targets.items()}
        if not moves_cards:
            self._traffic.put(targets)
            return []
        plates = [self.plate_rect(seat, seats) for seat in range(seats)]
        landmarks = Landmarks(
            plates=tuple(Pose(plate.cx, plate.cy, scale=0.5) for plate in plates),
            deck=Pose(metrics.felt.cx, metrics.felt.h * 0.36, scale=0.6),
            fixtures=fixtures,
            back_width=metrics.play_width * 0.6,
        )
        return self._traffic.move(shown, targets, landmarks)

    def _show_bomb(self, shown: Shown, placed: Mapping[Side, Fan]) -> None:
        """Light up what a bomb lies on; its rays are seen for a while only."""
        found = placing.bomb_on(shown, placed)
        bomb, outline = found if found is not None else (None, None)
        self._burst.surround(outline)
        if bomb is not None and bomb != self._bomb:
            self._lights.flare(self._burst.rays)
        self._bomb = bomb

    def _show_gifts(self, shown: Shown, placed: Mapping[Side, Fan]) -> None:
        """Show where the cards of a tribute came from, and whose card you have been given."""
        seats, felt, t = len(shown.view.counts), self._metrics.felt, self._metrics.t
        plates = [self.plate_rect(seat, seats) for seat in range(seats)]
        ways = placing.gift_ways(shown, placed, self._hand, plates)
        self._gifts.show_ways(ways, t, QRectF(*felt))
        text, place = "", None
        mark = shown.marks[shown.view.seat]
        if isinstance(mark, TributePaid | TributeReturned) and not self._hand.labels:
            place = placing.above(self._hand, mark.card)
            text = phrases.fill(translate("Table", "From %1"), name_of(giver_of(mark), seats))
        self._received.show_text(
            TextLook(text if place is not None else "", 15 * t, weight=QFont.Weight.DemiBold, pill=True)
        )
        if place is not None:
            size = self._received.rect.size()
            half = size.width() / 2
            x = min(max(place.cx, felt.x + half + 12 * t), felt.right - half - 12 * t)
            tag = Rect(x - half, place.y - 22 * t - size.height() / 2, size.width(), size.height())
            tag = placing.clear_of_cards(self._hand, tag, place, felt)
            self._received.setPos(tag.cx, tag.cy)

    def render_hand(self, shown: Shown, hand: HandState) -> list[Track]:
        """Show a change of the chosen cards; returns what has to move for it."""
        tracks = []
        for key, target in self.hand_targets(shown, hand).items():
            item = self._traffic.items.get(key)
            if item is None:
                continue
            item.set_look(target.shape)
            item.setZValue(target.z)
            if Pose.of(item) != target.pose:
                tracks.append(moves.lift(item, target.pose))
        self._show_focus(hand)
        return tracks

    def hand_targets(self, shown: Shown, hand: HandState) -> dict[Hashable, Target]:
        """Return where the hand's cards belong."""
        if self._face is None:
            return {}
        targets = placing.hand_targets(self._face, shown, self._hand, hand)
        return {key: target.on_pixels(self._look.ratio) for key, target in targets.items()}

    def _title_room(self, fixtures: Collection[Fixture]) -> QPointF:
        """Return how far to the right and down the words in the upper left corner have room."""
        t = self._metrics.t
        tops, below = [fixture.rect.x for fixture in fixtures], self._metrics.felt.bottom
        if self._seats is not None:
            below = self._seats.plates[Side.LEFT].y
            if Side.TOP in self._seats.plates:
                tops.append(self._seats.plates[Side.TOP].x)
        return QPointF(min(tops, default=self._metrics.felt.cx) - 12 * t, below)

    def _show_focus(self, hand: HandState) -> None:
        rect = placing.focus_rect(self._hand, hand)
        self._focus.surround(QRectF(*rect) if rect is not None else None)

    def _show_plates(self, face: GameFace, shown: Shown) -> None:
        seats = len(shown.view.counts)
        while len(self._plates) < seats:
            plate = SeatPlate(self._look)
            plate.setZValue(_PLATE_Z)
            plate.setCacheMode(CACHED)
            self.addItem(plate)
            self._plates.append(plate)
        for seat, plate in enumerate(self._plates):
            side = side_of(seat, seats)
            rect = self.plate_rect(seat, seats)
            plate.setPos(rect.x, rect.y)
            told = face.seat(seat, shown)
            if shown.open_hands:
                told = replace(told, remark="")  # the cards lie there
            plate.show_seat(told, self._metrics.plate_scale, remark_right=side is Side.RIGHT)

    def plate_rect(self, seat: int, seats: int) -> Rect:
        """Return where a seat's plate stands."""
        if self._seats is None:
            raise LookupError("no game is on the table")
        return self._seats.plates[side_of(seat, seats)]
