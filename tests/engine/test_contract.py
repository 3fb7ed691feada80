"""What every game must hold to, whatever its rules."""

import json
import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardavia_desktop.engine import cards, codec
from cardavia_desktop.engine.actions import Bid, Pass, Play, Return
from cardavia_desktop.engine.codec import Fault, LogError
from cardavia_desktop.engine.events import DealEnded, MatchEnded, Played, WentOut
from cardavia_desktop.engine.game import Deal, Game
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.refusal import Reason, RefusedError
from cardavia_desktop.engine.registry import GAMES
from tests.engine.playing import new_match, play_on, random_action, reshuffled

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@every_game
def test_the_same_shuffle_deals_the_same_cards(game: Game) -> None:
    assert game.shuffle(Random(5)) == game.shuffle(Random(5))
    assert game.shuffle(Random(5)) != game.shuffle(Random(6))


@every_game
def test_a_deal_that_is_none_of_the_game_is_refused(game: Game) -> None:
    deal = game.shuffle(Random(1))
    short = Deal((deal.hands[0][1:], *deal.hands[1:]), deal.bottom, deal.first)
    twice = Deal((deal.hands[1], *deal.hands[1:]), deal.bottom, deal.first)
    nowhere = Deal(deal.hands, deal.bottom, game.seats)
    for wrong in (short, twice, nowhere):
        with pytest.raises(ValueError, match=r"\w"):
            game.begin(wrong, {})


@every_game
def test_an_unknown_option_is_refused(game: Game) -> None:
    with pytest.raises(ValueError, match="jokers"):
        game.begin(game.shuffle(Random(1)), {"jokers": "wild"})


@every_game
@given(seed=SEEDS)
@FEW
def test_a_deal_played_at_random(game: Game, seed: int) -> None:
    rng = Random(seed)
    match = new_match(game, rng)
    for now in play_on(match, rng):
        state = now.state
        seat = state.to_act
        assert seat is not None
        legal = state.legal()
        assert legal
        assert len(set(legal)) == len(legal)
        observations = [state.observe(other) for other in range(game.seats)]
        counts = tuple(state.hand(other).bit_count() for other in range(game.seats))
        for other, seen in enumerate(observations):
            assert seen.game == game.key
            assert (seen.seat, seen.to_act, seen.phase) == (other, seat, state.phase)
            assert cards.mask_of(seen.hand) == state.hand(other)
            assert seen.counts == counts
            assert seen.legal == (legal if other == seat else ())
            assert seen.result is None
            assert seen.open_hands is None
            assert pickle.loads(pickle.dumps(seen)) == seen  # noqa: S301 - our own bytes
    ended = [event for event in match.events if isinstance(event, DealEnded)]
    if match.state.phase in (Phase.DEAL_OVER, Phase.MATCH_OVER):
        assert len(ended) == 1
        result = ended[0].result
        assert sum(result.scores) == 0
        assert all((result.scores[seat] > 0) == (seat in result.winners) for seat in range(game.seats))
        assert ended[0].hands == tuple(cards.cards_of(match.state.hand(seat)) for seat in range(game.seats))
    played = Counter(
        cards.face_of(card)
        for event in match.events
        if isinstance(event, Played)
        for card in event.combination.cards
    )
    held = Counter(
        cards.face_of(card) for seat in range(game.seats) for card in cards.cards_of(match.state.hand(seat))
    )
    dealt = [entry for entry in match.log if isinstance(entry, Deal)][-1]
    everything = Counter(map(cards.face_of, [*sum(dealt.hands, ()), *dealt.bottom]))
    assert played + held == everything, "cards are conserved"


@every_game
@given(seed=SEEDS)
@FEW
def test_the_past_does_not_change(game: Game, seed: int) -> None:
    rng = Random(seed)
    states, pictures = [], []
    for now in play_on(new_match(game, rng), rng):
        states.append(now.state)
        pictures.append([now.state.observe(seat) for seat in range(game.seats)])
    for state, picture in zip(states, pictures, strict=True):
        assert [state.observe(seat) for seat in range(game.seats)] == picture


@every_game
@given(seed=SEEDS)
@FEW
def test_no_seat_can_tell_where_the_cards_it_has_not_seen_are(game: Game, seed: int) -> None:
    rng = Random(seed)
    match = new_match(game, rng)
    for number, now in enumerate(play_on(match, rng)):
        if number % 7 or any(isinstance(entry, Deal) for entry in now.log[1:]):
            continue
        for seat in range(game.seats):
            twin = reshuffled(now, seat, rng)
            assert twin.state.observe(seat) == now.state.observe(seat)


@every_game
@given(seed=SEEDS)
@FEW
def test_what_is_accepted_is_what_is_legal(game: Game, seed: int) -> None:
    """Any choice of cards: judged, tried and looked up among the legal plays, the answers agree."""
    rng = Random(seed)
    match = new_match(game, rng)
    for now in play_on(match, rng):
        if now.state.phase is not Phase.PLAY or rng.random() > 0.2:
            continue
        state, seat = now.state, now.state.to_act
        assert seat is not None
        hand = cards.cards_of(state.hand(seat))
        legal = {
            (action.combination.shape, action.combination.rank, action.combination.size)
            for action in state.legal()
            if isinstance(action, Play)
        }
        for _ in range(8):
            chosen = rng.sample(hand, rng.randint(1, min(6, len(hand))))
            judgement = state.judge(seat, chosen)
            assert (judgement.reason is None) == bool(judgement.actions)
            playable = [action.combination for action in judgement.actions if isinstance(action, Play)]
            assert set(playable) <= set(judgement.readings)
            for reading in judgement.readings:
                accepted = reading in playable
                assert ((reading.shape, reading.rank, reading.size) in legal) >= accepted
                if accepted:
                    after = state.apply(seat, Play(reading)).state
                    assert after.hand(seat) == cards.without(state.hand(seat), chosen)
                else:
                    with pytest.raises(RefusedError):
                        state.apply(seat, Play(reading))


@every_game
def test_refusals_name_the_rule(game: Game) -> None:
    rng = Random(3)
    match = new_match(game, rng)
    playing = next(now for now in play_on(match, rng) if now.state.phase is Phase.PLAY)
    state, leader = playing.state, playing.state.to_act
    assert leader is not None
    hand = cards.cards_of(state.hand(leader))
    before = match.log

    def reason(seat: int, action: Bid | Play | Pass | Return) -> Reason:
        with pytest.raises(RefusedError) as refused:
            match.act(seat, action)
        return refused.value.reason

    first = state.judge(leader, hand[:1]).actions[0]
    assert reason((leader + 1) % game.seats, first) is Reason.NOT_YOUR_TURN
    assert reason(leader, Pass()) is Reason.MUST_LEAD
    assert reason(leader, Bid(1)) is Reason.WRONG_PHASE
    assert reason(leader, Return(hand[0])) is Reason.WRONG_PHASE
    missing = next(face for face in range(54) if not cards.holds(state.hand(leader), [face]))
    others = state.judge((leader + 1) % game.seats, [])
    assert others.reason is Reason.NOTHING_SELECTED
    assert isinstance(first, Play)
    stolen = first.combination._replace(cards=(missing,), stands_for=(missing,))
    assert reason(leader, Play(stolen)) is Reason.NOT_IN_HAND
    assert state.judge(leader, [missing]).reason is Reason.NOT_IN_HAND
    assert match.log == before
    assert match.state == state


@every_game
@given(seed=SEEDS, stop=st.integers(0, 120))
@FEW
def test_a_match_is_saved_and_read_back(game: Game, seed: int, stop: int) -> None:
    rng = Random(seed)
    match = Match(game, game.shuffle(rng), players=["", *["easy"] * (game.seats - 1)])
    for number, _now in enumerate(play_on(match, rng, most_deals=2)):
        if number == stop:
            break
    text = codec.dumps(match, "Cardavia test")
    read = codec.loads(text, GAMES)
    assert read.log == match.log
    assert read.events == match.events
    assert read.state == match.state
    assert (read.players, dict(read.options), read.undos) == (match.players, dict(match.options), 0)
    assert codec.dumps(read, "Cardavia test") == text


@every_game
def test_a_tampered_log_is_refused(game: Game) -> None:
    rng = Random(11)
    match = new_match(game, rng)
    for number, _now in enumerate(play_on(match, rng)):
        if number == 20:
            break
    text = codec.dumps(match, "Cardavia test")

    def fault(tampered: str) -> Fault:
        assert tampered != text, "the tampering did nothing"
        with pytest.raises(LogError) as refused:
            codec.loads(tampered, GAMES)
        return refused.value.fault

    assert fault(text[:-5]) is Fault.NOT_JSON
    assert fault("[1]") is Fault.NOT_A_LOG
    assert fault("{}") is Fault.NOT_A_LOG
    assert fault("[" * 100_000) is Fault.NOT_JSON
    assert fault(text.replace('"format":1', '"format":2')) is Fault.NEWER_FORMAT
    assert fault(text.replace('"format":1', '"format":0')) is Fault.NOT_A_LOG
    assert fault(text.replace(game.key, "poker")) is Fault.UNKNOWN_GAME
    first = match.log[0]
    assert isinstance(first, Deal)
    first_hand = cards.text(first.hands[0])
    assert fault(text.replace(first_hand, first_hand[3:])) is Fault.BAD_DEAL
    assert fault(text.replace('"seat":0', '"seat":7')) is Fault.NOT_A_LOG
    assert fault(text.replace('"seat":0', '"seat":1')) is Fault.ILLEGAL_EVENT
    assert fault(text.replace('"events":[', '"events":[{"deal":true},')) is Fault.BAD_DEAL


@every_game
@given(
    junk=st.recursive(
        st.none() | st.booleans() | st.integers(-3, 60) | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
        max_leaves=4,
    ),
    data=st.data(),
)
@settings(max_examples=60, deadline=None)
def test_junk_in_a_log_is_refused_in_good_order(game: Game, junk: object, data: st.DataObject) -> None:
    rng = Random(11)
    match = new_match(game, rng)
    for number, _now in enumerate(play_on(match, rng)):
        if number == 6:
            break
    document = json.loads(codec.dumps(match, "Cardavia test"))
    key = data.draw(st.sampled_from(sorted(document)))
    if key == "events" and data.draw(st.booleans()):
        document["events"][data.draw(st.integers(0, 5))] = junk
    else:
        document[key] = junk
    try:
        read = codec.loads(json.dumps(document), GAMES)
    except LogError:
        return
    assert read.ply <= match.ply


@every_game
def test_undo_and_redo(game: Game) -> None:
    rng = Random(2)
    match = new_match(game, rng)
    assert not match.undo(0)
    for _now in play_on(match, rng):
        if match.ply > 30:
            break
    log, state = match.log, match.state
    undone = 0
    while match.can_undo(0):
        assert match.undo(0)
        undone += 1
        assert match.state.to_act == 0
    assert undone > 1
    assert match.undos == undone
    while match.can_redo():
        assert match.redo(0)
    assert match.log == log
    assert match.state == state
    match.undo(0)
    match.act(0, random_action(match, Random(99)))
    assert not match.can_redo(), "another decision ends what could be brought back"


@every_game
def test_what_was_taken_back_is_saved_and_can_be_brought_back(game: Game) -> None:
    rng = Random(2)
    match = new_match(game, rng)
    for _now in play_on(match, rng):
        if match.ply > 30:
            break
    log = match.log
    for _ in range(3):
        match.undo(0)
    text = codec.dumps(match, "test")
    read = codec.loads(text, GAMES)
    assert (read.log, read.undone, read.undos) == (match.log, match.undone, 3)
    assert read.state == match.state
    assert codec.dumps(read, "test") == text
    while read.can_redo():
        read.redo(0)
    assert read.log == log
    document = json.loads(text)
    for wrong, fault in (
        (document["undone"][1:], Fault.ILLEGAL_EVENT),
        ([{"deal": True}], Fault.NOT_A_LOG),
        (["pass"], Fault.NOT_A_LOG),
        ({}, Fault.NOT_A_LOG),
    ):
        with pytest.raises(LogError) as error:
            codec.loads(json.dumps({**document, "undone": wrong}), GAMES)
        assert error.value.fault is fault
    del document["undone"]
    assert not codec.loads(json.dumps(document), GAMES).can_redo(), "as in a log of an earlier version"


@every_game
def test_places_and_ends_are_told(game: Game) -> None:
    rng = Random(8)
    match = new_match(game, rng)
    for _now in play_on(match, rng):
        pass
    out = [event for event in match.events if isinstance(event, WentOut)]
    assert [event.place for event in out] == list(range(1, len(out) + 1))
    assert out, "somebody went out"
    over = any(isinstance(event, MatchEnded) for event in match.events)
    assert over == (match.state.phase is Phase.MATCH_OVER)
