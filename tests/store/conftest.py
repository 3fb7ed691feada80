"""A history in a folder of its own."""

from pathlib import Path

import pytest

from cardavia_desktop.store.history import Damage, History


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "history.db"


@pytest.fixture
def damages() -> list[Damage]:
    """What the history has been found to suffer from."""
    return []


@pytest.fixture
def history(path: Path, damages: list[Damage]) -> History:
    return History(path, damages.append)
