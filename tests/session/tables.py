"""A table without a window, for a session."""

from random import Random

from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.table_session import Update

PLAYERS = ("", "random", "random")


class PromptTable:
    """Shows every update at once, and plays for the person when asked to."""

    def __init__(self, session: Session, *, plays: bool = True) -> None:
        self.updates: list[Update] = []
        self._session = session
        self._plays = plays
        self._rng = Random(4)
        session.changed.connect(self.show)

    def show(self, update: Update) -> None:
        self.updates.append(update)
        self._session.presented()
        if self._plays and self._session.your_turn:
            self._session.act(self._rng.choice(update.view.legal))


def over(session: Session) -> bool:
    return session.match is not None and session.match.state.phase is Phase.MATCH_OVER


def doudizhu_view(session: Session) -> DoudizhuObservation:
    view = session.view
    assert isinstance(view, DoudizhuObservation)
    return view
