"""What the rule-based Dou Dizhu player must never do, and what it must see, each as a hand."""

import pytest

from cardavia_desktop.agents.agent import Motive
from cardavia_desktop.agents.rules.doudizhu import DoudizhuRules
from cardavia_desktop.engine.actions import Bid, Pass, Play
from cardavia_desktop.engine.doudizhu import Shape
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.phase import Phase
from tests.agents.situations import dou, guan, laid

PLAYER = DoudizhuRules()


def choice(observation: DoudizhuObservation) -> str:
    return laid(PLAYER.decide(observation))


@pytest.mark.parametrize("hand", ["5 5 5 2 RJ 8 9", "7 7 7 2 2 BJ K Q", "9 9 9 T T T 2 BJ J Q 4 5"])
def test_no_jokers_or_twos_as_wings(hand: str) -> None:
    for advice in PLAYER.advise(dou(hand, (len(hand.split()), 17, 17))):
        if isinstance(advice.action, Play) and "_" in advice.action.combination.shape:
            assert not {"2", "BJ", "RJ"} & set(laid(advice.action).split())


def test_does_not_overtake_a_fellow_that_wins() -> None:
    # Only our twos could beat the fellow's king.
    observation = dou("3 4 7 8 2 2", (12, 8, 6), [(1, "K")], seat=2)
    assert choice(observation) == ""


def test_lets_a_fellow_with_one_card_left_play_win() -> None:
    observation = dou("3 5 7 8 9 A", (12, 1, 6), [(1, "Q")], seat=2)
    assert choice(observation) == ""


def test_does_not_bomb_a_small_single() -> None:
    hand = "3 3 3 3 4 6 7 9 9 J Q K A"
    assert choice(dou(hand, (13, 17, 17), [(2, "5")])) not in {"3 3 3 3", "BJ RJ"}
    hand = "BJ RJ 4 6 7 7 9 J Q K K"
    assert choice(dou(hand, (11, 17, 17), [(2, "5")])) not in {"BJ RJ", "BJ", "RJ"}


def test_does_not_split_the_rocket_to_lead() -> None:
    for advice in PLAYER.advise(dou("3 5 8 BJ RJ", (5, 9, 9))):
        assert laid(advice.action) not in {"BJ", "RJ"}


def test_leads_more_than_singles() -> None:
    assert choice(dou("3 4 5 6 7 9 J K 2 A", (10, 17, 17))).split() == ["3", "4", "5", "6", "7"]
    assert len(choice(dou("4 4 5 5 6 6 J A A 2", (10, 17, 17))).split()) == 6


def test_leads_no_single_to_an_opponent_with_one_card() -> None:
    assert choice(dou("3 5 8 8 J", (5, 1, 9))) == "8 8"
    # The landlord has one card; seat 1 is a farmer.
    assert choice(dou("4 6 9 9 Q", (1, 5, 8), seat=1)) == "9 9"


def test_leads_its_highest_single_when_it_must() -> None:
    assert choice(dou("3 5 8 J A", (5, 1, 9))) == "A"


def test_leads_a_low_single_to_a_fellow_with_one_card() -> None:
    # Seat 1 leads; its fellow, seat 2, acts before the landlord.
    assert choice(dou("3 8 8 J J Q", (9, 6, 1), seat=1)) == "3"
    advice = PLAYER.advise(dou("3 8 8 J J Q", (9, 6, 1), seat=1))[0]
    assert advice.motive is Motive.HELPS_PARTNER


def test_does_not_block_its_fellow() -> None:
    # The fellow leads a low pair and the landlord, who acted in between, has passed.
    observation = dou("6 6 9 9 A A 3 4", (11, 8, 9), [(2, "5 5"), (0, "")], seat=1)
    assert choice(observation) == ""


def test_stops_a_landlord_about_to_go_out() -> None:
    # The fellow's five will not hold against a landlord with one card: the highest card must be laid.
    assert choice(dou("6 7 9 A 8", (1, 9, 5), [(1, "5")], seat=2)) == "A"
    assert choice(dou("3 6 2 8 9", (1, 5, 9), [(0, "K")], seat=1)) == "2"


def test_goes_out_when_it_can() -> None:
    assert choice(dou("9 9", (2, 5, 5))) == "9 9"
    assert choice(dou("4 4 4 7 7", (5, 5, 5))) == "4 4 4 7 7"
    best = PLAYER.advise(dou("4 4 4 7 7", (5, 5, 5)))[0]
    assert best.motive is Motive.GOES_OUT


def test_goes_out_by_force() -> None:
    # Both jokers win the trick, and then one play is left.
    assert choice(dou("3 4 5 6 7 BJ RJ", (7, 9, 9), [(1, "K K")])) == "BJ RJ"
    # The red joker is gone: the black one wins, and the last card needs no more.
    observation = dou("4 BJ", (2, 9, 9), earlier=[(1, "RJ"), (2, ""), (0, "")])
    assert choice(observation) == "BJ"


def test_keeps_its_bomb_for_a_trick_that_matters() -> None:
    observation = dou("8 8 8 8 K K 3 3 4", (9, 2, 9), [(1, "A A"), (2, "")])
    assert choice(observation) == "8 8 8 8"


def test_bids_by_strength() -> None:
    def bid(hand: str) -> int:
        taken = dou(hand, (17, 17, 17))
        members = {name: getattr(taken, name) for name in ("game", "seat", "to_act", "hand", "counts")}
        action = PLAYER.decide(
            DoudizhuObservation(
                **members,
                phase=Phase.BID,
                history=(),
                trick=(),
                to_beat=None,
                legal=tuple(map(Bid, range(4))),
                result=None,
                open_hands=None,
                bids=(),
                first_bidder=0,
                bid=0,
                landlord=None,
                bottom=(),
                bombs=0,
            )
        )
        assert isinstance(action, Bid)
        return action.points

    assert bid("3 4 5 6 7 8 9 J J J Q Q A 2 2 BJ RJ") == 3
    assert bid("3 3 4 5 5 7 8 8 9 T J J Q Q K K 6") == 0


def test_advice_is_ranked_legal_and_without_doubles() -> None:
    observation = dou("3 4 5 6 7 7 8 9 9 9 J Q Q K A 2 RJ", (17, 17, 20), landlord=2)
    advice = PLAYER.advise(observation)
    actions = [one.action for one in advice]
    assert actions[0] == PLAYER.decide(observation)
    assert set(actions) <= set(observation.legal)
    assert len(set(actions)) == len(actions)


def test_passing_has_its_motive() -> None:
    observation = dou("3 4 7 8 2 2", (12, 8, 6), [(1, "K")], seat=2)
    advice = PLAYER.advise(observation)
    assert (advice[0].action, advice[0].motive) == (Pass(), Motive.PARTNER_WINS)


def test_refuses_another_game() -> None:

    with pytest.raises(TypeError, match="GuandanObservation"):
        PLAYER.decide(guan("3 4", (2, 9, 9, 9)))


def test_bombs_are_named_as_such() -> None:
    advice = PLAYER.advise(dou("8 8 8 8 K K 3 3 4", (9, 2, 9), [(1, "A A"), (2, "")]))
    best = advice[0].action
    assert isinstance(best, Play)
    assert best.combination.shape is Shape.BOMB
    assert advice[0].motive is Motive.BOMBS_NOW


def test_does_not_hand_the_lead_to_two_cards_for_the_sake_of_a_plan() -> None:
    # Held back, the four would go out with its wings, but the opponent leads its last two cards first.
    assert choice(dou("8 8 8 8 3 5", (6, 2, 9), [(1, "A A"), (2, "")])) == "8 8 8 8"
