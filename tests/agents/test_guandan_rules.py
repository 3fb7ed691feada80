"""What the rule-based Guandan player must never do, and what it must see, each as a hand."""

import pytest

from cardavia_desktop.agents.agent import Motive
from cardavia_desktop.agents.rules.guandan import GuandanRules
from cardavia_desktop.engine import cards
from cardavia_desktop.engine.actions import Pass, Play, Return
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from tests.agents.situations import dou, giving_back, guan, laid

PLAYER = GuandanRules()
LONG = (20, 20, 20)


def choice(observation: GuandanObservation) -> str:
    return laid(PLAYER.decide(observation))


def test_does_not_overtake_a_partner_that_wins() -> None:
    hand = "3 4 4 6 8 9 9 J Q 2S 2D BJ RJ"
    assert choice(guan(hand, (13, *LONG), [(2, "A")], seat=0)) == ""
    best = PLAYER.advise(guan(hand, (13, *LONG), [(2, "A")]))[0]
    assert (best.action, best.motive) == (Pass(), Motive.PARTNER_WINS)


def test_does_not_bomb_its_partner() -> None:
    hand = "3 4 4 6 8 8 8 8 J Q K"
    assert choice(guan(hand, (11, 9, 9, 9), [(2, "K K"), (3, "")], level="7")) == ""


def test_does_not_bomb_a_small_single() -> None:
    hand = "3 3 3 3 4 6 7 9 9 J Q K A 5 5 8"
    assert len(choice(guan(hand, (16, *LONG), [(3, "4")])).split()) < 4


def test_leads_no_jokers_or_level_cards_in_a_full_house() -> None:
    hand = "6 6 6 BJ BJ 9 9 J Q 2S 2D"
    assert choice(guan(hand, (11, *LONG))) == "6 6 6 9 9"
    assert choice(guan("6 6 6 BJ BJ 9 J Q", (8, *LONG))) != "6 6 6 BJ BJ"


def test_leads_more_than_singles() -> None:
    assert choice(guan("3 4 5 6 7 9 J K A BJ", (10, *LONG), level="8")) == "3 4 5 6 7"
    assert choice(guan("4 4 4 5 5 9 9 J K A BJ", (11, *LONG), level="8")) == "4 4 4 5 5"


@pytest.mark.parametrize("opponent", [1, 3])
def test_leads_no_single_to_an_opponent_with_one_card(opponent: int) -> None:
    counts = [5, 20, 20, 20]
    counts[opponent] = 1
    assert choice(guan("3 5 8 8 J", (5, counts[1], 20, counts[3]))) == "8 8"


def test_leads_a_low_single_to_a_partner_with_one_card() -> None:
    observation = guan("3 7 7 7 J J Q Q 9 9", (10, 15, 1, 15))
    # The opponent between them may beat a three; a single is what helps at all.
    assert len(choice(observation).split()) == 1


def test_stops_an_opponent_about_to_go_out() -> None:
    assert choice(guan("6 7 9 A 8 RJ", (6, 1, 12, 12), [(2, "5"), (3, "")])) == "RJ"
    assert choice(guan("3 6 8 8 8 8 J", (7, 12, 12, 1), [(3, "Q")])) == "8 8 8 8"


def test_goes_out_when_it_can() -> None:
    best = PLAYER.advise(guan("9 9 9 4 4", (5, *LONG)))[0]
    assert laid(best.action) == "4 4 9 9 9"
    assert best.motive is Motive.GOES_OUT
    # Over its partner's play as well.
    assert choice(guan("K", (1, *LONG), [(2, "J")])) == "K"


def test_goes_out_by_force() -> None:
    # Nobody can beat the jokers, and one play is left after them.
    assert choice(guan("3 4 5 6 7 BJ BJ RJ RJ", (9, 9, 9, 9), [(3, "K K")])) == "BJ BJ RJ RJ"


def test_keeps_a_straight_flush_whole() -> None:
    # A six is wanted: the one of spades belongs to the straight flush.
    observation = guan("4S 5S 6S 7S 8S 6D 6C J K", (9, *LONG), [(3, "5C 5D")], level="2")
    action = PLAYER.decide(observation)
    assert laid(action) == "6 6"
    assert isinstance(action, Play)
    assert cards.parse("6S")[0] not in action.combination.cards


def test_keeps_wild_cards_for_better_uses() -> None:
    hand = "3 4 6 8 8 9 J Q 7H 7H K K"
    taken = PLAYER.decide(guan(hand, (12, *LONG), [(3, "5")], level="7"))
    assert not isinstance(taken, Play) or "7" not in laid(taken)


def test_plays_on_when_both_opponents_are_out() -> None:
    assert choice(guan("3 5 5", (3, 0, 2, 0))) in {"3", "5 5"}


def test_returns_what_it_misses_least() -> None:
    action = PLAYER.decide(giving_back("3 4 4 6 6 6 8 9 T J Q 5 5 5 5 A A K"))
    assert isinstance(action, Return)
    assert cards.RANK_TEXTS[cards.rank_of(action.card)] == "3"
    best = PLAYER.advise(giving_back("3 4 4 6 6 6 8 9 T J Q 5 5 5 5 A A K"))[0]
    assert best.motive is Motive.LEAST_USEFUL


def test_refuses_another_game() -> None:
    with pytest.raises(TypeError, match="DoudizhuObservation"):
        PLAYER.decide(dou("3 4", (2, 9, 9)))
