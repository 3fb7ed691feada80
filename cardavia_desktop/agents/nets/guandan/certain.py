"""The certain wins of Guandan; see :mod:`cardavia_desktop.agents.nets.certain`."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Final

from cardavia_desktop.agents.nets.certain import LARGEST_HAND, CertainWins, Rules
from cardavia_desktop.agents.nets.guandan.candidates import Candidate, playable
from cardavia_desktop.agents.sides import opponents_of
from cardavia_desktop.engine.actions import Play
from cardavia_desktop.engine.cards import PACK_SIZE, RED_JOKER, Mask, face_of, mask_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.guandan.legal import legal_plays_of
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.guandan.order import LEVELS
from cardavia_desktop.engine.guandan.shapes import BOMB_SHAPES, Shape

_PACKS: Final = 2


def certain_wins(view: GuandanObservation, choices: Sequence[Candidate]) -> frozenset[int]:
    """Return the places among some choices of plays after which the seat's team wins the deal for certain.

    The seat goes out first, or its partner does, who may answer with all that is left. There are none when
    somebody is out, for the deal is won or lost then; nor for a team that may win the match with this deal,
    for which first place is not enough: no partner may be last.
    """
    may_win_match = view.level == view.levels[view.seat % 2] == LEVELS[-1]
    if view.finished or may_win_match or len(view.hand) > LARGEST_HAND:
        return frozenset()

    def plays(hand: Mask, to_beat: Combination | None) -> list[Combination]:
        return legal_plays_of(hand, view.level, to_beat)

    search = CertainWins(
        Rules(plays, BOMB_SHAPES, Combination(Shape.SINGLE, "RJ", (RED_JOKER,), (RED_JOKER,))),
        _unseen(view),
        max(count for seat, count in enumerate(view.counts) if seat != view.seat),
        (view.counts[seat] for seat in opponents_of(view)),
    )
    hand = mask_of(view.hand)
    made = ((place, playable(choice, view)) for place, choice in enumerate(choices))
    return frozenset(
        place
        for place, action in made
        if isinstance(action, Play)
        and search.wins_after(hand & ~mask_of(action.combination.cards), action.combination)
    )


def _unseen(view: GuandanObservation) -> Mask:
    """Return the cards that the others hold between them."""
    played = chain.from_iterable(turn.combination.cards for turn in view.history if turn.combination)
    seen = Counter(face_of(card) for card in chain(view.hand, played))
    return mask_of(
        face + PACK_SIZE * copy for face in range(PACK_SIZE) for copy in range(_PACKS - seen[face])
    )
