from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import QDirIterator, QFile, QResource

from cardavia_desktop.ui import assets


def test_resources_are_where_they_are_in_the_source_tree() -> None:
    assets.register_resources()
    sources = Path(__file__).parent.parent.parent / "resources"
    some = [path for path in sources.rglob("*") if path.suffix in {".svg", ".ttf", ".png", ".webp"}]
    for path in some[:20]:
        file = QFile(f":/{path.relative_to(sources).as_posix()}")
        assert file.open(QFile.OpenModeFlag.ReadOnly), file.fileName()
        assert file.readAll().data() == path.read_bytes()


def test_every_resource_is_packed_so_that_qt_for_windows_reads_it() -> None:
    assets.register_resources()
    packed: dict[QResource.Compression, list[str]] = {}
    for folder in ("cards", "fonts", "licences"):
        found = QDirIterator(f":/{folder}", flags=QDirIterator.IteratorFlag.Subdirectories)
        while found.hasNext():
            resource = QResource(found.next())
            packed.setdefault(resource.compressionAlgorithm(), []).append(resource.fileName())
    assert QResource.Compression.ZlibCompression in packed
    assert packed.get(QResource.Compression.ZstdCompression, []) == []


def test_english_and_french_are_there() -> None:
    assert {"en", "fr"} <= set(assets.languages())


def test_french_brings_the_texts_of_qt_and_of_the_game() -> None:
    of_qt, of_game = assets.translators("fr")
    assert of_qt.translate("QPlatformTheme", "Cancel") == "Annuler"
    assert of_game.filePath().endswith("cardavia_fr.qm")


def test_a_language_that_is_not_there_is_named() -> None:
    with pytest.raises(assets.AssetsError, match=r"cardavia_xx\.qm is missing"):
        assets.translators("xx")


def test_missing_resources_say_how_to_build_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(assets, "files", lambda _package: tmp_path)
    with pytest.raises(assets.AssetsError, match="build_assets"):
        assets.register_resources()
    with pytest.raises(assets.AssetsError, match="build_assets"):
        assets.languages()


def test_a_damaged_resource_file_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "_built").mkdir()
    (tmp_path / "_built" / "cardavia.rcc").write_bytes(b"not a resource file")
    monkeypatch.setattr(assets, "files", lambda _package: tmp_path)
    with pytest.raises(assets.AssetsError, match="damaged"):
        assets.register_resources()


def test_assets_are_part_of_the_package() -> None:
    assert (files("cardavia_desktop") / "_built" / "cardavia.rcc").is_file()
