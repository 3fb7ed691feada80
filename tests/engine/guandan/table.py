"""Situations for the tests of Guandan's flow."""

import random
from collections.abc import Mapping, Sequence

from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.actions import Pass
from cardavia_desktop.engine.cards import cards_of, mask_of, parse, text
from cardavia_desktop.engine.events import Event
from cardavia_desktop.engine.game import Deal, State, Step
from cardavia_desktop.engine.guandan.deal import GuandanState, Terms
from cardavia_desktop.engine.phase import Phase
from tests.engine.guandan.hands import WHOLE_PACK

GAME = guandan.Guandan()


def position(
    *hands: str, to_act: int = 0, level: str = "2", levels: tuple[str, str] = ("2", "2")
) -> GuandanState:
    """Return a deal under way, about to be led, with these hands."""
    masks = tuple(mask_of(parse(hand)) for hand in hands)
    return GuandanState(Terms(1, level, levels, None), masks, Phase.PLAY, to_act)


def deal_of(hands: Mapping[int, str], first: int = 0, fill: Mapping[int, str] | None = None) -> Deal:
    """Return a deal in which the seats hold these cards and any others.

    ``fill`` says, for a seat, the ranks (or jokers) that its other cards may have.
    """
    rest = random.Random(0).sample(WHOLE_PACK, len(WHOLE_PACK))
    held = {seat: hands.get(seat, "").split() for seat in range(4)}
    for cards in held.values():
        for card in cards:
            rest.remove(card)
    for seat in sorted(range(4), key=lambda seat: seat not in (fill or {})):
        ranks = (fill or {}).get(seat)
        fitting = [card for card in rest if ranks is None or card[0] in ranks]
        for card in fitting[: 27 - len(held[seat])]:
            rest.remove(card)
            held[seat].append(card)
    return Deal(tuple(tuple(sorted(parse(" ".join(held[seat])))) for seat in range(4)), (), first)


def after_places(
    places: Sequence[int], level: str = "2", levels: tuple[str, str] = ("2", "2")
) -> GuandanState:
    """Return a finished deal with these places, played at ``level``, by playing it out from four cards."""
    cards = ["3S", "4S", "5S", "6S"]
    hands = [cards[list(places).index(seat)] for seat in range(4)]
    state: State = position(*hands, to_act=places[0], level=level, levels=levels)
    for seat in places[:3]:
        while state.to_act != seat:
            assert state.to_act is not None
            state = state.apply(state.to_act, Pass()).state
        state = play(state, seat, text(cards_of(state.hand(seat)))).state
    assert isinstance(state, GuandanState)
    return state


def play(state: State, seat: int, cards: str) -> Step:
    """Play cards, named by their text, in their strongest reading that may be played."""
    return state.apply(seat, state.judge(seat, parse(cards)).actions[0])


def do(state: State, *decisions: tuple[int, str]) -> tuple[State, list[Event]]:
    """Carry out decisions in turn: a seat with cards, or with nothing to pass."""
    events: list[Event] = []
    for seat, cards in decisions:
        step = play(state, seat, cards) if cards else state.apply(seat, Pass())
        state = step.state
        events += step.events
    return state, events


def faces(state: State, seat: int) -> list[str]:
    """Return the texts of the cards that a seat holds, in order."""
    return sorted(text(cards_of(state.hand(seat))).split())
