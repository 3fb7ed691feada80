"""Why a decision is refused. The reason is a code; the window puts it into the player's words."""

from enum import StrEnum, auto


class Reason(StrEnum):
    """The rule that a refused decision breaks."""

    NOT_YOUR_TURN = auto()
    WRONG_PHASE = auto()
    """The action is not one of this phase: a bid while cards are played, say."""
    NOTHING_SELECTED = auto()
    NOT_IN_HAND = auto()
    NOT_A_COMBINATION = auto()
    MUST_LEAD = auto()
    """The leader of a trick may not pass."""
    OTHER_SHAPE = auto()
    """A combination of another shape lies on the table, and this is no bomb."""
    OTHER_SIZE = auto()
    """The same shape lies on the table, with another number of cards."""
    TOO_LOW = auto()
    """The same shape and size, or a bomb, but not higher than what lies there."""
    BID_OUT_OF_RANGE = auto()
    BID_TOO_LOW = auto()
    """A bid must exceed the current one."""
    RETURN_ONE_CARD = auto()
    """Exactly one card is returned for a tribute."""
    RETURN_WILD = auto()
    RETURN_RANK = auto()
    """Only a natural 2 to 10 may be returned while the hand holds one."""
    RETURN_LOWEST = auto()
    """The hand holds no 2 to 10: one of its lowest cards must be returned."""


class RefusedError(Exception):
    """A decision that the rules do not allow; nothing has changed.

    Attributes:
        reason: the rule that it breaks.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason
