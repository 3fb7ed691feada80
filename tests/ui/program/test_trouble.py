"""Broken files, faults, and a second copy: all is told, and one can play on."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.agent import Adviser, Agent
from cardavia_desktop.engine import doudizhu
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store.history import History
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.saves import Saves
from cardavia_desktop.ui.fault_dialog import FaultDialog
from tests.store.records import deal_record, fill
from tests.ui.program.conftest import PLAYERS, Program, begin
from tests.ui.program.test_whole_matches import play
from tests.ui.table.driving import INSTANT


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_broken_history_is_put_aside_and_told(paths: Paths, programs: list[Program], language: str) -> None:
    paths.history.parent.mkdir(parents=True)
    paths.history.write_bytes(b"not a history" * 1000)
    program = begin(paths, programs, language=language, game="doudizhu")
    play(program, by_keys=False)
    (kept,) = (entry for entry in paths.data.iterdir() if "broken" in entry.name)
    assert kept.name in program.window.notice
    assert ("donnes" in program.window.notice) == (language == "fr")
    assert History(paths.history).page().total == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_one_past_deal_that_cannot_be_read_is_told_once_and_the_others_are_there(
    paths: Paths, programs: list[Program], language: str
) -> None:
    fill(History(paths.history), *(deal_record(number) for number in range(5)))
    with closing(sqlite3.connect(paths.history)) as connection:
        connection.execute("UPDATE deals SET finished = 'yesterday' WHERE sequence = 2")
        connection.commit()
    before = paths.history.read_bytes()
    program = begin(paths, programs, language=language, game="doudizhu")
    program.window.past.show_list("deals")
    page = program.window.past.list_page
    assert page is not None
    assert page.deals.model.rowCount() == 4
    (kept,) = (entry for entry in paths.data.iterdir() if "broken" in entry.name)
    assert kept.read_bytes() == before
    assert kept.name in program.window.notice
    assert ("reste demeure" in program.window.notice) == (language == "fr")
    program.window.dismiss_notice()
    for tab in ("statistics", "achievements", "deals"):
        program.window.past.show_list(tab)
        assert not program.window.notice


@pytest.mark.parametrize("forgotten", [False, True])
def test_a_deal_that_a_locked_history_could_not_take_is_there_at_the_next_start(
    paths: Paths, programs: list[Program], *, forgotten: bool
) -> None:
    History(paths.history).prepare()
    program = begin(paths, programs, language="en", game="doudizhu")
    with closing(sqlite3.connect(paths.history)) as other:
        other.execute("BEGIN EXCLUSIVE")
        play(program, by_keys=False)
        assert "could not be added" in program.window.notice
        if not forgotten:
            programs.pop().close()
    if forgotten:
        program.window.past.reset()
        programs.pop().close()
    programs.append(Program(paths))
    assert History(paths.history).page().total == (0 if forgotten else 1)
    assert not paths.waiting.exists()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("content", [b"", b"not a match", b'{"format": 99}', b"\xff\xfe\x00junk"])
def test_a_broken_match_is_put_aside_and_told(
    paths: Paths, programs: list[Program], language: str, content: bytes
) -> None:
    path = Saves(paths.matches, GAMES).path("guandan")
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    program = begin(paths, programs, language=language, game="guandan")
    notice = program.window.notice
    kept = [entry for entry in path.parent.iterdir() if "broken" in entry.name]
    assert [entry.read_bytes() for entry in kept] == [content]
    assert kept[0].name in notice
    assert ("partie" in notice) == (language == "fr")
    assert program.session.match is not None, "a new match is on the table"


def test_a_tampered_match_is_refused(paths: Paths, programs: list[Program]) -> None:
    saves = Saves(paths.matches, GAMES)
    saves.save(Match(doudizhu.GAME, doudizhu.GAME.shuffle(Random(1)), players=PLAYERS["doudizhu"]))
    path = saves.path("doudizhu")
    path.write_text(
        path.read_text().replace('"events":[]', '"events":[{"seat":1,"bid":3},{"seat":1,"bid":3}]')
    )
    program = begin(paths, programs, language="en", game="doudizhu")
    assert "rules do not allow" in program.window.notice


def test_broken_settings_are_put_aside_and_told(paths: Paths, programs: list[Program]) -> None:
    paths.config.mkdir(parents=True)
    paths.settings.write_text("{{{")
    programs.append(Program(paths))
    assert "settings" in programs[-1].window.notice
    assert [entry.read_text() for entry in paths.config.iterdir() if "broken" in entry.name] == ["{{{"]


@pytest.mark.parametrize("game", ["mahjong", ""])
def test_settings_with_a_game_that_nobody_knows_let_the_program_start(
    paths: Paths, programs: list[Program], game: str
) -> None:
    program = begin(paths, programs, language="en", game=game)
    assert program.session.match is not None
    assert program.session.match.game.key == "doudizhu"
    assert program.window.bar.games.button("doudizhu").isChecked()


def test_without_a_writable_directory_one_can_still_play(tmp_path: Path, programs: list[Program]) -> None:
    wall = tmp_path / "wall"
    wall.write_text("a file where directories are expected")
    programs.append(Program(Paths(wall / "config", wall / "data", wall / "log")))
    program = programs[-1]
    assert "cannot write" in program.window.notice
    QTest.mouseClick(program.window.welcome.panel("doudizhu").button, Qt.MouseButton.LeftButton)
    program.wait()
    program.table.set_preferences(INSTANT)
    play(program, by_keys=False)


def test_a_second_copy_says_so_and_keeps_out_of_the_first_ones_match(
    paths: Paths, programs: list[Program]
) -> None:
    first = begin(paths, programs, language="en", game="doudizhu")
    kept = Saves(paths.matches, GAMES).path("doudizhu").read_bytes()
    second = Program(paths, seed=2)
    programs.append(second)
    assert "already open" in second.window.notice
    assert not first.window.notice
    play(second, by_keys=False)
    assert Saves(paths.matches, GAMES).path("doudizhu").read_bytes() == kept


def test_a_fault_is_told_once_and_the_match_goes_on(
    paths: Paths, programs: list[Program], qtbot: QtBot
) -> None:
    program = begin(paths, programs, language="en", game="doudizhu")
    for _ in range(3):
        program.application.faults.report(RuntimeError, RuntimeError("a slot failed"), None)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), FaultDialog))
    assert "RuntimeError: a slot failed" in next(paths.log.iterdir()).read_text()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, FaultDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    program.wait()
    assert QApplication.activeModalWidget() is None
    match = program.session.match
    assert match is not None
    left = match.log
    program.close()
    programs.remove(program)
    programs.append(Program(paths))
    match = programs[0].session.match
    assert match is not None
    assert match.log[: len(left)] == left, "the match goes on at the next start"
    play(programs[0], by_keys=False)


def test_a_screen_reader_is_told_once_of_a_player_that_fails(
    paths: Paths, programs: list[Program], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def take(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())

    def break_down(*_arguments: object) -> Agent:
        raise RuntimeError("this player is broken")

    monkeypatch.setattr(QAccessible, "updateAccessibility", take)
    monkeypatch.setattr(roster, "create", break_down)
    QAccessible.setActive(True)
    try:
        program = begin(paths, programs, language="en", game="guandan", seed=2)
        qtbot.waitUntil(lambda: "gave no answer" in program.window.notice)
        program.wait()
    finally:
        QAccessible.setActive(False)
    assert len([text for text in told if "gave no answer" in text]) == 1


def test_what_fails_at_the_end_keeps_nothing_else_from_ending(
    paths: Paths, programs: list[Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin(paths, programs, language="en", game="doudizhu")

    def fail() -> None:
        raise RuntimeError("the history is in flames")

    monkeypatch.setattr(program.application._recorder, "keep", fail)
    hook = sys.excepthook
    program.close()
    programs.remove(program)
    assert sys.excepthook != hook, "faults are no longer caught"
    assert "in flames" in (paths.log / "cardavia.log").read_text()
    programs.append(Program(paths))
    assert "already open" not in programs[0].window.notice, "the lock is given back"


def test_settings_that_can_neither_be_read_nor_put_aside_are_not_written_over(
    paths: Paths, programs: list[Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    paths.config.mkdir(parents=True)
    paths.settings.write_text("{{{")

    def refuse(_path: Path) -> None:
        return None

    monkeypatch.setattr("cardavia_desktop.application.set_aside", refuse)
    programs.append(Program(paths))
    assert "until you close" in programs[0].window.notice
    programs[0].window._preferences.set_language("fr")
    programs.pop().close()
    assert paths.settings.read_text() == "{{{"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_missing_nets_are_told_once(
    paths: Paths, programs: list[Program], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def missing(*_arguments: object) -> Adviser:
        raise FileNotFoundError("doudizhu.npz")

    monkeypatch.setattr(roster, "_with_nets", missing)
    program = begin(paths, programs, language=language, game="doudizhu")
    assert ("joueurs entraînés" in program.window.notice) == (language == "fr")
    assert program.window.notice
    program.window.dismiss_notice()
    program.window.open_game("guandan")
    program.wait()
    assert not program.window.notice
