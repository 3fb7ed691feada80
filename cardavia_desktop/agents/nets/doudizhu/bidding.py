"""How high a trained player bids: what its landlord net makes of the hand with bottom cards drawn by lot."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from cardavia_desktop.agents.nets.doudizhu.values import DoudizhuValues
from cardavia_desktop.engine import doudizhu
from cardavia_desktop.engine.actions import Bid, Play
from cardavia_desktop.engine.cards import PACK_SIZE, Card
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.phase import Phase

_DRAWS: Final = 6
"""Bottoms drawn for one estimate."""
_BOTTOM: Final = 3

WORTH_BIDDING: Final = ((0.58, 3), (0.43, 2))
"""The least chance to win as landlord that is worth so many points.

From ``tools/train/doudizhu/bidding.py``, which plays deals out with each seat as landlord. Below one half the
landlord's seat still loses less than a farmer does against another landlord, who bid on a good hand.
"""


def chance_as_landlord(observation: DoudizhuObservation, values: DoudizhuValues, rng: Random) -> float:
    """Return the estimated chance that the seat would win the deal as landlord, 0 to 1.

    Args:
        observation: the seat's view during the bidding.
        values: the nets.
        rng: draws the bottom cards.
    """
    unseen = [card for card in range(PACK_SIZE) if card not in observation.hand]
    total = 0.0
    for _ in range(_DRAWS):
        bottom = rng.sample(unseen, _BOTTOM)
        total += float(values.values(_as_landlord(observation, bottom)).max())
    return (total / _DRAWS + 1) / 2


def best_bid(chance: float, legal: Sequence[Bid]) -> Bid:
    """Return the legal bid for a chance to win as landlord: as many points as it is worth, or a pass."""
    worth = next((points for least, points in WORTH_BIDDING if chance >= least), 0)
    return max((bid for bid in legal if bid.points <= worth), key=lambda bid: bid.points)


def _as_landlord(observation: DoudizhuObservation, bottom: Sequence[Card]) -> DoudizhuObservation:
    """Return what the seat would see if it led as landlord with these bottom cards."""
    hand = (*observation.hand, *bottom)
    counts = [len(observation.hand)] * len(observation.counts)
    counts[observation.seat] = len(hand)
    return replace(
        observation,
        phase=Phase.PLAY,
        hand=hand,
        counts=tuple(counts),
        landlord=observation.seat,
        bottom=tuple(bottom),
        legal=tuple(map(Play, doudizhu.legal_plays(hand))),
    )
