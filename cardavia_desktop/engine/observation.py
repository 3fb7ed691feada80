"""What one seat knows: its own cards and everything that happened in public."""

from dataclasses import dataclass
from typing import NamedTuple

from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.events import DealResult
from cardavia_desktop.engine.phase import Phase


class Turn(NamedTuple):
    """One turn of a deal's play: a combination, or None for a pass."""

    seat: int
    combination: Combination | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """The deal as one seat sees it. It is built from that seat's hand and public facts alone.

    Attributes:
        game: the game's key in the registry.
        phase: what is being decided.
        seat: whose view this is.
        to_act: the seat that decides next, or None when nobody does.
        hand: the seat's own cards, in no particular order.
        counts: how many cards each seat holds.
        history: every turn of the deal's play so far.
        trick: the turns of the running trick; empty when a trick is about to be led.
        to_beat: the combination that lies on the table, None for a leader.
        legal: every legal action when the seat is to act, else empty. A combination stands for all that
            differ from it only by cards of equal rank; any of those is accepted too.
        result: how the deal ended, None while it runs.
        open_hands: what was left in each seat's hand when the deal ended; None while it runs.
    """

    game: str
    phase: Phase
    seat: int
    to_act: int | None
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    history: tuple[Turn, ...]
    trick: tuple[Turn, ...]
    to_beat: Combination | None
    legal: tuple[Action, ...]
    result: DealResult | None
    open_hands: tuple[tuple[Card, ...], ...] | None
