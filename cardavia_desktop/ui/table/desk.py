"""The person's side of the table: the chosen cards, what they are worth, hints, and decisions.

It never decides what is legal: the session judges the cards and refuses what may not be done.
"""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cardavia_desktop.agents.agent import Advice
from cardavia_desktop.engine.actions import Action, Bid, Pass, Play, Return
from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.game import Judgement
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.refusal import Reason
from cardavia_desktop.session.table_session import TableSession
from cardavia_desktop.ui import look, phrases
from cardavia_desktop.ui.language import percent
from cardavia_desktop.ui.table.action_bar import BarState
from cardavia_desktop.ui.table.desk_bar import CHIP, HINTS, DeskBar, Doing, Hint
from cardavia_desktop.ui.table.face import Chip, GameFace, Status
from cardavia_desktop.ui.table.mending import Mend, mend
from cardavia_desktop.ui.table.selection import Selection
from cardavia_desktop.ui.table.shown import Shown

translate = QCoreApplication.translate

_CHIPS: Final = 2


class Desk(QObject):
    """What the person does.

    Args:
        session: the match.
        parent: the Qt parent.
    """

    changed = Signal()
    """The chosen cards or their worth changed: show hand and bar anew."""
    chosen = Signal()
    """The person has chosen cards, or let go of some."""
    undecided = Signal(object)
    """The tuple of combinations that the chosen cards could be played as: ask which is meant."""
    doubted = Signal(object)
    """The bomb that the chosen cards are, where the person wants to be asked before one is played."""

    def __init__(self, session: TableSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.selection = Selection()
        self._face: GameFace | None = None
        self._shown: Shown | None = None
        self._advice: tuple[Advice, ...] = ()
        self._advised: int | None = None
        self._waits_for_advice = False
        self._refused: Reason | None = None
        self._tried: Action | None = None
        self._doing: Doing | None = None
        self.asks_before_bombs = False
        """Whether a bomb is played only after a question."""
        session.advised.connect(self._take_advice)
        session.refused.connect(self._take_refusal)

    def follow(self, face: GameFace, shown: Shown) -> None:
        """Serve another state of the table."""
        self._face = face
        if self._shown is None or shown.view is not self._shown.view:
            self._advice, self._advised, self._waits_for_advice, self._refused = (), None, False, None
        self._shown = shown
        self._doing = None
        self.selection.keep(face.allowed(shown.view) if shown.view.phase is Phase.RETURN else shown.hand)

    @property
    def face(self) -> GameFace | None:
        """Return the game that is played, None before the first state of the table."""
        return self._face

    def allowed(self) -> frozenset[Card]:
        """Return the cards of the hand that may be chosen now."""
        face, shown = self._face, self._shown
        if face is None or shown is None or shown.view.result is not None or not self._session.played:
            return frozenset()
        if shown.view.phase is Phase.RETURN and not shown.pending:
            return frozenset(face.allowed(shown.view))
        return frozenset(shown.hand)

    def is_wild(self, card: Card) -> bool:
        """Tell whether a card is wild now."""
        return self._face is not None and self._face.is_wild(card, self._session.view)

    @property
    def may_act(self) -> bool:
        """Tell whether it is the person's turn, and the table shows it."""
        shown = self._shown
        return shown is not None and shown.to_act == shown.view.seat and self._session.your_turn

    @property
    def reason(self) -> Reason | None:
        """Return why the chosen cards may not be played, None where they may."""
        return self._now().reason

    @property
    def mend(self) -> Card | None:
        """Return the card that would make the choice playable, added to it or taken out of it."""
        found = self._now().mend
        return found.card if found is not None else None

    # What the person does

    def selection_changed(self) -> None:
        """Say that the chosen cards are others now."""
        self._advised = None
        self._refused = None
        self._say_changed()
        self.chosen.emit()

    def press(self, name: str) -> None:
        """Do what a button is for."""
        if name in {"play", "return"}:
            self.play()
        elif name == "pass":
            self.pass_turn()
        elif name == "hint":
            self.hint()
        elif name == "undo":
            self._session.undo()
        elif name == "redo":
            self._session.redo()
        elif name == "mend":
            self.mend_choice()
        elif name.startswith("bid"):
            self._bid(name)
        elif name.startswith(CHIP):
            self._choose_chip(int(name.removeprefix(CHIP)))

    def play(self) -> None:
        """Play or return the chosen cards; ask first where they can be read in several ways."""
        if not self.may_act:
            if self.selection.cards and self._shown is not None and self._shown.to_act is not None:
                self._take_refusal(Reason.NOT_YOUR_TURN)
            return
        judgement = self._judge()
        plays = tuple(action.combination for action in judgement.actions if isinstance(action, Play))
        if len(plays) > 1:
            self.undecided.emit(plays)
        elif plays and self.asks_before_bombs and phrases.is_bomb(plays[0]):
            self.doubted.emit(plays[0])
        elif judgement.actions:
            self._act(judgement.actions[0])
        else:
            self._tried = None
            self._refused = judgement.reason
            self._say_changed()

    def play_as(self, combination: Combination) -> None:
        """Play the chosen cards with that reading."""
        if self.may_act:
            self._act(Play(combination))

    def pass_turn(self) -> None:
        """Pass the trick or the bid."""
        shown = self._shown
        if shown is not None and self.may_act:
            self._act(Bid(0) if shown.view.phase is Phase.BID else Pass())

    def play_or_pass(self) -> None:
        """Play what is chosen; pass where nothing is."""
        shown = self._shown
        if shown is None or not self.may_act:
            return
        if self.selection.cards:
            self.play()
        elif shown.view.phase is Phase.PLAY:
            self.pass_turn()

    def hint(self) -> None:
        """Choose the next of the sensible actions, the best first."""
        if not self.may_act or self._waits_for_advice:
            return
        if self._advice:
            self._follow_advice(0 if self._advised is None else (self._advised + 1) % len(self._advice))
        else:
            self._waits_for_advice = True
            self._session.ask_advice()

    def mend_choice(self) -> None:
        """Add the card that the choice lacks, or let go of the one that is too many."""
        found = self._now().mend
        if found is not None:
            self.selection.mark((found.card,), chosen=found.adds)
            self.selection_changed()

    def digit(self, number: int) -> None:
        """Bid that many points, while bids are made."""
        self._bid(f"bid{number}")

    def _choose_chip(self, index: int) -> None:
        """Choose a strong combination that is offered; let go of it when it is chosen."""
        chips = self._chips()
        if index < len(chips):
            cards = frozenset(chips[index].cards)
            self.selection.choose(() if self.selection.cards == cards else cards)
            self.selection_changed()

    def _chips(self) -> tuple[Chip, ...]:
        face, shown = self._face, self._shown
        return face.chips(shown.hand, shown.view)[:_CHIPS] if face is not None and shown is not None else ()

    def _bid(self, name: str) -> None:
        if self._face is None or self._shown is None or not self.may_act:
            return
        for choice in self._face.choices(self._shown.view):
            if choice.name == name:
                self._act(choice.action)
                return

    def _act(self, action: Action) -> None:
        self._tried = action
        if self._session.act(action):
            if not isinstance(action, Bid):
                self.selection.choose(())
            self._say_changed()

    def _say_changed(self) -> None:
        self._doing = None
        self.changed.emit()

    # What the session answers

    def _take_advice(self, advice: tuple[Advice, ...]) -> None:
        if self._waits_for_advice:
            self._waits_for_advice = False
            self._advice = advice[:HINTS]
            if advice:
                self._follow_advice(0)

    def _follow_advice(self, index: int) -> None:
        self._advised = index
        self._refused = None
        action = self._advice[index].action
        if isinstance(action, Play):
            self.selection.choose(action.combination.cards)
        elif isinstance(action, Return):
            self.selection.choose((action.card,))
        else:
            self.selection.choose(())
        self._say_changed()

    def _take_refusal(self, reason: Reason) -> None:
        self._refused = reason
        self._say_changed()

    # What the bar shows

    def _judge(self) -> Judgement:
        return self._session.judge(tuple(sorted(self.selection.cards)))

    def ring(self) -> str:
        """Return the colour of the ring around the chosen cards: another one after a refusal."""
        return look.CORAL_DEEP if self._refused is not None else look.CHOSEN_RING

    def bar(self) -> BarState:
        """Return what the bar shows now."""
        face, shown = self._face, self._shown
        if face is None or shown is None:
            return BarState(Status(""))
        if not self._session.played:
            return BarState(Status(""), names_cards=False)
        return DeskBar(face, shown, self._now()).state()

    def _now(self) -> Doing:
        """Return what the person is doing; worked out once for each change of it."""
        if self._doing is None or self._doing.may_act != self.may_act:
            self._doing = self._work_out()
        return self._doing

    def _work_out(self) -> Doing:
        face, shown, cards = self._face, self._shown, self.selection.cards
        hint = None
        if self._advised is not None:
            advice = self._advice[self._advised]
            hint = Hint(self._advised + 1, len(self._advice), advice.action, self._reason_of(advice))
        doing = Doing(
            self.may_act,
            cards,
            hint=hint,
            chips=self._chips(),
            can_undo=self._session.can_undo,
            can_redo=self._session.can_redo,
            reviewable=self._session.reviewable,
            reason=self._refused,
            tried=self._tried,
        )
        if face is None or shown is None or not cards or shown.pending or shown.view.result is not None:
            return doing
        judgement = self._judge()
        if judgement.actions:
            return replace(doing, judgement=judgement)
        return replace(
            doing,
            judgement=judgement,
            reason=self._refused or judgement.reason,
            mend=self._mend(face, shown) if doing.may_act else None,
        )

    def _reason_of(self, advice: Advice) -> str:
        """Return why an action is advised, with the chance of winning where there is an estimate."""
        reason = phrases.motive_text(advice.motive)
        likely, odds = advice.chance, translate("Table", "%1 · %2 to win")
        if isinstance(advice.action, Bid):
            # The chance as landlord says why to pass, too.
            known = (one.chance for one in self._advice if one.chance is not None)
            likely, odds = next(known, None), translate("Table", "%1 · as landlord %2 to win")
        return reason if likely is None else phrases.fill(odds, reason, percent(round(100 * likely)))

    def _mend(self, face: GameFace, shown: Shown) -> Mend | None:
        if shown.view.phase is not Phase.PLAY:
            return None
        weakest_first = face.order(shown.hand, shown.view)[::-1]
        return mend(
            weakest_first,
            self.selection.cards,
            self._session.judge,
            lambda card: face.is_wild(card, shown.view),
        )
