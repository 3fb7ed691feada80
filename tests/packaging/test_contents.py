"""What is frozen, what sizes are let through, and what counts as the same build."""

import re
import struct
from pathlib import Path

import check_size
import compare
import contents
import icons
import licences
import macos_plist
import pytest
import windows_version
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tools.build_assets import built_folder

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/QtWidgets.abi3.so",
        "PySide6/QtWidgets.pyd",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6\\Qt6Core.dll",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "PySide6/Qt/lib/QtCore.framework/Versions/Current",
        "Python.framework/Versions/Current",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/styles/libqmacstyle.dylib",
        "libQt6Core.so.6",
        "libpython3.11.so.1.0",
        "python312.dll",
        "numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so",
        "numpy.libs/libscipy_openblas64_-32a4b2a6.so",
        "python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so",
        "_miniaudio.abi3.so",
        "VCRUNTIME140.dll",
    ],
)
def test_what_the_program_needs_is_kept(name: str) -> None:
    assert contents.wanted_binary(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/QtNetwork.abi3.so",
        "PySide6/QtQml.pyd",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6\\Qt6Network.dll",
        "PySide6\\opengl32sw.dll",
        "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/imageformats/libqpdf.so",
        "libQt6Network.so.6",
        "libX11.so.6",
        "libglib-2.0.so.0",
        "libcrypto.so.3",
        "libstdc++.so.6",
    ],
)
def test_what_it_does_not_need_is_left_out(name: str) -> None:
    assert not contents.wanted_binary(name)


def test_every_module_of_qt_that_the_program_imports_is_kept() -> None:
    """Each is a line `from PySide6.Qt… import`, which the other checks want on a line of its own."""
    imported = {
        line.split()[1].removeprefix("PySide6.")
        for path in (ROOT / "cardavia_desktop").rglob("*.py")
        for line in map(str.strip, path.read_text(encoding="utf-8").splitlines())
        if line.startswith("from PySide6.")
    }
    assert imported >= {"QtCore", "QtWidgets"}
    assert [name for name in imported if not contents.wanted_binary(f"PySide6/{name}.abi3.so")] == []


def test_a_link_goes_where_its_library_goes() -> None:
    entries = [
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK"),
        ("PySide6/Qt/translations/qtbase_de.qm", "/x", "DATA"),
        ("PySide6/Qt/translations/qtbase_fr.qm", "/x", "DATA"),
        ("PySide6/Qt/translations/qt_fr.qm", "/x", "DATA"),
        ("PySide6/Qt/lib/QtQml.framework/Resources/Info.plist", "/x", "DATA"),
    ]
    assert [name for name, _, _ in contents.datas(entries, ["en", "fr"])] == [
        "PySide6/Qt/translations/qtbase_fr.qm",
        "libQt6Core.so.6",
    ]


def test_only_a_numpy_that_loads_its_parts_late_goes_without_some() -> None:
    assert set(contents.UNUSED_NUMPY) <= set(contents.excluded_modules("2.4.6"))
    assert not set(contents.UNUSED_NUMPY) & set(contents.excluded_modules("1.26.4"))


def test_nothing_that_is_left_out_is_imported() -> None:
    """By the program itself, that is; the frozen program's smoke test looks at what it stands on."""
    left_out = contents.excluded_modules("2.0")
    for path in (ROOT / "cardavia_desktop").rglob("*.py"):
        imported = re.findall(r"^\s*(?:from|import) ([\w.]+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert [name for name in imported if any(f"{name}.".startswith(f"{out}.") for out in left_out)] == []


def test_macos_knows_the_languages_and_the_type_of_a_match() -> None:
    spoken = [
        path.stem.removeprefix("cardavia_") for path in sorted(built_folder(ROOT).glob("cardavia_*.qm"))
    ]
    plist = macos_plist.info_plist("1.2.3", spoken)
    assert plist["CFBundleLocalizations"] == spoken
    assert plist["CFBundleShortVersionString"] == "1.2.3"


def test_the_version_resource_has_the_version() -> None:
    text = windows_version.text("1.2.3")
    assert "filevers=(1, 2, 3, 0)" in text
    assert "'ProductVersion', '1.2.3'" in text


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    picture = QImage.fromData(png)
    return picture.width(), picture.height()


def test_windows_icon_file_holds_every_size(qapp: QApplication) -> None:
    del qapp
    content = icons.ico(ROOT)
    _, kind, number = struct.unpack("<HHH", content[:6])
    assert (kind, number) == (1, len(icons.ICO_SIZES))
    for place, side in enumerate(icons.ICO_SIZES):
        entry = struct.unpack("<BBBBHHII", content[6 + 16 * place : 22 + 16 * place])
        assert size_of(content[entry[7] : entry[7] + entry[6]]) == (side, side)
        assert entry[0] == side % 256


def test_macos_icon_file_holds_every_size(qapp: QApplication) -> None:
    del qapp
    content = icons.icns(ROOT)
    assert (content[:4], struct.unpack(">I", content[4:8])[0]) == (b"icns", len(content))
    at, sides = 8, {}
    while at < len(content):
        length = struct.unpack(">I", content[at + 4 : at + 8])[0]
        sides[content[at : at + 4]] = size_of(content[at + 8 : at + length])[0]
        at += length
    assert sides == icons.ICNS_TYPES


def test_every_licence_that_the_window_shows_lies_beside_the_program(tmp_path: Path) -> None:
    from cardavia_desktop.ui.licences import LICENCES  # noqa: PLC0415 - the other `licences` is meant above

    licences.write(ROOT, tmp_path)
    shown = {Path(path).name for licence in LICENCES for path in licence.paths}
    assert shown | {"THIRD-PARTY.md"} == {path.name for path in tmp_path.iterdir()}


def test_what_is_too_large_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    small, large = tmp_path / "small.deb", tmp_path / "large.exe"
    small.write_bytes(b"1")
    with large.open("wb") as file:
        file.truncate(35_000_001)
    assert check_size.main([str(small)]) == 0
    assert check_size.main([str(small), str(large)]) == 1
    assert "large.exe" in capsys.readouterr().out.splitlines()[-1]
    with pytest.raises(ValueError, match="no bar"):
        check_size.bar(tmp_path / "readme.txt")


def test_links_count_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    (tmp_path / "link").symlink_to("file")
    assert check_size.size(tmp_path) == 5


def test_builds_that_differ_are_told(tmp_path: Path) -> None:
    for name in ("one", "other"):
        folder = tmp_path / name / "lib"
        folder.mkdir(parents=True)
        (folder / "same").write_bytes(b"same")
        (folder / "link").symlink_to("same")
    one, other = tmp_path / "one", tmp_path / "other"
    assert compare.differences(one, other) == []
    (other / "lib" / "same").write_bytes(b"Same")
    (one / "lib" / "more").write_bytes(b"")
    (other / "lib" / "link").unlink()
    (other / "lib" / "link").symlink_to("more")
    told = compare.differences(one, other)
    assert [Path(line.split(":")[0]).name for line in told] == ["more", "link", "same"]
