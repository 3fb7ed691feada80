"""Whatever is refused is told with its reason, and the reason leads to the rule behind it."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.actions import Bid, Play
from cardavia_desktop.engine.cards import numbered, parse
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.refusal import Reason
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.rules.content import places
from cardavia_desktop.ui.rules.content_doudizhu import doudizhu_rules
from cardavia_desktop.ui.rules.content_guandan import guandan_rules
from cardavia_desktop.ui.rules.links import explained_at
from tests.ui.table.driving import Player

MINE = "RJ BJ 2S 2H AS KS KH QS QD JC TS 9H 8D 7C 6S 5H 4D"
RULES = {"doudizhu": doudizhu_rules, "guandan": guandan_rules}


def at_bidding(qtbot: QtBot, bid: int) -> Player:
    """Return a player who is to bid over the bid of the seat before."""
    rest = [card for card in range(54) if card not in parse(MINE + " 3S 3H 3D")]
    hands = (tuple(sorted(parse(MINE))), tuple(rest[:17]), tuple(rest[17:]))
    match = Match(doudizhu.GAME, Deal(hands, parse("3S 3H 3D"), 2), {}, ("", "greedy", "greedy"))
    match.act(2, Bid(bid))
    player = Player(qtbot)
    player.resume(match)
    return player


def at_play(qtbot: QtBot, led: str = "") -> Player:
    """Return a landlord who leads, or follows what Tao has led."""
    player = at_bidding(qtbot, 2)
    match = player.session.match
    assert match is not None
    match.act(0, Bid(3))
    if led:
        theirs = parse(led)
        rest = [card for card in range(54) if card not in (*parse(MINE), *theirs)]
        bottom = tuple(sorted(rest[:3]))
        fill = rest[3:]
        tao = tuple(sorted((*theirs, *fill[: 17 - len(theirs)])))
        mei = tuple(sorted(fill[17 - len(theirs) :]))
        match = Match(
            doudizhu.GAME, Deal((tuple(sorted(parse(MINE))), tao, mei), bottom, 1), {}, match.players
        )
        match.act(1, Bid(3))
        match.act(1, Play(doudizhu.readings(theirs)[0]))
        match.act(2, match.state.observe(2).legal[0])
    player.resume(match)
    return player


def told(player: Player) -> str:
    """See that the refusal is told and leads to a section that there is; return its line."""
    why = player.button("why")
    assert why.isVisible()
    asked: list[str] = []
    player.table.rules_requested.connect(asked.append)
    player.click("why")
    player.table.rules_requested.disconnect(asked.append)
    assert len(asked) == 1
    assert asked[0] in {place.id for place in places(RULES[player.view.game]())}
    assert any(why.text() in line for line in player.heard), "and it is heard"
    return why.text()


@pytest.fixture(autouse=True)
def english() -> None:
    Language().switch("en")


def test_a_pass_of_the_leader(qtbot: QtBot) -> None:
    player = at_play(qtbot)
    player.key(Qt.Key.Key_P)
    assert told(player) == "the leader must play"


def test_playing_nothing(qtbot: QtBot) -> None:
    player = at_play(qtbot)
    player.table._desk.play()
    assert told(player) == "choose cards first"


def test_a_bid_that_is_too_low(qtbot: QtBot) -> None:
    player = at_bidding(qtbot, 2)
    ply = player.ply
    player.key(Qt.Key.Key_1)
    assert told(player) == "a bid must exceed the one before"
    assert player.ply == ply
    player.key(Qt.Key.Key_3)
    assert player.ply == ply + 1


@pytest.mark.parametrize(
    ("led", "chosen", "line"),
    [
        ("3S 3H", "KS 4D", "add a card, or let go of one"),
        ("3S 3H", "AS", "another shape lies on the table"),
        ("3S 4H 5D 6H 7H", "4D 5H 6S 7C 8D 9H", "another number of cards lies on the table"),
        ("AH AD", "KS KH", "too low to beat the table"),
    ],
)
def test_cards_that_may_not_be_played(qtbot: QtBot, led: str, chosen: str, line: str) -> None:
    player = at_play(qtbot, led)
    player.choose(parse(chosen))
    assert told(player) == line
    assert not player.button("play").isEnabled()


def test_a_play_out_of_turn(qtbot: QtBot) -> None:
    player = at_play(qtbot, "3S 3H")
    player.choose(parse("AS"))
    player.table._desk._take_refusal(Reason.NOT_YOUR_TURN)
    assert told(player) == "it is not your turn"


def test_two_cards_to_return(qtbot: QtBot) -> None:
    mine = parse("RJ BJ 7S 7H 7C AS AD KS KH KC QS QD JS JH TS TC 9S 9H 8C 8D 8D 6S 6H 5S 5D 4S 3S")
    rest = [card for card in range(108) if card not in mine]
    others = [tuple(sorted(numbered(rest[start : start + 27]))) for start in (0, 27, 54)]
    player = Player(qtbot)
    deal = Deal((tuple(sorted(mine)), *others), (), 0)
    player.resume(Match(guandan.GAME, deal, {"level": "7"}, ("", "greedy", "greedy", "greedy")))
    for reason in (Reason.RETURN_ONE_CARD, Reason.RETURN_RANK, Reason.RETURN_WILD, Reason.RETURN_LOWEST):
        player.choose(parse("3S"))
        player.session.refused.emit(reason)
        assert told(player) == phrases.reason_text(reason)


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_can_be_told_and_leads_to_its_section(qtbot: QtBot, reason: Reason) -> None:
    game = "guandan" if reason.name.startswith("RETURN") else "doudizhu"
    ids = {place.id for place in places(RULES[game]())}
    assert explained_at(reason) in ids
    player = at_bidding(qtbot, 1) if reason.name.startswith("BID") else at_play(qtbot)
    if game == "doudizhu":
        player.session.refused.emit(reason)
        assert told(player) == phrases.reason_text(reason)
