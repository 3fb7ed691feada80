"""The lists of keys and of licences."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPlainTextEdit, QPushButton

from cardavia_desktop.ui.keys.keys_panel import KeysPanel
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.licences import LICENCES, Licence
from cardavia_desktop.ui.panels.about_panel import AboutPanel
from tests.ui.shell.conftest import OpenWindow, focused, part, settle

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_question_mark_lists_the_keys(open_window: OpenWindow, language: Language, code: str) -> None:
    window = open_window((1024, 640))
    language.switch(code)
    window.open_game("doudizhu")
    settle()
    QTest.keyClick(window, Qt.Key.Key_Question)
    settle()
    panel = window.panel
    assert isinstance(panel, KeysPanel)
    assert panel.rect().contains(panel.frame.geometry())
    texts = {label.text() for label in panel.frame.findChildren(QLabel)}
    keys = {key.text() for key in panel.frame.findChildren(QPushButton)}
    assert {"P", "H", "G", "F1", "F11", "?"} <= keys
    assert ("Espace" in texts) == (code == "fr")
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    settle()
    assert window.panel is None


def test_every_licence_can_be_read(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("doudizhu")
    window.commands.about.trigger()
    settle()
    panel = window.panel
    assert isinstance(panel, AboutPanel)
    choice = panel.frame.findChild(QComboBox, "licences")
    page = panel.frame.findChild(QPlainTextEdit, "licenceText")
    assert isinstance(choice, QComboBox)
    assert isinstance(page, QPlainTextEdit)
    seen = set()
    choice.setFocus()
    for _ in range(choice.count()):
        seen.add(page.toPlainText())
        QTest.keyClick(choice, Qt.Key.Key_Down)
    assert len(seen) == len(LICENCES)
    assert any(
        "GNU LESSER GENERAL PUBLIC LICENSE" in text and "TERMS AND CONDITIONS" in text for text in seen
    )


def test_no_new_picture_is_left_in_qts_cache_each_time(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("doudizhu")
    shown = set()
    for _ in range(3):
        window.commands.about.trigger()
        settle()
        panel = window.panel
        assert isinstance(panel, AboutPanel)
        labels = panel.frame.findChildren(QLabel)
        shown.add(tuple(label.pixmap().cacheKey() for label in labels if not label.pixmap().isNull()))
        panel.close()
        settle()
    assert len(shown) == 1
    assert len(next(iter(shown))) == 1


@pytest.mark.parametrize("licence", LICENCES, ids=lambda licence: licence.part)
def test_a_licence_has_its_text_and_its_place_in_the_list_of_third_parties(licence: Licence) -> None:
    assert len(licence.text()) > 900
    stated = (ROOT / "THIRD-PARTY.md").read_text(encoding="utf-8")
    for name in licence.part.split(", "):
        assert name.lower() in stated.lower()


def test_our_own_licence_is_the_projects() -> None:
    assert LICENCES[0].text() == (ROOT / "LICENSE").read_text(encoding="utf-8")


@pytest.mark.parametrize("way", ["Esc", "press beside it"])
def test_a_panel_that_took_another_ones_place_closes_and_gives_the_focus_back_to_the_table(
    open_window: OpenWindow, way: str
) -> None:
    window = open_window()
    window.open_game("doudizhu")
    settle()
    window.commands.settings.trigger()
    settle()
    settings = window.panel
    assert settings is not None
    link = part(settings, QPushButton, "keys")
    link.setFocus()
    link.click()
    del link, settings
    settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    panel = window.panel
    assert isinstance(panel, KeysPanel)
    if way == "Esc":
        QTest.keyClick(QApplication.focusWidget() or panel, Qt.Key.Key_Escape)
    else:
        QTest.mousePress(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(20, 400))
    settle()
    assert window.panel is None
    assert window.table.isAncestorOf(focused())
