"""The table through the accessibility interface: what it is made of, what can be done, what is told."""

import gc
from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.actions import Bid
from cardavia_desktop.engine.cards import numbered, parse
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.match import Match
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.table.access import interfaces
from cardavia_desktop.ui.table.table_view import TableView
from tests.ui.table.driving import Player

Role, Name, Description = QAccessible.Role, QAccessible.Text.Name, QAccessible.Text.Description
Found = list[QAccessibleInterface]


@pytest.fixture(autouse=True)
def somebody_listens() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    language = Language()
    language.switch("en")
    yield
    language.close()


def root(player: Player) -> QAccessibleInterface:
    view = player.table.findChild(TableView)
    assert isinstance(view, TableView)
    found = QAccessible.queryAccessibleInterface(view)
    assert isinstance(found, interfaces.ViewAccessible)
    return found


def all_of(item: QAccessibleInterface) -> Found:
    """Return an object and everything in it; see that the tree hangs together on the way."""
    found = [item]
    for index in range(item.childCount()):
        child = item.child(index)
        assert child.isValid()
        assert child.parent() is item
        assert item.indexOfChild(child) == index
        found += all_of(child)
    return found


def named(player: Player, start: str) -> QAccessibleInterface:
    """Return the first object whose name begins so."""
    for item in all_of(root(player)):
        if item.text(Name).startswith(start):
            return item
    raise LookupError(f"{start!r} is not among {[item.text(Name) for item in all_of(root(player))]}")


def cards(hand: QAccessibleInterface) -> list[str]:
    return [hand.child(index).text(Name) for index in range(hand.childCount())]


def dealt(qtbot: QtBot) -> Player:
    """Return a player who leads as landlord, after bids of everyone."""
    player = Player(qtbot, seed=3)
    mine = "RJ BJ 2S 2H AS KS KH QS QD JC TS 9H 8D 7C 6S 5H 4D"
    rest = [card for card in range(54) if card not in parse(mine + " 3S 3H 3D")]
    hands = (tuple(sorted(parse(mine))), tuple(rest[:17]), tuple(rest[17:]))
    player.resume(Match(doudizhu.GAME, Deal(hands, parse("3S 3H 3D"), 0), {}, ("", "greedy", "greedy")))
    player.session.act(Bid(3))
    player.wait()
    return player


def test_everything_on_the_table_is_an_object_with_a_name_and_a_place(qtbot: QtBot) -> None:
    player = dealt(qtbot)
    everything = all_of(root(player))
    assert [item for item in everything if not item.text(Name)] == []
    within = root(player).rect().adjusted(-1, -1, 1, 1)
    assert [item.text(Name) for item in everything if not within.contains(item.rect())] == []
    assert root(player).role() == Role.Grouping
    roles = {item.text(Name): item.role() for item in everything}
    assert roles["You, Landlord, 20 cards"] == roles["Mei, Farmer, 17 cards"] == Role.Grouping
    assert roles["Bottom cards"] == roles["Your hand, 20 cards"] == Role.List
    assert roles["red joker"] == Role.ListItem
    assert roles["Stake: 3, Bid 3"] == Role.StaticText
    assert roles["You lead. Play any combination."] == Role.StaticText
    assert named(player, "You, Landlord").text(Description) == "Your turn"


def test_the_hand_is_told_in_its_order_with_what_is_chosen_and_where_the_keyboard_is(qtbot: QtBot) -> None:
    player = dealt(qtbot)
    hand = named(player, "Your hand")
    assert cards(hand) == [phrases.card_name(slot.card) for slot in player.table._stage.hand.slots]
    assert hand.state().multiSelectable
    player.key(Qt.Key.Key_Home)
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Space)
    second = hand.child(1)
    state = second.state()
    assert state.selectable
    assert state.focusable
    assert state.selected
    assert state.focused
    assert [hand.child(index).state().selected for index in (0, 2)] == [0, 0]
    assert root(player).focusChild() is second
    assert hand.focusChild() is second


def test_a_card_is_found_where_it_is_seen(qtbot: QtBot) -> None:
    player = dealt(qtbot)
    view = player.table.findChild(TableView)
    assert isinstance(view, TableView)
    for card in player.view.hand:
        at = view.mapToGlobal(player.point(card))
        assert root(player).childAt(at.x(), at.y()).text(Name) == phrases.card_name(card)
    assert root(player).childAt(-5000, 0) is None


def test_a_card_is_chosen_and_reached_by_its_actions(qtbot: QtBot) -> None:
    player = dealt(qtbot)
    act = named(player, "red joker").actionInterface()
    assert act is not None
    act.doAction(act.toggleAction())
    assert player.table.selected == set(parse("RJ"))
    act.doAction(act.toggleAction())
    assert not player.table.selected
    act.doAction(act.setFocusAction())
    assert root(player).focusChild().text(Name) == "red joker"
    assert named(player, "Bottom cards").child(0).actionInterface() is None


def test_the_bases_own_calls_get_an_answer(qtbot: QtBot) -> None:
    """Qt asks through its own functions, where an answer that the binding cannot read is a crash."""
    player = dealt(qtbot)
    for item in all_of(root(player)):
        for ask in ("actionInterface", "selectionInterface", "textInterface", "valueInterface"):
            getattr(QAccessibleInterface, ask)(item)


def test_plays_wild_cards_and_tributes_are_told_as_they_lie(qtbot: QtBot) -> None:
    mine = parse("RJ BJ 7S 7H 7C AS AD KS KH KC QS QD JS JH TS TC 9S 9H 8C 8D 8D 6S 6H 5S 5D 4S 3S")
    rest = [card for card in range(108) if card not in mine]
    others = [tuple(sorted(numbered(rest[start : start + 27]))) for start in (0, 27, 54)]
    player = Player(qtbot)
    deal = Deal((tuple(sorted(mine)), *others), (), 0)
    player.resume(Match(guandan.GAME, deal, {"level": "7"}, ("", "greedy", "greedy", "greedy")))
    assert named(player, "7 of hearts, wild card").parent() is named(player, "Your hand")
    assert named(player, "10 of spades").text(Description) == "part of a straight flush"
    assert named(player, "Your team, level 7")
    play = next(
        action.combination
        for action in player.view.legal
        if hasattr(action, "combination") and set(action.combination.cards) == set(parse("9S 9H 7H"))
    )
    shown: list[str] = []
    player.table.showing.connect(
        lambda state: (
            shown.append(named(player, "You: ").child(2).text(Name))
            if state.marks[0] is not None and not shown
            else None
        )
    )
    player.choose(play.cards)
    player.key(Qt.Key.Key_Return)
    player.wait()
    assert shown == ["wild card as 9 of hearts"] or shown[0].startswith("wild card as 9")


Told = list[tuple[str, str]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """Return what is told to assistive programs: the kind of event, and the name of what it is about."""
    events: Told = []

    def take(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            about = event.message()
        else:
            about = event.accessibleInterface().text(Name)
        events.append((event.type().name, about))

    monkeypatch.setattr(QAccessible, "updateAccessibility", take)
    return events


def test_the_focus_a_choice_and_its_worth_are_told(qtbot: QtBot, told: Told) -> None:
    player = dealt(qtbot)
    all_of(root(player))
    told.clear()
    player.key(Qt.Key.Key_Home)
    assert told == [("Focus", "red joker")]
    told.clear()
    player.key(Qt.Key.Key_Space)
    assert ("SelectionAdd", "red joker") in told
    assert ("Announcement", "Single red joker: may be led") in told
    told.clear()
    player.key(Qt.Key.Key_End)
    player.key(Qt.Key.Key_Space)
    said = [about for kind, about in told if kind == "Announcement"]
    assert any(about.startswith("Not a combination: ") for about in said)


def test_every_event_and_the_turn_are_told(qtbot: QtBot, told: Told) -> None:
    player = dealt(qtbot)
    said = [about for kind, about in told if kind == "Announcement"]
    assert "You: bid 3." in said
    assert "Landlord for 3: You. Bottom cards: 3 of spades, 3 of hearts, 3 of diamonds." in said
    assert said[-1] == "You lead. Play any combination."
    told.clear()
    player.choose(parse("4D"))
    player.click("play")
    player.wait()
    said = [about for kind, about in told if kind == "Announcement"]
    assert "You: Single 4." in said
    assert said[-1].startswith(("Your turn.", "You lead.", "No card"))
    gone = {about for kind, about in told if kind == "ObjectDestroyed"}
    assert "4 of diamonds" in gone


def test_a_language_changes_all_names(qtbot: QtBot) -> None:
    player = dealt(qtbot)
    before = {item.text(Name) for item in all_of(root(player))}
    language = Language()
    language.switch("fr")
    player.wait()
    after = {item.text(Name) for item in all_of(root(player))}
    language.close()
    proper = {name for name in before if name.startswith(("Tao", "Mei"))}
    assert not (before & after) - proper, before & after
    assert "Votre main, 20 cartes" in after


def test_objects_live_as_long_as_what_they_stand_for(qtbot: QtBot) -> None:
    player = dealt(qtbot)
    joker = named(player, "red joker")
    number = QAccessible.uniqueId(joker)
    assert QAccessible.accessibleInterface(number) is joker
    player.choose(parse("RJ"))
    player.click("play")
    player.wait()
    assert QAccessible.accessibleInterface(number) is None


def test_many_tables_come_and_go(qtbot: QtBot) -> None:
    for seed in range(12):
        player = Player(qtbot, seed=seed)
        player.start(guandan.GAME)
        number = QAccessible.uniqueId(named(player, "Your hand"))
        view = player.table._view
        player.table._view = TableView(player.table._stage, player.table)
        shiboken6.delete(view)
        gc.collect()
        assert QAccessible.accessibleInterface(number) is None


def test_nothing_is_looked_at_while_nobody_listens(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    QAccessible.setActive(False)
    player = dealt(qtbot)
    looks: list[int] = []
    describe: Callable[[], object] = player.table._narrator._voice._view._describe

    def look() -> object:
        looks.append(1)
        return describe()

    monkeypatch.setattr(player.table._narrator._voice._view, "_describe", look)
    player.choose(parse("4D"))
    player.click("play")
    player.wait()
    assert not looks
    QAccessible.setActive(True)
    assert all_of(root(player))
    assert looks


def test_the_chooser_tells_its_readings_and_they_are_radio_buttons(qtbot: QtBot, told: Told) -> None:
    mine = parse("3S 3H 4S 4H 7H 7H 9C TD JD QD KD AD AS AH KS KH KC QS QH JS JH TS TH 9S 9H 8S 8H")
    rest = [card for card in range(108) if card not in mine]
    others = [tuple(sorted(numbered(rest[start : start + 27]))) for start in (0, 27, 54)]
    player = Player(qtbot)
    deal = Deal((tuple(sorted(mine)), *others), (), 0)
    player.resume(Match(guandan.GAME, deal, {"level": "7"}, ("", "greedy", "greedy", "greedy")))
    player.choose(parse("3S 3H 4S 4H 7H 7H"))
    told.clear()
    player.click("play")
    said = [about for kind, about in told if kind == "Announcement"]
    count = len(player.table.chooser.buttons)
    assert said[-2:] == ["Which do you mean?", f"{player.table.chooser.buttons[0].text()}, 1 of {count}"]
    player.key(Qt.Key.Key_2)
    assert told[-1] == ("Announcement", f"{player.table.chooser.buttons[1].text()}, 2 of {count}")
    objects = [QAccessible.queryAccessibleInterface(button) for button in player.table.chooser.buttons]
    assert [item.role() for item in objects] == [Role.RadioButton] * count
    assert [bool(item.state().checked) for item in objects] == [False, True] + [False] * (count - 2)
    assert all(item.text(Description).count(",") == 5 for item in objects)


def test_a_result_is_told_whole(qtbot: QtBot) -> None:
    player = Player(qtbot, seed=5)
    player.start(doudizhu.GAME)
    for _ in range(200):
        if player.view.result is not None:
            break
        legal = player.view.legal
        player.session.act(legal[-1])
        player.wait()
    panel = QAccessible.queryAccessibleInterface(player.table._ending._panel)
    content = player.table._ending._panel._content
    assert content is not None
    assert panel.text(Name).startswith(content.title)
    words = panel.text(Description)
    for row in content.seats:
        assert row.name in words
        assert row.value in words
    for name, held in content.hands:
        assert f"{name}: {', '.join(map(phrases.card_name, held))}" in words
