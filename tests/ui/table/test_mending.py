"""What would make a choice playable, and the question before a bomb."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.cards import Card, parse, text
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.table.mending import Mend, mend
from cardavia_desktop.ui.table.preferences import Speed, TablePreferences
from tests.ui.table.driving import Player
from tests.ui.table.test_features import lead_at_seven
from tools.shots.positions import readings_match
from tools.shots.stand import Stand
from tools.shots.states import STATES

ASKING = TablePreferences(speed=Speed.INSTANT, ask_bomb=True)


def is_wild(card: Card) -> bool:
    return guandan.is_wild(card, "7")


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ("KS KH QS QD JS", ("JH", True)),  # the pair run lacks a jack
        ("3S 4S 5S 6S", ("7H", True)),  # only the wild seven of hearts or another seven completes it
        ("AS AD KS KH KC 3S", ("3S", False)),
        ("RJ 3S 9S QD", None),  # no single card helps
    ],
)
def test_one_card_mends(chosen: str, expected: tuple[str, bool] | None) -> None:
    state = readings_match().state
    hand = state.observe(0).hand
    found = mend(
        sorted(hand),
        parse(chosen),
        lambda cards: state.judge(0, cards),
        is_wild,
    )
    if expected is None:
        assert found is None
        return
    assert found is not None
    changed = {*parse(chosen), found.card} if found.adds else {*parse(chosen)} - {found.card}
    assert state.judge(0, sorted(changed)).actions
    assert found.adds is expected[1]
    if text((found.card,)) != expected[0]:  # another suit does as well, if it is not wild
        assert found.adds
        assert text((found.card,))[0] == expected[0][0]


def test_an_ordinary_card_mends_before_a_wild_one() -> None:
    state = readings_match().state
    hand = state.observe(0).hand
    found = mend(
        sorted(hand),
        parse("3S 4S 5S 6S"),
        lambda cards: state.judge(0, cards),
        is_wild,
    )
    assert found in {Mend(parse("7S")[0], adds=True), Mend(parse("7C")[0], adds=True)}


def test_nothing_is_mended_that_may_be_played(qtbot: QtBot) -> None:
    player = lead_at_seven(qtbot)
    player.choose(parse("9S 9H"))
    assert not player.button("mend").isVisible()
    player.choose(())
    assert not player.button("mend").isVisible()


@pytest.mark.parametrize("by_key", [True, False])
def test_the_tip_mends_the_choice(qtbot: QtBot, by_key: bool) -> None:
    player = lead_at_seven(qtbot)
    chosen = parse("KS KH QS QD JS")
    player.choose(chosen)
    assert not player.button("play").isEnabled()
    assert player.button("mend").isVisible()
    marked = [item.shape_shown.face for item in player.table._stage.cards.values() if item.shape_shown.mends]
    assert len(marked) == 1
    assert marked[0] == parse("JH")[0]
    if by_key:
        player.key(Qt.Key.Key_M)
    else:
        player.click("mend")
    assert player.table.selected == {*chosen, marked[0]}
    assert player.button("play").isEnabled()
    assert not player.button("mend").isVisible()
    assert not any(item.shape_shown.mends for item in player.table._stage.cards.values())
    assert not player.view.history, "nothing was played"


@pytest.mark.parametrize("size", [(1180, 668), (1280, 748), (1920, 1016), (3840, 2032)])
def test_the_tip_touches_neither_the_raised_cards_nor_the_words_above_it(
    language: Language, size: tuple[int, int]
) -> None:
    stand = Stand(STATES["ddz-mend"], language)
    stand.set_size(QSize(size[0], size[1] + 52))
    tip = stand.table.button("mend")
    assert tip is not None
    raised = min(stand.table.places.card(card).top() for card in stand.table.selected)
    below, why = tip.geometry().bottom(), stand.table.button("why")
    assert why is not None
    clear = tip.geometry().top() - why.geometry().bottom()
    stand.close()
    assert below < raised - 1
    assert clear >= -2, "the dotted line below the reason is seen"


def test_a_bomb_is_played_after_a_question(qtbot: QtBot) -> None:
    player = lead_at_seven(qtbot)
    player.table.set_preferences(ASKING)
    player.choose(parse("TS JS QS KS AS"))
    player.click("play")
    assert player.table.chooser.isVisible()
    assert not player.view.history
    player.key(Qt.Key.Key_Escape)
    assert not player.table.chooser.isVisible()
    assert player.table.selected == set(parse("TS JS QS KS AS"))
    assert not player.view.history
    player.key(Qt.Key.Key_Return)
    assert player.table.chooser.isVisible()
    player.key(Qt.Key.Key_Return)
    player.wait()
    assert any(turn.seat == 0 and turn.combination is not None for turn in player.view.history)


def test_the_right_button_asks_too(qtbot: QtBot) -> None:
    player = lead_at_seven(qtbot)
    player.table.set_preferences(ASKING)
    player.choose(parse("TS JS QS KS AS"))
    QTest.mouseClick(player.viewport, Qt.MouseButton.RightButton)
    assert player.table.chooser.isVisible()
    assert not player.view.history


@pytest.mark.parametrize(("cards", "preferences"), [("9S 9H", ASKING), ("TS JS QS KS AS", None)])
def test_nothing_else_is_asked_about(qtbot: QtBot, cards: str, preferences: TablePreferences | None) -> None:
    player: Player = lead_at_seven(qtbot)
    if preferences is not None:
        player.table.set_preferences(preferences)
    player.choose(parse(cards))
    player.click("play")
    assert not player.table.chooser.isVisible()
    player.wait()
    assert any(turn.seat == 0 and turn.combination is not None for turn in player.view.history)
