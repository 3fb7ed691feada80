"""Handing out cards."""

from collections.abc import Sequence
from random import Random

from cardavia_desktop.engine.cards import PACK_SIZE, Card
from cardavia_desktop.engine.game import Deal


def hand_out(faces: Sequence[Card], seats: int, each: int, first: int) -> Deal:
    """Return a deal of ``faces``: ``each`` cards to every seat in turn, what is left to the bottom.

    Which of two equal faces is the first copy follows from the order, so the deal reads back from its text.
    """
    seen: set[Card] = set()
    cards = []
    for face in faces:
        cards.append(face + PACK_SIZE if face in seen else face)
        seen.add(face)
    hands = tuple(tuple(sorted(cards[seat * each : (seat + 1) * each])) for seat in range(seats))
    return Deal(hands, tuple(sorted(cards[seats * each :])), first)


def shuffled(packs: int, seats: int, each: int, rng: Random) -> Deal:
    """Return ``packs`` packs shuffled by ``rng`` and handed out, with a random first seat."""
    faces = list(range(PACK_SIZE)) * packs
    rng.shuffle(faces)
    return hand_out(faces, seats, each, rng.randrange(seats))
