"""A history in a folder of its own."""

from pathlib import Path

import pytest

from cardavia_desktop.store.history import History


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "history.db"


@pytest.fixture
def history(path: Path) -> History:
    return History(path)
