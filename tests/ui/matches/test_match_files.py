"""Matches in files of the person's own: opened, dropped, written, and refused in plain words."""

from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget

from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store.saves import read_match, write_match
from cardavia_desktop.ui.matches.match_desk import dropped_file, file_name
from cardavia_desktop.ui.panels.question_panel import GiveUpPanel
from cardavia_desktop.ui.table.table_view import TableView
from tests.ui.matches.conftest import House, OpenHouse

DOUDIZHU = GAMES["doudizhu"]


@pytest.fixture
def sent(tmp_path: Path) -> Path:
    """Return the file of a match that somebody has sent."""
    path = tmp_path / "from Mei.cardavia"
    write_match(Match(DOUDIZHU, DOUDIZHU.shuffle(Random(5)), players=("", "easy", "easy")), path)
    return path


def dialog(house: House) -> QFileDialog:
    found = house.window.findChild(QFileDialog)
    assert isinstance(found, QFileDialog)
    return found


def drop(window: QWidget, *paths: Path) -> bool:
    """Drag files onto a widget, let them go, and tell whether they were taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left, no = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    centre = window.rect().center()
    enter = QDragEnterEvent(centre, copy, data, left, no)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(window, QDropEvent(QPointF(centre), copy, data, left, no))
    return True


def test_a_file_is_opened_by_its_dialog(house: House, sent: Path) -> None:
    before = house.match
    house.control(Qt.Key.Key_O)
    chooser = dialog(house)
    assert chooser.nameFilters() == ["Cardavia matches (*.cardavia)"]
    chooser.fileSelected.emit(str(sent))
    chooser.close()
    house.settle()
    assert house.match.game is DOUDIZHU
    assert house.match.log[0] == read_match(sent, GAMES).log[0]
    assert house.window.table.isVisible()
    assert house.window.bar.games.button("doudizhu").isChecked()
    house.window.open_game("guandan")
    house.settle()
    assert house.match is before


def test_a_copy_is_written_and_may_be_opened_again(house: House, tmp_path: Path) -> None:
    house.control(Qt.Key.Key_S)
    chooser = dialog(house)
    assert chooser.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert chooser.defaultSuffix() == "cardavia"
    path = tmp_path / "copy.cardavia"
    chooser.fileSelected.emit(str(path))
    chooser.close()
    house.settle()
    assert "copy.cardavia" in house.window.notice
    log, identity = house.match.log, house.match.identity
    assert house.window.match_desk.open_file(path)
    house.settle()
    assert house.match.log[: len(log)] == log
    assert house.match.identity != identity
    assert len(house.matches.kept()) == 2, "the match that it was copied from is still there"


def test_a_copy_that_cannot_be_written_is_told(house: House, tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("no folder")
    assert not house.window.match_desk.write_file(tmp_path / "wall" / "copy.cardavia")
    assert "copy.cardavia could not be written" in house.window.notice


def test_there_is_nothing_to_save_before_the_first_match(open_house: OpenHouse) -> None:
    house = open_house()
    house.control(Qt.Key.Key_S)
    assert house.window.findChild(QFileDialog) is None


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "no match of Cardavia, or damaged"),
        (b"\x89PNG", "no match of Cardavia, or damaged"),
        (b'{"format": 99}', "newer version"),
        (b"[" * 100_000, "no match of Cardavia, or damaged"),
        (None, "cannot be read"),
    ],
    ids=["empty", "a picture", "newer", "deeply nested", "gone"],
)
def test_what_is_no_match_is_refused_in_words_and_the_table_stays(
    house: House, tmp_path: Path, content: bytes | None, words: str
) -> None:
    path = tmp_path / "bad.cardavia"
    if content is not None:
        path.write_bytes(content)
    before = house.match
    assert not house.window.match_desk.open_file(path)
    assert house.match is before
    assert words in house.window.notice
    assert "bad.cardavia" in house.window.notice
    if content is not None:
        assert path.read_bytes() == content


def test_a_folder_is_no_match(house: House, tmp_path: Path) -> None:
    folder = tmp_path / "folder.cardavia"
    folder.mkdir()
    assert not house.window.match_desk.open_file(folder)
    assert "cannot be read" in house.window.notice


def test_nothing_is_opened_while_the_match_at_the_table_cannot_be_kept(
    house: House, sent: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = house.match

    def full(_match: Match) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(house.saves, "save", full)
    assert not house.window.match_desk.open_file(sent)
    assert house.match is before
    assert "could not be kept" in house.window.notice


def test_a_file_is_dropped_on_the_window(house: House, sent: Path) -> None:
    table = house.window.table.findChild(TableView)
    assert isinstance(table, TableView)
    assert drop(table.viewport(), sent)
    house.settle()
    assert house.match.game is DOUDIZHU


def test_only_one_match_file_is_taken(house: House, sent: Path, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("x")
    before = house.match
    assert not drop(house.window, tmp_path / "a.txt")
    assert not drop(house.window, sent, sent)
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/a.cardavia")])
    assert dropped_file(data) is None
    data.setText("a.cardavia")
    assert dropped_file(data) is None
    assert house.match is before


def test_a_match_is_opened_while_a_panel_lies_over_the_table(house: House, sent: Path) -> None:
    house.control(Qt.Key.Key_L)
    assert drop(house.window, sent)
    house.settle()
    assert house.window.panel is None
    assert house.match.game is DOUDIZHU


@pytest.mark.parametrize("name", ["a/b", "..", "C:\\x", "CON?", "tab\there", "é" * 60])
def test_file_names_are_names(name: str) -> None:
    made = file_name(name, datetime(2026, 1, 31, tzinfo=UTC))
    assert not set(made.removesuffix(".cardavia")) & set('/\\:*?"<>|.\t')


def test_a_window_that_keeps_nothing_asks_before_a_match_is_lost(open_house: OpenHouse, sent: Path) -> None:
    house = open_house(keeps=False)
    house.window.open_game("doudizhu")
    house.act()
    before = house.match

    def play_by_code() -> None:
        house.window.panels.show_code()
        house.find("codeField").setFocus()
        house.type(str(DealCode(DOUDIZHU, 12345)))
        verdict = house.find("codeVerdict")
        assert isinstance(verdict, QLabel)
        assert "stays" not in verdict.text()
        house.press("playCode")

    def begin_by_list() -> None:
        house.control(Qt.Key.Key_L)
        house.press("new_doudizhu")

    for bring in (lambda: drop(house.window, sent), play_by_code, begin_by_list):
        bring()
        house.settle()
        assert house.match is before
        assert isinstance(house.window.panel, GiveUpPanel)
        assert house.window.panel.question().startswith("Another match takes the place of this one")
        house.press("no")
        assert house.match is before
    for bring in (lambda: drop(house.window, sent), play_by_code, begin_by_list):
        before = house.match
        bring()
        house.settle()
        house.press("yes")
        assert house.match is not before
        assert house.window.table.isVisible()
        house.act()


def test_a_window_that_keeps_nothing_asks_nothing_where_nothing_is_lost(
    open_house: OpenHouse, sent: Path
) -> None:
    house = open_house(keeps=False)
    house.window.open_game("guandan")
    house.act()
    before = house.match
    assert house.window.match_desk.open_file(sent)
    assert house.match.game is DOUDIZHU
    house.window.open_game("guandan")
    assert house.match is before, "it waits while the other game is played"
