"""The cards on the table: which there are, where each comes from and goes to."""

from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass, replace
from typing import Final

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
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table import moves
from cardavia_desktop.ui.table.card_item import CardItem
from cardavia_desktop.ui.table.card_picture import CardLook
from cardavia_desktop.ui.table.face import Fixture
from cardavia_desktop.ui.table.motion import Pose, Track
from cardavia_desktop.ui.table.placing import FIXTURE_Z, OPEN, Target, pose_in
from cardavia_desktop.ui.table.shown import Shown

_FLIGHT_Z: Final = 400.0
_DEALT_TO_OTHERS: Final = 8
"""Cards that are seen on their way to each other seat while a hand is dealt."""


@dataclass(frozen=True, slots=True)
class Landmarks:
    """Where cards come from and go to besides their own places.

    Attributes:
        plates: each seat's plate.
        deck: where the cards are dealt from.
        fixtures: the cards with fixed places.
        back_width: the width of a card that is dealt to another seat.
    """

    plates: tuple[Pose, ...]
    deck: Pose
    fixtures: Collection[Fixture]
    back_width: float


class CardTraffic:
    """Keeps one item a card, and works out what has to move."""

    def __init__(self, scene: QGraphicsScene, look: Look) -> None:
        self._scene = scene
        self._look = look
        self._cards: dict[Hashable, CardItem] = {}

    @property
    def items(self) -> Mapping[Hashable, CardItem]:
        """Return the cards that are on the table."""
        return self._cards

    def clear(self) -> None:
        """Take all cards off the table."""
        for item in self._cards.values():
            self._scene.removeItem(item)
        self._cards.clear()

    def put(self, targets: Mapping[Hashable, Target]) -> None:
        """Have exactly these cards on the table, each in its place."""
        for key in [key for key in self._cards if key not in targets]:
            self._scene.removeItem(self._cards.pop(key))
        for key, target in targets.items():
            item = self._cards.get(key) or self._bring(key, target, target.pose)
            item.set_look(target.shape)
            item.setZValue(target.z)
            target.pose.put(item)

    def move(self, shown: Shown, targets: Mapping[Hashable, Target], landmarks: Landmarks) -> list[Track]:
        """Have exactly these cards on the table, where they were; return how they get to their places."""
        self._hand_over(shown, targets)
        tracks = self._take_away(shown, targets, landmarks)
        dealt: list[tuple[CardItem, Pose]] = []
        for key, target in targets.items():
            item = self._cards.get(key)
            if item is None:
                start = _origin(key, shown, target, landmarks)
                item = self._bring(key, target, start or target.pose)
                if isinstance(shown.event, Dealt):
                    dealt.append((item, target.pose))
                    continue
            elif item.shape_shown.face is None and target.shape.face is not None:
                tracks.append(moves.turn_over(item, target.pose, target.shape))
                continue
            else:
                _resize(item, target)
            item.setZValue(target.z)
            if Pose.of(item) != target.pose:
                # Of a play only its own cards fly: those that stay close up below them.
                stays = isinstance(shown.event, Played) and not _is_on_table(key)
                event = None if stays else shown.event
                tracks.append(moves.travel(item, target.pose, event, _FLIGHT_Z + target.z))
        if dealt:
            tracks += [*self._deal_to_others(landmarks), *moves.deal(dealt)]
        if isinstance(shown.event, LandlordChosen) and shown.event.seat != shown.view.seat:
            tracks += self._give_bottom(shown.event.seat, landmarks)
        return tracks

    def _bring(self, key: Hashable, target: Target, start: Pose) -> CardItem:
        item = self._transient(target.shape, start, target.z)
        self._cards[key] = item
        return item

    def _transient(self, shape: CardLook, start: Pose, z: float) -> CardItem:
        """Return a card that is on the table until its track ends."""
        item = CardItem(self._look, shape)
        item.setZValue(z)
        start.put(item)
        self._scene.addItem(item)
        return item

    def _hand_over(self, shown: Shown, targets: Mapping[Hashable, Target]) -> None:
        """Let the cards that have just been played be those that lay in a hand to be seen.

        A copy's number counts within a hand or a play, so it is the face that tells which card it was.
        """
        event = shown.event
        if not isinstance(event, Played):
            return
        own = event.seat == shown.view.seat
        gone = {
            key: item
            for key, item in self._cards.items()
            if key not in targets and (own or _is_open_card_of(key, event.seat))
        }
        for card in event.combination.cards:
            for key, item in gone.items():
                face = item.shape_shown.face
                if face is not None and face_of(face) == face_of(card) and key in self._cards:
                    del self._cards[key]
                    self._cards["mark", event.seat, card] = item
                    break

    def _take_away(
        self, shown: Shown, targets: Mapping[Hashable, Target], landmarks: Landmarks
    ) -> list[Track]:
        """Let go of the cards that are on the table no longer."""
        tracks = []
        for key in [key for key in self._cards if key not in targets]:
            item = self._cards.pop(key)
            if isinstance(shown.event, TrickTaken):
                tracks.append(moves.sweep(item, landmarks.plates[shown.event.winner]))
            else:
                self._scene.removeItem(item)
        return tracks

    def _give_bottom(self, landlord: int, landmarks: Landmarks) -> list[Track]:
        """Return the ways of copies of the bottom cards to another seat's hand."""
        return [
            moves.join(
                self._transient(CardLook(fixture.face, fixture.rect.w), pose_in(fixture.rect), FIXTURE_Z - 1),
                landmarks.plates[landlord],
            )
            for fixture in landmarks.fixtures
        ]

    def _deal_to_others(self, landmarks: Landmarks) -> list[Track]:
        """Return the ways of face-down cards to the other seats."""
        shape = CardLook(None, landmarks.back_width)
        tracks: list[Track] = []
        for plate in landmarks.plates[1:]:
            items = [
                self._transient(shape, replace(landmarks.deck, scale=1.0), _FLIGHT_Z - index)
                for index in range(_DEALT_TO_OTHERS)
            ]
            tracks += moves.hand_out(items, plate)
        return tracks


def _is_on_table(key: Hashable) -> bool:
    """Tell whether a key is that of a card that lies before a seat."""
    return isinstance(key, tuple) and key[0] == "mark"


def _is_open_card_of(key: Hashable, seat: int) -> bool:
    """Tell whether a key is that of a card in another seat's hand that lies open."""
    return isinstance(key, tuple) and key[:2] == (OPEN, seat)


def _resize(item: CardItem, target: Target) -> None:
    """Show a card in its new look, still as large as it was."""
    old_width = item.shape_shown.width
    pose = Pose.of(item)
    item.set_look(target.shape)
    if old_width != target.shape.width:
        replace(pose, scale=pose.scale * old_width / target.shape.width).put(item)


def _origin(key: Hashable, shown: Shown, target: Target, landmarks: Landmarks) -> Pose | None:
    """Return where a new card comes from, None when it is simply there."""
    match key, shown.event:
        case _, Dealt():
            return landmarks.deck
        case ("mark", by, _), Played(seat=seat) if by == seat:
            return landmarks.plates[seat]
        case (_, *_), TributePaid(payer=giver) | TributeReturned(giver=giver):
            return landmarks.plates[giver]
        case ("hand", int(card)), LandlordChosen(seat=seat) if seat == shown.view.seat:
            return _bottom_pose(card, target, landmarks)
    return None


def _bottom_pose(card: Card, target: Target, landmarks: Landmarks) -> Pose | None:
    """Return where a bottom card lies, as the hand card that comes from there; None for other cards."""
    for fixture in landmarks.fixtures:
        if fixture.face == card:
            return replace(pose_in(fixture.rect), scale=fixture.rect.w / target.shape.width)
    return None
