"""Playing games at random, for tests of every game."""

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

from cardavia_desktop.engine import cards
from cardavia_desktop.engine.actions import Action, Play
from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.game import Deal, Game, State
from cardavia_desktop.engine.match import Decision, Match
from cardavia_desktop.engine.phase import Phase

DEALS = int(os.environ.get("CARDAVIA_TEST_DEALS", "2000"))
"""How many random deals of each game are played through."""


def seat_to_act(state: State) -> int:
    """Return the seat that decides next; there must be one."""
    assert state.to_act is not None
    return state.to_act


def random_action(match: Match, rng: Random) -> Action:
    """Return a legal action, plays rather than passes and long plays rather than short ones."""
    legal = match.state.legal()
    plays = [action for action in legal if isinstance(action, Play)]
    if plays and rng.random() < 0.85:
        return max(rng.choices(plays, k=2), key=lambda play: play.combination.size)
    return rng.choice(legal)


def play_on(match: Match, rng: Random, most_deals: int = 1) -> Iterator[Match]:
    """Play a match at random to its end or through so many deals; yield it before each decision."""
    deals = 1
    while match.state.phase is not Phase.MATCH_OVER:
        if match.state.phase.needs_cards:
            if match.state.phase is Phase.DEAL_OVER:
                deals += 1
            if deals > most_deals:
                return
            match.deal(match.game.shuffle(rng))
            continue
        yield match
        match.act(seat_to_act(match.state), random_action(match, rng))


def new_match(game: Game, rng: Random, options: Mapping[str, str] | None = None) -> Match:
    """Return a match with random cards."""
    return Match(game, game.shuffle(rng), options)


def reshuffled(match: Match, seat: int, rng: Random) -> Match:
    """Return a match that the seat cannot tell from this one: every card that it has not seen is elsewhere.

    The match must be in its first deal.
    """
    deal = match.log[0]
    assert isinstance(deal, Deal)
    assert all(isinstance(entry, Decision) for entry in match.log[1:])
    seen = match.state.observe(seat)
    landlord = getattr(seen, "landlord", None)
    revealed = Counter(map(cards.face_of, deal.bottom)) if getattr(seen, "bottom", ()) else Counter()
    shown = {other: Counter[Card]() for other in range(match.game.seats)}
    for turn in seen.history:
        shown[turn.seat].update(map(cards.face_of, turn.combination.cards if turn.combination else ()))
    if landlord is not None:
        # What the landlord has played of the bottom cards was not dealt to it.
        shown[landlord] -= revealed
    hidden: dict[int, list[Card]] = {}
    for other, hand in enumerate(deal.hands):
        if other != seat:
            hidden[other] = list((Counter(map(cards.face_of, hand)) - shown[other]).elements())
    bottom = [] if revealed else [cards.face_of(card) for card in deal.bottom]
    pool = [face for faces in hidden.values() for face in faces] + bottom
    rng.shuffle(pool)
    hands = list(deal.hands)
    for other, faces in hidden.items():
        new = [pool.pop() for _ in faces]
        kept = Counter(map(cards.face_of, deal.hands[other])) - Counter(faces)
        hands[other] = tuple(sorted(cards.numbered([*kept.elements(), *new])))
    new_bottom = deal.bottom if revealed else tuple(sorted(cards.numbered(pool)))
    twin = Match(match.game, Deal(tuple(hands), new_bottom, deal.first), match.options, match.players)
    for entry in match.log[1:]:
        assert isinstance(entry, Decision)
        twin.act(entry.seat, entry.action)
    return twin
