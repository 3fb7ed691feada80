"""What the program keeps and opens: matches, deals, files and codes."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.app import main
from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store import settings
from cardavia_desktop.store.history import Filter, History
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.saves import Saves, write_match
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.main_window import MainWindow
from tests.ui.program.conftest import PLAYERS, Program, begin
from tests.ui.program.test_whole_matches import play


def test_a_match_goes_on_where_it_was_left(paths: Paths, programs: list[Program]) -> None:
    first = begin(paths, programs, language="en", game="doudizhu")
    mind = GreedyAgent()
    for _ in range(4):
        first.wait()
        if first.session.your_turn:
            first.act_by_mouse(mind.decide(first.view))
    assert first.session.match is not None
    left, players = first.session.match.log, first.session.match.players
    first.close()
    programs.remove(first)
    second = Program(paths)
    programs.append(second)
    assert second.session.match is not None
    assert second.session.match.log[: len(left)] == left
    assert second.session.match.players == players


def test_each_game_keeps_its_own_match(paths: Paths, programs: list[Program]) -> None:
    program = begin(paths, programs, language="en", game="doudizhu")
    one = program.session.match
    QTest.mouseClick(program.window.bar.games.button("guandan"), Qt.MouseButton.LeftButton)
    program.wait()
    assert program.session.match is not None
    assert program.session.match.game is guandan.GAME
    QTest.mouseClick(program.window.bar.games.button("doudizhu"), Qt.MouseButton.LeftButton)
    program.wait()
    assert program.session.match is one
    assert one is not None
    assert one.game is doudizhu.GAME


def test_a_finished_match_is_not_opened_again(paths: Paths, programs: list[Program]) -> None:
    program = begin(paths, programs, language="en", game="doudizhu")
    play(program, by_keys=False)
    assert not Saves(paths.matches, GAMES).path("doudizhu").exists()


def test_a_finished_deal_is_in_the_history(paths: Paths, programs: list[Program]) -> None:
    program = begin(paths, programs, language="en", game="doudizhu")
    play(program, by_keys=False)
    match = program.session.match
    assert match is not None
    (record,) = History(paths.history).page().deals
    result = match.state.observe(0).result
    assert result is not None
    assert (record.match, record.outcome.score) == (match.identity, result.scores[0])
    assert not program.window.notice


def test_a_match_file_starts_no_program_and_gets_our_players(paths: Paths, programs: list[Program]) -> None:
    trap = paths.data / "trap"
    players = ("", f"exec:touch {trap}", "somebody of a later version")
    match = Match(doudizhu.GAME, doudizhu.GAME.shuffle(Random(3)), players=players)
    Saves(paths.matches, GAMES).save(match)
    program = begin(paths, programs, language="en", game="doudizhu")
    play(program, by_keys=False)
    assert not trap.exists()
    assert not program.window.notice
    assert program.session.match is not None
    assert set(program.session.match.players[1:]) <= set(roster.names("doudizhu"))


def test_a_match_given_at_the_start_is_opened(paths: Paths, programs: list[Program], tmp_path: Path) -> None:
    left = begin(paths, programs, language="en", game="guandan").session.match
    assert left is not None
    programs.pop().close()
    path = tmp_path / "sent.cardavia"
    write_match(Match(doudizhu.GAME, doudizhu.GAME.shuffle(Random(9)), players=PLAYERS["doudizhu"]), path)
    programs.append(Program(paths, opens=path))
    assert programs[0].view.game == "doudizhu"
    assert programs[0].session.match is not None
    assert programs[0].session.match.log[0] == doudizhu.GAME.shuffle(Random(9))
    programs[0].window.open_game("guandan")
    assert programs[0].session.match.log[0] == left.log[0]


def test_a_file_given_at_the_start_that_is_no_match_is_told(
    paths: Paths, programs: list[Program], tmp_path: Path
) -> None:
    programs.append(Program(paths, opens=tmp_path / "nowhere.cardavia"))
    assert "nowhere.cardavia was not opened" in programs[0].window.notice
    assert programs[0].session.match is not None, "one can play all the same"


def test_a_code_given_at_the_start_is_played_and_the_match_before_stays(
    paths: Paths, programs: list[Program]
) -> None:
    first = begin(paths, programs, language="en", game="doudizhu").session.match
    assert first is not None
    programs.pop().close()
    code = DealCode(doudizhu.GAME, 77)
    programs.append(Program(paths, opens=code))
    assert programs[0].session.match is not None
    assert programs[0].session.match.code == code
    assert len(Saves(paths.matches, GAMES).kept()) == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--code", "D-7K3QX2"], "wrong length"),
        (["--code", "nonsense"], "no deal code"),
        (["--code", str(DealCode(doudizhu.GAME, 1)), "--game", "guandan"], "not of guandan"),
        (["--code", str(DealCode(doudizhu.GAME, 1)), "a.cardavia"], "not both"),
    ],
)
def test_a_wrong_command_line_says_what_is_wrong(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert words in capsys.readouterr().err


def test_a_file_that_the_system_hands_over_is_passed_on(tmp_path: Path) -> None:
    program = (
        "import sys; from PySide6.QtGui import QFileOpenEvent\n"
        "from cardavia_desktop.ui.qt_application import CardaviaApplication\n"
        "app = CardaviaApplication([])\n"
        f"app.sendEvent(app, QFileOpenEvent({str(tmp_path / 'early.cardavia')!r}))\n"
        "app.listen(print)\n"
        f"app.sendEvent(app, QFileOpenEvent({str(tmp_path / 'late.cardavia')!r}))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(tmp_path / "early.cardavia"), str(tmp_path / "late.cardavia")]


def test_decisions_are_taken_back_by_keys_and_the_history_knows(
    paths: Paths, programs: list[Program]
) -> None:
    program = begin(paths, programs, language="en", game="doudizhu")
    mind = GreedyAgent()
    program.wait()
    while not program.session.your_turn:
        program.wait()
    before = program.view
    program.act_by_mouse(mind.decide(before))
    program.wait()
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    log = program.session.match.log if program.session.match else ()
    QTest.keyClick(program.window, Qt.Key.Key_Z, control)
    program.wait()
    assert program.view == before
    QTest.keyClick(program.window, Qt.Key.Key_Z, control | shift)
    program.wait()
    assert program.session.match is not None
    assert program.session.match.log[: len(log)] == log
    play(program, by_keys=False)
    (record,) = History(paths.history).page().deals
    assert record.undos == 1
    assert History(paths.history).page(Filter(with_undos=False)).total == 0


def test_a_match_handed_over_during_the_start_stays_on_the_table(
    paths: Paths, programs: list[Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.save(Settings(language="en", speed="instant", game="doudizhu"), paths.settings)
    sent = tmp_path / "sent.cardavia"
    write_match(Match(guandan.GAME, guandan.GAME.shuffle(Random(3)), players=PLAYERS["guandan"]), sent)
    made = MainWindow.show

    def show_after_the_file(window: MainWindow) -> None:
        window.match_desk.open_file(sent)
        made(window)

    monkeypatch.setattr(MainWindow, "show", show_after_the_file)
    program = Program(paths)
    programs.append(program)
    assert program.session.match is not None
    assert program.session.match.game is guandan.GAME
