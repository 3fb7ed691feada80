"""Requests and replies: what is written reads back, and what makes no sense is refused."""

import io
import json
from random import Random
from typing import Any

import pytest

from cardavia_desktop.agents import roster, serve
from cardavia_desktop.agents.bot_side import BadRequestError, observation_of, reply_of
from cardavia_desktop.agents.protocol import BadReplyError, action_of, request
from cardavia_desktop.engine import cards
from cardavia_desktop.engine.actions import Bid, Pass, Play
from cardavia_desktop.engine.registry import GAMES
from tests.agents.playing import decisions
from tests.agents.situations import dou, guan, laid


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", "easy"])
def test_requests_read_back_and_replies_mean_the_same(game: str, name: str) -> None:
    agents = [roster.create(game, name, Random(seat)) for seat in range(GAMES[game].seats)]
    for observation in decisions(game, agents, seed=21, deals=2):
        asked = request(observation)
        sent = json.loads(json.dumps(asked))
        understood = observation_of(sent)
        assert request(understood) == asked
        assert len(understood.trick) == len(observation.trick)
        index = len(observation.legal) // 2
        reply = reply_of(understood.legal[index], understood)
        assert action_of(json.loads(json.dumps(reply)), observation) == observation.legal[index]


def test_the_request_is_as_described() -> None:
    asked = request(guan("5S 9D", (2, 9, 1, 9), [(3, "4C")], level="7"))
    assert asked["game"] == "guandan"
    assert asked["phase"] == "play"
    assert (asked["seat"], asked["level"], asked["levels"]) == (0, "7", ["7", "7"])
    assert asked["hand"] == ["5S", "9D"]
    assert asked["history"] == [{"seat": 3, "cards": ["4C"], "shape": "single", "rank": "4", "size": 1}]
    assert asked["to_beat"] == asked["history"][0]
    assert asked["legal"] == [
        {"cards": [], "pass": True},
        {"cards": ["5S"], "shape": "single", "rank": "5", "size": 1},
        {"cards": ["9D"], "shape": "single", "rank": "9", "size": 1},
    ]
    landlord = request(dou("3S", (1, 9, 9)))
    assert (landlord["landlord"], landlord["bid"], landlord["multiplier"]) == (0, 3, 1)
    assert landlord["bids"] == [{"seat": 0, "bid": 3}]
    assert landlord["to_beat"] is None


def test_a_reply_may_name_cards() -> None:
    observation = guan("6S 6H 6D 9D 7H", (5, 9, 9, 9), [(3, "5C 5D")], level="7")
    action = action_of({"cards": ["6D", "6H"], "shape": "pair", "rank": "6"}, observation)
    assert isinstance(action, Play)
    assert cards.text(action.combination.cards) == "6D 6H"
    wild = action_of({"cards": ["9D", "7H"], "shape": "pair", "rank": "9"}, observation)
    assert laid(wild) == "7 9"
    assert action_of({"cards": []}, observation) == Pass()


@pytest.mark.parametrize(
    ("reply", "complaint"),
    [
        ([], "no object"),
        ({}, "list of texts"),
        ({"action": 99}, "not in the list of"),
        ({"action": -1}, "not in the list of"),
        ({"action": True}, "whole number"),
        ({"action": "0"}, "whole number"),
        ({"bid": 2}, "not legal"),
        ({"cards": "6S"}, "list of texts"),
        ({"cards": ["KS"]}, "'KS' is not in the hand"),
        ({"cards": ["6S", "6S"]}, "not in the hand"),
        ({"cards": ["6S", "9D"]}, "no legal play"),
        ({"cards": ["6S", "6H"], "shape": "triple"}, "no legal play"),
        ({"cards": ["6S"]}, "no legal play"),
    ],
)
def test_nonsense_is_no_action(reply: object, complaint: str) -> None:
    observation = guan("6S 6H 9D", (3, 9, 9, 9), [(3, "5C 5D")], level="7")
    with pytest.raises(BadReplyError, match=complaint):
        action_of(reply, observation)


def test_the_leader_may_not_pass() -> None:
    with pytest.raises(BadReplyError, match="not legal"):
        action_of({"cards": []}, dou("3S 4S", (2, 9, 9)))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "poker"}, "unknown game"),
        ({"game": 3}, "game must be there"),
        ({"phase": "deal_over"}, "no decision"),
        ({"seat": 4}, "seat 4"),
        ({"seat": -1}, "whole number"),
        ({"level": "1"}, "no level"),
        ({"levels": ["7"]}, "two levels"),
        ({"hand": ["5S", "ZZ"]}, "not a card"),
        ({"hand": ["5S", "5S", "5S"], "counts": [3, 9, 9, 9]}, "more than two"),
        ({"hand": ["5S"]}, "counts do not fit"),
        ({"counts": [2, 9, 9]}, "counts do not fit"),
        ({"history": [{"seat": 3}]}, "cards is missing"),
        ({"history": [{"seat": 3, "cards": ["4C"], "shape": "pair", "rank": "4"}]}, "no pair of 4"),
        ({"history": []}, "to_beat"),
        ({"legal": []}, "no legal action"),
        ({"legal": [{"cards": ["KS"], "shape": "single", "rank": "K"}]}, "not in the hand"),
        ({"legal": ["pass"]}, "no object"),
        ({"finished": 3}, "must be a list"),
        ({"tribute": [{"giver": 1}]}, "receiver is missing"),
    ],
)
def test_requests_that_make_no_sense_are_refused(change: dict[str, Any], complaint: str) -> None:
    asked = request(guan("5S 9D", (2, 9, 1, 9), [(3, "4C")], level="7"))
    with pytest.raises(BadRequestError, match=complaint):
        observation_of({**asked, **change})


def test_serving_answers_every_line() -> None:
    asked = request(dou("3S 4S 5S 6S 7S", (5, 9, 9)))
    lines = [json.dumps(asked) + "\n", "\n", "nonsense\n", "[]\n", json.dumps(asked) + "\n"]
    output = io.StringIO()
    serve.serve(roster.create("doudizhu", "easy", Random(0)), "doudizhu", lines, output)
    replies = [json.loads(line) for line in output.getvalue().splitlines()]
    assert len(replies) == 4
    straight = asked["legal"][replies[0]["action"]]
    assert (straight["shape"], straight["size"]) == ("straight", 5)
    assert "error" in replies[1]
    assert "no object" in replies[2]["error"]
    assert replies[3] == replies[0]


def test_serving_refuses_another_game() -> None:
    output = io.StringIO()
    asked = json.dumps(request(dou("3S 4S", (2, 9, 9))))
    serve.serve(roster.create("guandan", "easy", Random(0)), "guandan", [asked], output)
    assert "plays guandan" in output.getvalue()


def test_serve_wants_a_player_that_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        serve.main(["guandan", "nobody"])
    assert "easy" in capsys.readouterr().err


def test_bids_are_listed() -> None:
    first = next(decisions("doudizhu", [roster.create("doudizhu", "easy", Random(0))] * 3, seed=1))
    assert request(first)["legal"] == [{"cards": [], "bid": points} for points in range(4)]
    assert action_of({"bid": 2}, first) == Bid(2)
