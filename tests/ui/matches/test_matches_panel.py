"""The list of matches, by mouse and by keyboard."""

from datetime import UTC, datetime, timedelta, tzinfo

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from cardavia_desktop.engine.codec import Fault
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store.saves import Kept
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.matches import words
from cardavia_desktop.ui.matches.matches_panel import MatchesPanel
from tests.ui.matches.conftest import House, OpenHouse

GUANDAN = GAMES["guandan"]


def texts(house: House) -> str:
    assert house.window.panel is not None
    return "\n".join(label.text() for label in house.window.panel.frame.findChildren(QLabel))


def lay_by(house: House, name: str) -> Match:
    """Name the match at the table and begin another one, so that it is in the list."""
    house.matches.rename(house.match.game.key, name)
    left = house.match
    house.matches.begin(house.match.game)
    house.settle()
    return left


def test_a_match_is_taken_up_and_the_other_one_stays_in_the_list(house: House) -> None:
    first = lay_by(house, "Sunday")
    house.act()
    second = house.match
    house.control(Qt.Key.Key_L)
    assert "Sunday" in texts(house)
    house.press(f"take_{house.named('Sunday')}")
    assert house.window.panel is None
    assert house.match.log[: len(first.log)] == first.log
    assert len(house.matches.kept()) == 2
    other = next(kept for kept in house.matches.kept() if not kept.is_current)
    house.control(Qt.Key.Key_L)
    house.press(f"take_{other.key}")
    assert house.match.identity == second.identity
    assert house.match.log[: len(second.log)] == second.log


def test_a_match_of_the_other_game_is_taken_up_by_keys(house: House) -> None:
    house.window.open_game("doudizhu")
    house.act()
    house.control(Qt.Key.Key_L)
    take = house.find("take_guandan")
    for _ in range(12):
        if QApplication.focusWidget() is take:
            break
        house.key(Qt.Key.Key_Tab)
    house.key(Qt.Key.Key_Return)
    assert house.match.game is GUANDAN
    assert house.window.bar.games.button("guandan").isChecked()
    assert house.window.settings.game == "guandan"
    assert house.window.table.isVisible()


def test_the_match_at_the_table_comes_first_and_cannot_be_deleted(house: House) -> None:
    lay_by(house, "Sunday")
    house.control(Qt.Key.Key_L)
    panel = house.window.panel
    assert isinstance(panel, MatchesPanel)
    names = [button.objectName() for button in panel.frame.findChildren(QPushButton)]
    taking = [name for name in names if name.startswith("take_")]
    assert taking[0] == "take_guandan"
    assert len(taking) == 2
    assert [name for name in names if name.startswith("delete_")] == [f"delete_{house.named('Sunday')}"]
    house.press("take_guandan")
    assert house.window.panel is None
    assert len(house.matches.kept()) == 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_match_is_named_by_keys(house: House, key: Qt.Key) -> None:
    house.control(Qt.Key.Key_L)
    house.press("rename_guandan")
    house.type("Été à <b>Lyon</b>")
    house.key(key)
    assert house.window.panel is not None, "neither key goes through to the panel"
    assert house.names() == (["Été à <b>Lyon</b>"] if key is Qt.Key.Key_Return else [""])
    assert QApplication.focusWidget() is house.find("rename_guandan")
    assert house.match.name == house.names()[0]


@pytest.mark.parametrize("leave", ["take_guandan", "rename_guandan", "cross"])
def test_a_name_that_was_typed_and_left_by_a_click_is_kept(house: House, leave: str) -> None:
    house.control(Qt.Key.Key_L)
    house.press("rename_guandan")
    house.type("Sunday")
    house.press(leave)
    assert house.match.name == "Sunday"
    assert (house.window.panel is None) == (leave != "rename_guandan")


def test_a_name_is_typed_on_in_another_language(house: House, language: Language) -> None:
    house.control(Qt.Key.Key_L)
    house.press("rename_guandan")
    house.type("Sun")
    language.switch("fr")
    house.settle()
    house.type("day")
    assert house.match.name == ""
    house.key(Qt.Key.Key_Return)
    assert house.match.name == "Sunday"
    assert house.find("rename_guandan").accessibleName() == "Renommer\N{NARROW NO-BREAK SPACE}: Sunday"


def test_a_long_name_with_marks_in_it_is_told_letter_by_letter(house: House) -> None:
    house.matches.rename("guandan", '<img src="//example.invalid/a.png">' * 4)
    house.control(Qt.Key.Key_L)
    assert house.window.panel is not None
    labels = house.window.panel.frame.findChildren(QLabel)
    assert {label.textFormat() for label in labels if label.text()} == {Qt.TextFormat.PlainText}
    tip = QTextDocument()
    tip.setHtml(next(label.toolTip() for label in labels if label.toolTip()))
    assert tip.toPlainText() == house.match.name, "no picture is fetched"


def test_a_match_is_deleted_only_after_a_question(house: House) -> None:
    lay_by(house, "Sunday")
    key = house.named("Sunday")
    house.control(Qt.Key.Key_L)
    house.press(f"delete_{key}")
    focused = QApplication.focusWidget()
    assert focused is house.find(f"spare_{key}"), "the harmless answer is the one at hand"
    house.key(Qt.Key.Key_Return)
    assert "Sunday" in house.names()
    house.press(f"delete_{key}")
    house.press(f"end_{key}")
    assert house.names() == [""]
    assert "Sunday" not in texts(house)


def test_a_new_match_leaves_the_one_before_in_the_list(house: House) -> None:
    first = house.match
    house.control(Qt.Key.Key_L)
    house.press("new_guandan")
    assert house.window.panel is None
    assert house.match.identity != first.identity
    laid_by = next(kept for kept in house.matches.kept() if not kept.is_current)
    house.matches.take_up(laid_by.key)
    house.settle()
    assert house.match.identity == first.identity


def test_a_match_that_nobody_touched_does_not_fill_the_list(house: House) -> None:
    for _ in range(3):
        house.control(Qt.Key.Key_L)
        house.press("new_doudizhu")
    assert sorted(kept.game for kept in house.matches.kept()) == ["doudizhu", "guandan"]


def test_a_new_match_may_keep_the_old_one_for_later(house: House) -> None:
    first = house.match
    house.control(Qt.Key.Key_N)
    house.press("keep")
    assert house.match is not first
    assert len(house.matches.kept()) == 2


def test_a_damaged_match_is_named_and_stays(house: House) -> None:
    lay_by(house, "Sunday")
    key = house.named("Sunday")
    path = house.folder / f"{key}.cardavia"
    path.write_text(path.read_text().replace('"events":[', '"events":[{"seat":3,"bid":2},'))
    whole = path.read_bytes()
    (house.folder / "guandan-00000000000000ff.cardavia").write_bytes(b"rubbish")
    current = house.match
    house.control(Qt.Key.Key_L)
    assert "or damaged" in texts(house)
    house.press(f"take_{key}")
    assert house.match is current
    assert house.window.panel is not None
    assert "was not taken up" in house.window.notice
    (kept,) = house.folder.glob("*broken*")
    assert kept.name in house.window.notice
    assert kept.read_bytes() == whole


def test_nothing_is_taken_up_while_the_match_at_the_table_cannot_be_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_by(house, "Sunday")
    current, key = house.match, house.named("Sunday")

    def full(_match: Match) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(house.saves, "save", full)
    house.control(Qt.Key.Key_L)
    house.press(f"take_{key}")
    assert house.match is current
    assert "could not be kept" in house.window.notice
    house.window.dismiss_notice()
    house.press("new_guandan")
    assert house.match is current
    assert "could not be kept" in house.window.notice
    house.window.dismiss_notice()
    house.press(f"rename_{key}")
    monkeypatch.setattr("cardavia_desktop.store.saves.write_atomically", lambda *_arguments: full(current))
    house.type("Monday")
    house.key(Qt.Key.Key_Return)
    assert "could not be renamed" in house.window.notice


def test_a_window_that_keeps_nothing_says_so(open_house: OpenHouse) -> None:
    house = open_house(keeps=False)
    house.window.open_game("guandan")
    house.act()
    house.control(Qt.Key.Key_L)
    assert "No match is kept in this window" in texts(house)
    house.press("new_doudizhu")
    assert house.match.game.key == "doudizhu"
    house.act()
    house.control(Qt.Key.Key_N)
    assert house.window.panel is not None
    assert house.window.panel.frame.findChild(QPushButton, "keep") is None


def test_the_list_speaks_the_language_of_the_moment(house: House, language: Language) -> None:
    lay_by(house, "Sunday")
    house.control(Qt.Key.Key_L)
    language.switch("fr")
    house.settle()
    assert "votre niveau 2, le leur 2" in texts(house)


NOW = datetime(2026, 3, 10, 20, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("age", "english"),
    [
        (timedelta(minutes=5), "Deal 7 · your level 9, theirs J · today, 7:55\u202fPM"),
        (timedelta(hours=21), "Deal 7 · your level 9, theirs J · yesterday, 11:00\u202fPM"),
        (timedelta(days=9), "Deal 7 · your level 9, theirs J · 3/1/26, 8:00\u202fPM"),
        (timedelta(days=-2), "Deal 7 · your level 9, theirs J · 3/12/26, 8:00\u202fPM"),
    ],
    ids=["today", "yesterday", "earlier", "a clock that went backwards"],
)
def test_what_is_said_of_a_match(language: Language, age: timedelta, english: str) -> None:
    del language
    kept = Kept("guandan", "guandan", "", 7, ("9", "J"), NOW - age, True, None)
    assert words.line(kept, NOW, str, UTC) == english


class Town(tzinfo):
    """Where summer time ends on 25 October 2026 at 3:00."""

    def utcoffset(self, moment: datetime | None) -> timedelta:
        assert moment is not None
        summer = moment.replace(tzinfo=UTC) < datetime(2026, 10, 25, 3, tzinfo=UTC)
        return timedelta(hours=2 if summer else 1)

    def dst(self, moment: datetime | None) -> timedelta:
        return self.utcoffset(moment) - timedelta(hours=1)

    def tzname(self, moment: datetime | None) -> str:
        return str(self.utcoffset(moment))


def test_a_match_saved_in_summer_time_keeps_its_hour_in_winter(language: Language) -> None:
    """It was an hour early, and the evening's last match a day."""
    del language
    saved = datetime(2026, 10, 24, 22, 30, tzinfo=UTC)
    kept = Kept("guandan", "guandan", "", 7, ("9", "J"), saved, True, None)
    winter = datetime(2026, 10, 25, 19, 0, tzinfo=UTC)
    assert words.line(kept, winter, str, Town()).endswith("today, 12:30\u202fAM")


def test_every_fault_has_its_words(language: Language) -> None:
    said = {code: {words.fault_text(fault) for fault in (None, *Fault)} for code in ("en", "fr")}
    for code in said:
        language.switch(code)
        said[code] = {words.fault_text(fault) for fault in (None, *Fault)}
    assert not said["en"] & said["fr"]
    assert len(said["en"]) == len(said["fr"]) == len(Fault)
