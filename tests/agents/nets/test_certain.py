"""Wins that nobody can prevent: none is claimed that can be, and those that players see are found."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

import pytest

from cardavia_desktop.agents.agent import Expert, Motive
from cardavia_desktop.agents.nets import certain as search
from cardavia_desktop.agents.nets.doudizhu import certain as doudizhu_certain
from cardavia_desktop.agents.nets.doudizhu.player import DoudizhuNetPlayer
from cardavia_desktop.agents.nets.guandan import certain as guandan_certain
from cardavia_desktop.agents.nets.guandan.candidates import candidates, playable
from cardavia_desktop.agents.nets.guandan.player import GuandanNetPlayer
from cardavia_desktop.engine import cards
from cardavia_desktop.engine.actions import Action, Play
from cardavia_desktop.engine.doudizhu.deal import DoudizhuState
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.guandan.deal import GuandanState
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES
from tests.agents.situations import dou, guan, laid
from tests.engine.playing import new_match, play_on, seat_to_act

DEALS: Mapping[str, int] = {"doudizhu": 100, "guandan": 80}
LOTS = 8
"""How often the unseen cards are dealt anew and played on with."""
ANSWERS = 0.85
"""How often the others play when they can."""


def certain(view: Observation) -> list[Action]:
    """Return the certain wins as actions."""
    if isinstance(view, DoudizhuObservation):
        return [view.legal[place] for place in doudizhu_certain.certain_wins(view)]
    assert isinstance(view, GuandanObservation)
    choices = candidates(view)
    return [playable(choices[place], view) for place in guandan_certain.certain_wins(view, choices)]


def said(view: Observation) -> set[str]:
    """Return the certain wins as the cards laid."""
    return {laid(action) for action in certain(view)}


def with_other_hands(
    state: DoudizhuState | GuandanState, seat: int, rng: Random
) -> DoudizhuState | GuandanState:
    """Return a state that the seat cannot tell from this one."""
    others = [other for other in range(len(state.hands)) if other != seat]
    unseen = [cards.face_of(card) for other in others for card in cards.cards_of(state.hands[other])]
    rng.shuffle(unseen)
    hands = list(state.hands)
    for other in others:
        count = state.hands[other].bit_count()
        hands[other] = cards.mask_of(cards.numbered(unseen[:count]))
        del unseen[:count]
    return replace(state, hands=tuple(hands))


def has_won(state: DoudizhuState | GuandanState, seat: int) -> bool | None:
    """Return whether the seat's side has won; None while it is open."""
    if isinstance(state, GuandanState):
        return (state.finished[0] - seat) % 2 == 0 if state.finished else None
    return seat in state.result.winners if state.result is not None else None


def hold_against(state: DoudizhuState | GuandanState, seat: int, rng: Random) -> None:
    """Play certain wins against answers of all kinds to the end."""
    while (won := has_won(state, seat)) is None:
        choices: Sequence[Action] = state.legal()
        if state.to_act == seat:
            choices = certain(state.observe(seat))
            assert choices, "a certain win was certain no more"
        elif rng.random() < ANSWERS and len(choices) > 1:
            choices = [choice for choice in choices if isinstance(choice, Play)]
        after = state.apply(seat_to_act(state), rng.choice(choices)).state
        assert isinstance(after, DoudizhuState | GuandanState)
        state = after
    assert won


@pytest.mark.parametrize("game", GAMES)
def test_a_certain_win_is_won_whatever_the_others_hold_and_do(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A search that gives up claims nothing, so that a win which was certain might seem so no more.
    monkeypatch.setattr(search, "MOST_HANDS", 1_000_000)
    rng = Random(7)
    started = longer = 0
    for _deal in range(DEALS[game]):
        for match in play_on(new_match(GAMES[game], rng), rng):
            state = match.state
            assert isinstance(state, DoudizhuState | GuandanState)
            if state.phase is not Phase.PLAY or has_won(state, 0) is not None:
                continue
            seat = seat_to_act(state)
            wins = certain(state.observe(seat))
            cards_left = state.hands[seat].bit_count()
            if not wins or cards_left == 1:
                continue
            started += 1
            longer += cards_left > 6
            for _lot in range(LOTS):
                hold_against(with_other_hands(state, seat, rng), seat, rng)
    assert started > 50
    assert longer > 5


def gone(packs: int, held: str, unseen: str) -> list[tuple[int, str]]:
    """Return turns in which every card was laid that nobody holds any more."""
    ranks = Counter(
        cards.RANK_TEXTS[cards.rank_of(face)] for face in range(cards.PACK_SIZE) for _ in range(packs)
    )
    ranks.subtract(held.split() + unseen.split())
    assert min(ranks.values()) >= 0
    return [(1, rank) for rank in ranks.elements()]


@pytest.mark.parametrize(
    ("hand", "unseen", "counts", "wins"),
    [
        ("4 RJ", "5 6 2 2 BJ", (2, 2, 3), {"4", "RJ"}),
        # Somebody could go out on the four.
        ("4 RJ", "5 6 2 2 BJ", (2, 1, 4), {"RJ"}),
        # A bomb may be about, or be in no one hand.
        ("4 RJ", "5 5 5 5 2", (2, 1, 4), set()),
        ("4 RJ", "5 5 5 5 2", (2, 2, 3), {"4", "RJ"}),
        # The rocket has to take the lead before the three is laid.
        ("3 BJ RJ", "5 5 5 5 9 9", (3, 5, 1), {"BJ RJ"}),
        # Each two takes back the lead once; both at once are wasted.
        ("3 4 2 2", "5 6 K K A", (4, 2, 3), {"3", "4", "2"}),
        ("3 4 2 2", "5 6 K K A", (4, 1, 4), set()),
        # Who has answered the three may have one card left when the four is led.
        ("3 4 5 2 2", "6 7 8 9 T J", (5, 2, 4), set()),
    ],
)
def test_a_landlord_s_certain_wins(
    hand: str, unseen: str, counts: tuple[int, int, int], wins: set[str]
) -> None:
    assert said(dou(hand, counts, earlier=gone(1, hand, unseen))) == wins


def test_a_farmer_lets_the_other_go_out() -> None:
    hand, unseen = "4 RJ", "5 6 2 2 BJ"
    earlier = gone(1, hand, unseen)
    assert said(dou(hand, (4, 2, 1), seat=1, landlord=0, earlier=earlier)) == {"4", "RJ"}
    assert said(dou(hand, (1, 2, 4), seat=1, landlord=0, earlier=earlier)) == {"RJ"}


@pytest.mark.parametrize(
    ("hand", "unseen", "counts", "wins"),
    [
        ("3 RJ", "4 4 5 5 6 6 7", (2, 2, 2, 3), {"3", "RJ"}),
        ("3 RJ", "4 4 5 5 6 6 7", (2, 1, 3, 3), {"RJ"}),
        ("3 RJ", "4 4 5 5 6 6 7", (2, 2, 1, 4), {"3", "RJ"}),
        ("3 RJ", "4 4 4 4 5 6 7", (2, 4, 1, 2), set()),
        ("3 5 5 5 5 5", "4 4 4 4 7 7 8", (6, 4, 2, 1), {"5 5 5 5 5"}),
        ("3 5 5 5 5 5", "6 6 6 6 6 7 8", (6, 5, 1, 1), set()),
        # A bomb does not beat its equal: the three has to be the last.
        ("3 5 5 5 5", "5 5 5 5 7 7 8 8 9 9 T", (5, 5, 4, 2), {"5 5 5 5"}),
    ],
)
def test_certain_wins_of_guandan(
    hand: str, unseen: str, counts: tuple[int, int, int, int], wins: set[str]
) -> None:
    view = guan(hand, counts, earlier=gone(2, hand, unseen))
    assert said(view) == wins
    assert not certain(replace(view, finished=(1,)))


def test_first_place_is_not_all_where_the_match_may_be_won() -> None:
    hand, unseen = "3 RJ", "4 4 5 5 6 6 7"
    view = guan(hand, (2, 1, 3, 3), level="A", earlier=gone(2, hand, unseen))
    assert said(replace(view, levels=("K", "A"))) == {"RJ"}
    assert not certain(replace(view, levels=("A", "K")))


def test_of_certain_wins_the_one_that_breaks_no_bomb_is_made() -> None:
    hand, unseen = "3 BJ RJ", "4 5 6 7"
    view = dou(hand, (3, 2, 2), earlier=gone(1, hand, unseen))
    assert said(view) >= {"BJ", "RJ", "BJ RJ"}
    assert laid(DoudizhuNetPlayer(Random(0)).decide(view)) in {"3", "BJ RJ"}


@pytest.mark.parametrize(
    ("expert", "view"),
    [
        (DoudizhuNetPlayer(Random(0)), dou("4 RJ", (2, 1, 4), earlier=gone(1, "4 RJ", "5 6 2 2 BJ"))),
        (GuandanNetPlayer(), guan("3 RJ", (2, 1, 3, 3), earlier=gone(2, "3 RJ", "4 4 5 5 6 6 7"))),
    ],
)
def test_the_expert_plays_a_certain_win_and_says_so(expert: Expert, view: Observation) -> None:
    assert laid(expert.decide(view)) == "RJ"
    (only,) = expert.advise(view)
    assert (laid(only.action), only.motive, only.chance) == ("RJ", Motive.WINS_FOR_CERTAIN, 1.0)
    appraisals = {laid(action): expert.appraise(view, action) for action in view.legal}
    chances = {cards_laid: appraisal.chance for cards_laid, appraisal in appraisals.items()}
    assert chances.pop("RJ") == 1
    assert all(chance is not None and chance < 1 for chance in chances.values())
