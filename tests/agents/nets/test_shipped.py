"""The weights that come with the program, and the players made of them."""

import json
from random import Random

import pytest

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.nets import weights
from cardavia_desktop.agents.nets.doudizhu import values as doudizhu
from cardavia_desktop.agents.nets.guandan import values as guandan
from cardavia_desktop.engine.registry import GAMES
from tests.agents.playing import decisions
from tools.train.fingerprint import fingerprint

LEVELS = ("easy", "normal", "hard", "expert")


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_learnt_from_these_rules_and_inputs(game: str) -> None:
    manifest = json.loads((weights.shipped() / f"{game}.json").read_text(encoding="utf-8"))
    assert manifest["rules_sha256"] == fingerprint(game)


def test_the_weights_fit_this_program() -> None:
    assert doudizhu.shipped() is doudizhu.shipped()
    assert guandan.shipped() is guandan.shipped()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_every_strength_plays_a_deal(game: str, level: str) -> None:
    agents = [roster.create(game, level, Random(seat)) for seat in range(GAMES[game].seats)]
    assert sum(1 for _ in decisions(game, agents, seed=2)) > 5


@pytest.mark.parametrize("game", GAMES)
def test_the_expert_is_the_adviser_and_keeps_to_its_choice(game: str) -> None:
    adviser = roster.adviser(game)
    for observation in decisions(game, [adviser] * GAMES[game].seats, seed=3):
        if observation.phase == "play":
            assert adviser.advise(observation)[0].action == adviser.decide(observation)
