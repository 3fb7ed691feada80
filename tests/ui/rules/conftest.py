from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtWidgets import QApplication

from cardavia_desktop.ui import assets, fonts
from cardavia_desktop.ui.rules.content import Rules
from cardavia_desktop.ui.rules.rules_page import GAMES


@pytest.fixture(scope="package", autouse=True)
def bundled(qapp: QApplication) -> None:  # noqa: ARG001 - fonts need an application
    assets.register_resources()
    fonts.register_fonts()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Install a language and take it out again."""
    app = QApplication.instance()
    assert app is not None
    translators = assets.translators(language)
    for translator in translators:
        app.installTranslator(translator)
    app.processEvents()
    try:
        yield
    finally:
        for translator in translators:
            app.removeTranslator(translator)
        app.processEvents()


@pytest.fixture(params=["doudizhu", "guandan"])
def rules(request: pytest.FixtureRequest) -> Rules:
    return GAMES[request.param]()
