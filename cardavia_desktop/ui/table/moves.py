"""How cards move: the length, curve and way of each kind of motion."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEasingCurve

from cardavia_desktop.engine.events import Event, LandlordChosen, Played, TributePaid, TributeReturned
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.table.card_item import CardItem
from cardavia_desktop.ui.table.card_picture import CardLook
from cardavia_desktop.ui.table.layout.arcs import BOW
from cardavia_desktop.ui.table.motion import Pose, Track

_CURVE = QEasingCurve.Type

PLAY_MS: Final = 250
LIFT_MS: Final = 110
SWEEP_MS: Final = 220
SWEEP_FADE_MS: Final = 80
BOMB_MS: Final = 280
SETTLE_MS: Final = 90
GIFT_MS: Final = 450
DEAL_STEP_MS: Final = 35
DEAL_MS: Final = 320
BOTTOM_MS: Final = 320
FLIP_MS: Final = 180
FADE_MS: Final = 120
JOIN_AFTER_MS: Final = 350
DEAL_OTHERS_MS: Final = 110
_SPIN: Final = 4.0
"""Degrees by which a played card is turned on its way."""

_NEAR: Final = 40.0


def lift(item: CardItem, end: Pose) -> Track:
    """Raise or lower a card of the hand."""
    return Track(item, Pose.of(item), end, 0, LIFT_MS, _CURVE.OutQuad)


def sweep(item: CardItem, to: Pose) -> Track:
    """Take a card of a finished trick to its winner."""
    end = Pose(to.x, to.y, 0, 0.45, 0)
    fading = SWEEP_FADE_MS / SWEEP_MS
    return Track(item, Pose.of(item), end, 0, SWEEP_MS, _CURVE.InCubic, fading=fading, vanishes=True)


def travel(item: CardItem, end: Pose, event: Event | None, z: float) -> Track:
    """Take a card to where it belongs, as the event deserves."""
    start = Pose.of(item)
    match event:
        case Played(combination=combination) if phrases.is_bomb(combination):
            length = BOMB_MS + SETTLE_MS
            return Track(item, start, end, 0, length, _CURVE.InQuad, landing=SETTLE_MS / length, z=z)
        case Played():
            spin = math.copysign(_SPIN, end.x - start.x)
            return Track(item, start, end, 0, PLAY_MS, _CURVE.OutCubic, spin=spin, z=z)
        case TributePaid() | TributeReturned():
            return Track(item, start, end, 0, GIFT_MS, _CURVE.InOutCubic, arc=BOW, z=z)
        case LandlordChosen():
            return Track(item, start, end, 0, BOTTOM_MS, _CURVE.OutCubic)
        case _:
            return Track(item, start, end, 0, PLAY_MS, _CURVE.OutCubic)


def turn_over(item: CardItem, end: Pose, shape: CardLook) -> Track:
    """Turn a card over; it shows its other side from halfway on."""
    return Track(item, Pose.of(item), end, 0, FLIP_MS, _CURVE.InOutSine, turned=lambda: item.set_look(shape))


def fade_in(track: Track) -> Track:
    """Return what stands for a motion when little is to move: cards appear where they belong."""
    if track.vanishes:
        return replace(
            track, end=replace(track.start, opacity=0.0), delay=0, duration=FADE_MS, fading=0.0, turned=None
        )
    far = math.hypot(track.end.x - track.start.x, track.end.y - track.start.y) > _NEAR
    start = replace(track.end, opacity=0.0) if far else track.end
    return replace(track, start=start, delay=0, duration=FADE_MS if far else 0, arc=0.0)


def join(item: CardItem, to: Pose) -> Track:
    """Take a copy of a card that stays where it is into a hand that is not seen."""
    start = replace(Pose.of(item), opacity=0.9)
    return Track(
        item, start, replace(to, opacity=0.2), JOIN_AFTER_MS, GIFT_MS, _CURVE.InOutCubic, vanishes=True
    )


def hand_out(items: Sequence[CardItem], to: Pose) -> list[Track]:
    """Deal face-down cards to another seat, where they vanish."""
    end = replace(to, opacity=0.25)
    return [
        Track(
            item,
            Pose.of(item),
            end,
            index * DEAL_OTHERS_MS,
            DEAL_MS,
            _CURVE.OutCubic,
            arc=0.05,
            vanishes=True,
        )
        for index, item in enumerate(items)
    ]


def deal(cards: Sequence[tuple[CardItem, Pose]]) -> list[Track]:
    """Deal cards to their places one after the other, in overlapping arcs."""
    return [
        Track(
            item,
            replace(Pose.of(item), opacity=0.0),  # not to be seen before its turn
            end,
            index * DEAL_STEP_MS,
            DEAL_MS,
            _CURVE.OutCubic,
            arc=0.08,
        )
        for index, (item, end) in enumerate(cards)
    ]
