"""The settings while the program runs."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.store import settings
from cardavia_desktop.store.settings import Settings


def test_settings_are_kept_again_when_a_full_disk_has_room_again(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp
    path = tmp_path / "settings.json"
    preferences = Preferences(Settings(), path)
    told: list[None] = []
    preferences.failed.connect(lambda: told.append(None))

    def full(_value: Settings, _path: Path) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(settings, "save", full)
        for volume in (10, 20):
            preferences.change(replace(preferences.value, volume=volume))
            preferences.keep()
    assert len(told) == 1
    assert not path.exists()
    preferences.change(replace(preferences.value, volume=30))
    preferences.keep()
    assert settings.load(path).volume == 30
    assert len(told) == 1
