"""The greedy player does what its description says, no more."""

import pytest

from cardavia_desktop.agents.greedy import GreedyAgent
from tests.agents.situations import dou, guan, laid

GREEDY = GreedyAgent()


@pytest.mark.parametrize(
    ("hand", "lead"),
    [("3 4 4 4 9", "3 4 4 4"), ("5 5 8 3", "5 5"), ("5 3 9", "3"), ("4 4 4 4 9 K", "4 4 4 4 9 K")],
)
def test_leads_most_cards_then_the_lowest(hand: str, lead: str) -> None:
    assert laid(GREEDY.decide(dou(hand, (len(hand.split()), 9, 9)))) == lead


def test_follows_with_the_lowest_that_beats() -> None:
    assert laid(GREEDY.decide(dou("3 8 J 2", (4, 9, 9), [(2, "7")]))) == "8"


def test_takes_ordinary_cards_before_wild_ones() -> None:
    assert laid(GREEDY.decide(guan("8S 9S 9D 4D 5H", (5, 9, 9, 9), [(3, "6 6")], level="5"))) == "9 9"
    assert laid(GREEDY.decide(guan("8S 4D 5H", (3, 9, 9, 9), [(3, "6 6")], level="5"))) == "5 8"


def test_passes_on_its_partner() -> None:
    assert laid(GREEDY.decide(dou("3 8 J 2", (4, 9, 9), [(2, "7")], landlord=1))) == ""
    assert laid(GREEDY.decide(guan("8 K", (2, 9, 9, 9), [(2, "6")], level="5"))) == ""


def test_bombs_only_to_go_out() -> None:
    assert laid(GREEDY.decide(dou("8 8 8 8 3", (5, 9, 9), [(2, "A")]))) == ""
    assert laid(GREEDY.decide(dou("8 8 8 8", (4, 9, 9), [(2, "A")]))) == "8 8 8 8"
    assert laid(GREEDY.decide(guan("8 8 8 8 J J J J 3", (9, 9, 9, 9)))) == "8 8 8 J J"
