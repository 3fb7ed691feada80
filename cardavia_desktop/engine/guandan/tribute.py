"""Tribute and return: what the losers of the last deal give before play, and what they get back."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardavia_desktop.engine.cards import (
    BLACK_JOKER,
    PACK_SIZE,
    RANK_TEXTS,
    RANKS,
    RED_JOKER,
    Card,
    Mask,
    cards_of,
    face_of,
    mask_of,
    rank_of,
)
from cardavia_desktop.engine.guandan.observation import Gift
from cardavia_desktop.engine.guandan.order import rank_strengths, wild_face
from cardavia_desktop.engine.guandan.seats import partner_of, seats_after
from cardavia_desktop.engine.refusal import Reason


def _both(faces: Sequence[Card]) -> Mask:
    """Return both copies of the faces."""
    return mask_of(faces) | mask_of(face + PACK_SIZE for face in faces)


_RED_JOKERS: Final = _both([RED_JOKER])

_RANK_MASKS: Final = {
    **{rank: _both(range(index * 4, index * 4 + 4)) for index, rank in enumerate(RANKS)},
    RANK_TEXTS[-2]: _both([BLACK_JOKER]),
    RANK_TEXTS[-1]: _RED_JOKERS,
}

_RETURN_RANKS: Final = _both(range(RANKS.index("T") * 4 + 4))
"""The natural 2 to 10."""


class Tribute(NamedTuple):
    """What the payers have to give.

    Attributes:
        gifts: the cards to move, the first place's first; none when the tribute is cancelled.
        cancelled: the payers who hold the red jokers that cancel it, else nobody.
    """

    gifts: tuple[Gift, ...]
    cancelled: tuple[int, ...]


def payers_of(places: Sequence[int]) -> tuple[int, ...]:
    """Return who pays after a deal with these places, first to fourth.

    Last place does; third place too when partners went out first and second. They come in turn order
    from first place on.
    """
    paying = places[2:] if places[1] == partner_of(places[0]) else places[3:]
    return tuple(seat for seat in seats_after(places[0]) if seat in paying)


def tribute(hands: Sequence[Mask], places: Sequence[int], level: str) -> Tribute:
    """Return the tribute before a deal.

    Of two payers the one with the stronger card pays first place and the other second place; between
    equal cards the nearest after first place in turn order pays first place. When the payers hold both
    red jokers between them, no card moves.

    Args:
        hands: the new hands.
        places: the seats of the last deal, first to fourth.
        level: the new deal's level.
    """
    payers = payers_of(places)
    holders = tuple(seat for seat in payers if hands[seat] & _RED_JOKERS)
    if sum((hands[seat] & _RED_JOKERS).bit_count() for seat in holders) == _RED_JOKERS.bit_count():
        return Tribute((), holders)
    strengths = rank_strengths(level)
    paid = {seat: strongest(hands[seat], level) for seat in payers}
    # The sort keeps payers of equal cards in turn order.
    by_strength = sorted(payers, key=lambda seat: -strengths[RANK_TEXTS[rank_of(paid[seat])]])
    gifts = [Gift(seat, receiver, paid[seat]) for seat, receiver in zip(by_strength, places, strict=False)]
    return Tribute(tuple(gifts), ())


def strongest(hand: Mask, level: str) -> Card:
    """Return the hand's strongest card that is not wild; of equal ones the first by suit.

    Raises:
        ValueError: the hand holds none.
    """
    strengths = rank_strengths(level)
    plain = hand & ~_both([wild_face(level)])
    for rank in sorted(strengths, key=strengths.__getitem__, reverse=True):
        found = plain & _RANK_MASKS[rank]
        if found:
            return cards_of(found)[0]
    raise ValueError("no card that is not wild")


def returnable(hand: Mask, level: str) -> Mask:
    """Return the cards with which the hand may answer a tribute.

    These are its natural 2 to 10 that are not wild; when it has none, its cards of the lowest rank.
    """
    plain = hand & ~_both([wild_face(level)])
    if plain & _RETURN_RANKS:
        return plain & _RETURN_RANKS
    strengths = rank_strengths(level)
    lowest_first = sorted(strengths, key=strengths.__getitem__)
    return next((plain & _RANK_MASKS[rank] for rank in lowest_first if plain & _RANK_MASKS[rank]), 0)


def return_refusal(card: Card, hand: Mask, level: str) -> Reason | None:
    """Return why the hand may not answer a tribute with ``card``, or None when it may."""
    face = face_of(card)
    allowed = returnable(hand, level)
    if not hand >> face & 1:
        return Reason.NOT_IN_HAND
    if allowed >> face & 1:
        return None
    if face == wild_face(level):
        return Reason.RETURN_WILD
    return Reason.RETURN_RANK if allowed & _RETURN_RANKS else Reason.RETURN_LOWEST
