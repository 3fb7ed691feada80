"""Handing out the cards of a deal so that no card's id tells where its twin is."""

from hashlib import sha256
from typing import Final

from cardavia_desktop.engine.cards import PACK_SIZE, Mask, mask_of, text
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.guandan.seats import SEATS

PACKS: Final = 2
HAND_SIZE: Final = 27


def hands_of(deal: Deal) -> tuple[Mask, ...]:
    """Return each seat's cards.

    A deal gives the first copy of a face to the lowest seat that holds one, so a player could tell from
    the copy in its hand where the other one may lie. Here each face's copies change places or not by a
    digest of all four hands: a deal read again from its text gives the same ids, and nobody who does not
    see all the cards learns anything from them.

    Raises:
        ValueError: it is not 27 cards of two packs for each of four seats.
    """
    cards = [card for hand in deal.hands for card in hand]
    if (
        [len(hand) for hand in deal.hands] != [HAND_SIZE] * SEATS
        or sorted(cards) != list(range(PACKS * PACK_SIZE))
        or deal.bottom
    ):
        raise ValueError("not a deal of Guandan: two packs, 27 cards for each of four seats")
    if not 0 <= deal.first < SEATS:
        raise ValueError(f"no seat of Guandan: {deal.first}")
    described = "\n".join(text(sorted(card % PACK_SIZE for card in hand)) for hand in deal.hands)
    digest = int.from_bytes(sha256(described.encode()).digest())
    firsts = (1 << PACK_SIZE) - 1
    return tuple(_swapped(mask_of(hand), digest & firsts) for hand in deal.hands)


def _swapped(hand: Mask, faces: Mask) -> Mask:
    """Return the hand with first and second copies of ``faces`` exchanged."""
    both = faces | faces << PACK_SIZE
    moved = hand & both
    return hand & ~both | moved >> PACK_SIZE | (moved & faces) << PACK_SIZE
