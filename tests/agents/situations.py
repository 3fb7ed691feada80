"""Observations written down by hand: what one seat sees at a moment worth a test."""

from collections.abc import Sequence
from dataclasses import replace

from cardavia_desktop.engine import cards, doudizhu, guandan
from cardavia_desktop.engine.actions import Action, Pass, Play, Return
from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.observation import Turn
from cardavia_desktop.engine.phase import Phase


def dou(
    hand: str,
    counts: tuple[int, int, int],
    trick: Sequence[tuple[int, str]] = (),
    *,
    seat: int = 0,
    landlord: int = 0,
    earlier: Sequence[tuple[int, str]] = (),
) -> DoudizhuObservation:
    """A seat's view in play. ``trick`` and ``earlier`` are turns as seat and cards, empty for a pass."""
    taken = _Dealer(copies=1)
    held = taken.take(hand)
    past = [Turn(who, _first(doudizhu.readings(taken.take(laid)))) for who, laid in earlier]
    running = [Turn(who, _first(doudizhu.readings(taken.take(laid)))) for who, laid in trick]
    lying = next((turn.combination for turn in reversed(running) if turn.combination), None)
    legal: list[Action] = [Play(play) for play in doudizhu.legal_plays(held, lying)]
    return DoudizhuObservation(
        game="doudizhu",
        phase=Phase.PLAY,
        seat=seat,
        to_act=seat,
        hand=held,
        counts=counts,
        history=(*past, *running),
        trick=tuple(running),
        to_beat=lying,
        legal=tuple([Pass(), *legal] if lying else legal),
        result=None,
        open_hands=None,
        bids=((landlord, 3),),
        first_bidder=landlord,
        bid=3,
        landlord=landlord,
        bottom=(),
        bombs=0,
    )


def guan(
    hand: str,
    counts: tuple[int, int, int, int],
    trick: Sequence[tuple[int, str]] = (),
    *,
    level: str = "2",
    seat: int = 0,
    earlier: Sequence[tuple[int, str]] = (),
) -> GuandanObservation:
    """A seat's view in play; see :func:`dou`."""
    taken = _Dealer(copies=2)
    held = taken.take(hand)
    past = [Turn(who, _first(guandan.readings(taken.take(laid), level))) for who, laid in earlier]
    running = [Turn(who, _first(guandan.readings(taken.take(laid), level))) for who, laid in trick]
    lying = next((turn.combination for turn in reversed(running) if turn.combination), None)
    legal: list[Action] = [Play(play) for play in guandan.legal_plays(held, level, lying)]
    return GuandanObservation(
        game="guandan",
        phase=Phase.PLAY,
        seat=seat,
        to_act=seat,
        hand=held,
        counts=counts,
        history=(*past, *running),
        trick=tuple(running),
        to_beat=lying,
        legal=tuple([Pass(), *legal] if lying else legal),
        result=None,
        open_hands=None,
        deal_number=1,
        level=level,
        levels=(level, level),
        level_team=None,
        finished=tuple(other for other, count in enumerate(counts) if not count),
        tribute=(),
        tribute_cancelled=(),
        returned=(),
    )


def giving_back(hand: str, level: str = "2") -> GuandanObservation:
    """A seat's view when it has to return a card for a tribute."""
    view = guan(hand, (len(hand.split()), 27, 27, 27), level=level)
    returns = [
        Return(card)
        for card in view.hand
        if cards.rank_of(card) <= cards.RANKS.index("T") and not guandan.is_wild(card, level)
    ]
    return replace(view, phase=Phase.RETURN, legal=tuple(returns), deal_number=2, level_team=0)


def laid(action: Action) -> str:
    """The ranks that an action lays, low to high in card order; empty for a pass."""
    if not isinstance(action, Play):
        return ""
    ranks = sorted(cards.rank_of(card) for card in action.combination.cards)
    return " ".join(cards.RANK_TEXTS[rank] for rank in ranks)


class _Dealer:
    """Hands out physical cards, each once."""

    def __init__(self, copies: int) -> None:
        self._copies = copies
        self._taken: set[Card] = set()

    def take(self, text: str) -> tuple[Card, ...]:
        """The cards of a text; a token that is a rank alone takes any suit that is left."""
        return tuple(self._one(token) for token in text.split())

    def _one(self, token: str) -> Card:
        # Neighbours get different suits, and hearts come last: no flush and no wild card comes by chance.
        turn = len(self._taken) % 3
        suits = "SCD"[turn:] + "SCD"[:turn] + "H"
        faces = [token] if len(token) > 1 else [token + suit for suit in suits]
        for copy in range(self._copies):
            for face in faces:
                card = cards.parse(face)[0] + copy * cards.PACK_SIZE
                if card not in self._taken:
                    self._taken.add(card)
                    return card
        raise ValueError(f"no {token} left")


def _first(found: tuple[Combination, ...]) -> Combination | None:
    return found[0] if found else None
