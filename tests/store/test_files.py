"""Whole-file writes that a power cut cannot halve."""

import os
from pathlib import Path

import pytest

from cardavia_desktop.store import files


def test_writes_and_replaces(tmp_path: Path) -> None:
    path = tmp_path / "new" / "match.cardavia"
    files.write_atomically(path, b"one")
    files.write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert [entry.name for entry in path.parent.iterdir()] == ["match.cardavia"]


def test_a_failed_write_leaves_the_old_file_and_no_rubbish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.cardavia"
    files.write_atomically(path, b"old")

    def full(_descriptor: int) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        files.write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.cardavia"]


def test_a_file_that_another_program_holds_for_a_moment_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.cardavia"
    files.write_atomically(path, b"old")
    replace, refusals = Path.replace, [PermissionError("held"), PermissionError("held")]

    def held(new: Path, target: Path) -> Path:
        if refusals:
            raise refusals.pop()
        return replace(new, target)

    monkeypatch.setattr(Path, "replace", held)
    files.write_atomically(path, b"new")
    assert path.read_bytes() == b"new"
    refusals += [PermissionError("held")] * 10
    with pytest.raises(PermissionError):
        files.write_atomically(path, b"newer")
    assert path.read_bytes() == b"new"
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.cardavia"]


def test_reads_at_most_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_text("é" * 5, encoding="utf-8")
    assert files.read_text(path, 10) == "ééééé"
    with pytest.raises(ValueError, match="larger"):
        files.read_text(path, 9)


def test_refuses_what_is_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ValueError, match="utf-8"):
        files.read_text(path, 100)


def test_sets_aside_without_overwriting(tmp_path: Path) -> None:
    kept = set()
    for content in ("one", "two", "three"):
        path = tmp_path / "settings.json"
        path.write_text(content)
        kept.add(files.set_aside(path))
        assert not path.exists()
    assert len(kept) == 3
    assert sorted(path.read_text() for path in tmp_path.iterdir()) == ["one", "three", "two"]


def test_a_file_that_is_not_there_cannot_be_set_aside(tmp_path: Path) -> None:
    assert files.set_aside(tmp_path / "none.json") is None


def test_a_file_in_the_place_of_a_directory_is_not_writable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert files.is_writable(tmp_path / "new")
    assert not files.is_writable(tmp_path / "file" / "below")
