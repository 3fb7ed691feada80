"""A finished deal shown again, and reviewed."""

import json
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents import chance
from cardavia_desktop.agents import review as reviews
from cardavia_desktop.agents.agent import Advice, Appraisal, Motive
from cardavia_desktop.agents.review import Review, Reviewed
from cardavia_desktop.engine import codec
from cardavia_desktop.engine.actions import Action, Pass
from cardavia_desktop.engine.cards import cards_of
from cardavia_desktop.engine.match import Decision, Match
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session import reviewer as reviewer_module
from cardavia_desktop.session.replay import Replay, moments_of
from cardavia_desktop.session.reviewer import Reviewer, decisions_of
from cardavia_desktop.session.table_session import Update
from cardavia_desktop.session.thinker import InlineThinker
from tools.shots.collect import FOLDER

pytestmark = pytest.mark.usefixtures("qapp")


def kept(name: str) -> Match:
    return codec.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"), GAMES)


def settle() -> None:
    for _ in range(400):
        QApplication.processEvents()


class Asked(InlineThinker):
    """Remembers what it was asked, and answers what it is told to."""

    def __init__(self, faults: list[BaseException | None]) -> None:
        self.faults = faults
        self.questions: list[tuple[Observation, Action]] = []

    def appraise(self, observation: Observation, action: Action) -> Future[Appraisal]:
        self.questions.append((observation, action))
        future: Future[Appraisal] = Future()
        fault = self.faults.pop(0) if self.faults else None
        if fault is not None:
            future.set_exception(fault)
        else:
            future.set_result(Appraisal(Advice(observation.legal[0], Motive.LOW_FIRST, 0.6), 0.5))
        return future


@pytest.mark.parametrize("name", ["ddz-won", "gd-match-won"])
def test_every_deal_of_a_match_is_found_and_no_other(name: str) -> None:
    match = kept(name)
    whole = [moments_of(match, number) for number in range(1, match.deals + 1)]
    assert tuple(moment for moments in whole for moment in moments) == match.moments
    for number in (0, match.deals + 1):
        with pytest.raises(LookupError):
            moments_of(match, number)


@pytest.mark.parametrize("name", ["ddz-won", "gd-won"])
def test_a_replay_goes_anywhere_and_shows_what_the_person_knew(name: str) -> None:
    match = kept(name)
    moments = moments_of(match, match.deals)
    replay = Replay()
    shown: list[Update] = []
    replay.changed.connect(shown.append)
    replay.begin(moments)
    for place in (1, 2, 3, 9, 8, 2, replay.last, 0):
        before = replay.place
        replay.go_to(place)
        update = shown[-1]
        assert update.view == moments[place].state.observe(0)
        assert update.fresh == (place != before + 1), "only a step forward is shown as it happens"
        assert update.events == (() if update.fresh else moments[place].events)
        hands = tuple(cards_of(moments[place].state.hand(seat)) for seat in range(match.game.seats))
        assert update.open_hands == hands
    replay.go_to(10**6)
    assert replay.place == replay.last
    replay.go_to(-5)
    assert replay.place == 0
    replay.set_open(False)
    assert shown[-1].open_hands == ()


def test_nothing_can_be_done_in_a_replay() -> None:
    match = kept("ddz-won")
    replay = Replay()
    replay.begin(moments_of(match, 1))
    before = match.log
    assert not replay.act(Pass())
    assert not replay.your_turn
    assert not replay.played
    replay.next_deal()
    assert match.log == before


def test_the_expert_is_asked_about_each_decision_as_it_was() -> None:
    match = kept("ddz-lost")
    moments = moments_of(match, 1)
    thinker = Asked([])
    reviewer = Reviewer(thinker)
    told: list[tuple[int, int]] = []
    found: list[Review] = []
    reviewer.progressed.connect(lambda done, all_: told.append((done, all_)))
    reviewer.finished.connect(found.append)
    reviewer.begin(moments, 0)
    settle()
    own = [entry for entry in match.log if isinstance(entry, Decision) and entry.seat == 0]
    assert [action for _view, action in thinker.questions] == [entry.action for entry in own]
    assert all(view.seat == 0 and view.to_act == 0 for view, _action in thinker.questions)
    assert told == [(done, len(own)) for done in range(len(own) + 1)]
    assert [one.action for one in found[0].decisions] == [entry.action for entry in own]


def test_a_review_can_be_cancelled_and_begun_anew() -> None:
    moments = moments_of(kept("ddz-lost"), 1)
    reviewer = Reviewer(Asked([]))
    found: list[Review] = []
    reviewer.finished.connect(found.append)
    reviewer.begin(moments, 0)
    reviewer.cancel()
    settle()
    assert found == []
    assert not reviewer.running
    reviewer.begin(moments, 0)
    reviewer.begin(moments, 0)
    settle()
    assert len(found) == 1, "the first of the two was dropped"


def test_a_worker_that_dies_is_asked_again_and_given_up_in_the_end() -> None:
    moments = moments_of(kept("ddz-lost"), 1)
    for faults, ends in (
        ([BrokenProcessPool(), BrokenProcessPool()], "finished"),
        ([BrokenProcessPool()] * 20, "failed"),
        ([ValueError("no weights")], "failed"),
    ):
        reviewer = Reviewer(Asked(list(faults)))
        heard: list[str] = []
        reviewer.finished.connect(lambda _review, heard=heard: heard.append("finished"))
        reviewer.failed.connect(lambda heard=heard: heard.append("failed"))
        reviewer.begin(moments, 0)
        settle()
        assert heard == [ends]
        assert not reviewer.running


def test_an_expert_that_says_nothing_is_given_up(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer_module, "STARTING_MS", 20)

    class Silent(InlineThinker):
        def appraise(self, observation: Observation, action: Action) -> Future[Appraisal]:
            del observation, action
            return Future()

    reviewer = Reviewer(Silent())
    with qtbot.waitSignal(reviewer.failed, timeout=5000):
        reviewer.begin(moments_of(kept("ddz-lost"), 1), 0)


def test_an_expert_may_take_longer_to_get_ready_than_to_think(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer_module, "PATIENCE_MS", 20)
    asked: list[Future[Appraisal]] = []

    class Late(InlineThinker):
        def appraise(self, observation: Observation, action: Action) -> Future[Appraisal]:
            del observation, action
            asked.append(Future())
            return asked[-1]

    moments = moments_of(kept("ddz-lost"), 1)
    reviewer = Reviewer(Late())
    reviewer.begin(moments, 0)
    qtbot.wait(100)
    assert reviewer.running
    place, action = next(iter(decisions_of(moments, 0).items()))
    answer = InlineThinker().appraise(moments[place - 1].state.observe(0), action)
    with qtbot.waitSignal(reviewer.failed, timeout=5000):
        asked[0].set_result(answer.result())
    assert len(asked) == 2, "once it has answered it is waited for no longer than it may think"


# The review itself


def decision(place: int, best: float | None, chance: float | None, *, forced: bool = False) -> Reviewed:
    return Reviewed(place, Pass(), Advice(Pass(), Motive.BLOCKS, best), chance, forced)


def test_accuracy_is_what_the_page_says() -> None:
    review = Review(
        (
            decision(1, 0.60, 0.60),
            decision(2, 0.60, 0.50),  # half of what loses all
            decision(3, 0.60, 0.10),
            decision(4, 0.60, 0.10, forced=True),
            decision(5, None, None),
            decision(6, 0.50, 0.55),  # better than the best that the expert saw
        )
    )
    assert len(review.counted) == 4
    assert review.accuracy == pytest.approx((1 + 0.5 + 0 + 1) / 4)
    assert [one.place for one in review.mistakes] == [2, 3]
    assert Review(()).accuracy is None


def test_only_the_worst_five_are_mistakes_in_the_order_of_play() -> None:
    losses = [0.05, 0.31, 0.02, 0.11, 0.21, 0.08, 0.12, 0.01]
    review = Review(tuple(decision(place, 0.9, 0.9 - loss) for place, loss in enumerate(losses, 1)))
    assert [one.place for one in review.mistakes] == [2, 4, 5, 6, 7]


@pytest.mark.parametrize("name", ["ddz-lost", "gd-lost"])
def test_a_real_review_is_kept_and_read_back(name: str) -> None:
    match = kept(name)
    moments = moments_of(match, match.deals)
    found: list[Review] = []
    reviewer = Reviewer(InlineThinker())
    reviewer.finished.connect(found.append)
    reviewer.begin(moments, 0)
    settle()
    (review,) = found
    assert len(review.counted) >= 5
    assert 0 < (review.accuracy or 0) <= 1
    states = [moment.state for moment in moments]
    made = decisions_of(moments, 0)
    text = reviews.to_text(review)
    assert reviews.from_text(text, states, made, 0) == review
    document = json.loads(text)
    for damaged in damages(document):
        with pytest.raises(ValueError, match=r"."):
            reviews.from_text(json.dumps(damaged), states, made, 0)
    with pytest.raises(ValueError, match=r"."):
        reviews.from_text(text[:-3], states, made, 0)
    with pytest.raises(ValueError, match=r"."):
        reviews.from_text("[" * 100_000, states, made, 0)


def damages(document: dict[str, object]) -> Iterator[object]:
    rows = document["decisions"]
    assert isinstance(rows, list)
    yield []
    yield {**document, "format": 99}
    yield {**document, "decisions": rows[1:]}
    for change in (
        {"place": 10**9},
        {"place": "1"},
        {"place": [1]},
        {"chance": 7},
        {"best_chance": "high"},
        {"motive": "no such thing"},
        {"best": {"cards": "2S 2S 2S 2S 2S", "shape": "bomb", "rank": "2"}},
        {"best": None},
    ):
        yield {**document, "decisions": [{**rows[0], **change}, *rows[1:]]}


def test_another_expert_is_another_judge(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    del tmp_path
    first = {game: reviews.judge_of(game) for game in GAMES}
    assert len(set(first.values())) == len(GAMES)
    monkeypatch.setattr(chance, "GUANDAN", chance.Scaling(3.0, 0.0))
    assert all(reviews.judge_of(game) != first[game] for game in GAMES)
