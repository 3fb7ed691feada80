from pathlib import Path

import numpy as np
import pytest

from cardavia_desktop.agents.nets.guandan.candidates import candidates, made
from cardavia_desktop.agents.nets.guandan.features import ACTION_FEATURES, STATE_FEATURES
from cardavia_desktop.engine.actions import Play
from tests.agents.situations import guan
from tools.train.guandan.recording import Recorder, place_of, play_deal


def test_choices_of_whole_deals_are_kept_in_one_file(tmp_path: Path) -> None:
    recorder = Recorder()
    for number in (0, 2):
        play_deal(recorder, number, seed=3)
    recorder.save(tmp_path / "choices.npz")
    saved = np.load(tmp_path / "choices.npz", allow_pickle=False)
    assert len(recorder) > 40
    assert saved["states"].shape == (len(recorder), STATE_FEATURES)
    assert saved["actions"].shape == (saved["counts"].sum(), ACTION_FEATURES)
    assert (saved["counts"] > 1).all()
    assert ((saved["chosen"] >= 0) & (saved["chosen"] < saved["counts"])).all()
    assert [path.name for path in tmp_path.iterdir()] == ["choices.npz"]


@pytest.mark.parametrize("level", ["2", "6", "8"])
def test_each_play_of_a_hand_is_one_of_the_choices_of_the_same_kind(level: str) -> None:
    view = guan("3S 3C 4H 6S 6C 6D 6H 8S 8C 8H TC QD KS", (13, 9, 9, 9), level=level)
    choices = candidates(view)
    for action in view.legal:
        own = made(action, view)
        place = place_of(own, choices)
        assert isinstance(action, Play)
        if place is None:
            assert own.wilds == 2, "only what two wild cards are wasted on is nobody's choice"
            continue
        kept = choices[place].action
        assert isinstance(kept, Play)
        assert kept.combination.shape == action.combination.shape
        assert kept.combination.rank == action.combination.rank
        assert choices[place].wilds <= own.wilds
