"""Handing out cards."""

from collections.abc import Sequence

from cardavia_desktop.engine.cards import PACK_SIZE, Card, face_of, numbered
from cardavia_desktop.engine.game import Deal, Shuffler


def hand_out(faces: Sequence[Card], seats: int, each: int, first: int) -> Deal:
    """Return a deal of ``faces``: ``each`` cards to every seat in turn, what is left to the bottom."""
    hands = tuple(tuple(sorted(numbered(faces[seat * each : (seat + 1) * each]))) for seat in range(seats))
    return Deal(hands, tuple(sorted(numbered(faces[seats * each :]))), first)


def is_whole(deal: Deal, packs: int, seats: int, each: int) -> bool:
    """Tell whether the deal holds exactly the cards of so many packs, so many at each seat."""
    groups = (*deal.hands, deal.bottom)
    faces = sorted(face_of(card) for group in groups for card in group)
    return (
        len(deal.hands) == seats
        and all(len(hand) == each for hand in deal.hands)
        and 0 <= deal.first < seats
        and faces == sorted(list(range(PACK_SIZE)) * packs)
        and all(tuple(sorted(numbered(group))) == group for group in groups)
    )


def shuffled(packs: int, seats: int, each: int, rng: Shuffler) -> Deal:
    """Return ``packs`` packs shuffled by ``rng`` and handed out, with a random first seat."""
    faces = list(range(PACK_SIZE)) * packs
    rng.shuffle(faces)
    return hand_out(faces, seats, each, rng.randrange(seats))
