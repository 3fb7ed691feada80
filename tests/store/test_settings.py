"""Settings come back as they were kept, and nothing in their file can stop the program."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia_desktop.engine.names import tidy_name
from cardavia_desktop.store import settings
from cardavia_desktop.store.settings import Preset, Settings, SettingsError

ANY_SETTINGS = st.builds(
    Settings,
    language=st.sampled_from(["", "en", "fr"]),
    game=st.sampled_from(["doudizhu", "guandan"]),
    geometry=st.text(max_size=40),
    theme=st.sampled_from(["system", "light", "dark"]),
    speed=st.sampled_from(["slow", "normal", "fast", "instant"]),
    contrast=st.integers(0, 100),
    presets=st.lists(
        st.builds(
            Preset,
            name=st.text(max_size=40).map(lambda name: tidy_name(name, 40)).filter(bool),
            contrast=st.integers(0, 100),
            grain=st.integers(0, 100),
            temperature=st.integers(0, 100),
        ),
        max_size=5,
    ).map(tuple),
)
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def test_no_file_gives_the_defaults(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "settings.json") == Settings()


@given(ANY_SETTINGS)
def test_kept_settings_come_back(tmp_path_factory: pytest.TempPathFactory, value: Settings) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    settings.save(value, path)
    assert settings.load(path) == value


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"{}",
        b'{"format": "1"}',
        b"\x00\xff",
        b"[" * 100_000,
        b'{"format": 99}',
        b" " * (1 << 21),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    with pytest.raises(SettingsError):
        settings.load(path)
    assert path.read_bytes() == content


@given(
    st.dictionaries(
        st.sampled_from(["language", "speed", "theme", "auto_pass", "grain", "presets", "colour"]),
        JSON_VALUES,
    )
)
def test_a_value_of_the_wrong_kind_gives_way_to_its_default(
    tmp_path_factory: pytest.TempPathFactory, document: dict[str, object]
) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    path.write_text(json.dumps({"format": 1, **document}))
    read = settings.load(path)
    assert isinstance(read.language, str)
    assert read.speed in {"slow", "normal", "fast", "instant"}
    assert isinstance(read.auto_pass, bool)
    assert read.grain in range(101)
    assert all(isinstance(preset, Preset) for preset in read.presets)


def test_one_setting_is_changed_by_its_name() -> None:
    assert settings.with_value(Settings(), "speed", "fast").speed == "fast"
    for name, value in (("speed", "warp"), ("speed", True), ("colour", "red"), ("grain", 101)):
        with pytest.raises(ValueError, match="cannot be"):
            settings.with_value(Settings(), name, value)
