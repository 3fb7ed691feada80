"""How a person wants the table."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cardavia_desktop.ui.card_art import Back
from cardavia_desktop.ui.entrance import AT_ONCE, Entry
from cardavia_desktop.ui.keys.key_map import KeyMap

_PANEL_MS: Final = 180
"""Milliseconds in which a panel comes in at normal speed."""
_RISE: Final = 8
"""Pixels by which it rises."""
_FADE_MS: Final = 120
"""Milliseconds in which it fades in where little is to move."""


class Speed(StrEnum):
    """How fast cards move and how long a play is shown before the next."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"

    @property
    def factor(self) -> float:
        """Return the length of motions and pauses by the normal one."""
        return {"slow": 1.6, "normal": 1.0, "fast": 0.5, "instant": 0.0}[self.value]


@dataclass(frozen=True, slots=True)
class TablePreferences:
    """The settings that concern the table.

    Attributes:
        speed: how fast it goes.
        reduced_motion: fade instead of flying.
        four_colours: each suit in a colour of its own.
        large_index: larger indices on the cards.
        french_index: V, D and R on the courts.
        card_back: which back the cards have.
        by_combination: arrange a new hand by combination instead of by rank.
        auto_pass: pass by itself when no card beats the table.
        counter: show which cards are still out.
        ask_bomb: ask before a bomb is played.
        keys: which key does what.
    """

    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    four_colours: bool = False
    large_index: bool = False
    french_index: bool = False
    card_back: Back = Back.BOTTLE
    by_combination: bool = False
    auto_pass: bool = False
    counter: bool = False
    ask_bomb: bool = False
    keys: KeyMap = KeyMap()  # noqa: RUF009 - immutable

    @property
    def entry(self) -> Entry:
        """Return how panels come in."""
        if self.reduced_motion:
            return AT_ONCE if self.speed is Speed.INSTANT else Entry(_FADE_MS, 0)
        return Entry(round(_PANEL_MS * Speed(self.speed).factor), _RISE)
