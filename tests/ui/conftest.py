"""Tests of the user interface leave nothing behind: a left-over window or timer disturbs the next test."""

import gc
import threading
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QThread, QTimer
from PySide6.QtWidgets import QApplication

from cardavia_desktop.ui.assets import register_resources
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.table.access.install import install


@pytest.fixture(scope="session", autouse=True)
def resources() -> None:
    """Give every test what the program has from its start: drawings, fonts, accessible objects."""
    register_resources()
    install()


@pytest.fixture(autouse=True)
def nothing_left_over(qapp: QApplication) -> Iterator[None]:
    """Fail a test after which a top-level widget, a running timer, animation or thread is still there.

    A widget given to `qtbot.addWidget` is closed and deleted before this looks.
    """
    before = left_overs(qapp)
    yield
    if left_overs(qapp).keys() <= before.keys():
        return
    gc.collect()  # only now, because it takes longer than many a test
    new = [text for key, text in left_overs(qapp).items() if key not in before]
    assert not new, f"left over after the test: {', '.join(sorted(new))}"


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """Speak English at first, and to the next test again."""
    del qapp
    made = Language()
    made.switch("en")
    yield made
    made.switch("en")


def left_overs(qapp: QApplication) -> dict[object, str]:
    """Return what is alive now, each by a key that tells it from others of its kind, with a description."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found: dict[object, str] = {
        ("widget", *shiboken6.getCppPointer(widget)): f"top-level widget {widget}"
        for widget in qapp.topLevelWidgets()
    }
    for item in gc.get_objects():
        if isinstance(item, QObject) and shiboken6.isValid(item) and is_running(item):
            found["running", *shiboken6.getCppPointer(item)] = f"running {item} of {item.parent()}"
    for thread in threading.enumerate():
        found["thread", thread.ident] = f"Python thread {thread.name}"
    return found


def is_running(item: QObject) -> bool:
    if isinstance(item, QTimer):
        return item.isActive()
    if isinstance(item, QThread):
        return item.isRunning() and item is not QThread.currentThread()
    return isinstance(item, QAbstractAnimation) and item.state() == QAbstractAnimation.State.Running
