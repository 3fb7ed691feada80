"""Whole deals and matches of random decisions through the public interface."""

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.actions import Action, Pass, Play, Return
from cardavia_desktop.engine.cards import cards_of, face_of, mask_of, numbered, parse, text
from cardavia_desktop.engine.codec import dumps, loads
from cardavia_desktop.engine.dealing import hand_out
from cardavia_desktop.engine.events import Event
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.guandan.deal import GuandanState
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.phase import Phase
from tests.engine.guandan.table import GAME
from tests.engine.playing import DEALS
from tests.oracles import guandan as oracle

DATA = Path(__file__).parents[2] / "data" / "guandan"
ALL_FACES = Counter(dict.fromkeys(range(54), 2))
LEVELS = "23456789TJQKA"


def state_of(match: Match) -> GuandanState:
    assert isinstance(match.state, GuandanState)
    return match.state


def matches(seed: int) -> Iterator[tuple[Match, random.Random]]:
    rng = random.Random(seed)
    while True:
        yield Match(GAME, GAME.shuffle(rng)), rng


class Referee:
    """Whose turn it is, told anew from the prose: everyone who has cards answers the last play once."""

    def __init__(self, leader: int, hands: Sequence[int]) -> None:
        self.left = list(hands)
        self.places: list[int] = []
        self.to_act = leader
        self.owner = leader
        self.waiting: list[int] = []

    def took(self, seat: int, cards: int) -> None:
        assert seat == self.to_act
        if cards:
            self.left[seat] -= cards
            self.owner = seat
            others = [(seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4]
            self.waiting = [other for other in others if self.left[other]]
            if not self.left[seat]:
                self.places.append(seat)
        if self.waiting:
            self.to_act = self.waiting.pop(0)
            return
        partner = (self.owner + 2) % 4
        heirs = [self.owner, partner, (self.owner + 1) % 4, (self.owner + 3) % 4]
        self.to_act = next(heir for heir in heirs if self.left[heir])


def decide(rng: random.Random, actions: Sequence[Action]) -> Action:
    """Choose at random, but rather play than pass, so that deals end."""
    return rng.choice(actions[1:] if actions[0] == Pass() and len(actions) > 1 else actions)


def check_exchange(state: GuandanState, before: GuandanState) -> None:
    """What a later deal's tribute must be like, by the places of the deal before."""
    assert before.result is not None
    places = before.result.places
    terms = state.terms
    assert terms.number == before.terms.number + 1
    assert terms.level == before.result.levels_after[places[0] % 2]
    assert terms.levels == before.result.levels_after
    payers = set(places[2:]) if (places[0] + places[1]) % 2 == 0 else {places[3]}
    if terms.tribute_cancelled:
        assert terms.tribute == ()
        assert set(terms.tribute_cancelled) <= payers
        reds = [card for seat in payers for card in cards_of(state.hand(seat)) if face_of(card) == 53]
        assert len(reds) == 2
        assert state.to_act == places[0]
        return
    assert {gift.giver for gift in terms.tribute} == payers
    assert [gift.receiver for gift in terms.tribute] == list(places[: len(payers)])
    order = oracle.order(terms.level)
    strengths = []
    for gift in terms.tribute:
        paid = text((gift.card,))
        assert paid != terms.level + "H"
        rank = paid if paid[1] == "J" else paid[0]
        left = [card for card in text(cards_of(state.hand(gift.giver))).split() if card != terms.level + "H"]
        ranks = [card if card[1] == "J" else card[0] for card in left]
        assert order.index(rank) >= max(map(order.index, ranks))
        strengths.append(order.index(rank))
    assert strengths == sorted(strengths, reverse=True)
    assert (state.phase, state.to_act) == (Phase.RETURN, places[0])


def play_out(match: Match, rng: random.Random) -> None:
    """Play the deal to its end and check every step."""
    while match.state.phase is Phase.RETURN:
        state = state_of(match)
        assert state.to_act is not None
        action = rng.choice(state.legal())
        match.act(state.to_act, action)
    state = state_of(match)
    leader = state.to_act
    assert leader is not None
    if state.returned:
        assert leader == state.terms.tribute[0].giver
    referee = Referee(leader, [state.hand(seat).bit_count() for seat in range(4)])
    assert referee.left == [27] * 4
    played: Counter[int] = Counter()
    while (seat := state.to_act) is not None:
        assert seat == referee.to_act
        action = decide(rng, state.legal())
        match.act(seat, action)
        state = state_of(match)
        last = state.history[-1]
        assert last.seat == seat
        cards = last.combination.cards if last.combination else ()
        played.update(map(face_of, cards))
        if not state.trick:
            held = Counter(face_of(card) for other in range(4) for card in cards_of(state.hand(other)))
            assert held + played == ALL_FACES
        referee.took(seat, len(cards))
        assert list(state.finished) == referee.places
    result = state.result
    assert result is not None
    assert sorted(result.places) == [0, 1, 2, 3]
    assert list(result.places[:3]) == referee.places
    winner = result.places[0] % 2
    climb = {1: 3, 2: 2, 3: 1}[result.places.index((result.places[0] + 2) % 4)]
    before = LEVELS.index(state.terms.levels[winner])
    assert LEVELS.index(result.levels_after[winner]) == min(before + climb, 12)
    assert result.levels_after[1 - winner] == state.terms.levels[1 - winner]
    won = before == 12 and state.terms.level == "A" and climb > 1
    assert (state.phase is Phase.MATCH_OVER) == result.match_won == won


def test_random_deals() -> None:
    deals = 0
    seen: Counter[str] = Counter()
    for match, rng in matches(1):
        play_out(match, rng)
        deals += 1
        while match.state.phase.needs_cards:
            before = state_of(match)
            match.deal(GAME.shuffle(rng))
            check_exchange(state_of(match), before)
            seen["cancelled"] += bool(state_of(match).terms.tribute_cancelled)
            seen["double"] += len(state_of(match).terms.tribute) == 2
            play_out(match, rng)
            deals += 1
        seen["won"] += 1
        if deals >= DEALS:
            break
    assert min(seen["cancelled"], seen["double"], seen["won"]) > 20


def test_a_log_replays_to_the_same_match() -> None:
    match, rng = next(matches(3))
    for _ in range(3):
        play_out(match, rng)
        match.deal(GAME.shuffle(rng))
    written = dumps(match, "test")
    again = loads(written, {GAME.key: GAME})
    assert again.state == match.state
    assert again.events == match.events
    assert dumps(again, "test") == written


def test_an_observation_hides_what_it_must() -> None:
    """Whatever the hidden cards are, a seat sees the same."""
    match, rng = next(matches(5))
    compared = 0
    for _ in range(12):
        while match.state.to_act is not None:
            state = state_of(match)
            assert state.to_act is not None
            for seat in range(4):
                others = [other for other in range(4) if other != seat]
                hidden = [card for other in others for card in cards_of(state.hand(other))]
                rng.shuffle(hidden)
                hands = [state.hand(other) for other in range(4)]
                for other in others:
                    count = hands[other].bit_count()
                    hands[other] = mask_of(numbered(hidden[:count]))
                    del hidden[:count]
                assert replace(state, hands=tuple(hands)).observe(seat) == state.observe(seat)
                compared += 1
            match.act(state.to_act, decide(rng, state.legal()))
        if match.state.phase is Phase.MATCH_OVER:
            match, rng = next(matches(6))
        else:
            match.deal(GAME.shuffle(rng))
    assert compared > 1000


def test_an_observation_tells_what_it_should() -> None:
    match, rng = next(matches(8))
    play_out(match, rng)
    match.deal(GAME.shuffle(rng))
    state = state_of(match)
    for seat in range(4):
        view = state.observe(seat)
        assert mask_of(view.hand) == state.hand(seat)
        assert view.counts == tuple(state.hand(other).bit_count() for other in range(4))
        assert view.legal == (state.legal() if seat == state.to_act else ())
        assert view.tribute == state.terms.tribute
        assert view.open_hands is None
    play_out(match, rng)
    view = state_of(match).observe(1)
    assert view.result == state_of(match).result
    assert view.open_hands is not None
    assert [mask_of(hand) for hand in view.open_hands] == [match.state.hand(seat) for seat in range(4)]


def test_hands_are_numbered() -> None:
    """A copy's id tells only how many the hand holds, also after tribute and return."""
    match, rng = next(matches(9))
    for _ in range(4):
        while match.state.to_act is not None:
            for seat in range(4):
                held = cards_of(match.state.hand(seat))
                assert sorted(numbered(held)) == list(held)
            match.act(match.state.to_act, decide(rng, match.state.legal()))
        match.deal(GAME.shuffle(rng))


@pytest.mark.parametrize(
    "change",
    [
        lambda deal: replace(deal, hands=deal.hands[:3]),
        lambda deal: replace(deal, hands=(deal.hands[0][:-1], *deal.hands[1:])),
        lambda deal: replace(deal, hands=(deal.hands[0], *deal.hands[:3])),
        lambda deal: replace(deal, bottom=(3,)),
        lambda deal: replace(deal, first=4),
    ],
)
def test_a_deal_that_is_none(change: object) -> None:
    assert callable(change)
    deal: Deal = GAME.shuffle(random.Random(1))
    with pytest.raises(ValueError, match="Guandan"):
        GAME.begin(change(deal), {})


def test_options() -> None:
    deal = hand_out(list(range(54)) * 2, 4, 27, 2)
    state = GAME.begin(deal, {"level": "9"}).state
    assert isinstance(state, GuandanState)
    assert (state.terms.level, state.terms.levels) == ("9", ("9", "9"))
    assert state.to_act == 2
    for options in ({"level": "1"}, {"jokers": "6"}):
        with pytest.raises(ValueError, match=r"level|option"):
            GAME.begin(deal, options)


def told(event: Event) -> str:
    """Write an event as one line without physical ids."""
    parts = [type(event).__name__]
    for name in event.__dataclass_fields__:
        value = getattr(event, name)
        if name in ("card", "cards"):
            value = text((value,) if isinstance(value, int) else value)
        elif name == "hands":
            value = " | ".join(text(sorted(map(face_of, hand))) for hand in value)
        elif name == "combination":
            value = f"{value.shape} {value.rank}: {text(value.cards)} = {text(value.stands_for)}"
        elif name == "result":
            value = f"{value.places} {value.levels_before} {value.levels_after} won={value.match_won}"
        parts.append(f"{name}={value}")
    return " ".join(parts)


def decision(match: Match, event: dict[str, str]) -> Action:
    """Read a decision as the log writes it."""
    if "pass" in event:
        return Pass()
    if "return" in event:
        return Return(parse(event["return"])[0])
    judged = match.state.judge(int(event["seat"]), parse(event["cards"]))
    named = (event["shape"], event["rank"])
    return next(Play(found) for found in judged.readings if (found.shape, found.rank) == named)


def test_golden_match() -> None:
    """One whole match told event by event; match.txt changes only when the rules do."""
    played = json.loads((DATA / "match.json").read_text())
    hands = [tuple(tuple(sorted(parse(hand))) for hand in deal["hands"]) for deal in played["deal"]]
    deals = [Deal(cards, (), deal["first"]) for cards, deal in zip(hands, played["deal"], strict=True)]
    match = Match(GAME, deals.pop(0))
    for event in played["events"]:
        if "deal" in event:
            match.deal(deals.pop(0))
        else:
            match.act(event["seat"], decision(match, event))
    assert not deals
    assert match.state.phase is Phase.MATCH_OVER
    lines = [told(event) for event in match.events]
    assert lines == (DATA / "match.txt").read_text().splitlines()


def test_plays_with_other_equal_cards_are_accepted() -> None:
    rng = random.Random(4)
    state = GAME.begin(GAME.shuffle(rng), {}).state
    seat = state.to_act
    assert seat is not None
    hand = state.hand(seat)
    for play in state.legal():
        assert isinstance(play, Play)
        for card in cards_of(hand):
            (old,) = play.combination.cards[:1]
            if play.combination.size == 1 and card != old and card // 4 == old // 4 and card < 52:
                other = play.combination._replace(cards=(card,), stands_for=(card,))
                if guandan.readings((card,), "2")[0].rank == play.combination.rank:
                    assert state.apply(seat, Play(other)).state.hand(seat) == hand & ~(1 << card)
