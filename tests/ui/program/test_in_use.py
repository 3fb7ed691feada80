"""What a person does in the window: languages, rules, display, keys."""

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest

from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store import settings
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.saves import Saves
from tests.ui.program.conftest import Program, begin


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


def test_a_notice_is_put_away(paths: Paths, programs: list[Program]) -> None:
    program = begin(paths, programs, language="en", game="doudizhu")
    for text in ("One.", "Two.", "Two."):
        program.window.say(text.strip)
    assert program.window.notice == "One."
    for text in ("Two.", ""):
        program.window.dismiss_notice()
        assert program.window.notice == text


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


def test_a_guided_deal_is_heard_too(paths: Paths, programs: list[Program]) -> None:
    program = begin(paths, programs, language="en", game="doudizhu")
    heard: list[object] = []
    program.application._sounds._play = lambda *given: heard.append(given)
    program.window.show_guide("doudizhu")
    program.wait()
    page = program.window.guides.page
    assert page is not None
    page.table.touched.emit()
    assert heard


def test_nothing_moves_on_when_the_window_is_closed_while_a_light_fades(
    paths: Paths, programs: list[Program]
) -> None:
    program = begin(paths, programs, language="en", game="guandan")
    lights = program.table._stage._lights
    lights.pace = 1.0
    lights.flare(program.table._stage._burst)
    fading = lights._rays._animation
    assert fading.state() is QAbstractAnimation.State.Running
    program.close()
    programs.remove(program)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not shiboken6.isValid(fading)
