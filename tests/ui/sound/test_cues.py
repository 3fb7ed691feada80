"""Each event has its sound; what has none is silent."""

from itertools import pairwise

import pytest

from cardavia_desktop.engine import cards, doudizhu
from cardavia_desktop.engine.doudizhu.result import Result, Spring
from cardavia_desktop.engine.events import (
    BidMade,
    DealEnded,
    Dealt,
    Event,
    LandlordChosen,
    NobodyBid,
    Passed,
    Played,
    TributePaid,
    TrickTaken,
)
from cardavia_desktop.ui.sound.cues import Sounds, cues_of


def played(text: str) -> Played:
    return Played(1, doudizhu.readings(cards.parse(text))[0])


@pytest.mark.parametrize(
    ("event", "names"),
    [
        (played("3S"), ["play-1"]),
        (played("3S 3H"), ["play-2"]),
        (played("3S 4H 5D 6C 7S"), ["play-3"]),
        (played("3S 3H 3C 3D"), ["bomb"]),
        (played("BJ RJ"), ["bomb"]),
        (Passed(2), ["knock"]),
        (BidMade(1, 0), ["knock"]),
        (BidMade(1, 2), ["select"]),
        (TributePaid(1, 0, cards.parse("AS")[0]), ["play-1"]),
        (LandlordChosen(0, 3, cards.parse("3S 4S 5S")), ["deal-1", "deal-2", "deal-3"]),
        (DealEnded(Result(0, 0, 3, 0, Spring.NONE), ((), (), ())), ["win"]),
        (DealEnded(Result(0, 1, 3, 0, Spring.NONE), ((), (), ())), ["lose"]),
        (DealEnded(Result(1, 2, 3, 0, Spring.NONE), ((), (), ())), ["win"]),
        (NobodyBid(), []),
        (TrickTaken(1, 1), []),
    ],
)
def test_an_event_has_its_sound(event: Event, names: list[str]) -> None:
    assert [cue.path for cue in cues_of(event, 17, 1.0)] == [f":/sounds/{name}.wav" for name in names]


@pytest.mark.parametrize("pace", [1.6, 1.0, 0.5, 0.0])
def test_a_deal_is_heard_card_by_card_at_the_tables_speed(pace: float) -> None:
    cues = cues_of(Dealt(), 27, pace)
    assert len(cues) == (27 if pace else 1)
    gaps = {round(later.delay - earlier.delay, 4) for earlier, later in pairwise(cues)}
    assert gaps <= {round(0.035 * pace, 4)}
    assert all(one.path != other.path for one, other in pairwise(cues))


def test_what_is_cut_short_is_not_heard_on() -> None:
    heard: list[str] = []
    sounds = Sounds(lambda path, _delay: heard.append(path[9:-4]), lambda: heard.append("still"))
    sounds.show(Passed(1), 17)
    sounds.select()
    sounds.show(TrickTaken(1, 1), 17)
    sounds.call()
    assert heard == ["still", "knock", "still", "select", "turn"]
