"""A guided deal: it is played to its end, holds the person to what it teaches, and changes nothing else."""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents.agent import Motive
from cardavia_desktop.engine.actions import Action, Pass, Play
from cardavia_desktop.engine.cards import Card, rank_of, text
from cardavia_desktop.engine.doudizhu.result import Result
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.refusal import RefusedError
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.fonts import register_fonts
from cardavia_desktop.ui.guide.guide_page import LESSONS, GuidePage
from cardavia_desktop.ui.guide.lesson import action_of, same
from cardavia_desktop.ui.language import Language
from tests.ui.shell.conftest import OpenWindow, open_window, settle
from tests.ui.table.driving import Player

__all__ = ["open_window"]

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module", autouse=True)
def bundled_fonts() -> None:
    register_fonts()


class Pupil(Player):
    """Whoever sits before a guided deal."""

    def __init__(self, page: GuidePage) -> None:
        self.page = page
        self.session, self.table = page.session, page.table
        self.heard = []
        self.table.announced.connect(self.heard.append)

    def obey(self, *, by_keys: bool) -> None:
        """Do what is wanted now."""
        move = self.page.session.move
        assert move is not None
        action = action_of(move, self.view)
        (self.act_by_keys if by_keys else self.act_by_mouse)(action)


@pytest.fixture
def page(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[GuidePage]:
    game, size = getattr(request, "param", ("doudizhu", (1280, 748)))
    made = GuidePage(game, Preferences(Settings(speed="instant"), None))
    qtbot.addWidget(made)
    made.resize(*size)
    made.show()
    made.begin()
    made.setFocus()
    settle()
    yield made
    made.close_session()


@pytest.mark.parametrize("game", LESSONS)
def test_every_move_of_a_lesson_is_legal(game: str) -> None:
    lesson = LESSONS[game]
    match = Match(GAMES[game], lesson.deal(), {}, ("",) * GAMES[game].seats)
    for move in lesson.moves:
        assert match.state.to_act == move.seat
        match.act(move.seat, action_of(move, match.state.observe(move.seat)))
    if lesson.closing is None:
        result = match.state.observe(0).result
        assert isinstance(result, Result)
        assert (result.landlord_won, result.bid * result.multiplier) == (True, 12)


def played(game: str, actions: Sequence[Action]) -> Match:
    match = Match(GAMES[game], LESSONS[game].deal(), {}, ("",) * GAMES[game].seats)
    for move, action in zip(LESSONS[game].moves, actions, strict=False):
        match.act(move.seat, action)
    return match


def of_like_worth(wanted: Action, view: Observation) -> list[Action]:
    """Return the plays with the wanted one's shape, rank and size, in all cards that they can be laid in."""
    if not isinstance(wanted, Play):
        return [wanted]
    found: dict[frozenset[Card], Action] = {}
    for action in view.legal:
        if isinstance(action, Play) and worth(action) == worth(wanted):
            choices = [
                [one for one in view.hand if rank_of(one) == rank_of(card)] for card in cards_of(action)
            ]
            for cards in product(*choices):
                changed = action.combination._replace(cards=cards, stands_for=cards)
                exact = cards == action.combination.cards
                if len(set(cards)) == len(cards):
                    found.setdefault(frozenset(cards), action if exact else Play(changed))
    return list(found.values())


def worth(action: Play) -> tuple[str, str, int]:
    return action.combination.shape.value, action.combination.rank, action.combination.size


def cards_of(action: Play) -> tuple[Card, ...]:
    return action.combination.cards


@pytest.mark.parametrize("game", LESSONS)
def test_whatever_is_accepted_the_rest_of_a_lesson_can_be_played(game: str) -> None:
    lesson = LESSONS[game]
    refused: list[Action] = []
    ends = 0
    open_: list[tuple[Action, ...]] = [()]
    while open_:
        done = open_.pop()
        if len(done) == len(lesson.moves):
            ends += 1
            continue
        move = lesson.moves[len(done)]
        view = played(game, done).state.observe(move.seat)
        wanted = action_of(move, view)
        others = dict.fromkeys((wanted, *(of_like_worth(wanted, view) if move.tell else ())))
        for action in others:
            try:
                played(game, (*done, action))
            except RefusedError:
                assert action != wanted, f"what is wanted can be played: {move.does}"
                continue
            if same(action, wanted, view):
                open_.append((*done, action))
            else:
                refused.append(action)
    laid = {text(cards_of(action)) for action in refused if isinstance(action, Play)}
    if game == "guandan":
        assert "2H" in laid, "the wild card is no 2 of spades"
        assert any(cards.startswith("5") and "6" in cards for cards in laid), "nor are 6s the 3s"
    else:
        assert ends > 1, "suits are free"


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize("page", [(game, (1280, 748)) for game in LESSONS], indirect=True, ids=list(LESSONS))
@pytest.mark.parametrize("code", ["en", "fr"])
def test_a_guide_is_played_to_its_end(
    page: GuidePage, code: str, *, by_keys: bool, language: Language
) -> None:
    language.switch(code)
    settle()
    pupil, lesson = Pupil(page), LESSONS[page.game]
    told = []
    for step in range(1, lesson.steps + 1):
        assert page.session.step == step
        text = page.strip.text
        told.append(text.title)
        assert not text.astray
        assert page.strip.help.isVisible()
        assert page.table.is_settled()
        assert text.spoken in pupil.heard or step == 1
        pupil.obey(by_keys=by_keys)
        settle()
    assert len(told) == len(set(told))
    finished: list[str] = []
    page.finished.connect(finished.append)
    if lesson.closing is None:
        assert page.session.view.result is not None
        pupil.key(Qt.Key.Key_Return)
    else:
        assert page.strip.text.title == lesson.closing().title
        QTest.mouseClick(page.strip.help, LEFT)
    assert finished == [page.game]


@pytest.mark.parametrize("page", [(game, (1280, 748)) for game in LESSONS], indirect=True, ids=list(LESSONS))
def test_show_me_leads_to_the_end_too(page: GuidePage) -> None:
    lesson = LESSONS[page.game]
    for _ in range(lesson.steps):
        ply = page.session.match.ply if page.session.match else 0
        QTest.mouseClick(page.strip.help, LEFT)
        settle()
        QTest.keyClick(page.table._view, Qt.Key.Key_Return)
        settle()
        if page.table.chooser.isVisible():
            QTest.keyClick(page.table.chooser, Qt.Key.Key_Return)
            settle()
        assert page.session.match is not None
        assert page.session.match.ply > ply
    assert page.session.move is None


def test_anything_else_is_explained_and_changes_nothing(page: GuidePage) -> None:
    pupil = Pupil(page)
    pupil.key(Qt.Key.Key_1)
    settle()
    assert page.strip.text.astray
    assert "bid 3" in page.strip.text.lines[0]
    assert page.strip.text.spoken in pupil.heard
    assert page.session.step == 1
    pupil.obey(by_keys=True)
    settle()
    lead = page.session.move
    assert lead is not None
    others = [action for action in page.session.view.legal if action != action_of(lead, page.session.view)]
    pupil.act_by_mouse(others[0])
    settle()
    assert page.session.move is lead
    assert page.strip.text.astray
    assert len(page.session.view.hand) == 20
    pupil.obey(by_keys=True)
    settle()
    assert not page.strip.text.astray, "the next step is told afresh"


def test_a_pass_that_is_not_wanted_is_held_back(page: GuidePage) -> None:
    pupil = Pupil(page)
    for _ in range(2):
        pupil.obey(by_keys=True)
        settle()
    assert Pass() in page.session.view.legal
    pupil.key(Qt.Key.Key_P)
    settle()
    assert page.strip.text.astray


def test_every_step_says_what_to_do_in_words_of_its_own(language: Language) -> None:
    for code in ("en", "fr"):
        language.switch(code)
        for lesson in LESSONS.values():
            advice = [move.tell() for move in lesson.moves if move.tell is not None]
            texts = [text for one in advice for text in (one.title, *one.lines, one.astray)]
            assert all(texts)
            assert len(set(texts)) == len(texts)
            assert all(len(one.lines) <= 3 for one in advice)


# In the window


def test_the_welcome_page_begins_a_guide_and_it_can_be_left_and_begun_again(open_window: OpenWindow) -> None:
    window = open_window()
    window.show_welcome()
    settle()
    for game in LESSONS:
        QTest.mouseClick(window.welcome.panel(game).guide, LEFT)
        settle()
        page = window.guides.page
        assert page is not None
        assert page.game == game
        assert page.strip.text.count.startswith("Step 1")
        QTest.mouseClick(page.strip.leave, LEFT)
        settle()
        assert window.guides.page is None
        assert window._pages.currentWidget() is window.welcome


def test_a_guide_leaves_the_match_at_the_table_alone(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("doudizhu")
    settle()
    match, ply = window.session.match, window.session.match.ply if window.session.match else -1
    window.commands.guide.trigger()
    settle()
    page = window.guides.page
    assert page is not None
    assert page.game == "doudizhu"
    Pupil(page).obey(by_keys=True)
    settle()
    assert not window.commands.undo.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    window.show_page("rules")
    assert window._pages.currentWidget() is window.rules
    window.show_page("table")
    assert window._pages.currentWidget() is page, "the rules lead back to the guide"
    window.open_game("doudizhu")
    settle()
    assert window.guides.page is None
    assert window._pages.currentWidget() is window.table
    assert window.session.match is match
    assert match is not None
    assert match.ply == ply


def test_f1_shows_the_rules_of_the_game_on_the_table_during_a_guide_and_after_it(
    open_window: OpenWindow,
) -> None:
    window = open_window()
    window.show_welcome()
    window.show_guide("guandan")
    window.commands.rules.trigger()
    settle()
    assert window._pages.currentWidget() is window.rules
    assert window.rules.game == "guandan", "the rules have just been made"
    window.open_game("doudizhu")
    settle()
    for game in ("guandan", "doudizhu"):
        window.show_guide(game)
        settle()
        page = window.guides.page
        assert page is not None
        page.table.rules_requested.emit("combinations")
        assert window.rules.game == game
        window.show_page("table")
        QTest.mouseClick(page.strip.leave, LEFT)
        settle()
        window.table.rules_requested.emit("bidding")  # only one of the games has such a section
        assert window.rules.game == "doudizhu"
        assert window._pages.currentWidget() is window.rules


def test_the_end_of_a_guide_leads_to_a_match(open_window: OpenWindow) -> None:
    window = open_window()
    window.show_welcome()
    window.show_guide("guandan")
    page = window.guides.page
    assert page is not None
    page.finished.emit("guandan")
    settle()
    assert window.guides.page is None
    assert window.session.match is not None
    assert window.session.match.game.key == "guandan"


def test_a_language_changes_the_strip(open_window: OpenWindow, language: Language) -> None:
    window = open_window()
    window.show_guide("guandan")
    settle()
    page = window.guides.page
    assert page is not None
    title, high = page.strip.text.title, page.strip.height()
    language.switch("fr")
    settle()
    assert page.strip.text.title != title
    assert page.strip.height() >= high > 60


def test_a_guide_fits_a_small_laptop_screen(open_window: OpenWindow) -> None:
    """The room on 1366 × 768 at 150 %."""
    window = open_window((911, 512))
    window.show_guide("guandan")
    window.setMinimumSize(0, 0)
    window.resize(911, 512)
    settle()
    page = window.guides.page
    assert page is not None
    assert (window.width(), window.height()) == (911, 512)
    assert page.table.height() >= 400
    for button in (page.strip.help, page.strip.leave):
        assert page.strip.rect().contains(button.geometry())


@pytest.mark.parametrize("page", [(game, (1280, 748)) for game in LESSONS], indirect=True, ids=list(LESSONS))
def test_show_me_says_why(page: GuidePage) -> None:
    lesson, reasons = LESSONS[page.game], []
    for _ in range(lesson.steps):
        QTest.mouseClick(page.strip.help, LEFT)
        settle()
        doing = page.table._desk._doing
        assert doing is not None
        hint = doing.hint
        assert hint is not None
        if not isinstance(hint.action, Pass):
            reasons.append(hint.motive)
        QTest.keyClick(page.table._view, Qt.Key.Key_Return)
        settle()
        if page.table.chooser.isVisible():
            QTest.keyClick(page.table.chooser, Qt.Key.Key_Return)
            settle()
    assert reasons
    assert phrases.motive_text(Motive.NOTHING_BETTER) not in reasons
