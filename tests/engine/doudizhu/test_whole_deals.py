"""Whole deals from the first card on: random ones, recorded ones, and one written down."""

import json
import random
from dataclasses import fields, replace
from pathlib import Path

import pytest

from cardavia_desktop.engine import doudizhu
from cardavia_desktop.engine.cards import Mask, cards_of, mask_of, parse, text
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.deal import DoudizhuState
from cardavia_desktop.engine.events import Event
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.phase import Phase
from tests.engine.doudizhu.deals import action_of, scores_by_the_prose, shuffled_deal
from tests.engine.doudizhu.hands import as_play, cards_of_ranks
from tests.engine.playing import DEALS
from tests.oracles.doudizhu import in_order

DATA = Path(__file__).parents[2] / "data/doudizhu"
PACK: Mask = (1 << 54) - 1


def state_of(match: Match) -> DoudizhuState:
    assert isinstance(match.state, DoudizhuState)
    return match.state


def act_at_random(match: Match, rng: random.Random) -> None:
    """One decision; now and then a deal is played to its end by whoever may not pass."""
    state = state_of(match)
    assert state.to_act is not None
    match.act(state.to_act, rng.choice(state.legal()))


def test_random_deals_keep_their_cards_and_add_up() -> None:
    rng = random.Random(12)
    ends: dict[tuple[bool, str], int] = {}
    redeals = 0
    for _ in range(DEALS):
        match = Match(doudizhu.GAME, doudizhu.GAME.shuffle(rng))
        played = bottom = 0
        while (state := state_of(match)).phase is not Phase.MATCH_OVER:
            if state.phase is Phase.REDEAL:
                redeals += 1
                match.deal(doudizhu.GAME.shuffle(rng))
                continue
            act_at_random(match, rng)
            after = state_of(match)
            if after.landlord is None:
                bottom = mask_of(after.bottom)
            elif state.landlord is None:
                bottom = 0
            elif (turn := after.history[-1]).combination:
                assert turn.seat == state.to_act
                played |= mask_of(turn.combination.cards)
            together = [*map(after.hand, range(3)), played, bottom]
            if after.phase is not Phase.REDEAL:
                assert sum(together) == PACK, "each card is at one place"
                assert after.landlord is not None or bottom.bit_count() == 3
        result = state.result
        assert result is not None
        assert [seat for seat in range(3) if not state.hand(seat)] == [result.out]
        assert result.scores == scores_by_the_prose(result.landlord, result.bid, state.history)
        assert sum(result.scores) == 0
        key = result.landlord_won, result.spring.value
        ends[key] = ends.get(key, 0) + 1
    assert redeals
    assert {won for won, _ in ends} == {True, False}


@pytest.mark.parametrize("seed", range(40))
def test_nothing_unseen_is_observed(seed: int) -> None:
    """However the cards that a seat has not seen are spread over the others, it observes the same."""
    rng = random.Random(seed)
    match = Match(doudizhu.GAME, shuffled_deal(seed))
    while (state := state_of(match)).to_act is not None:
        for seat in range(3):
            others = [other for other in range(3) if other != seat]
            hidden = [card for other in others for card in cards_of(state.hand(other))]
            known = state.landlord is not None
            hidden += () if known else state.bottom
            rng.shuffle(hidden)
            hands = list(state.hands)
            rest = hidden
            for other in others:
                count = state.hand(other).bit_count()
                hands[other] = mask_of(rest[:count])
                rest = rest[count:]
            spread = replace(state, hands=tuple(hands), bottom=state.bottom if known else tuple(rest))
            assert spread.observe(seat) == state.observe(seat)
        act_at_random(match, rng)
    last = state.observe(0)
    assert last.open_hands == tuple(cards_of(state.hand(seat)) for seat in range(3)) or not last.result


def test_an_observation_tells_what_is_public() -> None:
    rng = random.Random(13)
    match = Match(doudizhu.GAME, shuffled_deal(14), {"landlord": "first"})
    for _ in range(6):
        act_at_random(match, rng)
    state = state_of(match)
    for seat in range(3):
        seen = state.observe(seat)
        assert mask_of(seen.hand) == state.hand(seat)
        assert seen.counts == tuple(state.hand(other).bit_count() for other in range(3))
        assert seen.history == state.history
        assert bool(seen.legal) == (seat == state.to_act)
        assert seen.open_hands is None
        assert seen.landlord == state.first
        assert seen.bids == ((state.first, 1),)


def test_recorded_deals_are_accepted_play_by_play() -> None:
    lines = (DATA / "recorded_games.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 400
    for line in lines:
        game = json.loads(line)
        used: dict[str, int] = {}
        landlord, *farmers = (sorted(cards_of_ranks(hand.split(), used)) for hand in game["hands"])
        deal = Deal((tuple(landlord[:17]), *map(tuple, farmers)), tuple(landlord[17:]), first=0)
        match = Match(doudizhu.GAME, deal)
        match.act(0, action_of("bid 3"))
        for turn, played in enumerate(game["plays"]):
            seat = turn % 3
            state = state_of(match)
            assert state.to_act == seat
            if not played:
                match.act(seat, action_of("pass"))
                continue
            wanted = in_order(played.split())
            (action,) = [
                action
                for action in state.legal()
                if hasattr(action, "combination") and as_play(action.combination)[2] == wanted
            ]
            match.act(seat, action)
        result = state_of(match).result
        assert result is not None
        assert result.out == game["out"]


def shown(value: object) -> str:
    """A field of an event as the transcript writes it."""
    if isinstance(value, Combination):
        return f"{value.shape} {value.rank} [{text(value.cards)}]"
    if isinstance(value, tuple) and value and isinstance(value[0], tuple):
        return " / ".join(text(cards) or "-" for cards in value)
    return str(value)


def described(event: Event) -> str:
    cards = {"bottom"}
    parts = [
        f"{field.name}={text(value) if field.name in cards else shown(value)}"
        for field in fields(event)
        for value in (getattr(event, field.name),)
    ]
    return f"  {type(event).__name__} {' '.join(parts)}".rstrip()


def test_a_deal_written_down_goes_as_it_went() -> None:
    """The transcript holds cards and decisions, and below each decision what happened, word for word."""
    written = (DATA / "transcript.txt").read_text(encoding="utf-8").splitlines()
    match: Match | None = None
    held: list[str] = []
    again = []
    for line in written:
        if line.startswith("  "):
            continue
        again.append(line)
        word, _, rest = line.partition(" ")
        if word in ("hand", "bottom"):
            held.append(rest)
        elif word == "first":
            *hands, bottom = (tuple(sorted(parse(cards))) for cards in held)
            held = []
            deal = Deal(tuple(hands), bottom, int(rest))
            if match is None:
                match = Match(doudizhu.GAME, deal)
                again += map(described, match.events)
            else:
                again += map(described, match.deal(deal))
        else:
            assert match is not None
            again += map(described, match.act(int(word), action_of(rest)))
    assert again == written
    assert match is not None
    assert match.state.phase is Phase.MATCH_OVER
