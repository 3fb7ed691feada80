"""Where the cards of a shown state belong, and how they are shown there. Nothing is painted here."""

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardavia_desktop.engine.cards import Card, face_of
from cardavia_desktop.engine.events import Played, TributePaid, TributeReturned
from cardavia_desktop.ui import look, phrases
from cardavia_desktop.ui.table.card_picture import CardLook
from cardavia_desktop.ui.table.face import Fixture, GameFace
from cardavia_desktop.ui.table.layout.arcs import GiftWay
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.hand import HandLayout
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO
from cardavia_desktop.ui.table.layout.open_hands import open_hand
from cardavia_desktop.ui.table.layout.seats import Fan, Side, side_of
from cardavia_desktop.ui.table.motion import Pose
from cardavia_desktop.ui.table.shown import Mark, Shown, giver_of

FIXTURE_Z: Final = 10.0
MARK_Z: Final = 40.0
HAND_Z: Final = 100.0
OPEN_Z: Final = 22.0
OPEN: Final = "open"
"""Begins the key of a card of another seat's hand that lies open."""

_BOMB_SPREAD: Final = 9.0
"""Degrees from the first card of a bomb to its last."""

_HOVER: Final = 0.02
"""How far a card of a row rises under the pointer, by its height."""

_BADGE_IN_ROW: Final = 0.16
"""The place of a wild card's badge on a face that lies in a row, by the card's width."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a card belongs, and how it is shown there."""

    shape: CardLook
    pose: Pose
    z: float

    def on_pixels(self, ratio: float) -> "Target":
        """Return the nearest target whose corner is that of a pixel of the screen, if the card lies straight.

        There a picture is sharp, and a part of it painted anew is the same.
        """
        if self.pose.rotation or self.pose.scale != 1:
            return self
        half_w, half_h = self.shape.width / 2, self.shape.width * CARD_RATIO / 2
        x = round((self.pose.x - half_w) * ratio) / ratio + half_w
        y = round((self.pose.y - half_h) * ratio) / ratio + half_h
        return replace(self, pose=replace(self.pose, x=x, y=y))


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
        mend: the card that would make the chosen ones playable.
    """

    chosen: frozenset[Card] = frozenset()
    ring: str = look.CHOSEN_RING
    focus: Card | None = None
    grouped: bool = False
    hover: Card | None = None
    counter: bool = False
    mend: Card | None = None


def pose_in(rect: Rect, rotation: float = 0.0) -> Pose:
    """Return the pose of a card that lies in a rectangle."""
    return Pose(rect.cx, rect.cy, rotation)


def fixture_targets(fixtures: Collection[Fixture]) -> dict[Hashable, Target]:
    """Return where the cards with a fixed place belong."""
    return {
        fixture.key: Target(CardLook(fixture.face, fixture.rect.w), pose_in(fixture.rect), FIXTURE_Z)
        for fixture in fixtures
    }


def open_targets(
    face: GameFace, shown: Shown, rooms: Mapping[Side, Rect], widest: float
) -> dict[Hashable, Target]:
    """Return where the cards of the other seats belong, where they lie open."""
    targets: dict[Hashable, Target] = {}
    for seat, hand in enumerate(shown.open_hands):
        side = side_of(seat, len(shown.open_hands))
        if seat == shown.view.seat or not hand:
            continue
        places = open_hand(rooms[side], len(hand), widest=widest, from_right=side is Side.RIGHT)
        for index, (card, place) in enumerate(zip(face.order(hand, shown.view), places, strict=True)):
            wild = face.is_wild(card, shown.view)
            shape = CardLook(card, place.w, ring=look.WILD if wild else None, gold=wild)
            targets[OPEN, seat, card] = Target(shape, pose_in(place), OPEN_Z + index * 0.01)
    return targets


def mark_counts(shown: Shown) -> dict[Side, int]:
    """Return how many cards lie before each side; your own tribute joins the hand instead."""
    counts: dict[Side, int] = {}
    for seat, mark in enumerate(shown.marks):
        cards = _cards_of(mark)
        if cards and (isinstance(mark, Played) or seat != shown.view.seat):
            counts[side_of(seat, len(shown.marks))] = len(cards)
    return counts


def mark_targets(face: GameFace, shown: Shown, placed: Mapping[Side, Fan]) -> dict[Hashable, Target]:
    """Return where the cards belong that lie before the seats."""
    targets: dict[Hashable, Target] = {}
    for seat, mark in enumerate(shown.marks):
        fan = placed.get(side_of(seat, len(shown.marks)))
        if fan is None:
            continue
        for index, (card, stands_for) in enumerate(_cards_of(mark)):
            wild = face.is_wild(card, shown.view)
            badge = fan.step / fan.first.w / 2 if fan.step else _BADGE_IN_ROW
            shape = CardLook(
                stands_for,
                fan.first.w,
                lift=0.25,
                gold=wild,
                ring=look.WILD if wild else None,
                wild=badge if wild else None,
            )
            place = pose_in(fan.at(index), _bomb_turn(mark, index))
            targets["mark", seat, card] = Target(shape, place, MARK_Z + index * 0.1)
    return targets


def _bomb_turn(mark: Mark | None, index: int) -> float:
    """Return how far a card is turned: a bomb lies as a slight fan, all else straight."""
    if not isinstance(mark, Played) or not phrases.is_bomb(mark.combination):
        return 0.0
    last = mark.combination.size - 1
    return (index - last / 2) * min(3.0, _BOMB_SPREAD / max(1, last))


def _cards_of(mark: Mark | None) -> list[tuple[Card, Card]]:
    """Return the cards that a mark shows, each with the one that it counts as."""
    if isinstance(mark, Played):
        return list(zip(mark.combination.cards, mark.combination.stands_for, strict=True))
    if isinstance(mark, TributePaid | TributeReturned):
        return [(mark.card, mark.card)]
    return []


def hand_targets(face: GameFace, shown: Shown, layout: HandLayout, hand: HandState) -> dict[Hashable, Target]:
    """Return where the hand's cards belong."""
    view = shown.view
    raised = layout.raised(hand.chosen)
    allowed, received = set(face.allowed(view)), face.received(view)
    threads = set(face.threads(shown.hand, view)) if layout.columns and not layout.labels else set()
    targets: dict[Hashable, Target] = {}
    for index, slot in enumerate(layout.slots):
        card, chosen = slot.card, slot.card in hand.chosen
        badge = min(0.80 if layout.columns else 0.62, slot.open.w / slot.rect.w - 0.108)
        shape = CardLook(
            card,
            slot.rect.w,
            columns=layout.columns,
            lift=0.75 if chosen else 0.0,
            ring=hand.ring if chosen else _quiet_ring(card, hand, received),
            gold=chosen and layout.columns,
            wild=badge if face.is_wild(card, view) else None,
            thread=card in threads and not chosen,
            veiled=card not in allowed and card in view.hand,
            mends=card == hand.mend,
        )
        rect = layout.place(slot, raised)
        if card == hand.hover and card not in raised and not layout.columns:
            rect = rect.moved(0, -_HOVER * rect.h)
        place = pose_in(rect, slot.rotation)
        targets["hand", card] = Target(shape, place, HAND_Z + index)
    return targets


def focus_rect(layout: HandLayout, hand: HandState) -> Rect | None:
    """Return what the ring of the keyboard's focus goes around, None where it is not on a card."""
    slot = layout.slot_of(hand.focus) if hand.focus is not None else None
    if slot is None:
        return None
    return slot.open.moved(0, layout.place(slot, layout.raised(hand.chosen)).y - slot.rect.y)


def _quiet_ring(card: Card, hand: HandState, received: Collection[Card]) -> str | None:
    """Return the ring of a card that is not chosen: under the pointer, or just received."""
    if card == hand.hover:
        return look.BRASS
    return look.BRASS_BRIGHT if card in received else None


def above(layout: HandLayout, card: Card) -> Rect | None:
    """Return the top of the stack in which a card of the hand stands, None where it is in none."""
    found = next((slot for slot in layout.slots if face_of(slot.card) == face_of(card)), None)
    if found is None:
        return None
    top = min(slot.rect.y for slot in layout.slots if slot.column == found.column)
    return Rect(found.open.x, top, found.open.w, found.rect.bottom - top)


def clear_of_cards(layout: HandLayout, tag: Rect, card: Rect, felt: Rect) -> Rect:
    """Return where words above a card of the hand hide none beside it, which in columns may be higher.

    Args:
        layout: the hand.
        tag: the words, over the middle of the card.
        card: the card, or its stack.
        felt: what they have to stay on.
    """
    aside = (0.0, card.right - tag.right, card.x - tag.x)
    for place in (tag.moved(dx, 0) for dx in aside):
        if felt.holds(place) and not any(place.meets(slot.rect) for slot in layout.slots):
            return place
    return tag


def gift_ways(
    shown: Shown, placed: Mapping[Side, Fan], layout: HandLayout, plates: Sequence[Rect]
) -> tuple[GiftWay, ...]:
    """Return the ways of the cards of tribute that are being shown now."""
    if not isinstance(shown.event, TributePaid | TributeReturned):
        return ()
    ways = []
    for mark in shown.marks:
        if not isinstance(mark, type(shown.event)) or not isinstance(mark, TributePaid | TributeReturned):
            continue
        fan = placed.get(side_of(mark.receiver, len(shown.marks)))
        end = fan.first if fan is not None else above(layout, mark.card)
        if end is not None and fan is None:  # the arc ends above the words about the card
            end = Rect(end.x, end.y - 0.36 * layout.card_width, end.w, end.h)
        if end is not None:
            ways.append(GiftWay(mark.card, plates[giver_of(mark)], end, traced=fan is not None))
    return tuple(ways)


def bomb_on(shown: Shown, placed: Mapping[Side, Fan]) -> tuple[Played, Rect] | None:
    """Return a bomb that lies on the table and has not been beaten, with its outline."""
    found: tuple[Played, Rect] | None = None
    for seat, mark in enumerate(shown.marks):
        fan = placed.get(side_of(seat, len(shown.marks)))
        if fan is None or not isinstance(mark, Played) or not phrases.is_bomb(mark.combination):
            continue
        if mark is shown.event or (not shown.pending and mark.combination == shown.view.to_beat):
            found = mark, fan.outline
    return found
