from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine import cards
from cardavia_desktop.ui import theme
from cardavia_desktop.ui.card_art import CardStyle
from cardavia_desktop.ui.rules.card_rows import Sign
from cardavia_desktop.ui.rules.contents_list import ContentsList
from cardavia_desktop.ui.rules.reader import RulesReader
from cardavia_desktop.ui.rules.rules_page import GAMES, RulesPage
from tests.ui.rules.conftest import speaking

Make = Callable[..., RulesPage]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def make_page(game: str = "doudizhu", width: int = 1024, height: int = 588) -> RulesPage:
        page = RulesPage(game)
        qtbot.addWidget(page)
        page.resize(width, height)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.setFocus()
        return page

    return make_page


def reader(page: RulesPage) -> RulesReader:
    (found,) = page.findChildren(RulesReader)
    return found


def contents(page: RulesPage) -> ContentsList:
    (found,) = page.findChildren(ContentsList)
    return found


def field(page: RulesPage) -> QLineEdit:
    (found,) = page.findChildren(QLineEdit)
    return found


def count(page: RulesPage) -> str:
    return next(label for label in page._search.children() if label is page._search._count).text()


def marked(page: RulesPage) -> list[str]:
    return [mark.cursor.selectedText() for mark in reader(page).extraSelections()]


def start_of(page: RulesPage, place_id: str) -> int:
    shown = reader(page)._laid_out()
    ids = [place.id for place in reader(page).places]
    return shown.starts[ids.index(place_id)]


def entry_texts(page: RulesPage) -> list[str]:
    listed = contents(page)
    return [listed.item(row).text() for row in range(listed.count())]


@pytest.mark.parametrize("game", GAMES)
def test_each_section_can_be_gone_to_and_is_then_at_the_top(make: Make, game: str) -> None:
    page = make(game)
    bar = reader(page).verticalScrollBar()
    for place in reader(page).places:
        page.show_section(place.id)
        assert page.section == place.id
        assert contents(page).current_id == place.id
        cursor = reader(page).document().find(place.title, start_of(page, place.id))
        top = reader(page).cursorRect(cursor).top()
        assert 0 <= top <= (40 if bar.value() < bar.maximum() else reader(page).height()), place


def test_a_section_that_is_not_there_is_an_error(make: Make) -> None:
    page = make()
    with pytest.raises(ValueError, match="tribute"):
        page.show_section("tribute")
    page.show_game("guandan")
    page.show_section("tribute")
    assert page.section == "tribute"


def test_a_section_may_be_asked_for_before_the_page_is_seen(qtbot: QtBot) -> None:
    page = RulesPage("guandan")
    qtbot.addWidget(page)
    page.resize(1280, 700)
    page.show_section("wild")
    with qtbot.waitExposed(page):
        page.show()
    assert page.section == "wild"
    assert reader(page).verticalScrollBar().value() > 0


def test_scrolling_tells_what_is_being_read(make: Make, qtbot: QtBot) -> None:
    page = make()
    with qtbot.waitSignal(page.section_changed):
        reader(page).verticalScrollBar().setValue(900)
    assert contents(page).current_id == page.section != "objective"


def test_the_contents_are_walked_with_the_keyboard(make: Make) -> None:
    page = make()
    listed = contents(page)
    listed.setFocus()
    ids = [place.id for place in reader(page).places]
    for place_id in ids[1:5]:
        QTest.keyClick(listed, Qt.Key.Key_Down)
        assert page.section == place_id


def test_search_marks_all_counts_them_and_goes_round(make: Make) -> None:
    page = make()
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is field(page)
    QTest.keyClicks(field(page), "rocket")
    found = marked(page)
    assert len(found) > 3
    assert {text.lower() for text in found} == {"rocket"}
    assert count(page) == f"1/{len(found)}"
    QTest.keyClick(field(page), Qt.Key.Key_Return)
    assert count(page) == f"2/{len(found)}"
    QTest.keyClick(field(page), Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(field(page), Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert count(page) == f"{len(found)}/{len(found)}"
    QTest.keyClick(page, Qt.Key.Key_F3)
    assert count(page) == f"1/{len(found)}"
    assert sum(reader(page).results_by_place.values()) == len(found)
    QTest.keyClick(field(page), Qt.Key.Key_Escape)
    assert marked(page) == []
    assert count(page) == ""


def test_every_result_is_scrolled_into_sight(make: Make) -> None:
    page = make("guandan")
    QTest.keyClicks(field(page), "bomb")
    view = reader(page).viewport().rect()
    for _ in range(reader(page).result[1]):
        selections = reader(page).extraSelections()
        cursor = selections[reader(page).result[0] - 1].cursor
        assert view.contains(reader(page).cursorRect(cursor).center())
        QTest.keyClick(field(page), Qt.Key.Key_Return)


def test_a_search_without_result_says_so(make: Make) -> None:
    page = make()
    QTest.keyClicks(field(page), "poker")
    assert count(page) == "No result"
    QTest.keyClick(field(page), Qt.Key.Key_Return)
    assert count(page) == "No result"


def test_search_needs_no_accents_in_french(make: Make) -> None:
    with speaking("fr"):
        page = make()
        QTest.keyClicks(field(page), "proprietaire")
        assert {text.lower() for text in marked(page)} == {"propriétaire"}


def test_the_language_changes_at_the_section_being_read(make: Make) -> None:
    page = make("guandan")
    page.show_section("bombs")
    assert "Bombs" in entry_texts(page)
    with speaking("fr"):
        assert page.section == "bombs"
        assert "Bombes" in entry_texts(page)
        assert "carte libre" in reader(page).toPlainText()
        assert "wild card" not in reader(page).toPlainText()
        assert field(page).placeholderText() == "Chercher dans les règles"
        scrolled = reader(page).verticalScrollBar().value()
        page.show_section("bombs")
        assert abs(reader(page).verticalScrollBar().value() - scrolled) <= 2
    assert page.section == "bombs"
    assert "Bombs" in entry_texts(page)


def test_the_text_size_keeps_the_section_and_is_told(make: Make, qtbot: QtBot) -> None:
    page = make()
    page.show_section("scoring")
    page.show_section("airplanes")
    before = reader(page).document().size().height()
    with qtbot.waitSignal(page.zoom_changed):
        QTest.keyClick(page, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert page.zoom > 1
    assert reader(page).document().size().height() > before
    assert page.section == "airplanes"
    for _ in range(20):
        QTest.keyClick(page, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert 0.5 < page.zoom < 1
    QTest.keyClick(page, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert page.zoom == 1
    assert reader(page).document().size().height() == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [640, 1024, 1280, 1920])
@pytest.mark.parametrize("zoom", [1.0, 2.5])
def test_nothing_is_wider_than_the_page(make: Make, game: str, width: int, zoom: float) -> None:
    page = make(game, width)
    page.set_zoom(zoom)
    shown = reader(page)
    assert shown.document().size().width() <= shown.viewport().width()
    assert shown.horizontalScrollBar().maximum() == 0


def test_resizing_keeps_the_section(make: Make) -> None:
    page = make("guandan", 1280)
    page.show_section("choice")
    page.resize(900, 700)
    assert page.section == "choice"


@pytest.mark.parametrize("surround", [theme.LIGHT, theme.DARK])
def test_colours_are_those_of_the_palette(make: Make, surround: theme.Surround) -> None:
    page = make()
    page.setPalette(theme.palette(surround))
    ground = page.palette().color(QPalette.ColorRole.Base).name().upper()
    assert ground == surround.page
    picture = reader(page).viewport().grab().toImage()
    assert picture.pixelColor(2, 2).name().upper() == surround.page
    inks = {picture.pixelColor(x, y).name().upper() for x in range(200) for y in range(60)}
    assert surround.text in inks, "no ink of the palette in the title"


def test_the_wild_card_is_marked_in_the_example_and_in_each_reading(make: Make) -> None:
    page = make("guandan")
    wanted = cards.parse("3S 4S 5S 6S")
    groups = [row.parts[0] for row in reader(page)._laid_out().card_rows.rows if len(row.parts) == 1]
    rows = [
        group
        for group in groups
        if not isinstance(group, Sign) and len(group) == 5 and set(wanted) <= {face.card for face in group}
    ]
    assert len(rows) == 5, "the cards and their four readings"
    for group in rows:
        (marked_face,) = [face for face in group if face.wild]
        assert marked_face.card not in wanted
        assert marked_face.stands_in == (cards.text([marked_face.card]) != "7H")


def test_another_deck_draws_other_cards(make: Make) -> None:
    page = make()
    page.show_section("runs")
    before = reader(page).viewport().grab().toImage()
    page.set_card_style(CardStyle(french=True))
    assert reader(page).viewport().grab().toImage() != before


def test_all_controls_have_names_and_are_reached_by_tab(make: Make) -> None:
    page = make()
    QTest.keyClicks(field(page), "rocket")
    field(page).setFocus()
    reached: list[QWidget] = []
    widget: QWidget | None = QApplication.focusWidget()
    while widget is not None and widget not in reached:
        reached.append(widget)
        page.focusNextChild()
        widget = QApplication.focusWidget()
    assert {type(widget).__name__ for widget in reached} >= {
        "QLineEdit",
        "ContentsList",
        "RulesReader",
        "QToolButton",
    }
    assert [widget for widget in reached if not widget.accessibleName()] == []
    assert len(reached) == 8


def test_a_hidden_page_is_set_in_type_only_when_seen(qtbot: QtBot) -> None:
    page = RulesPage()
    qtbot.addWidget(page)
    laid_out = []
    reader(page).laid_out.connect(lambda: laid_out.append(True))
    with speaking("fr"):
        pass
    QApplication.sendEvent(page, QEvent(QEvent.Type.PaletteChange))
    assert laid_out == []
    with qtbot.waitExposed(page):
        page.show()
    assert laid_out == [True]


def test_drawn_cards_are_named_where_somebody_listens(qtbot: QtBot) -> None:
    made = []
    for listens in (False, True):
        QAccessible.setActive(listens)
        page = RulesPage("guandan")
        qtbot.addWidget(page)
        page.resize(1000, 800)
        page.show()
        QApplication.processEvents()
        made.append(page._reader.document().toPlainText())
    QAccessible.setActive(False)
    silent, spoken = made
    assert "7 of spades, 7 of clubs, 7 of hearts, wild card" not in silent
    rows = spoken.count("\ufffc")
    assert rows == silent.count("\ufffc") > 30
    named = [line for line in spoken.splitlines() if " of spades" in line or "joker" in line]
    assert len(named) > 15
    assert any("wild card as" in line for line in named)
    assert any(line.endswith(("; allowed", "; not allowed")) for line in spoken.splitlines())
