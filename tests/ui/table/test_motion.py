"""What moves can be cut short by anything, and ends where it belongs; at rest nothing runs."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QEvent, QObject, QPoint, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsRectItem
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.cards import parse
from cardavia_desktop.engine.game import Game
from cardavia_desktop.ui.table.motion import Pose, Track
from cardavia_desktop.ui.table.placing import HandState
from cardavia_desktop.ui.table.preferences import Speed, TablePreferences
from cardavia_desktop.ui.table.table_widget import TableWidget
from tests.ui.table.driving import LEFT, Player
from tests.ui.table.test_features import lead_at_seven

MOVING = TablePreferences(speed=Speed.SLOW)
GAMES = [pytest.param(doudizhu.GAME, id="doudizhu"), pytest.param(guandan.GAME, id="guandan")]


def in_place(player: Player) -> bool:
    """Tell whether every card of the hand lies where it belongs, and no other card is in the hand."""
    table = player.table
    shown = table._choreographer.shown
    assert shown is not None
    targets = table._stage.hand_targets(shown, HandState(table.selected))
    items = {key: item for key, item in table._stage.cards.items() if key in targets}
    return items.keys() == targets.keys() and all(
        Pose.of(items[key]) == target.pose for key, target in targets.items()
    )


def wait_for_turn(player: Player) -> None:
    """Let the others play, at once, until the person is to act."""
    for _ in range(200):
        player.table.complete()
        QApplication.processEvents()
        if player.session.your_turn and player.table.is_settled():
            return
    raise AssertionError("your turn never came")


def running(table: QObject) -> list[QObject]:
    found = [timer for timer in table.findChildren(QTimer) if timer.isActive()]
    moving = QAbstractAnimation.State.Running
    animations = [it for it in table.findChildren(QAbstractAnimation) if it.state() == moving]
    return [*found, *animations]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "reduced"])
def test_disturbed_all_the_time_a_deal_still_comes_to_its_end(
    qtbot: QtBot, game: Game, reduced: bool
) -> None:
    preferences = TablePreferences(speed=Speed.FAST, reduced_motion=reduced)
    player = Player(qtbot, preferences=preferences, seed=5)
    player.start(game)
    rng, mind, table = Random(1), GreedyAgent(), player.table
    for _ in range(4000):
        QApplication.processEvents()
        if player.view.result is not None and table.is_settled():
            break
        match rng.randrange(7):
            case 0:
                table.resize(rng.randrange(1024, 1500), rng.randrange(588, 900))
            case 1:
                QApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange))
            case 2:
                QTest.mouseClick(player.viewport, LEFT, pos=QPoint(500, 200))
            case 3:
                table.complete()
            case 4 if player.session.your_turn:
                player.session.act(mind.decide(player.view))
            case _:
                QTest.qWait(2)
        if table.is_settled():
            assert in_place(player)
    assert player.view.result is not None
    assert player.button("next_deal").isVisible()
    assert not running(table)


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_dealt_and_a_click_completes_it(qtbot: QtBot, game: Game) -> None:
    player = Player(qtbot, preferences=MOVING, seed=4)
    player.session.start(game, ("", *("greedy",) * (game.seats - 1)))
    QApplication.processEvents()
    assert not player.table.is_settled()
    assert not in_place(player)
    QTest.mouseClick(player.viewport, LEFT, pos=QPoint(500, 200))
    assert in_place(player)
    qtbot.waitUntil(lambda: len(player.heard) >= 1, timeout=3000)


@pytest.mark.parametrize(
    "disturbance",
    [
        pytest.param(lambda table: table.resize(1600, 900), id="resize"),
        pytest.param(
            lambda table: QApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange)), id="language"
        ),
        pytest.param(lambda table: table.set_preferences(MOVING), id="preferences"),
        pytest.param(
            lambda table: table.set_preferences(TablePreferences(speed=Speed.INSTANT)), id="instant"
        ),
    ],
)
def test_a_change_in_mid_flight_leaves_everything_in_its_place(
    qtbot: QtBot, disturbance: Callable[[TableWidget], object]
) -> None:
    player = Player(qtbot, preferences=MOVING, seed=4)
    player.session.start(guandan.GAME, ("", "greedy", "greedy", "greedy"))
    QApplication.processEvents()
    assert not in_place(player)
    disturbance(player.table)
    assert in_place(player)
    QTest.qWait(80)
    assert in_place(player), "nothing goes on to where it was bound before"


def test_a_new_match_in_mid_flight_is_shown_and_told_once(qtbot: QtBot) -> None:
    player = Player(qtbot, preferences=MOVING, seed=4)
    player.session.start(guandan.GAME, ("", "greedy", "greedy", "greedy"))
    QTest.qWait(50)
    player.session.start(doudizhu.GAME, ("", "greedy", "greedy"))
    player.table.complete()
    player.wait()
    assert player.view.game == "doudizhu"
    assert in_place(player)
    assert len(player.table._stage._plates) == 3


def test_at_rest_nothing_runs_and_nothing_is_painted(qtbot: QtBot) -> None:
    player = Player(qtbot, preferences=MOVING, seed=5)
    player.start(guandan.GAME)
    for _ in range(50):
        player.table.complete()
        player.wait()
        if player.session.your_turn and player.table.is_settled():
            break
    assert player.session.your_turn
    assert not running(player.table)
    paints: list[QEvent] = []

    class Counter(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            del watched
            if event.type() is QEvent.Type.Paint:
                paints.append(event)
            return False

    counter = Counter()
    QTest.qWait(50)
    player.viewport.installEventFilter(counter)
    QTest.qWait(300)
    assert not paints


def test_cards_chosen_while_others_play_stay_chosen(qtbot: QtBot) -> None:
    player = Player(qtbot, preferences=MOVING, seed=5)
    player.start(guandan.GAME)
    mind = GreedyAgent()
    for _ in range(200):
        player.table.complete()
        QApplication.processEvents()
        if player.session.your_turn:
            player.session.act(mind.decide(player.view))
            break
    QTest.qWait(20)
    assert not player.session.your_turn
    card = player.table._stage.hand.slots[-1].card
    player.click_card(card)
    assert player.table.selected == {card}
    assert not player.button("play").isEnabled()
    wait_for_turn(player)
    assert player.table.selected == {card}


@pytest.mark.parametrize(
    ("speed", "least", "most"), [(Speed.FAST, 0.4, 0.7), (Speed.NORMAL, 0.9, 1.7), (Speed.SLOW, 1.5, 2.6)]
)
def test_a_hand_is_dealt_in_good_time(qtbot: QtBot, speed: Speed, least: float, most: float) -> None:
    player = Player(qtbot, preferences=TablePreferences(speed=speed), seed=4)
    player.session.start(guandan.GAME, ("", "greedy", "greedy", "greedy"))
    seconds = player.table._choreographer._motion._animation.duration() / 1000
    assert least <= seconds <= most


def bomb_track(landing: float = 0.25) -> Track:
    item = QGraphicsRectItem(0, 0, 10, 10)
    return Track(item, Pose(0, 0, scale=0.5), Pose(100, 0), 0, 400, QEasingCurve.Type.InQuad, landing=landing)


@pytest.mark.parametrize("cards", ["9S 9H", "TS JS QS KS AS"], ids=["pair", "bomb"])
def test_played_cards_fly_over_the_hand_which_closes_up_without_turning(qtbot: QtBot, cards: str) -> None:
    player = lead_at_seven(qtbot)
    player.table.set_preferences(MOVING)
    player.choose(parse(cards))
    player.table.complete()
    player.click("play")
    items = player.table._stage.cards
    flying, hand = (
        {key: item for key, item in items.items() if isinstance(key, tuple) and key[0] == kind}
        for kind in ("mark", "hand")
    )
    assert len(flying) == len(parse(cards))
    starts = {key: item.pos() for key, item in items.items()}
    qtbot.waitUntil(lambda: all(item.pos() != starts[key] for key, item in flying.items()))
    assert not player.table.is_settled()
    assert max(item.zValue() for item in hand.values()) < min(item.zValue() for item in flying.values())
    for item in hand.values():
        assert (item.rotation(), item.scale()) == (0, 1)
    player.table.complete()


def test_a_bomb_is_larger_before_it_lands_and_settles_where_it_belongs() -> None:
    track, curve = bomb_track(), QEasingCurve(QEasingCurve.Type.InQuad)
    plain = bomb_track(landing=0.0)
    assert track.at(0, curve).scale == pytest.approx(0.5)
    assert track.at(200, curve).scale > plain.at(200, curve).scale
    landed = track.at(300, curve)
    assert (landed.x, landed.scale) == pytest.approx((100, 1.0))
    assert 0.95 < track.at(350, curve).scale < 1.0
    assert track.at(350, curve).x == 100
    assert track.at(400, curve).scale == pytest.approx(1.0)


def test_a_played_card_turns_a_little_on_its_way_and_lies_straight() -> None:
    item = QGraphicsRectItem(0, 0, 10, 10)
    curve = QEasingCurve(QEasingCurve.Type.Linear)
    track = Track(item, Pose(0, 0), Pose(100, 0), 0, 100, QEasingCurve.Type.Linear, spin=4)
    assert track.at(50, curve).rotation == pytest.approx(4)
    assert track.at(0, curve).rotation == pytest.approx(0)
    assert track.at(100, curve).rotation == pytest.approx(0, abs=1e-9)
