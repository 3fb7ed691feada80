"""A monkey at the window: presses, drags, sizes, languages, games and speeds at random.

After every event the match must be sound, and what is kept and shown must be that match.
`--monkey-seconds 3600` lets it sit for an hour, `--monkey-seed N` fetches another monkey.
"""

import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic
from types import TracebackType
from typing import Final, TextIO

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMenu, QWidget

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.cards import cards_of, face_of
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store import settings
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.saves import Saves
from cardavia_desktop.store.settings import Settings, with_value
from tests.ui.program.conftest import Program

NO, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton

KEYS: Final = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Tab),
    *(Qt.Key.Key_Backtab, Qt.Key.Key_P, Qt.Key.Key_H, Qt.Key.Key_G, Qt.Key.Key_C, Qt.Key.Key_D),
    *(Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_F1, Qt.Key.Key_F11),
    *(Qt.Key.Key_Question, Qt.Key.Key_A, Qt.Key.Key_Backspace, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp),
)
WITH_CONTROL: Final = (
    *(Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_N, Qt.Key.Key_L, Qt.Key.Key_D, Qt.Key.Key_Comma),
    *(Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_V, Qt.Key.Key_F),
)
SWITCHES: Final = ("large_index", "four_colours", "french_index", "counter", "auto_pass", "reduced_motion")


class Monkey:
    """Sits before a program and does something again and again.

    Args:
        program: the program.
        saves: the matches that it keeps.
        rng: what the monkey does.
        diary: where it tells what it does: a program that crashes can tell nothing.
    """

    def __init__(self, program: Program, saves: Saves, rng: Random, diary: TextIO) -> None:
        self._program = program
        self._window = program.window
        self._saves = saves
        self._rng = rng
        self.did: deque[str] = deque(maxlen=40)
        self._diary = diary
        self.steps = 0
        self.deals: Counter[str] = Counter()
        self._checked: tuple[str, int] = ("", 0)
        self._poking = QTimer()
        self._poking.setInterval(30)
        self._poking.timeout.connect(self._poke_popup)
        self._poking.start()
        # What leads out of the window.
        for action in (self._window.commands.quit, self._window.commands.open, self._window.commands.save_as):
            action.setVisible(False)
            action.setShortcuts([])

    def _note(self, deed: str) -> None:
        self.did.append(deed)
        self._diary.write(f"{deed}\n")
        self._diary.flush()

    def stop(self) -> None:
        self._poking.stop()

    def step(self) -> None:
        """Do something, and look whether all is well."""
        deeds: tuple[tuple[int, Callable[[], None]], ...] = (
            (30, self._press_key),
            (30, self._click),
            (14, self._drag),
            (24, self._play),
            (5, self._turn_wheel),
            (4, self._resize),
            (2, self._speak),
            (3, self._change_game),
            (4, self._change_setting),
        )
        weights, doing = zip(*deeds, strict=True)
        deed = self._rng.choices(doing, weights)[0]
        self.steps += 1
        self._note(deed.__name__)
        deed()
        QApplication.processEvents()
        if self._rng.random() < 0.05:
            QTest.qWait(self._rng.choice((1, 20, 120)))
        self.check()

    # What it does

    # Events go to the window as the system sends them, not to widgets: these may vanish under a press.

    def _handle(self) -> QWindow:
        window = QApplication.activeModalWidget() or self._window
        handle = window.windowHandle()
        assert handle is not None
        return handle

    def _place(self) -> QPoint:
        """Return a place in the window, half of the time on a button."""
        window = QApplication.activeModalWidget() or self._window
        seen = [button for button in window.findChildren(QAbstractButton) if button.isVisible()]
        if seen and self._rng.random() < 0.5:
            button = self._rng.choice(seen)
            place = button.mapTo(window, button.rect().center())
        else:
            place = QPoint(self._rng.randrange(window.width()), self._rng.randrange(window.height()))
        self._note(f"at {place.x()}, {place.y()}: {_name(window.childAt(place) or window)}")
        return self._inside(place)

    def _inside(self, place: QPoint) -> QPoint:
        """Return the nearest place in the window; the system sends no press from elsewhere."""
        size = self._handle().size()
        return QPoint(max(0, min(place.x(), size.width() - 1)), max(0, min(place.y(), size.height() - 1)))

    def _press_key(self) -> None:
        if self._rng.random() < 0.25:
            key, modifier = self._rng.choice(WITH_CONTROL), self._rng.choice((CONTROL, CONTROL | SHIFT))
        else:
            key, modifier = self._rng.choice(KEYS), NO
        self._note(f"{modifier.name}+{key.name}")
        QTest.keyClick(self._handle(), key, modifier)

    def _click(self) -> None:
        click = self._rng.choices((QTest.mouseClick, QTest.mouseDClick), (5, 1))[0]
        button = self._rng.choices((LEFT, RIGHT), (5, 1))[0]
        self._note(f"{click.__name__} {button.name}")
        click(self._handle(), button, NO, self._place())

    def _drag(self) -> None:
        place = self._place()
        QTest.mousePress(self._handle(), LEFT, NO, place)
        for _ in range(self._rng.randrange(1, 6)):
            place = self._inside(place + QPoint(self._rng.randrange(-120, 121), self._rng.randrange(-40, 41)))
            QTest.mouseMove(self._handle(), place)
        if self._rng.random() < 0.9:  # now and then the button never comes up
            QTest.mouseRelease(self._handle(), LEFT, NO, self._inside(place))

    def _play(self) -> None:
        """Do what a person would: else no monkey ever sees the end of a deal."""
        session, match = self._program.session, self._program.session.match
        if match is None:
            self._change_game()
        elif session.your_turn and self._rng.random() < 0.8:
            session.act(self._rng.choice(session.view.legal))
        elif session.view.result is not None:
            session.next_deal()
        else:
            self._program.table.complete()

    def _turn_wheel(self) -> None:
        place = self._place()
        turned = QPoint(0, self._rng.choice((-240, -120, 120, 240)))
        QTest.wheelEvent(self._handle(), QPointF(place), turned)

    def _resize(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        self._window.resize(self._rng.randrange(640, 2000), self._rng.randrange(400, 1200))

    def _speak(self) -> None:
        self._window._switch_language(self._rng.choice(("en", "fr")))

    def _change_game(self) -> None:
        self._window.open_game(self._rng.choice(tuple(GAMES)))

    def _change_setting(self) -> None:
        name, value = self._rng.choice(
            (
                ("speed", self._rng.choice(("slow", "normal", "fast", "instant", "instant"))),
                *((name, self._rng.random() < 0.5) for name in ("large_index", "four_colours", "counter")),
                *(
                    (name, self._rng.random() < 0.5)
                    for name in ("auto_pass", "reduced_motion", "french_index")
                ),
                ("theme", self._rng.choice(("dark", "light"))),
                ("hand_order", self._rng.choice(("rank", "combination"))),
            )
        )
        preferences = self._window._preferences
        preferences.change(with_value(preferences.value, name, value))

    def _poke_popup(self) -> None:
        """Choose from an open menu or list: it may hold everything up until somebody does."""
        asked = QApplication.activeModalWidget()
        if isinstance(asked, QFileDialog):
            asked.reject()  # the monkey stays away from the person's files
        popup = QApplication.activePopupWidget()
        if popup is None:
            return
        if isinstance(popup, QMenu) and self._rng.random() < 0.3:
            popup.close()
        else:
            QTest.keyClick(popup, self._rng.choice((Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Escape)))

    # What must be so

    def check(self) -> None:
        match = self._program.session.match
        if match is None:
            return
        if (match.identity, match.ply) != self._checked:
            self._checked = (match.identity, match.ply)
            sound(match)
            self._kept(match)
            if match.state.phase is Phase.MATCH_OVER or match.state.phase.needs_cards:
                self.deals[match.game.key] += 1
        self._shown()

    def _kept(self, match: Match) -> None:
        if match.state.phase is Phase.MATCH_OVER:
            assert not self._saves.has(match.game.key)
            return
        kept = self._saves.load(match.game.key)
        assert kept is not None
        assert kept.log == match.log

    def _shown(self) -> None:
        table = self._program.table
        shown = table._choreographer.shown
        if not table.is_settled() or shown is None or not table.isVisible():
            return
        view = self._program.session.view
        assert shown.view == view
        hand = {
            key[1]: item
            for key, item in table._stage.cards.items()
            if isinstance(key, tuple) and key[0] == "hand"
        }
        assert hand.keys() == set(view.hand)
        room = table._view.rect()
        if room.width() >= 640 and room.height() >= 400:
            for item in hand.values():
                assert room.contains(item.pos().toPoint()), "a card of the hand is off the table"


def _raise_first(faults: list[BaseException]) -> None:
    if faults:
        raise faults[0]


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()}".strip()


def sound(match: Match) -> None:
    """Fail where a match is not what the rules allow."""
    state = match.state
    deal = next(entry for entry in reversed(match.log) if isinstance(entry, Deal))
    all_cards = Counter(map(face_of, (card for cards in (*deal.hands, deal.bottom) for card in cards)))
    view = state.observe(0)
    there = Counter(face_of(card) for seat in range(match.game.seats) for card in cards_of(state.hand(seat)))
    for turn in view.history:
        if turn.combination is not None:
            there.update(map(face_of, turn.combination.cards))
    missing = all_cards - there
    assert not there - all_cards, "cards that nobody dealt"
    assert missing in (Counter(), Counter(map(face_of, deal.bottom))), "cards are lost"
    assert view.counts == tuple(len(cards_of(state.hand(seat))) for seat in range(match.game.seats))
    assert (state.to_act is None) == (state.phase is Phase.MATCH_OVER or state.phase.needs_cards)
    if state.to_act is not None:
        assert state.observe(state.to_act).legal
    assert codec.loads(codec.dumps(match, "test"), GAMES).log == match.log


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    del qapp
    paths = Paths(tmp_path / "config", tmp_path / "data", tmp_path / "log")
    settings.save(Settings(language="en", speed="instant", opponents="greedy"), paths.settings)
    made = Program(paths)
    yield made
    made.close()


@pytest.fixture
def diary(tmp_path: Path) -> Iterator[TextIO]:
    with (tmp_path / "diary.txt").open("w", encoding="utf-8") as file:
        yield file


def test_a_monkey_does_no_harm(
    program: Program, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds, seed = (request.config.getoption(name) for name in ("monkey_seconds", "monkey_seed"))
    diary = request.getfixturevalue("diary")
    monkey = Monkey(program, Saves(tmp_path / "data" / "matches", GAMES), Random(seed), diary)
    faults: list[BaseException] = []

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        del kind
        faults.append(error.with_traceback(trace))

    monkeypatch.setattr(sys, "excepthook", note)
    end = monotonic() + seconds
    try:
        while monotonic() < end:
            monkey.step()
            _raise_first(faults)
    except BaseException as error:
        error.add_note(f"seed {seed}, step {monkey.steps}, after: {'; '.join(monkey.did)}")
        raise
    finally:
        monkey.stop()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
    print(f"\n{monkey.steps} steps, deals ended: {dict(monkey.deals)}")  # noqa: T201 - for whoever runs it for an hour
    assert monkey.steps > 20


@pytest.mark.parametrize("damage", ["lost", "twice"])
def test_unsound_matches_are_seen(damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["doudizhu"]
    match = Match(game, game.shuffle(Random(1)))
    sound(match)
    hands = {seat: match.state.hand(seat) for seat in range(3)}
    wrong = {**hands, 0: hands[1] if damage == "twice" else hands[0] & (hands[0] - 1)}
    monkeypatch.setattr(type(match.state), "hand", lambda _state, seat: wrong[seat])
    with pytest.raises(AssertionError, match="nobody dealt" if damage == "twice" else "lost"):
        sound(match)
