"""Deals that other programs played: each play is found among the legal ones."""

import json
from pathlib import Path

from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu import legal_plays
from tests.engine.doudizhu.hands import as_play, cards_of_ranks, ranks_of
from tests.oracles.doudizhu import in_order

GAMES = Path(__file__).parents[2] / "data/doudizhu/recorded_games.jsonl"


def test_every_recorded_play_is_legal() -> None:
    games = [json.loads(line) for line in GAMES.read_text(encoding="utf-8").splitlines()]
    assert len(games) == 400
    for game in games:
        used: dict[str, int] = {}
        hands = [set(cards_of_ranks(hand.split(), used)) for hand in game["hands"]]
        to_beat: Combination | None = None
        passes = 0
        for turn, text in enumerate(game["plays"]):
            seat = turn % 3
            if not text:
                passes += 1
                assert to_beat is not None, "a leader must play"
                if passes == 2:
                    to_beat, passes = None, 0
                continue
            wanted = in_order(text.split())
            (play,) = [found for found in legal_plays(hands[seat], to_beat) if as_play(found)[2] == wanted]
            hands[seat] -= set(play.cards)
            to_beat, passes = play, 0
        assert [seat for seat in range(3) if not ranks_of(hands[seat])] == [game["out"]]
