"""What is told at the end of a deal and of a match."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.engine import codec, doudizhu
from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.engine.doudizhu.result import Result
from cardavia_desktop.engine.guandan.result import Result as GuandanResult
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.ui.card_art import CardStyle
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.doudizhu import DoudizhuFace
from cardavia_desktop.ui.table.face import Climb, ResultContent
from cardavia_desktop.ui.table.guandan import GuandanFace
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.match_sheet import match_panel
from cardavia_desktop.ui.table.result_panel import ResultPanel
from tests.ui.table.driving import LEFT, Player
from tests.ui.table.test_layouts import SIZES
from tools.shots.collect import FOLDER

LETTER = CardStyle().letter


def play_on(player: Player) -> None:
    """Play the deal at the table to its end."""
    mind = GreedyAgent()
    for _ in range(400):
        player.wait()
        if player.view.result is not None:
            return
        if player.session.your_turn:
            player.session.act(mind.decide(player.view))
    raise AssertionError("the deal does not end")


def finished(player: Player, name: str) -> ResultContent:
    """Put a finished deal on the table and return what is told of it."""
    player.resume(codec.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"), GAMES))
    return GuandanFace(LETTER).result(player.view, player.session.results)


def test_scores_add_up_from_deal_to_deal(qtbot: QtBot) -> None:
    player = Player(qtbot, seed=5)
    player.start(doudizhu.GAME)
    play_on(player)
    face = DoudizhuFace()
    assert {row.total for row in face.result(player.view, player.session.results).seats} == {""}
    player.click("next_deal")
    play_on(player)
    results = [result for result in player.session.results if isinstance(result, Result)]
    assert len(results) == 2
    sums = [sum(result.scores[seat] for result in results) for seat in range(3)]
    told = [row.total for row in face.result(player.view, results).seats]
    assert told == [f"total {total:+d}".replace("-", "−").replace("+0", "0") for total in sums]


def test_another_match_begins_with_no_totals(qtbot: QtBot) -> None:
    player = Player(qtbot, seed=5)
    player.start(doudizhu.GAME)
    play_on(player)
    assert player.session.results
    player.start(doudizhu.GAME)
    assert not player.session.results


def test_a_match_that_is_won_shows_the_course_of_its_levels(qtbot: QtBot) -> None:
    player = Player(qtbot)
    content = finished(player, "gd-match-won")
    assert content.good
    assert content.title == "You and Lan win the match"
    climb = content.climb
    assert climb is not None
    deals = [result for result in player.session.results if isinstance(result, GuandanResult)]
    assert climb.own == (0, *(RANKS.index(deal.levels_after[0]) for deal in deals))
    assert climb.other == (0, *(RANKS.index(deal.levels_after[1]) for deal in deals))
    assert climb.own[-1] == RANKS.index("A")
    assert player.button("next_deal").text() == "New match"


def test_the_course_begins_anew_with_the_next_match(qtbot: QtBot) -> None:
    player = Player(qtbot, seed=2)
    finished(player, "gd-match-won")
    before = len(player.session.results)
    player.click("next_deal")
    play_on(player)
    results = player.session.results
    assert len(results) == before + 1
    last = results[-1]
    assert isinstance(last, GuandanResult)
    assert last.levels_before == ("2", "2")
    content = GuandanFace(LETTER).result(player.view, results)
    assert content.climb is None
    assert content.ladder is not None


def test_the_opponents_match_is_told_without_rays(qtbot: QtBot) -> None:
    content = finished(Player(qtbot), "gd-match-lost")
    assert not content.good
    assert content.title == "Mei and Tao win the match"
    assert content.climb == Climb(
        (0, 0, 0, 0, 3, 6, 6, 6, 6), (0, 2, 5, 8, 8, 8, 9, 12, 12), "You and Lan", "Mei and Tao"
    )


def test_it_is_told_how_each_seat_went_out(qtbot: QtBot) -> None:
    player = Player(qtbot)
    content = finished(player, "gd-won")
    hands = player.view.open_hands
    assert hands is not None
    for row in content.seats:
        left = len(hands[row.seat])
        if left:
            assert row.note == f"Cards left: {left}"
        else:
            last = [turn for turn in player.view.history if turn.seat == row.seat and turn.combination][-1]
            assert last.combination is not None
            assert row.note.lower().split()[0] in {"single", "pair", "triple", "full", "straight", "bomb,"}


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[ResultPanel]:
    parent = QWidget()
    parent.resize(1280, 748)
    qtbot.addWidget(parent)
    parent.show()
    yield ResultPanel(Look(), parent)
    parent.hide()


def content_of(name: str) -> ResultContent:
    match = codec.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"), GAMES)
    results = [event.result for event in match.events if hasattr(event, "result")]
    return GuandanFace(LETTER).result(match.state.observe(0), results)


def moves(panel: ResultPanel) -> bool:
    return panel.moving


@pytest.mark.parametrize("name", ["gd-won", "gd-match-won"])
def test_a_press_completes_the_climb(panel: ResultPanel, name: str) -> None:
    panel.tell(content_of(name), 4, Metrics.of(1280, 748), pace=50)
    assert moves(panel)
    begun = panel.grab().toImage()
    QTest.mouseClick(panel, LEFT)
    assert not moves(panel)
    assert panel.isVisible(), "the press was meant for what moved"
    assert panel.grab().toImage() != begun
    panel.tell(content_of(name), 4, Metrics.of(1280, 748), pace=50)
    QTest.keyClick(panel, Qt.Key.Key_Space)
    assert not moves(panel)


def test_the_climb_is_not_shown_where_nothing_is_to_move(panel: ResultPanel) -> None:
    panel.tell(content_of("gd-won"), 4, Metrics.of(1280, 748))
    assert not moves(panel)


@pytest.mark.parametrize("size", SIZES)
def test_the_match_page_fits_every_window(size: tuple[int, int]) -> None:
    metrics = Metrics.of(*size)
    panel = match_panel(metrics)
    felt = metrics.felt
    assert felt.x <= panel.left() < panel.right() <= felt.right
    assert panel.bottom() <= felt.bottom
    assert panel.top() - felt.y >= 0.15 * panel.height(), "the fan stands above it"
