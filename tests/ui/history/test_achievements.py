"""What deals have achieved."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents.review import Review
from cardavia_desktop.store.history import (
    Achievement,
    History,
    achievements,
    record_match,
)
from cardavia_desktop.ui.history import past_deals
from tests.store.records import WON, deal_record, fill
from tests.ui.history.conftest import OpenPast, ended, keep, page_of, replay_of, reviewed


def test_an_achievement_leads_to_its_deal(open_past: OpenPast, history: History) -> None:
    record = keep(history, "ddz-won")
    spring = replace(record.outcome, role="landlord", spring="spring")
    match = ended("ddz-won")
    match.identity = record.match
    history.record(replace(record, outcome=spring), record_match(match))
    window = open_past()
    window.past.show_list("achievements")
    tab = page_of(window).achievements
    assert tab.medal(Achievement.SPRING_CLEANING).is_earned
    assert "Not yet." in tab.medal(Achievement.RAGS_TO_ACES).accessibleName()
    tab.medal(Achievement.RAGS_TO_ACES).click()
    assert window.past.replay_page is None
    tab.medal(Achievement.SPRING_CLEANING).click()
    assert replay_of(window).isVisible()


@pytest.mark.parametrize(
    ("achievement", "number"),
    [
        (Achievement.GILT_EDGED, {24: "24 points or more"}[achievements.DEAR_DEAL]),
        (Achievement.SITTING_TENANT, {5: "five times running"}[achievements.LANDLORD_WINS]),
        (Achievement.FIREWORKS, {10: "ten bombs"}[achievements.MANY_BOMBS]),
        (Achievement.LONG_WAY_BACK, {5: "five levels behind"}[achievements.FAR_BEHIND]),
        (Achievement.THIRD_TIME_LUCKY, {2: "Fail twice"}[achievements.LOST_AT_ACE]),
        (Achievement.NO_REGRETS, {0.95: "95 or more"}[achievements.ACCURATE]),
    ],
)
def test_a_medal_says_the_number_that_counts(
    open_past: OpenPast, achievement: Achievement, number: str
) -> None:
    window = open_past()
    window.past.show_list("achievements")
    assert number in page_of(window).achievements.medal(achievement).accessibleName()


def test_what_a_deal_achieves_is_told_once_behind_its_result(
    qtbot: QtBot, open_past: OpenPast, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(past_deals, "_AFTER_RESULT_MS", 20)
    window = open_past()
    fill(history, deal_record(1, WON))
    window.past.note_deal()
    assert window.notice == "", "the result comes first"
    qtbot.waitUntil(lambda: window.notice == "Achievement: Spring cleaning")
    window.dismiss_notice()
    fill(history, deal_record(2, WON))
    window.past.note_deal()
    qtbot.wait(100)
    assert window.notice == "", "only the first time is one"


def test_a_review_without_regrets_is_told(
    qtbot: QtBot, open_past: OpenPast, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Review, "accuracy", 1.0)
    keep(history, "ddz-won")
    window = open_past()
    window.past.show_list("deals")
    page_of(window).deals.button("review").click()
    reviewed(qtbot, replay_of(window))
    assert window.notice == "Achievement: No regrets"
