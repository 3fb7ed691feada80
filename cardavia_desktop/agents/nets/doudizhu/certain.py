"""The certain wins of Dou Dizhu; see :mod:`cardavia_desktop.agents.nets.certain`."""

from itertools import chain
from typing import Final

from cardavia_desktop.agents.nets.certain import LARGEST_HAND, CertainWins, Rules
from cardavia_desktop.agents.sides import opponents_of
from cardavia_desktop.engine.actions import Play
from cardavia_desktop.engine.cards import PACK_SIZE, RED_JOKER, Mask, mask_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.legal import legal_plays_of
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.doudizhu.shapes import Shape

_PACK: Final[Mask] = (1 << PACK_SIZE) - 1

_RULES: Final = Rules(
    legal_plays_of,
    (Shape.BOMB, Shape.ROCKET),
    Combination(Shape.SINGLE, "RJ", (RED_JOKER,), (RED_JOKER,)),
)


def certain_wins(view: DoudizhuObservation) -> dict[int, int]:
    """Return the plays after which the seat's side wins for certain.

    Returns:
        For each of them by its place among the legal actions, how many bombs it lays or keeps: they double
        what is won.
    """
    if len(view.hand) > LARGEST_HAND:
        return {}
    hand = mask_of(view.hand)
    played = chain.from_iterable(turn.combination.cards for turn in view.history if turn.combination)
    search = CertainWins(
        _RULES,
        _PACK & ~hand & ~mask_of(played),
        max(count for seat, count in enumerate(view.counts) if seat != view.seat),
        (view.counts[seat] for seat in opponents_of(view)),
    )
    wins = {}
    for place, action in enumerate(view.legal):
        if isinstance(action, Play):
            combination = action.combination
            rest = hand & ~mask_of(combination.cards)
            if search.wins_after(rest, combination):
                wins[place] = _bombs_in(rest) + (combination.shape in _RULES.bombs)
    return wins


def _bombs_in(hand: Mask) -> int:
    """Return how many bombs a hand holds, the rocket among them."""
    return sum(play.shape in _RULES.bombs for play in legal_plays_of(hand, _RULES.top_single))
