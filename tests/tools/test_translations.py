"""The check of the translations, each kind of fault planted."""

import ast
from pathlib import Path

import pytest

from tools.translations import add, check, faults_in, translated_calls, update

CODE = """
from PySide6.QtCore import QCoreApplication, QObject

translate = QCoreApplication.translate


class Table(QObject):
    def texts(self, count: int) -> list[str]:
        return [self.tr("Pass"), self.tr("%n card(s)", "", count), translate("Table", "Lead {seat}")]
"""


def forms(*texts: str) -> str:
    return f"<translation>{''.join(f'<numerusform>{text}</numerusform>' for text in texts)}</translation>"


FRENCH = {
    "Pass": "<translation>Passer</translation>",
    "%n card(s)": forms("%n carte", "%n cartes"),
    "Lead {seat}": "<translation>{seat} ouvre</translation>",
}
ENGLISH = {"%n card(s)": forms("One card", "%n cards")}


_NUMERUS = ' numerus="yes"'


def ts(language: str, messages: dict[str, str]) -> str:
    entries = "".join(
        f"    <message{_NUMERUS if '%n' in source else ''}>\n"
        f"        <source>{source}</source>\n        {translation}\n    </message>\n"
        for source, translation in messages.items()
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        f'<TS version="2.1" language="{language}" sourcelanguage="en">\n'
        f"<context>\n    <name>Table</name>\n{entries}</context>\n</TS>\n"
    )


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small source tree whose translations are complete."""
    (tmp_path / "cardavia_desktop").mkdir()
    (tmp_path / "cardavia_desktop" / "table.py").write_text(CODE)
    translations = tmp_path / "translations"
    translations.mkdir()
    (translations / "cardavia_fr.ts").write_text(ts("fr", FRENCH))
    (translations / "cardavia_en.ts").write_text(ts("en", ENGLISH))
    update(tmp_path, translations)
    return tmp_path


def test_a_complete_tree_passes(tree: Path) -> None:
    assert check(tree) == []


def test_a_new_text_is_missed(tree: Path) -> None:
    code = tree / "cardavia_desktop" / "table.py"
    code.write_text(CODE.replace('self.tr("Pass")', 'self.tr("Pass"), self.tr("Bid")'))
    faults = check(tree)
    assert faults[0].startswith("cardavia_fr.ts is not up to date")
    assert any("+        <source>Bid</source>" in fault for fault in faults)


def test_a_text_that_is_gone_is_seen(tree: Path) -> None:
    code = tree / "cardavia_desktop" / "table.py"
    code.write_text(CODE.replace('self.tr("Pass")', '"Pass"'))
    assert check(tree)[0].startswith("cardavia_fr.ts is not up to date")


def test_an_unfinished_text_is_seen(tree: Path) -> None:
    path = tree / "translations" / "cardavia_fr.ts"
    path.write_text(path.read_text().replace("<translation>Passer", '<translation type="unfinished">Passer'))
    assert check(tree) == ["cardavia_fr.ts: Table: 'Pass' is unfinished"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("{seat} ouvre", "{siege} ouvre", "has placeholders ['{seat}']"),
        ("{seat} ouvre", "{seat} ouvre, {seat}", "has ['{seat}', '{seat}']"),
        ("<numerusform>%n cartes", "<numerusform>des cartes", "has placeholders ['%n']"),
        ("<numerusform>%n carte<", "<numerusform>%1 carte<", "has ['%1']"),
        ("<numerusform>%n carte<", "<numerusform><", "has an empty translation"),
        ("{seat} ouvre", "", "has an empty translation"),
    ],
)
def test_other_placeholders_are_seen(tree: Path, old: str, new: str, fault: str) -> None:
    path = tree / "translations" / "cardavia_fr.ts"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    assert [fault in found for found in faults_in(path)] == [True]


@pytest.mark.parametrize(
    ("text", "bad"),
    [
        ("{seat} : à vous", " :"),
        ("{seat}\u00a0!", "\u00a0!"),
        ("{seat} joue; à vous", "e;"),
        ("« {seat}\u202f»", "« "),
        ("l'as de {seat}", "l'a"),
    ],
)
def test_french_typography_is_kept(tree: Path, text: str, bad: str) -> None:
    path = tree / "translations" / "cardavia_fr.ts"
    path.write_text(path.read_text().replace("{seat} ouvre", text))
    assert [f"has {bad!r}" in found for found in faults_in(path)] == [True]


def test_good_french_passes(tree: Path) -> None:
    path = tree / "translations" / "cardavia_fr.ts"
    good = "«\u202fL’as de {seat}\u202f»\u202f: à 20:15, il joue\u202f; et vous\u202f?"
    path.write_text(path.read_text().replace("{seat} ouvre", good))
    assert list(faults_in(path)) == []


def test_a_singular_may_do_without_the_number(tree: Path) -> None:
    assert list(faults_in(tree / "translations" / "cardavia_en.ts")) == []


@pytest.mark.parametrize(
    ("call", "fault"),
    [
        ("f\"{self.tr('Hidden')}\"", "lupdate did not find 'Hidden' in context Table"),
        ("self.tr(str(count))", "lupdate needs the text itself"),
        ('self.tr("%n trick(s)", "", n=count)', "lupdate needs the text itself"),
    ],
)
def test_a_text_that_lupdate_misses_is_named(tree: Path, call: str, fault: str) -> None:
    code = tree / "cardavia_desktop" / "table.py"
    code.write_text(CODE.replace('self.tr("Pass")', f'self.tr("Pass"), {call}'))
    update(tree, tree / "translations")
    assert any(fault in found for found in check(tree))


def test_a_text_in_a_wrong_context_is_named(tree: Path) -> None:
    """After a dotted call of translate, lupdate puts the next tr() into a wrong context."""
    code = tree / "cardavia_desktop" / "table.py"
    code.write_text(
        CODE.replace('self.tr("Pass")', 'QCoreApplication.translate("Other", "Deal"), self.tr("Pass")')
    )
    update(tree, tree / "translations")
    assert any("lupdate did not find 'Pass' in context Table" in found for found in check(tree))


def test_texts_marked_elsewhere_are_no_calls() -> None:
    code = 'mark = QT_TRANSLATE_NOOP("Phrases", "Bomb")\ntext = translate("Phrases", name)\n'
    assert list(translated_calls(ast.parse(code))) == [(1, "Phrases", "Bomb"), (2, "Phrases", None)]


def test_a_third_language_is_one_file(tree: Path) -> None:
    folder = tree / "translations"
    add(tree, folder, "de")
    text = (folder / "cardavia_de.ts").read_text(encoding="utf-8")
    assert text.count("<source>") == (folder / "cardavia_fr.ts").read_text(encoding="utf-8").count("<source>")
    faults = check(tree)
    assert faults
    assert all(fault.startswith("cardavia_de.ts: Table: ") for fault in faults), "only that it is unfinished"
    filled = text.replace(
        '<translation type="unfinished"></translation>', "<translation>x {seat}</translation>"
    )
    (folder / "cardavia_de.ts").write_text(filled, encoding="utf-8")
    add(tree, folder, "de")
    assert (folder / "cardavia_de.ts").read_text(encoding="utf-8") == filled, "what is there stays"
