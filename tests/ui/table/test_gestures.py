"""Mouse and keys on the hand, by real events."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.cards import Card, numbered, parse, rank_of
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.ui.language import Language
from tests.ui.table.driving import LEFT, Player

RIGHT = Qt.MouseButton.RightButton
PLAYERS = ("", "greedy", "greedy")


def hand_in_order(player: Player) -> list[Card]:
    return [slot.card for slot in player.table._stage.hand.slots]


def landlord(qtbot: QtBot, seed: int = 2) -> Player:
    """Return a player who leads as landlord of Dou Dizhu."""
    for at in range(seed, seed + 200):
        player = Player(qtbot, seed=at)
        player.start(doudizhu.GAME)
        begun = player.view
        if player.session.your_turn and begun.phase is Phase.BID:
            player.click("bid3")
            player.wait()
            assert player.view.phase is Phase.PLAY
            return player
    raise AssertionError("no deal begins with your bid")


def test_a_click_chooses_and_a_second_lets_go(qtbot: QtBot) -> None:
    player = landlord(qtbot)
    card = hand_in_order(player)[4]
    player.click_card(card)
    assert player.table.selected == {card}
    player.click_card(card)
    assert player.table.selected == set()


def test_a_drag_paints_and_a_drag_from_a_chosen_card_lets_go(qtbot: QtBot) -> None:
    player = landlord(qtbot)
    cards = hand_in_order(player)
    start, end = player.point(cards[3]), player.point(cards[8])
    for expected in (set(cards[3:9]), set()):
        QTest.mousePress(player.viewport, LEFT, pos=start)
        QTest.mouseMove(player.viewport, QPoint((start.x() + end.x()) // 2, start.y()))
        QTest.mouseMove(player.viewport, end)
        QTest.mouseRelease(player.viewport, LEFT, pos=end)
        assert player.table.selected == expected


def test_a_double_click_takes_the_rank(qtbot: QtBot) -> None:
    player = landlord(qtbot)
    hand = hand_in_order(player)
    twin = next(card for card in hand if sum(rank_of(other) == rank_of(card) for other in hand) > 1)
    QTest.mouseClick(player.viewport, LEFT, pos=player.point(twin))
    QTest.mouseDClick(player.viewport, LEFT, pos=player.point(twin))
    assert player.table.selected == {card for card in hand if rank_of(card) == rank_of(twin)}


def test_escape_lets_go_of_all(qtbot: QtBot) -> None:
    player = landlord(qtbot)
    for card in hand_in_order(player)[:3]:
        player.click_card(card)
    player.key(Qt.Key.Key_Escape)
    assert player.table.selected == set()


def test_the_second_button_plays_what_is_chosen(qtbot: QtBot) -> None:
    player = landlord(qtbot)
    card = hand_in_order(player)[-1]
    player.click_card(card)
    held = len(player.view.hand)
    QTest.mouseClick(player.viewport, RIGHT, pos=QPoint(600, 300))
    player.wait()
    assert len(player.view.hand) == held - 1
    assert player.table.selected == set()


def test_the_second_button_does_not_pass_for_a_leader(qtbot: QtBot) -> None:
    player = landlord(qtbot)
    before = player.ply
    QTest.mouseClick(player.viewport, RIGHT, pos=QPoint(600, 300))
    player.wait()
    assert player.ply == before
    assert not player.button("pass").isEnabled()
    assert player.button("pass").toolTip()


def test_a_press_of_the_second_button_counts_only_in_its_own_turn(qtbot: QtBot) -> None:
    player = landlord(qtbot)
    QTest.mousePress(player.viewport, RIGHT, pos=QPoint(600, 300))
    player.click_card(hand_in_order(player)[-1])
    player.click("play")
    player.wait()
    while player.view.result is None and player.view.to_beat is None:
        player.click_card(hand_in_order(player)[-1])
        player.click("play")
        player.wait()
    before = player.ply
    QTest.mouseRelease(player.viewport, RIGHT, pos=QPoint(600, 300))
    player.wait()
    assert player.ply == before


def second_press(widget: QWidget) -> None:
    """Send what a double click adds to the first click."""
    at = QPointF(widget.rect().center())
    for kind, held in (
        (QEvent.Type.MouseButtonDblClick, LEFT),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        place = QPointF(widget.mapToGlobal(at.toPoint()))
        QApplication.sendEvent(
            widget, QMouseEvent(kind, at, place, LEFT, held, Qt.KeyboardModifier.NoModifier)
        )


def test_a_double_click_acts_once_even_when_the_next_turn_has_come(qtbot: QtBot) -> None:
    for seed in range(2, 60):
        player = Player(qtbot, seed=seed)
        player.start(guandan.GAME)
        if not player.session.your_turn or player.view.to_beat is None:
            continue
        player.click("pass")
        player.wait()
        passes = player.button("pass")
        if player.session.your_turn and passes.isEnabled():
            before = player.ply
            second_press(passes)
            player.wait()
            assert player.ply == before
            return
    raise AssertionError("no deal lets you pass twice in a row")


def test_what_may_not_be_played_is_named_and_play_is_off(qtbot: QtBot) -> None:
    player = landlord(qtbot)
    hand = hand_in_order(player)
    player.click_card(hand[0])
    player.click_card(hand[-1])
    assert not player.button("play").isEnabled()
    before = player.ply
    player.key(Qt.Key.Key_Return)
    player.wait()
    assert player.ply == before
    assert player.table.selected == {hand[0], hand[-1]}, "a refused play keeps the choice"


def test_a_hint_chooses_and_goes_round(qtbot: QtBot) -> None:
    player = landlord(qtbot)
    player.click("hint")
    player.wait()
    first = player.table.selected
    assert first
    assert player.button("play").isEnabled()
    for _ in range(12):
        player.key(Qt.Key.Key_H)
        if player.table.selected == first:
            return
    raise AssertionError("the hints do not come round")


def test_arrows_and_space_choose(qtbot: QtBot) -> None:
    player = landlord(qtbot)
    hand = hand_in_order(player)
    player.key(Qt.Key.Key_Home)
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Space)
    player.key(Qt.Key.Key_End)
    player.key(Qt.Key.Key_Space)
    assert player.table.selected == {hand[1], hand[-1]}


def readings(qtbot: QtBot) -> Player:
    """Return a player who leads at level 7 and has chosen 3S 4S 5S 6S and the wild 7H."""
    mine = parse("RJ BJ 7S 7H 7C AS AD KS KH KC QS QD JS JH TS TC 9S 9H 8C 8D 8D 6S 6H 5S 5D 4S 3S")
    rest = [card for card in range(108) if card not in mine]
    others = [tuple(sorted(numbered(rest[start : start + 27]))) for start in (0, 27, 54)]
    deal = Deal((tuple(sorted(mine)), *others), (), 0)
    player = Player(qtbot)
    player.resume(Match(guandan.GAME, deal, {"level": "7"}, ("", "greedy", "greedy", "greedy")))
    player.choose(parse("3S 4S 5S 6S 7H"))
    return player


def test_cards_with_several_readings_are_asked_about(qtbot: QtBot) -> None:
    player = readings(qtbot)
    player.click("play")
    assert player.table.chooser.isVisible()
    assert len(player.table.chooser.buttons) == 4
    player.key(Qt.Key.Key_3)
    player.key(Qt.Key.Key_Return)
    player.wait()
    combination = next(turn.combination for turn in player.view.history if turn.seat == 0)
    assert combination is not None
    assert combination.shape.value == "straight"


def test_the_question_can_be_put_aside(qtbot: QtBot) -> None:
    player = readings(qtbot)
    chosen = player.table.selected
    player.key(Qt.Key.Key_Return)
    assert player.table.chooser.isVisible()
    player.key(Qt.Key.Key_Escape)
    assert not player.table.chooser.isVisible()
    assert player.table.selected == chosen
    assert not player.view.history


def test_grouped_by_combination_a_click_takes_a_group(qtbot: QtBot) -> None:
    player = readings(qtbot)
    player.key(Qt.Key.Key_Escape)
    player.key(Qt.Key.Key_G)
    layout = player.table._stage.hand
    assert layout.groups
    group = next(iter(layout.groups))
    card = next(iter(group))
    player.click_card(card)
    assert player.table.selected == group
    player.click_card(card)
    assert player.table.selected == group - {card}


def test_only_cards_that_may_be_returned_can_be_chosen(qtbot: QtBot) -> None:
    player = Player(qtbot, seed=3)
    player.start(guandan.GAME)
    mind = GreedyAgent()
    for _ in range(1500):
        player.wait()
        view = player.view
        if view.result is not None:
            player.session.next_deal()
        elif view.phase is Phase.RETURN and player.session.your_turn:
            break
        elif player.session.your_turn:
            player.session.act(mind.decide(view))
    else:
        raise AssertionError("no deal let you return a card: choose another seed")
    for slot in player.table._stage.hand.slots:
        player.click_card(slot.card)
    allowed = player.table._desk.allowed()
    assert player.table.selected == allowed
    assert len(allowed) < len(view.hand)
    assert not player.button("return").isEnabled()


def test_the_question_never_plays_cards_that_are_no_longer_chosen(qtbot: QtBot) -> None:
    player = readings(qtbot)
    player.click("play")
    player.click_card(next(iter(player.table.selected)))
    player.wait()
    assert not player.table.chooser.isVisible()
    assert not player.view.history


def test_the_question_speaks_the_new_language(qtbot: QtBot) -> None:
    player = readings(qtbot)
    player.click("play")
    before = [button.text() for button in player.table.chooser.buttons]
    language = Language()
    language.switch("fr")
    try:
        player.wait()
        assert player.table.chooser.isVisible()
        after = [button.text() for button in player.table.chooser.buttons]
        assert len(after) == len(before)
        assert not set(after) & set(before)
    finally:
        language.switch("en")
        language.close()
        player.wait()


def test_a_card_of_a_row_rises_a_little_under_the_pointer(qtbot: QtBot) -> None:
    player = Player(qtbot)
    player.start(doudizhu.GAME)
    card = player.table._stage.hand.slots[3].card
    item = player.table._stage.cards["hand", card]
    before = item.y()
    QTest.mouseMove(player.viewport, player.point(card))
    player.wait()
    assert 0 < before - item.y() < 0.03 * item.body.height()
    assert item.shape_shown.ring is not None
    QTest.mouseMove(player.viewport, QPoint(10, 10))
    player.wait()
    assert item.y() == before
    assert item.shape_shown.ring is None


def test_the_question_grows_with_the_table(qtbot: QtBot) -> None:
    player = readings(qtbot)
    player.click("play")
    before = [button.words_width() for button in player.table.chooser.buttons]
    player.table.resize(1920, 1016)
    player.wait()
    after = [button.words_width() for button in player.table.chooser.buttons]
    assert all(wide > narrow * 1.15 for wide, narrow in zip(after, before, strict=True))
