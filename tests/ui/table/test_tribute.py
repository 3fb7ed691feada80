"""Tribute and return: words, arcs, and the button that goes on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.cards import parse
from cardavia_desktop.engine.events import TributePaid, TributeReturned
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.table_session import Update
from cardavia_desktop.ui.card_art import CardStyle
from cardavia_desktop.ui.table.guandan import GuandanFace
from cardavia_desktop.ui.table.layout.arcs import arc_between, outside
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.hand import HandLayout, Slot
from cardavia_desktop.ui.table.placing import clear_of_cards
from cardavia_desktop.ui.table.preferences import Speed, TablePreferences
from cardavia_desktop.ui.table.shown import Shown, steps
from tests.ui.table.driving import Player
from tools.shots.collect import FOLDER
from tools.shots.positions import without_last

SLOW = TablePreferences(speed=Speed.SLOW)
FACE = GuandanFace(CardStyle().letter)


def tribute_shown(qtbot: QtBot, name: str) -> Player:
    """Return a player before whose eyes the tribute of a kept match is paid."""
    player = Player(qtbot, preferences=SLOW)
    match = codec.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"), GAMES)
    deal = match.log[-1]
    assert isinstance(deal, Deal)
    begun = without_last(match)
    player.resume(begun)
    events = begun.deal(deal)
    player.session.changed.emit(Update(events, begun.state.observe(0), fresh=False))
    for _ in range(20):
        if isinstance(shown(player).event, TributePaid):
            return player
        player.table._choreographer.complete()
        player.table._choreographer.go_on()
    raise AssertionError("no tribute is shown")


def shown(player: Player) -> Shown:
    found = player.table._choreographer.shown
    assert found is not None
    return found


@pytest.mark.parametrize("by_key", [True, False])
def test_each_gift_is_told_until_one_goes_on(qtbot: QtBot, by_key: bool) -> None:
    player = tribute_shown(qtbot, "gd-two-tributes")
    assert player.table.status_text == "Tao gives Lan the red joker."
    assert player.button("go_on").isVisible()
    gifts = player.table._stage._gifts
    assert gifts.isVisible()
    first = gifts._ways
    assert len(first) == 1
    if by_key:
        player.key(Qt.Key.Key_Return)
    else:
        player.click("go_on")
    assert player.table.status_text.startswith("Tao gives Lan the red joker. Mei gives you the ")
    assert len(gifts._ways) == 2
    received = player.table._stage._received
    assert received.isVisible()
    assert received.text == "From Mei"
    player.table.complete()
    QApplication.processEvents()
    assert not gifts.isVisible()
    assert not player.button("go_on").isVisible()


def test_places_and_duties_stand_on_the_plates_only_meanwhile(qtbot: QtBot) -> None:
    player = tribute_shown(qtbot, "gd-two-tributes")
    seats = [FACE.seat(seat, shown(player)) for seat in range(4)]
    assert [seat.honour for seat in seats] == ["2nd", "", "1st", ""]
    assert [seat.alert for seat in seats] == ["", "pays", "", "pays"]
    player.table.complete()
    QApplication.processEvents()
    seats = [FACE.seat(seat, shown(player)) for seat in range(4)]
    assert not any(seat.honour or seat.alert for seat in seats)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (TributePaid(1, 3, parse("BJ")[0]), "Tao gives Mei the black joker."),
        (TributePaid(0, 3, parse("AS")[0]), "You give Mei the ace of spades."),
        (TributePaid(2, 0, parse("AS")[0]), "Lan gives you the ace of spades."),
        (TributeReturned(3, 1, parse("2S")[0]), "Mei returns the 2 of spades to Tao."),
        (TributeReturned(0, 1, parse("2S")[0]), "You return the 2 of spades to Tao."),
        (TributeReturned(3, 0, parse("2S")[0]), "Mei returns the 2 of spades to you."),
    ],
)
def test_sentences(event: TributePaid | TributeReturned, line: str) -> None:
    match = codec.loads((FOLDER / "gd-tribute.json").read_text(encoding="utf-8"), GAMES)
    view = match.state.observe(0)
    assert isinstance(view, GuandanObservation)
    state = Shown(view, view.hand, view.counts, _marks(event), event, ())
    assert FACE.status(state).line == line
    assert FACE.status(state).title
    assert FACE.status(state).rule


def _marks(event: TributePaid | TributeReturned) -> tuple[TributePaid | TributeReturned | None, ...]:
    return tuple(event if seat == event.receiver else None for seat in range(4))


def test_steps_keep_earlier_gifts_before_the_seats() -> None:
    match = codec.loads((FOLDER / "gd-two-tributes.json").read_text(encoding="utf-8"), GAMES)
    events = [event for event in match.events if isinstance(event, TributePaid)][-2:]
    states = steps(events, match.state.observe(0), (None,) * 4)
    assert [sum(mark is not None for mark in state.marks) for state in states] == [1, 2]


def test_an_arc_leaves_both_its_ends_free() -> None:
    start, end = Rect(0, 300, 200, 70), Rect(900, 200, 100, 140)
    arc = arc_between(start, end)
    assert arc.at(0) == (start.cx, start.cy)
    assert arc.at(1) == (end.cx, end.cy)
    middle = arc.at(0.5)
    assert middle.y < (start.cy + end.cy) / 2, "it bows upwards"
    first, last = outside(arc, start, end, 12)
    assert 0 < first < last < 1
    for share, rect in ((first, start), (last, end)):
        x, y = arc.at(share)
        assert not rect.contains(x, y)
    near = Rect(210, 300, 100, 70)
    assert outside(arc_between(start, near), start, near, 60) == (0.0, 0.0), "there is no room for one"


def test_words_about_a_card_in_a_column_stay_off_the_higher_columns_beside_it() -> None:
    felt = Rect(0, 0, 900, 500)

    def column(number: int, height: float) -> Slot:
        place = Rect(100 + 110 * number, 400 - height, 100, height)
        return Slot(number, place, place, number)

    low, higher = column(1, 150), column(2, 180)
    tag = Rect(low.rect.cx - 70, 230, 140, 18)
    hand = HandLayout((low, higher), 100, 20, 220, columns=True)
    kept = clear_of_cards(hand, tag, low.rect, felt)
    assert kept.right == low.rect.right
    assert not kept.meets(higher.rect)
    both = HandLayout((column(0, 180), low), 100, 20, 220, columns=True)
    assert clear_of_cards(both, tag, low.rect, felt).x == low.rect.x
    alone = HandLayout((low,), 100, 20, 220, columns=True)
    assert clear_of_cards(alone, tag, low.rect, felt) == tag
