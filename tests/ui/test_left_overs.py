"""The rule that a test leaves nothing behind is itself tested: each kind of left-over is seen."""

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QThread, QTimer, QVariantAnimation
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.conftest import left_overs


def test_a_clean_application_has_no_news(qapp: QApplication) -> None:
    before = left_overs(qapp)
    QTimer().start(1000)
    QVariantAnimation().setDuration(1000)
    assert left_overs(qapp) == before


def a_widget() -> tuple[object, Callable[[], object]]:
    item = QWidget()
    return item, item.deleteLater


def a_timer() -> tuple[object, Callable[[], object]]:
    item = QTimer()
    item.start(60_000)
    return item, item.stop


def an_animation() -> tuple[object, Callable[[], object]]:
    item = QVariantAnimation(duration=60_000)
    item.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)
    return item, item.stop


def a_qt_thread() -> tuple[object, Callable[[], object]]:
    item = QThread()
    item.start()

    def end() -> None:
        item.quit()
        assert item.wait(10_000)

    return item, end


def a_python_thread() -> tuple[object, Callable[[], object]]:
    done = threading.Event()
    item = threading.Thread(target=done.wait)
    item.start()

    def end() -> None:
        done.set()
        item.join()

    return item, end


@pytest.mark.parametrize("make", [a_widget, a_timer, an_animation, a_qt_thread, a_python_thread])
def test_each_kind_of_left_over_is_seen(
    qapp: QApplication, make: Callable[[], tuple[object, Callable[[], object]]]
) -> None:
    before = left_overs(qapp).keys()
    item, end = make()
    assert len(left_overs(qapp).keys() - before) == 1
    end()
    del item, end
    assert left_overs(qapp).keys() == before
