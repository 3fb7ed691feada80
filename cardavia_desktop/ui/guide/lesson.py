"""What a guided deal consists of, and how its moves become actions of the game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.actions import Action, Bid, Pass, Play
from cardavia_desktop.engine.cards import Card, numbered, parse, rank_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.observation import Observation


class Advice(NamedTuple):
    """What is said at one of the person's turns.

    Attributes:
        title: what it is about.
        lines: what to know, and last what to do; at most three.
        astray: why anything else is not what is wanted now.
    """

    title: str
    lines: tuple[str, ...]
    astray: str


@dataclass(frozen=True, slots=True)
class Move:
    """One decision of the deal.

    Attributes:
        seat: whose it is; 0 is the person's.
        does: the cards to play, ``pass``, or ``bid 3``.
        tell: returns what is said before it, for moves of the person's.
    """

    seat: int
    does: str
    tell: Callable[[], Advice] | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided deal.

    Attributes:
        game: the game's key.
        hands: what each seat must hold, as text; the rest of the pack fills the hands up.
        bottom: the bottom cards, as text.
        moves: every decision, in order, as far as the deal is guided.
        closing: returns what is said when the guide is over; None where that is the end of the deal.
    """

    game: str
    hands: tuple[str, ...]
    bottom: str
    moves: tuple[Move, ...]
    closing: Callable[[], Advice] | None = None

    @property
    def steps(self) -> int:
        """Return how many decisions are the person's."""
        return sum(move.tell is not None for move in self.moves)

    def deal(self) -> Deal:
        """Return the prepared cards; the person begins."""
        size, copies = _SIZES[self.game]
        hands = [list(parse(text)) for text in self.hands]
        rest = list(range(54 * copies))
        for card in (*parse(self.bottom), *(card for hand in hands for card in hand)):
            rest.remove(next(other for other in rest if other % 54 == card % 54))
        for hand in hands:
            while len(hand) < size:
                hand.append(rest.pop(len(rest) // 2))
        return Deal(
            tuple(tuple(sorted(numbered(hand))) for hand in hands), tuple(sorted(parse(self.bottom))), 0
        )


_SIZES: Final = {"doudizhu": (17, 1), "guandan": (27, 2)}
"""How many cards a hand of each game has, and how many packs are played with."""


def position(view: Observation) -> int:
    """Return how many decisions of the deal have been made."""
    bids = len(view.bids) if isinstance(view, DoudizhuObservation) else 0
    return bids + len(view.history)


def action_of(move: Move, view: Observation) -> Action:
    """Return what a move of a lesson is in the game.

    Where its very cards have been laid already, because suits were free, others of their ranks are taken.

    Raises:
        ValueError: the move is not legal at that moment: the lesson is wrong.
    """
    if move.does == "pass":
        return Pass()
    if move.does.startswith("bid "):
        return Bid(int(move.does.removeprefix("bid ")))
    legal = {_worth(action.combination) for action in view.legal if isinstance(action, Play)}
    for reading in _readings(_held(numbered(parse(move.does)), view), view):
        if _worth(reading) in legal:
            return Play(reading)
    raise ValueError(f"{move.does} may not be played")


def same(done: Action, wanted: Action, view: Observation) -> bool:
    """Tell whether two decisions leave the same deal behind: only suits that make no difference are free.

    Plays of the same worth can take different cards out of the hand, which the lesson needs later: another
    pair in a full house, or the wild card in the place of another one.
    """
    if isinstance(done, Play) and isinstance(wanted, Play):
        one, other = done.combination, wanted.combination
        return _worth(one) == _worth(other) and _kinds(one.cards, view) == _kinds(other.cards, view)
    return done == wanted


def _worth(combination: Combination) -> tuple[str, str, int]:
    return combination.shape.value, combination.rank, combination.size


def _kinds(cards: Sequence[Card], view: Observation) -> list[tuple[int, bool]]:
    return sorted(_kind(card, view) for card in cards)


def _kind(card: Card, view: Observation) -> tuple[int, bool]:
    """Return a card's rank index, and whether it is wild."""
    return rank_of(card), isinstance(view, GuandanObservation) and guandan.is_wild(card, view.level)


def _held(cards: Sequence[Card], view: Observation) -> tuple[Card, ...]:
    """Return these cards, with others of the hand that are of the same kind for those that it lacks."""
    spare = [card for card in view.hand if card not in cards]
    found = []
    for card in cards:
        alike = [one for one in spare if card not in view.hand and _kind(one, view) == _kind(card, view)]
        if alike:
            spare.remove(alike[0])
        found.append(alike[0] if alike else card)
    return tuple(found)


def _readings(cards: Sequence[Card], view: Observation) -> tuple[Combination, ...]:
    if isinstance(view, GuandanObservation):
        return guandan.readings(cards, view.level)
    return doudizhu.readings(cards)
