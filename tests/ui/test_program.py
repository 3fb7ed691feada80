"""The whole program, as a person meets it: started, played in both games and languages, started again.

Everything here goes through the real window. Offscreen and once more on an X server.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.agent import Adviser
from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.app import main
from cardavia_desktop.application import Application
from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.events import MatchEnded, TributeCancelled, TributePaid, TributeReturned
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store import settings
from cardavia_desktop.store.history import Filter, History
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.saves import Saves, write_match
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.fault_dialog import FaultDialog
from cardavia_desktop.ui.sound.player import Output, SoundPlayer
from tests.ui.table.driving import INSTANT, Player

PLAYERS = {"doudizhu": ("", "rules", "rules"), "guandan": ("", "rules", "rules", "rules")}


def silence(read: Callable[[int], bytes]) -> Output:
    del read
    raise OSError("tests are silent")


class Program(Player):
    """A running program and whoever sits before it."""

    def __init__(
        self, paths: Paths, *, game: str | None = None, seed: int = 1, opens: Path | DealCode | None = None
    ) -> None:
        self.application = Application(
            paths, game, InlineThinker(), Random(seed), SoundPlayer(silence), opens
        )
        self.window = self.application.window
        self.session = self.application.session
        self.table = self.window.table
        self.heard = []
        self.table.announced.connect(self.heard.append)
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        QTest.qWaitForWindowExposed(self.window)
        self.wait()

    def close(self) -> None:
        self.window.close()
        self.application.close()
        self.window.deleteLater()
        self.wait()


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "config", tmp_path / "data", tmp_path / "log")


@pytest.fixture
def programs(qapp: QApplication) -> Iterator[list[Program]]:
    """Programs to close at the end, whatever happens."""
    del qapp
    running: list[Program] = []
    yield running
    for program in running:
        program.close()


def begin(paths: Paths, programs: list[Program], *, language: str, game: str, seed: int = 1) -> Program:
    settings.save(Settings(language=language, game=game, speed="instant"), paths.settings)
    programs.append(Program(paths, seed=seed))
    return programs[-1]


def play(program: Program, *, by_keys: bool) -> None:
    """Play as a simple mind does until the match is over."""
    mind = GreedyAgent()
    for _ in range(3000):
        program.wait()
        view = program.view
        if view.phase is Phase.MATCH_OVER:
            return
        if view.result is not None:
            if by_keys:
                program.key(Qt.Key.Key_Return)
            else:
                program.click("next_deal")
        elif program.session.your_turn:
            before, action = program.ply, mind.decide(view)
            if by_keys:
                program.act_by_keys(action)
            else:
                program.act_by_mouse(action)
            assert program.ply > before, f"{action} was not carried out"
    pytest.fail("the match came to no end")


def whole_match(paths: Paths, programs: list[Program], *, game: str, language: str, by_keys: bool) -> None:
    if game == "guandan":
        # Both teams begin at K, so that the match is decided at A after few deals.
        match = Match(guandan.GAME, guandan.GAME.shuffle(Random(6)), {"level": "K"}, PLAYERS[game])
        Saves(paths.matches, GAMES).save(match)
    program = begin(paths, programs, language=language, game=game)
    play(program, by_keys=by_keys)
    match_played = program.session.match
    assert match_played is not None
    events = match_played.events
    assert isinstance(events[-1], MatchEnded)
    if game == "guandan":
        assert program.view.result is not None
        assert any(isinstance(event, TributePaid | TributeCancelled) for event in events)
        assert any(isinstance(event, TributeReturned) for event in events)
    button = program.button("next_deal")
    assert button.isVisible()
    assert button.text()
    words = " ".join(program.heard)
    assert ("passe" in words) == (language == "fr")
    # Playing on begins a new match.
    if by_keys:
        program.key(Qt.Key.Key_Return)
    else:
        program.click("next_deal")
    program.wait()
    assert program.session.match is not match_played


WHOLE = [
    pytest.param("doudizhu", "en", False, id="doudizhu-english-mouse"),
    pytest.param("doudizhu", "fr", True, id="doudizhu-french-keys"),
    pytest.param("guandan", "fr", False, id="guandan-french-mouse"),
    pytest.param("guandan", "en", True, id="guandan-english-keys"),
]


@pytest.mark.parametrize(("game", "language", "by_keys"), WHOLE)
def test_a_whole_match(
    paths: Paths, programs: list[Program], game: str, language: str, by_keys: bool
) -> None:
    whole_match(paths, programs, game=game, language=language, by_keys=by_keys)


@pytest.mark.xvfb
@pytest.mark.parametrize(("game", "language", "by_keys"), WHOLE)
def test_a_whole_match_on_a_screen(
    paths: Paths, programs: list[Program], game: str, language: str, by_keys: bool
) -> None:
    whole_match(paths, programs, game=game, language=language, by_keys=by_keys)


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


def test_the_language_is_switched_in_mid_deal_and_kept(paths: Paths, programs: list[Program]) -> None:
    program = begin(paths, programs, language="en", game="guandan")
    before = program.table.status_text
    view = program.view
    program.window.bar.language_box.setFocus()
    QTest.keyClick(program.window.bar.language_box, Qt.Key.Key_Down)
    program.window.bar.language_box.activated.emit(program.window.bar.language_box.currentIndex())
    program.wait()
    assert program.window.bar.pages.button("rules").text() == "Règles complètes"
    assert program.table.status_text != before
    assert program.view == view
    program.close()
    programs.remove(program)
    assert settings.load(paths.settings).language == "fr"


def test_the_rules_are_one_click_away(paths: Paths, programs: list[Program]) -> None:
    program = begin(paths, programs, language="en", game="guandan")
    QTest.mouseClick(program.window.bar.pages.button("rules"), Qt.MouseButton.LeftButton)
    program.wait()
    assert program.window.rules.isVisible()
    assert not program.table.isVisible()
    QTest.mouseClick(program.window.bar.pages.button("table"), Qt.MouseButton.LeftButton)
    program.wait()
    assert program.table.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F1])
def test_a_key_leads_back_from_the_rules(paths: Paths, programs: list[Program], key: Qt.Key) -> None:
    program = begin(paths, programs, language="en", game="guandan")
    program.key(Qt.Key.Key_F1)
    program.wait()
    assert program.window.rules.isVisible()
    program.key(key)
    program.wait()
    assert program.table.isVisible()


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


def test_the_first_start_asks_which_game_and_later_ones_go_on(paths: Paths, programs: list[Program]) -> None:
    programs.append(Program(paths))
    assert programs[0].window.welcome.isVisible()
    assert programs[0].session.match is None
    QTest.keyClick(programs[0].window.welcome.panel("guandan").button, Qt.Key.Key_G)
    programs[0].wait()
    hand = programs[0].view.hand
    programs.pop().close()
    programs.append(Program(paths))
    assert not programs[0].window.welcome.isVisible()
    assert programs[0].view.game == "guandan"
    assert programs[0].view.hand == hand


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


def test_a_notice_is_put_away(paths: Paths, programs: list[Program]) -> None:
    program = begin(paths, programs, language="en", game="doudizhu")
    program.window.say("One.")
    program.window.say("Two.")
    program.window.say("Two.")
    assert program.window.notice == "One."
    for text in ("Two.", ""):
        program.window.dismiss_notice()
        assert program.window.notice == text


def test_a_fault_is_told_once_and_the_match_goes_on(
    paths: Paths, programs: list[Program], qtbot: QtBot
) -> None:
    program = begin(paths, programs, language="en", game="doudizhu")
    for _ in range(3):
        program.application.faults.report(RuntimeError, RuntimeError("a slot failed"), None)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), FaultDialog))
    assert "RuntimeError: a slot failed" in next(paths.log.iterdir()).read_text()
    QTest.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Return)
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


def test_the_display_panel_filters_the_table(paths: Paths, programs: list[Program]) -> None:
    program = begin(paths, programs, language="en", game="doudizhu")
    QTest.mouseClick(program.window.bar.display, Qt.MouseButton.LeftButton)
    program.wait()
    panel = program.window.display
    assert panel.isVisible()
    corner = program.window.rect().topLeft() + QPoint(40, 60)
    assert not panel.geometry().contains(corner)
    before = program.table.grab().toImage()
    groove = panel.temperature.groove
    QTest.mouseClick(groove, Qt.MouseButton.LeftButton, pos=QPoint(groove.width() - 4, groove.height() // 2))
    program.wait()
    after = program.table.grab().toImage()
    centre = program.table.rect().center()
    was, now = before.pixelColor(centre), after.pixelColor(centre)
    assert now.blue() < was.blue()
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    program.wait()
    assert not panel.isVisible()
    program.close()
    programs.remove(program)
    assert settings.load(paths.settings).temperature >= 97


def test_ctrl_q_quits(paths: Paths, programs: list[Program]) -> None:
    program = begin(paths, programs, language="en", game="doudizhu")
    QTest.keyClick(program.window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    program.wait()
    assert not program.window.isVisible()


def test_enter_presses_the_gold_button(paths: Paths, programs: list[Program]) -> None:
    for seed in range(1, 30):
        program = begin(paths, programs, language="en", game="doudizhu", seed=seed)
        if program.session.your_turn and program.view.phase is Phase.BID:
            break
        program.close()
        programs.remove(program)
        Saves(paths.matches, GAMES).discard("doudizhu")
    program.key(Qt.Key.Key_H)
    program.wait()
    gold = program.table._bar.primary
    ply = program.ply
    program.key(Qt.Key.Key_Return)
    program.wait()
    assert (program.ply > ply) == (gold is not None)


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
