"""Which part of the rules explains why something was refused."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cardavia_desktop.engine.refusal import Reason

_PLACES: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        Reason.NOT_YOUR_TURN: "turn",
        Reason.WRONG_PHASE: "turn",
        Reason.NOTHING_SELECTED: "turn",
        Reason.NOT_IN_HAND: "turn",
        Reason.NOT_A_COMBINATION: "combinations",
        Reason.MUST_LEAD: "turn",
        Reason.OTHER_SHAPE: "turn",
        Reason.OTHER_SIZE: "turn",
        Reason.TOO_LOW: "order",
        Reason.BID_OUT_OF_RANGE: "bidding",
        Reason.BID_TOO_LOW: "bidding",
        Reason.RETURN_ONE_CARD: "return",
        Reason.RETURN_WILD: "return",
        Reason.RETURN_RANK: "return",
        Reason.RETURN_LOWEST: "return",
    }
)


def explained_at(reason: Reason) -> str:
    """Return the id of the section or heading that explains a refusal, in the rules of the game played."""
    return _PLACES[reason]
