"""The nets' inputs, compiled: all zeros and ones, written to ``uint8`` rows.

The program that plays computes the same numbers from an observation, without compiled code; the tests
hold the two equal. A block of cards is 54 numbers: for each rank 3 … 2 four that say "at least one, two,
three, four of it", then one for each joker.
"""

from tools.train.compiling import Bits, Ints, Record, compiled
from tools.train.doudizhu.game import HISTORY, LANDLORD, NOBODY, ROLES, cards_left
from tools.train.doudizhu.rules import (
    BLACK_JOKER,
    PASS,
    RANKS,
    RED_JOKER,
    ROCKET,
    SHAPES,
    highest_rank,
    holds_bomb,
)
from tools.train.doudizhu.steps import MOST_STEPS, fewest_steps

BLOCK = 54
_MOST_CARDS = 20

STATE_FEATURES = BLOCK * (6 + HISTORY) + 2 * _MOST_CARDS + ROLES
"""Own hand, unseen cards, cards to beat, cards played by the next and by the previous seat, the latest plays,
bottom cards the landlord surely still holds; cards left to both other seats; who is to be beaten."""

ACTION_FEATURES = 2 * BLOCK + SHAPES + RANKS + MOST_STEPS + 1 + 2
"""The cards, the cards that remain in the hand, shape, rank, fewest steps of what remains, and whether the
unseen cards hold no higher play of the shape, and whether they hold no bomb either."""


@compiled
def _write_cards(cards: int, row: Bits, at: int) -> int:
    for rank in range(BLACK_JOKER):
        count = cards >> 4 * rank & 15
        for copies in range(4):
            row[at + 4 * rank + copies] = copies < count
    row[at + 52] = cards >> 4 * BLACK_JOKER & 1
    row[at + 53] = cards >> 4 * RED_JOKER & 1
    return at + BLOCK


@compiled
def write_state(game: Record, row: Bits) -> None:
    """Write what the seat to play knows to ``row`` (:data:`STATE_FEATURES` long)."""
    row[:] = 0
    seat = game.seat
    following = (seat + 1) % ROLES
    previous = (seat + 2) % ROLES
    at = _write_cards(game.hand[seat], row, 0)
    at = _write_cards(game.hand[following] + game.hand[previous], row, at)
    at = _write_cards(game.to_beat, row, at)
    at = _write_cards(game.played[following], row, at)
    at = _write_cards(game.played[previous], row, at)
    for turn in range(HISTORY):
        if game.history[turn]:
            _write_cards(game.history[turn], row, at)
        at += BLOCK
    at = _write_cards(_bottom_left(game), row, at)
    row[at + cards_left(game, following) - 1] = 1
    at += _MOST_CARDS
    row[at + cards_left(game, previous) - 1] = 1
    at += _MOST_CARDS
    row[at + (0 if game.owner == NOBODY else (game.owner - seat) % ROLES)] = 1


@compiled
def _bottom_left(game: Record) -> int:
    """Return the bottom cards that the landlord surely still holds, counting each card it played as one."""
    gone = game.played[LANDLORD]
    cards = 0
    for rank in range(RANKS):
        bottom = game.bottom >> 4 * rank & 15
        played = gone >> 4 * rank & 15
        cards += max(bottom - played, 0) << 4 * rank
    return cards


@compiled
def write_action(game: Record, move: Record, memo: Ints, row: Bits) -> None:
    """Write what ``move`` would do to ``row`` (:data:`ACTION_FEATURES` long)."""
    row[:] = 0
    seat = game.seat
    at = _write_cards(move.cards, row, 0)
    rest = game.hand[seat] - move.cards
    at = _write_cards(rest, row, at)
    row[at + move.shape] = 1
    at += SHAPES
    row[at + move.rank] = 1
    at += RANKS
    row[at + fewest_steps(rest, memo)] = 1
    at += MOST_STEPS + 1
    if move.shape != PASS:
        unseen = game.hand[(seat + 1) % ROLES] + game.hand[(seat + 2) % ROLES]
        top = highest_rank(unseen, move.shape, move.length) <= move.rank
        row[at] = top
        row[at + 1] = move.shape == ROCKET or (top and not holds_bomb(unseen))
