"""The named states that shots are taken of."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.events import (
    LandlordChosen,
    NobodyBid,
    TributeCancelled,
    TributePaid,
    TributeReturned,
    WentOut,
)
from cardavia_desktop.engine.guandan.game import GAME as GUANDAN
from tools.shots import deeds
from tools.shots.stand import State

_LARGE: Final = replace(State().settings, large_index=True, four_colours=True)
_FRENCH: Final = replace(State().settings, french_index=True, four_colours=True, counter=True)
_ASKING: Final = replace(State().settings, ask_bomb=True)
_COUNTING: Final = replace(State().settings, counter=True)
_AT_ONCE: Final = replace(State().settings, speed="instant")

STATES: Final[Mapping[str, State]] = {
    "welcome": State(),
    "guide-ddz": State(deeds=(deeds.guide_through("doudizhu"),), settings=_AT_ONCE),
    "guide-ddz-follow": State(deeds=(deeds.guide_through("doudizhu", 2),), settings=_AT_ONCE),
    "guide-ddz-wrong": State(deeds=(deeds.guide_through("doudizhu", 6, wrong=True),), settings=_AT_ONCE),
    "guide-gd": State(deeds=(deeds.guide_through("guandan"),), settings=_AT_ONCE),
    "guide-gd-flush": State(deeds=(deeds.guide_through("guandan", 3),), settings=_AT_ONCE),
    "guide-gd-end": State(deeds=(deeds.guide_through("guandan", 5),), settings=_AT_ONCE),
    "settings": State("ddz-follow", (lambda stand: stand.window.commands.settings.trigger(),)),
    "keys": State("ddz-follow", (lambda stand: stand.window.commands.keys.trigger(),)),
    "about": State("ddz-follow", (lambda stand: stand.window.commands.about.trigger(),)),
    "new-match": State("ddz-follow", (lambda stand: stand.window.commands.new.trigger(),)),
    "matches": State("ddz-follow", (lambda stand: stand.window.commands.matches.trigger(),)),
    "match-named": State("gd-follow", (deeds.name_match,)),
    "match-deleted": State("gd-follow", (deeds.delete_match,)),
    "code": State("gd-follow", (lambda stand: deeds.type_code(stand, "D-7K3QX2"),)),
    "code-right": State("ddz-follow", (lambda stand: deeds.type_code(stand, str(DealCode(GUANDAN, 7))),)),
    "display": State("gd-follow", (lambda stand: stand.window.bar.display.setChecked(True),)),
    "rules-ddz": State("ddz-follow", (deeds.read,)),
    "rules-gd": State("gd-follow", (deeds.read,)),
    "ddz-bid": State("ddz-bid"),
    "ddz-bid-later": State("ddz-bid-later"),
    "ddz-redeal": State("ddz-redeal", event=NobodyBid),
    "ddz-landlord": State("ddz-landlord", event=LandlordChosen),
    "ddz-lead": State("ddz-lead", (deeds.hint,)),
    "ddz-follow": State("ddz-follow", (deeds.hint,)),
    "ddz-refused": State("ddz-follow", (deeds.choose_badly,)),
    "ddz-refused-pass": State("ddz-lead", (deeds.try_to_pass,)),
    "ddz-mend": State("ddz-follow", (deeds.choose_nearly,)),
    "ddz-bomb": State("ddz-bomb"),
    "ddz-full": State("ddz-full"),
    "ddz-undone": State("ddz-follow", (deeds.undo,)),
    "ddz-thinking": State("ddz-thinking", (deeds.choose_one,)),
    "ddz-last-cards": State("ddz-last-cards"),
    "ddz-grouped": State("ddz-lead", (deeds.arrange,)),
    "ddz-counter": State("ddz-follow", (deeds.count,)),
    "ddz-large": State("ddz-lead", (deeds.hint,), settings=_LARGE),
    "ddz-won": State("ddz-won"),
    "ddz-lost": State("ddz-lost"),
    "ddz-spring": State("ddz-spring"),
    "gd-lead": State("gd-lead", (deeds.hint,)),
    "gd-follow": State("gd-follow", (deeds.hint,)),
    "gd-refused": State("gd-follow", (deeds.choose_badly,)),
    "gd-mend": State("gd-follow", (deeds.choose_nearly,)),
    "gd-ask-bomb": State("readings", (deeds.ask_bomb,), settings=_ASKING),
    "gd-readings": State("readings", (deeds.readings,)),
    "gd-french-index": State("readings", (deeds.readings,), settings=_FRENCH),
    "gd-bomb": State("gd-bomb", (deeds.hint,)),
    "gd-full": State("gd-full"),
    "gd-undone": State("gd-follow", (deeds.pass_and_undo,)),
    "gd-thinking": State("gd-thinking", (deeds.choose_one,)),
    "gd-last-cards": State("gd-last-cards"),
    "gd-grouped": State("gd-follow", (deeds.arrange,)),
    "gd-grouped-flush": State("readings", (deeds.arrange,)),
    "gd-grouped-lead": State("gd-lead", (deeds.arrange, deeds.hint)),
    "gd-counter": State("gd-follow", (deeds.count,)),
    "gd-grouped-counting": State("gd-full", (deeds.arrange,), settings=_COUNTING),
    "gd-large": State("gd-lead", (deeds.hint,), settings=_LARGE),
    "gd-tribute": State("gd-tribute", event=TributePaid),
    "gd-two-tributes": State("gd-two-tributes", event=TributePaid),
    "gd-tribute-to-you": State("gd-two-tributes", (deeds.go_on,), event=TributePaid),
    "gd-cancelled": State("gd-cancelled", event=TributeCancelled),
    "gd-return": State("gd-return", (deeds.choose_one,)),
    "gd-returned": State("gd-returned", event=TributeReturned),
    "gd-out": State("gd-out", event=WentOut),
    "gd-other-out": State("gd-other-out", event=WentOut),
    "gd-skip": State("gd-out"),
    "gd-won": State("gd-won"),
    "gd-lost": State("gd-lost"),
    "gd-match-won": State("gd-match-won"),
    "gd-match-lost": State("gd-match-lost"),
    "deals": State("ddz-follow", (deeds.look_back("deals"),), past=True),
    "statistics-ddz": State("ddz-follow", (deeds.look_back("statistics"),), past=True),
    "statistics-gd": State(
        "gd-follow", (deeds.look_back("statistics"), deeds.statistics_of("guandan")), past=True
    ),
    "achievements": State("ddz-follow", (deeds.look_back("achievements"),), past=True),
    "reset": State("ddz-follow", (deeds.look_back("statistics"), deeds.reset), past=True),
    "replay-ddz": State("ddz-won", (deeds.replay_at(20),)),
    "replay-gd": State("gd-won", (deeds.replay_at(40),)),
    "replay-gd-closed": State("gd-won", (deeds.replay_at(40, opened=False),)),
    "review-ddz": State("ddz-lost", (deeds.review_last,)),
    "review-gd": State("gd-lost", (deeds.review_last,)),
}
"""Every state by its name."""
