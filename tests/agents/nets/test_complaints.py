"""What players of other programs complain of: none of it happens, at any strength."""

from itertools import zip_longest
from random import Random

import pytest

from cardavia_desktop.agents import roster
from cardavia_desktop.engine import cards
from cardavia_desktop.engine.actions import Play
from cardavia_desktop.engine.guandan import GAME as GUANDAN
from cardavia_desktop.engine.observation import Observation
from tests.agents.playing import decisions
from tests.agents.situations import dou, guan, laid

LEVELS = ("easy", "normal", "hard", "expert")

pytestmark = pytest.mark.parametrize("level", LEVELS)


def choice(level: str, view: Observation) -> str:
    return laid(roster.create(view.game, level, Random(1)).decide(view))


HIGH = {"2", "BJ", "RJ"}


@pytest.mark.parametrize(
    ("hand", "trick"),
    [
        ("5 5 5 2 RJ 8 9 J", []),
        ("7 7 7 2 2 BJ K Q 3 4", []),
        ("9 9 9 2 BJ J Q 4 5 8", [(2, "8 8 8 3")]),
        ("9 9 9 2 2 J J Q 4 5 8", [(2, "8 8 8 3 3")]),
        ("6 6 6 6 2 BJ 3 4 8 9 J", []),
    ],
)
def test_no_jokers_or_twos_as_wings(level: str, hand: str, trick: list[tuple[int, str]]) -> None:
    played = choice(level, dou(hand, (len(hand.split()), 15, 15), trick)).split()
    core = max(set(played), key=played.count, default="")
    assert len(played) < 4 or core in HIGH or not HIGH & set(played)


@pytest.mark.parametrize(
    ("hand", "trick"),
    [
        ("3 4 7 8 2 2", [(1, "K")]),
        ("3 4 7 8 9 J A A", [(1, "Q Q")]),
        ("3 4 4 4 4 8 9 J K", [(1, "A")]),
        ("5 7 8 9 A BJ RJ", [(1, "2")]),
    ],
)
def test_a_farmer_does_not_overtake_its_fellow_that_wins(
    level: str, hand: str, trick: list[tuple[int, str]]
) -> None:
    assert choice(level, dou(hand, (12, 8, len(hand.split())), trick, seat=2)) == ""


def test_a_farmer_does_not_overtake_a_fellow_with_one_card_left(level: str) -> None:
    assert choice(level, dou("3 5 7 8 9 A", (12, 1, 6), [(1, "Q")], seat=2)) == ""


@pytest.mark.parametrize("small", ["5", "4 4", "9"])
@pytest.mark.parametrize("hand", ["3 3 3 3 5 6 8 9 9 J Q K A", "BJ RJ 4 6 7 7 9 J Q K K"])
def test_no_bomb_on_a_small_play(level: str, hand: str, small: str) -> None:
    view = dou(hand, (len(hand.split()), 17, 17), [(2, small)])
    assert choice(level, view) not in {"3 3 3 3", "BJ RJ"}


@pytest.mark.parametrize("hand", ["3 5 8 BJ RJ", "4 4 5 6 9 J J Q BJ RJ", "3 3 3 7 9 K BJ RJ"])
def test_the_rocket_is_not_split_to_lead(level: str, hand: str) -> None:
    played = choice(level, dou(hand, (len(hand.split()), 9, 9))).split()
    assert len({"BJ", "RJ"} & set(played)) != 1


@pytest.mark.parametrize(
    ("hand", "loose"),
    [("3 4 5 6 7 9 J K 2 A", "9 J K"), ("4 4 5 5 6 6 J A A 2", "J"), ("3 3 3 5 8 8 J J Q 2", "5 Q")],
)
def test_it_leads_more_than_singles(level: str, hand: str, loose: str) -> None:
    # Each hand holds more than singles: one goes at first where it is alone, but none out of a combination.
    played = choice(level, dou(hand, (10, 17, 17))).split()
    assert len(played) > 1 or played[0] in loose.split()


def test_singles_are_a_part_of_what_is_led(level: str) -> None:
    leads = []
    for seed in range(6):
        agents = [roster.create("doudizhu", level, Random(seat)) for seat in range(3)]
        leads += [
            len(choice(level, view).split())
            for view in decisions("doudizhu", agents, seed)
            if view.phase == "play" and view.to_beat is None and len(view.hand) > 5
        ]
    assert len(leads) > 20
    assert sum(size == 1 for size in leads) / len(leads) < 0.6


def test_a_farmer_leads_a_low_single_to_its_fellow_with_one_card(level: str) -> None:
    # Seat 1 leads; its fellow, seat 2, acts before the landlord.
    assert choice(level, dou("3 8 8 J J Q", (9, 6, 1), seat=1)) == "3"


def test_no_single_is_led_to_an_opponent_with_one_card(level: str) -> None:
    assert choice(level, dou("3 5 8 8 J", (5, 1, 9))) == "8 8"
    assert choice(level, dou("9 9 Q", (1, 8, 3), seat=2, earlier=_nearly_all_played())) == "9 9"


def _nearly_all_played() -> list[tuple[int, str]]:
    landlord = ["3 3 3 4", "", "A A A 5", "7 7", "Q Q", "BJ RJ", "5 6 7 8 9 T J", "T", ""]
    after = ["K K K 3", "", "", "8 8", "2 2", "", "", "K", ""]
    before = ["", "", "", "J J", "", "", "", "2"]
    return [
        (seat, laid)
        for turn in zip_longest(landlord, after, before)
        for seat, laid in enumerate(turn)
        if laid is not None
    ]


LONG = (20, 20, 20)


@pytest.mark.parametrize("hand", ["6 6 6 BJ BJ 9 9 J Q 2S 2D 4 5", "7 7 7 2S 2D 4 4 9 J K A"])
def test_no_jokers_or_level_cards_in_a_full_house(level: str, hand: str) -> None:
    played = choice(level, guan(hand, (len(hand.split()), *LONG))).split()
    assert len(played) != 5 or not HIGH & set(played)


@pytest.mark.parametrize("lying", ["A", "Q Q", "K K K"])
def test_a_partner_that_wins_is_not_overtaken(level: str, lying: str) -> None:
    hand = "3 4 4 6 8 9 9 9 9 J Q 2S 2D BJ BJ"
    assert choice(level, guan(hand, (15, *LONG), [(2, lying), (3, "")])) == ""


@pytest.mark.parametrize("small", ["4", "5 5", "7"])
def test_no_bomb_on_a_small_play_in_guandan(level: str, small: str) -> None:
    hand = "3 3 3 3 4 6 7 9 9 J Q K A 5 5 8 8 T"
    played = choice(level, guan(hand, (18, *LONG), [(3, small)]))
    assert len(played.split()) < 4


def test_no_wild_card_is_led_low(level: str) -> None:
    hand = "3 5 7 7 9 9 J J Q K A 2H BJ"
    view = guan(hand, (13, *LONG))
    action = roster.create("guandan", level, Random(1)).decide(view)
    assert isinstance(action, Play)
    wild = cards.parse("2H")[0]
    assert wild not in action.combination.cards or action.combination.size > 3


@pytest.mark.parametrize("game", ["doudizhu", "guandan"])
def test_nothing_is_random(level: str, game: str) -> None:
    seats = 3 if game == "doudizhu" else 4
    agents = [roster.create(game, level, Random(seat)) for seat in range(seats)]
    for view in decisions(game, agents, seed=11):
        if view.phase == "play" and len(view.legal) > 1:
            made = {roster.create(game, level, Random(lot)).decide(view) for lot in range(3)}
            assert len(made) == 1


@pytest.mark.parametrize(
    "view",
    [
        dou("3 3 3 3 4 6 7 9 9 J Q K A 2", (14, 17, 17)),
        dou("4 5 6 8 8 T T J Q K A 2 BJ RJ", (14, 17, 17)),
        guan("3S 3D 3S 4 6 7 9 9 J Q K A 5 8 T 2H", (16, *LONG)),
        guan("6 6 6 6 3 4 7 8 9 9 J J Q K A", (15, *LONG)),
    ],
)
def test_no_deal_is_opened_with_a_bomb(level: str, view: Observation) -> None:
    action = roster.create(view.game, level, Random(1)).decide(view)
    assert isinstance(action, Play)
    assert action.combination.shape not in {"bomb", "rocket", "straight_flush", "joker_bomb"}


def test_openings_of_real_deals_are_no_bombs(level: str) -> None:
    for seed in range(12):
        state = GUANDAN.begin(GUANDAN.shuffle(Random(seed)), {}).state
        assert state.to_act is not None
        action = roster.create("guandan", level, Random(1)).decide(state.observe(state.to_act))
        assert isinstance(action, Play)
        assert action.combination.shape not in {"bomb", "straight_flush", "joker_bomb"}


LATE = [
    *((0, cards) for cards in ("3 4 5 6 7", "9 9 9 3 3", "T J Q K A", "4 4 4 5 5", "J")),
    *((1, cards) for cards in ("3 4 5 6 7", "T J Q K A", "T T T 6 6")),
    *((2, cards) for cards in ("9 T J Q K", "3 3 3 4 4", "7 7 7 T T")),
    *((3, cards) for cards in ("A A A J J", "K K K 9 9", "Q Q Q 5 5", "6 6 6 7 7", "BJ", "RJ", "2")),
]
"""What lies behind seats with 6, 12, 12 and 4 cards, in any order."""


def test_a_bomb_is_laid_when_the_rest_goes_out_after_it(level: str) -> None:
    view = dou("8 8 8 8 K", (2, 9, 5), [(0, "A A"), (1, "")], seat=2)
    assert choice(level, view) == "8 8 8 8"
    assert choice(level, guan("8 8 8 8 K K", (6, 12, 12, 2), [(3, "A A")], earlier=LATE)) == "8 8 8 8"
