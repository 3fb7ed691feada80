"""The person's side of the table: the chosen cards, what they are worth, hints, and decisions.

It never decides what is legal: the session judges the cards and refuses what may not be done.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cardavia_desktop.agents.agent import Advice
from cardavia_desktop.engine.actions import Action, Bid, Pass, Play, Return
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.events import (
    Dealt,
    LandlordChosen,
    LeadGiven,
    NobodyBid,
    TributeCancelled,
    TributePaid,
    TributeReturned,
)
from cardavia_desktop.engine.game import Judgement
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.refusal import Reason
from cardavia_desktop.session.session import Session
from cardavia_desktop.ui import look, phrases
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.table import refusals
from cardavia_desktop.ui.table.action_bar import BarState, ButtonState
from cardavia_desktop.ui.table.face import Chip, GameFace, Status, name_of
from cardavia_desktop.ui.table.selection import Selection
from cardavia_desktop.ui.table.shown import Shown

translate = QCoreApplication.translate

_BEFORE_PLAY: Final = (
    Dealt,
    LandlordChosen,
    LeadGiven,
    NobodyBid,
    TributeCancelled,
    TributePaid,
    TributeReturned,
)
"""What happens before anyone can do anything: no buttons stand there meanwhile."""

_CHIP: Final = "chip"
_CHIPS: Final = 2
_HINTS: Final = 9
"""As many hints are worth looking through."""


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

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.selection = Selection()
        self._face: GameFace | None = None
        self._shown: Shown | None = None
        self._advice: tuple[Advice, ...] = ()
        self._advised: int | None = None
        self._waits_for_advice = False
        self._refused: Reason | None = None
        self._reason: Reason | None = None
        self._tried: Action | None = None
        session.advised.connect(self._take_advice)
        session.refused.connect(self._take_refusal)

    def follow(self, face: GameFace, shown: Shown) -> None:
        """Serve another state of the table."""
        self._face = face
        if self._shown is None or shown.view is not self._shown.view:
            self._advice, self._advised, self._waits_for_advice, self._refused = (), None, False, None
        self._shown = shown
        self.selection.keep(face.allowed(shown.view) if shown.view.phase is Phase.RETURN else shown.hand)

    @property
    def may_act(self) -> bool:
        """Tell whether it is the person's turn, and the table shows it."""
        shown = self._shown
        return shown is not None and shown.to_act == shown.view.seat and self._session.your_turn

    @property
    def reason(self) -> Reason | None:
        """Return why the chosen cards may not be played, None where they may."""
        return self._reason

    # What the person does

    def selection_changed(self) -> None:
        """Say that the chosen cards are others now."""
        self._advised = None
        self._refused = None
        self.changed.emit()
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
        elif name.startswith("bid"):
            self._bid(name)
        elif name.startswith(_CHIP):
            self._choose_chip(int(name.removeprefix(_CHIP)))

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
        elif judgement.actions:
            self._act(judgement.actions[0])
        else:
            self._tried = None
            self._refused = judgement.reason
            self.changed.emit()

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
            self.changed.emit()

    # What the session answers

    def _take_advice(self, advice: tuple[Advice, ...]) -> None:
        if self._waits_for_advice:
            self._waits_for_advice = False
            self._advice = advice[:_HINTS]
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
        self.changed.emit()

    def _take_refusal(self, reason: Reason) -> None:
        self._refused = reason
        self.changed.emit()

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
        if shown.view.result is not None:
            return self._result_bar(face, shown)
        status = face.status(shown)
        phase = shown.view.phase
        if isinstance(shown.event, _BEFORE_PLAY) or any(isinstance(it, _BEFORE_PLAY) for it in shown.pending):
            return BarState(status)
        if phase is Phase.BID:
            return self._bid_bar(face, shown, status)
        if phase is Phase.RETURN:
            return self._return_bar(shown, status)
        return self._play_bar(shown, status) if phase is Phase.PLAY else BarState(status)

    @staticmethod
    def _result_bar(face: GameFace, shown: Shown) -> BarState:
        """Return the row at a deal's end, for whoever puts the result aside."""
        if not shown.settled:
            return BarState(Status(""))
        label, key = face.next_label(shown.view), translate("Key", "Enter")
        return BarState(
            Status(""), buttons=(ButtonState("next", label, key, primary=True),), names_cards=False
        )

    def _bid_bar(self, face: GameFace, shown: Shown, status: Status) -> BarState:
        may_act = self.may_act
        advised = self._advised_action()
        head = line = ""
        if isinstance(advised, Bid):
            head = (
                phrases.fill(translate("Action", "Bid %1"), advised.points)
                if advised.points
                else translate("Action", "Pass")
            )
            line = self._motive()
        self._reason = self._refused
        if self._refused is not None:
            head, line = refusals.what(self._tried), phrases.reason_text(self._refused)
        buttons = tuple(
            ButtonState(
                choice.name,
                choice.text,
                choice.key,
                enabled=may_act and choice.enabled,
                primary=choice.primary if advised is None else choice.action == advised,
            )
            for choice in face.choices(shown.view)
        )
        row = (*buttons, self._hint_button(may_act), *self._tools())
        refused = self._refused is not None
        return BarState(status, head, line, not refused, row, names_cards=False, explained=refused)

    def _return_bar(self, shown: Shown, status: Status) -> BarState:
        may_act = self.may_act
        if not may_act:
            return BarState(status)
        head, line, good = self._worth(shown)
        playable = bool(self.selection.cards) and good
        receiver = self._return_name(shown)
        button = ButtonState(
            "return",
            phrases.fill(translate("Action", "Return to %1"), receiver),
            translate("Key", "Enter"),
            enabled=playable,
            primary=True,
        )
        row = (self._hint_button(enabled=True), button, *self._tools())
        return BarState(status, head, line, good, row, explained=self._reason is not None)

    def _return_name(self, shown: Shown) -> str:
        marks = shown.marks
        for gift in getattr(shown.view, "tribute", ()):
            if gift.receiver == shown.view.seat:
                return name_of(gift.giver, len(marks))
        return ""

    def _play_bar(self, shown: Shown, status: Status) -> BarState:
        may_act = self.may_act
        if not shown.view.hand and not shown.pending:
            return BarState(status, buttons=(*self._skip_button(), *self._tools()), names_cards=False)
        head, line, good = self._worth(shown)
        advised = self._advised_action()
        if isinstance(advised, Pass):
            head, line, good = translate("Action", "Pass"), self._motive(), True
        leads = shown.view.to_beat is None
        why_no_pass = translate("Table", "The leader must play.") if may_act and leads else ""
        buttons = (
            ButtonState(
                "pass",
                translate("Action", "Pass"),
                translate("Key", "P"),
                enabled=may_act and not leads,
                primary=isinstance(advised, Pass),
                why=why_no_pass,
            ),
            self._hint_button(enabled=may_act),
            ButtonState(
                "play",
                translate("Action", "Play"),
                translate("Key", "Enter"),
                enabled=may_act and bool(self.selection.cards) and good,
                primary=True,
                why="" if good else line,
            ),
            *self._tools(),
            *(
                ButtonState(
                    f"{_CHIP}{index}",
                    chip.text,
                    note=translate("Table", "with a wild card") if chip.wild else "",
                    primary=frozenset(chip.cards) == self.selection.cards,
                    tool=chip.glyph,
                    chip=True,
                )
                for index, chip in enumerate(self._chips())
            ),
        )
        return BarState(status, head, line, good, buttons, explained=self._reason is not None)

    @staticmethod
    def _skip_button() -> tuple[ButtonState, ...]:
        """Return the button that hurries on once you are out of cards."""
        text = translate("Action", "Skip to the result")
        return (ButtonState("skip", text, translate("Key", "Enter"), primary=True),)

    def _tools(self) -> tuple[ButtonState, ...]:
        undo, redo = (
            translate("Action", "Take back (Ctrl+Z)"),
            translate("Action", "Bring back (Ctrl+Shift+Z)"),
        )
        return (
            # The leftmost, so that nothing else moves when it comes.
            *((ButtonState("redo", redo, tool=Glyph.REDO, bare=True),) if self._session.can_redo else ()),
            ButtonState("undo", undo, enabled=self._session.can_undo, tool=Glyph.UNDO, bare=True),
            ButtonState("arrange", translate("Action", "Arrange"), translate("Key", "G"), tool=Glyph.ARRANGE),
            ButtonState("counter", translate("Action", "Counter"), translate("Key", "C"), tool=Glyph.COUNTER),
        )

    def _hint_button(self, enabled: bool) -> ButtonState:
        note = f"{self._advised + 1}/{len(self._advice)}" if self._advised is not None else ""
        room = f"{_HINTS}/{_HINTS}"
        return ButtonState("hint", translate("Action", "Hint"), translate("Key", "H"), note, room, enabled)

    def _worth(self, shown: Shown) -> tuple[str, str, bool]:
        """Return what the chosen cards are called, what they are worth, and whether they may be played."""
        cards = self.selection.cards
        self._reason = None
        if shown.pending:
            return "", "", True
        if not cards:
            self._reason = self._refused
            if self._refused is None:
                return "", "", True
            return refusals.what(self._tried), phrases.reason_text(self._refused), False
        judgement = self._judge()
        good = bool(judgement.actions) and self._refused is None
        self._reason = None if good else self._refused or judgement.reason
        if shown.view.phase is Phase.RETURN:
            head = ", ".join(phrases.card_name(card) for card in cards)
            head = head[:1].upper() + head[1:]
            line = translate("Table", "may be returned")
        elif judgement.readings:
            combination = next(
                (action.combination for action in judgement.actions if isinstance(action, Play)),
                judgement.readings[0],
            )
            head = phrases.combination_name(combination)
            line = self._praise(shown, len(judgement.actions))
        else:
            head, line = translate("Table", "Not a combination"), ""
        if self._reason is Reason.NOT_A_COMBINATION:
            line = translate("Table", "add a card, or let go of one")
        elif self._reason is not None:
            line = phrases.reason_text(self._reason)
        elif self._advised is not None:
            line = self._motive()
        return head, line, good

    def _praise(self, shown: Shown, readings: int) -> str:
        if readings > 1:
            return phrases.fill(translate("Table", "can be read in %1 ways"), readings)
        if shown.view.to_beat is None:
            return translate("Table", "may be led") if self.may_act else translate("Table", "chosen")
        if self.may_act:
            return translate("Table", "beats the table")
        return translate("Table", "would beat the table")

    def _advised_action(self) -> Action | None:
        return self._advice[self._advised].action if self._advised is not None else None

    def _motive(self) -> str:
        return phrases.motive_text(self._advice[self._advised].motive) if self._advised is not None else ""
