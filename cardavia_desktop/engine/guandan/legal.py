"""Every play that a hand allows, to lead or on what is to be beaten.

A search asks for these lists thousands of times a second. So the hand is split once into the cards of
each rank, and sequences are filled from tables of ways (see :mod:`.ways`) instead of tried card by card.
"""

from collections.abc import Iterable
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from cardavia_desktop.engine.cards import (
    BLACK_JOKER_RANK,
    HEARTS,
    PACK_SIZE,
    RANK_TEXTS,
    RANKS,
    RED_JOKER_RANK,
    SUITS,
    Card,
    Mask,
    mask_of,
)
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.guandan.hand import Cards, SplitHand, split
from cardavia_desktop.engine.guandan.order import bomb_power, power_of, strength
from cardavia_desktop.engine.guandan.readings import filler_rank
from cardavia_desktop.engine.guandan.shapes import (
    BOMB_SHAPES,
    GROUP_SHAPES,
    JOKERS,
    PAIR_RUN,
    SMALLEST_BOMB,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPLE_RUN,
    Sequence,
    Shape,
)
from cardavia_desktop.engine.guandan.ways import WINDOWS, stock_key, ways_to_fill

_ANY: Final = -1
"""Below every strength and every bomb's power: nothing has to be beaten."""

_FULL_HOUSE: Final = (3, 2)
_ORDINARY_RANKS: Final = range(len(RANKS))

_make = partial(tuple.__new__, Combination)
"""Makes a combination from a tuple of its fields; the generated constructor costs twice as much."""


_Part: TypeAlias = tuple[int, Cards, Cards]
"""A rank index, some cards, and what they count as."""


def legal_plays(hand: Iterable[Card], level: str, to_beat: Combination | None = None) -> list[Combination]:
    """Return every distinct play that ``hand`` allows, each once; passing is not among them.

    Plays are distinct when they have another reading, ordinary cards of other ranks, or another number
    of wild cards; straight flushes also when they have another suit. Among cards of one rank any are
    taken, those first that the hand holds twice, for they leave its straight flushes whole.

    Args:
        hand: the cards held, each physical card once.
        level: the deal's level, ``"2"`` to ``"A"``.
        to_beat: what the play has to beat; None to lead.

    Raises:
        ValueError: ``level`` is no level.

    >>> from cardavia_desktop.engine.cards import parse
    >>> [(play.shape.value, play.rank, play.size) for play in legal_plays(parse("3S 4D 4S"), "7")]
    [('single', '3', 1), ('single', '4', 1), ('pair', '4', 2)]
    """
    return legal_plays_of(mask_of(hand), level, to_beat)


def legal_plays_of(hand: Mask, level: str, to_beat: Combination | None = None) -> list[Combination]:
    """Do as :func:`legal_plays` for a hand given as a mask."""
    held = split(hand, level)
    if to_beat is None:
        plays: list[Combination] = []
        for shape in Shape:
            if shape not in BOMB_SHAPES:
                plays += _ordinary(held, shape, _ANY)
        return plays + _bombs(held, _ANY)
    power = bomb_power(to_beat, level)
    if power >= 0:
        return _bombs(held, power)
    return _ordinary(held, Shape(to_beat.shape), strength(to_beat, level)) + _bombs(held, _ANY)


def _ordinary(held: SplitHand, shape: Shape, above: int) -> list[Combination]:
    """Return the plays of a shape that is no bomb, with a rank over strength ``above``."""
    match shape:
        case Shape.FULL_HOUSE:
            return _full_houses(held, above)
        case Shape.STRAIGHT:
            return _straights(held, above)
        case Shape.PAIR_RUN:
            return _runs(held, PAIR_RUN, above)
        case Shape.TRIPLE_RUN:
            return _runs(held, TRIPLE_RUN, above)
        case _:
            return _groups(held, shape, above)


def _parts(held: SplitHand, size: int, wilds_taken: int = 0) -> list[list[_Part]]:
    """Return ``size`` cards of one rank in every way, listed by the number of wild cards among them.

    At least one card is ordinary. The first ``wilds_taken`` wild cards are left to another part of the play.
    """
    ways = []
    for used in range(min(len(held.wilds) - wilds_taken, size - 1) + 1):
        own = size - used
        if not used:
            ways.append(
                [
                    (rank, cards := group[:own], cards)
                    for rank, group in enumerate(held.groups)
                    if len(group) >= own
                ]
            )
            continue
        wilds = held.wilds[wilds_taken : wilds_taken + used]
        ways.append(
            [
                (rank, group[:own] + wilds, group[:own] + (rank * 4 + HEARTS,) * used)
                for rank, group in zip(_ORDINARY_RANKS, held.groups, strict=False)
                if len(group) >= own
            ]
        )
    return ways


def _groups(held: SplitHand, shape: Shape, above: int) -> list[Combination]:
    """Return the singles, pairs or triples."""
    size = GROUP_SHAPES.index(shape) + 1
    parts = [part for ways in _parts(held, size) for part in ways]
    if shape is Shape.SINGLE and held.wilds:
        parts.append((held.level, held.wilds[:1], (held.level * 4 + HEARTS,)))
    if shape is Shape.PAIR and len(held.wilds) == size:
        parts += [(rank, held.wilds, (rank * 4 + HEARTS,) * size) for rank in _ORDINARY_RANKS]
    strengths = held.strengths
    return [
        _make((shape, RANK_TEXTS[rank], cards, stands_for))
        for rank, cards, stands_for in parts
        if strengths[rank] > above
    ]


def _full_houses(held: SplitHand, above: int) -> list[Combination]:
    size_of_triple, size_of_pair = _FULL_HOUSE
    strengths = held.strengths
    plays: list[Combination] = []
    for used, ways in enumerate(_parts(held, size_of_triple)):
        triples = [part for part in ways if strengths[part[0]] > above]
        for pair_ways in _parts(held, size_of_pair, used):
            plays += [
                _make((Shape.FULL_HOUSE, RANK_TEXTS[rank], cards + pair, stands_for + pair_stands))
                for rank, cards, stands_for in triples
                for pair_rank, pair, pair_stands in pair_ways
                if pair_rank != rank
            ]
        if not used and len(held.wilds) == size_of_pair:
            for rank, cards, stands_for in triples:
                filler = (filler_rank(held.level, rank) * 4 + HEARTS,) * size_of_pair
                plays.append(
                    _make((Shape.FULL_HOUSE, RANK_TEXTS[rank], cards + held.wilds, stands_for + filler))
                )
    return plays


def _straights(held: SplitHand, above: int) -> list[Combination]:
    """Return the plain straights; one of ordinary cards alone is never left of a single suit."""
    plays: list[Combination] = []
    table = ways_to_fill(STRAIGHT)[len(held.wilds)]
    for ranks, top, heart_faces, spade_faces in WINDOWS[STRAIGHT]:
        groups = [held.groups[rank] for rank in ranks]
        if top <= above or groups.count(()) > len(held.wilds):
            continue
        slots = [group[0] if group else None for group in groups]
        ways = table[stock_key(STRAIGHT, [1 if group else 0 for group in groups])]
        hearts = 0
        for place, card in enumerate(slots):
            if card is not None and card % PACK_SIZE & 3 == HEARTS:
                hearts |= 1 << place
        if () not in groups and not _mix_suits(slots, groups):
            ways = ways[1:]
        cards = [*slots, *held.wilds]
        as_hearts = [*slots, *heart_faces]
        as_spades = [*slots, *spade_faces]
        plays += [
            _make(
                (
                    Shape.STRAIGHT,
                    RANK_TEXTS[top],
                    take_cards(cards),
                    take_stands(as_spades if ordinary & hearts == ordinary else as_hearts),
                )
            )
            for take_cards, take_stands, ordinary in ways
        ]
    return plays


def _mix_suits(slots: list[Card | None], groups: list[Cards]) -> bool:
    """Change a card where five are of one suit; return whether they now have more suits than one."""
    suits = {card & 3 if card < PACK_SIZE else card - PACK_SIZE & 3 for card in slots if card is not None}
    if len(suits) > 1:
        return True
    (suit,) = suits
    for place, group in enumerate(groups):
        for card in group:
            if card % PACK_SIZE & 3 != suit:
                slots[place] = card
                return True
    return False


def _runs(held: SplitHand, sequence: Sequence, above: int) -> list[Combination]:
    """Return the pair runs or triple runs."""
    plays: list[Combination] = []
    copies = sequence.copies
    table = ways_to_fill(sequence)[len(held.wilds)]
    stock = [min(len(group), copies) for group in held.groups]
    fewest = sequence.size - len(held.wilds)
    empty = (None,) * copies
    for ranks, top, heart_faces, _ in WINDOWS[sequence]:
        counts = [stock[rank] for rank in ranks]
        if top <= above or sum(counts) < fewest:
            continue
        ways = table[stock_key(sequence, counts)]
        slots = [card for rank in ranks for card in (held.groups[rank] + empty)[:copies]]
        cards = [*slots, *held.wilds]
        stands_for = [*slots, *heart_faces]
        plays += [
            _make((sequence.shape, RANK_TEXTS[top], take_cards(cards), take_stands(stands_for)))
            for take_cards, take_stands, _ in ways
        ]
    return plays


class _FlushWindow(NamedTuple):
    """Five consecutive faces of one suit, their mask, and the rank index of the top."""

    top: int
    mask: Mask
    faces: tuple[Card, ...]


_FLUSH_WINDOWS: Final = tuple(
    _FlushWindow(ranks[-1], mask_of(faces := tuple(rank * 4 + suit for rank in ranks)), faces)
    for ranks in map(STRAIGHT_FLUSH.ranks, STRAIGHT_FLUSH.starts)
    for suit in range(len(SUITS))
)


def _straight_flushes(held: SplitHand, power: int) -> list[Combination]:
    above = power - power_of(Shape.STRAIGHT_FLUSH, 0)
    plays: list[Combination] = []
    faces_held = held.mask | held.mask >> PACK_SIZE
    fewest = STRAIGHT_FLUSH.length - len(held.wilds)
    table = ways_to_fill(STRAIGHT)[len(held.wilds)]
    for top, window, faces in _FLUSH_WINDOWS:
        if top <= above or (faces_held & window).bit_count() < fewest:
            continue
        slots = [
            (face if held.mask >> face & 1 else face + PACK_SIZE) if faces_held >> face & 1 else None
            for face in faces
        ]
        cards = [*slots, *held.wilds]
        stands_for = [*slots, *faces]
        plays += [
            _make((Shape.STRAIGHT_FLUSH, RANK_TEXTS[top], take_cards(cards), take_stands(stands_for)))
            for take_cards, take_stands, _ in table[stock_key(STRAIGHT, [slot is not None for slot in slots])]
        ]
    return plays


def _bombs(held: SplitHand, power: int) -> list[Combination]:
    """Return the bombs that are stronger than ``power``."""
    plays: list[Combination] = []
    wilds = held.wilds
    for rank, group in zip(_ORDINARY_RANKS, held.groups, strict=False):
        if not group:
            continue
        for size in range(SMALLEST_BOMB, len(group) + len(wilds) + 1):
            if power_of(size, held.strengths[rank]) <= power:
                continue
            for used in range(max(0, size - len(group)), min(len(wilds), size - 1) + 1):
                own = group[: size - used]
                cards = own + wilds[:used]
                stands_for = own + (rank * 4 + HEARTS,) * used
                plays.append(_make((Shape.BOMB, RANK_TEXTS[rank], cards, stands_for)))
    plays += _straight_flushes(held, power)
    jokers = held.groups[BLACK_JOKER_RANK] + held.groups[RED_JOKER_RANK]
    if len(jokers) == JOKERS and power_of(Shape.JOKER_BOMB, held.strengths[RED_JOKER_RANK]) > power:
        plays.append(_make((Shape.JOKER_BOMB, RANK_TEXTS[RED_JOKER_RANK], jokers, jokers)))
    return plays
