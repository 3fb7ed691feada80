"""The first deals explain themselves: each note once, in nobody's way."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cardavia_desktop.agents import roster
from cardavia_desktop.engine.cards import text
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.fonts import register_fonts
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.main_window import MainWindow
from cardavia_desktop.ui.notes import content
from cardavia_desktop.ui.table.table_view import TableView
from tests.ui.shell.conftest import OpenWindow, open_window, settle
from tools.shots.positions import readings_match

__all__ = ["open_window"]

LEFT = Qt.MouseButton.LeftButton
FIRST = Settings(language="en", speed="instant")


@pytest.fixture(scope="module", autouse=True)
def bundled_fonts() -> None:
    register_fonts()


def play(window: MainWindow, turns: int) -> list[str]:
    """Play some turns and return the notes that were shown."""
    seen = []
    for _ in range(turns):
        settle()
        view = window.session.view
        if view.result is not None:
            break
        if not window.session.your_turn:
            continue
        note = window.notes.card.note
        if note is not None:
            seen.append(note.key)
            check(window)
        window.session.act(roster.adviser(view.game).decide(view))
    return seen


def viewport(window: MainWindow) -> QWidget:
    """Return where the pointer presses the cards."""
    view = window.table.findChild(TableView)
    assert isinstance(view, TableView)
    return view.viewport()


def check(window: MainWindow) -> None:
    """See that the note covers nothing and can be read whole."""
    card = QRectF(window.notes.card.geometry())
    assert [taken for taken in window.table.places.obstacles() if card.intersects(taken)] == []
    for button in (window.notes.card.understand, window.notes.card.stop):
        assert window.notes.card.rect().contains(button.geometry())


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("game", ["doudizhu", "guandan"])
def test_each_note_is_shown_once(open_window: OpenWindow, game: str, size: tuple[int, int]) -> None:
    window = open_window(size, FIRST)
    window.open_game(game)
    seen = play(window, 60)
    # In the smallest window Guandan's tall hand may leave a note no room in a whole deal; it then waits.
    assert seen or (game, size) == ("guandan", (1024, 640))
    assert len(seen) == len(set(seen))
    assert set(seen) <= set(content.keys(game))
    assert window.settings.notes_read.split() == seen


def test_got_it_puts_a_note_away_for_good(open_window: OpenWindow) -> None:
    window = open_window((1920, 1080), FIRST)
    window.open_game("doudizhu")
    settle()
    card = window.notes.card
    note = card.note
    assert note is not None
    key = note.key
    ply = window.session.match.ply if window.session.match else 0
    QTest.mouseClick(card.understand, LEFT)
    settle()
    assert card.note is None
    assert key in window.settings.notes_read
    assert not any(disc.isVisible() for disc in window.notes.discs)
    assert window.session.match is not None
    assert window.session.match.ply == ply, "nothing was played by it"
    assert key not in play(window, 10)


def test_no_more_notes_ends_them(open_window: OpenWindow) -> None:
    window = open_window((1920, 1080), FIRST)
    window.open_game("doudizhu")
    settle()
    QTest.mouseClick(window.notes.card.stop, LEFT)
    assert window.settings.first_deals is False
    assert play(window, 20) == []


def test_a_note_takes_no_key(open_window: OpenWindow) -> None:
    window = open_window((1920, 1080), FIRST)
    window.open_game("doudizhu")
    settle()
    assert window.notes.card.note is not None
    QTest.keyClick(window.table, Qt.Key.Key_3)
    settle()
    assert window.session.view.phase.value != "bid"


def test_it_follows_language_and_size(open_window: OpenWindow, language: Language) -> None:
    window = open_window((1920, 1080), FIRST)
    window.open_game("doudizhu")
    settle()
    card = window.notes.card
    assert card.note is not None
    title, width = card.note.title, card.width()
    language.switch("fr")
    settle()
    assert card.note is not None
    assert card.note.title != title
    window.resize(1280, 800)
    settle()
    if card.note is not None:
        assert card.width() < width
        check(window)


def test_a_note_makes_way_for_a_question(open_window: OpenWindow) -> None:
    window = open_window((1280, 800), FIRST)
    window.session.resume(readings_match())
    window.show_page("table")
    settle()
    assert window.notes.card.isVisible()
    chosen = [card for card in window.session.view.hand if text((card,)) in {"3S", "4S", "5S", "6S", "7H"}]
    for card in chosen:
        QTest.mouseClick(viewport(window), LEFT, pos=window.table.places.card(card).center())
    play_button = window.table.button("play")
    assert play_button is not None
    QTest.mouseClick(play_button, LEFT)
    settle()
    assert window.table.chooser.isVisible()
    assert not window.notes.card.isVisible()
    assert not any(disc.isVisible() for disc in window.notes.discs)


def test_a_note_lies_anew_when_the_hand_is_arranged(open_window: OpenWindow) -> None:
    window = open_window((1280, 800), FIRST)
    window.session.resume(readings_match())
    window.show_page("table")
    settle()
    assert window.notes.card.isVisible()
    for name in ("arrange", "counter"):
        button = window.table.button(name)
        assert button is not None
        QTest.mouseClick(button, LEFT)
        settle()
        if window.notes.card.isVisible():
            check(window)
