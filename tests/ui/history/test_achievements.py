"""What deals have achieved."""

from dataclasses import replace

from cardavia_desktop.store.history import (
    Achievement,
    History,
    record_match,
)
from tests.store.records import WON, deal_record, fill
from tests.ui.history.conftest import OpenPast, ended, keep, page_of, replay_of


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


def test_what_a_deal_achieves_is_told_once(open_past: OpenPast, history: History) -> None:
    window = open_past()
    fill(history, deal_record(1, WON))
    window.past.note_deal()
    assert window.notice == "Achievement: Spring cleaning"
    window.dismiss_notice()
    fill(history, deal_record(2, WON))
    window.past.note_deal()
    assert window.notice == "", "only the first time is one"
