"""Reasons for choices of who knows none, as a net: the rule player's, where it thinks of the same."""

from collections.abc import Iterable
from typing import Final

from cardavia_desktop.agents.agent import Advice, Motive
from cardavia_desktop.engine.actions import Action, Play
from cardavia_desktop.engine.cards import BLACK_JOKER_RANK, RANK_TEXTS

_JOKERS: Final = RANK_TEXTS[BLACK_JOKER_RANK:]


class Motives:
    """Reasons for the actions of one decision.

    Args:
        advice: the rule player's.
    """

    def __init__(self, advice: Iterable[Advice]) -> None:
        self._exactly: dict[Action, Motive] = {}
        self._alike: dict[tuple[str, str, int], Motive] = {}
        for one in advice:
            self._exactly.setdefault(one.action, one.motive)
            if isinstance(one.action, Play):
                self._alike.setdefault(_kind(one.action), one.motive)

    def motive_for(self, action: Action) -> Motive:
        """Return the reason for an action; other suits or kickers are no other reason."""
        if action in self._exactly:
            return self._exactly[action]
        if not isinstance(action, Play):
            return Motive.NOTHING_BETTER
        # A joker that the rule player never plays alone is half of a rocket, and guarded by the other half.
        otherwise = Motive.KEEPS_CONTROL if action.combination.rank in _JOKERS else Motive.FITS_HAND
        return self._alike.get(_kind(action), otherwise)


def _kind(action: Play) -> tuple[str, str, int]:
    combination = action.combination
    return combination.shape, combination.rank, combination.size
