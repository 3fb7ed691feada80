"""The reviews that are kept beside their deals: one that cannot be kept or read is made anew."""

import logging
from collections.abc import Sequence

from cardavia_desktop.agents import review as reviews
from cardavia_desktop.agents.review import Review
from cardavia_desktop.engine.match import Match, Moment
from cardavia_desktop.session.reviewer import decisions_of
from cardavia_desktop.store.history import History, HistoryError

_log = logging.getLogger(__name__)


class KeptReviews:
    """Reads and writes the reviews of a history.

    Args:
        history: where they are kept; None where nothing is.
    """

    def __init__(self, history: History | None) -> None:
        self._history = history

    def keep(self, match: Match, number: int, review: Review) -> bool:
        """Keep the review of a deal of a match, and tell whether that was done."""
        if self._history is None or not match.identity:
            return False
        try:
            judge = reviews.judge_of(match.game.key)
            text = reviews.to_text(review)
            self._history.keep_review(match.identity, number, judge, review.accuracy, text)
        except (HistoryError, OSError, ValueError):
            _log.exception("the review cannot be kept; it is made anew when it is wanted")
            return False
        return True

    def of(self, match: Match, number: int, moments: Sequence[Moment], seat: int) -> Review | None:
        """Return the review of a deal for a seat, None where there is none to be read.

        Args:
            match: the match.
            number: the deal's number there, from 1.
            moments: the deal's moments.
            seat: the person's seat.
        """
        if self._history is None:
            return None
        try:
            text = self._history.review(match.identity, number, reviews.judge_of(match.game.key))
            if text is None:
                return None
            states = [moment.state for moment in moments]
            return reviews.from_text(text, states, decisions_of(moments, seat), seat)
        except (HistoryError, OSError, ValueError):
            _log.exception("the kept review cannot be read; it is made anew when it is wanted")
            return None
