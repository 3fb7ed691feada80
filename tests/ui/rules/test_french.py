"""The French of the rules: complete, and set as French is."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardavia_desktop.ui.rules.content import Rules
from cardavia_desktop.ui.rules.rules_page import GAMES
from tests.ui.rules.conftest import speaking

FAULTS = {
    "no narrow space before high punctuation": "[^\u202f][:;!?»]",
    "no narrow space after an opening quotation mark": "«[^\u202f]",
    "a typewriter's apostrophe or quotation mark": "['\"]",
    "three points": r"\.\.",
    "two spaces": "  ",
    "a hyphen for a minus sign or a dash": r"\d-\d|(^| )-",
}
MISTAKES = ["leader", "suiveur", "hommage", "ailés", "réussissent", "adverse", "rang", "triple"]


def messages() -> list[tuple[str, str]]:
    tree = ET.parse(Path(__file__).parents[3] / "translations" / "cardavia_fr.ts")  # noqa: S314 - our own file
    (context,) = [node for node in tree.getroot().iter("context") if node.findtext("name") == "Rules"]
    return [
        (node.findtext("source", ""), node.findtext("translation", "")) for node in context.iter("message")
    ]


def faults(english: str, french: str) -> Iterator[str]:
    if not french:
        yield "no translation"
        return
    for what, pattern in FAULTS.items():
        if re.search(pattern, french):
            yield what
    if english.endswith(".") != french.endswith("."):
        yield "one is a sentence, the other is not"
    if numbers(english) != numbers(french):
        yield "other numbers"


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_every_text_is_set_as_french_is() -> None:
    found = [(what, french) for english, french in messages() for what in faults(english, french)]
    assert found == []
    assert len(messages()) > 200


@pytest.mark.parametrize(
    ("french", "what"),
    [
        ("", "no translation"),
        ("Oui !", "no narrow space before high punctuation"),
        ("Oui\xa0: non", "no narrow space before high punctuation"),
        ("«Oui»", "no narrow space before high punctuation"),
        ("« oui\u202f»", "no narrow space after an opening quotation mark"),
        ("l'as", "a typewriter's apostrophe or quotation mark"),
        ("Oui...", "three points"),
        ("de -2 points", "a hyphen for a minus sign or a dash"),
        ("une phrase.", "one is a sentence, the other is not"),
        ("trois 4", "other numbers"),
    ],
)
def test_a_planted_fault_is_seen(french: str, what: str) -> None:
    assert what in faults("no sentence", french)


def test_words_that_no_french_player_uses_are_absent() -> None:
    wrong = re.compile(rf"\b({'|'.join(MISTAKES)})", re.IGNORECASE)
    assert [french for _, french in messages() if wrong.search(french)] == []


def test_a_wild_card_has_one_name() -> None:
    for english, french in messages():
        if re.search(r"\bwild cards?\b", english):
            assert re.search(r"cartes? libres?", french), english


def test_the_rules_are_french_throughout(rules: Rules) -> None:
    with speaking("fr"):
        french = GAMES[rules.game]()
    for english_section, french_section in zip(rules.sections, french.sections, strict=True):
        assert english_section.id == french_section.id
        assert english_section.title != french_section.title
        assert english_section.lead != french_section.lead
        assert len(english_section.blocks) == len(french_section.blocks)
