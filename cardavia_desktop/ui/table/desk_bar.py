"""What the row above the hand says about what the person is doing."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.engine.actions import Action, Bid, Pass, Play
from cardavia_desktop.engine.cards import Card
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
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.table import refusals
from cardavia_desktop.ui.table.action_bar import BarState, ButtonState
from cardavia_desktop.ui.table.face import Chip, GameFace, Status, name_of
from cardavia_desktop.ui.table.mending import Mend
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

_GIFTS: Final = (TributeCancelled, TributePaid, TributeReturned)
"""What takes its time to be read: a button goes on."""

CHIP: Final = "chip"
"""What the names of the chips' buttons begin with; a number follows."""

HINTS: Final = 9
"""As many hints are worth looking through."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The hint that is being looked at: its place among the others, its action, and why that is advised."""

    number: int
    of: int
    action: Action
    motive: str


@dataclass(frozen=True, slots=True)
class Doing:
    """What the person is doing.

    Attributes:
        may_act: whether it is their turn, and the table shows it.
        chosen: the chosen cards.
        judgement: what these are worth; None where nothing is chosen or something is still being shown.
        reason: why they may not be played, or why what was tried is refused; None where all is well.
        tried: what the person tried last; None stands for playing no cards at all.
        mend: what would make them playable.
        hint: the hint that is being looked at.
        chips: strong combinations worth offering.
        can_undo: whether there is a decision to take back.
        can_redo: whether one that was taken back can be brought back.
        reviewable: whether the expert can be asked about the deal when it has ended.
    """

    may_act: bool
    chosen: frozenset[Card]
    judgement: Judgement | None = None
    reason: Reason | None = None
    tried: Action | None = None
    mend: Mend | None = None
    hint: Hint | None = None
    chips: tuple[Chip, ...] = ()
    can_undo: bool = False
    can_redo: bool = False
    reviewable: bool = False


class DeskBar:
    """Writes the row.

    Args:
        face: the game.
        shown: the state of the table.
        doing: what the person is doing.
    """

    def __init__(self, face: GameFace, shown: Shown, doing: Doing) -> None:
        self._face = face
        self._shown = shown
        self._doing = doing

    def state(self) -> BarState:
        """Return what the row says."""
        face, shown = self._face, self._shown
        if shown.view.result is not None:
            return self._at_end()
        status = face.status(shown)
        phase = shown.view.phase
        if isinstance(shown.event, _BEFORE_PLAY) or any(isinstance(it, _BEFORE_PLAY) for it in shown.pending):
            buttons = (_go_on_button(),) if isinstance(shown.event, _GIFTS) else ()
            return BarState(status, buttons=buttons, names_cards=False)
        if phase is Phase.BID:
            return self._bidding(status)
        if phase is Phase.RETURN:
            return self._returning(status)
        return self._playing(status) if phase is Phase.PLAY else BarState(status)

    def _at_end(self) -> BarState:
        """Return the row at a deal's end, for whoever puts the result aside."""
        if not self._shown.settled:
            return BarState(Status(""))
        label, key = self._face.next_label(self._shown.view), translate("Key", "Enter")
        next_ = ButtonState("next", label, key, primary=True)
        review = ButtonState("review", translate("Action", "Review"), translate("Key", "R"))
        row = (review, next_) if self._doing.reviewable else (next_,)
        return BarState(Status(""), buttons=row, names_cards=False)

    def _bidding(self, status: Status) -> BarState:
        may_act, hint = self._doing.may_act, self._doing.hint
        advised = hint.action if hint is not None else None
        head = line = ""
        if hint is not None and isinstance(advised, Bid):
            head = (
                phrases.fill(translate("Action", "Bid %1"), advised.points)
                if advised.points
                else translate("Action", "Pass")
            )
            line = hint.motive
        refused = self._doing.reason
        if refused is not None:
            head, line = refusals.what(self._doing.tried), phrases.reason_text(refused)
        buttons = tuple(
            ButtonState(
                choice.name,
                choice.text,
                choice.key,
                enabled=may_act and choice.enabled,
                primary=choice.primary if advised is None else choice.action == advised,
            )
            for choice in self._face.choices(self._shown.view)
        )
        row = (*buttons, self._hint_button(may_act), *self._tools())
        is_refused = refused is not None
        return BarState(status, head, line, not is_refused, row, names_cards=False, explained=is_refused)

    def _returning(self, status: Status) -> BarState:
        if not self._doing.may_act:
            return BarState(status)
        head, line, good = self._worth()
        button = ButtonState(
            "return",
            phrases.fill(translate("Action", "Return to %1"), self._payer()),
            translate("Key", "Enter"),
            enabled=bool(self._doing.chosen) and good,
            primary=True,
        )
        row = (self._hint_button(enabled=True), button, *self._tools())
        return BarState(status, head, line, good, row, explained=self._doing.reason is not None)

    def _payer(self) -> str:
        view = self._shown.view
        for gift in getattr(view, "tribute", ()):
            if gift.receiver == view.seat:
                return name_of(gift.giver, len(view.counts))
        return ""

    def _playing(self, status: Status) -> BarState:
        shown, doing = self._shown, self._doing
        if not shown.view.hand and not shown.pending:
            return BarState(status, buttons=(_skip_button(), *self._tools()), names_cards=False)
        head, line, good = self._worth()
        passes = doing.hint is not None and isinstance(doing.hint.action, Pass)
        if doing.hint is not None and passes:
            head, line, good = translate("Action", "Pass"), doing.hint.motive, True
        leads = shown.view.to_beat is None
        why_no_pass = translate("Table", "The leader must play.") if doing.may_act and leads else ""
        buttons = (
            ButtonState(
                "pass",
                translate("Action", "Pass"),
                translate("Key", "P"),
                enabled=doing.may_act and not leads,
                primary=passes,
                why=why_no_pass,
            ),
            self._hint_button(enabled=doing.may_act),
            ButtonState(
                "play",
                translate("Action", "Play"),
                translate("Key", "Enter"),
                enabled=doing.may_act and bool(doing.chosen) and good,
                primary=True,
                why="" if good else line,
            ),
            *self._tools(),
            *self._chips(),
        )
        mend = self._mend_button()
        return BarState(status, head, line, good, buttons, explained=doing.reason is not None, mend=mend)

    def _chips(self) -> tuple[ButtonState, ...]:
        return tuple(
            ButtonState(
                f"{CHIP}{index}",
                chip.text,
                note=translate("Table", "with a wild card") if chip.wild else "",
                primary=frozenset(chip.cards) == self._doing.chosen,
                tool=chip.glyph,
                chip=True,
            )
            for index, chip in enumerate(self._doing.chips)
        )

    def _tools(self) -> tuple[ButtonState, ...]:
        undo, redo = (
            translate("Action", "Take back (Ctrl+Z)"),
            translate("Action", "Bring back (Ctrl+Shift+Z)"),
        )
        return (
            # The leftmost, so that nothing else moves when it comes.
            *((ButtonState("redo", redo, tool=Glyph.REDO, bare=True),) if self._doing.can_redo else ()),
            ButtonState("undo", undo, enabled=self._doing.can_undo, tool=Glyph.UNDO, bare=True),
            ButtonState("arrange", translate("Action", "Arrange"), translate("Key", "G"), tool=Glyph.ARRANGE),
            ButtonState("counter", translate("Action", "Counter"), translate("Key", "C"), tool=Glyph.COUNTER),
        )

    def _hint_button(self, enabled: bool) -> ButtonState:
        hint = self._doing.hint
        note = f"{hint.number}/{hint.of}" if hint is not None else ""
        room = f"{HINTS}/{HINTS}"
        return ButtonState("hint", translate("Action", "Hint"), translate("Key", "H"), note, room, enabled)

    def _mend_button(self) -> ButtonState | None:
        mend = self._doing.mend
        if mend is None:
            return None
        text = translate("Action", "Add the %1") if mend.adds else translate("Action", "Let go of the %1")
        label = phrases.fill(text, phrases.card_name(mend.card))
        return ButtonState("mend", label, translate("Key", "M"), tool=Glyph.TICK)

    def _worth(self) -> tuple[str, str, bool]:
        """Return what the chosen cards are called, what they are worth, and whether they may be played."""
        doing, judgement = self._doing, self._doing.judgement
        if self._shown.pending:
            return "", "", True
        if judgement is None:
            if doing.reason is None:
                return "", "", True
            return refusals.what(doing.tried), phrases.reason_text(doing.reason), False
        if self._shown.view.phase is Phase.RETURN:
            head = ", ".join(phrases.card_name(card) for card in doing.chosen)
            head = head[:1].upper() + head[1:]
            line = translate("Table", "may be returned")
        elif judgement.readings:
            combination = next(
                (action.combination for action in judgement.actions if isinstance(action, Play)),
                judgement.readings[0],
            )
            head = phrases.combination_name(combination)
            line = self._praise(len(judgement.actions))
        else:
            head, line = translate("Table", "Not a combination"), ""
        if doing.reason is Reason.NOT_A_COMBINATION:
            line = self._lack()
        elif doing.reason is not None:
            line = phrases.reason_text(doing.reason)
        elif doing.hint is not None:
            line = doing.hint.motive
        return head, line, doing.reason is None

    def _lack(self) -> str:
        """Return what the chosen cards lack to be a combination."""
        mend = self._doing.mend
        if mend is None:
            return translate("Table", "add a card, or let go of one")
        missing = translate("Table", "one card is missing")
        return missing if mend.adds else translate("Table", "one card too many")

    def _praise(self, readings: int) -> str:
        if readings > 1:
            return phrases.fill(translate("Table", "can be read in %1 ways"), readings)
        if self._shown.view.to_beat is None:
            return translate("Table", "may be led") if self._doing.may_act else translate("Table", "chosen")
        if self._doing.may_act:
            return translate("Table", "beats the table")
        return translate("Table", "would beat the table")


def _go_on_button() -> ButtonState:
    """Return the button that shows what comes next without waiting."""
    return ButtonState("go_on", translate("Action", "Go on"), translate("Key", "Enter"))


def _skip_button() -> ButtonState:
    """Return the button that hurries on once you are out of cards."""
    text = translate("Action", "Skip to the result")
    return ButtonState("skip", text, translate("Key", "Enter"), primary=True)
