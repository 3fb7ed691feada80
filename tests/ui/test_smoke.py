"""The whole program starts, in a process of its own, and says so; a start that goes wrong says so too."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.agent import Advice, Motive
from cardavia_desktop.agents.rules.doudizhu import DoudizhuRules
from cardavia_desktop.engine import doudizhu
from cardavia_desktop.engine.actions import Action, Pass
from cardavia_desktop.engine.match import Match
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.ui import assets, fonts, smoke_parts
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.licences import LICENCES, Licence
from cardavia_desktop.ui.smoke import SmokeTest
from tests.store.records import played

ROOT = Path(__file__).resolve().parent.parent.parent


def start(game: str, *options: str, **environment: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "cardavia_desktop", "--smoke-test", "--game", game, *options],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.stderr == ""
    report: dict[str, Any] = json.loads(done.stdout)
    assert (done.returncode, report["fault"]) == (0, "")
    return report


@pytest.mark.parametrize("game", ["doudizhu", "guandan"])
def test_the_program_plays_a_deal(game: str) -> None:
    report = start(game)
    assert report["platform"] == "offscreen"
    # Once in hundreds of deals of Dou Dizhu nobody bids, and the cards are dealt anew.
    assert report["deals"] == 1 or (game == "doudizhu" and report["deals"] > 1)
    assert report["decisions"] > 0
    assert report["sounds"] == len(list((ROOT / "resources" / "sounds").glob("*.wav")))
    assert set(report["nets"]) == set(report["rules"]) == {"doudizhu", "guandan"}


def test_it_speaks_the_language_of_the_person(tmp_path: Path) -> None:
    told = tmp_path / "report.json"
    assert (
        start("doudizhu", "--report", str(told), LC_ALL="", LANG="C.UTF-8", LANGUAGE="fr")["language"] == "fr"
    )
    assert json.loads(told.read_text(encoding="utf-8"))["language"] == "fr"


def test_a_kept_match_goes_on_in_the_persons_own_files(tmp_path: Path) -> None:
    first, second = (start("guandan", "--own-files", CARDAVIA_HOME=str(tmp_path)) for _ in range(2))
    assert (second["match"], second["deals"]) == (first["match"], 2)


def test_the_version_is_told_without_a_screen() -> None:
    command = [sys.executable, "-m", "cardavia_desktop", "--version"]
    screenless = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    for options, pattern in (([], r"Cardavia \d+\.\d+\.\d+\S*"), (["--json"], r"{.*}")):
        done = subprocess.run(
            [*command, *options], cwd=ROOT, env=screenless, capture_output=True, text=True, check=True
        )
        assert re.fullmatch(pattern, done.stdout.strip())
    assert json.loads(done.stdout)["languages"] == ["en", "fr"]


@pytest.mark.xvfb
@pytest.mark.parametrize("game", ["doudizhu", "guandan"])
def test_the_program_starts_on_an_x_server(game: str) -> None:
    assert start(game)["platform"] == "xcb"


def test_a_start_that_fails_is_in_the_log(tmp_path: Path) -> None:
    program = (
        "from cardavia_desktop import app, application; application.MainWindow = None;"
        " application.FaultDialog.exec = lambda self: 0; app.main([])"  # nobody is there to close it
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "CARDAVIA_HOME": str(tmp_path)},
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1
    assert "'NoneType' object is not callable" in (tmp_path / "log" / "cardavia.log").read_text(
        encoding="utf-8"
    )


class StubSession(Session):
    """A session at which nobody plays: it takes what it is advised, or refuses it, and does nothing."""

    def __init__(self, *, takes_advice: bool = False) -> None:
        super().__init__(InlineThinker(), Random(1))
        self.at_table = Match(doudizhu.GAME, doudizhu.GAME.shuffle(Random(1)))
        self._takes_advice = takes_advice

    @property
    def match(self) -> Match:
        return self.at_table

    @property
    def your_turn(self) -> bool:
        return True

    def ask_advice(self) -> None:
        self.advised.emit((Advice(Pass(), Motive.NOTHING_BETTER),))

    def act(self, action: Action) -> bool:
        del action
        return self._takes_advice


@pytest.mark.parametrize(
    ("shown", "happens", "fault"),
    [
        (False, "changed", "the window was not painted"),
        (True, "changed", f"the advice {Pass()} was refused"),
        (True, "player_failed", "the player at seat 2 failed"),
    ],
)
def test_what_goes_wrong_is_told(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], shown: bool, happens: str, fault: str
) -> None:
    assert fault_of(qtbot, capsys, StubSession(), shown, happens) == fault


def test_a_window_without_a_picture_is_told(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    session = StubSession(takes_advice=True)
    QTimer.singleShot(300, session, lambda: over(session))
    assert fault_of(qtbot, capsys, session, True, "changed") == "the window shows next to nothing"


def fault_of(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], session: StubSession, shown: bool, happens: str
) -> str:
    window = QWidget()
    qtbot.addWidget(window)
    watcher = SmokeTest(window, session, time.perf_counter())
    if shown:
        with qtbot.waitExposed(window):
            window.show()
        window.repaint()
        qtbot.wait(20)
    with qtbot.waitSignal(watcher.ended) as ended:
        getattr(session, happens).emit(2)
    assert ended.args == [1]
    fault: str = json.loads(capsys.readouterr().out)["fault"]
    return fault


def test_the_whole_program_has_its_parts(language: str) -> None:
    found = smoke_parts.look(language)
    assert found["language"] == language
    assert found["licences"] == len(LICENCES)


@pytest.mark.parametrize(
    ("module", "name", "value", "fault"),
    [
        (assets, "languages", lambda: ["en"], "the languages are"),
        (fonts, "TITLE", "No Such Typeface", "No Such Typeface"),
        (smoke_parts, "FEWEST_SOUNDS", 99, "12 sounds"),
        (smoke_parts, "FEWEST_SECTIONS", 99, "the rules of doudizhu"),
        (smoke_parts, "LICENCES", (Licence("a", "b", (":/nowhere",)),), "the licence of a"),
        (smoke_parts, "PICTURES", frozenset({"tape"}), "Qt reads pictures of"),
        (roster, "create", lambda *_: DoudizhuRules(), "the trained player of doudizhu"),
    ],
)
def test_a_missing_part_is_named(
    monkeypatch: pytest.MonkeyPatch, module: object, name: str, value: object, fault: str
) -> None:
    monkeypatch.setattr(module, name, value)
    with pytest.raises(smoke_parts.PartMissingError, match=fault):
        smoke_parts.look("en")


def test_a_sound_library_without_its_other_half_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_miniaudio", None)
    monkeypatch.delitem(sys.modules, "miniaudio", raising=False)
    with pytest.raises(smoke_parts.PartMissingError, match="a part of miniaudio"):
        smoke_parts._sound_library()


def test_even_an_unforeseen_fault_ends_the_program(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_setting: str) -> None:
        raise RuntimeError("unforeseen")

    monkeypatch.setattr(smoke_parts, "look", fail)
    monkeypatch.setattr("cardavia_desktop.ui.smoke.FEWEST_COLOURS", 0)
    session = StubSession(takes_advice=True)
    QTimer.singleShot(300, session, lambda: over(session))
    assert fault_of(qtbot, capsys, session, True, "changed") == "RuntimeError: unforeseen"


def over(session: StubSession) -> None:
    session.at_table = played(doudizhu.GAME, 1)
    session.changed.emit(None)


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    del qapp
    spoken = Language()
    spoken.switch(request.param)
    yield request.param
    spoken.close()


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    del qapp
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    fonts.register_fonts()
    yield
    QLocale.setDefault(before)
