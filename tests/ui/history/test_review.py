"""The expert's review of a deal."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.session.table_session import HUMAN
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store.history import (
    History,
)
from cardavia_desktop.ui.history.replay_page import ReplayPage
from cardavia_desktop.ui.history.review_box import Stage
from tests.ui.history.conftest import (
    OpenPast,
    column,
    ended,
    keep,
    key,
    open_deal,
    page_of,
    replay_of,
    reviewed,
)
from tests.ui.shell.conftest import settle


def stage_of(page: ReplayPage) -> Stage:
    return page.box.stage


def test_a_deal_that_has_ended_is_reviewed_from_its_result(qtbot: QtBot, open_past: OpenPast) -> None:
    window = open_past()
    window.session.resume(ended("ddz-lost"))
    window.show_page("table")
    settle()
    assert window.commands.review.isEnabled()
    key(QApplication.focusWidget() or window, Qt.Key.Key_R)
    page = replay_of(window)
    assert page.isVisible()
    reviewed(qtbot, page)
    review = page.review
    assert review is not None
    assert stage_of(page) is Stage.DONE
    assert f"Accuracy {round(100 * (review.accuracy or 0))}%" in page.box.text
    assert "20 points" in page.box.text, "it says how the accuracy is defined"
    worst = review.mistakes[0]
    key(page, Qt.Key.Key_PageDown)
    assert page.replay.place == worst.place - 1, "before the mistake"
    lost = round(100 * worst.loss)
    assert f"{lost} points of chance lost" in page.box.text
    assert page.table.selected, "what the expert would have played is raised"
    assert page.curve.chance_at(worst.place - 1) == pytest.approx(worst.best.chance)
    assert page.curve.chance_at(worst.place) == pytest.approx(worst.chance)
    assert page.curve.points[-1].chance == 0.0, "the deal was lost"
    assert f"Mistake 1, play {worst.place}: {lost} points lost." in page.curve.accessibleDescription()
    row = page.plays.model().index(worst.place, 0)
    assert f"{lost} points" in row.data(Qt.ItemDataRole.AccessibleTextRole)
    key(page, Qt.Key.Key_Escape)
    assert window.table.isVisible()


def test_a_review_is_kept_and_not_made_twice(
    qtbot: QtBot, open_past: OpenPast, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = keep(history, "ddz-lost")
    window = open_past()
    page = open_deal(window, "review")
    reviewed(qtbot, page)
    first = page.review
    assert first is not None
    assert history.accuracies() == {(record.match, 1): pytest.approx(first.accuracy)}
    key(page, Qt.Key.Key_Escape)
    assert column(page_of(window), "accuracy") == [f"{round(100 * (first.accuracy or 0))}%"]
    monkeypatch.setattr(InlineThinker, "appraise", None)  # asked again, it would fail
    page_of(window).deals.button("replay").click()
    assert page.review == first


@pytest.mark.parametrize("part", ["list", "slider"])
def test_page_down_goes_to_the_next_mistake_wherever_the_person_clicked_last(
    qtbot: QtBot, open_past: OpenPast, history: History, part: str
) -> None:
    keep(history, "gd-lost")
    window = open_past()
    page = open_deal(window, "review")
    reviewed(qtbot, page)
    assert page.review is not None
    places = [mistake.place - 1 for mistake in page.review.mistakes]
    assert len(places) > 1
    focused = page.plays if part == "list" else page.transport.slider
    focused.setFocus()
    for place in places:
        key(focused, Qt.Key.Key_PageDown)
        assert page.replay.place == place
    key(focused, Qt.Key.Key_PageUp)
    assert page.replay.place == places[-2]
    page.replay.go_to(3)
    for step, place in ((Qt.Key.Key_Right, 4), (Qt.Key.Key_Left, 3)):
        key(focused, step)
        assert page.replay.place == place


@pytest.mark.parametrize("part", ["list", "slider"])
def test_page_down_turns_a_page_where_no_mistake_is_known(
    open_past: OpenPast, history: History, part: str
) -> None:
    keep(history, "gd-lost")
    window = open_past()
    page = open_deal(window, "replay")
    page.go_to(30)
    focused = page.plays if part == "list" else page.transport.slider
    focused.setFocus()
    key(focused, Qt.Key.Key_PageDown)
    assert abs(page.replay.place - 30) > 5


def test_a_review_can_be_cancelled_and_fails_plainly(
    open_past: OpenPast, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(history, "ddz-lost")
    window = open_past()
    page = open_deal(window, "replay")
    page.box.button("ask").click()
    assert stage_of(page) is Stage.RUNNING
    page.box.button("cancel").click()
    settle()
    assert stage_of(page) is Stage.OFFERED
    assert page.review is None

    def broken(*_args: object) -> object:
        raise ValueError("no weights")

    monkeypatch.setattr("cardavia_desktop.session.thinker.roster.expert", broken)
    page.box.button("ask").click()
    settle()
    assert stage_of(page) is Stage.FAILED
    assert "gave no answer" in page.box.text
    assert page.box.button("ask").isVisible(), "it can be tried again"


def test_a_review_of_what_has_been_taken_back_is_not_kept(
    qtbot: QtBot, open_past: OpenPast, history: History
) -> None:
    record = keep(history, "ddz-lost")
    match = ended("ddz-lost")
    match.identity = record.match
    window = open_past()
    window.session.resume(match)
    window.past.review_last()
    page = replay_of(window)
    assert match.undo(HUMAN)
    reviewed(qtbot, page)
    assert page.review is not None
    assert history.accuracies() == {}


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_the_chance_of_the_better_play_is_never_crossed_by_the_curve(
    qtbot: QtBot, open_past: OpenPast, history: History, size: tuple[int, int]
) -> None:
    keep(history, "ddz-lost")
    window = open_past(size)
    page = open_deal(window, "review")
    reviewed(qtbot, page)
    curve, review = page.curve, page.review
    assert review is not None
    field = curve._field()
    for mistake in review.mistakes:
        _, _, text = curve.better(field, mistake.place, (mistake.chance or 0.0) + mistake.loss)
        assert curve.rect().toRectF().contains(text)
        for x in range(round(text.left()), round(text.right())):
            chance = curve.chance_at((x - field.left()) / field.width() * page.replay.last)
            if chance is not None:
                assert not text.top() - 1 < field.bottom() - field.height() * chance < text.bottom() + 1
