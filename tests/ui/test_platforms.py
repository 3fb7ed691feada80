"""The two passes of the tests run where they say they do."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot


def test_without_a_window_system(qapp: QApplication) -> None:
    assert qapp.platformName() == "offscreen"


@pytest.mark.xvfb
def test_on_an_x_server_a_window_is_shown_and_typed_into(qapp: QApplication, qtbot: QtBot) -> None:
    assert qapp.platformName() == "xcb"
    field = QLineEdit()
    qtbot.addWidget(field)
    with qtbot.waitExposed(field):
        field.show()
    QTest.keyClicks(field, "7H")
    assert field.text() == "7H"
