"""What a match waits for."""

from enum import StrEnum


class Phase(StrEnum):
    """The stage of a deal or match; in the first three a seat is to act."""

    BID = "bid"
    RETURN = "return"
    PLAY = "play"
    REDEAL = "redeal"
    """Nobody bid: new cards are needed."""
    DEAL_OVER = "deal_over"
    """The deal's result stands; the match goes on with new cards."""
    MATCH_OVER = "match_over"

    @property
    def needs_cards(self) -> bool:
        """Tell whether the match goes on only with a new deal."""
        return self in (Phase.REDEAL, Phase.DEAL_OVER)
