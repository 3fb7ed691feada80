"""The Windows setup: both languages, and the same bytes for the same program."""

import os
import re
import shutil
from pathlib import Path

import pytest
import windows_setup
from PySide6.QtWidgets import QApplication

SCRIPT = Path(__file__).resolve().parent.parent.parent / "packaging" / "windows" / "setup.nsi"


def test_every_text_is_in_both_languages() -> None:
    found: dict[str, set[str]] = {}
    for name, language in re.findall(
        r"^LangString (\w+) \$\{LANG_(\w+)\}", SCRIPT.read_text(encoding="utf-8"), re.MULTILINE
    ):
        found.setdefault(name, set()).add(language)
    assert len(found) > 5
    assert {name for name, languages in found.items() if languages != {"ENGLISH", "FRENCH"}} == set()


def test_it_is_for_one_person_and_asks_for_no_rights() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in text
    assert "HKLM" not in text


@pytest.mark.skipif(shutil.which("makensis") is None, reason="makensis is not installed")
def test_the_same_program_gives_the_same_setup(tmp_path: Path, qapp: QApplication) -> None:
    del qapp
    os.environ["SOURCE_DATE_EPOCH"] = "1700000000"
    made = []
    for name in ("one", "another"):
        frozen = tmp_path / name / "cardavia"
        (frozen / "lib").mkdir(parents=True)
        (frozen / "Cardavia.exe").write_bytes(b"MZ")
        (frozen / "lib" / "python312.dll").write_bytes(b"MZ")
        made.append(windows_setup.setup(frozen, tmp_path / name, "1.2.3").read_bytes())
    assert made[0] == made[1]
