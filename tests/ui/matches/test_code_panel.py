"""Deal codes are shown, copied, checked as they are typed, and played."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from cardavia_desktop.engine import dealcode
from cardavia_desktop.engine.dealcode import CodeFault, DealCode
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.matches import words
from tests.ui.matches.conftest import House, OpenHouse

CODE = DealCode(GAMES["doudizhu"], 424242)


def verdict(house: House) -> str:
    label = house.find("codeVerdict")
    assert isinstance(label, QLabel)
    return label.text()


def test_the_code_of_the_table_is_shown_and_copied(house: House) -> None:
    house.control(Qt.Key.Key_D)
    shown = house.find("ownCode")
    assert isinstance(shown, QLabel)
    assert shown.text() == str(house.match.code)
    house.press("copyCode")
    copied = dealcode.parse(QGuiApplication.clipboard().text(), GAMES)
    assert copied == house.match.code


def test_a_code_is_checked_while_it_is_typed_and_played_by_enter(house: House) -> None:
    house.control(Qt.Key.Key_D)
    play = house.find("playCode")
    said = []
    for character in str(CODE).lower():
        house.type(character)
        said.append((verdict(house), play.isEnabled()))
    assert [enabled for _text, enabled in said] == [False] * 8 + [True]
    assert "Dou Dizhu" in said[-1][0]
    before = house.match
    house.key(Qt.Key.Key_Return)
    assert house.window.panel is None
    assert house.match.code == CODE
    assert house.match.log[0] == CODE.deal(1)
    house.window.open_game("guandan")
    house.settle()
    assert house.match is before


@pytest.mark.parametrize(
    "message",
    [
        f"  {CODE}\n",
        f"Beat me with this one: “{str(CODE).lower()}”! It has three bombs.",
        f"code:{CODE}",
        f"**{CODE}**",
        f"https://example.org/?deal={CODE}&from=Mei",
        f"{CODE}".replace("-", "\N{NON-BREAKING HYPHEN}"),
        f"\N{ZERO WIDTH SPACE}{CODE}\N{ZERO WIDTH SPACE}",
    ],
)
def test_a_code_is_pasted_with_what_is_around_it(house: House, message: str) -> None:
    QGuiApplication.clipboard().setText(message)
    house.control(Qt.Key.Key_D)
    house.press("pasteCode")
    house.press("playCode")
    assert house.match.code == CODE


@pytest.mark.parametrize(
    ("text", "words_"),
    [
        ("", "looks like"),
        ("D-7K", "seven more characters"),
        ("D-7K3QX2!", "letters and digits"),
        ("X-7K3QX2M", "begins with"),
        (f"{str(CODE)[:-1]}{'0' if str(CODE)[-1] != '0' else '1'}", "One character is wrong"),
    ],
)
def test_what_is_wrong_is_said_and_enter_does_nothing(house: House, text: str, words_: str) -> None:
    before = house.match
    house.control(Qt.Key.Key_D)
    house.type(text)
    assert words_ in verdict(house)
    assert not house.find("playCode").isEnabled()
    house.key(Qt.Key.Key_Return)
    assert house.window.panel is not None
    assert house.match is before


def test_what_is_typed_survives_another_language(house: House, language: Language) -> None:
    house.control(Qt.Key.Key_D)
    house.type(str(CODE))
    language.switch("fr")
    house.settle()
    assert "La partie sur la table" in verdict(house)
    house.press("playCode")
    assert house.match.code == CODE


def test_a_match_without_a_code_says_so(open_house: OpenHouse) -> None:
    house = open_house()
    deal = CODE.game.shuffle(dealcode.CodedShuffler("D", 1, 1))
    house.session.resume(Match(CODE.game, deal, players=("", "greedy", "greedy")))
    house.window.show_page("table")
    house.control(Qt.Key.Key_D)
    assert house.window.panel is not None
    texts = [label.text() for label in house.window.panel.frame.findChildren(QLabel)]
    assert any("come from no code" in text for text in texts)


def test_every_fault_has_its_words(language: Language) -> None:
    english = {words.code_fault(fault) for fault in CodeFault}
    language.switch("fr")
    french = {words.code_fault(fault) for fault in CodeFault}
    assert len(english) == len(french) == len(CodeFault)
    assert not english & french
