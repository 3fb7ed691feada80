"""The named states that shots are taken of, and the window that is brought into them."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from cardavia_desktop.agents.agent import Advice
from cardavia_desktop.engine import codec
from cardavia_desktop.engine.actions import Action, Pass
from cardavia_desktop.engine.cards import Card, numbered, parse, text
from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.events import (
    Event,
    LandlordChosen,
    NobodyBid,
    TributeCancelled,
    TributePaid,
    TributeReturned,
    WentOut,
)
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.guandan.game import GAME as GUANDAN
from cardavia_desktop.engine.match import Decision, Match
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.matches import Matches
from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.table_session import Update
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store.saves import Kept
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.guide.lesson import action_of
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.main_window import MainWindow
from cardavia_desktop.ui.table.result_panel import ResultPanel
from cardavia_desktop.ui.table.shown import Shown
from cardavia_desktop.ui.table.table_view import TableView
from tools.shots.collect import FOLDER
from tools.shots.past import filled
from tools.shots.pseudo import CODE, Pseudo

_CLICKS: Final = 60
"""Clicks after which an event of an update must have been shown."""

_SIZE: Final = QSize(1280, 800)
_BEFORE: Final = QSize(1281, 801)

Deed = Callable[["Stand"], None]
"""What is done at the window once the match lies on the table."""


@dataclass(frozen=True, slots=True)
class State:
    """A state of the window.

    Attributes:
        match: the log that is put on the table; empty for none.
        deeds: what is done then, in order.
        event: where the log's last step is to be seen as it happens, the event to stop at.
        settings: the person's settings.
        past: whether there are past deals.
    """

    match: str = ""
    deeds: tuple[Deed, ...] = ()
    event: type[Event] | None = None
    settings: Settings = Settings(speed="normal", grain=0)  # noqa: RUF009 - immutable
    past: bool = False


class StillThinker(InlineThinker):
    """Gives advice at once, and never decides: the other seats think for ever."""

    def decide(self, player: str, observation: Observation, seed: int) -> Future[Action]:
        """Begin to think."""
        del player, observation, seed
        return Future()

    def advise(self, observation: Observation) -> Future[tuple[Advice, ...]]:
        """See :class:`~cardavia_desktop.session.thinker.Thinker`."""
        return super().advise(observation)


class ListedMatches(Matches):
    """Matches whose list holds some of every kind."""

    @property
    def keeps(self) -> bool:
        """Say that matches are kept."""
        return True

    def kept(self) -> tuple[Kept, ...]:
        """Return matches of today, yesterday and last year, one of which is damaged."""
        now = datetime.now(UTC)
        ages = [timedelta(minutes=number * 25) for number in (0, 1, 2)]
        ages += [timedelta(days=1), timedelta(days=400)]
        name = "A long evening with Mei, Tao and whoever else came to the table"
        return (
            Kept("doudizhu", "doudizhu", "", 1, (), now - ages[0], True, None),
            Kept("guandan", "guandan", "Sunday evening", 7, ("9", "J"), now - ages[1], True, None),
            Kept("guandan-1", "guandan", "", 2, ("4", "2"), now - ages[2], False, None),
            Kept("doudizhu-1", "doudizhu", name, 1, (), now - ages[3], False, None),
            Kept("guandan-2", "guandan", "", 0, (), now - ages[4], False, codec.Fault.NOT_JSON),
        )


class Stand:
    """A window in a state. It may be given any size and language, and stays in the state.

    Only posted events are delivered, never timers: so the state holds still.

    Args:
        state: the state.
        language: switches the language.
        theme: the surround, ``dark`` or ``light``.
    """

    def __init__(self, state: State, language: Language, theme: str = "dark") -> None:
        self._language = language
        self._pseudo = Pseudo()
        self.session = Session(StillThinker(), Random(1))
        preferences = Preferences(replace(state.settings, theme=theme), None)
        matches = ListedMatches(self.session, None, "easy")
        self._folder = TemporaryDirectory() if state.past else None
        history = filled(Path(self._folder.name) / "history.db") if self._folder is not None else None
        if state.match:
            preferences.set_game(_match(state.match).game.key)
        self.window = MainWindow(self.session, matches, preferences, language, history)
        self.table = self.window.table
        self._last: Shown | None = None
        self.table.showing.connect(self._remember)
        self.window.resize(_SIZE)
        self.window.show()
        deliver()
        if state.match:
            self._put(state)
        else:
            self.window.show_welcome()
        for deed in state.deeds:
            deliver()
            deed(self)
        self.set_size(_BEFORE)
        self.set_size(_SIZE)  # lets what still moves arrive

    def close(self) -> None:
        """Put the window away."""
        QCoreApplication.removeTranslator(self._pseudo)
        self.window.close()
        self.window.deleteLater()
        deliver()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if self._folder is not None:
            self._folder.cleanup()

    def set_size(self, size: QSize) -> None:
        """Give the window a size."""
        self.window.setMinimumSize(0, 0)
        self.window.resize(size)
        deliver()

    def speak(self, code: str) -> None:
        """Speak a language."""
        QCoreApplication.removeTranslator(self._pseudo)
        self._language.switch("en" if code == CODE else code)
        if code == CODE:
            QCoreApplication.installTranslator(self._pseudo)
        deliver()

    @property
    def surfaces(self) -> list[QWidget]:
        """Return what is to be read now: the bar with the page, or what lies over them alone."""
        table = self.table
        result = table.findChild(ResultPanel)
        over: list[QWidget | None] = [self.window.panel, self.window.display, table.chooser, result]
        shown = [widget for widget in over if widget is not None and widget.isVisible()]
        if self.window.guides.page is not None:
            return [self.window.bar, self.window.guides.page]
        past = (self.window.past.list_page, self.window.past.replay_page)
        pages = [
            page for page in (table, self.window.welcome, *past) if page is not None and page.isVisible()
        ]
        page = pages[0] if pages else self.window.rules
        return [self.window.bar, shown[0] if shown else page]

    # Deeds

    def press(self, name: str) -> None:
        """Press one of the table's buttons.

        Raises:
            LookupError: there is no such button.
        """
        button = self.table.button(name)
        if button is None:
            raise LookupError(f"no button {name}")
        button.click()
        deliver()

    def choose(self, cards: Sequence[Card]) -> None:
        """Click cards of the hand."""
        for card in cards:
            self._click(self.table.card_rect(card).center())

    def choose_at(self, *places: int) -> None:
        """Click the cards at these places of the hand, counted from the lowest."""
        hand = sorted(self.session.view.hand)
        self.choose([hand[place] for place in places])

    def _click(self, at: QPoint) -> None:
        view = self.table.findChild(TableView)
        if not isinstance(view, TableView):
            raise TypeError("the table has no view")
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    # The match

    def _put(self, state: State) -> None:
        """Lay the match on the table; where an event is to be seen, take its last step before one's eyes.

        Raises:
            LookupError: the last step does not bring the event.
        """
        match = _match(state.match)
        last = match.log[-1]
        if state.event is None:
            self._resume(match)
            return
        begun = without_last(match)
        self._resume(begun)
        events = begun.deal(last) if isinstance(last, Deal) else begun.act(last.seat, last.action)
        self.session.changed.emit(Update(events, begun.state.observe(0), fresh=False))
        for _ in range(_CLICKS):
            if self._last is not None and isinstance(self._last.event, state.event):
                return
            self._click(QPoint(4, 4))
        raise LookupError(f"{state.match} does not show {state.event.__name__}")

    def _resume(self, match: Match) -> None:
        self.session.resume(match)
        self.window.show_page("table")
        deliver()

    def _remember(self, shown: Shown) -> None:
        self._last = shown


def deliver() -> None:
    """Deliver what has been posted, among it new layouts."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents()


def _match(name: str) -> Match:
    if name == "readings":
        return readings_match()
    return codec.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"), GAMES)


def without_last(match: Match) -> Match:
    """Return the match before its last step."""
    first, *rest = match.log[:-1]
    if not isinstance(first, Deal):
        raise TypeError("a log begins with a deal")
    made = Match(match.game, first, match.options, match.players, code=match.code)
    for entry in rest:
        if isinstance(entry, Decision):
            made.act(entry.seat, entry.action)
        else:
            made.deal(entry)
    return made


def readings_match() -> Match:
    """Return a match in which you lead and hold cards with four readings."""
    own = "RJ BJ 7S 7H 7C AS AD KS KH KC QS QD JS JH TS TC 9S 9H 8C 8D 8D 6S 6H 5S 5D 4S 3S"
    mine = parse(own)
    rest = [card for card in range(108) if card not in mine]
    Random(4).shuffle(rest)
    hands = (mine, *(tuple(sorted(numbered(rest[start : start + 27]))) for start in (0, 27, 54)))
    deal = Deal((tuple(sorted(mine)), *hands[1:]), (), 0)
    return Match(GUANDAN, deal, {"level": "7"}, ("", "easy", "easy", "easy"))


def _hint(stand: Stand) -> None:
    """Take hints until one chooses cards."""
    for _ in range(4):
        if not stand.table.selected:
            stand.press("hint")
            QApplication.sendPostedEvents(stand.session)


def _readings(stand: Stand) -> None:
    wanted = {"3S", "4S", "5S", "6S", "7H"}
    stand.choose([card for card in stand.session.view.hand if text((card,)) in wanted])
    stand.press("play")


def _arrange(stand: Stand) -> None:
    stand.press("arrange")


def _count(stand: Stand) -> None:
    stand.press("counter")


def _choose_badly(stand: Stand) -> None:
    stand.choose_at(0, 3, -1)


def _pass(stand: Stand) -> None:
    QTest.keyClick(stand.table, Qt.Key.Key_P)


def _choose_nearly(stand: Stand) -> None:
    """Choose a combination less one card."""
    _hint(stand)
    chosen = sorted(stand.table.selected)
    stand.choose(chosen[:1])


def _ask_bomb(stand: Stand) -> None:
    stand.choose(
        [card for card in stand.session.view.hand if text((card,)) in {"TS", "JS", "QS", "KS", "AS"}]
    )
    stand.press("play")


def _go_on(stand: Stand) -> None:
    stand.press("go_on")


def _choose_one(stand: Stand) -> None:
    stand.choose_at(2)


def _press_in_panel(stand: Stand, name: str) -> None:
    button = stand.window.panel and stand.window.panel.frame.findChild(QPushButton, name)
    if isinstance(button, QPushButton):
        button.click()


def _name_match(stand: Stand) -> None:
    stand.window.commands.matches.trigger()
    _press_in_panel(stand, "rename_guandan-1")


def _delete_match(stand: Stand) -> None:
    stand.window.commands.matches.trigger()
    _press_in_panel(stand, "delete_doudizhu-1")


def _type_code(stand: Stand, code: str) -> None:
    stand.window.commands.code.trigger()
    field = stand.window.panel and stand.window.panel.frame.findChild(QLineEdit, "codeField")
    if isinstance(field, QLineEdit):
        field.setText(code)


def _pass_and_undo(stand: Stand) -> None:
    stand.session.act(Pass())
    _undo(stand)


def _undo(stand: Stand) -> None:
    """Take a decision back, and stay where the others have not answered again."""
    stand.session.undo()


def _read(stand: Stand) -> None:
    stand.window.show_page("rules")


def _guide(game: str, steps: int = 0, *, wrong: bool = False) -> Deed:
    """Return what begins a guided deal and does so many of its steps, and at the end something else."""

    def begin(stand: Stand) -> None:
        stand.window.show_guide(game)
        deliver()
        page = stand.window.guides.page
        for _ in range(steps):
            move = page.session.move if page is not None else None
            if page is not None and move is not None:
                page.session.act(action_of(move, page.session.view))
                for _ in range(6):
                    deliver()
        if wrong and page is not None:
            page.session.act(page.session.view.legal[-1])

    return begin


def _look_back(tab: str) -> Deed:
    return lambda stand: stand.window.past.show_list(tab)


def _statistics_of(game: str) -> Deed:
    def show(stand: Stand) -> None:
        page = stand.window.past.list_page
        if page is not None:
            page.statistics.show_game(game)

    return show


def _reset(stand: Stand) -> None:
    page = stand.window.past.list_page
    if page is not None:
        page.statistics.reset_wanted.emit()


def _review(stand: Stand) -> None:
    """Review the deal that has ended, and stand before its first mistake."""
    stand.window.past.review_last()
    page = stand.window.past.replay_page
    if page is None:
        raise LookupError("nothing has ended")
    for _ in range(200):
        if page.review is not None:
            break
        deliver()
    page.step_mistake(1)


def _replay(place: int, *, opened: bool = True) -> Deed:
    """Return what shows the deal that has ended at a moment, without the expert."""

    def replay(stand: Stand) -> None:
        stand.window.past.review_last()
        page = stand.window.past.replay_page
        if page is None:
            raise LookupError("nothing has ended")
        page.cancel_review()
        page.go_to(place)
        page.replay.set_open(opened)

    return replay


_LARGE: Final = replace(State().settings, large_index=True, four_colours=True)
_FRENCH: Final = replace(State().settings, french_index=True, four_colours=True, counter=True)
_ASKING: Final = replace(State().settings, ask_bomb=True)
_COUNTING: Final = replace(State().settings, counter=True)
_AT_ONCE: Final = replace(State().settings, speed="instant")

STATES: Final[Mapping[str, State]] = {
    "welcome": State(),
    "guide-ddz": State(deeds=(_guide("doudizhu"),), settings=_AT_ONCE),
    "guide-ddz-follow": State(deeds=(_guide("doudizhu", 2),), settings=_AT_ONCE),
    "guide-ddz-wrong": State(deeds=(_guide("doudizhu", 6, wrong=True),), settings=_AT_ONCE),
    "guide-gd": State(deeds=(_guide("guandan"),), settings=_AT_ONCE),
    "guide-gd-flush": State(deeds=(_guide("guandan", 3),), settings=_AT_ONCE),
    "guide-gd-end": State(deeds=(_guide("guandan", 5),), settings=_AT_ONCE),
    "settings": State("ddz-follow", (lambda stand: stand.window.commands.settings.trigger(),)),
    "keys": State("ddz-follow", (lambda stand: stand.window.commands.keys.trigger(),)),
    "about": State("ddz-follow", (lambda stand: stand.window.commands.about.trigger(),)),
    "new-match": State("ddz-follow", (lambda stand: stand.window.commands.new.trigger(),)),
    "matches": State("ddz-follow", (lambda stand: stand.window.commands.matches.trigger(),)),
    "match-named": State("gd-follow", (_name_match,)),
    "match-deleted": State("gd-follow", (_delete_match,)),
    "code": State("gd-follow", (lambda stand: _type_code(stand, "D-7K3QX2"),)),
    "code-right": State("ddz-follow", (lambda stand: _type_code(stand, str(DealCode(GUANDAN, 7))),)),
    "display": State("gd-follow", (lambda stand: stand.window.bar.display.setChecked(True),)),
    "rules-ddz": State("ddz-follow", (_read,)),
    "rules-gd": State("gd-follow", (_read,)),
    "ddz-bid": State("ddz-bid"),
    "ddz-bid-later": State("ddz-bid-later"),
    "ddz-redeal": State("ddz-redeal", event=NobodyBid),
    "ddz-landlord": State("ddz-landlord", event=LandlordChosen),
    "ddz-lead": State("ddz-lead", (_hint,)),
    "ddz-follow": State("ddz-follow", (_hint,)),
    "ddz-refused": State("ddz-follow", (_choose_badly,)),
    "ddz-refused-pass": State("ddz-lead", (_pass,)),
    "ddz-mend": State("ddz-follow", (_choose_nearly,)),
    "ddz-bomb": State("ddz-bomb"),
    "ddz-full": State("ddz-full"),
    "ddz-undone": State("ddz-follow", (_undo,)),
    "ddz-thinking": State("ddz-thinking", (_choose_one,)),
    "ddz-last-cards": State("ddz-last-cards"),
    "ddz-grouped": State("ddz-lead", (_arrange,)),
    "ddz-counter": State("ddz-follow", (_count,)),
    "ddz-large": State("ddz-lead", (_hint,), settings=_LARGE),
    "ddz-won": State("ddz-won"),
    "ddz-lost": State("ddz-lost"),
    "ddz-spring": State("ddz-spring"),
    "gd-lead": State("gd-lead", (_hint,)),
    "gd-follow": State("gd-follow", (_hint,)),
    "gd-refused": State("gd-follow", (_choose_badly,)),
    "gd-mend": State("gd-follow", (_choose_nearly,)),
    "gd-ask-bomb": State("readings", (_ask_bomb,), settings=_ASKING),
    "gd-readings": State("readings", (_readings,)),
    "gd-french-index": State("readings", (_readings,), settings=_FRENCH),
    "gd-bomb": State("gd-bomb", (_hint,)),
    "gd-full": State("gd-full"),
    "gd-undone": State("gd-follow", (_pass_and_undo,)),
    "gd-thinking": State("gd-thinking", (_choose_one,)),
    "gd-last-cards": State("gd-last-cards"),
    "gd-grouped": State("gd-follow", (_arrange,)),
    "gd-grouped-flush": State("readings", (_arrange,)),
    "gd-grouped-lead": State("gd-lead", (_arrange, _hint)),
    "gd-counter": State("gd-follow", (_count,)),
    "gd-grouped-counting": State("gd-full", (_arrange,), settings=_COUNTING),
    "gd-large": State("gd-lead", (_hint,), settings=_LARGE),
    "gd-tribute": State("gd-tribute", event=TributePaid),
    "gd-two-tributes": State("gd-two-tributes", event=TributePaid),
    "gd-tribute-to-you": State("gd-two-tributes", (_go_on,), event=TributePaid),
    "gd-cancelled": State("gd-cancelled", event=TributeCancelled),
    "gd-return": State("gd-return", (_choose_one,)),
    "gd-returned": State("gd-returned", event=TributeReturned),
    "gd-out": State("gd-out", event=WentOut),
    "gd-other-out": State("gd-other-out", event=WentOut),
    "gd-skip": State("gd-out"),
    "gd-won": State("gd-won"),
    "gd-lost": State("gd-lost"),
    "gd-match-won": State("gd-match-won"),
    "gd-match-lost": State("gd-match-lost"),
    "deals": State("ddz-follow", (_look_back("deals"),), past=True),
    "statistics-ddz": State("ddz-follow", (_look_back("statistics"),), past=True),
    "statistics-gd": State("gd-follow", (_look_back("statistics"), _statistics_of("guandan")), past=True),
    "achievements": State("ddz-follow", (_look_back("achievements"),), past=True),
    "reset": State("ddz-follow", (_look_back("statistics"), _reset), past=True),
    "replay-ddz": State("ddz-won", (_replay(20),)),
    "replay-gd": State("gd-won", (_replay(40),)),
    "replay-gd-closed": State("gd-won", (_replay(40, opened=False),)),
    "review-ddz": State("ddz-lost", (_review,)),
    "review-gd": State("gd-lost", (_review,)),
}
"""Every state by its name."""
