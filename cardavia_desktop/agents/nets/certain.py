"""Plays that win the deal whatever the others hold and do.

A net sees nearly every such ending, and nearly is not enough: a deal that is won should not be lost any more.
So the ends of deals are searched too. The others are taken for one opponent who may play anything that can be
made of the unseen cards; what wins against that opponent wins against any.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cardavia_desktop.engine.cards import Mask, mask_of
from cardavia_desktop.engine.combination import Combination

CERTAIN: Final = 3.0
"""Added to the values (-1 to 1) of certain wins: it lifts them over all others and keeps their order."""

LARGEST_HAND: Final = 14
"""With more cards a win is hardly ever certain, and the search for it is long."""

MOST_HANDS: Final = 600
"""How many hands a search looks at; what is not certain by then is left to the net."""


def is_certain(value: float) -> bool:
    """Tell whether a value is that of a certain win: without :data:`CERTAIN` none is above 1."""
    return value > 1


@dataclass(frozen=True, slots=True)
class Rules:
    """What the search has to know of a game.

    Attributes:
        plays: lists the plays of a hand on what is to be beaten, or to lead.
        bombs: the shapes that beat every other shape.
        top_single: the single card that only bombs beat.
    """

    plays: Callable[[Mask, Combination | None], Sequence[Combination]]
    bombs: Collection[StrEnum]
    top_single: Combination


class CertainWins:
    """Looks for wins against anyone who holds any of the unseen cards.

    All that it finds are wins; a search that became too long may have missed some.

    Args:
        rules: the game's.
        unseen: the cards that the others hold between them.
        most: how many of them one seat holds at most.
        rivals: how many cards each rival holds; a partner who goes out first does no harm.
    """

    def __init__(self, rules: Rules, unseen: Mask, most: int, rivals: Iterable[int]) -> None:
        self._rules = rules
        self._unseen = unseen
        self._most = most
        self._rivals = frozenset(rivals)
        self._answers: dict[tuple[str, str, int], Sequence[Combination]] = {}
        self._known: dict[tuple[Mask, bool], bool] = {}
        self._strongest_bomb: Combination | None = None
        while stronger := self._answers_to(self._strongest_bomb or rules.top_single):
            self._strongest_bomb = stronger[-1]

    def wins_after(self, rest: Mask, combination: Combination, *, counted: bool = True) -> bool:
        """Tell whether who plays a combination now, and keeps the rest of the hand, wins for certain.

        Args:
            rest: the hand without the combination.
            combination: the play.
            counted: whether each rival still holds as many cards as was said; of one who has answered since,
                any other answer may be the last.
        """
        if not rest:
            return True
        if not self._is_answered(combination):
            return self._wins_leading(rest, counted=counted)
        return counted and self._outlasts(rest, combination) and self._wins_leading(rest, counted=True)

    def _wins_leading(self, hand: Mask, *, counted: bool) -> bool:
        """Tell whether who holds the hand and leads wins for certain."""
        known = self._known.get((hand, counted))
        if known is None:
            if len(self._known) == MOST_HANDS:
                return False
            self._known[hand, counted] = False  # from here on it is among the hands looked at
            leads = sorted(
                self._rules.plays(hand, None), key=lambda lead: (self._is_answered(lead), -lead.size)
            )
            known = any(self.wins_after(hand & ~mask_of(lead.cards), lead, counted=counted) for lead in leads)
            self._known[hand, counted] = known
        return known

    def _outlasts(self, rest: Mask, combination: Combination) -> bool:
        """Tell whether all that beats the combination can be beaten for good, and wins then."""
        strongest = self._strongest_bomb
        # Its equal does not do, which two packs may hold: nothing beats that, but it does not beat this one.
        if strongest is not None and not self._outdoes(rest, strongest):
            return False
        answers = self._answers_to(combination)
        if any(answer.size in self._rivals for answer in answers):
            return False
        # What beats the strongest bomb has been found above, and does for every answer.
        return strongest is not None or all(self._outdoes(rest, answer) for answer in answers)

    def _outdoes(self, hand: Mask, answer: Combination) -> bool:
        """Tell whether the hand can beat the answer for good and then wins for certain."""
        return any(
            self.wins_after(hand & ~mask_of(reply.cards), reply, counted=False)
            for reply in self._rules.plays(hand, answer)
            if not self._is_answered(reply)
        )

    def _is_answered(self, combination: Combination) -> bool:
        """Tell whether anything unseen might beat the combination."""
        if self._strongest_bomb is not None and combination.shape not in self._rules.bombs:
            return True
        return bool(self._answers_to(combination))

    def _answers_to(self, combination: Combination) -> Sequence[Combination]:
        """Return what might beat a combination; of equally strong answers one."""
        strength = _strength(combination)
        if strength not in self._answers:
            found = self._rules.plays(self._unseen, combination)
            by_strength = {_strength(answer): answer for answer in found if answer.size <= self._most}
            self._answers[strength] = tuple(by_strength.values())
        return self._answers[strength]


def _strength(combination: Combination) -> tuple[str, str, int]:
    """Return what decides what a combination beats, and what beats it."""
    return combination.shape, combination.rank, combination.size
