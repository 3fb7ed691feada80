"""The field for names takes signs whole."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui.name_line import NameLine
from tests.engine.test_names import FAMILY, FLAG, SIGNS

MOST = 20


@pytest.fixture
def field(qtbot: QtBot) -> NameLine:
    made = NameLine(MOST)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("sign", SIGNS)
def test_a_long_name_that_is_pasted_ends_with_a_whole_sign(field: NameLine, sign: str) -> None:
    QGuiApplication.clipboard().setText(sign * 40)
    field.paste()
    assert field.text() == sign * (MOST // len(sign))


def test_nothing_is_typed_past_the_end(field: NameLine) -> None:
    QTest.keyClicks(field, "a" * 30)
    assert field.text() == "a" * MOST
    field.setCursorPosition(3)
    QTest.keyClicks(field, "b")
    assert field.text() == "a" * MOST, "what stands behind is left alone"
    assert field.cursorPosition() == 3


def test_what_is_pasted_into_a_name_leaves_what_stands_behind_it(field: NameLine) -> None:
    field.setText(f"{FLAG}ab{FAMILY}")
    field.setCursorPosition(len(f"{FLAG}a".encode("utf-16-le")) // 2)
    QGuiApplication.clipboard().setText(FAMILY * 3)
    field.paste()
    assert field.text() == f"{FLAG}a{FAMILY}b{FAMILY}"
    QTest.keyClicks(field, "c")
    assert field.text() == f"{FLAG}a{FAMILY}cb{FAMILY}"


def test_a_sign_for_which_there_is_no_room_is_not_begun(field: NameLine) -> None:
    field.setText("a" * (MOST - 2))
    field.end(False)
    QGuiApplication.clipboard().setText(FAMILY)
    field.paste()
    assert field.text() == "a" * (MOST - 2)
