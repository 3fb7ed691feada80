"""The certain wins of Dou Dizhu; see :mod:`cardavia_desktop.agents.nets.certain`."""

from itertools import chain
from typing import Final

from cardavia_desktop.agents.nets.certain import LARGEST_HAND, CertainWins, Rules
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


def certain_wins(view: DoudizhuObservation) -> frozenset[int]:
    """Return the places among the legal actions of plays after which the seat's side wins for certain."""
    if len(view.hand) > LARGEST_HAND:
        return frozenset()
    hand = mask_of(view.hand)
    played = chain.from_iterable(turn.combination.cards for turn in view.history if turn.combination)
    others = [seat for seat in range(len(view.counts)) if seat != view.seat]
    rivals = others if view.seat == view.landlord else [seat for seat in others if seat == view.landlord]
    search = CertainWins(
        _RULES,
        _PACK & ~hand & ~mask_of(played),
        max(view.counts[seat] for seat in others),
        (view.counts[seat] for seat in rivals),
    )
    return frozenset(
        place
        for place, action in enumerate(view.legal)
        if isinstance(action, Play)
        and search.wins_after(hand & ~mask_of(action.combination.cards), action.combination)
    )
