"""The licence texts are those of what the frozen program contains, and what is amiss with them is told."""

from importlib import metadata
from pathlib import Path

import check_licences
import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
TEXTS = ROOT / "resources" / "licences"


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """Something of the shape of a frozen program, with all texts."""
    for name, content in {
        "cardavia": b"",
        "lib/PySide6/Qt/lib/libQt6Core.so.6": b"10.49 2026-09-28\0",
        "lib/PySide6/Qt/lib/libQt6Gui.so.6": b" libpng version 1.6.59\0",
        "lib/PySide6/Qt/lib/libicuuc.so.73": b"uprv_malloc_73\0",
        "lib/PySide6/Qt/plugins/imageformats/libqjpeg.so": b"libjpeg-turbo version 3.2.0 (build )",
        "lib/libffi.so.8": b"",
        "lib/python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so": b"",
    }.items():
        path = tmp_path / "cardavia" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"\x7fELF\0" + content)
    (tmp_path / "cardavia" / "lib" / "data.txt").write_text("no program", encoding="utf-8")
    texts = tmp_path / "cardavia" / "licences"
    texts.mkdir()
    for path in TEXTS.glob("*.txt"):
        (texts / path.name).write_bytes(path.read_bytes())
    return tmp_path / "cardavia"


@pytest.fixture
def as_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what these tests say is installed."""
    monkeypatch.setattr(check_licences, "said_here", lambda: [("x", (TEXTS / "cffi.txt").read_text("utf-8"))])


@pytest.mark.usefixtures("as_installed")
def test_a_program_with_all_its_texts_passes(frozen: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check_licences.main([str(frozen)]) == 0
    assert capsys.readouterr().out.startswith("7 programs and libraries")


@pytest.mark.usefixtures("as_installed")
@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("lib/libcrypto.so.3", b"", "libcrypto.so.3: nobody knows"),
        ("lib/PySide6/Qt/lib/libQt6Core.so.6", b"10.50 2027-01-01\0", "has PCRE2 10.50 inside"),
        ("lib/PySide6/Qt6Core.dll", b"1.3.9 (Qt)\0", "has zlib 1.3.9 inside"),
        ("lib/PySide6/Qt6Gui.dll", b"1.6.99\0", "has libpng 1.6.99 inside"),
        ("lib/PySide6/Qt/lib/libicuuc.so.78", b"uprv_malloc_78\0", "has ICU 78 inside, and icu.txt is of 73"),
        ("lib/PySide6/plugins/imageformats/qjpeg.dll", b"libjpeg-turbo version 4.0.0", "has libjpeg-turbo"),
    ],
)
def test_what_no_text_is_about_is_told(
    frozen: Path, capsys: pytest.CaptureFixture[str], name: str, content: bytes, told: str
) -> None:
    (frozen / name).parent.mkdir(parents=True, exist_ok=True)
    (frozen / name).write_bytes((b"MZ" if name.endswith(".dll") else b"\x7fELF") + b"\0" + content)
    assert check_licences.main([str(frozen)]) == 1
    assert told in capsys.readouterr().out


@pytest.mark.usefixtures("as_installed")
def test_a_text_that_is_not_there_is_told(frozen: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (frozen / "licences" / "icu.txt").unlink()
    assert check_licences.main([str(frozen)]) == 1
    assert "icu.txt is not in" in capsys.readouterr().out


def test_other_terms_of_a_package_are_told() -> None:
    text = (TEXTS / "cffi.txt").read_text(encoding="utf-8")
    assert check_licences.missing_paragraphs([("cffi", text.replace("2005-2026", "2005-2027"))], TEXTS) == []
    (told,) = check_licences.missing_paragraphs([("cffi", f"{text}\n\nYou must sing.\n")], TEXTS)
    assert told == "cffi: You must sing…"


def test_the_texts_are_those_of_what_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {str(found.name).lower() for found in metadata.distributions()}
    monkeypatch.setattr(
        check_licences, "PACKAGES", [name for name in check_licences.PACKAGES if name in there]
    )
    assert check_licences.missing_paragraphs(check_licences.said_here(), TEXTS) == []


@pytest.mark.parametrize(
    "name",
    [
        "Cardavia.exe",
        "Contents/MacOS/Cardavia",
        "Contents/Frameworks/Python.framework/Versions/3.12/Python",
        "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "Contents/Frameworks/numpy/.dylibs/libgcc_s.1.1.dylib",
        "Contents/Frameworks/lib-dynload/_json.cpython-312-darwin.so",
        "lib/PySide6/MSVCP140_1.dll",
        "lib/VCRUNTIME140.dll",
        "lib/_cffi_backend.cp312-win_amd64.pyd",
        "lib/_lzma.pyd",
        "lib/libQt6Core.so.6",
        "lib/libffi-8.dll",
        "lib/libpython3.11.so.1.0",
        "lib/libsqlite3.so.0",
        "lib/numpy.libs/libscipy_openblas64_-32a4b2a6.so",
        "lib/python312.dll",
        "lib/sqlite3.dll",
    ],
)
def test_the_texts_of_every_part_are_in_the_resources(name: str) -> None:
    texts = check_licences.texts_of(name)
    assert texts
    assert [text for text in texts if not (TEXTS / text).is_file()] == []


def test_the_runtime_of_windows_and_icu_have_terms_of_their_own() -> None:
    assert check_licences.texts_of("lib/PySide6/VCRUNTIME140_1.dll") == ("windows.txt",)
    assert check_licences.texts_of("lib/PySide6/Qt/lib/libicudata.so.73") == ("icu.txt",)
