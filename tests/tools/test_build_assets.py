"""The compiled assets: made when something changed, only then, and the same each time."""

from pathlib import Path

import pytest

from tools.build_assets import build, built_folder

EMPTY_TS = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{}"></TS>\n'


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small source tree."""
    (tmp_path / "cardavia_desktop").mkdir()
    for language in ("en", "fr"):
        path = tmp_path / "translations" / f"cardavia_{language}.ts"
        path.parent.mkdir(exist_ok=True)
        path.write_text(EMPTY_TS.format(language))
    (tmp_path / "resources" / "a & b").mkdir(parents=True)
    (tmp_path / "resources" / "a & b" / "one.svg").write_text("<svg/>" * 50)
    return tmp_path


def contents(tree: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in built_folder(tree).iterdir()}


def test_what_is_current_is_left_alone(tree: Path) -> None:
    assert build(tree)
    assert contents(tree).keys() == {"cardavia.rcc", "cardavia_en.qm", "cardavia_fr.qm", "sources.sha256"}
    assert not build(tree)


def test_the_same_sources_give_the_same_bytes(tree: Path) -> None:
    build(tree)
    first = contents(tree)
    for path in built_folder(tree).iterdir():
        path.unlink()
    (tree / "resources" / "a & b" / "one.svg").touch()
    build(tree)
    assert contents(tree) == first


def test_a_new_a_changed_and_a_removed_source_are_noticed(tree: Path) -> None:
    build(tree)
    (tree / "resources" / "two.svg").write_text("<svg/>")
    assert build(tree)
    (tree / "resources" / "two.svg").write_text("<svg></svg>")
    assert build(tree)
    (tree / "translations" / "cardavia_fr.ts").unlink()
    assert build(tree)
    assert "cardavia_fr.qm" not in contents(tree)


def test_hidden_files_and_notes_for_people_do_not_ship(tree: Path) -> None:
    build(tree)
    before = contents(tree)
    (tree / "resources" / ".DS_Store").write_text("x")
    (tree / "resources" / "README.md").write_text("x")
    assert not build(tree)
    assert contents(tree) == before


def test_a_broken_source_is_named_and_tried_again(tree: Path) -> None:
    broken = tree / "translations" / "cardavia_fr.ts"
    broken.write_text("<TS><nonsense>")
    for _ in range(2):
        with pytest.raises(RuntimeError, match=r"cardavia_fr\.ts"):
            build(tree)
    broken.write_text(EMPTY_TS.format("fr"))
    assert build(tree)
