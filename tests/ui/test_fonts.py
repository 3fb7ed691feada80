"""The bundled fonts are the files their README names, and hold every character that the program writes."""

import hashlib
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QRawFont, QTextLayout

FONTS = Path(__file__).parents[2] / "resources" / "fonts"
README = (FONTS / "README.md").read_text("utf-8")
FILES = sorted(FONTS.glob("*.ttf"))

LETTERS = "".join(map(chr, range(33, 127))) + "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ"
PUNCTUATION = "«»“”‘’…–—·×−½€\u00a0"
EXTRA = "\u202f\u2009\u2011→←↑↓✓♠♥♦♣"


def test_the_readme_names_every_file_with_its_hash() -> None:
    named = dict(re.findall(r"^\| `([\w-]+\.ttf)` .* `([0-9a-f]{64})` \|$", README, re.MULTILINE))
    assert named == {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in FILES}


def test_every_family_has_its_licence() -> None:
    for file in FILES:
        licence = FONTS / f"{file.stem.split('-')[0]}-OFL.txt"
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence.read_text("utf-8")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_font_holds_what_is_written_with_it(file: Path) -> None:
    font = QRawFont(str(file), 16)
    needed = LETTERS + PUNCTUATION + (EXTRA if file.stem.startswith("SourceSans3") else "")
    assert [character for character in needed if not font.supportsCharacter(ord(character))] == []


@pytest.mark.usefixtures("qapp")
def test_what_a_title_font_lacks_comes_from_the_second_family() -> None:
    for file in FILES:
        assert QFontDatabase.addApplicationFont(str(file)) >= 0
    font = QFont()
    font.setFamilies(["Marcellus", "Source Sans 3"])
    font.setPixelSize(26)
    assert QFontInfo(font).family() == "Marcellus"
    layout = QTextLayout("Suite couleur\u202f: ♠ 10 → A", font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    runs = layout.glyphRuns()
    assert {run.rawFont().familyName() for run in runs} == {"Marcellus", "Source Sans 3"}
    assert all(glyph != 0 for run in runs for glyph in run.glyphIndexes()), "a box would be drawn"
