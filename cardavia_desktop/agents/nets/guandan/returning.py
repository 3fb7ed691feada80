"""Which card a trained Guandan player gives back for a tribute.

The net never learnt returns themselves. Of the few that the rule-based player thinks best, it is asked what
the hand that is left would be worth with the lead.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cardavia_desktop.agents.agent import Advice
from cardavia_desktop.agents.nets.guandan.candidates import candidates
from cardavia_desktop.agents.nets.guandan.values import GuandanValues
from cardavia_desktop.agents.rules.guandan_return import advice_on_returns
from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.actions import Play, Return
from cardavia_desktop.engine.cards import face_of
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.phase import Phase

_MOST: Final = 4
"""How many returns are looked at; each takes as long as a decision about a lead."""


def returns(view: GuandanObservation, values: GuandanValues) -> tuple[Advice, ...]:
    """Return every legal return, the one that leaves the best hand first."""
    ranked = advice_on_returns(view)
    first = _of_different_faces(ranked)[:_MOST]
    if len(first) > 1:
        first.sort(key=lambda advice: -_worth_without(advice, view, values))
    return (*first, *(advice for advice in ranked if advice not in first))


def _of_different_faces(ranked: Sequence[Advice]) -> list[Advice]:
    """Return the advice without second copies of a card."""
    by_face: dict[int, Advice] = {}
    for advice in ranked:
        if isinstance(advice.action, Return):
            by_face.setdefault(face_of(advice.action.card), advice)
    return list(by_face.values())


def _worth_without(advice: Advice, view: GuandanObservation, values: GuandanValues) -> float:
    """Return what the net thinks of leading from the hand that a return leaves."""
    if not isinstance(advice.action, Return):
        raise TypeError(f"not a return: {advice.action}")
    given = advice.action.card
    hand = tuple(card for card in view.hand if card != given)
    plays = tuple(Play(play) for play in guandan.legal_plays(hand, view.level, None))
    counts = tuple(len(hand) if seat == view.seat else count for seat, count in enumerate(view.counts))
    leading = replace(view, phase=Phase.PLAY, hand=hand, counts=counts, legal=plays)
    return float(values.values(leading, candidates(leading)).max())
