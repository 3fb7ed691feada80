"""What is seen of a button over the view follows the button."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.button_item import ButtonItem
from cardavia_desktop.ui.table.buttons import TableButton


class Stand:
    """A view with a button over it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.table = QWidget()
        qtbot.addWidget(self.table)
        self.table.resize(300, 200)
        self.view = QGraphicsView(QGraphicsScene(0, 0, 300, 200, self.table), self.table)
        self.view.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.view.resize(300, 200)
        self.button = TableButton(Look(), self.table)
        self.item = ButtonItem(self.button)
        self.view.scene().addItem(self.item)
        self.button.say("Play", "Enter")
        self.button.setGeometry(20, 30, 160, 54)
        with qtbot.waitExposed(self.table):
            self.table.show()

    def seen(self) -> QImage:
        return self.table.grab(self.button.geometry()).toImage()


@pytest.fixture
def stand(qtbot: QtBot) -> Stand:
    return Stand(qtbot)


def test_it_stands_where_the_button_does_and_goes_with_it(stand: Stand) -> None:
    assert stand.item.isVisible()
    assert stand.item.sceneBoundingRect().toRect() == stand.button.geometry()
    stand.button.setGeometry(50, 60, 200, 54)
    assert stand.item.sceneBoundingRect().toRect() == stand.button.geometry()
    stand.button.hide()
    assert not stand.item.isVisible()
    stand.button.show()
    assert stand.item.isVisible()


def test_it_looks_as_the_button_is(stand: Stand) -> None:
    pictures = [stand.seen()]

    def changed() -> bool:
        pictures.append(stand.seen())
        return pictures[-1] not in pictures[:-1]

    stand.button.say("Play", "Enter", primary=True)
    assert changed()
    QTest.mousePress(stand.button, Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    assert changed()
    QTest.mouseRelease(stand.button, Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    stand.button.setEnabled(False)
    assert changed()
    stand.button.setEnabled(True)
    stand.table.activateWindow()
    stand.button.setFocus(Qt.FocusReason.TabFocusReason)
    assert changed()


def test_the_widget_itself_paints_nothing(stand: Stand) -> None:
    before = stand.seen()
    stand.item.hide()
    assert stand.seen() != before
    assert len({stand.seen().pixel(x, 20) for x in range(150)}) == 1
